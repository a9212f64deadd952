"""The most probable words of a model's topics."""

from __future__ import annotations

from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["top_words"]


def top_words(
    topic_words: TopicModel | npt.ArrayLike, vocabulary: Sequence[str], *, top: SupportsIndex = 10
) -> list[tuple[str, ...]]:
    """Return the most probable words of each topic, the most probable first.

    Parameters
    ----------
    topic_words : TopicModel or array-like
        A model, or its p(word | topic) as topics × words.
    vocabulary : sequence of str
        One word a column.
    top : int, default=10
        How many words. A topic with fewer words that have any probability gets only these; of
        equally probable words the first in the vocabulary comes first.
    """
    values: Any = getattr(topic_words, "topic_words", topic_words)
    matrix = np.asarray(values, dtype=np.float64)
    if matrix.ndim != 2 or matrix.shape[1] != len(vocabulary):
        raise ValueError(
            f"topic_words has shape {matrix.shape} for {len(vocabulary)} words: give it as "
            "topics × words, with one word a column."
        )
    k = as_index(top)
    if k < 1:
        raise ValueError(f"top = {k} words cannot be shown: ask for at least 1.")
    if np.isnan(matrix).any():
        raise ValueError("topic_words holds missing values: give probabilities.")
    order = np.argsort(-matrix, axis=1, kind="stable")[:, :k]
    return [
        tuple(vocabulary[column] for column in columns if row[column] > 0)
        for row, columns in zip(matrix, order.tolist(), strict=True)
    ]
