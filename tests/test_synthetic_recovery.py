"""The paper's first result: the tree finds the topics that documents were drawn from."""

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from experiments.datasets.splits import split_at_random
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree


def error_rate(found, true):
    """Return the paper's error rate: half the mean L1 distance of the best matching of topics."""
    distances = np.abs(found[:, None, :] - true[None, :, :]).sum(axis=2)
    matched = linear_sum_assignment(distances)
    return distances[matched].sum() / (2 * len(true))


def topic_words(tree, n):
    """Return p(word | topic) of T(n), topics by words in the order of the columns."""
    labels, frequencies = np.asarray(tree.view(n).labels), np.asarray(tree.word_frequencies)
    found = np.zeros((n, tree.n_columns))
    for topic, label in enumerate(np.unique(labels)):
        words = np.flatnonzero(labels == label)
        found[topic, tree.columns[words]] = frequencies[words] / frequencies[words].sum()
    return found


@pytest.mark.parametrize("seed", range(4))
def test_four_topics_are_suggested_and_found(seed):
    documents = generate_documents(seed=seed)
    train = split_at_random(documents.corpus, 0.25, seed=seed).train
    tree = fit_tree(train.counts, train.vocabulary)
    assert tree.suggest_n().n == 4
    # Greedy joins misplace some rare words, but these hold little of any topic's probability.
    assert error_rate(topic_words(tree, 4), documents.topic_words) < 0.06
