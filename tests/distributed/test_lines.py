"""Lines to a shard: direct with a secret, relayed otherwise, lost when the other end is."""

import gc
import multiprocessing
import multiprocessing.connection
import socket
import struct

import numpy as np
import pytest
from scipy.sparse import csr_array

from count_samples import zipf_counts
from topicgrouper.distributed.lines import DirectLine, LineLostError, RelayedLine, open_line
from topicgrouper.distributed.shard_holder import ShardHolder
from topicgrouper.distributed.wire import decode_answer, encode_question
from topicgrouper.kernel.shards import ShardLayout

COUNTS = zipf_counts(20, 30, length=15)
QUESTION = encode_question("join", 3, 8)


def holder():
    return ShardHolder(ShardLayout.at_start(COUNTS.sum(axis=0)), 1, False, csr_array(COUNTS))


class Done:
    """What a call of an actor gives, here of an object in this process."""

    def __init__(self, value):
        self.value = value

    def result(self, timeout=None):
        if isinstance(self.value, Exception):
            raise self.value
        return self.value


class FakeActor:
    def __init__(self, held):
        self.held = held

    def listen(self, host, key):
        return Done(self.held.listen(host, key))

    def ask(self, question):
        return Done(self.held.ask(question))


def asked(line):
    line.send(QUESTION)
    reply = line.receive(20.0)
    assert reply is not None
    return decode_answer("join", reply)[0]


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
    for array, wanted in zip(
        asked(line), decode_answer("join", holder().ask(QUESTION))[0], strict=True
    ):
        np.testing.assert_array_equal(array, wanted)
    line.close()


def test_strangers_get_no_answer_and_do_no_harm():
    held = holder()
    port = held.listen("127.0.0.1", b"secret")
    with pytest.raises(multiprocessing.AuthenticationError):
        multiprocessing.connection.Client(("127.0.0.1", port), authkey=b"guess")
    line = DirectLine(multiprocessing.connection.Client(("127.0.0.1", port), authkey=b"secret"))
    assert asked(line)
    line.close()


@pytest.mark.parametrize("attempts", [1, 5])
def test_whoever_only_tries_the_port_does_no_harm(attempts):
    held = holder()
    port = held.listen("127.0.0.1", b"secret")
    for _ in range(attempts):
        with socket.create_connection(("127.0.0.1", port)) as tried:
            # closed with a reset, not with a farewell
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line = DirectLine(multiprocessing.connection.Client(("127.0.0.1", port), authkey=b"secret"))
    assert asked(line)
    line.close()


def test_a_line_is_lost_when_the_shard_is():
    held = holder()
    port = held.listen("127.0.0.1", b"secret")
    line = DirectLine(multiprocessing.connection.Client(("127.0.0.1", port), authkey=b"secret"))
    assert line.receive(0.0) is None
    del held
    gc.collect()
    with pytest.raises(LineLostError):
        asked(line)
    line.close()


@pytest.mark.parametrize("error", [OSError("closed"), KeyError("actor"), RuntimeError("lost")])
def test_a_relayed_line_is_lost_when_its_worker_is(error):
    class Gone:
        def ask(self, question):
            return Done(error)

    line = RelayedLine(Gone())
    line.send(QUESTION)
    with pytest.raises(LineLostError):
        line.receive(1.0)
