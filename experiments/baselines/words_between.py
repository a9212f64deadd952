"""Words between topics: the paper's idea for finding polysemous words without softening.

If Δh({w}, s) and Δh({w}, t) are similar and high, both topics suit the word. Δh({w}, t) is the
change of log q when the word joins the topic (from which it is removed first if it belongs to it):

    Δh({w}, t) = Σ_d J(f_d(w), f_d(t∖w)) − J(f(w), f(t∖w)),    J(a, b) = g(a+b) − g(a) − g(b),

with g(x) = x·log x. Moving the word from s to t changes log q by the difference of the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.mixtures.softening import ViewCounts

if TYPE_CHECKING:
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["WordBetween", "topic_gains", "words_between"]


@dataclass(frozen=True, slots=True)
class WordBetween:
    """A word, the nodes of its best and second best topic, and Δh({w}, t) of the two, at most 0."""

    index: int
    word: str
    frequency: int
    nodes: tuple[int, int]
    gains: tuple[float, float]

    @property
    def difference(self) -> float:
        """How much worse the second topic is, in nats per occurrence of the word."""
        return (self.gains[0] - self.gains[1]) / self.frequency


def words_between(
    view: FlatView,
    *,
    counts: Any = None,
    max_difference: float = 0.05,
    min_occurrences: int = 10,
) -> list[WordBetween]:
    """Return words for which two topics are about equally good, and better than most.

    Rare words are ignored, since topics hardly differ for them. Words come by how much better the
    second topic is than the mean topic, in nats; largest first. `max_difference`, by which the
    second topic may be worse, is in nats per occurrence.
    """
    if not max_difference >= 0:
        raise ValueError(f"max_difference must be at least 0, got {max_difference}")
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
    """Return Δh({w}, t) of a word with every topic, given f_d(w), f_d(t) in its documents and f(t).

    The word is removed from its own topic.
    """
    others, sums = in_documents.copy(), totals.copy()
    others[:, own] -= counts
    sums[own] -= counts.sum()
    return np.asarray(_joint(counts[:, None], others).sum(axis=0) - _joint(counts.sum(), sums))


def _joint(a: Any, b: Any) -> Any:
    return xlogy(a + b, a + b) - xlogy(a, a) - xlogy(b, b)
