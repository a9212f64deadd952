"""Sampling from given topics of the words on."""

import numpy as np
import pytest

from tests.count_samples import sparse_zipf_counts
from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.mixtures.gibbs import GibbsSampler

COUNTS = whole_count_rows(sparse_zipf_counts(120, 90, length=25, seed=5))
WORD_TOPICS = np.arange(COUNTS.shape[1]) % 7


def started(**settings):
    return GibbsSampler(
        COUNTS, alpha=np.ones(7), beta=0.1, seed=0, word_topics=WORD_TOPICS, **settings
    )


@pytest.mark.parametrize("groups", [1, 3])
def test_every_token_starts_in_the_topic_of_its_word(groups):
    _, words, topics = started(groups=groups).assignments()
    np.testing.assert_array_equal(topics, WORD_TOPICS[words])
    assert len(words) == COUNTS.sum()


def test_totals_are_those_of_the_words():
    frequencies = np.asarray(COUNTS.sum(axis=0)).ravel()
    expected = np.bincount(WORD_TOPICS, weights=frequencies)
    np.testing.assert_array_equal(started().totals(), expected)


def test_threads_do_not_matter_from_a_given_start():
    found = []
    for n_jobs in (1, 2, 3):
        sampler = started(groups=3, n_jobs=n_jobs)
        for _ in range(5):
            sampler.sweep()
        found.append(sampler.assignments()[2])
    np.testing.assert_array_equal(found[0], found[1])
    np.testing.assert_array_equal(found[0], found[2])
    assert (found[0] != WORD_TOPICS[sampler.assignments()[1]]).any()
