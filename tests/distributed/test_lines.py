"""Lines to a shard: direct with a key, relayed otherwise, lost when the other end is."""

import contextlib
import hmac
import logging
import socket
import struct
import threading
import time

import pytest

from tests.holder_samples import JOIN, SLOTS, Done, FakeActor, assert_same_rows, holder
from topicgrouper.distributed import lines
from topicgrouper.distributed.lines import (
    HandshakeError,
    LineLostError,
    MessageSocket,
    Reception,
    RelayedLine,
    connect,
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
    return decode_answer(JOIN, reply, slots=SLOTS)


def line_to(held):
    return MessageSocket(connect((HOST, held.listen(HOST, KEY)), KEY, seconds=20.0))


@pytest.mark.parametrize(
    ("address", "is_encrypted", "kind"),
    [
        ("tcp://127.0.0.1:1234", False, MessageSocket),
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
    expected = decode_answer(JOIN, holder().ask(JOIN.encode()), slots=SLOTS)
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
    assert [kind for kind, _ in found] == [MessageSocket]


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

    monkeypatch.setattr(lines.hmac, "digest", forbidden)
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
    line = MessageSocket(connect((HOST, port), KEY, seconds=20.0))
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
    line = MessageSocket(connect((HOST, port), KEY, seconds=20.0))
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
            MessageSocket(near).receive(20.0, max_bytes=LONGEST)
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
    with pytest.raises(LineLostError):
        messages.receive(seconds=60.0, max_bytes=10)


def test_an_end_that_takes_nothing_is_not_waited_for_for_ever(ends):
    _, messages = ends
    messages._seconds_to_send = 0.1
    with pytest.raises(LineLostError):
        messages.send(bytes(100_000_000))


LONG = 60.0  # more than anything here takes


@pytest.fixture
def reception():
    with contextlib.closing(Reception(HOST, KEY)) as opened:
        yield opened


class Waiting:
    """Waits at a reception in a thread of its own."""

    def __init__(self, reception, seconds=LONG):
        self.found = None
        self.is_wanted = True
        self.thread = threading.Thread(target=self.wait, args=(reception, seconds), daemon=True)
        self.thread.start()

    def wait(self, reception, seconds):
        self.found = reception.wait(seconds=seconds, is_wanted=lambda: self.is_wanted)

    def joined(self):
        self.thread.join(LONG)
        assert not self.thread.is_alive()
        return self.found


def stranger(reception, say=b""):
    connection = socket.create_connection((HOST, reception.port), timeout=LONG)
    connection.sendall(say)
    return connection


def assert_they_talk(near, far):
    with near, far:
        far.settimeout(LONG)
        near.sendall(b"hello")
        assert far.recv(5) == b"hello"


def test_both_ends_prove_the_key(reception):
    waiting = Waiting(reception)
    near = connect((HOST, reception.port), KEY, seconds=LONG)
    assert_they_talk(near, waiting.joined())


@pytest.mark.parametrize("say", [b"", b"GET / HTTP/1.0\r\n", struct.pack("<Q", 2**63), b"x" * 500])
@pytest.mark.parametrize("number", [1, 200])
def test_strangers_who_come_before_keep_nobody_waiting(reception, say, number):
    waiting = Waiting(reception)
    with contextlib.ExitStack() as stack:
        for _ in range(number):
            stack.enter_context(stranger(reception, say))
        near = connect((HOST, reception.port), KEY, seconds=LONG)
        assert_they_talk(near, waiting.joined())


def test_whoever_comes_later_is_sent_away(reception):
    waiting = Waiting(reception)
    with stranger(reception), connect((HOST, reception.port), KEY, seconds=LONG) as near:
        late = stranger(reception)
        far = waiting.joined()
        reception.close()
        with late, contextlib.suppress(ConnectionError):
            while late.recv(100):  # a greeting at most, then the end
                pass
        assert_they_talk(near, far)


def test_a_stranger_who_says_nothing_is_sent_away_in_time(reception, monkeypatch):
    monkeypatch.setattr(lines, "_SECONDS_TO_PROVE", 0.05)
    waiting = Waiting(reception)
    with stranger(reception, b"half a handshake") as silent:
        assert len(silent.recv(32)) == 32
        assert silent.recv(1) == b""
    waiting.is_wanted = False
    assert waiting.joined() is None


def test_too_many_strangers_push_out_the_oldest(reception, monkeypatch):
    monkeypatch.setattr(lines, "_MAX_VISITORS", 2)
    waiting = Waiting(reception)
    with stranger(reception) as first, stranger(reception), stranger(reception):
        assert len(first.recv(32)) == 32
        assert first.recv(1) == b""
        near = connect((HOST, reception.port), KEY, seconds=LONG)
        assert_they_talk(near, waiting.joined())


def test_nobody_is_waited_for_longer_than_that(reception):
    assert reception.wait(seconds=0.05, is_wanted=lambda: True) is None


def test_a_wrong_key_opens_nothing(reception):
    waiting = Waiting(reception)
    with pytest.raises((EOFError, ConnectionError)):
        connect((HOST, reception.port), bytes(32), seconds=LONG)
    near = connect((HOST, reception.port), KEY, seconds=LONG)
    assert_they_talk(near, waiting.joined())


def test_a_proof_overheard_opens_nothing(reception):
    waiting = Waiting(reception)
    with contextlib.closing(socket.create_server((HOST, 0))) as between:
        # Somebody in between hands both ends' bytes on, and keeps those of the driver.
        driver = threading.Thread(
            target=lambda: connect(between.getsockname(), KEY, seconds=LONG).close(), daemon=True
        )
        driver.start()
        to_driver, _ = between.accept()
        with to_driver, stranger(reception) as to_worker:
            to_driver.sendall(to_worker.recv(32, socket.MSG_WAITALL))
            overheard = to_driver.recv(64, socket.MSG_WAITALL)
            with stranger(reception, overheard) as again:
                again.recv(32, socket.MSG_WAITALL)
                with contextlib.suppress(ConnectionError):
                    assert again.recv(32) == b""
            to_worker.sendall(overheard)
            to_driver.sendall(to_worker.recv(32, socket.MSG_WAITALL))
            driver.join(LONG)
            waiting.joined().close()


@pytest.mark.parametrize(
    ("say", "error", "seconds"),
    [
        (b"", TimeoutError, 0.1),  # nothing
        (b"x" * 31, TimeoutError, 0.1),  # half a handshake
        (b"x" * 64, HandshakeError, LONG),  # who does not know the key
        (struct.pack("<Q", 2**63 - 1) * 20, HandshakeError, LONG),
    ],
)
def test_a_driver_that_meets_a_stranger_gives_up_in_time(say, error, seconds):
    with contextlib.closing(socket.create_server((HOST, 0))) as server:

        def speak():
            connection, _ = server.accept()
            with connection:
                connection.sendall(say)
                connection.settimeout(LONG)
                with contextlib.suppress(ConnectionError):
                    while connection.recv(100):
                        pass

        speaking = threading.Thread(target=speak, daemon=True)
        speaking.start()
        with pytest.raises(error):
            connect(server.getsockname(), KEY, seconds=seconds)
        speaking.join(LONG)
        assert not speaking.is_alive()  # the driver has closed its end


def test_a_proof_handed_back_proves_nothing():
    with contextlib.closing(socket.create_server((HOST, 0))) as server:

        def mirror():
            connection, _ = server.accept()
            with connection, contextlib.suppress(ConnectionError):
                connection.sendall(bytes(32))
                connection.sendall(connection.recv(64, socket.MSG_WAITALL)[32:])
                connection.recv(1)

        mirroring = threading.Thread(target=mirror, daemon=True)
        mirroring.start()
        with pytest.raises(HandshakeError, match="the other end does not know the key"):
            connect(server.getsockname(), KEY, seconds=LONG)
        mirroring.join(LONG)


def test_the_proofs_are_hmac_with_sha_256():
    proof = lines._proof(KEY, "driver", b"w" * 32, b"d" * 32)
    assert proof == hmac.new(KEY, b"driver" + b"w" * 32 + b"d" * 32, "sha256").digest()


def test_a_system_that_forbids_the_hash_is_no_traceback(reception, monkeypatch):
    def forbidden(*arguments):
        raise ValueError("[digital envelope routines] unsupported")

    waiting = Waiting(reception)
    monkeypatch.setattr(hmac, "digest", forbidden)
    with pytest.raises(HandshakeError, match="cannot compute HMAC-SHA-256"):
        connect((HOST, reception.port), KEY, seconds=LONG)
    with stranger(reception, bytes(64)) as sent_away:
        sent_away.recv(32, socket.MSG_WAITALL)
        with contextlib.suppress(ConnectionError):
            assert sent_away.recv(1) == b""
    monkeypatch.undo()
    near = connect((HOST, reception.port), KEY, seconds=LONG)
    assert_they_talk(near, waiting.joined())
