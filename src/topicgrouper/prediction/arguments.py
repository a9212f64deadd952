"""The check of a query, and the ratio of probabilities that several modules need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.prediction.sorted_documents import whole_word_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["lifts_of", "one_query"]

_TINY = 1e-300
"""Probabilities up to this are not told from 0: a ratio to them could overflow."""


def one_query(tree: TopicTree, query: Any) -> csr_array[Any]:
    """Return the counts of one query.

    Raises
    ------
    ValueError
        If there is not exactly one, or it has other columns.
    """
    counts = whole_word_counts(tree, query)
    if counts.shape[0] != 1:
        msg = f"query must have one row, got {counts.shape[0]}; pass one query at a time"
        raise ValueError(msg)
    return counts


def lifts_of(probabilities: FloatArray, expected: FloatArray) -> FloatArray:
    """Return how many times as probable words are as expected; 1 where neither can be told from 0.

    Parameters
    ----------
    probabilities, expected : ndarray
        Of the same words; the second may be broadcast.
    """
    whole = np.broadcast_to(expected, probabilities.shape)
    result: FloatArray = np.divide(
        probabilities, whole, out=np.ones_like(probabilities), where=whole > _TINY
    )
    return result
