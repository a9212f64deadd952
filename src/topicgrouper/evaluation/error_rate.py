"""Error rate: the distance between found topics and the true topics of synthetic data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.spatial.distance import cdist

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.likelihood.sampler_input import checked_topic_words

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["ErrorRate", "error_rate"]


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class ErrorRate:
    """How far topics are from the true ones.

    Attributes
    ----------
    value : float
        From 0 (all topics are correct) to 1 (no topic shares any probability with its true one).
    mapping : ndarray of int
        The true topic that each topic is compared with, numbered from 0.
    topic_errors : ndarray of float
        The error of each topic; `value` is their mean.

    See Also
    --------
    error_rate : Compare topics with the true ones.

    Examples
    --------
    >>> from topicgrouper.evaluation import error_rate
    >>> found = error_rate([[0.1, 0.9], [0.5, 0.5]], [[0.5, 0.5], [0.0, 1.0]])
    >>> found.mapping, found.topic_errors.round(2), round(found.value, 2)
    (array([1, 0]), array([0.1, 0. ]), 0.05)
    """

    value: float
    mapping: IntArray
    topic_errors: FloatArray


def error_rate(
    topic_words: TopicModel | npt.ArrayLike, true_topic_words: npt.ArrayLike
) -> ErrorRate:
    """Compare topics with the true ones under the best one-to-one mapping.

    Computes the paper's ``min_π 1/(2|T|) Σ_t Σ_w |Φ_t(w) − p̃(w|π(t))|``. Finding the best mapping
    is a linear assignment problem; it is solved exactly, in time cubic in the number of topics.

    Parameters
    ----------
    topic_words : TopicModel or array-like of shape (topics, words)
        A model, or its p(word | topic).
    true_topic_words : array-like of shape (topics, words)
        The p(word | topic) that the data was generated from.

    Returns
    -------
    ErrorRate

    Raises
    ------
    ValueError
        If the shapes differ, or a row is not a probability distribution.

    See Also
    --------
    perplexity : Measure a model without knowing the true topics.

    Examples
    --------
    >>> from topicgrouper.evaluation import error_rate
    >>> error_rate([[0.0, 1.0], [0.5, 0.5]], [[0.5, 0.5], [0.25, 0.75]]).value
    0.125
    """
    found: Any = getattr(topic_words, "topic_words", topic_words)
    topics = checked_topic_words(found)
    true = checked_topic_words(true_topic_words, name="true_topic_words")
    if len(topics) != len(true):
        raise ValueError(
            f"{len(topics)} topics cannot be mapped one to one to {len(true)} true topics; "
            f"fit {len(true)} topics"
        )
    if topics.shape[1] != true.shape[1]:
        raise ValueError(
            f"the topics have {topics.shape[1]} columns, the true topics {true.shape[1]}; both "
            "must have the same words in the same order"
        )
    costs = cdist(topics, true, metric="cityblock") / 2
    rows, mapping = linear_sum_assignment(costs)
    errors = costs[rows, mapping]
    return ErrorRate(
        value=float(errors.mean()),
        mapping=frozen(mapping.astype(np.int64)),
        topic_errors=frozen(errors),
    )
