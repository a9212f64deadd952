"""Documents to learn from, and documents held out."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from experiments.datasets.splits import Split, split_at_random
from topicgrouper.corpus import Corpus

DENSE = arrays(np.int64, st.tuples(st.integers(2, 12), st.just(3)), elements=st.integers(0, 3))
WORDS = ("cat", "dog", "the")


@given(DENSE, st.floats(0.05, 0.95), st.integers(0, 1000))
def test_a_split_parts_the_documents(counts, share, seed):
    corpus = Corpus(counts, WORDS)
    split = split_at_random(corpus, share, seed=seed)
    ids = (*split.train.document_ids, *split.test.document_ids)
    assert sorted(ids, key=int) == list(corpus.document_ids)
    for part in (split.train, split.test):
        places = [int(name) for name in part.document_ids]
        assert places == sorted(places)
        np.testing.assert_array_equal(part.counts.toarray(), counts[places])
    assert split_at_random(corpus, share, seed=seed) == split


def test_both_parts_are_filtered_by_training():
    corpus = Corpus([[2, 0, 1], [0, 1, 1], [0, 5, 0]], WORDS)
    split = Split(corpus.select([0, 1]), corpus.select([2])).filter(min_frequency=2)
    assert split.train.vocabulary == split.test.vocabulary == ("cat", "the")


def chosen_of(n_documents, share, seed):
    """Return the places of the documents that are held out."""
    test = split_at_random(Corpus(np.ones((n_documents, 1), int), ["word"]), share, seed=seed).test
    return [int(name) for name in test.document_ids]


@given(st.integers(2, 300), st.floats(0.001, 0.999), st.integers(0, 2**64))
def test_the_share_is_met_as_far_as_whole_documents_go(n_documents, share, seed):
    chosen = chosen_of(n_documents, share, seed)
    assert 1 <= len(chosen) <= n_documents - 1
    assert abs(len(chosen) - share * n_documents) <= 1
    assert chosen == chosen_of(n_documents, share, seed)


def test_the_choice_is_the_same_for_ever():
    assert chosen_of(20, 0.25, 0) == [2, 3, 11, 13, 15]
