"""Questions and answers survive the way over a wire; damaged ones are refused."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from topicgrouper.distributed.wire import (
    Question,
    ShardError,
    WireError,
    answer,
    decode_answer,
    encode_fault,
    longest_answer,
    longest_question,
)
from topicgrouper.kernel.shards import ShardLayout, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

SLOTS = 30
ALL_SLOTS = np.arange(SLOTS, dtype=np.uint32)
QUESTIONS = [
    Question("first_rows", (3, 11)),
    Question("first_rows", (4, 4)),
    Question("rows", (np.array([5, 0, 29], np.uint32),)),
    Question("rows", (np.array([], np.uint32),)),
    Question("join", (3, 8)),
    Question("renumber", (ALL_SLOTS, SLOTS)),
]
JOIN, RENUMBER = QUESTIONS[4:]


def shard():
    matrix = to_whole_counts(zipf_counts(20, SLOTS, length=15)).counts
    frequencies = np.asarray(matrix.sum(axis=0)).ravel()
    return make_shard(matrix, ShardLayout.at_start(frequencies), max_kept_sums=200)


def answer_of(ends=(), sums=(), slots=()):
    """Write an answer as a shard would that gives such rows."""
    parts = ((0,), "<u8"), (ends, "<i8"), (sums, "<i8"), (slots, "<u4")
    return b"".join(np.array(values, dtype).tobytes() for values, dtype in parts)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_answers_are_those_of_the_shard(question):
    expected = getattr(shard(), question.name)(*question.arguments)
    asked = shard()
    encoded = question.encode()
    reply = answer(asked, encoded)
    found = decode_answer(question, reply, slots=SLOTS)
    if isinstance(expected, tuple):
        for array, wanted in zip(found, expected, strict=True):
            np.testing.assert_array_equal(array, wanted)
            assert array.dtype == wanted.dtype
            assert array.flags.aligned
    else:
        assert found is expected is None
    assert len(encoded) <= longest_question(SLOTS)
    assert len(reply) <= longest_answer(question, slots=SLOTS)


def test_faults_are_told():
    class Broken:
        def join(self, kept, moved):
            raise MemoryError("no\nroom")

    with pytest.raises(ShardError, match="MemoryError: no room") as caught:
        answer(Broken(), JOIN.encode())
    reply = encode_fault(caught.value)
    with pytest.raises(ShardError, match=r"^MemoryError: no room$") as told:
        decode_answer(JOIN, reply, slots=SLOTS)
    assert told.value.kind == "MemoryError"


def test_a_fault_may_have_any_words():
    fault = encode_fault(ShardError("ValueError", "\ud800" + "ä" * 100_000))
    assert len(fault) <= longest_answer(JOIN, slots=0)
    with pytest.raises(ShardError, match=r"^ValueError: "):
        decode_answer(JOIN, fault, slots=SLOTS)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (Question("first_rows", (11, 3)), "invalid range of slots"),
        (Question("first_rows", (0, SLOTS + 1)), "invalid range of slots"),
        (Question("rows", (np.array([0, SLOTS], np.uint32),)), "slot out of range"),
        (Question("join", (3, 3)), "invalid pair of slots"),
        (Question("join", (3, SLOTS)), "invalid pair of slots"),
        (Question("join", (2**32 - 1, 3)), "invalid pair of slots"),
        (Question("renumber", (ALL_SLOTS[:-1], SLOTS - 1)), "need one new number per slot"),
        (Question("renumber", (ALL_SLOTS[::-1], SLOTS)), "new numbers are out of order"),
        (Question("renumber", (ALL_SLOTS, SLOTS + 1)), "fewer slots are kept"),
        (
            Question("renumber", (ALL_SLOTS, SLOTS - 1)),
            "a living slot is dropped or a joined one is kept",
        ),
        (Question("renumber", (ALL_SLOTS * 0, 1)), "new numbers are out of order"),
    ],
    ids=lambda value: value.name if isinstance(value, Question) else None,
)
def test_what_a_shard_cannot_have_been_asked_leaves_it_as_it_was(question, message):
    asked = shard()
    with pytest.raises(ShardError, match=f"ValueError: {message}"):
        answer(asked, question.encode())
    assert answer(asked, JOIN.encode()) == answer(shard(), JOIN.encode())


def test_a_slot_is_joined_into_another_once():
    asked = shard()
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
    kind = type(shard())
    assert len(kind(**fitting).first_rows(0, SLOTS)[0]) == SLOTS
    with pytest.raises(ValueError, match=message):
        kind(**fitting | change)


@pytest.mark.parametrize(
    ("question", "reply", "message"),
    [
        (JOIN, b"", "invalid answer length: 0 bytes"),
        (JOIN, answer_of()[:-1], "invalid answer length: 7 bytes"),
        (JOIN, answer_of(), "0 bytes cannot hold 1 rows"),
        (JOIN, answer_of(ends=[1], sums=[1], slots=[1, 2]), "24 bytes cannot hold 1 rows"),
        (JOIN, answer_of(ends=[0], sums=[1], slots=[1]), "ends at 0, expected 1"),
        (JOIN, answer_of(ends=[2], sums=[1], slots=[1]), "ends at 2, expected 1"),
        (JOIN, answer_of(ends=[-1], sums=[1], slots=[1]), "row ends are not in order"),
        (JOIN, answer_of(ends=[-(2**63)]), "row ends are not in order"),
        (
            QUESTIONS[2],
            answer_of(ends=[2, 1, 2], sums=[1, 1], slots=[1, 2]),
            "row ends are not in order",
        ),
        (JOIN, answer_of(ends=[1], sums=[1], slots=[SLOTS]), "slot 30 is out of range"),
        (JOIN, answer_of(ends=[1], sums=[1], slots=[2**32 - 1]), "slot 4294967295 is out of range"),
        (JOIN, answer_of(ends=[1], sums=[0], slots=[1]), "sum out of range"),
        (JOIN, answer_of(ends=[1], sums=[-4], slots=[1]), "sum out of range"),
        (JOIN, answer_of(ends=[1], sums=[2**63 - 1], slots=[1]), "sum out of range"),
        (RENUMBER, answer_of(sums=[1], slots=[1]), "12 bytes cannot hold 0 rows"),
    ],
)
def test_answers_that_cannot_be_right_are_refused(question, reply, message):
    with pytest.raises(WireError, match=message):
        decode_answer(question, reply, slots=SLOTS)


damages = st.lists(
    st.tuples(st.integers(0, 2**20), st.integers(0, 2**64 - 1), st.sampled_from([1, 4, 8])),
    min_size=1,
    max_size=4,
)


def damaged(data, at, length):
    """Overwrite some places with any numbers, and cut or lengthen the whole."""
    result = bytearray(data)
    for place, value, size in at:
        start = place % max(len(result), 1)
        result[start : start + size] = value.to_bytes(8, "little")[:size]
    return bytes((result + bytes(40))[: len(result) + length])


@given(st.sampled_from(QUESTIONS), damages, st.sampled_from([-24, -9, -4, 0, 0, 0, 1, 4, 40]))
def test_a_damaged_question_is_answered_or_refused(question, at, length):
    asked = shard()
    data = damaged(question.encode(), at, length)
    try:
        reply = answer(asked, data)
    except (WireError, ShardError):
        return
    decode_answer(Question.decode(data), reply, slots=SLOTS)


@given(st.binary(max_size=80))
def test_any_bytes_are_a_question_or_are_refused(data):
    try:
        question = Question.decode(data)
    except WireError:
        return
    assert question.encode() == data


@given(st.sampled_from(QUESTIONS), damages, st.sampled_from([-24, -9, -4, 0, 0, 0, 1, 4, 40]))
def test_a_damaged_answer_is_safe_or_refused(question, at, length):
    reply = damaged(answer(shard(), question.encode()), at, length)
    try:
        found = decode_answer(question, reply, slots=SLOTS)
    except (WireError, ShardError):
        return
    if isinstance(found, tuple):
        ends, slots, sums = found
        assert len(ends) == question.n_rows
        assert len(slots) == len(sums) == (ends[-1] if len(ends) else 0)
        assert np.all(np.diff(ends, prepend=0) >= 0)
        assert np.all(slots < SLOTS)
        assert np.all(sums > 0)
