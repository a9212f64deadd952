"""The words nearest to a word, by the cost of joining the two.

With ``g(x) = x·log x`` and ``J(a, b) = g(a + b) − g(a) − g(b)``, joining two words changes log q
by ::

    Δh(w, v) = Σ_d J(f_d(w), f_d(v)) − J(f(w), f(v))    ≤ 0

where only documents with both words contribute. This is the measure that builds the tree: ranking
by it tells which word would be joined next. But it depends mainly on the frequency of ``v``: a word
that occurs five times has little to lose, so the nearest words by Δh are the rarest ones that
happen to share a document with ``w``.

By near words, users mean words that occur together more often than their frequencies explain.
Words are therefore ranked by the *excess* ::

    Δh(w, v) − Δh(w, v°) = Σ_d J(f_d(w), f_d(v)) − Σ_d E J(f_d(w), f_d(v°))

where ``v°`` is an imaginary word with the frequency of ``v``, spread over the documents in
proportion to their lengths, as evenly as whole occurrences allow: with ``x = f(v)·|d|/N`` (``N`` is
the sum of all lengths) it occurs ⌊x⌋ or ⌊x⌋ + 1 times in ``d``, x times on average. (Real weights
are spread without rounding.) The excess is in nats, like Δh: positive for words that occur together
with ``w``, about 0 for unrelated words such as function words, and negative for words that avoid
it.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np
from scipy.special import xlogy

from topicgrouper.tables.table import column
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.model.model import Model
    from topicgrouper.tree.topic_tree import TopicTree

Nearness: TypeAlias = Literal["excess", "gain"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NearWord:
    """A word near another one."""

    excess: float = column(
        "excess",
        "How much higher the gain of joining the two is than for an evenly spread word of the same "
        "frequency, in nats.",
        show=",.1f",
    )
    delta_h: float = column("Δh", "The gain of joining the two, at most 0.", show=",.1f")
    documents: int = column("documents with both", "Documents that contain both.", show=",")
    frequency: int | float = column("occurrences", "Its occurrences.")
    word: str = column("word", "The word or item.")
    counted_as: str = column(about="The form in which it was counted: a stem, or the item's code.")


class _Company:
    """The documents of a word w, and what other words have in common with it there."""

    def __init__(self, tree: TopicTree, index: int) -> None:
        counts = required_counts(tree.counts)
        documents = np.flatnonzero(counts[:, [index]].toarray().ravel())
        lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
        rows = counts[documents]
        own = rows[:, [index]].toarray().ravel().astype(np.float64)
        joint = _joint(np.repeat(own, np.diff(rows.indptr)), rows.data.astype(np.float64))
        # Σ_d J(f_d(w), f_d(v)), and the number of documents with both words, for every word v.
        self.sums = np.bincount(rows.indices, weights=joint, minlength=tree.n_words).astype(float)
        self.n_documents = np.bincount(rows.indices, minlength=tree.n_words)
        # f_d(w) and |d|/N in its documents, once for all in which both are the same.
        kinds, self._repeats = np.unique([own, lengths[documents]], axis=1, return_counts=True)
        self._counts, self._length_shares = kinds[0], kinds[1] / lengths.sum()
        self._is_whole = counts.dtype.kind != "f"
        self._frequencies = tree.word_frequencies
        self._if_spread: dict[float, float] = {}  # many words have the same frequency

    def excess(self, other: int) -> float:
        """Return the excess of another word."""
        frequency = self._frequencies[other].item()
        if frequency not in self._if_spread:
            self._if_spread[frequency] = self._sum_if_spread(frequency)
        return float(self.sums[other]) - self._if_spread[frequency]

    def _sum_if_spread(self, frequency: float) -> float:
        """Return Σ_d E J(f_d(w), f_d(v°)) for an evenly spread word v° with this frequency."""
        spread = frequency * self._length_shares
        if not self._is_whole:
            return float(_joint(self._counts, spread) @ self._repeats)
        whole = np.floor(spread)
        fewer, more = _joint(self._counts, whole), _joint(self._counts, whole + 1)
        return float((fewer + (spread - whole) * (more - fewer)) @ self._repeats)


def nearest_words(model: Model, index: int, *, k: int, by: Nearness) -> list[NearWord]:
    """Return the words nearest to a word; equally near ones in the order of the vocabulary.

    They share a document with it, and are ranked by how much more often they occur together than
    their frequencies explain, or by which would be joined first.
    """
    if by not in ("excess", "gain"):
        raise ValueError(f'by must be "excess" or "gain", got {by!r}')
    tree = model.tree
    k = checked_k(k)
    company = _Company(tree, index)
    frequencies = tree.word_frequencies.astype(np.float64)
    # for two words with the same distribution, rounding may leave a gain slightly above 0
    gains = np.minimum(company.sums - _joint(frequencies[index], frequencies), 0.0)
    if by == "excess":
        chosen = _largest_excess(company, index, k=k)
    else:
        candidates = np.flatnonzero(company.n_documents)
        candidates = candidates[candidates != index]
        best = candidates[np.argsort(-gains[candidates], kind="stable")[:k]].tolist()
        chosen = [(other, company.excess(other)) for other in best]
    return [
        NearWord(
            excess=excess,
            delta_h=float(gains[other]),
            documents=int(company.n_documents[other]),
            frequency=tree.word_frequencies[other].item(),
            word=model.shown.vocabulary[other],
            counted_as=tree.vocabulary[other],
        )
        for other, excess in chosen
    ]


def _largest_excess(company: _Company, index: int, *, k: int) -> list[tuple[int, float]]:
    """Return the k words with the largest positive excess, without computing all of them.

    What is subtracted is never negative, so the sum bounds the excess. Words are visited by falling
    sum, and the search ends at the first whose sum is below the k-th best excess.
    """
    best: list[tuple[float, int]] = []  # a heap of (excess, -index): the smallest is the k-th best
    for other in np.argsort(-company.sums, kind="stable").tolist():
        bound = float(company.sums[other])
        if bound <= 0.0 or (len(best) == k and bound < best[0][0]):
            break
        excess = 0.0 if other == index else company.excess(other)
        if excess > 0.0:
            heapq.heappush(best, (excess, -other))
            if len(best) > k:
                heapq.heappop(best)
    return [(-negative, excess) for excess, negative in sorted(best, reverse=True)]


def _joint(left: Any, right: Any) -> FloatArray:
    """Return J, elementwise."""
    both = left + right
    value: FloatArray = xlogy(both, both) - xlogy(left, left) - xlogy(right, right)
    return value
