import http.client
import json
import socket
import threading

import pytest

from tests.explorer.test_page import policy_of
from topicgrouper import Model


@pytest.fixture
def running():
    """Start servers that end with the test."""
    started = []

    def start(model, **options):
        server = model.serve(**options)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        started.append((server, thread))
        return server

    yield start
    for server, thread in started:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def server(running, static, model):
    return running(model)


def ask(server, path, *, method="GET", **headers):
    """Send a request and give status, headers and content."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
    try:
        connection.request(method, path, headers=headers)
        response = connection.getresponse()
        return response.status, response.headers, response.read()
    finally:
        connection.close()


def raw(server, request):
    """Send bytes and give what comes back."""
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=60) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65536), b""))


def test_views_are_served_if_given(running, static, model):
    _, _, content = ask(running(model, views=[3]), "/")
    assert b'"startN":3,' in content


def test_the_page_is_served_and_may_ask_its_server(server):
    status, headers, content = ask(server, "/")
    assert status == 200
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    page = content.decode()
    assert '"mode":"server"' in page
    assert "connect-src 'self'" in policy_of(page)
    assert headers["Content-Security-Policy"] == f"{policy_of(page)}; frame-ancestors 'none'"


@pytest.mark.parametrize("path", ["/", "/api/documents/0", "/nothing"])
def test_every_answer_is_guarded(server, path):
    _, headers, _ = ask(server, path)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "Access-Control-Allow-Origin" not in headers
    assert "Python" not in headers["Server"]


def test_documents_come_in_parts(server, model):
    path = f"/api/node/{model.tree.n_nodes - 1}/documents"
    status, headers, content = ask(server, path)
    assert (status, headers["Content-Type"]) == (200, "application/json")
    whole = json.loads(content)["documents"]
    part = json.loads(ask(server, f"{path}?offset=1&limit=2")[2])
    assert part == {"total": len(whole), "documents": whole[1:3]}
    assert ask(server, "/api/about?q=tea&limit=101")[0] == 400
    assert ask(server, "/api/documents/5/surprise")[0] == 404


def test_views_that_are_none_are_bad_requests(server, model):
    node = int(model.tree.view(3).nodes[0])
    for view in ("cut", "99", "some", "", "3&main=3", "3,x1", "9" * 40_000):
        assert ask(server, f"/api/node/{node}/documents?main={view}")[0] == 400
    assert ask(server, "/api/main")[0] == 404
    assert ask(server, "/api/main?main=cut")[0] == 400


@pytest.mark.parametrize("question", ["search", "about"])
@pytest.mark.parametrize("query", ["", "q=", "q=a&q=b", f"q={'x' * 201}"])
def test_texts_that_cannot_be_searched_are_told(server, question, query):
    status, _, content = ask(server, f"/api/{question}?{query}")
    assert status == 400
    assert json.loads(content)["error"] == "q must be one text of 1 to 200 characters"


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/static/js/main.js",
        "/../../etc/passwd",
        "/%2e%2e/etc/passwd",
        "/api",
        "/api/documents/5",
        "/api/documents/-1",
        "/api/documents/0/",
        "/api/documents/٣",
        "/api/documents/99999999999999999999",
        "/api/node/9999/documents",
        "/api/node/0",
    ],
)
def test_all_else_is_not_there(server, path):
    reply = raw(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    head, _, content = reply.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 404 ")
    assert b"application/json" in head
    assert json.loads(content)["error"]


@pytest.mark.parametrize(
    "query",
    ["limit=0", "limit=101", "limit=x", "limit=1&limit=2", "offset=-1", "offset=", "offset=1e3"],
)
def test_wrong_numbers_are_told(server, query):
    status, _, content = ask(server, f"/api/node/0/documents?{query}")
    assert status == 400
    name = query.partition("=")[0]
    assert json.loads(content)["error"].startswith(f"{name} must be one whole number from ")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "NONSENSE"])
def test_nothing_can_be_changed(server, method):
    status, headers, content = ask(server, "/", method=method)
    assert status == 405
    assert headers["Allow"] == "GET, HEAD"
    assert json.loads(content) == {"error": "only GET and HEAD are supported"}


def test_head_has_no_content(server):
    status, headers, content = ask(server, "/", method="HEAD")
    assert (status, content) == (200, b"")
    assert int(headers["Content-Length"]) == len(server.page)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_names_of_strangers_are_refused(server, host):
    for path in ("/", "/api/documents/0"):
        status, _, content = ask(server, path, Host=host)
        assert status == 403
        assert json.loads(content) == {"error": "the Host header names another server"}


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1234", "127.0.0.1", "[::1]:80"])
def test_addresses_and_this_machine_are_answered(server, host):
    assert ask(server, "/", Host=host)[0] == 200


@pytest.mark.parametrize("hosts", ["", "Host: localhost\r\nHost: evil.example\r\n"])
def test_one_host_is_named(server, hosts):
    reply = raw(server, f"GET / HTTP/1.1\r\n{hosts}\r\n".encode())
    assert reply.startswith(b"HTTP/1.1 403 ")


def test_malformed_requests_are_answered_as_json(server):
    reply = raw(server, b"GET / HTTP/9.9\r\n\r\n")
    assert b"application/json" in reply
    assert raw(server, b"\x00\xff\r\n\r\n").startswith(b"HTTP/1.1 400 ")
    assert ask(server, "/")[0] == 200


@pytest.mark.parametrize("place", ["http://[", "http://[::1/", "http://]/", "x://[1]a]/"])
def test_places_that_are_none_are_bad_requests(server, capfd, place):
    reply = raw(server, f"GET {place} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert reply.startswith(b"HTTP/1.1 400 ")
    assert b"application/json" in reply
    assert "Traceback" not in capfd.readouterr().err


def test_a_browser_that_leaves_early_is_no_error(server, capfd):
    for _ in range(3):
        connection = socket.create_connection(("127.0.0.1", server.server_port))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        connection.close()
    assert ask(server, "/")[0] == 200
    assert capfd.readouterr().err == ""


def test_a_request_that_ctrl_c_closed_is_not_reported(static, model, capfd):
    with model.serve() as server:
        address = ("127.0.0.1", server.server_port)
        with socket.create_connection(address) as connection:
            request, client = server.get_request()
            # what socketserver does when Ctrl-C comes while a thread starts to answer
            server.shutdown_request(request)
            server.process_request_thread(request, client)
            assert connection.recv(1) == b""
    assert capfd.readouterr().err == ""


def test_only_this_machine_is_answered_and_any_port_will_do(server):
    assert server.server_address[0] == "127.0.0.1"
    assert server.server_port > 0
    assert server.address == f"http://127.0.0.1:{server.server_port}/"


def test_the_url_for_all_addresses_is_one_that_opens(running, static, model):
    server = running(model, host="0.0.0.0")
    assert server.address == f"http://127.0.0.1:{server.server_port}/"


def test_a_port_in_use_is_an_error(server, static, model):
    with pytest.raises(OSError, match="in use"):
        model.serve(port=server.server_port)


def test_without_counts_there_is_a_page_only(running, static, model, tmp_path):
    model.tree.save(tmp_path / "bare.tg", counts=False)
    server = running(Model(type(model.tree).load(tmp_path / "bare.tg")))
    page = ask(server, "/")[2].decode()
    assert '"documents":null' in page
    assert "connect-src 'none'" in policy_of(page)
    assert ask(server, "/api/documents/0")[0] == 404
    assert ask(server, "/api/about?q=tea")[0] == 404
    assert ask(server, "/api/documents/0/surprise")[0] == 404


def test_documents_of_a_group(server, model):
    path = f"/api/node/{model.tree.n_nodes - 1}/documents"
    status, _, content = ask(server, f"{path}?by=0&group=1")
    assert status == 200
    assert {document["label"] for document in json.loads(content)["documents"]} == {"tea"}
    for query in ("by=0", "group=0", "by=9&group=0", "by=0&group=9", "by=x&group=0", "by=0&by=0"):
        status, _, content = ask(server, f"{path}?{query}")
        assert status == 400, query
        assert json.loads(content)["error"]
