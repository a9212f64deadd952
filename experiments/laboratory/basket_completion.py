"""Completion of baskets: one article of each basket is hidden and predicted from the others.

The hidden article is the only relevant one. Hence, the hit rate at k is the share of baskets whose
hidden article is among the k best, and NDCG at k is the mean of 1 / log₂(1 + rank), which is 0 for
ranks beyond k.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from scipy.sparse import csr_array

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = [
    "MEASURES",
    "MOST",
    "Completer",
    "HiddenArticles",
    "Measured",
    "best_unseen",
    "hidden_ranks",
    "hide_articles",
    "mean_and_error",
    "measure",
]

MOST = 20
"""The articles that each method proposes."""
_BATCH = 256


class Completer(Protocol):
    """A method that completes baskets."""

    def best(self, seen: csr_array[Any], k: int) -> IntArray:
        """Return the k best articles for each basket that are not in it, best first.

        Parameters
        ----------
        seen : csr_array of shape (baskets, articles)
            The counts of the articles that are seen.
        k : int
            How many to return; missing ones are -1.
        """


@dataclass(frozen=True, eq=False)
class HiddenArticles:
    """Baskets, each without one of its articles.

    Attributes
    ----------
    seen : csr_array of shape (baskets, articles)
        The baskets without the hidden article.
    hidden : ndarray of int of shape (baskets,)
        The column of the article that is hidden in each basket.
    """

    seen: csr_array[Any]
    hidden: IntArray

    def batches(self) -> Iterator[HiddenArticles]:
        """Yield a few baskets at a time: baskets × articles would be too many scores."""
        for start in range(0, len(self.hidden), _BATCH):
            rows = slice(start, start + _BATCH)
            yield HiddenArticles(self.seen[rows], self.hidden[rows])


def hide_articles(counts: csr_array[Any], *, seed: int) -> HiddenArticles:
    """Hide one article of each basket with at least two, chosen at random, with all its pieces.

    Parameters
    ----------
    counts : csr_array of shape (baskets, articles)
        The baskets. Smaller ones are left out.
    seed : int
        Of the choice: the raw numbers of PCG64 are the same on every machine.
    """
    large = counts[np.flatnonzero(np.diff(counts.indptr) >= 2)]
    sizes = np.diff(large.indptr).astype(np.uint64)
    numbers = np.random.PCG64(seed).random_raw(len(sizes)) % sizes
    places = large.indptr[:-1] + numbers.astype(np.int64)
    is_seen = np.ones(large.nnz, dtype=bool)
    is_seen[places] = False
    starts = large.indptr - np.arange(len(large.indptr))
    parts = (large.data[is_seen], large.indices[is_seen], starts)
    return HiddenArticles(
        csr_array(parts, shape=large.shape), large.indices[places].astype(np.int64)
    )


def best_unseen(scores: NDArray[np.floating[Any]], seen: csr_array[Any], k: int) -> IntArray:
    """Return the articles with the k highest scores that are not in the basket.

    Parameters
    ----------
    scores : ndarray of shape (baskets, articles)
        A higher score is better; those of seen articles are overwritten. Of equal scores, the first
        article is better, except among those that compete for the last place.
    seen : csr_array of shape (baskets, articles)
        The baskets.
    k : int
        How many to return; missing ones are -1.
    """
    scores[np.repeat(np.arange(seen.shape[0]), np.diff(seen.indptr)), seen.indices] = -np.inf
    n_articles = scores.shape[1]
    found = min(k, n_articles)
    chosen = np.argpartition(scores, n_articles - found, axis=1)[:, n_articles - found :]
    chosen.sort(axis=1)
    values = np.take_along_axis(scores, chosen, axis=1)
    order = np.argsort(-values, axis=1, kind="stable")
    best = np.take_along_axis(chosen, order, axis=1)
    best[np.take_along_axis(values, order, axis=1) == -np.inf] = -1
    return np.pad(best, ((0, 0), (0, k - found)), constant_values=-1)


def hidden_ranks(completer: Completer, baskets: HiddenArticles) -> IntArray:
    """Return the rank of each hidden article, 1 for the best; 0 if it is beyond `MOST`.

    Parameters
    ----------
    completer : Completer
        The method.
    baskets : HiddenArticles
        The baskets to complete.
    """
    ranks = np.zeros(len(baskets.hidden), dtype=np.int64)
    start = 0
    for batch in baskets.batches():
        is_hidden = completer.best(batch.seen, MOST) == batch.hidden[:, None]
        end = start + len(batch.hidden)
        ranks[start:end] = np.where(is_hidden.any(axis=1), is_hidden.argmax(axis=1) + 1, 0)
        start = end
    return ranks


def _hits(ranks: IntArray, k: int) -> FloatArray:
    return ((ranks > 0) & (ranks <= k)).astype(np.float64)


def _gains(ranks: IntArray, k: int) -> FloatArray:
    return _hits(ranks, k) / np.log2(1.0 + np.maximum(ranks, 1))


MEASURES = {
    f"{name} at {k}": (function, k)
    for name, function in (("hit rate", _hits), ("NDCG", _gains))
    for k in (10, MOST)
}
"""What each basket contributes to a measure, given the rank of its hidden article."""


class Measured(NamedTuple):
    """A mean over baskets with its standard error."""

    mean: float
    error: float


def mean_and_error(values: FloatArray) -> Measured:
    """Return the mean and its standard error; for hits, this is the binomial error."""
    return Measured(float(values.mean()), float(values.std() / np.sqrt(len(values))))


def measure(name: str, ranks: IntArray) -> FloatArray:
    """Return what each basket contributes to one of the `MEASURES`."""
    function, k = MEASURES[name]
    return function(ranks, k)
