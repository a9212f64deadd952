"""How far topics are from the true topics of synthetic data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.spatial.distance import cdist

from topicgrouper.arrays.frozen import frozen

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["ErrorRate", "error_rate"]

_SUM_TOLERANCE = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class ErrorRate:
    """How far topics are from the true ones.

    Attributes
    ----------
    value : float
        From 0, every topic is true, to 1, no topic shares any probability with its true one.
    mapping : ndarray of int
        The number of the true topic that each topic is compared with.
    topic_errors : ndarray of float
        The error of each topic, of which the value is the mean.
    """

    value: float
    mapping: IntArray
    topic_errors: FloatArray


def error_rate(
    topic_words: TopicModel | npt.ArrayLike, true_topic_words: npt.ArrayLike
) -> ErrorRate:
    """Compare topics with the true ones under the best one-to-one mapping.

    The paper's ``min_π 1/(2|T|) Σ_t Σ_w |Φ_t(w) − p̃(w|π(t))|``. Each pair of a topic and a true
    topic has its own cost, so the best mapping is a linear assignment: exact for any number of
    topics, in time cubic in it.

    Parameters
    ----------
    topic_words : TopicModel or array-like
        A model, or its p(word | topic) as topics × words.
    true_topic_words : array-like
        The p(word | topic) that made the data, as topics × words, with the same columns.

    Raises
    ------
    ValueError
        If the shapes differ, the number of topics included, or a row is not a distribution.

    Examples
    --------
    >>> error_rate([[0.0, 1.0], [0.5, 0.5]], [[0.5, 0.5], [0.25, 0.75]]).value
    0.125
    """
    topics = _distributions(getattr(topic_words, "topic_words", topic_words), "topic_words")
    true = _distributions(true_topic_words, "true_topic_words")
    if len(topics) != len(true):
        raise ValueError(
            f"{len(topics)} topics cannot be mapped one to one to {len(true)} true topics: "
            f"fit {len(true)} topics."
        )
    if topics.shape[1] != true.shape[1]:
        raise ValueError(
            f"The topics have {topics.shape[1]} columns, the true topics {true.shape[1]}: give "
            "both the same words in the same order."
        )
    costs = cdist(topics, true, metric="cityblock") / 2
    rows, mapping = linear_sum_assignment(costs)
    errors = costs[rows, mapping]
    return ErrorRate(
        value=float(errors.mean()),
        mapping=frozen(mapping.astype(np.int64)),
        topic_errors=frozen(errors),
    )


def _distributions(values: Any, name: str) -> FloatArray:
    array = np.asarray(values, dtype=np.float64)
    if array.ndim != 2 or array.size == 0:
        raise ValueError(f"{name} has shape {array.shape}: give it as topics × words.")
    if not (array >= 0).all() or not np.isfinite(array).all():
        raise ValueError(f"{name} holds negative, missing or infinite values: give probabilities.")
    if (np.abs(array.sum(axis=1) - 1) > _SUM_TOLERANCE).any():
        raise ValueError(f"The rows of {name} must add up to 1: divide each by its sum.")
    return array
