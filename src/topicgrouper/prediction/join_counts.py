"""Documents by word: what the Beta distributions of joins are fitted to and measured on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from topicgrouper.arrays.sums import row_sums

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import IntArray

__all__ = [
    "MAX_LENGTH",
    "DocumentColumns",
    "check_length",
    "check_lengths",
    "columns_of",
    "longest_document",
]

MAX_LENGTH = 10_000_000
"""Tokens of the longest document; memory is proportional to them."""


class DocumentColumns(NamedTuple):
    """Documents by word, in rising order.

    Attributes
    ----------
    column_starts : ndarray of shape (words + 1,)
        First entry of each word.
    documents : ndarray of shape (entries,)
        The documents that contain it.
    counts : ndarray of shape (entries,)
        How often.
    """

    column_starts: IntArray
    documents: NDArray[np.int32]
    counts: NDArray[np.int32]


def longest_document(counts: csr_array[Any]) -> int:
    """Return the tokens of the longest document."""
    return int(row_sums(counts).max(initial=0))


def check_lengths(counts: csr_array[Any]) -> None:
    """Refuse documents that are too long.

    Raises
    ------
    ValueError
        If a document has more than ten million tokens.
    """
    check_length(longest_document(counts))


def check_length(longest: int) -> None:
    """Refuse a number of tokens that is too large for one document."""
    if longest > MAX_LENGTH:
        raise ValueError(
            f"a document must have at most {MAX_LENGTH:,} tokens, got {longest:,}; omit it or "
            "divide its counts"
        )


def columns_of(counts: csr_array[Any]) -> DocumentColumns:
    """Return documents by word.

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Whole counts of documents that `check_lengths` accepts, which 32 bits hold.

    Returns
    -------
    DocumentColumns
    """
    columns = counts.tocsc()
    columns.sort_indices()
    return DocumentColumns(
        columns.indptr.astype(np.int64, copy=False),
        columns.indices.astype(np.int32, copy=False),
        columns.data.astype(np.int32, copy=False),
    )
