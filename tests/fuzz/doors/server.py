"""Requests to the explorer's server: any bytes over a connection."""

from __future__ import annotations

import json
import re
import socket
from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.mutations.plain import NUMBERS, with_tokens
from tests.fuzz.samples import model
from topicgrouper.explorer.server import ExplorerServer

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_PATHS = (
    *("/", "/api/node/3/documents", "/api/node/3/documents?offset=1&limit=2", "/api/documents/0"),
    *("/api/documents/99999", "/api/node/0/documents?limit=0", "/nothing", "//x", "*"),
    "http://localhost/",
)
_HEAD = re.compile(rb"HTTP/1\.1 (\d{3}) [ -~]*\r\n((?:[!-~]+: [ -~]*\r\n)+)\r\n")


class _Heard(socket.socket):
    """One end of a connection that keeps what is said to it."""

    heard: bytes = b""

    def sendall(self, data: bytes, flags: int = 0) -> None:
        self.heard += bytes(data)


def _prepare(folder: Path) -> Run:
    server = ExplorerServer(model())

    def run(data: bytes) -> Hashable:
        here, there = socket.socketpair()
        with here, _Heard(fileno=there.detach()) as connection:
            here.sendall(data[:100_000])  # less than what a connection holds back
            here.shutdown(socket.SHUT_WR)
            server.RequestHandlerClass(connection, ("127.0.0.1", 1), server)
            return _statuses(connection.heard, may_lack_bodies=b"HEAD" in data)

    return run


def _statuses(answer: bytes, *, may_lack_bodies: bool) -> Hashable:
    """Take answers apart, as whoever asked does; return their status codes."""
    statuses = []
    while answer:
        answer = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
        if answer.startswith((b"{", b"<!doctype html>")):
            return (*statuses[:5], 0.9)  # the first version of HTTP had no headers
        head = _HEAD.match(answer)
        assert head, f"the answer is no HTTP: {answer[:200]!r}"
        status = int(head[1])
        assert status < 500 or status == 505, f"the server has failed: {answer[:200]!r}"
        length = int(re.search(rb"Content-Length: (\d+)\r\n", head[2])[1])
        answer = answer[head.end() :]
        if not (may_lack_bodies and answer.startswith((b"HTTP/1.1 ", b"{"))):
            body, answer = answer[:length], answer[length:]
            if b"application/json" in head[2] and not may_lack_bodies:
                json.loads(body)
        statuses.append(status)
    return tuple(statuses[:5])


def _seeds() -> list[bytes]:
    host = b"Host: 127.0.0.1:80\r\n"
    one = [b"GET %s HTTP/1.1\r\n%s\r\n" % (path.encode(), host) for path in _PATHS]
    return [
        *one,
        b"".join(one[:4]),
        b"HEAD / HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n",
        b"GET /\r\n",
        b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n",
        b"POST / HTTP/1.1\r\n" + host + b"Content-Length: 4\r\n\r\nbody",
        b"GET / HTTP/1.1\r\n" + host + b"Expect: 100-continue\r\nRange: bytes=0-\r\n\r\n",
    ]


DOORS = [
    Door(
        "server",
        errors=(),
        prepare=_prepare,
        seeds=_seeds,
        mutate=with_tokens(
            *(b"\r\n", b"\r\n\r\n", b"\n", b" ", b":", b"/", b"?", b"&", b"=", b"%", b"%00", b"#"),
            *(b"[", b"]", b"//", b"http://", b"@", b"Host: ", b"Host: x\r\n", b"HTTP/9.9"),
            *(b"HEAD ", b"GET "),
            *(b"HTTP/1.1", b"offset=", b"limit=", b"\xff", b"\0", b"X-Y: z\r\n" * 101, b"\xd9\xa3"),
            *(b"a" * 66_000, b"Expect: 100-continue\r\n", b"Content-Length: 9\r\n", *NUMBERS),
        ),
    )
]
