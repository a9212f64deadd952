"""The fit of the document model: optimal at each join, and the same on any number of threads."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.sparse import csr_array

from tests.prediction.joins_oracle import best_log_likelihood, join_counts, join_log_probability
from tests.property_profiles import costly
from topicgrouper import TopicTree, fit_documents, fit_tree


def bursty_counts(n_documents=60, n_words=12, seed=0):
    """Return counts of documents with few topics and repeated words."""
    rng = np.random.default_rng(seed)
    shares = rng.dirichlet(np.full(n_words, 0.3), size=n_documents)
    return np.array([rng.multinomial(rng.integers(0, 40), share) for share in shares])


@given(
    arrays(
        np.int64,
        st.tuples(st.integers(1, 12), st.integers(2, 5)),
        elements=st.one_of(st.just(0), st.integers(0, 3), st.integers(0, 40)),
    )
)
@costly
def test_no_other_parameters_are_better(counts):
    if (counts.sum(axis=0) == 0).any():
        counts = np.vstack([counts, np.ones(counts.shape[1], dtype=np.int64)])
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    for join in range(tokens.shape[1]):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


def test_every_join_of_bursty_documents_is_optimal():
    counts = bursty_counts()
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    assert np.isfinite(model.concentrations).any()
    for join in range(tokens.shape[1]):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


@pytest.mark.parametrize(
    "tokens",
    [
        [[1, 0], [1, 0], [4, 31]],
        [[3, 0], [4, 4], [0, 2]],
        [[0, 1], [0, 1], [0, 1], [6, 3]],
        [[1, 0], [1, 0], [1, 0], [1, 0], [3, 7]],
        [[0, 1]] * 4 + [[1, 0]] * 2 + [[2, 0], [0, 2]] * 2 + [[4, 6]],
    ],
)
def test_the_higher_of_two_tops_is_found(tokens):
    """One long document of both parts beside short ones: joins of AP and Online Retail.

    At s = 0, with the tokens' share as the mean, the likelihood has a top or is about to fall. A
    higher one has a mean that is closer to the documents' share.
    """
    counts = np.array(tokens)
    model = fit_documents(fit_tree(counts))
    found = join_log_probability(counts, model.means[0], model.concentrations[0]).sum()
    best = best_log_likelihood(counts, 1e-3)
    assert found >= best - 1e-8 * abs(best)
    assert model.concentrations[0] < np.inf


@pytest.mark.parametrize("n_jobs", [2, 5])
def test_threads_do_not_matter(n_jobs):
    tree = fit_tree(bursty_counts(n_documents=400, n_words=60))
    alone, shared = fit_documents(tree), fit_documents(tree, n_jobs=n_jobs)
    assert np.array_equal(alone.means, shared.means)
    assert np.array_equal(alone.concentrations, shared.concentrations)


def test_documents_with_one_token_are_alike():
    model = fit_documents(fit_tree([[1, 0], [1, 0], [0, 1], [1, 0]]))
    assert model.concentrations[0] == np.inf
    assert model.means[0] == pytest.approx(0.75)


def test_documents_that_do_not_differ_are_alike():
    model = fit_documents(fit_tree([[2, 2], [3, 3], [1, 1]]))
    assert model.concentrations[0] == np.inf
    assert model.means[0] == pytest.approx(0.5)


def test_parts_that_never_meet_keep_a_new_document_possible():
    model = fit_documents(fit_tree([[4, 0], [6, 0], [0, 5]]))
    assert model.concentrations[0] == pytest.approx(1e-3)
    both = model.log_probability([[1, 1]])[0]
    assert np.isfinite(both)
    assert both < -5
    # By documents, not by tokens: 2 of 3 have the first word.
    assert model.means[0] == pytest.approx(2 / 3, rel=0.01)


def test_a_chain_of_all_words_is_as_good_as_any_tree():
    """Dense, sparse and joined node counts agree with the oracle in an extreme tree."""
    counts = bursty_counts(n_documents=30, n_words=25, seed=1) + np.eye(30, 25, dtype=np.int64)
    children = [[0, 1]] + [[word, 25 + word - 2] for word in range(2, 25)]
    tree = TopicTree(
        children,
        np.zeros(24),
        counts.sum(axis=0),
        [f"w{i}" for i in range(25)],
        base_log_likelihood=0.0,
        counts=csr_array(counts),
    )
    model = fit_documents(tree)
    tokens = join_counts(tree, counts)
    for join in range(24):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


def test_weights_are_refused():
    tree = fit_tree([[0.5, 1.5], [2.0, 0.0]])
    with pytest.raises(ValueError, match="whole numbers"):
        fit_documents(tree)


def test_a_tree_without_counts_says_what_to_do():
    tree = TopicTree([[0, 1]], [0.0], [1, 1], ["a", "b"], base_log_likelihood=0.0)
    with pytest.raises(ValueError, match="pass counts="):
        fit_documents(tree)
    assert fit_documents(tree, [[1, 0], [0, 1]]).means[0] == pytest.approx(0.5)


def test_other_counts_are_refused():
    tree = fit_tree([[3, 1], [1, 2]])
    with pytest.raises(ValueError, match="counts"):
        fit_documents(tree, [[3, 1], [1, 3]])


def test_a_tree_of_one_word_has_nothing_to_fit():
    model = fit_documents(fit_tree([[3], [1]]))
    assert model.means.shape == (0,)
    assert model.log_probability([[7], [0]]).tolist() == [0.0, 0.0]
    assert model.perplexity([[7]]) == 1.0
    assert model.word_probabilities([[2]]).tolist() == [[1.0]]


def test_very_long_documents_are_refused():
    tree = fit_tree([[3, 1], [1, 2]])
    huge = TopicTree(
        tree.children, tree.gains, [10**7, 10**7], tree.vocabulary, base_log_likelihood=0.0
    )
    with pytest.raises(ValueError, match="at most 10,000,000 tokens"):
        fit_documents(huge, [[10**7, 10**7]])


def test_long_documents_are_fitted_as_exactly_as_short_ones():
    rng = np.random.default_rng(0)
    counts = np.array([rng.multinomial(5000, rng.dirichlet([0.5, 0.3, 0.2])) for _ in range(8)])
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    for join in range(2):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)
