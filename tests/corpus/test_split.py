import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import Corpus


def chosen_of(n_documents, share, seed):
    """Return the places of the documents that are held out."""
    test = Corpus(np.ones((n_documents, 1), int), ["word"]).split(share, seed=seed).test
    return [int(name) for name in test.document_ids]


def drawn_of(counts, share, seed):
    """Return how many tokens of each word of a document are drawn."""
    words = [f"w{place}" for place in range(len(counts))]
    first, _ = Corpus(np.atleast_2d(counts), words).split_tokens(share, seed=seed)
    return first.counts.toarray()[0]


@given(st.integers(2, 300), st.floats(0.001, 0.999), st.integers(0, 2**64))
def test_the_share_is_met_as_far_as_whole_documents_go(n_documents, share, seed):
    chosen = chosen_of(n_documents, share, seed)
    assert 1 <= len(chosen) <= n_documents - 1
    assert abs(len(chosen) - share * n_documents) <= 1
    assert chosen == chosen_of(n_documents, share, seed)


def test_the_choice_is_the_same_for_ever():
    assert chosen_of(20, 0.25, 0) == [2, 3, 11, 13, 15]
    assert drawn_of([5, 5, 5, 5], 0.5, 0).tolist() == [3, 0, 2, 3]


def test_documents_are_chosen_alike():
    times = np.bincount([place for seed in range(2000) for place in chosen_of(10, 0.3, seed)])
    assert times.min() > 500
    assert times.max() < 700


@given(
    st.lists(st.integers(1, 40), min_size=1, max_size=60), st.floats(0.01, 0.99), st.integers(1, 50)
)
def test_at_most_all_tokens_are_drawn_and_blocks_do_not_show(counts, share, block):
    drawn = drawn_of(counts, share, 3)
    assert ((drawn >= 0) & (drawn <= counts)).all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("topicgrouper.corpus.split._NUMBERS_AT_ONCE", block)
        np.testing.assert_array_equal(drawn_of(counts, share, 3), drawn)


def test_tokens_are_drawn_with_their_probability():
    drawn = drawn_of(np.full(1000, 100), 0.2, 1)
    assert abs(drawn.mean() - 20) < 0.5
    assert abs(drawn.var() - 16) < 3  # of a binomial distribution


@pytest.mark.parametrize("share", [0, 1, -0.1, 1.5, float("nan")])
def test_a_share_that_leaves_nothing_is_refused(share):
    with pytest.raises(ValueError, match="between 0 and 1"):
        chosen_of(10, share, 0)
    with pytest.raises(ValueError, match="between 0 and 1"):
        drawn_of([1], share, 0)


@pytest.mark.parametrize("n_documents", [0, 1])
def test_one_document_cannot_be_split(n_documents):
    with pytest.raises(ValueError, match="at least 2"):
        chosen_of(n_documents, 0.5, 0)
