"""How unevenly documents use topics, for all topics of the upper tree at once.

Whether a group of documents has more of a topic than chance gives it depends on how unevenly the
topic is spread over the documents. With ``r_d = f_d(t) − p_t·|d|``, the sum of ``r_d`` over m of N
documents drawn at random has the mean 0, the variance ``m (N − m) / (N (N − 1)) · Σ r_d²`` and the
third moment ``m (N − m) (N − 2m) / (N (N − 1) (N − 2)) · Σ r_d³``. A page can compute everything
else for any topic, but not these two sums, which are not sums over words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csc_array

from topicgrouper.arrays.sums import row_sums

if TYPE_CHECKING:
    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree import FlatView, TopicTree

MAX_JOINS = 2_000
"""The parts of this many last joins are all topics of views with up to one more topic."""

_DENSE = 8
"""Topics that occur in more than one of this many documents are kept as dense arrays."""

_ROUNDING = 1e-12
"""Least share of the sum of squares in its first term; below it, documents count as equal."""


def view_spreads(view: FlatView, counts: csr_array[Any]) -> dict[str, FloatArray]:
    """Return the squares Σ r_d² and the cubes Σ r_d³ of each topic of a view."""
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = row_sums(counts).astype(np.float64)
    return _spreads(_moments(topics, lengths), lengths)


def joined_spreads(tree: TopicTree, counts: csr_array[Any]) -> dict[str, FloatArray]:
    """Return the squares and the cubes of the two parts of each of the last joins.

    The smaller part of a join is added to the larger, so the time grows hardly faster than the
    number of topics in documents.
    """
    n_joins = min(MAX_JOINS, tree.max_topics - 1)
    view = tree.view(n_joins + 1)
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = row_sums(counts).astype(np.float64)
    moments = np.zeros((6, tree.n_nodes))
    moments[:, view.nodes] = _moments(topics, lengths)
    vectors = {int(node): _Vector.of_column(topics, place) for place, node in enumerate(view.nodes)}
    children = tree.children[len(tree.children) - n_joins :]
    for node, (left, right) in enumerate(children.tolist(), start=tree.n_nodes - n_joins):
        a, b = sorted((vectors.pop(left), vectors.pop(right)), key=len, reverse=True)
        moments[:, node] = moments[:, left] + moments[:, right] + a.add(b, lengths)
        vectors[node] = a
    return _spreads(moments[:, children.ravel()], lengths)


def _moments(topics: csc_array[Any], lengths: FloatArray) -> FloatArray:
    """Return Σ f, Σ f|d|, Σ f|d|², Σ f², Σ f²|d| and Σ f³ of each topic f."""
    squares, cubes = topics.copy(), topics.copy()
    squares.data, cubes.data = topics.data**2, topics.data**3
    ones = np.ones(len(lengths))
    return np.stack(
        [
            topics.T @ ones,
            topics.T @ lengths,
            topics.T @ lengths**2,
            squares.T @ ones,
            squares.T @ lengths,
            cubes.T @ ones,
        ]
    )


def _spreads(moments: FloatArray, lengths: FloatArray) -> dict[str, FloatArray]:
    f, f_l, f_ll, ff, ff_l, fff = moments
    p = f / (lengths.sum() or 1.0)
    squares = ff - 2.0 * p * f_l + p**2 * np.sum(lengths**2)
    cubes = fff - 3.0 * p * ff_l + 3.0 * p**2 * f_ll - p**3 * np.sum(lengths**3)
    # a difference of large numbers: what little is left may be due to rounding
    return {"squares": np.where(squares > _ROUNDING * ff, squares, 0.0), "cubes": cubes}


class _Vector:
    """The frequencies of a topic in all documents, sparse as long as that is smaller."""

    def __init__(self, rows: npt.NDArray[Any], values: FloatArray, size: int) -> None:
        self.rows: npt.NDArray[Any] | None = rows
        self.values = values
        self.size = size

    @classmethod
    def of_column(cls, topics: csc_array[Any], place: int) -> _Vector:
        """Make the vector of one column."""
        part = slice(topics.indptr[place], topics.indptr[place + 1])
        return cls(topics.indices[part], topics.data[part], topics.shape[0])

    def __len__(self) -> int:
        """Return the number of values."""
        return len(self.values)

    def add(self, other: _Vector, lengths: FloatArray) -> FloatArray:
        """Add a vector that is not larger, and return what the moments gain beyond their sums."""
        if self.rows is not None and _DENSE * (len(self) + len(other)) > self.size:
            dense = np.zeros(self.size)
            dense[self.rows] = self.values
            self.rows, self.values = None, dense
        if self.rows is not None:
            return self._add_sparse(other, lengths)
        if other.rows is None:
            gains = _gains(self.values, other.values, lengths)
            self.values += other.values
        else:
            gains = _gains(self.values[other.rows], other.values, lengths[other.rows])
            self.values[other.rows] += other.values
        return gains

    def _add_sparse(self, other: _Vector, lengths: FloatArray) -> FloatArray:
        assert self.rows is not None  # noqa: S101 - for the type checker
        assert other.rows is not None  # noqa: S101 - a dense one is larger
        rows, places = np.unique(np.concatenate((self.rows, other.rows)), return_inverse=True)
        first, second = np.zeros(len(rows)), np.zeros(len(rows))
        first[places[: len(self)]] = self.values
        second[places[len(self) :]] = other.values
        self.rows, self.values = rows, first + second
        return _gains(first, second, lengths[rows])


def _gains(a: FloatArray, b: FloatArray, lengths: FloatArray) -> FloatArray:
    # Not `@`: its threads take longer to start than these short products need.
    product = a * b
    with_lengths = np.einsum("i,i", product, lengths)
    with_sums = np.einsum("i,i", product, a + b)
    return np.array([0, 0, 0, 2.0 * product.sum(), 2.0 * with_lengths, 3.0 * with_sums])
