"""Means over samples, against the same means taken token by token."""

import numpy as np
import pytest

from tests.count_samples import sparse_zipf_counts
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.sample_sums import SampleSums

COUNTS = whole_count_rows(
    np.vstack([sparse_zipf_counts(60, 40, length=15, seed=5).toarray(), [[0] * 40]])
)


@pytest.mark.parametrize("groups", [1, 3])
@pytest.mark.parametrize("smoothed", [True, False])
@pytest.mark.parametrize("matrix", [True, False])
def test_means_over_samples(groups, smoothed, matrix):
    n_topics = 8
    words = COUNTS.shape[1]
    beta = np.random.default_rng(1).uniform(0.1, 0.5, size=(words, n_topics)) if matrix else 0.2
    alpha = np.linspace(0.2, 1.0, n_topics)
    sampler = GibbsSampler(COUNTS, alpha=alpha, beta=beta, seed=0, groups=groups)
    sums = SampleSums(sampler, smoothed=smoothed)
    topic_words, document_topics = [], []
    for _ in range(5):
        sampler.sweep()
        sums.add()
        of_document, of_word, topics = sampler.assignments()
        by_word = np.zeros((n_topics, words))
        by_document = np.zeros((COUNTS.shape[0], n_topics))
        np.add.at(by_word, (topics, of_word), 1)
        np.add.at(by_document, (of_document, topics), 1)
        by_word += np.broadcast_to(beta, (words, n_topics)).T if smoothed else 0
        topic_words.append(by_word / by_word.sum(axis=1, keepdims=True))
        by_document[-1] = alpha  # the empty document
        document_topics.append(by_document / by_document.sum(axis=1, keepdims=True))
    np.testing.assert_allclose(sums.topic_words(), np.mean(topic_words, axis=0), rtol=1e-12)
    np.testing.assert_allclose(sums.document_topics(), np.mean(document_topics, axis=0), rtol=1e-12)


def test_samples_without_a_token_of_the_topic_are_left_out():
    counts = whole_count_rows(np.array([[1, 0], [0, 1]]))
    sampler = GibbsSampler(counts, alpha=np.ones(2), beta=0.5, seed=0)
    sums = SampleSums(sampler, smoothed=False)
    seen = [[], []]
    for _ in range(30):
        sampler.sweep()
        sums.add()
        _, words, topics = sampler.assignments()
        for topic in (0, 1):
            if (topics == topic).any():
                seen[topic].append(np.bincount(words[topics == topic], minlength=2))
    assert min(map(len, seen)) < 30
    for topic in (0, 1):
        shares = [row / row.sum() for row in seen[topic]]
        np.testing.assert_allclose(sums.topic_words()[topic], np.mean(shares, axis=0), rtol=1e-12)


def test_a_topic_that_never_has_a_token_gets_the_words_frequencies():
    counts = whole_count_rows(np.array([[3, 1, 0], [0, 0, 4]]))
    sampler = GibbsSampler(counts, alpha=np.array([1.0, 1e-12]), beta=0.5, seed=0)
    sums = SampleSums(sampler, smoothed=False)
    sampler.sweep()
    sums.add()
    assert sampler.totals()[1] == 0
    np.testing.assert_allclose(sums.topic_words()[1], [3 / 8, 1 / 8, 4 / 8])
