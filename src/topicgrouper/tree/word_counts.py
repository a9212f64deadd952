"""Counts of documents with the words of a tree as columns, by document and by word."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper.arrays.sparse_rows import checked_weights, entry_ranges, sound_rows
from topicgrouper.arrays.sums import row_sums
from topicgrouper.tree.checks import checked_counts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.topic_tree import TopicTree

_ENTRIES_AT_ONCE = 1 << 20


def word_counts(tree: TopicTree, X: Any) -> csr_array[Any]:
    """Return any documents as documents × words, given by words or by training columns."""
    matrix = checked_weights(X)
    if matrix.shape[1] == tree.n_columns:
        return matrix if tree.n_columns == tree.n_words else matrix[:, tree.columns]
    if matrix.shape[1] == tree.n_words:
        return matrix
    raise ValueError(
        f"X has {matrix.shape[1]:,} columns, but the tree was fitted to {tree.n_columns:,}; count "
        "the documents with the same vocabulary"
    )


def required_counts(
    counts: csr_array[Any] | None, *, hint: str = "fit the tree again"
) -> csr_array[Any]:
    """Return the training counts of a tree, or raise an error with a hint if it has none."""
    if counts is None:
        raise ValueError(
            f"this tree has no training counts, which are needed here; {hint}, or load a file "
            "that was saved with them"
        )
    return counts


def training_counts(tree: TopicTree, counts: Any = None) -> csr_array[Any]:
    """Check that counts are those a tree was fitted to; by default, return those in the tree."""
    if counts is None:
        return required_counts(tree.counts, hint="pass counts=")
    matrix = sound_rows(counts)
    if matrix.shape[1] == tree.n_columns != tree.n_words:
        matrix = matrix[:, tree.columns]
    return checked_counts(matrix, word_frequencies=tree.word_frequencies)


@dataclass(frozen=True, slots=True, eq=False)
class CountColumns:
    """The entries of a matrix of counts, word by word, in the form that compiled code reads.

    Word ``w`` has the entries from ``starts[w]`` to before ``starts[w + 1]``. Counts and the
    lengths |d| of documents are real numbers for weights and for sums beyond 32 bits.
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
        # first, as there is less to sort then
        values: npt.NDArray[Any] = counts.data.astype(dtype, copy=False)
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
    """The columns of training counts, if there are any, made on first use."""

    counts: csr_array[Any] | None

    @cached_property
    def columns(self) -> CountColumns:
        """The columns; an error if the tree has no counts."""
        return CountColumns.of(required_counts(self.counts))
