"""Perplexity of any model: closed form, samplers, subsets and odd documents."""

from dataclasses import dataclass

import numpy as np
import pytest

from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from tests.count_samples import poisson_counts
from tests.document_oracle import enumerate_topics, random_topics
from topicgrouper import TopicGrouper, fit_tree

TRAINING = poisson_counts(15, 8, rate=1.0, seed=4)
TREE = fit_tree(TRAINING)
TEST = poisson_counts(8, 8, rate=0.4, seed=5)


@dataclass(frozen=True)
class Mixture:
    topic_words: np.ndarray
    topic_prior: np.ndarray

    def document_topics(self, counts):
        raise NotImplementedError


SOFT = Mixture(random_topics(3, 8, seed=1), np.array([0.3, 1.0, 0.2]))


@pytest.mark.parametrize("n", [1, 3, 8])
def test_the_closed_form_is_that_of_the_estimator(n):
    found = perplexity(TREE.view(n), TEST)
    assert found.value == pytest.approx(TopicGrouper(n_topics=n).fit(TRAINING).perplexity(TEST))
    assert (found.method, found.standard_error) == ("closed", 0.0)
    assert found.n_tokens == TEST.sum()
    assert found.value == pytest.approx(np.exp(-found.log_probability / found.n_tokens))
    assert found.document_log_probabilities.sum() == pytest.approx(found.log_probability)


@pytest.mark.parametrize("method", ["annealed", "sequential", "left-to-right"])
def test_samplers_agree_with_the_closed_form_of_a_flat_view(method):
    model = FlatModel.of(TREE.view(3))
    closed = perplexity(model, TEST, method="closed")
    sampled = perplexity(model, TEST, method=method)
    assert sampled.method == method
    assert sampled.value == pytest.approx(closed.value, rel=1e-9)
    assert sampled.standard_error < 1e-9 * closed.value


def test_any_model_with_one_topic_a_word_has_the_closed_form():
    model = Mixture(TopicGrouper(3).fit(TRAINING).components_, np.array([2.0, 0.7, 0.01]))
    found = perplexity(model, TEST)
    assert found.method == "closed"
    exact = [enumerate_topics(one, model.topic_words, model.topic_prior) for one in TEST]
    expected = [one.log_probability for one in exact]
    np.testing.assert_allclose(found.document_log_probabilities, expected, rtol=1e-9, atol=1e-12)


def test_a_soft_model_is_sampled():
    found = perplexity(SOFT, TEST, steps=200)
    exact = [
        enumerate_topics(one, SOFT.topic_words, SOFT.topic_prior).log_probability
        for one in TEST
        if one.any()
    ]
    value = np.exp(-np.sum(exact) / TEST.sum())
    assert found.method == "annealed"
    assert 0 < found.standard_error < 0.01 * value
    assert 0 < found.bias_bound < 0.01 * value
    assert abs(found.value - value) < 4 * found.standard_error + found.bias_bound
    for threads in (1, 2, 3):
        again = perplexity(SOFT, TEST, steps=200, n_jobs=threads)
        assert (again.value, again.standard_error) == (found.value, found.standard_error)
    with pytest.raises(ValueError, match="method='annealed'"):
        perplexity(SOFT, TEST, method="closed")


def test_empty_documents_and_unseen_words():
    unseen = Mixture(np.insert(SOFT.topic_words, 2, 0.0, axis=1), SOFT.topic_prior)
    documents = np.insert(TEST, 2, 5, axis=1)
    documents = np.vstack([documents, np.zeros(9, int), np.eye(9, dtype=int)[2]])
    found = perplexity(unseen, documents)
    plain = perplexity(SOFT, TEST)
    assert found.value == plain.value
    assert found.n_unseen_tokens == 5 * len(TEST) + 1
    assert found.n_documents == plain.n_documents
    assert found.n_skipped == plain.n_skipped + 2
    np.testing.assert_array_equal(found.document_log_probabilities[-2:], 0.0)


def test_documents_without_any_token_are_refused():
    with pytest.raises(ValueError, match="no document contains a word"):
        perplexity(SOFT, np.zeros((3, 8), int))


def test_views_are_exact():
    with pytest.raises(ValueError, match="omit method='annealed'"):
        perplexity(TREE.view(3), TEST, method="annealed")
