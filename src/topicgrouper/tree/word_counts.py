"""Counts of documents with the words of a tree as columns, and the focus of topics.

The focus is how much a topic says about documents. An occurrence of topic ``t`` is in document
``d`` with probability p(d|t) = f_d(t)/f(t), any occurrence with p(d) = |d|/N. The focus is the
divergence of the first from the second, in bits::

    focus(t) = Σ_d p(d|t) · log2[p(d|t) / p(d)]

It is 0 for a topic that has the same share of every document, and large for one that is
concentrated in few. Function words and boilerplate have little focus, so no list of stop words is
needed to find them.

The sum of f(t)·focus(t) over the topics of a view is what the fit keeps as large as possible, and a
join changes it by exactly its gain Δh. The focus of all nodes therefore follows from that of the
words, without another look at the documents.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import scipy

from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import checked_weights, entry_ranges, row_sums, sound_rows
from topicgrouper.tree.checks import checked_counts

if TYPE_CHECKING:
    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.common.sparse import CountRows
    from topicgrouper.tree.topic_tree import TopicTree

_ENTRIES_AT_ONCE = 1 << 20
_FEW_ENTRIES = 1_000_000  # NumPy sorts them in less time than it takes to import SciPy's matrices
_Counts = TypeVar("_Counts", "csr_array[Any]", "CountRows")


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


def required_counts(counts: _Counts | None, *, hint: str = "refit the tree") -> _Counts:
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
    return checked_counts(matrix, word_frequencies=tree.word_frequencies).matrix()


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
    def of(cls, rows: CountRows) -> CountColumns:
        """Return the columns of documents × words."""
        lengths = row_sums(rows)
        is_whole = rows.data.dtype.kind in "iu" and lengths.max(initial=0) < 2**32
        dtype = np.uint32 if is_whole else np.float64
        # first, as there is less to sort then
        values: npt.NDArray[Any] = rows.data.astype(dtype, copy=False)
        if len(values) < _FEW_ENTRIES:
            # 16 bits, where they suffice, are sorted in linear time
            words = rows.indices.astype(np.min_scalar_type(rows.shape[1]), copy=False)
            order = np.argsort(words, kind="stable")
            documents = np.repeat(np.arange(rows.shape[0], dtype=np.int32), np.diff(rows.indptr))
            sizes = np.bincount(rows.indices, minlength=rows.shape[1])
            starts = np.concatenate([[0], np.cumsum(sizes)])
            return cls(starts, documents[order], values[order], lengths.astype(dtype))
        arrays = (values, rows.indices, rows.indptr)
        columns = scipy.sparse.csr_array(arrays, shape=rows.shape).tocsc()
        return cls(
            columns.indptr.astype(np.int64, copy=False),
            columns.indices.astype(np.int32, copy=False),
            columns.data,
            lengths.astype(dtype),
        )

    def word_information(self) -> FloatArray:
        """Return f(w) times the focus of each word, in nats; see above."""
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

    counts: CountRows | None

    @cached_property
    def columns(self) -> CountColumns:
        """The columns; an error if the tree has no counts."""
        return CountColumns.of(required_counts(self.counts))

    def n_documents(self, word: int) -> int:
        """Return the number of documents with a word."""
        first, last = self.columns.starts[word : word + 2]
        return int(last - first)


def focus_of_topics(topic_counts: csr_array[Any], lengths: FloatArray) -> FloatArray:
    """Return the focus of any topics in bits, from f_d(t) and |d|; every topic must occur."""
    entries = topic_counts.tocoo()
    frequencies = np.asarray(topic_counts.sum(axis=0), dtype=np.float64).ravel()
    shares = entries.data / frequencies[entries.col]
    expected = lengths[entries.row] / lengths.sum()
    terms: FloatArray = shares * np.log2(shares / expected)
    bits = np.bincount(entries.col, weights=terms, minlength=topic_counts.shape[1])
    return frozen(np.maximum(bits, 0.0))


def x_log_x(values: Any) -> FloatArray:
    """Return x·log x, which is 0 at 0."""
    value: FloatArray = values * np.log(np.where(values > 0, values, 1.0))
    return value
