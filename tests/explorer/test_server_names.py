"""Names that a served page saves: by whom, in what form, and never over somebody else's."""

import http.client
import json
import os
import threading

import pytest

from tests.explorer.test_server import ask, raw
from topicgrouper import Model, TopicName, fit_tree

NODE = 3
NAME = {"node": NODE, "name": "Tea", "note": "", "before": None}


@pytest.fixture
def path(model, tmp_path):
    path = tmp_path / "model.tg"
    model.save(path)
    return path


@pytest.fixture
def server(static, model, path):
    with model.serve(names_path=path) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def post(server, value, **changes):
    """Send a request as the page does, except for some headers; None leaves one out."""
    host = f"127.0.0.1:{server.server_port}"
    headers = {
        "Host": host,
        "Origin": f"http://{host}",
        "Content-Type": "application/json",
        "X-Topicgrouper-Token": server.token,
        **changes,
    }
    content = value if isinstance(value, bytes) else json.dumps(value).encode()
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=60)
    try:
        sent = {name: text for name, text in headers.items() if text is not None}
        connection.request("POST", "/api/names", body=content, headers=sent)
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    finally:
        connection.close()


def names_in(path):
    return dict(Model.load(path).topic_names)


def test_a_name_is_saved_and_nothing_else_changes(server, model, path):
    before = Model.load(path)
    status, answer = post(server, {**NAME, "note": "hot\nor cold"})
    assert (status, answer) == (200, {"node": NODE, "name": "Tea", "note": "hot\nor cold"})
    after = Model.load(path)
    assert dict(after.tree.topic_names) == {NODE: TopicName("Tea", "hot\nor cold")}
    assert after.tree == before.tree
    assert after.texts == before.texts == model.texts
    assert after.source == before.source
    assert (after.document_model is None) == (before.document_model is None)
    assert json.loads(ask(server, "/api/names")[2]) == {
        "names": [{"node": NODE, "name": "Tea", "note": "hot\nor cold"}]
    }


def test_names_are_removed(server, path):
    post(server, NAME)
    seen = {"name": "Tea", "note": ""}
    assert post(server, {"node": NODE, "name": " ", "note": "", "before": seen})[0] == 200
    assert names_in(path) == {}


def test_the_second_of_two_tabs_hears_of_the_first(server, path):
    assert post(server, NAME)[0] == 200
    status, answer = post(server, {**NAME, "name": "Cups"})
    assert status == 409
    assert answer["current"] == {"name": "Tea", "note": ""}
    assert names_in(path) == {NODE: TopicName("Tea")}
    seen = answer["current"]
    assert post(server, {**NAME, "name": "Cups", "before": seen})[0] == 200
    assert post(server, {**NAME, "node": NODE + 1, "name": "Space"})[0] == 200  # another topic
    assert set(names_in(path)) == {NODE, NODE + 1}


def test_a_name_given_in_a_terminal_meanwhile_is_kept(server, path):
    Model.update_names(
        path, lambda names: {**names, NODE: TopicName("Drinks"), 0: TopicName("Zero")}
    )
    status, answer = post(server, NAME)
    assert (status, answer["current"]) == (409, {"name": "Drinks", "note": ""})
    assert post(server, {**NAME, "node": 1})[0] == 200
    assert names_in(path) == {
        0: TopicName("Zero"),
        1: TopicName("Tea"),
        NODE: TopicName("Drinks"),
    }
    shown = json.loads(ask(server, "/api/names")[2])["names"]
    assert [name["name"] for name in shown] == ["Zero", "Tea", "Drinks"]


def test_many_tabs_at_once_lose_nothing(path, server):
    statuses = []

    def save(number):
        request = {"node": number % 4, "name": f"n{number}", "note": "", "before": None}
        statuses.append(post(server, request)[0])

    threads = [threading.Thread(target=save, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(names_in(path)) == {0, 1, 2, 3}
    assert sorted(statuses) == [200] * 4 + [409] * 4


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.org"},
        {"Origin": "null"},
        {"Origin": None},
        {"Origin": "http://127.0.0.1"},  # another port
        {"X-Topicgrouper-Token": None},
        {"X-Topicgrouper-Token": ""},
        {"X-Topicgrouper-Token": "x" * 43},
        {"X-Topicgrouper-Token": "\u00e9"},
        {"Host": "example.org", "Origin": "http://example.org"},
    ],
)
def test_other_pages_cannot_save(server, path, headers):
    status, answer = post(server, NAME, **headers)
    assert status == 403
    assert answer["error"]
    assert names_in(path) == {}


