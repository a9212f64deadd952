"""Documents about money and rivers, in which "bank" is a word of both; soft topics made by hand."""

from dataclasses import replace

import numpy as np

from topicgrouper import Model, fit_tree
from topicgrouper.mixtures import SoftTopics

WORDS = ("loan", "money", "credit", "river", "water", "boat", "bank", "the", "and")
MONEY_RATES = (6, 5, 4, 0, 0, 0, 4, 5, 4)
RIVER_RATES = (0, 0, 0, 5, 6, 4, 4, 5, 4)

# shares of each word's occurrences: money, rivers, everything
SHARES = {
    "loan": (0.97, 0.0, 0.03),
    "money": (1.0, 0.0, 0.0),
    "credit": (0.95, 0.05, 0.0),
    "river": (0.0, 1.0, 0.0),
    "water": (0.0, 0.7, 0.3),
    "boat": (0.6, 0.3, 0.1),
    "bank": (0.55, 0.45, 0.0),
    "the": (0.1, 0.1, 0.8),
    "and": (0.04, 0.06, 0.9),
}
MONEY, RIVER, GENERAL = 0, 1, 2


def bank_tree():
    """Return a tree of 40 documents, one half about each."""
    generator = np.random.default_rng(0)
    rates = (RIVER_RATES, MONEY_RATES)
    return fit_tree(np.array([generator.poisson(rates[i % 2]) for i in range(40)]), WORDS)


def bank_soft(tree):
    """Return soft topics of T(3), in this order: money, rivers, everything."""
    view = tree.view(3)
    nodes = [int(view.labels[tree.find(word)]) for word in ("money", "river", "and")]
    assert len(set(nodes)) == 3
    counts = tree.word_frequencies[:, None] * np.array([SHARES[word] for word in tree.vocabulary])
    documents = np.array([(0.0, 0.7, 0.3), (0.6, 0.1, 0.3)] * 20)
    return SoftTopics(
        topic_words=(counts / counts.sum(axis=0)).T,
        topic_prior=np.ones(3),
        tree=tree,
        nodes=np.array(nodes),
        word_topic_counts=counts,
        training_document_topics=documents,
        beta=0.1,
        n_rounds=20,
        progress=np.zeros(1),
        converged=True,
    )


def emptied(soft, topic, *, to, left=0.0):
    """Return soft topics of which one has handed its occurrences to another, but for a part."""
    counts, documents = soft.word_topic_counts.copy(), soft.training_document_topics.copy()
    for each in (counts, documents):
        each[:, to] += (1.0 - left) * each[:, topic]
        each[:, topic] *= left
    smoothed = counts + soft.beta
    return replace(
        soft,
        word_topic_counts=counts,
        training_document_topics=documents,
        topic_words=(smoothed / smoothed.sum(axis=0)).T,
    )


def bank_model(**parts):
    """Return a model with soft topics."""
    tree = bank_tree()
    return Model(tree, soft=bank_soft(tree), **parts)
