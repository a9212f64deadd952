"""The documents in which a topic is strongest.

Ranking by the share ``f_d(t)/|d|`` favours documents with a single word, ranking by the count
``f_d(t)`` the longest documents. Documents are therefore ranked by their share after adding ``m``
words of the average document to each, where ``m`` is the median length of the documents::

    strength = (f_d(t) + m·f(t)/N) / (|d| + m)

This moves a document of median length halfway to the average, a long one hardly, and one with few
words almost all the way. (It is the posterior mean of the share under a Dirichlet prior of weight
``m``.)

What people see is this strength divided by the topic's average share f(t)/N: how many times as much
of the topic there is as on average. The order is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import scipy

from topicgrouper.arrays.sums import row_sums
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts, x_log_x

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView

LEAST_RELATIVE_SHARE = 2.0
MOST_DOCUMENTS = 500

_CELLS = 1 << 22
"""Cells of documents × topics to hold at a time."""


@dataclass(frozen=True, slots=True)
class StrongDocument:
    """A document that contains a topic, with measures of the topic's strength there."""

    row: int
    # Occurrences of the topic's words in the document, f_d(t).
    frequency: int | float
    # Occurrences of all words of the tree in the document, ``|d|``.
    length: int | float
    # The measure by which documents are ranked, between 0 and 1.
    strength: float
    # The topic's share of all documents together, f(t)/N.
    average: float

    @property
    def share(self) -> float:
        """The topic's share of the document, ``f_d(t)/|d|``."""
        return self.frequency / self.length

    @property
    def relative_share(self) -> float:
        """The strength divided by the average: documents with 2 have twice as much of the topic."""
        return self.strength / self.average


@dataclass(frozen=True, slots=True, eq=False)
class RankedDocuments:
    """All documents that contain a topic, strongest first; equally strong ones by row.

    The other arrays have an entry for each document of the collection.
    """

    rows: npt.NDArray[Any]
    frequencies: npt.NDArray[Any]
    lengths: npt.NDArray[Any]
    strengths: npt.NDArray[Any]
    average: float

    def __len__(self) -> int:
        """Return the number of documents that contain the topic."""
        return len(self.rows)

    def among(self, is_kept: npt.NDArray[np.bool_]) -> RankedDocuments:
        """Rank some of all documents, which need not contain the topic."""
        rows = np.flatnonzero(is_kept)
        return replace(self, rows=rows[np.argsort(-self.strengths[rows], kind="stable")])

    def part(self, start: int, stop: int) -> list[StrongDocument]:
        """Return the documents with ranks from start to stop, as far as there are any."""
        rows = self.rows[start:stop]
        columns = rows, self.frequencies[rows], self.lengths[rows], self.strengths[rows]
        parts = zip(*(column.tolist() for column in columns), strict=True)
        return [
            StrongDocument(row, frequency, length, strength, self.average)
            for row, frequency, length, strength in parts
        ]


def median_length(lengths: npt.NDArray[Any]) -> float:
    """Return the median length of the documents that contain any word."""
    return float(np.median(lengths[lengths > 0]))


def smoothed_shares(frequencies: Any, lengths: Any, *, average: Any, weight: float) -> Any:
    """Return shares of documents after adding words of the average document to each.

    The weight is the number of words to add, such as `median_length`.
    """
    return (frequencies + weight * average) / (lengths + weight)


def rank_documents(tree: TopicTree, node: SupportsIndex) -> RankedDocuments:
    """Rank the training documents that contain a node by strength."""
    counts = required_counts(tree.counts)
    inside = np.zeros(tree.n_words, dtype=tree.frequencies.dtype)
    inside[tree.words_of(node=node)] = 1
    share = float(tree.frequencies[node]) / float(tree.frequencies[-1])
    return _ranked(np.asarray(counts @ inside), row_sums(counts), average=share)


def rank_documents_of(view: TopicView, place: int) -> RankedDocuments:
    """Rank the training documents that contain a topic of a view by strength."""
    frequencies = view.document_counts[:, [place]].toarray().ravel()
    lengths = row_sums(required_counts(view.tree.counts))
    return _ranked(frequencies, lengths, average=float(view.shares[place]))


