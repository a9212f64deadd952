"""How much documents differ in their use of topics, for all topics of the upper tree at once.

Whether a group of documents has more of a topic than chance gives it depends on how unevenly the
topic is spread over the documents. With ``r_d = f_d(t) − p_t·|d|``, the sum of ``r_d`` over m of N
documents drawn at random has the variance ``m (N − m) / (N (N − 1)) · Σ r_d²``. A page can compute
everything else for any topic, but not ``Σ r_d²``, which is not a sum over words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csc_array

from topicgrouper.tree.queries.document_strength import document_lengths

if TYPE_CHECKING:
    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.tree import FlatView, TopicTree

__all__ = ["MAX_JOINS", "joined_spreads", "view_spreads"]

MAX_JOINS = 2_000
"""The parts of this many last joins are all topics of views with up to one more topic."""

_DENSE = 8
"""Topics that occur in more than one of this many documents are kept as dense arrays."""


def view_spreads(view: FlatView, counts: csr_array[Any]) -> npt.NDArray[np.float64]:
    """Return ``Σ r_d²`` of each topic of a view.

    Parameters
    ----------
    view : FlatView
        The view.
    counts : csr_array of shape (documents, words)
        The documents that are compared.

    Returns
    -------
    ndarray of shape (topics,)
    """
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = document_lengths(counts).astype(np.float64)
    squares = np.asarray(topics.multiply(topics).sum(axis=0)).ravel()
    return _spreads(squares, topics.sum(axis=0), topics.T @ lengths, lengths)


def joined_spreads(tree: TopicTree, counts: csr_array[Any]) -> npt.NDArray[np.float64]:
    """Return ``Σ r_d²`` of the two parts of each of the last joins.

    The smaller part of a join is added to the larger, so the time grows hardly faster than the
    number of topics in documents.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    counts : csr_array of shape (documents, words)
        The documents that are compared.

    Returns
    -------
    ndarray of shape (2 × joins,)
        The parts of the last `MAX_JOINS` joins at most, in the order of ``tree.children``.
    """
    n_joins = min(MAX_JOINS, tree.max_topics - 1)
    view = tree.view(n_joins + 1)
    topics = csc_array(view.topic_counts(counts)).astype(np.float64)
    lengths = document_lengths(counts).astype(np.float64)
    n_nodes, first = tree.n_nodes, tree.n_nodes - n_joins
    squares, sums, products = np.zeros(n_nodes), np.zeros(n_nodes), np.zeros(n_nodes)
    squares[view.nodes] = np.asarray(topics.multiply(topics).sum(axis=0)).ravel()
    sums[view.nodes] = topics.sum(axis=0)
    products[view.nodes] = topics.T @ lengths
    vectors = {
        int(node): _Vector.of_column(topics, place) for place, node in enumerate(view.nodes)
    }
    children = tree.children[len(tree.children) - n_joins :]
    for node, (left, right) in enumerate(children.tolist(), start=first):
        a, b = sorted((vectors.pop(left), vectors.pop(right)), key=len, reverse=True)
        squares[node] = squares[left] + squares[right] + 2.0 * a.add(b)
        vectors[node] = a
        sums[node] = sums[left] + sums[right]
        products[node] = products[left] + products[right]
    parts = children.ravel()
    return _spreads(squares[parts], sums[parts], products[parts], lengths)


def _spreads(squares: Any, sums: Any, products: Any, lengths: Any) -> npt.NDArray[np.float64]:
    """Return Σ f_d² − 2 p Σ f_d |d| + p² Σ |d|², at least 0."""
    shares = sums / (lengths.sum() or 1.0)
    spreads = squares - 2.0 * shares * products + shares**2 * (lengths @ lengths)
    return np.maximum(np.asarray(spreads), 0.0)


class _Vector:
    """The frequencies of a topic in all documents, sparse as long as that is smaller."""

    def __init__(self, rows: npt.NDArray[Any], values: npt.NDArray[np.float64], size: int) -> None:
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

    def add(self, other: _Vector) -> float:
        """Add a vector that is not larger to this one, and return their former product."""
        if self.rows is not None and _DENSE * (len(self) + len(other)) > self.size:
            dense = np.zeros(self.size)
            dense[self.rows] = self.values
            self.rows, self.values = None, dense
        if self.rows is not None:
            return self._add_sparse(other)
        if other.rows is None:
            product = float(self.values @ other.values)
            self.values += other.values
        else:
            product = float(self.values[other.rows] @ other.values)
            self.values[other.rows] += other.values
        return product

    def _add_sparse(self, other: _Vector) -> float:
        assert self.rows is not None  # noqa: S101 - for the type checker
        assert other.rows is not None  # noqa: S101 - a dense one is larger
        rows, places = np.unique(np.concatenate((self.rows, other.rows)), return_inverse=True)
        first, second = np.zeros(len(rows)), np.zeros(len(rows))
        first[places[: len(self)]] = self.values
        second[places[len(self) :]] = other.values
        self.rows, self.values = rows, first + second
        return float(first @ second)
