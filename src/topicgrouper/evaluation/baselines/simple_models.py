"""Models that need no fitting: counts of words, and of words whose topics are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.mixtures.topic_mixture import TopicMixture, prior_from_frequencies
from topicgrouper.mixtures.training_counts import TrainingCounts, checked_topic_number

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["perfect", "unigram"]


def unigram(counts: Any, n: SupportsIndex = 1) -> TopicMixture:
    """Return the model in which every topic has the words' frequencies.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers of 0 and more.
    n : int
        The number of topics, all the same. Measures that compare models of n topics may want n.

    Returns
    -------
    TopicMixture
        Its prior is 1 for each topic; no probability of a document depends on it.
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    row = training.frequencies / training.frequencies.sum()
    return TopicMixture(training.spread(np.tile(row, (number, 1))), np.ones(number))


def perfect(counts: Any, word_topics: ArrayLike) -> TopicMixture:
    """Return the model of documents for which each word's one and only topic is known.

    Φ_t(w) = f(w) / f(t) for the words of a topic, from the training counts.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers of 0 and more.
    word_topics : array of shape (columns,)
        The topic of each column, from 0 on.

    Returns
    -------
    TopicMixture
        Its prior has m from the topics' frequencies and α the number of topics. Give another by
        `TopicMixture.with_prior`.

    Raises
    ------
    ValueError
        If a topic has no token in the counts, so that nothing is known of its words.
    """
    training = TrainingCounts.of(counts)
    topics = np.asarray(word_topics)
    if topics.shape != (training.n_columns,) or topics.dtype.kind not in "iu":
        message = (
            f"word_topics must hold one whole number for each of {training.n_columns} columns."
        )
        raise ValueError(message)
    if topics.min() < 0:
        raise ValueError("word_topics must be numbered from 0 on.")
    n_topics = int(topics.max()) + 1
    topic_of_word = topics[training.columns]
    topic_frequencies = np.bincount(topic_of_word, weights=training.frequencies, minlength=n_topics)
    if not topic_frequencies.all():
        topic = int(np.argmin(topic_frequencies))
        message = (
            f"No word of topic {topic} occurs in the counts: give more documents, or number the "
            "topics without it."
        )
        raise ValueError(message)
    topic_words = np.zeros((n_topics, training.n_columns))
    shares = training.frequencies / topic_frequencies[topic_of_word]
    topic_words[topic_of_word, training.columns] = shares
    return TopicMixture(topic_words, prior_from_frequencies(topic_frequencies))
