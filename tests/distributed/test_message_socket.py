"""Messages come whole, in parts or not at all; none is longer than it may be."""

import socket
import struct
import threading

import pytest

from topicgrouper.distributed.message_socket import MessageSocket
from topicgrouper.distributed.wire import WireError


@pytest.fixture
def ends():
    """Return a plain end of a connection, and one that speaks in messages."""
    plain, other = socket.socketpair()
    with plain, other:
        yield plain, MessageSocket(other)


@pytest.mark.parametrize("size", [0, 1, 1 << 14, (1 << 14) + 1, 5_000_000])
def test_messages_come_as_they_were_sent(ends, size):
    plain, messages = ends
    sent = (bytes(range(251)) * (size // 251 + 1))[:size]
    sender = threading.Thread(target=MessageSocket(plain).send, args=(sent,))
    sender.start()
    assert messages.receive(seconds=60.0, max_bytes=size) == sent
    sender.join()


def test_a_message_may_come_in_parts_over_several_waits(ends):
    plain, messages = ends
    for part in (b"\x05\x00\x00", b"\x00" * 5, b"ab", b"cd"):
        plain.sendall(part)
        assert messages.receive(seconds=0.02, max_bytes=5) is None
    plain.sendall(b"e" + struct.pack("<Q", 1) + b"f")
    assert messages.receive(seconds=60.0, max_bytes=5) == b"abcde"
    assert messages.receive(seconds=60.0, max_bytes=1) == b"f"


def test_a_message_may_come_byte_by_byte_and_time_still_ends(ends):
    plain, messages = ends
    stop = threading.Event()

    def drip():
        plain.sendall(struct.pack("<Q", 1 << 20))
        while not stop.wait(0.001):
            plain.sendall(b"x")

    dripping = threading.Thread(target=drip)
    dripping.start()
    assert messages.receive(seconds=0.2, max_bytes=1 << 20) is None
    stop.set()
    dripping.join()


@pytest.mark.parametrize("length", [11, 1 << 40, (1 << 63) - 1, (1 << 64) - 1])
def test_a_length_beyond_all_is_refused_before_memory_is_asked_for(ends, length):
    plain, messages = ends
    plain.sendall(struct.pack("<Q", length))
    with pytest.raises(WireError, match=f"message of {length} bytes exceeds the limit of 10"):
        messages.receive(seconds=60.0, max_bytes=10)


@pytest.mark.parametrize("sent", [b"", b"\x05\x00", struct.pack("<Q", 5) + b"abc"])
def test_a_closed_connection_is_noticed(ends, sent):
    plain, messages = ends
    plain.sendall(sent)
    plain.close()
    with pytest.raises(EOFError, match="has closed the connection"):
        messages.receive(seconds=60.0, max_bytes=10)


def test_an_end_that_takes_nothing_is_not_waited_for_for_ever(ends):
    _, messages = ends
    with pytest.raises(TimeoutError):
        messages.send(bytes(100_000_000), seconds=0.1)
