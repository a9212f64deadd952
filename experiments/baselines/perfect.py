"""The perfect model of documents whose topics are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.baselines.plsi import prior_from_frequencies
from experiments.sampling.topic_mixture import TopicMixture, TrainingCounts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["perfect"]


def perfect(counts: Any, word_topics: ArrayLike) -> TopicMixture:
    """Return the model of documents in which the one topic of each word is known.

    Φ_t(w) = f(w) / f(t) for the words of a topic, from the training counts. The prior αm has the
    topics' frequencies as m and the number of topics as α.
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
