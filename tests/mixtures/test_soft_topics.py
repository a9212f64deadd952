"""The topics of new documents by CVB0 with the topics' words fixed."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.mixtures.polysemous_documents import polysemous_documents, polysemous_topics
from topicgrouper.likelihood.samplers import fold_in
from topicgrouper.mixtures.soft_topics import document_shares

PRIOR = np.array([0.3, 0.2, 0.5])


def slow_shares(numbers, topic_words, prior, *, rounds=300):
    """Bring the topics of each word up to date, one word after the other."""
    words = [word for word in np.flatnonzero(numbers) if topic_words[:, word].any()]
    shares = {word: topic_words[:, word] * prior for word in words}
    shares = {word: share / share.sum() for word, share in shares.items()}
    for _ in range(rounds):
        expected = sum(numbers[word] * share for word, share in shares.items())
        for word in words:
            share = topic_words[:, word] * (expected - shares[word] + prior)
            shares[word] = share / share.sum()
    expected = sum(numbers[word] * share for word, share in shares.items())
    return expected / expected.sum()


def smoothed_topics():
    topics = polysemous_topics() + 0.002
    return topics / topics.sum(axis=1, keepdims=True)


def test_shares_are_those_of_the_slow_rule():
    documents = polysemous_documents(12, seed=3, length=15)
    found = document_shares(documents, smoothed_topics(), PRIOR)
    for row, numbers in enumerate(documents.toarray()):
        expected = slow_shares(numbers, smoothed_topics(), PRIOR)
        np.testing.assert_allclose(found[row], expected, atol=2e-3)


def test_shares_agree_with_sampling():
    documents = polysemous_documents(60, seed=4)
    sampled = fold_in(documents, smoothed_topics(), PRIOR, sweeps=500)
    found = document_shares(documents, smoothed_topics(), PRIOR)
    assert np.abs(found - sampled).mean() < 0.01
    np.testing.assert_allclose(found.sum(axis=1), 1.0)


def test_a_document_has_the_same_shares_whatever_is_beside_it():
    documents = polysemous_documents(150, seed=5)
    found = document_shares(documents, smoothed_topics(), PRIOR)
    order = np.random.default_rng(0).permutation(150)
    for some in (order, [149], slice(60, 70)):
        part = document_shares(csr_array(documents[some]), smoothed_topics(), PRIOR)
        np.testing.assert_array_equal(part, found[some])
    threads = document_shares(documents, smoothed_topics(), PRIOR, n_jobs=3)
    np.testing.assert_array_equal(threads, found)


@pytest.mark.parametrize("numbers", [[0, 0, 0], [0, 0, 7]], ids=["empty", "unknown word"])
def test_a_document_without_known_words_has_the_mean_of_the_prior(numbers):
    topics = np.array([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]])
    found = document_shares(csr_array([numbers]), topics, np.array([1.0, 3.0]))
    np.testing.assert_allclose(found, [[0.25, 0.75]])


def test_unknown_words_do_not_count():
    topics = np.array([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]])
    known, more = (
        document_shares(csr_array([row]), topics, np.ones(2)) for row in ([2, 1, 0], [2, 1, 9])
    )
    np.testing.assert_array_equal(known, more)


def test_no_documents_have_no_shares():
    assert document_shares(csr_array((0, 3)), np.full((2, 3), 1 / 3), np.ones(2)).shape == (0, 2)
