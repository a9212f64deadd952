"""Messages over a TCP connection: the length in 8 bytes, then so many bytes."""

from __future__ import annotations

import contextlib
import socket
import struct
import time

from topicgrouper.distributed.wire import WireError

__all__ = ["MessageSocket"]

_LENGTH = struct.Struct("<Q")
# Longer messages are sent without a copy that has the length in front.
_SENT_AT_ONCE = 1 << 14


class MessageSocket:
    """One end of a connection that carries messages in both directions.

    Parameters
    ----------
    connection : socket
        The connection, whose other end has proved who it is.
    """

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._head = bytearray(_LENGTH.size)
        self._body: bytearray | None = None
        self._filled = 0
        with contextlib.suppress(OSError):  # of a connection lost already: the first message tells
            # The system need not wait for more to send: each message is waited for.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # A machine that has vanished is noticed some time, even by an end that only listens.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)

    def send(self, message: bytes, *, seconds: float | None = None) -> None:
        """Send a message.

        Parameters
        ----------
        message : bytes
            The message.
        seconds : float, optional
            How long the other end may take to let it in; any time if left out.

        Raises
        ------
        OSError
            If the connection is lost or the other end takes longer. Nothing more can be sent then.
        """
        self._connection.settimeout(seconds)
        head = _LENGTH.pack(len(message))
        if len(message) <= _SENT_AT_ONCE:
            self._connection.sendall(head + message)
        else:
            self._connection.sendall(head)
            self._connection.sendall(message)

    def receive(self, *, seconds: float, most_bytes: int) -> bytearray | None:
        """Wait for a message; nothing if it is not complete by then.

        What has come is kept, and the next call goes on from there.

        Parameters
        ----------
        seconds : float
            How long to wait.
        most_bytes : int
            How long the message can be.

        Raises
        ------
        EOFError, OSError
            If the connection is lost.
        WireError
            If the message is longer.
        """
        deadline = time.monotonic() + seconds
        try:
            if self._body is None:
                self._fill(self._head, deadline)
                self._body = bytearray(self._announced(most_bytes))
                self._filled = 0
            self._fill(self._body, deadline)
        except TimeoutError:
            return None
        message, self._body, self._filled = self._body, None, 0
        return message

    def close(self) -> None:
        """End the connection."""
        self._connection.close()

    def _announced(self, most_bytes: int) -> int:
        """Return the length of the message to come; no memory is asked for before it is checked."""
        length: int = _LENGTH.unpack(self._head)[0]
        if length > most_bytes:
            raise WireError(f"message of {length} bytes exceeds the limit of {most_bytes}")
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
