"""The unigram model, as a topic model."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np

from experiments.sampling.topic_mixture import TopicMixture, TrainingCounts, checked_topic_number

__all__ = ["unigram"]


def unigram(counts: Any, n: SupportsIndex = 1) -> TopicMixture:
    """Return the model in which each of n topics has the overall word frequencies."""
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    row = training.frequencies / training.frequencies.sum()
    return TopicMixture(training.spread(np.tile(row, (number, 1))), np.ones(number))
