"""The curve over all n against one view after the other."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import minimize_scalar
from scipy.sparse import csr_array
from scipy.special import gammaln

from experiments.synthetic import generate_documents
from tests.count_samples import poisson_counts, zipf_counts
from topicgrouper import fit_tree
from topicgrouper.corpus import read_corpus
from topicgrouper.evaluation import held_out_curve, perplexity


def best_alpha(view, counts):
    """The α with which a Dirichlet prior makes the topics of documents most probable."""
    found = view.topic_counts(csr_array(counts)).toarray()
    shares, lengths = view.frequencies / view.frequencies.sum(), found.sum(axis=1)

    def loss(log_alpha):
        alpha = np.exp(log_alpha)
        cells = gammaln(found + alpha * shares) - gammaln(alpha * shares)
        return -cells.sum() - (gammaln(alpha) - gammaln(alpha + lengths)).sum()

    return np.exp(minimize_scalar(loss, bounds=np.log([1e-4, 1e7]), method="bounded").x)


def assert_agrees(tree, test, numbers, *, tolerance=1e-5):
    curve = held_out_curve(tree, None, test)
    for n in numbers:
        direct = perplexity(tree.view(n), test)
        assert curve.perplexities[n - 1] == pytest.approx(direct.value, rel=tolerance)
        assert curve.n_tokens == direct.n_tokens
        assert curve.n_skipped == direct.n_skipped
        assert curve.n_unseen_tokens == direct.n_unseen_tokens
    return curve


def test_synthetic_documents_at_every_n():
    documents = generate_documents(600, seed=2).corpus.counts
    tree = fit_tree(documents[:450])
    curve = assert_agrees(tree, documents[450:], range(1, tree.n_words + 1))
    assert len(curve.perplexities) == len(curve.alphas) == tree.n_words
    for n in range(2, tree.n_words + 1):
        alpha = best_alpha(tree.view(n), documents[:450][:, tree.columns])
        assert curve.alphas[n - 1] == pytest.approx(alpha, rel=0.01)


@given(seed=st.integers(0, 10_000), words=st.integers(1, 12))
def test_made_up_counts_at_every_n(seed, words):
    tree = fit_tree(zipf_counts(8, words, length=12, seed=seed))
    test = poisson_counts(5, words, seed=seed + 1)
    curve = held_out_curve(tree, None, test)
    for n in range(1, words + 1):
        # With few documents α may be best at an end of its range, where the searches stop a
        # little apart.
        direct = perplexity(tree.view(n), test).value
        assert curve.perplexities[n - 1] == pytest.approx(direct, rel=2e-3)


def test_kos(data_directory):
    counts = read_corpus(data_directory / "uci_kos" / "docword.kos.txt.gz").corpus.counts[::3]
    tree = fit_tree(csr_array(counts[::2]), n_jobs=2)
    last = tree.n_words
    numbers = [1, 2, 5, 30, 200, 1000, last - 1, last]
    curve = assert_agrees(tree, counts[1::2], numbers, tolerance=1e-5)
    assert curve.n_unseen_tokens > 0
    best = curve.best_n()
    assert curve.perplexities[best - 1] == curve.perplexities.min()


def test_other_documents_can_choose_alpha():
    counts = generate_documents(300, seed=2).corpus.counts
    tree, test = fit_tree(counts[:250]), counts[250:]
    same = held_out_curve(tree, counts[:250], test)
    np.testing.assert_array_equal(same.alphas, held_out_curve(tree, None, test).alphas)
    few = held_out_curve(tree, counts[:20], test)
    for n in (2, 4, 10):
        alpha = best_alpha(tree.view(n), counts[:20][:, tree.columns])
        assert few.alphas[n - 1] == pytest.approx(alpha, rel=0.01)
        assert few.alphas[n - 1] != pytest.approx(same.alphas[n - 1], rel=0.01)


def test_unseen_words_and_empty_documents_do_not_count():
    counts = poisson_counts(20, 6, seed=3)
    counts = np.insert(counts, 2, 0, axis=1)
    tree = fit_tree(counts)
    test = poisson_counts(5, 7, seed=4)
    plain = test.copy()
    plain[:, 2] = 0
    curve = held_out_curve(
        tree, None, np.vstack([test, np.zeros(7, int), 3 * np.eye(7, dtype=int)[2]])
    )
    np.testing.assert_array_equal(
        curve.perplexities, held_out_curve(tree, None, plain).perplexities
    )
    assert curve.n_unseen_tokens == test[:, 2].sum() + 3
    assert curve.n_skipped == 2 + np.count_nonzero(plain.sum(axis=1) == 0)


def test_bad_input_is_refused():
    counts = poisson_counts(20, 6, seed=3)
    tree = fit_tree(counts)
    for bad, match in [
        (counts[:, :3], "columns"),
        (np.zeros((2, 6), int), "no test document"),
        (counts * 0.5, "whole numbers"),
        (counts - 5, "at least 0, got -5"),
    ]:
        with pytest.raises(ValueError, match=match):
            held_out_curve(tree, None, bad)
    with pytest.raises(ValueError, match="columns"):
        held_out_curve(tree, counts[:, :3], counts)
    with pytest.raises(ValueError, match="at most 10000000"):
        held_out_curve(tree, None, [[10_000_001, 0, 0, 0, 0, 0]])
    weights = fit_tree(counts * 0.3)
    with pytest.raises(ValueError, match="whole numbers"):
        held_out_curve(weights, None, counts)


def test_the_curve_ends_with_the_largest_number_of_topics():
    counts = poisson_counts(30, 12, seed=3)
    tree = fit_tree(counts, together=[["x0", "x5", "x7"], ["x1", "x2"]])
    curve = assert_agrees(tree, counts, range(1, tree.max_topics + 1))
    assert len(curve.perplexities) == len(curve.alphas) == tree.max_topics == 9
    assert curve.best_n() <= 9
