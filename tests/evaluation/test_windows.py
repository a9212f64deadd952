"""Windows of words, counted one by one."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.evaluation import coherence

PAIRS = [["a", "b"], ["b", "c"], ["c", "a"]]
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


def npmi(pair, windows):
    """The measure of two words, NaN if one does not occur; each count of windows changes it."""
    first, second, both = (
        sum(words <= held for held in windows) / len(windows)
        for words in ({pair[0]}, {pair[1]}, set(pair))
    )
    if not first or not second:
        return math.nan
    return math.log((both + 1e-12) / (first * second)) / -math.log(both + 1e-12)


def check(found, windows, pairs=PAIRS):
    np.testing.assert_allclose(found.per_topic, [npmi(pair, windows) for pair in pairs], rtol=1e-9)


ORACLES = {"exact": window_by_window, "gensim": window_by_window_as_gensim}


@pytest.mark.parametrize("sliding", ["exact", "gensim"])
@given(documents=DOCUMENTS, size=st.integers(1, 14))
def test_sliding_counts_every_window(sliding, documents, size):
    found = coherence(PAIRS, documents, window=size, sliding=sliding)
    check(found, ORACLES[sliding](documents, size))


@given(documents=DOCUMENTS)
def test_whole_documents_are_windows_without_end(documents):
    check(coherence(PAIRS, documents, window="document"), [set(document) for document in documents])


def test_the_two_ways_differ_only_for_a_word_that_is_twice_in_a_window():
    for document, differ in ((["a", "b", "c", "x", "a"], False), (["a", "a", "b", "x"], True)):
        exact, gensim = (
            coherence(PAIRS[:1], [document], window=3, sliding=sliding).value
            for sliding in ("exact", "gensim")
        )
        assert (exact != gensim) == differ


def test_small_batches_give_the_same(monkeypatch):
    rng = np.random.default_rng(0)
    documents = [rng.choice(list("abcxyz"), size=rng.integers(0, 50)).tolist() for _ in range(60)]
    whole = coherence(PAIRS, documents, window=7, sliding="exact").per_topic
    monkeypatch.setattr("topicgrouper.evaluation.windows._DOCUMENTS_AT_ONCE", 7)
    monkeypatch.setattr("topicgrouper.evaluation.windows._CELLS_AT_ONCE", 10)
    parts = coherence(PAIRS, documents, window=7, sliding="exact")
    np.testing.assert_array_equal(parts.per_topic, whole)
    check(parts, window_by_window(documents, 7))
