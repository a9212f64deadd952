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
    topic_words : TopicModel or array-like of shape (topics, words)
        A model, or its p(word | topic).
    vocabulary : sequence of str
        One word per column.
    top : int, default=10
        Words per topic. Words with probability 0 are never returned; equally probable words come in
        the order of the vocabulary.

    Returns
    -------
    list of tuple of str

    Raises
    ------
    ValueError
        If shapes do not match, or `top` is below 1.

    See Also
    --------
    coherence : Measure how well the words fit together.
    topicgrouper.Topic.top_words : The words of a topic of a tree.

    Examples
    --------
    >>> from topicgrouper.evaluation import top_words
    >>> top_words([[0.2, 0.8, 0.0], [0.0, 0.1, 0.9]], ["cat", "dog", "tea"], top=2)
    [('dog', 'cat'), ('tea', 'dog')]
    """
    values: Any = getattr(topic_words, "topic_words", topic_words)
    matrix = np.asarray(values, dtype=np.float64)
    if matrix.ndim != 2 or matrix.shape[1] != len(vocabulary):
        raise ValueError(
            f"topic_words must have the shape (topics, words) with {len(vocabulary)} words, got "
            f"{matrix.shape}"
        )
    k = as_index(top)
    if k < 1:
        raise ValueError(f"top must be at least 1, got {k}")
    if np.isnan(matrix).any():
        raise ValueError("topic_words has missing values; pass probabilities")
    order = np.argsort(-matrix, axis=1, kind="stable")[:, :k]
    return [
        tuple(vocabulary[column] for column in columns if row[column] > 0)
        for row, columns in zip(matrix, order.tolist(), strict=True)
    ]
