"""The documents in which a topic is strongest.

Neither extreme serves: by the plain share ``f_d(t)/|d|`` a document of one word comes first, by the
plain count ``f_d(t)`` the longest document does. Documents are ranked by their share after each of
them has been lengthened by ``m`` words of the average document, where ``m`` is the median length of
the documents::

    strength = (f_d(t) + m·f(t)/N) / (|d| + m)

A document of the usual length then moves half-way to the average, a long one hardly, one of a few
words nearly all the way: a high share counts for what it is worth. (It is the mean of the share's
posterior under a Dirichlet prior of weight ``m``.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.tree.topic_tree import TopicTree

__all__ = [
    "RankedDocuments",
    "StrongDocument",
    "document_lengths",
    "median_length",
    "rank_documents",
    "strongest_documents",
]


@dataclass(frozen=True, slots=True)
class StrongDocument:
    """A document and what it holds of a topic.

    Attributes
    ----------
    row : int
        The document's row in the training counts.
    frequency : int or float
        Occurrences of the topic's words in it, f_d(t).
    length : int or float
        Occurrences of all words of the tree in it, |d|.
    strength : float
        What documents are ranked by, between 0 and 1, see the module.
    """

    row: int
    frequency: int | float
    length: int | float
    strength: float

    @property
    def share(self) -> float:
        """The topic's share of the document, f_d(t)/|d|."""
        return self.frequency / self.length


@dataclass(frozen=True, slots=True, eq=False)
class RankedDocuments:
    """All documents that hold a topic, the strongest first; of equals the earlier document.

    Attributes
    ----------
    rows, frequencies, lengths, strengths : ndarray
        What `StrongDocument` says of one, for each of them.
    """

    rows: npt.NDArray[Any]
    frequencies: npt.NDArray[Any]
    lengths: npt.NDArray[Any]
    strengths: npt.NDArray[Any]

    def __len__(self) -> int:
        """Return the number of documents that hold the topic."""
        return len(self.rows)

    def part(self, start: int, stop: int) -> list[StrongDocument]:
        """Return the documents of some ranks, as many as there are."""
        columns = (self.rows, self.frequencies, self.lengths, self.strengths)
        parts = (column[start:stop].tolist() for column in columns)
        return [StrongDocument(*values) for values in zip(*parts, strict=True)]


def document_lengths(counts: csr_array[Any]) -> npt.NDArray[Any]:
    """Return the length |d| of each document."""
    lengths: npt.NDArray[Any] = np.asarray(counts.sum(axis=1)).ravel()
    return lengths


def median_length(lengths: npt.NDArray[Any]) -> float:
    """Return the median length of the documents that hold any word."""
    return float(np.median(lengths[lengths > 0]))


def rank_documents(tree: TopicTree, node: SupportsIndex) -> RankedDocuments:
    """Rank the training documents that hold a topic, see the module.

    Parameters
    ----------
    tree : TopicTree
        A tree with training counts.
    node : int
        Any node.

    Raises
    ------
    ValueError
        If the tree has no training counts.
    """
    if tree.counts is None:
        msg = (
            "this tree has no training counts, which finding documents needs; fit anew, or load "
            "an archive that was saved with them"
        )
        raise ValueError(msg)
    inside = np.zeros(tree.n_words, dtype=tree.frequencies.dtype)
    inside[tree.words_of(node)] = 1
    frequencies = np.asarray(tree.counts @ inside)
    lengths = document_lengths(tree.counts)
    weight = median_length(lengths)
    average = float(tree.frequencies[node]) / float(tree.frequencies[-1])
    strengths = (frequencies + weight * average) / (lengths + weight)
    holding = np.flatnonzero(frequencies > 0)
    rows = holding[np.argsort(-strengths[holding], kind="stable")]
    return RankedDocuments(rows, frequencies[rows], lengths[rows], strengths[rows])


def strongest_documents(
    tree: TopicTree, node: SupportsIndex, *, k: int = 10
) -> list[StrongDocument]:
    """Return the training documents in which a topic is strongest.

    Parameters
    ----------
    tree : TopicTree
        A tree with training counts.
    node : int
        Any node.
    k : int, default=10
        How many documents to give; fewer if the topic occurs in fewer.

    Returns
    -------
    list of StrongDocument
        The strongest first; of equals the earlier document.

    Raises
    ------
    ValueError
        If the tree has no training counts.
    """
    if k < 1:
        msg = f"k = {k} documents cannot be shown; ask for at least 1"
        raise ValueError(msg)
    return rank_documents(tree, node).part(0, k)
