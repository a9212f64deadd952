import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus.split import choose_documents, draw_tokens


@given(st.integers(2, 300), st.floats(0.001, 0.999), st.integers(0, 2**64))
def test_the_share_is_met_as_far_as_whole_documents_go(n_documents, share, seed):
    chosen = choose_documents(n_documents, share=share, seed=seed)
    assert 1 <= chosen.sum() <= n_documents - 1
    assert abs(chosen.sum() - share * n_documents) <= 1
    np.testing.assert_array_equal(chosen, choose_documents(n_documents, share=share, seed=seed))


def test_the_choice_is_the_same_for_ever():
    assert np.flatnonzero(choose_documents(20, share=0.25, seed=0)).tolist() == [2, 3, 11, 13, 15]
    assert draw_tokens(np.array([5, 5, 5, 5]), share=0.5, seed=0).tolist() == [3, 0, 2, 3]


def test_documents_are_chosen_alike():
    times = sum(choose_documents(10, share=0.3, seed=seed).astype(int) for seed in range(2000))
    assert times.min() > 500
    assert times.max() < 700


@given(st.lists(st.integers(1, 40), max_size=60), st.floats(0.01, 0.99), st.integers(1, 50))
def test_at_most_all_tokens_are_drawn_and_blocks_do_not_show(counts, share, block):
    counts = np.array(counts, dtype=np.int32)
    drawn = draw_tokens(counts, share=share, seed=3)
    assert ((drawn >= 0) & (drawn <= counts)).all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("topicgrouper.corpus.split._NUMBERS_AT_ONCE", block)
        np.testing.assert_array_equal(draw_tokens(counts, share=share, seed=3), drawn)


def test_tokens_are_drawn_with_their_probability():
    drawn = draw_tokens(np.full(1000, 100), share=0.2, seed=1)
    assert abs(drawn.mean() - 20) < 0.5
    assert abs(drawn.var() - 16) < 3  # of a binomial distribution


@pytest.mark.parametrize("share", [0, 1, -0.1, 1.5, float("nan")])
def test_a_share_that_leaves_nothing_is_refused(share):
    with pytest.raises(ValueError, match="between 0 and 1"):
        choose_documents(10, share=share, seed=0)
    with pytest.raises(ValueError, match="between 0 and 1"):
        draw_tokens(np.array([1]), share=share, seed=0)


@pytest.mark.parametrize("n_documents", [0, 1])
def test_one_document_cannot_be_split(n_documents):
    with pytest.raises(ValueError, match="at least 2"):
        choose_documents(n_documents, share=0.5, seed=0)
