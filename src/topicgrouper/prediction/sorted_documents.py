"""Documents in the order of a tree's words, as the compiled walks need them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.tree.word_counts import word_counts

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["SortedDocuments", "sort_documents", "whole_word_counts"]

MAX_TOKENS = 1 << 53
"""Tokens of all documents: the largest sum that floating-point numbers hold exactly."""


class SortedDocuments(NamedTuple):
    """Documents with their words by rising position in the tree's `Layout`.

    Attributes
    ----------
    row_starts : ndarray of shape (documents + 1,)
        First entry of each document.
    positions : ndarray of shape (entries,)
        The positions of its words.
    sums : ndarray of shape (entries + 1,)
        Tokens before each entry, over all documents.
    """

    row_starts: IntArray
    positions: NDArray[np.int32]
    sums: IntArray

    @property
    def n_documents(self) -> int:
        """Number of documents."""
        return len(self.row_starts) - 1

    @property
    def lengths(self) -> IntArray:
        """Tokens of each document."""
        return np.diff(self.sums[self.row_starts])

    @property
    def counts(self) -> IntArray:
        """Occurrences of each word of each document."""
        return np.diff(self.sums)


def whole_word_counts(tree: TopicTree, X: Any) -> csr_array[Any]:
    """Return whole counts with the words of the tree as columns.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    X : sparse matrix or array of shape (documents, columns)
        Counts: columns of the training matrix, or words of the tree.

    Returns
    -------
    csr_array of shape (documents, words)

    Raises
    ------
    TypeError, ValueError
        If there are other columns, or the counts are not whole numbers of at least 0.
    """
    counts = whole_count_rows(word_counts(tree, X))
    if float(counts.data.sum(dtype=np.float64)) > MAX_TOKENS:
        msg = f"the documents must have at most {MAX_TOKENS:,} tokens together; divide their counts"
        raise ValueError(msg)
    return counts


def sort_documents(tree: TopicTree, X: Any) -> SortedDocuments:
    """Sort the words of documents.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    X : sparse matrix or array of shape (documents, columns)
        Counts: columns of the training matrix, or words of the tree.

    Returns
    -------
    SortedDocuments
    """
    counts = whole_word_counts(tree, X)
    positions = tree.layout.starts[counts.indices]
    rows = csr_array((counts.data.astype(np.int64), positions, counts.indptr), shape=counts.shape)
    rows.sort_indices()
    sums = np.zeros(rows.nnz + 1, dtype=np.int64)
    np.cumsum(rows.data, out=sums[1:])
    return SortedDocuments(rows.indptr.astype(np.int64), rows.indices.astype(np.int32), sums)
