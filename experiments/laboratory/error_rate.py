"""Error rate: the distance between found topics and the true topics of synthetic data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.spatial.distance import cdist

from experiments.sampling.samplers import checked_topic_words
from topicgrouper.common.frozen import frozen

if TYPE_CHECKING:
    import numpy.typing as npt

    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = ["ErrorRate", "error_rate"]


@dataclass(frozen=True, slots=True, eq=False)
class ErrorRate:
    """How far topics are from the true ones that each is compared with: the mean of their errors.

    It goes from 0 (all are correct) to 1 (none shares any probability with its true one).
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
