"""Connections of the driver of a fit to the shards.

A direct line is a TCP connection to the worker that carries only numbers. Both ends prove that they
know a key, which Dask has delivered. It is used if the cluster does not require encryption and the
worker can be reached within a few seconds. Otherwise questions are sent as Dask messages, which
takes some milliseconds more.

A message over TCP is its length in 8 bytes, then that many bytes.

The handshake by which the two ends of a direct line prove to each other that they know its key:

1. The worker sends a random number W to whoever connects.
2. The driver sends a random number D and the HMAC-SHA-256 of "driver", W and D.
3. If that is right, the worker sends the HMAC-SHA-256 of "worker", W and D.

A proof covers the receiver's fresh number, so an old proof is worthless, and the sender's role, so
a proof cannot be sent back. The key is made for one line and never sent over it. All sizes are
fixed and there is a time limit: a stranger determines neither how much is read nor how long the
worker waits. `multiprocessing.connection` has no time limits and, before Python 3.12, only MD5,
which systems in FIPS mode refuse.
"""

from __future__ import annotations

import concurrent.futures
import contextlib
import hmac
import logging
import secrets
import selectors
import socket
import struct
import time
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

from topicgrouper.distributed.wire import WireError

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.distributed.wire import Buffer

_KEY_BYTES = 32
_NUMBER_BYTES = 32
_PROOF_BYTES = 32
# A driver answers at once. Other visitors are disconnected, the oldest first if there are many.
_SECONDS_TO_PROVE = 5.0
_MAX_VISITORS = 64
_POLL_SECONDS = 0.2


class HandshakeError(Exception):
    """The other end does not know the key."""


def connect(address: tuple[str, int], key: bytes, *, seconds: float) -> socket.socket:
    """Connect to a worker, and exchange proofs with it."""
    connection = socket.create_connection(address, timeout=seconds)
    try:
        deadline = time.monotonic() + seconds
        theirs = _read(connection, _NUMBER_BYTES, deadline)
        own = secrets.token_bytes(_NUMBER_BYTES)
        connection.sendall(own + _proof(key, "driver", theirs, own))
        if not hmac.compare_digest(
            _read(connection, _PROOF_BYTES, deadline), _proof(key, "worker", theirs, own)
        ):
            raise HandshakeError("the other end does not know the key")
    except BaseException:
        connection.close()
        raise
    return connection


class Reception:
    """A port that accepts the one client that knows the key, however many others connect first.

    One thread listens to all visitors at once, so no visitor keeps another waiting.
    """

    def __init__(self, host: str, key: bytes) -> None:
        self._key = key
        family, *_, address = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
        self._listener = socket.create_server(address[:2], family=family, backlog=socket.SOMAXCONN)
        self._listener.settimeout(0)
        self._visitors: list[_Visitor] = []  # in the order of arrival

    @property
    def port(self) -> int:
        """The port."""
        port: int = self._listener.getsockname()[1]
        return port

    def close(self) -> None:
        """Close the port, and disconnect every visitor that was not accepted."""
        self._listener.close()
        for visitor in self._visitors:
            visitor.connection.close()
        self._visitors.clear()

    def wait(self, *, seconds: float, is_wanted: Callable[[], bool]) -> socket.socket | None:
        """Wait for the client that knows the key."""
        give_up = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._listener, selectors.EVENT_READ)
            while is_wanted() and time.monotonic() < give_up:
                for ready, _ in selector.select(_POLL_SECONDS):
                    if ready.data is None:
                        self._accept(selector)
                    elif self._has_proved(ready.data, selector):
                        self._visitors.remove(ready.data)
                        connection: socket.socket = ready.data.connection
                        return connection
                self._disconnect_late(selector)
        return None

    def _accept(self, selector: selectors.BaseSelector) -> None:
        try:
            connection, _ = self._listener.accept()
        except OSError:  # gone already, or too many open files in this process, which may pass
            time.sleep(_POLL_SECONDS)
            return
        visitor = _Visitor(connection)
        self._visitors.append(visitor)
        selector.register(connection, selectors.EVENT_READ, visitor)
        try:
            connection.sendall(visitor.number)
        except OSError:
            self._disconnect(visitor, selector)

    def _has_proved(self, visitor: _Visitor, selector: selectors.BaseSelector) -> bool:
        try:
            return visitor.has_proved(self._key)
        except (OSError, EOFError, HandshakeError):
            self._disconnect(visitor, selector)
            return False

    def _disconnect_late(self, selector: selectors.BaseSelector) -> None:
        now = time.monotonic()
        too_many = len(self._visitors) - _MAX_VISITORS
        for number, visitor in enumerate(self._visitors.copy()):
            if number < too_many or visitor.must_prove_by < now:
                self._disconnect(visitor, selector)

    def _disconnect(self, visitor: _Visitor, selector: selectors.BaseSelector) -> None:
        self._visitors.remove(visitor)
        selector.unregister(visitor.connection)
        visitor.connection.close()


