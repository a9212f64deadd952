"""How the driver of a fit talks to the shards.

A direct line is a TCP connection to the worker's machine that carries nothing but numbers; both
ends prove with a key, which Dask has carried, that they belong together. It is used where the
cluster does not ask for encryption and the worker answers there within some seconds. Otherwise
questions go the way of all Dask messages, which is some milliseconds longer.
"""

from __future__ import annotations

import concurrent.futures
import logging
import secrets
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

from topicgrouper.distributed import handshake
from topicgrouper.distributed.message_socket import MessageSocket
from topicgrouper.distributed.wire import WireError

if TYPE_CHECKING:
    import socket

    from topicgrouper.distributed.wire import Buffer

__all__ = ["DirectLine", "Line", "LineLostError", "RelayedLine", "open_line"]

logger = logging.getLogger("topicgrouper")

_SECONDS_TO_CONNECT = 5.0
# A worker waits for questions, and takes them at once; one that does not for so long is gone.
_SECONDS_TO_SEND = 60.0


class LineLostError(Exception):
    """The worker at the other end is gone."""


class Line(Protocol):
    """A way to one shard: each question is sent, then its answer received."""

    def send(self, question: bytes) -> None:
        """Send a question; a lost line shows at the latest when the answer is received."""

    def receive(self, seconds: float, *, most_bytes: int) -> Buffer | None:
        """Wait for the answer; nothing if it has not come by then.

        Raises
        ------
        LineLostError
            If it never will.
        WireError
            If it has more bytes than it can have.
        """

    def close(self) -> None:
        """End it."""


class DirectLine:
    """A connection to the worker's machine.

    Parameters
    ----------
    connection : socket
        The connection, with the handshake behind it.
    """

    def __init__(self, connection: socket.socket) -> None:
        self._messages = MessageSocket(connection)

    def send(self, question: bytes) -> None:
        """Send a question."""
        try:
            self._messages.send(question, seconds=_SECONDS_TO_SEND)
        except OSError as error:
            raise LineLostError from error

    def receive(self, seconds: float, *, most_bytes: int) -> Buffer | None:
        """Wait for the answer."""
        try:
            return self._messages.receive(seconds=seconds, most_bytes=most_bytes)
        except (OSError, EOFError) as error:
            raise LineLostError from error

    def close(self) -> None:
        """End it; the worker's thread ends with it."""
        self._messages.close()


class RelayedLine:
    """Calls of the actor, as Dask sends them.

    Parameters
    ----------
    actor : object
        The actor.
    """

    def __init__(self, actor: Any) -> None:
        self._actor = actor
        self._pending: Any = None

    def send(self, question: bytes) -> None:
        """Send a question."""
        try:
            self._pending = self._actor.ask(question)
        except RuntimeError as error:  # Dask knows by now that the worker is gone
            raise LineLostError from error

    def receive(self, seconds: float, *, most_bytes: int) -> Buffer | None:
        """Wait for the answer."""
        try:
            reply: bytes = self._pending.result(timeout=seconds)
        except TimeoutError:
            return None
        except (OSError, KeyError, RuntimeError, concurrent.futures.CancelledError) as error:
            raise LineLostError from error
        if len(reply) > most_bytes:
            raise WireError(f"message of {len(reply)} bytes exceeds the limit of {most_bytes}")
        return reply

    def close(self) -> None:
        """Nothing is left open."""


def open_line(actor: Any, *, address: str, is_encrypted: bool) -> Line:
    """Open the shortest line there is to a shard.

    Parameters
    ----------
    actor : object
        The actor that holds it.
    address : str
        The address of its worker.
    is_encrypted : bool
        Whether the cluster wants its messages encrypted.
    """
    parts = urlsplit(address)
    if is_encrypted or parts.scheme != "tcp" or parts.hostname is None:
        return RelayedLine(actor)
    key = secrets.token_bytes(handshake.KEY_BYTES)
    host = parts.hostname
    try:
        port = actor.listen(host, key).result(timeout=_SECONDS_TO_CONNECT)
        return DirectLine(handshake.connect((host, port), key, seconds=_SECONDS_TO_CONNECT))
    except (OSError, EOFError, handshake.HandshakeError, RuntimeError, KeyError) as error:
        logger.warning("no direct line to %s (%s); asking through Dask is slower", address, error)
        return RelayedLine(actor)
