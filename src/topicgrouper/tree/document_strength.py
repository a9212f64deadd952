"""The documents of a topic, strongest first.

Those whose main topic it is come first, even if they contain none of its words: their other words
go with it. Within these and the rest, ranking by the share ``f_d(t)/|d|`` would favour documents
with a single word, ranking by the count ``f_d(t)`` the longest ones. Documents are therefore ranked
by their share after adding ``m`` words of the average document to each, where ``m`` is the median
length of the documents::

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

from topicgrouper.common.sparse import row_sums
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView


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
    """All documents of a topic, strongest first; equally strong ones by row.

    The first ``n_main`` are those whose main topic it is, the others only contain it.

    The other arrays have an entry for each document of the collection.
    """

    rows: npt.NDArray[Any]
    n_main: int
    frequencies: npt.NDArray[Any]
    lengths: npt.NDArray[Any]
    strengths: npt.NDArray[Any]
    average: float

    def __len__(self) -> int:
        """Return the number of documents."""
        return len(self.rows)

    def only(self, is_kept: npt.NDArray[np.bool_]) -> RankedDocuments:
        """Return some of the documents, in the same order."""
        return replace(self, rows=self.rows[is_kept], n_main=int(is_kept[: self.n_main].sum()))

    def among(self, main: IntArray) -> RankedDocuments:
        """Return some documents, in the same order; they need not contain the topic."""
        rows = np.sort(main)
        rows = rows[np.argsort(-self.strengths[rows], kind="stable")]
        return replace(self, rows=rows, n_main=len(rows))

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
    """Rank the training documents of a node."""
    counts = required_counts(tree.counts)
    inside = np.zeros(tree.n_words, dtype=tree.frequencies.dtype)
    inside[tree.words_of(node=node)] = 1
    share = float(tree.frequencies[node]) / float(tree.frequencies[-1])
    main = tree.documents_of(node=node)
    return _ranked(np.asarray(counts @ inside), row_sums(counts), main, average=share)


def rank_documents_of(view: TopicView, place: int) -> RankedDocuments:
    """Rank the training documents of a topic of a view."""
    frequencies = view.document_counts[:, [place]].toarray().ravel()
    lengths = row_sums(required_counts(view.tree.counts))
    main = np.flatnonzero(view.main_topics == place)
    return _ranked(frequencies, lengths, main, average=float(view.shares[place]))


def _ranked(
    frequencies: npt.NDArray[Any], lengths: npt.NDArray[Any], main: IntArray, *, average: float
) -> RankedDocuments:
    weight = median_length(lengths)
    strengths = smoothed_shares(frequencies, lengths, average=average, weight=weight)
    is_main = np.zeros(len(frequencies), dtype=np.bool_)
    is_main[main] = True
    holding = np.flatnonzero(is_main | (frequencies > 0))
    rows = holding[np.lexsort((-strengths[holding], ~is_main[holding]))]
    return RankedDocuments(rows, len(main), frequencies, lengths, strengths, average)
