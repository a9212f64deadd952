"""How the driver of a fit talks to the shards.

A direct line is a TCP connection to the worker's machine that carries nothing but numbers; both
ends prove with a secret, which Dask has carried, that they belong together. It is used where the
cluster does not ask for encryption and the machine can be reached. Otherwise questions go the way
of all Dask messages, which is some milliseconds longer.
"""

from __future__ import annotations

import concurrent.futures
import logging
import multiprocessing.connection
import os
import secrets
import socket
from multiprocessing import AuthenticationError
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

__all__ = ["DirectLine", "Line", "LineLostError", "RelayedLine", "open_line", "send_at_once"]

logger = logging.getLogger("topicgrouper")

_SECONDS_TO_CONNECT = 5.0
_KEY_BYTES = 32


class LineLostError(Exception):
    """The worker at the other end is gone."""


class Line(Protocol):
    """A way to one shard: each question is sent, then its answer received."""

    def send(self, question: bytes) -> None:
        """Send a question; a lost line shows at the latest when the answer is received."""

    def receive(self, seconds: float) -> bytes | None:
        """Wait for the answer; nothing if it has not come by then.

        Raises
        ------
        LineLostError
            If it never will.
        """

    def close(self) -> None:
        """End it."""


class DirectLine:
    """A connection to the worker's machine.

    Parameters
    ----------
    connection
        The connection.
    """

    def __init__(self, connection: Connection[Any, Any]) -> None:
        self._connection = connection
        send_at_once(connection)

    def send(self, question: bytes) -> None:
        """Send a question."""
        try:
            self._connection.send_bytes(question)
        except OSError as error:
            raise LineLostError from error

    def receive(self, seconds: float) -> bytes | None:
        """Wait for the answer."""
        try:
            return self._connection.recv_bytes() if self._connection.poll(seconds) else None
        except (OSError, EOFError) as error:
            raise LineLostError from error

    def close(self) -> None:
        """End it; the worker's thread ends with it."""
        self._connection.close()


class RelayedLine:
    """Calls of the actor, as Dask sends them.

    Parameters
    ----------
    actor
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

    def receive(self, seconds: float) -> bytes | None:
        """Wait for the answer."""
        try:
            reply: bytes = self._pending.result(timeout=seconds)
        except TimeoutError:
            return None
        except (OSError, KeyError, RuntimeError, concurrent.futures.CancelledError) as error:
            raise LineLostError from error
        return reply

    def close(self) -> None:
        """Nothing is left open."""


def open_line(actor: Any, *, address: str, is_encrypted: bool) -> Line:
    """Open the shortest line there is to a shard.

    Parameters
    ----------
    actor
        The actor that holds it.
    address
        The address of its worker.
    is_encrypted
        Whether the cluster wants its messages encrypted.
    """
    parts = urlsplit(address)
    if is_encrypted or parts.scheme != "tcp" or parts.hostname is None:
        return RelayedLine(actor)
    key = secrets.token_bytes(_KEY_BYTES)
    try:
        port = actor.listen(parts.hostname, key).result(timeout=_SECONDS_TO_CONNECT)
        _check_reachable(parts.hostname, port)
        return DirectLine(multiprocessing.connection.Client((parts.hostname, port), authkey=key))
    except (OSError, EOFError, AuthenticationError, RuntimeError, KeyError) as error:
        logger.warning("no direct line to %s (%s); asking through Dask is slower", address, error)
        return RelayedLine(actor)


def send_at_once(connection: Connection[Any, Any]) -> None:
    """Let the system not wait for more to send: every message is waited for at the other end."""
    with socket.socket(fileno=os.dup(connection.fileno())) as same:
        same.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _check_reachable(host: str, port: int) -> None:
    """Fail soon where a firewall swallows the attempt; connecting itself knows no limit."""
    with socket.create_connection((host, port), timeout=_SECONDS_TO_CONNECT):
        pass
