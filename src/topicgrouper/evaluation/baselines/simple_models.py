"""Models that follow directly from counts: unigram, and the perfect model of known topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.mixtures.topic_mixture import TopicMixture, prior_from_frequencies
from topicgrouper.mixtures.training_counts import TrainingCounts, checked_topic_number

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["perfect", "unigram"]


def unigram(counts: Any, n: SupportsIndex = 1) -> TopicMixture:
    """Return the model in which every topic has the overall word frequencies.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers, at least 0.
    n : int, default=1
        Number of topics, all identical. Some measures need models with the same number of topics.

    Returns
    -------
    TopicMixture
        Its prior is 1 per topic; the probability of a document does not depend on it.

    Raises
    ------
    ValueError
        If the counts are invalid or n is out of range.

    See Also
    --------
    perfect : The model of documents whose topics are known.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import unigram
    >>> unigram([[2, 0], [1, 1]]).topic_words
    array([[0.75, 0.25]])
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    row = training.frequencies / training.frequencies.sum()
    return TopicMixture(training.spread(np.tile(row, (number, 1))), np.ones(number))


def perfect(counts: Any, word_topics: ArrayLike) -> TopicMixture:
    """Return the model of documents in which the one topic of each word is known.

    Φ_t(w) = f(w) / f(t) for the words of a topic, from the training counts.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers, at least 0.
    word_topics : array-like of shape (columns,)
        The topic of each column, numbered from 0.

    Returns
    -------
    TopicMixture
        Its prior αm has the topics' frequencies as m and the number of topics as α;
        `TopicMixture.with_prior` sets another.

    Raises
    ------
    ValueError
        If the counts or topics are invalid, or a topic never occurs in the counts.

    See Also
    --------
    unigram : The other extreme.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import perfect
    >>> perfect([[2, 0, 0], [1, 1, 4]], [0, 0, 1]).topic_words
    array([[0.75, 0.25, 0.  ],
           [0.  , 0.  , 1.  ]])
    """
    training = TrainingCounts.of(counts)
    topics = np.asarray(word_topics)
    if topics.shape != (training.n_columns,) or topics.dtype.kind not in "iu":
        raise ValueError(
            f"word_topics must have one whole number per column, {training.n_columns} in total"
        )
    if topics.min() < 0:
        raise ValueError(f"word_topics must be at least 0, got {topics.min()}")
    n_topics = int(topics.max()) + 1
    topic_of_word = topics[training.columns]
    topic_frequencies = np.bincount(topic_of_word, weights=training.frequencies, minlength=n_topics)
    if not topic_frequencies.all():
        topic = int(np.argmin(topic_frequencies))
        raise ValueError(
            f"no word of topic {topic} occurs in the counts; pass more documents, or number the "
            "topics without it"
        )
    topic_words = np.zeros((n_topics, training.n_columns))
    shares = training.frequencies / topic_frequencies[topic_of_word]
    topic_words[topic_of_word, training.columns] = shares
    return TopicMixture(topic_words, prior_from_frequencies(topic_frequencies))
