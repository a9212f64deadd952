"""Tokens that count less: what it means, and that it is found."""

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.special import logsumexp

from experiments.laboratory.discounted_trees import best_discount, discounted
from topicgrouper.fitting import fit_tree
from topicgrouper.prediction import fit_documents


@pytest.fixture(scope="module")
def documents():
    """Return documents of two topics, in which any word that occurs occurs four times."""
    rng = np.random.default_rng(0)
    topics = np.kron(np.eye(2), np.full(12, 1.0)) + 0.1
    return csr_array(4 * (rng.random((60, 24)) < 0.4 * topics[np.arange(60) % 2]))


@pytest.fixture(scope="module")
def model(documents):
    return fit_documents(fit_tree(documents))


def test_tokens_that_count_half_are_as_many_twice(model, documents):
    halves = csr_array(documents.toarray() // 2)
    np.testing.assert_allclose(
        discounted(model, 2.0).word_probabilities(documents), model.word_probabilities(halves)
    )


def test_the_discount_is_best_for_other_documents(model, documents):
    def log_probability(s):
        logs = discounted(model, s).query_log_likelihoods(documents, documents)
        np.fill_diagonal(logs, -np.inf)
        return logsumexp(logs, axis=1).sum()

    found = best_discount(model, documents, n_jobs=1)
    assert found > 2
    assert log_probability(found) > max(log_probability(found / 1.3), log_probability(found * 1.3))


def test_one_document_tells_nothing(model, documents):
    alone = csr_array(documents.toarray() * (np.arange(60) == 5)[:, None])
    assert best_discount(model, alone, n_jobs=1) == 1
