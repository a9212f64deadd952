"""The one who knows the key is let in, whoever comes before, beside or instead of him."""

import contextlib
import hmac
import socket
import struct
import threading

import pytest

from topicgrouper.distributed import handshake
from topicgrouper.distributed.handshake import HandshakeError, Reception, connect

KEY = bytes(range(32))
HOST = "127.0.0.1"
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
    monkeypatch.setattr(handshake, "_SECONDS_TO_PROVE", 0.05)
    waiting = Waiting(reception)
    with stranger(reception, b"half a handshake") as silent:
        assert len(silent.recv(32)) == 32
        assert silent.recv(1) == b""
    waiting.is_wanted = False
    assert waiting.joined() is None


def test_too_many_strangers_push_out_the_oldest(reception, monkeypatch):
    monkeypatch.setattr(handshake, "_MAX_VISITORS", 2)
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
    ("say", "seconds", "error"),
    [
        (b"", 0.05, TimeoutError),  # nothing
        (b"x" * 31, 0.05, TimeoutError),  # half a handshake
        (b"x" * 64, LONG, HandshakeError),  # who does not know the key
        (struct.pack("<Q", 2**63 - 1) * 20, LONG, HandshakeError),
    ],
)
def test_a_driver_that_meets_a_stranger_gives_up_in_time(say, seconds, error):
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
    proof = handshake._proof(KEY, "driver", b"w" * 32, b"d" * 32)
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
