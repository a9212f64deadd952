import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.evaluation import windows
from topicgrouper.evaluation.windows import document_windows, slide

COLUMNS = {"a": 0, "b": 1, "c": 2}
DOCUMENTS = st.lists(st.lists(st.sampled_from("abcxy"), max_size=12), min_size=1, max_size=5)


def window_by_window(documents, size):
    """List the words of each window, as a set."""
    found = []
    for document in documents:
        starts = range(max(len(document) - size + 1, 1))
        found.extend(set(document[start : start + size]) for start in starts)
    return found


def window_by_window_as_gensim(documents, size):
    """List what gensim holds to be the words of each window."""
    found = []
    for document in documents:
        held = set(document[:size])
        found.append(set(held))
        for start in range(1, len(document) - size + 1):
            held.discard(document[start - 1])
            held.add(document[start + size - 1])
            found.append(set(held))
    return found


def joint_counts(found):
    counts = np.zeros((3, 3))
    for first, i in COLUMNS.items():
        for second, j in COLUMNS.items():
            counts[i, j] = sum({first, second} <= held for held in found)
    return counts


ORACLES = {"exact": window_by_window, "gensim": window_by_window_as_gensim}


@pytest.mark.parametrize("sliding", ["exact", "gensim"])
@given(documents=DOCUMENTS, size=st.integers(1, 14))
def test_sliding_counts_every_window(sliding, documents, size):
    found = ORACLES[sliding](documents, size)
    result = slide(documents, COLUMNS, window=size, sliding=sliding)
    expected = joint_counts(found)
    assert result.n_windows == len(found)
    np.testing.assert_array_equal(result.occurring(), np.diagonal(expected) > 0)
    chosen = np.flatnonzero(result.occurring())
    if len(chosen):
        counts = result.joint_counts(chosen)
        np.testing.assert_array_equal(counts, expected[np.ix_(chosen, chosen)])


@given(documents=DOCUMENTS)
def test_whole_documents_are_windows_without_end(documents):
    result = document_windows(documents, COLUMNS)
    expected = joint_counts([set(document) for document in documents])
    np.testing.assert_array_equal(result.joint_counts(np.arange(3)), expected)
    np.testing.assert_array_equal(result.occurring(), np.diagonal(expected) > 0)
    assert result.n_windows == len(documents)


@given(documents=DOCUMENTS, size=st.integers(1, 14), order=st.permutations([0, 1, 2]))
def test_counts_follow_the_order_of_the_words(documents, size, order):
    result = slide([*documents, ["a"], ["b"], ["c"]], COLUMNS, window=size, sliding="exact")
    counts = result.joint_counts(np.array(order))
    expected = result.joint_counts(np.arange(3))[np.ix_(order, order)]
    np.testing.assert_array_equal(counts, expected)


def test_the_two_ways_differ_only_for_a_word_that_is_twice_in_a_window():
    once = [["a", "b", "c", "x", "a"]]
    twice = [["a", "a", "b", "x"]]
    for documents, differ in ((once, False), (twice, True)):
        exact, gensim = (
            slide(documents, COLUMNS, window=3, sliding=sliding).ends.tolist()
            for sliding in ("exact", "gensim")
        )
        assert (exact != gensim) == differ


def test_small_batches_give_the_same(monkeypatch):
    rng = np.random.default_rng(0)
    documents = [rng.choice(list("abcxyz"), size=rng.integers(0, 50)).tolist() for _ in range(60)]
    whole = slide(documents, COLUMNS, window=7, sliding="exact").joint_counts(np.arange(3))
    monkeypatch.setattr(windows, "_DOCUMENTS_AT_ONCE", 7)
    monkeypatch.setattr(windows, "_CELLS_AT_ONCE", 10)
    parts = slide(documents, COLUMNS, window=7, sliding="exact").joint_counts(np.arange(3))
    np.testing.assert_array_equal(parts, whole)
    np.testing.assert_array_equal(parts, joint_counts(window_by_window(documents, 7)))
