"""A holder answers one question at a time, and lets a shard go that has failed."""

import threading

import numpy as np
import pytest

from tests.holder_samples import JOIN, SLOTS, BrokenShard, holder
from topicgrouper.distributed import exits, shard_holder
from topicgrouper.distributed.wire import Question, ShardError, decode_answer
from topicgrouper.kernel.shards import make_shard

RENUMBER = Question("renumber", (np.arange(SLOTS, dtype=np.uint32), SLOTS))


def told(reply, question=JOIN):
    with pytest.raises(ShardError) as caught:
        decode_answer(question, reply, slots=SLOTS)
    return caught.value


@pytest.mark.parametrize("error", [MemoryError("std::bad_alloc"), ValueError("a fault")])
def test_a_shard_that_has_failed_is_not_asked_again(error):
    held = holder()
    held._shard = broken = BrokenShard(error)
    assert told(held.ask(JOIN.encode())).kind == type(error).__name__
    assert told(held.ask(RENUMBER.encode()), RENUMBER).text == str(error)
    assert broken.asked == 1
    assert held._shard is None  # its memory is free


def test_an_answer_that_memory_does_not_suffice_for_is_told():
    class Large:
        def tobytes(self):
            raise MemoryError("no room for the answer")

    class LargeShard:
        def join(self, kept, moved):
            return Large(), Large(), Large()

    held = holder()
    held._shard = LargeShard()
    assert told(held.ask(JOIN.encode())).kind == "MemoryError"


def test_nonsense_is_refused_and_does_no_harm():
    held = holder()
    assert told(held.ask(b"nonsense")).kind == "WireError"
    assert held.ask(JOIN.encode()) == holder().ask(JOIN.encode())


def test_questions_are_answered_one_after_the_other():
    inside = []
    most = []

    class Slow:
        def renumber(self, slot_of_old, slots):
            inside.append(1)
            most.append(len(inside))
            threading.Event().wait(0.01)
            inside.pop()

    held = holder()
    held._shard = Slow()
    threads = [threading.Thread(target=held.ask, args=(RENUMBER.encode(),)) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 5


def test_a_worker_that_exits_takes_no_question(monkeypatch):
    held = holder()
    exiting = threading.Event()
    exiting.set()
    monkeypatch.setattr(exits, "_exiting", exiting)
    with pytest.raises(RuntimeError, match="this worker is exiting"):
        held.ask(JOIN.encode())


@pytest.mark.parametrize(
    ("free", "n_on_machine", "kept"),
    [
        (10**12, 1, SLOTS**2),  # all
        (24 << 20, 1, SLOTS**2),
        (24 << 20, 6, 0),  # a sixth is no more than the documents take
        (0, 1, 0),
    ],
)
def test_as_many_sums_are_kept_as_the_machine_has_memory_for(monkeypatch, free, n_on_machine, kept):
    asked = []

    def noted(counts, layout, **settings):
        asked.append(settings["max_kept_sums"])
        return make_shard(counts, layout, **settings)

    monkeypatch.setattr(shard_holder, "available_memory", lambda: free)
    monkeypatch.setattr(shard_holder, "make_shard", noted)
    held = holder(n_on_machine=n_on_machine)
    assert asked == [kept]
    assert held.ask(JOIN.encode()) == holder().ask(JOIN.encode())
