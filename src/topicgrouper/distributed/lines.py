"""Connections of the driver of a fit to the shards.

A direct line is a TCP connection to the worker that carries only numbers. Both ends prove that they
know a key, which Dask has delivered. It is used if the cluster does not require encryption and the
worker can be reached within a few seconds. Otherwise questions are sent as Dask messages, which
takes some milliseconds more.

A message over TCP is its length in 8 bytes, then that many bytes.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import logging
import secrets
import socket
import struct
import time
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from topicgrouper.distributed.handshake import KEY_BYTES, HandshakeError, connect
from topicgrouper.distributed.wire import WireError

if TYPE_CHECKING:
    from topicgrouper.distributed.wire import Buffer

__all__ = ["DirectLine", "Line", "LineLostError", "MessageSocket", "RelayedLine", "open_line"]

_LENGTH = struct.Struct("<Q")
# Longer messages are sent without copying them behind their length.
_SENT_AT_ONCE = 1 << 14


class MessageSocket:
    """One end of a connection for messages in both directions."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._head = bytearray(_LENGTH.size)
        self._body: bytearray | None = None
        self._filled = 0
        with contextlib.suppress(OSError):  # if the connection is lost, the first message shows it
            # Send at once: the other end waits for each message.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # Even an end that only listens notices in the end that the other machine is gone.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)

    def send(self, message: bytes, *, seconds: float | None = None) -> None:
        """Send a message."""
        self._connection.settimeout(seconds)
        head = _LENGTH.pack(len(message))
        if len(message) <= _SENT_AT_ONCE:
            self._connection.sendall(head + message)
        else:
            self._connection.sendall(head)
            self._connection.sendall(message)

    def receive(self, *, seconds: float, max_bytes: int) -> bytearray | None:
        """Wait for a message.

        An incomplete message is kept, and the next call continues with it.
        """
        deadline = time.monotonic() + seconds
        try:
            if self._body is None:
                self._fill(self._head, deadline)
                self._body = bytearray(self._announced(max_bytes))
                self._filled = 0
            self._fill(self._body, deadline)
        except TimeoutError:
            return None
        message, self._body, self._filled = self._body, None, 0
        return message

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _announced(self, max_bytes: int) -> int:
        """Return the length of the next message, checked before memory is allocated."""
        length: int = _LENGTH.unpack(self._head)[0]
        if length > max_bytes:
            raise WireError(f"message of {length} bytes exceeds the limit of {max_bytes}")
        return length

    def _fill(self, buffer: bytearray, deadline: float) -> None:
        with memoryview(buffer) as view:
            while self._filled < len(buffer):
                seconds = deadline - time.monotonic()
                if seconds <= 0:
                    raise TimeoutError
                self._connection.settimeout(seconds)
                received = self._connection.recv_into(view[self._filled :])
                if received == 0:
                    raise EOFError("the other end has closed the connection")
                self._filled += received


logger = logging.getLogger("topicgrouper")

_SECONDS_TO_CONNECT = 5.0
# A worker accepts questions at once; one that does not for this long is gone.
_SECONDS_TO_SEND = 60.0


class LineLostError(Exception):
    """The worker at the other end is gone."""


class Line(Protocol):
    """A connection to one shard: send a question, then receive its answer."""

    def send(self, question: bytes) -> None:
        """Send a question."""

    def receive(self, seconds: float, *, max_bytes: int) -> Buffer | None:
        """Wait for the answer."""

    def close(self) -> None:
        """Close the connection."""


class DirectLine:
    """A TCP connection to the worker."""

    def __init__(self, connection: socket.socket) -> None:
        self._messages = MessageSocket(connection)

    def send(self, question: bytes) -> None:
        """Send a question."""
        try:
            self._messages.send(question, seconds=_SECONDS_TO_SEND)
        except OSError as error:
            raise LineLostError from error

    def receive(self, seconds: float, *, max_bytes: int) -> Buffer | None:
        """Wait for the answer."""
        try:
            return self._messages.receive(seconds=seconds, max_bytes=max_bytes)
        except (OSError, EOFError) as error:
            raise LineLostError from error

    def close(self) -> None:
        """Close the connection, which ends the worker's thread."""
        self._messages.close()


class RelayedLine:
    """Questions and answers as Dask messages."""

    def __init__(self, actor: Any) -> None:
        self._actor = actor
        self._pending: Any = None

    def send(self, question: bytes) -> None:
        """Send a question."""
        try:
            self._pending = self._actor.ask(question)
        except RuntimeError as error:  # Dask already knows that the worker is gone
            raise LineLostError from error

    def receive(self, seconds: float, *, max_bytes: int) -> Buffer | None:
        """Wait for the answer."""
        try:
            reply: bytes = self._pending.result(timeout=seconds)
        except TimeoutError:
            return None
        except (OSError, KeyError, RuntimeError, concurrent.futures.CancelledError) as error:
            raise LineLostError from error
        if len(reply) > max_bytes:
            raise WireError(f"message of {len(reply)} bytes exceeds the limit of {max_bytes}")
        return reply

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def open_line(actor: Any, *, address: str, is_encrypted: bool) -> Line:
    """Open the fastest possible line to a shard."""
    parts = urlsplit(address)
    if is_encrypted or parts.scheme != "tcp" or parts.hostname is None:
        return RelayedLine(actor)
    key = secrets.token_bytes(KEY_BYTES)
    host = parts.hostname
    try:
        port = actor.listen(host, key).result(timeout=_SECONDS_TO_CONNECT)
        return DirectLine(connect((host, port), key, seconds=_SECONDS_TO_CONNECT))
    except (OSError, EOFError, HandshakeError, RuntimeError, KeyError) as error:
        logger.warning(
            "No direct connection to %s (%s); using Dask messages, which are slower.",
            address,
            error,
        )
        return RelayedLine(actor)