def test_forms_of_other_pages_are_refused(server, path):
    for kind in ("text/plain", "application/x-www-form-urlencoded", None):
        assert post(server, NAME, **{"Content-Type": kind})[0] == 415
    assert ask(server, "/api/names", method="OPTIONS")[0] == 405
    assert names_in(path) == {}


def test_the_token_is_in_the_address_only_and_differs(server, model, path, static):
    assert server.address == f"{server.url}#token={server.token}"
    assert len(server.token) >= 43
    places = ("/", "/api/names", "/api/documents/0", "/api/node/3/documents", "/api/token")
    for place in places:
        for method in ("GET", "HEAD", "POST"):
            _, headers, content = ask(server, place, method=method)
            assert server.token not in f"{headers} {content}"
    assert b'"savesNames":true' in ask(server, "/")[2]
    with model.serve(names_path=path) as other:
        assert other.token != server.token


@pytest.mark.parametrize("length", [200_001, 10**10 - 1])
def test_large_requests_are_not_read(server, length):
    host = f"127.0.0.1:{server.server_port}"
    head = (
        f"POST /api/names HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        f"Content-Type: application/json\r\nX-Topicgrouper-Token: {server.token}\r\n"
    )
    answer = raw(server, f"{head}Content-Length: {length}\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 413 ")
    for missing in ("", "Content-Length: -1\r\n", "Transfer-Encoding: chunked\r\n"):
        assert raw(server, f"{head}{missing}\r\n".encode()).startswith(b"HTTP/1.1 411 ")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"name": "a\nb"}, "U+000A"),
        ({"name": "\u202egnp.exe"}, "U+202E"),
        ({"name": "x" * 10_000}, "at most 200"),
        ({"note": "x" * 10_000}, "at most 5,000"),
        ({"name": "", "note": "a note"}, "needs a name"),
        ({"name": 5}, "texts"),
        ({"name": None}, "texts"),
        ({"node": -1}, "node must be"),
        ({"node": 10**30}, "node must be"),
        ({"node": True}, "node must be"),
        ({"node": "3"}, "node must be"),
        ({"before": "Tea"}, "object"),
        ({"more": 1}, "object"),
    ],
)
def test_invalid_names_are_refused_with_a_reason(server, path, changes, message):
    status, answer = post(server, {**NAME, **changes})
    assert status == 400
    assert message in answer["error"]
    assert names_in(path) == {}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b"NaN", b"1"])
def test_what_is_not_a_request_is_refused(server, content):
    assert post(server, content)[0] == 400


def test_a_file_that_holds_another_tree_is_left_alone(server, path):
    other = Model(fit_tree([[2, 1, 0, 1], [0, 1, 3, 1]], ["a", "b", "c", "d"]))
    other.save(path)
    before = path.read_bytes()
    status, answer = post(server, NAME)
    assert status == 400
    assert "another tree" in answer["error"]
    assert ask(server, "/api/names")[0] == 400
    assert path.read_bytes() == before


def test_a_file_that_is_gone_or_damaged_is_told(server, path):
    path.write_bytes(b"not a model")
    assert post(server, NAME)[0] == 400
    path.unlink()
    assert post(server, NAME)[0] in (400, 500)
    assert ask(server, "/api/names")[0] == 500


def test_a_file_that_cannot_be_written_is_told(server, path, monkeypatch):
    def fail(*args, **options):
        raise PermissionError(13, "Permission denied", os.fspath(path))

    monkeypatch.setattr("topicgrouper.model.archive.write_sections", fail)
    status, answer = post(server, NAME)
    assert status == 500
    assert answer["error"] == "the model's file cannot be used: Permission denied"
    assert names_in(path) == {}


def test_without_the_option_the_server_stays_read_only(static, model):
    with model.serve() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            assert post(server, NAME, **{"X-Topicgrouper-Token": ""})[0] == 405
            assert ask(server, "/api/names")[0] == 404
            assert '"savesNames":false' in server.page.decode()
            assert server.address == server.url
        finally:
            server.shutdown()
            thread.join()
