"""Shards that are lost leave no trace in the joins; what answers on a worker tells its failures."""

import pickle
import threading

import numpy as np
import pytest
from scipy.sparse import csr_array

from benchmarks.local_shards import LocalShards
from tests.count_samples import zipf_counts
from topicgrouper.distributed import cluster_shards, clusters
from topicgrouper.distributed.cluster_shards import ShardError, ShardHolder, shards_on_machine
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

KEPT = 90_000
"""Sums: a quarter of all pairs at the start, all of them when 300 topics are left."""


class ForgetfulShards(LocalShards):
    """Shards of which one is lost and made again now and then, as on a cluster."""

    def __init__(self, matrices, layout):
        super().__init__([make_shard(matrix, layout, max_kept_sums=KEPT) for matrix in matrices])
        self.matrices = matrices
        self.layout = layout
        self.questions = 0

    def maybe_lose(self):
        self.questions += 1
        if self.questions % 7 == 0:
            number = self.questions % len(self.shards)
            self.shards[number] = make_shard(self.matrices[number], self.layout, max_kept_sums=KEPT)

    def rows(self, slots):
        self.maybe_lose()
        return super().rows(slots)

    def join(self, kept, moved):
        self.maybe_lose()
        answers = super().join(kept, moved)
        self.layout = self.layout.joined(kept, moved)
        return answers

    def renumber(self, slot_of_old, slots):
        self.maybe_lose()
        super().renumber(slot_of_old, slots)
        self.layout = self.layout.renumbered(slot_of_old, slots)


def test_the_joins_do_not_tell_that_shards_were_lost():
    counts = zipf_counts(90, 600, length=60, seed=1)
    matrix = to_whole_counts(counts).counts
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    parts = [matrix[first::3] for first in range(3)]
    shards = ForgetfulShards(parts, ShardLayout.at_start(frequencies))
    found = agglomerate_shards(shards, frequencies)
    expected = agglomerate(counts).joins
    np.testing.assert_array_equal(found.joins.children, expected.children)
    np.testing.assert_array_equal(found.joins.gains, expected.gains)
    assert shards.questions > 600


FIRST = "tls://10.0.0.1:4001"
SECOND = "tls://10.0.0.1:4002"
OTHER = "tls://10.0.0.11:4001"


@pytest.mark.parametrize(
    ("workers", "taken", "expected"),
    [
        ([FIRST], [], 1),
        ([FIRST, SECOND, OTHER], [], 2),  # the second worker will get a shard as well
        ([FIRST, SECOND, OTHER], [SECOND, OTHER], 2),
        ([FIRST, OTHER], [FIRST, OTHER, OTHER], 2),  # after a loss
        ([FIRST], [FIRST, FIRST], 3),
        (["tcp://[::1]:4001"], [], 1),
        ([f"inproc://10.0.0.1/4711/{number}" for number in range(3)], [], 3),
    ],
)
def test_a_shard_knows_with_how_many_it_shares_its_machine(workers, taken, expected):
    assert shards_on_machine(workers[0], workers=workers, taken=taken) == expected


SLOTS = 30
COUNTS = zipf_counts(20, SLOTS, length=15)
LAYOUT = ShardLayout.at_start(COUNTS.sum(axis=0))


def holder(*, n_on_machine=1):
    return ShardHolder(LAYOUT, 1, n_on_machine, csr_array(COUNTS))


def test_whatever_fails_is_told_in_one_line():
    class Broken:
        def join(self, kept, moved):
            raise MemoryError("no\nroom")

    held = holder()
    held._shard = Broken()
    with pytest.raises(ShardError) as caught:
        held.ask("join", 3, 8)
    assert pickle.loads(pickle.dumps(caught.value)).args == ("MemoryError", "no room")


def test_a_worker_that_exits_takes_no_question(monkeypatch):
    held = holder()
    exiting = threading.Event()
    exiting.set()
    monkeypatch.setattr(clusters, "_exiting", exiting)
    with pytest.raises(RuntimeError, match="this worker is exiting"):
        held.ask("join", 3, 8)


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

    monkeypatch.setattr(cluster_shards, "available_memory", lambda: free)
    monkeypatch.setattr(cluster_shards, "make_shard", noted)
    held = holder(n_on_machine=n_on_machine)
    assert asked == [kept]
    for array, expected in zip(held.ask("join", 3, 8), holder().ask("join", 3, 8), strict=True):
        np.testing.assert_array_equal(array, expected)