def _ranked(
    frequencies: npt.NDArray[Any], lengths: npt.NDArray[Any], *, average: float
) -> RankedDocuments:
    weight = median_length(lengths)
    strengths = smoothed_shares(frequencies, lengths, average=average, weight=weight)
    holding = np.flatnonzero(frequencies > 0)
    rows = holding[np.argsort(-strengths[holding], kind="stable")]
    return RankedDocuments(rows, frequencies, lengths, strengths, average)


# -- the words typical of the documents of a topic -------------------------------------------------
#
# The documents of a topic are those with at least twice as much of it as the whole collection; of
# more than 500, the strongest. A word is typical of them if more of them contain it than chance
# explains. Words are ranked by how clear that is: by G², the log-likelihood ratio of the table of
# documents with and without the word, among those of the topic and all others. How often a document
# repeats a word does not matter.


def typical_of_topics(view: TopicView, k: int) -> list[IntArray]:
    """Return the indices of the words typical of the documents of each topic of a view."""
    k = checked_k(k)
    tree, counts = view.tree, view.document_counts
    documents = _documents(tree, view.n, view.shares, lambda some: counts[:, some].toarray())
    return [words_typical_of(tree, rows, k) for rows in documents]


def typical_of_nodes(tree: TopicTree, nodes: IntArray, k: int) -> list[IntArray]:
    """Return the indices of the words typical of the documents of nodes of a tree."""
    counts = required_counts(tree.counts)

    def of_nodes(some: slice) -> npt.NDArray[Any]:
        starts, sizes = tree.layout.starts[nodes[some]], tree.layout.sizes[nodes[some]]
        ranges = zip(starts.tolist(), (starts + sizes).tolist(), strict=True)
        words = np.concatenate([tree.layout.order[start:end] for start, end in ranges])
        places = np.repeat(np.arange(len(sizes)), sizes)
        ones = np.ones(len(words), dtype=tree.frequencies.dtype)
        inside = scipy.sparse.csr_array((ones, (words, places)), (tree.n_words, len(sizes)))
        return (counts @ inside).toarray()

    shares = tree.frequencies[nodes] / float(tree.frequencies[-1])
    documents = _documents(tree, len(nodes), shares, of_nodes)
    return [words_typical_of(tree, rows, k) for rows in documents]


def typical_of_documents(tree: TopicTree, ranked: RankedDocuments, k: int) -> IntArray:
    """Return the indices of the words typical of the documents of one topic."""
    least = LEAST_RELATIVE_SHARE * ranked.average
    rows = ranked.rows[ranked.strengths[ranked.rows] >= least][:MOST_DOCUMENTS]
    return words_typical_of(tree, rows, k)


def _documents(
    tree: TopicTree, n: int, shares: FloatArray, topic_counts: Callable[[slice], npt.NDArray[Any]]
) -> Iterator[IntArray]:
    """Return the documents of each topic, given f_d(t) of some topics at a time."""
    lengths = row_sums(required_counts(tree.counts))
    weight = median_length(lengths)
    step = max(1, _CELLS // max(len(lengths), 1))
    for first in range(0, n, step):
        some = slice(first, first + step)
        average = shares[some]
        strengths = smoothed_shares(
            topic_counts(some), lengths[:, None], average=average, weight=weight
        )
        for column, least in enumerate((LEAST_RELATIVE_SHARE * average).tolist()):
            rows = np.flatnonzero(strengths[:, column] >= least)
            order = np.argsort(-strengths[rows, column], kind="stable")
            yield rows[order[:MOST_DOCUMENTS]]


def words_typical_of(tree: TopicTree, rows: IntArray, k: int) -> IntArray:
    """Return the words that more of some documents contain than chance explains, clearest first."""
    counts = required_counts(tree.counts)
    n_documents = float(counts.shape[0])
    inside = np.bincount(counts[rows].indices, minlength=tree.n_words).astype(np.float64)
    having = np.diff(tree.node_words.by_word.columns.starts).astype(np.float64)
    words = np.flatnonzero(inside * n_documents > having * len(rows))
    a, b = inside[words], having[words] - inside[words]
    c, d = len(rows) - a, n_documents - len(rows) - b
    cells = x_log_x(a) + x_log_x(b) + x_log_x(c) + x_log_x(d)
    score = cells - x_log_x(a + b) - x_log_x(c + d)  # but for a constant, half of G²
    score = score.round(9)
    if k < len(score):
        is_best = score >= np.partition(score, -k)[-k]
        words, score = words[is_best], score[is_best]
    found: IntArray = words[np.argsort(-score, kind="stable")[:k]]
    return found
