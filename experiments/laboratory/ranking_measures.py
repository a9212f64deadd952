"""How good rankings are, query by query, and whether one is better than another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.common.frozen import FloatArray

__all__ = ["CUT", "Comparison", "RankingQuality", "compare", "mean_with_error"]

CUT = 10
"""Where P@10 and NDCG@10 end."""
SHUFFLES = 99_999
_BATCH = 1_000


@dataclass(frozen=True, eq=False)
class RankingQuality:
    """Measures of rankings, one number per query.

    Attributes
    ----------
    average_precision : ndarray of shape (queries,)
        Mean over the relevant documents of the precision at their ranks, over all documents.
    precision : ndarray of shape (queries,)
        Share of relevant documents among the first ten.
    ndcg : ndarray of shape (queries,)
        Normalised discounted cumulative gain of the first ten; a relevant document gains 1.
    """

    average_precision: FloatArray
    precision: FloatArray
    ndcg: FloatArray

    @classmethod
    def of(cls, scores: FloatArray, relevant: npt.NDArray[np.bool_]) -> RankingQuality:
        """Measure rankings by falling scores; equal scores are ranked in the documents' order.

        Parameters
        ----------
        scores : ndarray of shape (queries, documents)
            Higher is better.
        relevant : ndarray of bool of shape (queries, documents)
            Every query has a relevant document.
        """
        if np.isnan(scores).any():
            raise ValueError("scores contain NaN")
        found = np.take_along_axis(relevant, np.argsort(-scores, axis=1, kind="stable"), axis=1)
        n_relevant = relevant.sum(axis=1)
        precisions = found.cumsum(axis=1) / np.arange(1, found.shape[1] + 1)
        discounts = 1 / np.log2(np.arange(2, CUT + 2))
        ideal = discounts.cumsum()[np.minimum(n_relevant, CUT) - 1]
        first = found[:, :CUT]
        return cls(
            average_precision=(precisions * found).sum(axis=1) / n_relevant,
            precision=first.sum(axis=1) / CUT,
            ndcg=first @ discounts[: first.shape[1]] / ideal,
        )


@dataclass(frozen=True)
class Comparison:
    """The difference of two methods over the same queries.

    Attributes
    ----------
    difference, error : float
        Mean over queries and its standard error.
    p_value : float
        Two-sided, of the paired randomisation test: how often a mean difference at least as large
        arises if the two methods are exchanged at random for each query.
    better, worse : int
        Queries where the first is ahead, and behind.
    """

    difference: float
    error: float
    p_value: float
    better: int
    worse: int


def compare(first: FloatArray, second: FloatArray, *, seed: int = 0) -> Comparison:
    """Compare two methods by one measure.

    Parameters
    ----------
    first, second : ndarray of shape (queries,)
        The measure of each.
    seed : int, default=0
        Of the randomisation.
    """
    differences = first - second
    mean, error = mean_with_error(differences)
    rng = np.random.default_rng(seed)
    # Sums that are equal but for rounding count as equal.
    observed = abs(differences.sum()) * (1 - 1e-9)
    n_as_large = 0
    for start in range(0, SHUFFLES, _BATCH):
        n_draws = min(_BATCH, SHUFFLES - start)
        signs = 2.0 * rng.integers(2, size=(n_draws, len(differences)), dtype=np.int8) - 1.0
        n_as_large += int((np.abs(signs @ differences) >= observed).sum())
    return Comparison(
        difference=mean,
        error=error,
        p_value=(n_as_large + 1) / (SHUFFLES + 1),
        better=int((differences > 0).sum()),
        worse=int((differences < 0).sum()),
    )


def mean_with_error(values: FloatArray) -> tuple[float, float]:
    """Return the mean over queries and its standard error, NaN for a single query.

    Parameters
    ----------
    values : ndarray of shape (queries,)
        At least one.
    """
    n = len(values)
    error = float(values.std(ddof=1) / np.sqrt(n)) if n > 1 else float("nan")
    return float(values.mean()), error
