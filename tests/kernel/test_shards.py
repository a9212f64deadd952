"""Counts spread over shards give the joins of counts in one place, bit for bit."""

import contextlib

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
    zipf_counts,
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


@given(
    st.sampled_from(["first_rows", "rows", "join"]),
    st.integers(0, 2),
    st.integers(0, 2**20),
    st.integers(0, 2**64 - 1),
)
def test_a_damaged_answer_is_harmless_or_refused(question, array, place, value):
    shards, frequencies = shards_of(to_whole_counts(SMALL_COUNTS["zipf"]), np.zeros(12, int))

    def damaged(*arguments):
        rows = tuple(part.copy() for part in usual(*arguments)[0])
        flat = rows[array].view(np.uint8)
        start = place % max(len(flat), 1)
        new = np.array([value], "<u8").view(np.uint8)[: len(flat) - start]
        flat[start : start + len(new)] = new
        return [rows]

    usual = getattr(shards, question)
    setattr(shards, question, damaged)
    with contextlib.suppress(ValueError):
        agglomerate_shards(shards, frequencies)


SLOTS = 30
ALL_SLOTS = np.arange(SLOTS, dtype=np.uint32)


def one_shard():
    matrix = to_whole_counts(zipf_counts(20, SLOTS, length=15)).counts
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    return make_shard(matrix, ShardLayout.at_start(frequencies), max_kept_sums=200)


@pytest.mark.parametrize(
    ("question", "arguments", "message"),
    [
        ("first_rows", (11, 3), "invalid range of slots"),
        ("first_rows", (0, SLOTS + 1), "invalid range of slots"),
        ("rows", (np.array([0, SLOTS], np.uint32),), "slot out of range"),
        ("join", (3, 3), "invalid pair of slots"),
        ("join", (3, SLOTS), "invalid pair of slots"),
        ("join", (2**32 - 1, 3), "invalid pair of slots"),
        ("renumber", (ALL_SLOTS[:-1], SLOTS - 1), "need one new number per slot"),
        ("renumber", (ALL_SLOTS[::-1].copy(), SLOTS), "new numbers are out of order"),
        ("renumber", (ALL_SLOTS, SLOTS + 1), "fewer slots are kept"),
        ("renumber", (ALL_SLOTS, SLOTS - 1), "a living slot is dropped or a joined one is kept"),
        ("renumber", (ALL_SLOTS * 0, 1), "new numbers are out of order"),
    ],
)
def test_what_a_shard_cannot_have_been_asked_leaves_it_as_it_was(question, arguments, message):
    asked = one_shard()
    with pytest.raises(ValueError, match=message):
        getattr(asked, question)(*arguments)
    for array, expected in zip(asked.join(3, 8), one_shard().join(3, 8), strict=True):
        np.testing.assert_array_equal(array, expected)


def test_a_slot_is_joined_into_another_once():
    asked = one_shard()
    asked.join(3, 8)
    for pair in ((8, 4), (4, 8)):
        with pytest.raises(ValueError, match="already joined into another"):
            asked.join(*pair)
    stay = np.where(ALL_SLOTS == 8, 2**32 - 1, ALL_SLOTS - (ALL_SLOTS > 8)).astype(np.uint32)
    with pytest.raises(ValueError, match="a living slot is dropped or a joined one is kept"):
        asked.renumber(ALL_SLOTS, SLOTS)
    asked.renumber(stay, SLOTS - 1)
    asked.join(4, 8)  # number 8 is another slot now


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"slot_of_column": np.full(SLOTS, SLOTS, np.uint32)}, "slot of a column is out of range"),
        ({"slot_of_column": ALL_SLOTS[:-1]}, "column index out of range"),
        ({"columns": np.full(4, -1, np.int32)}, "column index out of range"),
        ({"row_starts": np.array([0, 3, 2, 4])}, "row starts do not match the entries"),
        ({"row_starts": np.array([0, 3, 5])}, "row starts do not match the entries"),
        ({"row_starts": np.array([], np.int64)}, "row starts do not match the entries"),
        ({"counts": np.ones(3, np.uint32)}, "row starts do not match the entries"),
        ({"counts": np.array([1, 1, 0, 1], np.uint32)}, "counts must be at least 1"),
        ({"total": 3}, "total of tokens is out of range"),
        ({"total": 2**63}, "total of tokens is out of range"),
    ],
)
def test_a_shard_of_a_matrix_that_does_not_fit_is_refused(change, message):
    fitting = {
        "row_starts": np.array([0, 3, 4]),
        "columns": np.array([0, 5, 29, 1], np.int32),
        "counts": np.ones(4, np.uint32),
        "slot_of_column": ALL_SLOTS,
        "slots": SLOTS,
        "total": 100,
        "threads": 1,
        "most_kept_sums": 200,
    }
    kind = type(one_shard())
    assert len(kind(**fitting).first_rows(0, SLOTS)[0]) == SLOTS
    with pytest.raises(ValueError, match=message):
        kind(**fitting | change)
