"""A local server for the page and its documents.

It serves only the page, and JSON under ``/api``. Requests change nothing and read no files. As a
protection against DNS rebinding, the ``Host`` header must be an IP address, ``localhost``, the name
of the machine, or the host that the server listens on.
"""

from __future__ import annotations

import ipaddress
import json
import os
import re
import socket
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import TCPServer
from typing import TYPE_CHECKING, Any, SupportsIndex
from urllib.parse import parse_qs, urlsplit

from topicgrouper.explorer.document_api import DocumentApi
from topicgrouper.explorer.page import policy_of, render_page
from topicgrouper.explorer.page_documents import documents_from_server
from topicgrouper.explorer.page_groups import page_groups
from topicgrouper.explorer.payload import make_payload
from topicgrouper.tree.flat_view import as_view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

MAX_DOCUMENTS = 100
"""Maximum number of documents per answer."""

MAX_QUERY = 200
"""Maximum number of characters to search for."""

_NODE = re.compile(r"/api/node/(\d{1,10})/documents")
_DOCUMENT = re.compile(r"/api/documents/(\d{1,10})(/surprise)?")
_HEADERS = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class ExplorerServer(ThreadingHTTPServer):
    """A server for one model; ``serve_forever`` starts it, ``server_close`` frees its port."""

    daemon_threads = True  # open connections of a browser do not delay the end
    block_on_close = False
    allow_reuse_address = os.name != "nt"  # on Windows another program could take over the port

    def __init__(
        self,
        model: Record,
        *,
        title: str | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        views: Iterable[SupportsIndex | FlatView] = (),
    ) -> None:
        has_documents = model.tree.has_counts
        documents = documents_from_server(model) if has_documents else None
        shown = [as_view(model.display_tree, view) for view in views]
        groups = page_groups(model)
        payload = make_payload(model, title=title, documents=documents, views=shown, groups=groups)
        page = render_page(payload)
        self.page = page.encode("utf-8")
        self.policy = f"{policy_of(page)}; frame-ancestors 'none'"
        self.api = DocumentApi(model, groups=groups, views=shown) if has_documents else None
        self.n_nodes, self.n_documents = model.tree.n_nodes, model.n_documents
        self.names = {host.lower(), "localhost", socket.gethostname().lower()}
        if ":" in host:
            self.address_family = socket.AF_INET6
        super().__init__((host, port), _Handler)

    @property
    def address(self) -> str:
        """The address to open in a browser on this machine."""
        host, port = self.server_address[:2]
        host = str(host)
        if ipaddress.ip_address(host).is_unspecified:
            host = "::1" if ":" in host else "127.0.0.1"
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

    def server_bind(self) -> None:
        """Bind without asking the network for the machine's name, which can take seconds."""
        TCPServer.server_bind(self)
        self.server_name = str(self.server_address[0])
        self.server_port = self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors, except those of connections that were closed before the answer.

        Browsers close connections early. So does Ctrl-C in the main thread: socketserver then
        closes the request that it has just handed to a thread.
        """
        is_closed = request.fileno() == -1
        if not is_closed and not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    """One connection."""

    server: ExplorerServer
    protocol_version = "HTTP/1.1"
    server_version = "topicgrouper"
    sys_version = ""
    timeout = 60

    def do_GET(self) -> None:
        if not self._is_for_this_server():
            self._send_json(HTTPStatus.FORBIDDEN, {"error": "the Host header names another server"})
            return
        try:
            place = urlsplit(self.path)
            if place.path == "/":
                self._send(HTTPStatus.OK, "text/html; charset=utf-8", self.server.page)
                return
            query = parse_qs(place.query, keep_blank_values=True, max_num_fields=10)
            answer = self._answer(place.path, query)
        except ValueError as error:
            self._send_json(HTTPStatus.BAD_REQUEST, {"error": str(error)})
            return
        if answer is None:
            self._send_json(HTTPStatus.NOT_FOUND, {"error": "not found"})
        else:
            self._send_json(HTTPStatus.OK, answer)

    def do_HEAD(self) -> None:
        self.do_GET()

    def send_error(
        self,
        code: int,
        message: str | None = None,
        explain: str | None = None,  # noqa: ARG002 - the base class's signature
    ) -> None:
        """Send errors of the base class (methods, malformed requests) as JSON."""
        status = HTTPStatus(code)
        self.close_connection = True
        self.request_version = "HTTP/1.1"  # malformed requests also get headers
        if status is HTTPStatus.NOT_IMPLEMENTED:
            status = HTTPStatus.METHOD_NOT_ALLOWED
            message = "only GET and HEAD are supported"
        self._send_json(status, {"error": message or status.phrase})

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Do not log requests."""

    def _answer(self, path: str, query: _Query) -> Any:
        api = self.server.api
        if api is None:
            return None
        if path in ("/api/search", "/api/about"):
            find = api.search if path == "/api/search" else api.about
            return find(_text(query), **_part(query))
        if path == "/api/main":
            main = _main(query)
            return None if main is None else api.main_topics(main)
        if (match := _NODE.fullmatch(path)) and int(match[1]) < self.server.n_nodes:
            node, main, group = int(match[1]), _main(query), _group(query)
            return api.strongest(node, main=main, group=group, **_part(query))
        if (match := _DOCUMENT.fullmatch(path)) and int(match[1]) < self.server.n_documents:
            row = int(match[1])
            return api.document(row) if match[2] is None else api.surprise(row)
        return None

    def _is_for_this_server(self) -> bool:
        """Return whether one host is named, by an address or a name of this server."""
        try:
            (host,) = self.headers.get_all("Host") or []
            name = urlsplit(f"//{host}").hostname
            return name in self.server.names or bool(ipaddress.ip_address(name or ""))
        except ValueError:
            return False

    def _send_json(self, status: HTTPStatus, value: Any) -> None:
        content = json.dumps(value, allow_nan=False, separators=(",", ":")).encode("ascii")
        self._send(status, "application/json", content)

    def _send(self, status: HTTPStatus, content_type: str, content: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", self.server.policy)
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        if status is HTTPStatus.METHOD_NOT_ALLOWED:
            self.send_header("Allow", "GET, HEAD")
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)


