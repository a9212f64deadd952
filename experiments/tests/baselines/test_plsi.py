"""pLSI: starts, local maxima, folding in; EM step by step against plain NumPy."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from experiments.baselines.perfect import perfect
from experiments.baselines.plsi import (
    fit_plsi,
    fold_in_plsi,
    plsi_em,
    prior_from_frequencies,
    smoothed_start,
)
from experiments.sampling.topic_mixture import TopicModel
from experiments.synthetic import generate_documents
from tests.count_samples import sparse_zipf_counts
from topicgrouper.common.checks import whole_count_rows

COUNTS = sparse_zipf_counts(100, 60, length=20, seed=5)


@pytest.fixture(scope="module", name="documents")
def synthetic_documents():
    return generate_documents(800, seed=3)


def distance(model, truth):
    """Return the mean total variation between matched topics."""
    pairs = np.abs(model.topic_words[:, None] - truth[None]).sum(axis=-1) / 2
    return pairs[linear_sum_assignment(pairs)].mean()


def test_results_are_volatile_over_seeds(documents):
    found = [
        distance(fit_plsi(documents.corpus.counts, 4, seed=seed), documents.topic_words)
        for seed in range(6)
    ]
    assert max(found) - min(found) > 0.1


def test_a_given_start_is_respected(documents):
    counts = documents.corpus.counts
    truth = perfect(counts, documents.word_topics).topic_words
    # topics without a common word never exchange one
    hard = fit_plsi(counts, 4, start=truth)
    assert not hard.topic_words[truth == 0].any()
    start = smoothed_start(counts, truth, share=0.2)
    soft = fit_plsi(counts, 4, start=start)
    np.testing.assert_allclose(start.sum(axis=1), 1.0, rtol=1e-12)
    assert distance(soft, truth) < 0.3
    mixed = np.flatnonzero((truth == 0).any(axis=0) & (truth > 0).any(axis=0))
    assert soft.topic_words[:, mixed].min(axis=0).any()
    assert soft.log_likelihoods[-1] > hard.log_likelihoods[-1]
    np.testing.assert_array_equal(soft.topic_words, fit_plsi(counts, 4, start=start).topic_words)


def test_what_a_model_tells():
    counts = np.insert(COUNTS.toarray(), 3, 0, axis=1)
    counts = np.vstack([counts, np.zeros((1, counts.shape[1]), dtype=int)])
    model = fit_plsi(counts, 5)
    assert isinstance(model, TopicModel)
    assert not model.topic_words[:, 3].any()
    np.testing.assert_allclose(model.topic_words.sum(axis=1), 1.0, rtol=1e-12)
    np.testing.assert_allclose(model.training_document_topics.sum(axis=1), 1.0, rtol=1e-12)
    np.testing.assert_allclose(model.training_document_topics[-1], 0.2)
    lengths = counts.sum(axis=1)
    shares = lengths @ model.training_document_topics / lengths.sum()
    np.testing.assert_allclose(model.topic_prior, 5 * shares, rtol=1e-6)
    assert replace(model, topic_prior=np.ones(5)).log_likelihoods is model.log_likelihoods


def test_training_documents_folded_in_are_where_em_left_them():
    model = fit_plsi(COUNTS, 3, iterations=5_000, tolerance=1e-12)
    found = model.document_topics(COUNTS)
    dense = COUNTS.toarray()
    before, after = (
        (dense * np.log(np.maximum(shares @ model.topic_words, 1e-300))).sum()
        for shares in (model.training_document_topics, found)
    )
    assert after == pytest.approx(before, rel=1e-4)
    np.testing.assert_array_equal(found, model.document_topics(COUNTS, n_jobs=2))


def test_a_document_of_unknown_words_has_the_priors_mean():
    counts = np.insert(COUNTS.toarray(), 0, 0, axis=1)
    model = fit_plsi(counts, 3)
    unknown = np.zeros((2, counts.shape[1]), dtype=int)
    unknown[0, 0] = 4
    mean = model.topic_prior / model.topic_prior.sum()
    np.testing.assert_array_equal(model.document_topics(unknown), [mean, mean])
    with pytest.raises(ValueError, match="60 columns, but the model was fitted to 61"):
        model.document_topics(COUNTS)


ROWS = whole_count_rows(sparse_zipf_counts(150, 80, length=20, seed=5))


def numpy_step(counts, phi, theta):
    """Take one step with dense arrays; also give the log likelihood before it."""
    probabilities = theta @ phi
    ratios = np.where(counts > 0, counts / probabilities, 0.0)
    new_theta = theta * (ratios @ phi.T)
    new_phi = phi * (theta.T @ ratios)
    log_likelihood = (counts * np.log(np.where(counts > 0, probabilities, 1.0))).sum()
    new_theta /= new_theta.sum(axis=1, keepdims=True)
    return new_phi / new_phi.sum(axis=1, keepdims=True), new_theta, log_likelihood


def random_start(n_topics, *, seed=0):
    random = np.random.default_rng(seed)
    documents, words = ROWS.shape
    phi = random.dirichlet(np.ones(words), size=n_topics)
    return phi, random.dirichlet(np.ones(n_topics), size=documents)


@pytest.mark.parametrize("n_topics", [1, 3, 8, 19])
def test_steps_are_those_of_plain_numpy(n_topics):
    phi, theta = random_start(n_topics)
    dense = ROWS.toarray()
    expected_phi, expected_theta = phi, theta
    expected_likelihoods = []
    for steps in range(1, 6):
        expected_phi, expected_theta, before = numpy_step(dense, expected_phi, expected_theta)
        expected_likelihoods.append(before)
        found = plsi_em(ROWS, phi, theta, iterations=steps, tolerance=-1.0)
        np.testing.assert_allclose(found.topic_words, expected_phi, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(found.document_topics, expected_theta, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(found.log_likelihoods, expected_likelihoods, rtol=1e-12)


def test_the_likelihood_never_falls_and_the_tolerance_ends_the_steps():
    found = plsi_em(ROWS, *random_start(10), iterations=2_000, tolerance=1e-6)
    gains = np.diff(found.log_likelihoods)
    assert (gains > -1e-9 * abs(found.log_likelihoods[0])).all()
    assert len(found.log_likelihoods) < 2_000
    assert gains[-1] <= 1e-6 * abs(found.log_likelihoods[-2]) < gains[-2]


def test_threads_change_nothing():
    start = random_start(7)
    one, *others = (
        plsi_em(ROWS, *start, iterations=20, tolerance=0.0, n_jobs=threads) for threads in (1, 2, 3)
    )
    for other in others:
        np.testing.assert_array_equal(one.topic_words, other.topic_words)
        np.testing.assert_array_equal(one.document_topics, other.document_topics)
        np.testing.assert_array_equal(one.log_likelihoods, other.log_likelihoods)


def test_what_is_zero_stays_zero():
    phi, theta = random_start(2)
    phi[0, :40] = 0.0
    phi[0] /= phi[0].sum()
    found = plsi_em(ROWS, phi, theta, iterations=5, tolerance=0.0)
    assert not found.topic_words[0, :40].any()
    assert found.topic_words[0, 40:].any()


def test_folding_in_maximises_the_documents_likelihood():
    phi, _ = random_start(4)
    start = np.full(4, 0.25)
    found = fold_in_plsi(ROWS, phi, start, iterations=5_000, tolerance=1e-10)
    theta = np.tile(start, (ROWS.shape[0], 1))
    dense = ROWS.toarray()
    for _ in range(300):
        theta = numpy_step(dense, phi, theta)[1]
    likelihoods = [(dense * np.log(shares @ phi)).sum(axis=1) for shares in (found, theta)]
    assert (likelihoods[0] >= likelihoods[1] - 1e-6).all()
    np.testing.assert_allclose(found.sum(axis=1), 1.0, rtol=1e-12)


def test_a_prior_follows_the_topics_frequencies():
    prior = prior_from_frequencies(np.array([6, 0, 2]))
    assert prior.sum() == pytest.approx(3.0)
    assert prior[0] / prior[2] == pytest.approx(3.0)
    assert 0 < prior[1] < 1e-8
