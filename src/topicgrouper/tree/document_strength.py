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
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["StrongDocument", "strongest_documents"]


@dataclass(frozen=True, slots=True)
class StrongDocument:
    """A document and what it holds of a topic.

    Attributes
    ----------
    row
        The document's row in the training counts.
    frequency
        Occurrences of the topic's words in it, f_d(t).
    length
        Occurrences of all words of the tree in it, |d|.
    strength
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


def strongest_documents(
    tree: TopicTree, node: SupportsIndex, *, k: int = 10
) -> list[StrongDocument]:
    """Give the training documents in which a topic is strongest.

    Parameters
    ----------
    tree
        A tree with training counts.
    node
        Any node.
    k
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
    if tree.counts is None:
        msg = (
            "this tree has no training counts, which finding documents needs; fit anew, or load "
            "an archive that was saved with them"
        )
        raise ValueError(msg)
    inside = np.zeros(tree.n_words, dtype=tree.frequencies.dtype)
    inside[tree.words_of(node)] = 1
    frequencies = np.asarray(tree.counts @ inside)
    lengths = np.asarray(tree.counts.sum(axis=1)).ravel()
    weight = float(np.median(lengths[lengths > 0]))
    average = float(tree.frequencies[node]) / float(tree.frequencies[-1])
    strengths = (frequencies + weight * average) / (lengths + weight)
    holding = np.flatnonzero(frequencies > 0)
    best = holding[np.argsort(-strengths[holding], kind="stable")[:k]]
    return [
        StrongDocument(row, frequencies[row].item(), lengths[row].item(), strengths[row].item())
        for row in best.tolist()
    ]
