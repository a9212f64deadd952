"""Messages over a TCP connection: the length in 8 bytes, then that many bytes."""

from __future__ import annotations

import contextlib
import socket
import struct
import time

from topicgrouper.distributed.wire import WireError

__all__ = ["MessageSocket"]

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
