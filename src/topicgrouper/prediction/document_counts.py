"""Counts of documents as the compiled functions take them, and ratios of probabilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import scipy

from topicgrouper.common.checks import whole_count_rows
from topicgrouper.tree.word_counts import word_counts

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

MAX_LENGTH = 10_000_000
"""Tokens of the longest document that joins are fitted to; memory is proportional to them."""

MAX_TOKENS = 1 << 53
"""Tokens of all documents: the largest sum that floating-point numbers hold exactly."""

_TINY = 1e-300
"""Probabilities up to this are not told from 0: a ratio to them could overflow."""


class SortedDocuments(NamedTuple):
    """Documents with their words by rising position in the tree's `Layout`."""

    # First entry of each document, and the number of entries.
    row_starts: IntArray
    # The positions of its words.
    positions: NDArray[np.int32]
    # Tokens before each entry, over all documents.
    sums: IntArray

    @property
    def n_documents(self) -> int:
        """Number of documents."""
        return len(self.row_starts) - 1


def whole_word_counts(tree: TopicTree, X: Any) -> csr_array[Any]:
    """Return counts of the tree's words; columns may be those of the training matrix."""
    counts = whole_count_rows(word_counts(tree, X))
    if float(counts.data.sum(dtype=np.float64)) > MAX_TOKENS:
        msg = f"the documents must have at most {MAX_TOKENS:,} tokens together; divide their counts"
        raise ValueError(msg)
    return counts


def sort_documents(tree: TopicTree, X: Any) -> SortedDocuments:
    """Sort the words of documents, unless they are; columns as for `whole_word_counts`."""
    if isinstance(X, SortedDocuments):
        return X
    counts = whole_word_counts(tree, X)
    positions = tree.layout.starts[counts.indices]
    rows = scipy.sparse.csr_array(
        (counts.data.astype(np.int64), positions, counts.indptr), shape=counts.shape
    )
    rows.sort_indices()
    sums = np.zeros(rows.nnz + 1, dtype=np.int64)
    np.cumsum(rows.data, out=sums[1:])
    return SortedDocuments(rows.indptr.astype(np.int64), rows.indices.astype(np.int32), sums)


def columns_of(counts: csr_array[Any]) -> tuple[IntArray, NDArray[np.int32], NDArray[np.int32]]:
    """Return documents by word: first entry of each word, documents and counts of the entries.

    The counts are those of documents that `check_lengths` accepts, so 32 bits hold them.
    """
    columns = counts.tocsc()
    columns.sort_indices()
    return (
        columns.indptr.astype(np.int64, copy=False),
        columns.indices.astype(np.int32, copy=False),
        columns.data.astype(np.int32, copy=False),
    )


def check_lengths(lengths: NDArray[Any]) -> None:
    """Refuse numbers of tokens that are too large for one document."""
    longest = int(lengths.max(initial=0))
    if longest > MAX_LENGTH:
        raise ValueError(
            f"a document must have at most {MAX_LENGTH:,} tokens, got {longest:,}; omit it or "
            "divide its counts"
        )


def best_places(values: FloatArray, k: int, *, above: float) -> IntArray:
    """Return the places of the k largest values above another one, largest first, then by place."""
    least = np.partition(values, -k)[-k]
    candidates = np.flatnonzero((values >= least) & (values > above))
    return candidates[np.argsort(-values[candidates], kind="stable")[:k]]


def lifts_of(probabilities: FloatArray, expected: FloatArray) -> FloatArray:
    """Return how many times as probable words are as expected; 1 where neither can be told from 0.

    The expected probabilities may be broadcast.
    """
    whole = np.broadcast_to(expected, probabilities.shape)
    result: FloatArray = np.divide(
        probabilities, whole, out=np.ones_like(probabilities), where=whole > _TINY
    )
    return result
