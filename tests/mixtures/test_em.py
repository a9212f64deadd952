"""EM for pLSI, against plain NumPy step by step."""

import numpy as np
import pytest

from tests.count_samples import sparse_zipf_counts
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.mixtures.em import fold_in_plsi, plsi_em

COUNTS = whole_count_rows(sparse_zipf_counts(150, 80, length=20, seed=5))


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
    documents, words = COUNTS.shape
    phi = random.dirichlet(np.ones(words), size=n_topics)
    return phi, random.dirichlet(np.ones(n_topics), size=documents)


@pytest.mark.parametrize("n_topics", [1, 3, 8, 19])
def test_steps_are_those_of_plain_numpy(n_topics):
    phi, theta = random_start(n_topics)
    dense = COUNTS.toarray()
    expected_phi, expected_theta = phi, theta
    expected_likelihoods = []
    for steps in range(1, 6):
        expected_phi, expected_theta, before = numpy_step(dense, expected_phi, expected_theta)
        expected_likelihoods.append(before)
        found = plsi_em(COUNTS, phi, theta, iterations=steps, tolerance=-1.0)
        np.testing.assert_allclose(found.topic_words, expected_phi, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(found.document_topics, expected_theta, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(found.log_likelihoods, expected_likelihoods, rtol=1e-12)


def test_the_likelihood_never_falls_and_the_tolerance_ends_the_steps():
    found = plsi_em(COUNTS, *random_start(10), iterations=2_000, tolerance=1e-6)
    gains = np.diff(found.log_likelihoods)
    assert (gains > -1e-9 * abs(found.log_likelihoods[0])).all()
    assert len(found.log_likelihoods) < 2_000
    assert gains[-1] <= 1e-6 * abs(found.log_likelihoods[-2]) < gains[-2]


def test_threads_change_nothing():
    start = random_start(7)
    one, *others = (
        plsi_em(COUNTS, *start, iterations=20, tolerance=0.0, n_jobs=threads)
        for threads in (1, 2, 3)
    )
    for other in others:
        np.testing.assert_array_equal(one.topic_words, other.topic_words)
        np.testing.assert_array_equal(one.document_topics, other.document_topics)
        np.testing.assert_array_equal(one.log_likelihoods, other.log_likelihoods)


def test_what_is_zero_stays_zero():
    phi, theta = random_start(2)
    phi[0, :40] = 0.0
    phi[0] /= phi[0].sum()
    found = plsi_em(COUNTS, phi, theta, iterations=5, tolerance=0.0)
    assert not found.topic_words[0, :40].any()
    assert found.topic_words[0, 40:].any()


def test_folding_in_maximises_the_documents_likelihood():
    phi, _ = random_start(4)
    start = np.full(4, 0.25)
    found = fold_in_plsi(COUNTS, phi, start, iterations=5_000, tolerance=1e-10)
    theta = np.tile(start, (COUNTS.shape[0], 1))
    dense = COUNTS.toarray()
    for _ in range(300):
        theta = numpy_step(dense, phi, theta)[1]
    likelihoods = [(dense * np.log(shares @ phi)).sum(axis=1) for shares in (found, theta)]
    assert (likelihoods[0] >= likelihoods[1] - 1e-6).all()
    np.testing.assert_allclose(found.sum(axis=1), 1.0, rtol=1e-12)


def test_documents_without_known_words_keep_the_start():
    phi = np.array([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]])
    counts = whole_count_rows(np.array([[0, 0, 0], [0, 0, 3], [0, 2, 3]]))
    found = fold_in_plsi(counts, phi, np.array([0.3, 0.7]), iterations=50, tolerance=1e-9)
    np.testing.assert_array_equal(found[:2], [[0.3, 0.7], [0.3, 0.7]])
    np.testing.assert_allclose(found[2], [1.0, 0.0], atol=1e-6)