_Query = dict[str, list[str]]


def _part(query: _Query) -> dict[str, int]:
    """Return which documents a query asks for."""
    return {
        "offset": _number(query, "offset", default="0", low=0, high=10**10),
        "limit": _number(query, "limit", default="20", low=1, high=MAX_DOCUMENTS),
    }


def _main(query: _Query) -> str | None:
    """Return the view in which a topic is to be the main one, if any."""
    values = query.get("main", [])
    if len(values) > 1:
        raise ValueError("main must be one view")
    return values[0] if values else None


def _group(query: _Query) -> tuple[int, int] | None:
    """Return the places of a column and one of its groups, if a query names one."""
    if "by" not in query and "group" not in query:
        return None
    column, group = (_number(query, name, low=0, high=10**10) for name in ("by", "group"))
    return column, group


def _text(query: _Query) -> str:
    """Return the text to search for."""
    values = query.get("q", [])
    if len(values) != 1 or not 0 < len(values[0]) <= MAX_QUERY:
        raise ValueError(f"q must be one text of 1 to {MAX_QUERY} characters")
    return values[0]


def _number(query: _Query, name: str, *, default: str = "", low: int, high: int) -> int:
    """Return a whole number from a query."""
    values = query.get(name, [default])
    if len(values) == 1 and re.fullmatch(r"[0-9]{1,11}", values[0]):
        number = int(values[0])
        if low <= number <= high:
            return number
    raise ValueError(f"{name} must be one whole number from {low} to {high}")


def serve(
    model: Record,
    *,
    title: str | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    host: str = "127.0.0.1",
    port: int = 0,
) -> ExplorerServer:
    """Return a server for the page of `explore`, with all documents.

    The server listens at once; its ``serve_forever`` answers requests, and its ``address`` is
    the page to open in a browser. Use it as a context manager, which frees the port.

    Parameters
    ----------
    title : str, optional
        Title of the page (default: the name of the model's source).
    views : iterable of int or FlatView, default=()
        The page opens on the first of these; see `explore`.
    host : str, default="127.0.0.1"
        Address to listen on; any other lets other machines connect.
    port : int, default=0
        Port to listen on; 0 is any free port.

    Returns
    -------
    ExplorerServer
        A server of the standard library's ``http.server``.

    Raises
    ------
    OSError
        If the server cannot listen on the address.

    Examples
    --------
    >>> from topicgrouper import Model, fit_tree
    >>> model = Model(fit_tree([[2, 1, 0], [0, 1, 3]], ["cat", "dog", "tea"]))
    >>> with model.serve(title="Pets") as server:
    ...     server.address.startswith("http://127.0.0.1:")
    True
    """
    return ExplorerServer(model, title=title, host=host, port=port, views=views)
