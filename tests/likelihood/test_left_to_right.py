"""The sampler against enumeration, the closed form, and itself on other threads."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.document_oracle import (
    enumerate_topics,
    integrate_two_topics,
    limit_of_left_to_right,
    random_topics,
    single_topics,
)
from topicgrouper.likelihood.flat_model import document_log_probabilities
from topicgrouper.likelihood.samplers import left_to_right

TOPICS = random_topics(3, 5, seed=1)
PRIOR = np.array([0.3, 1.0, 0.2])
DOCUMENTS = np.array(
    [[1, 0, 2, 0, 3], [2, 2, 1, 1, 1], [0, 0, 0, 7, 0], [0, 0, 0, 0, 1], [1, 1, 1, 0, 0]]
)
EXACT = np.array([enumerate_topics(one, TOPICS, PRIOR).log_probability for one in DOCUMENTS])


def test_enumeration_agrees_with_an_integral():
    for document in DOCUMENTS:
        by_integral = integrate_two_topics(document, TOPICS[:2], PRIOR[:2])
        enumerated = enumerate_topics(document, TOPICS[:2], PRIOR[:2]).log_probability
        assert enumerated == pytest.approx(by_integral, rel=1e-7)


@pytest.mark.parametrize(("chains", "sweeps"), [(40, 500), (200, 100)])
def test_many_sweeps_give_the_probability(chains, sweeps):
    found, variances = left_to_right(DOCUMENTS, TOPICS, PRIOR, chains=chains, sweeps=sweeps)
    errors = np.sqrt(variances)
    assert (errors < 0.02).all()
    np.testing.assert_array_less(np.abs(found - EXACT), 4 * errors + 1e-12)
    # One token leaves nothing to draw.
    assert errors[3] < 1e-12
    assert errors[0] > 1e-4


@pytest.mark.parametrize(("chains", "sweeps"), [(40_000, 1), (20_000, 2), (4_000, 5)])
def test_many_chains_of_few_sweeps_give_their_limit(chains, sweeps):
    documents = np.array([[1, 0, 2, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 4, 0], [1, 1, 1, 0, 0]])
    limits = [limit_of_left_to_right(one, TOPICS, PRIOR, sweeps=sweeps) for one in documents]
    found, variances = left_to_right(documents, TOPICS, PRIOR, chains=chains, sweeps=sweeps)
    errors = np.sqrt(variances)
    assert (errors < 0.02).all()
    np.testing.assert_array_less(np.abs(found - limits), 4 * errors + 1e-12)


def test_the_limit_approaches_the_probability_with_the_sweeps():
    limits = [limit_of_left_to_right([1, 1, 1, 1, 1], TOPICS, PRIOR, sweeps=s) for s in (1, 4, 16)]
    exact = enumerate_topics([1, 1, 1, 1, 1], TOPICS, PRIOR).log_probability
    distances = np.abs(np.array(limits) - exact)
    assert distances[0] > 2 * distances[1] > 4 * distances[2] > 0


@pytest.mark.parametrize(("chains", "sweeps"), [(20, 1), (4, 5)])
def test_the_spread_of_estimates_is_the_reported_error(chains, sweeps):
    runs = [
        left_to_right(DOCUMENTS, TOPICS, PRIOR, chains=chains, sweeps=sweeps, seed=seed)
        for seed in range(60)
    ]
    totals = np.array([found.sum() for found, _ in runs])
    reported = np.sqrt(np.mean([variances.sum() for _, variances in runs]))
    spread = totals.std(ddof=1)
    assert spread / 2 < reported < spread * 2


def test_a_model_with_one_topic_a_word_is_estimated_without_error():
    rng = np.random.default_rng(3)
    topic_of_word = np.array([0, 1, 2, 0, 1, 2, 0, 0])
    topics = single_topics(topic_of_word, rng.integers(1, 50, size=8))
    prior = np.array([2.0, 0.7, 0.01])
    documents = csr_array(rng.poisson(3.0, size=(20, 8)))
    membership = csr_array((np.ones(8), (np.arange(8), topic_of_word)))
    shares = topics.max(axis=0)
    exact = document_log_probabilities(csr_array(documents @ membership), prior)
    exact += documents @ np.log(shares)
    for chains, sweeps in [(4, 1), (2, 3)]:
        found, variances = left_to_right(documents, topics, prior, chains=chains, sweeps=sweeps)
        np.testing.assert_allclose(found, exact, rtol=1e-9)
        np.testing.assert_allclose(variances, 0, atol=1e-18)


def test_the_closed_form_agrees_with_an_integral_and_enumeration():
    topics = single_topics([0, 1, 0, 1], [1, 2, 3, 4])
    prior = np.array([0.8, 2.5])
    document = np.array([2, 1, 0, 3])
    by_topic = csr_array([[document[0] + document[2], document[1] + document[3]]])
    closed = document_log_probabilities(by_topic, prior)[0]
    closed += document @ np.log(topics.max(axis=0))
    assert closed == pytest.approx(integrate_two_topics(document, topics, prior), rel=1e-9)
    enumerated = enumerate_topics(document, topics, prior).log_probability
    assert closed == pytest.approx(enumerated, rel=1e-12)


def test_one_topic_is_a_unigram_model():
    topics = TOPICS[:1]
    found, variances = left_to_right(DOCUMENTS, topics, [0.4], chains=2, sweeps=1)
    np.testing.assert_allclose(found, DOCUMENTS @ np.log(topics[0]), rtol=1e-12)
    np.testing.assert_allclose(variances, 0, atol=1e-20)


def test_results_depend_neither_on_threads_nor_on_other_documents():
    rng = np.random.default_rng(5)
    topics = random_topics(30, 40, seed=2)
    prior = rng.random(30)
    documents = rng.poisson(0.7, size=(25, 40))
    runs = [left_to_right(documents, topics, prior, n_jobs=threads) for threads in (1, 2, 3, None)]
    for found, variances in runs[1:]:
        np.testing.assert_array_equal(found, runs[0][0])
        np.testing.assert_array_equal(variances, runs[0][1])
    alone = np.zeros_like(documents)
    alone[7] = documents[7]
    assert left_to_right(alone, topics, prior)[0][7] == runs[0][0][7]
    assert left_to_right(documents, topics, prior, seed=1)[0][7] != runs[0][0][7]


def test_equal_documents_have_their_own_random_numbers():
    found, _ = left_to_right(np.tile([[2, 3, 1, 2, 2]], (4, 1)), TOPICS, PRIOR)
    assert len(set(found.tolist())) == 4


def test_empty_documents_and_words_that_no_topic_has():
    topics = np.array([[0.5, 0.5, 0.0], [0.1, 0.9, 0.0]])
    found, variances = left_to_right([[0, 0, 0], [1, 1, 1], [1, 1, 0]], topics, [1.0, 1.0])
    assert found[0] == 0
    assert variances[0] == 0
    assert found[1] == -np.inf
    assert np.isfinite(found[2])
    nothing, _ = left_to_right(np.zeros((0, 3), dtype=int), topics, [1.0, 1.0])
    assert nothing.shape == (0,)


def test_extreme_priors_and_shares_are_safe():
    topics = np.array([[1.0 - 1e-200, 1e-200], [0.5, 0.5]])
    documents = [[3, 4], [1, 0], [0, 2]]
    for prior in ([1e-300, 1e-300], [1e-8, 1e8], [1e7, 1e-300]):
        found, variances = left_to_right(documents, topics, prior)
        assert np.isfinite(found).all()
        assert np.isfinite(variances).all()


def test_a_single_chain_tells_no_variance():
    found, variances = left_to_right(DOCUMENTS, TOPICS, PRIOR, chains=1, sweeps=4)
    assert np.isfinite(found).all()
    assert np.isnan(variances).all()


@pytest.mark.parametrize(
    ("changed", "error", "match"),
    [
        ({"counts": [[1, 2]]}, ValueError, "2 columns"),
        ({"counts": [[0.5, 1, 1, 1, 1]]}, ValueError, "whole numbers"),
        ({"counts": [[-1, 1, 1, 1, 1]]}, ValueError, "at least 0, got -1"),
        ({"counts": [[2**40, 1, 1, 1, 1]]}, ValueError, "omit it"),
        ({"topic_words": TOPICS[0]}, ValueError, r"\(topics, words\)"),
        ({"topic_words": TOPICS * 2}, ValueError, "divide each row"),
        ({"topic_words": TOPICS * np.nan}, ValueError, "finite"),
        ({"topic_words": -TOPICS}, ValueError, "at least 0"),
        ({"topic_words": TOPICS.astype(str)}, TypeError, "real numbers"),
        ({"topic_prior": [1.0]}, ValueError, "one number per topic"),
        ({"topic_prior": [1.0, 0.0, 1.0]}, ValueError, "above 0"),
        ({"topic_prior": [1.0, np.inf, 1.0]}, ValueError, "finite"),
        ({"topic_prior": ["a", "b", "c"]}, TypeError, "real numbers"),
        ({"chains": 0}, ValueError, "chains must be at least 1"),
        ({"sweeps": 0}, ValueError, "sweeps must be at least 1"),
        ({"chains": 2.5}, TypeError, "whole number"),
        ({"seed": -1}, ValueError, "seed"),
        ({"n_jobs": 0}, ValueError, "n_jobs"),
    ],
)
def test_bad_input_is_refused(changed, error, match):
    given = {"counts": DOCUMENTS, "topic_words": TOPICS, "topic_prior": PRIOR} | changed
    with pytest.raises(error, match=match):
        left_to_right(**given)
