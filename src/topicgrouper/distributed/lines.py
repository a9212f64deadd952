"""Connections of the driver of a fit to the shards.

A direct line is a TCP connection to the worker that carries only numbers. Both ends prove that they
know a key, which Dask has delivered. It is used if the cluster does not require encryption and the
worker can be reached within a few seconds. Otherwise questions are sent as Dask messages, which
takes some milliseconds more.
"""

from __future__ import annotations

import concurrent.futures
import logging
import secrets
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from topicgrouper.distributed.handshake import KEY_BYTES, HandshakeError, connect
from topicgrouper.distributed.message_socket import MessageSocket
from topicgrouper.distributed.wire import WireError

if TYPE_CHECKING:
    import socket

    from topicgrouper.distributed.wire import Buffer

__all__ = ["DirectLine", "Line", "LineLostError", "RelayedLine", "open_line"]

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
