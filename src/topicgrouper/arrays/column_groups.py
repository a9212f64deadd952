"""From counts of words to counts and shares of groups of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import IntArray

__all__ = ["group_columns", "row_shares"]


def group_columns(
    counts: csr_array[Any], topic_of_column: IntArray, *, n_topics: int
) -> csr_array[Any]:
    """Add up the columns of each topic; those of topic -1 are left out."""
    columns = np.flatnonzero(topic_of_column >= 0)
    places = (columns, topic_of_column[columns])
    ones = np.ones(len(columns), dtype=np.int64)
    membership = csr_array((ones, places), shape=(counts.shape[1], n_topics))
    topics = csr_array(counts.astype(np.int64, copy=False) @ membership)
    topics.sort_indices()
    return topics


def row_shares(rows: csr_array[Any]) -> csr_array[Any]:
    """Divide each row by its sum; a row without any count stays empty."""
    lengths = np.asarray(rows.sum(axis=1), dtype=np.float64).ravel()
    inverse = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)
    return csr_array(rows * inverse[:, None])
