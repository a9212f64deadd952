"""Counts spread over shards give the joins of counts in one place, bit for bit."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.local_shards import LocalShards
from tests.count_samples import (
    SMALL_COUNTS,
    assert_same_joins,
    count_matrices,
    first_joins,
    sparse_zipf_counts,
)
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts


def shards_of(whole, assignment, *, known=None, max_kept_sums=0):
    """Put each document into the shard that is named for it."""
    matrix = whole.counts
    frequencies = np.asarray(matrix.sum(axis=0, dtype=np.int64)).ravel()
    layout = ShardLayout.at_start(frequencies, known=known)
    parts = [np.flatnonzero(assignment == part) for part in range(assignment.max() + 1)]
    shards = [make_shard(matrix[rows], layout, max_kept_sums=max_kept_sums) for rows in parts]
    return LocalShards(shards), frequencies


def joins_of(counts, assignment, *, max_kept_sums=0, **settings):
    whole = to_whole_counts(counts)
    shards, frequencies = shards_of(
        whole, assignment, known=settings.get("known"), max_kept_sums=max_kept_sums
    )
    return agglomerate_shards(shards, frequencies, scale=whole.scale, **settings).joins


@pytest.mark.parametrize("name", SMALL_COUNTS)
@pytest.mark.parametrize("max_kept_sums", [0, 50, 10**6])
def test_any_counts(name, max_kept_sums):
    counts = SMALL_COUNTS[name]
    assignment = np.arange(len(counts)) % 3
    joins = joins_of(counts, assignment, max_kept_sums=max_kept_sums)
    assert_same_joins(joins, agglomerate(counts).joins)


@given(count_matrices(), st.data())
def test_any_split(counts, data):
    parts = st.lists(st.integers(0, 3), min_size=len(counts), max_size=len(counts))
    assignment = np.array(data.draw(parts))
    kept = data.draw(st.integers(0, 300))
    joins = joins_of(counts, assignment, max_kept_sums=kept)
    assert_same_joins(joins, agglomerate(counts).joins)


def test_compaction_kept_rows_and_several_batches_of_rows():
    counts = sparse_zipf_counts(300, 1500, length=40, seed=3)
    assignment = np.random.default_rng(1).integers(0, 4, size=300)
    joins = joins_of(counts, assignment, max_kept_sums=600 * 600)
    assert_same_joins(joins, agglomerate(counts).joins)


def test_real_weights():
    weights = SMALL_COUNTS["zipf"] * np.sqrt(np.arange(1, 15))
    joins = joins_of(weights, np.arange(12) % 2)
    assert_same_joins(joins, agglomerate(weights).joins)


@pytest.mark.parametrize("first", [1, 7, 13])
def test_known_joins_are_gone_on_from(first):
    counts = SMALL_COUNTS["zipf"]
    whole = agglomerate(counts).joins
    known = first_joins(whole, first)
    assert_same_joins(joins_of(counts, np.arange(12) % 2, known=known), whole)


def test_one_exchange_a_join():
    class Counted(LocalShards):
        asked = 0

        def join(self, kept, moved):
            self.asked += 1
            return super().join(kept, moved)

        def rows(self, slots):
            self.asked += 1
            return super().rows(slots)

    counts = sparse_zipf_counts(400, 800, length=60, seed=4)
    shards, frequencies = shards_of(to_whole_counts(counts), np.arange(400) % 2)
    counted = Counted(shards.shards)
    agglomerate_shards(counted, frequencies)
    assert 799 <= counted.asked < 1.2 * 799


@pytest.mark.parametrize("frequencies", [np.array([], int), np.array([3, 0]), np.ones((2, 2), int)])
def test_frequencies_that_are_none_are_refused(frequencies):
    with pytest.raises(ValueError, match="frequencies"):
        ShardLayout.at_start(frequencies)


def test_too_many_tokens_are_refused():
    with pytest.raises(ValueError, match="Divide them by a constant"):
        ShardLayout.at_start(np.array([2**49, 2**50]))


def test_what_shards_raise_ends_the_fit():
    class Broken(LocalShards):
        def join(self, kept, moved):
            raise OSError("gone")

    shards, frequencies = shards_of(to_whole_counts(SMALL_COUNTS["zipf"]), np.zeros(12, int))
    with pytest.raises(OSError, match="gone"):
        agglomerate_shards(Broken(shards.shards), frequencies)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (lambda ends, slots, sums: (ends, slots + 14, sums), "slot .* is out of range"),
        (lambda ends, slots, sums: (ends, slots, -sums), "sum out of range"),
        (lambda ends, slots, sums: (ends + 1, slots, sums), "the last row ends at"),
        (lambda ends, slots, sums: (ends[:-1], slots, sums), "rows, expected"),
        (lambda ends, slots, sums: (ends, slots, sums[1:]), "different numbers of slots and sums"),
    ],
)
@pytest.mark.parametrize("question", ["first_rows", "join"])
def test_rows_that_cannot_be_right_end_the_fit(question, changed, message):
    shards, frequencies = shards_of(to_whole_counts(SMALL_COUNTS["zipf"]), np.zeros(12, int))
    wrong = LocalShards(shards.shards)
    usual = getattr(wrong, question)
    setattr(wrong, question, lambda *arguments: [changed(*rows) for rows in usual(*arguments)])
    with pytest.raises(ValueError, match=message):
        agglomerate_shards(wrong, frequencies)
