"""Lines to a shard: direct with a key, relayed otherwise, lost when the other end is."""

import logging
import socket
import struct
import threading
import time

import pytest

from tests.holder_samples import JOIN, SLOTS, Done, FakeActor, assert_same_rows, holder
from topicgrouper.distributed import handshake, lines
from topicgrouper.distributed.handshake import connect
from topicgrouper.distributed.lines import (
    DirectLine,
    LineLostError,
    MessageSocket,
    RelayedLine,
    open_line,
)
from topicgrouper.distributed.wire import WireError, decode_answer, longest_answer

KEY = bytes(range(32))
HOST = "127.0.0.1"
LONGEST = longest_answer(JOIN, slots=SLOTS)


def asked(line):
    line.send(JOIN.encode())
    reply = line.receive(20.0, max_bytes=LONGEST)
    assert reply is not None
    return decode_answer(JOIN, reply, slots=SLOTS)[0]


def line_to(held):
    return DirectLine(connect((HOST, held.listen(HOST, KEY)), KEY, seconds=20.0))


@pytest.mark.parametrize(
    ("address", "is_encrypted", "kind"),
    [
        ("tcp://127.0.0.1:1234", False, DirectLine),
        ("tcp://127.0.0.1:1234", True, RelayedLine),
        ("tls://127.0.0.1:1234", False, RelayedLine),
        ("inproc://127.0.0.1/17/1", False, RelayedLine),
        ("tcp://203.0.113.7:1234", False, RelayedLine),
    ],
)
def test_every_line_gives_the_same_answer(address, is_encrypted, kind):
    actor = FakeActor(holder())  # the line does not keep the shard alive
    line = open_line(actor, address=address, is_encrypted=is_encrypted)
    assert isinstance(line, kind)
    expected, _ = decode_answer(JOIN, holder().ask(JOIN.encode()), slots=SLOTS)
    assert_same_rows(asked(line), expected)
    line.close()


class Crowded(FakeActor):
    """An actor at whose port silent strangers stand before the driver is told of it."""

    def __init__(self, held, strangers):
        super().__init__(held)
        self.number = strangers
        self.strangers = []

    def listen(self, host, key):
        port = self.held.listen(host, key)
        self.strangers = [socket.create_connection((host, port)) for _ in range(self.number)]
        return Done(port)

    def leave(self):
        for stranger in self.strangers:
            stranger.close()


@pytest.mark.parametrize("strangers", [1, 100])
def test_silent_strangers_at_the_port_come_first(strangers):
    actor = Crowded(holder(), strangers)
    found = []

    def work():
        line = open_line(actor, address=f"tcp://{HOST}:1234", is_encrypted=False)
        found.append((type(line), asked(line)))
        line.close()

    # A thread of its own: before there were limits of time, it never came back.
    working = threading.Thread(target=work, daemon=True)
    working.start()
    working.join(60.0)
    actor.leave()
    assert [kind for kind, _ in found] == [DirectLine]


def test_a_port_where_only_strangers_answer_is_given_up(monkeypatch, caplog):
    monkeypatch.setattr(lines, "_SECONDS_TO_CONNECT", 0.2)
    with socket.create_server((HOST, 0)) as silent:

        class Misled(FakeActor):
            def listen(self, host, key):
                return Done(silent.getsockname()[1])

        actor = Misled(holder())
        with caplog.at_level(logging.WARNING, logger="topicgrouper"):
            line = open_line(actor, address=f"tcp://{HOST}:1234", is_encrypted=False)
        assert isinstance(line, RelayedLine)
        assert "timed out" in caplog.text
        assert asked(line)


def test_a_system_without_the_hash_asks_through_dask(monkeypatch, caplog):
    def forbidden(*arguments):
        raise ValueError("disabled for FIPS")

    monkeypatch.setattr(handshake.hmac, "digest", forbidden)
    actor = FakeActor(holder())
    with caplog.at_level(logging.WARNING, logger="topicgrouper"):
        line = open_line(actor, address=f"tcp://{HOST}:1234", is_encrypted=False)
    assert isinstance(line, RelayedLine)
    assert "disabled for FIPS" in caplog.text


def test_strangers_get_no_answer_and_do_no_harm():
    held = holder()
    port = held.listen(HOST, KEY)
    with pytest.raises((EOFError, ConnectionError)):
        connect((HOST, port), b"a guess", seconds=20.0)
    line = DirectLine(connect((HOST, port), KEY, seconds=20.0))
    assert asked(line)
    line.close()


@pytest.mark.parametrize("attempts", [1, 5, 150])
def test_whoever_only_tries_the_port_does_no_harm(attempts):
    held = holder()
    port = held.listen(HOST, KEY)
    for _ in range(attempts):
        with socket.create_connection((HOST, port)) as tried:
            # closed with a reset, not with a farewell
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line = DirectLine(connect((HOST, port), KEY, seconds=20.0))
    assert asked(line)
    line.close()


def test_a_line_is_lost_when_the_shard_is():
    held = holder()
    line = line_to(held)
    assert line.receive(0.0, max_bytes=LONGEST) is None
    del held
    with pytest.raises(LineLostError):
        asked(line)
    line.close()


def is_closed(port):
    try:
        connect((HOST, port), bytes(32), seconds=20.0)
    except ConnectionRefusedError:
        return True
    except (OSError, EOFError):  # still open, but the key is wrong
        return False


def test_a_port_is_closed_when_its_shard_is_gone():
    held = holder()
    port = held.listen(HOST, KEY)
    assert not is_closed(port)
    del held
    give_up = time.monotonic() + 60.0
    while not is_closed(port):
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_a_question_beyond_all_ends_the_line():
    held = holder()
    line = line_to(held)
    line.send(bytes(10_000))
    with pytest.raises(LineLostError):
        line.receive(20.0, max_bytes=LONGEST)
    line.close()


def test_an_answer_beyond_all_is_refused():
    near, far = socket.socketpair()
    with near, far:
        far.sendall(struct.pack("<Q", 2**62))
        with pytest.raises(WireError, match="message of 4611686018427387904 bytes"):
            DirectLine(near).receive(20.0, max_bytes=LONGEST)
    relayed = RelayedLine(FakeActor(holder()))
    relayed.send(JOIN.encode())
    with pytest.raises(WireError, match="exceeds the limit of 7"):
        relayed.receive(20.0, max_bytes=7)


@pytest.mark.parametrize("error", [OSError("closed"), KeyError("actor"), RuntimeError("lost")])
def test_a_relayed_line_is_lost_when_its_worker_is(error):
    class Gone:
        def ask(self, question):
            return Done(error)

    line = RelayedLine(Gone())
    line.send(JOIN.encode())
    with pytest.raises(LineLostError):
        line.receive(1.0, max_bytes=LONGEST)


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
