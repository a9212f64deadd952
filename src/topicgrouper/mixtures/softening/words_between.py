"""Words between topics: the paper's idea of how polysemous words show before any softening.

If Δh({w}, s) and Δh({w}, t) are similar and high, both topics are good partners for the word. Each
is what log q would lose by joining the word with the topic (without the word, where it is in it):

    Δh({w}, t) = Σ_d J(f_d(w), f_d(t∖w)) − J(f(w), f(t∖w)),    J(a, b) = g(a+b) − g(a) − g(b),

with g(x) = x·log x. Moving the word from s to t changes log q by just their difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.mixtures.softening.view_counts import ViewCounts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["WordBetween", "topic_gains", "words_between"]


@dataclass(frozen=True, slots=True)
class WordBetween:
    """A word and its two best topics.

    Attributes
    ----------
    index : int
        The word's index in the tree.
    word : str
        The word.
    frequency : int
        How often it occurs.
    nodes : (int, int)
        The nodes of the best and the second best topic.
    gains : (float, float)
        Δh({w}, t) of the two, at most 0.
    """

    index: int
    word: str
    frequency: int
    nodes: tuple[int, int]
    gains: tuple[float, float]

    @property
    def difference(self) -> float:
        """By how much the second topic is worse, in nats for each occurrence of the word."""
        return (self.gains[0] - self.gains[1]) / self.frequency


def words_between(
    view: FlatView,
    *,
    counts: Any = None,
    max_difference: float = 0.05,
    min_occurrences: int = 10,
) -> list[WordBetween]:
    """Find words for which two topics are about equally good, and better than most.

    Parameters
    ----------
    view : FlatView
        The view.
    counts : sparse matrix or array, optional
        The training counts, if the tree does not hold them.
    max_difference : float, default=0.05
        How much worse the second topic may be, in nats for each occurrence of the word.
    min_occurrences : int, default=10
        Rarer words are left out: any two topics are alike for them.

    Returns
    -------
    list of WordBetween
        Those whose two topics stand out most from all others first: by how much the second is
        better than the mean topic, in nats.
    """
    if not max_difference >= 0:
        raise ValueError(f"max_difference must be at least 0, got {max_difference}.")
    start = ViewCounts.of(view, counts=counts)
    tree = view.tree
    if view.n < 2:
        return []
    columns = csr_array(start.counts.T)
    in_documents = (start.counts @ view.membership()).toarray().astype(np.float64)
    totals = in_documents.sum(axis=0)
    found: list[tuple[float, WordBetween]] = []
    for word in np.flatnonzero(tree.word_frequencies >= min_occurrences).tolist():
        entries = slice(columns.indptr[word], columns.indptr[word + 1])
        gains = topic_gains(
            columns.data[entries].astype(np.float64),
            in_documents[columns.indices[entries]],
            totals,
            own=int(view.positions[word]),
        )
        best, second = np.argsort(-gains, kind="stable")[:2].tolist()
        each = WordBetween(
            index=word,
            word=tree.vocabulary[word],
            frequency=int(tree.word_frequencies[word]),
            nodes=(int(view.nodes[best]), int(view.nodes[second])),
            gains=(float(gains[best]), float(gains[second])),
        )
        if each.difference <= max_difference:
            found.append((float(gains[second] - gains.mean()), each))
    found.sort(key=lambda pair: (-pair[0], pair[1].index))
    return [each for _, each in found]


def topic_gains(
    counts: FloatArray, in_documents: FloatArray, totals: FloatArray, *, own: int
) -> FloatArray:
    """Return Δh({w}, t) of a word with every topic.

    Parameters
    ----------
    counts : ndarray of float
        f_d(w) of the word's documents.
    in_documents : ndarray of float
        f_d(t) of these documents, × topics.
    totals : ndarray of float
        f(t).
    own : int
        The word's topic, out of which the word is taken.
    """
    others, sums = in_documents.copy(), totals.copy()
    others[:, own] -= counts
    sums[own] -= counts.sum()
    return np.asarray(_joint(counts[:, None], others).sum(axis=0) - _joint(counts.sum(), sums))


def _joint(a: Any, b: Any) -> Any:
    return xlogy(a + b, a + b) - xlogy(a, a) - xlogy(b, b)
