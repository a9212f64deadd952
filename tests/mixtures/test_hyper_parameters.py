"""Minka's fixed point, against its formula with ψ."""

import numpy as np
import pytest
from scipy.special import digamma

from tests.count_samples import sparse_zipf_counts
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.hyper_parameters import (
    MIN_PARAMETER,
    CountTails,
    improved_alpha,
    improved_beta,
    tails_of,
)


def tails_by_topic(counts):
    """Stack the tails of each column."""
    tails = [tails_of(column).values for column in counts.T]
    starts = np.cumsum([0, *map(len, tails)])
    return CountTails(starts, np.concatenate(tails))


@pytest.fixture(name="counts")
def document_topic_counts():
    random = np.random.default_rng(0)
    return random.poisson(random.gamma(0.4, 5.0, size=(50, 1)) * [3.0, 1.0, 0.2], size=(50, 3))


def test_tails_count_what_is_above():
    np.testing.assert_array_equal(tails_of(np.array([3, 0, 1, 3])).values, [3, 2, 2])
    assert tails_of(np.array([0, 0])).values.size == 0


def test_a_step_for_alpha_is_minkas(counts):
    alpha = np.array([0.3, 2.0, 0.7])
    lengths = counts.sum(axis=1)
    for _ in range(3):
        above = (digamma(counts + alpha) - digamma(alpha)).sum(axis=0)
        below = (digamma(lengths + alpha.sum()) - digamma(alpha.sum())).sum()
        expected = alpha * above / below
        alpha = improved_alpha(alpha, tails_by_topic(counts), tails_of(lengths), steps=1)
        np.testing.assert_allclose(alpha, expected, rtol=1e-12)


def test_a_step_for_beta_is_minkas(counts):
    beta, n_words = 0.3, len(counts)
    totals = counts.sum(axis=0)
    pairs = tails_of(counts.ravel()).values
    above = (digamma(counts + beta) - digamma(beta)).sum()
    below = n_words * (digamma(totals + n_words * beta) - digamma(n_words * beta)).sum()
    found = improved_beta(beta, pairs, totals, n_words=n_words, steps=1)
    assert found == pytest.approx(beta * above / below, rel=1e-12)


def test_the_fixed_point_finds_the_parameters_of_a_dirichlet():
    random = np.random.default_rng(1)
    truth = np.array([2.0, 0.5, 0.1])
    counts = np.array([random.multinomial(200, row) for row in random.dirichlet(truth, size=3000)])
    found = improved_alpha(
        np.ones(3), tails_by_topic(counts), tails_of(counts.sum(axis=1)), steps=300
    )
    np.testing.assert_allclose(found, truth, rtol=0.1)


def test_a_topic_without_tokens_keeps_a_chance(counts):
    counts[:, 1] = 0
    found = improved_alpha(np.ones(3), tails_by_topic(counts), tails_of(counts.sum(axis=1)))
    assert found[1] == MIN_PARAMETER
    assert (found[[0, 2]] > MIN_PARAMETER).all()


def test_the_sampler_hands_over_its_own_counts():
    matrix = whole_count_rows(sparse_zipf_counts(80, 60, length=20, seed=3))
    sampler = GibbsSampler(matrix, alpha=np.full(5, 0.5), beta=0.2, seed=1, groups=2)
    sampler.sweep()
    documents, words, topics = sampler.assignments()
    by_document = np.zeros((sampler.n_documents, 5), dtype=np.int64)
    by_word = np.zeros((sampler.n_words, 5), dtype=np.int64)
    np.add.at(by_document, (documents, topics), 1)
    np.add.at(by_word, (words, topics), 1)
    expected_alpha = improved_alpha(
        sampler.alpha, tails_by_topic(by_document), tails_of(by_document.sum(axis=1))
    )
    expected_beta = improved_beta(
        0.2, tails_of(by_word.ravel()).values, by_word.sum(axis=0), n_words=sampler.n_words
    )
    sampler.optimize()
    np.testing.assert_allclose(sampler.alpha, expected_alpha, rtol=1e-12)
    assert sampler.beta == pytest.approx(expected_beta, rel=1e-12)
    # and the sampler draws with them from then on
    document, word, topic = documents[0], words[0], topics[0]
    by_document[document, topic] -= 1
    by_word[word, topic] -= 1
    weights = (by_document[document] + sampler.alpha) * (by_word[word] + sampler.beta)
    weights /= by_word.sum(axis=0) + sampler.beta * sampler.n_words
    np.testing.assert_allclose(sampler.conditional(0), weights / weights.sum(), rtol=1e-10)
