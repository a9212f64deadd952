"""Training counts by word, in the form that compiled code reads."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper.arrays.sparse_rows import entry_ranges
from topicgrouper.arrays.sums import row_sums
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["CountColumns", "LazyColumns"]

_ENTRIES_AT_ONCE = 1 << 20


@dataclass(frozen=True, slots=True, eq=False)
class CountColumns:
    """The entries of a matrix of counts, word by word.

    Attributes
    ----------
    starts : ndarray of shape (words + 1,)
        Word ``w`` has the entries from ``starts[w]`` to before ``starts[w + 1]``.
    documents : ndarray of int32
        The document of each entry.
    counts : ndarray of uint32 or float64
        The occurrences of each entry; real numbers for weights and for sums beyond 32 bits.
    lengths : ndarray of the same type
        The length |d| of each document.
    """

    starts: npt.NDArray[np.int64]
    documents: npt.NDArray[np.int32]
    counts: npt.NDArray[Any]
    lengths: npt.NDArray[Any]

    @classmethod
    def of(cls, counts: csr_array[Any]) -> CountColumns:
        """Return the columns of a matrix, documents × words."""
        lengths = row_sums(counts)
        is_whole = counts.dtype.kind in "iu" and lengths.max(initial=0) < 2**32
        dtype = np.uint32 if is_whole else np.float64
        values: npt.NDArray[Any] = counts.data.astype(
            dtype, copy=False
        )  # first: there is less to sort then
        columns = csc_array(csr_array((values, counts.indices, counts.indptr), shape=counts.shape))
        return cls(
            starts=columns.indptr.astype(np.int64, copy=False),
            documents=columns.indices.astype(np.int32, copy=False),
            counts=columns.data,
            lengths=lengths.astype(dtype),
        )

    def word_information(self) -> FloatArray:
        """Return f(w) times the focus of each word, in nats; see `topicgrouper.tree.focus`."""
        lengths: FloatArray = self.lengths.astype(np.float64)
        expected = np.divide(lengths.sum(), lengths, out=np.zeros_like(lengths), where=lengths > 0)
        information = np.empty(len(self.starts) - 1)
        for first, last in entry_ranges(self.starts, _ENTRIES_AT_ONCE):
            information[first:last] = self._information_of(first, last, expected)
        return information

    def _information_of(self, first: int, last: int, expected: FloatArray) -> FloatArray:
        """Return `word_information` of some words: that of all at once would take much memory."""
        entries = slice(self.starts[first], self.starts[last])
        counts: FloatArray = self.counts[entries].astype(np.float64)
        words = np.repeat(np.arange(last - first), np.diff(self.starts[first : last + 1]))
        frequencies = np.bincount(words, weights=counts, minlength=last - first)
        shares = counts / frequencies[words] * expected[self.documents[entries]]
        terms: FloatArray = counts * np.log(shares)
        return np.bincount(words, weights=terms, minlength=last - first).astype(
            np.float64, copy=False
        )


@dataclass(frozen=True, eq=False)
class LazyColumns:
    """The columns of training counts, made on first use.

    Attributes
    ----------
    counts : csr_array or None
        The training counts of a tree.
    """

    counts: csr_array[Any] | None

    @cached_property
    def columns(self) -> CountColumns:
        """The columns; an error if the tree has no counts."""
        return CountColumns.of(required_counts(self.counts))