class _Visitor:
    """A connection without proof so far, and the bytes received from it."""

    def __init__(self, connection: socket.socket) -> None:
        connection.settimeout(0)
        self.connection = connection
        self.number = secrets.token_bytes(_NUMBER_BYTES)
        self.must_prove_by = time.monotonic() + _SECONDS_TO_PROVE
        self._received = b""

    def has_proved(self, key: bytes) -> bool:
        """Read what has arrived; answer the right proof with the worker's own."""
        data = self.connection.recv(_NUMBER_BYTES + _PROOF_BYTES - len(self._received))
        if not data:
            raise EOFError
        self._received += data
        theirs, proof = self._received[:_NUMBER_BYTES], self._received[_NUMBER_BYTES:]
        if len(proof) < _PROOF_BYTES:
            return False
        if not hmac.compare_digest(proof, _proof(key, "driver", self.number, theirs)):
            raise HandshakeError("wrong proof")
        self.connection.sendall(_proof(key, "worker", self.number, theirs))
        return True


def _proof(key: bytes, role: str, of_worker: bytes, of_driver: bytes) -> bytes:
    try:
        return hmac.digest(key, role.encode() + of_worker + of_driver, "sha256")
    except ValueError as error:  # how OpenSSL reports that a policy of the system forbids it
        raise HandshakeError(f"this system cannot compute HMAC-SHA-256: {error}") from error


def _read(connection: socket.socket, size: int, deadline: float) -> bytes:
    """Read exactly this many bytes, in time."""
    data = bytearray(size)
    filled = 0
    while filled < size:
        filled += _read_some(connection, memoryview(data)[filled:], deadline)
    return bytes(data)


def _read_some(connection: socket.socket, buffer: memoryview, deadline: float) -> int:
    """Read what has arrived of some bytes, at least one, in time; return how many."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError("timed out")
    connection.settimeout(seconds)
    received = connection.recv_into(buffer)
    if received == 0:
        raise EOFError("the other end has closed the connection")
    return received


_LENGTH = struct.Struct("<Q")
# Longer messages are sent without copying them behind their length.
_SENT_AT_ONCE = 1 << 14


_SECONDS_TO_CONNECT = 5.0
# A worker accepts questions at once; one that does not for this long is gone.
_SECONDS_TO_SEND = 60.0

logger = logging.getLogger("topicgrouper")


class LineLostError(Exception):
    """The other end of a line is gone."""


class MessageSocket:
    """One end of a TCP connection for messages in both directions."""

    def __init__(self, connection: socket.socket, *, seconds_to_send: float | None = None) -> None:
        self._connection = connection
        self._seconds_to_send = seconds_to_send
        self._head = bytearray(_LENGTH.size)
        self._body: bytearray | None = None
        self._filled = 0
        with contextlib.suppress(OSError):  # if the connection is lost, the first message shows it
            # Send at once: the other end waits for each message.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # Even an end that only listens notices in the end that the other machine is gone.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)

    def send(self, message: bytes) -> None:
        """Send a message."""
        head = _LENGTH.pack(len(message))
        is_short = len(message) <= _SENT_AT_ONCE
        try:
            self._connection.settimeout(self._seconds_to_send)
            for part in [head + message] if is_short else [head, message]:
                self._connection.sendall(part)
        except OSError as error:
            raise LineLostError from error

    def receive(self, seconds: float, *, max_bytes: int) -> bytearray | None:
        """Wait for a message.

        An incomplete message is kept, and the next call continues with it.
        """
        deadline = time.monotonic() + seconds
        try:
            if self._body is None:
                self._fill(self._head, deadline)
                length: int = _LENGTH.unpack(self._head)[0]
                _check_length(length, max_bytes)  # before memory is allocated
                self._body = bytearray(length)
                self._filled = 0
            self._fill(self._body, deadline)
        except TimeoutError:
            return None
        except (OSError, EOFError) as error:
            raise LineLostError from error
        message, self._body, self._filled = self._body, None, 0
        return message

    def close(self) -> None:
        """Close the connection, which ends the worker's thread."""
        self._connection.close()

    def _fill(self, buffer: bytearray, deadline: float) -> None:
        with memoryview(buffer) as view:
            while self._filled < len(buffer):
                rest = view[self._filled :]
                self._filled += _read_some(self._connection, rest, deadline)


def _check_length(length: int, max_bytes: int) -> None:
    if length > max_bytes:
        raise WireError(f"message of {length} bytes exceeds the limit of {max_bytes}")


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
        _check_length(len(reply), max_bytes)
        return reply

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


Line: TypeAlias = MessageSocket | RelayedLine
"""A connection to one shard: send a question, then receive its answer."""


def open_line(actor: Any, *, address: str, is_encrypted: bool) -> Line:
    """Open the fastest possible line to a shard."""
    parts = urlsplit(address)
    if is_encrypted or parts.scheme != "tcp" or parts.hostname is None:
        return RelayedLine(actor)
    key = secrets.token_bytes(_KEY_BYTES)
    host = parts.hostname
    try:
        port = actor.listen(host, key).result(timeout=_SECONDS_TO_CONNECT)
        connection = connect((host, port), key, seconds=_SECONDS_TO_CONNECT)
        return MessageSocket(connection, seconds_to_send=_SECONDS_TO_SEND)
    except (OSError, EOFError, HandshakeError, RuntimeError, KeyError) as error:
        logger.warning(
            "No direct connection to %s (%s); using Dask messages, which are slower.",
            address,
            error,
        )
        return RelayedLine(actor)
