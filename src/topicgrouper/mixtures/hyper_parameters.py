"""Dirichlet parameters that make topic counts most probable, by Minka's fixed point.

Counts are represented by their tails: tail_i is the number of counts above i. Then

    Σ_d ψ(n_d + a) − ψ(a) = Σ_i tail_i / (a + i),

which is exact, avoids ψ, and has a few thousand terms for any corpus.

References
----------
T. P. Minka, "Estimating a Dirichlet distribution", 2000, Eq. 55.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.special import digamma

from topicgrouper.prediction.document_counts import check_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["MIN_PARAMETER", "CountTails", "improved_alpha", "improved_beta", "tails_of"]

MIN_PARAMETER = 1e-5
"""Lower limit of parameters: at 0, a topic without tokens could never get one again."""


@dataclass(frozen=True, slots=True, eq=False)
class CountTails:
    """Tails of several sets of counts, concatenated; each begins at one of the starts."""

    starts: NDArray[np.int64]
    values: NDArray[np.int64]

    def steps(self) -> NDArray[np.int64]:
        """Return i for each value."""
        return np.arange(len(self.values)) - np.repeat(self.starts[:-1], np.diff(self.starts))

    def sums(self, terms: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the sums of terms, one per value, within each set."""
        sets = np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))
        sums: NDArray[np.float64] = np.bincount(
            sets, weights=terms, minlength=len(self.starts) - 1
        ).astype(np.float64)
        return sums

    def spread(self, parameters: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the parameter of its set for each value."""
        return np.repeat(parameters, np.diff(self.starts))


def tails_of(counts: NDArray[np.int64]) -> CountTails:
    """Return the tails of one set of counts, each at most ten million: a tail is as long."""
    check_length(int(counts.max(initial=0)))
    histogram = np.bincount(counts, minlength=1)[1:]
    values = np.cumsum(histogram[::-1])[::-1].astype(np.int64)
    return CountTails(np.array([0, len(values)]), values)


def improved_alpha(
    alpha: NDArray[np.float64], topics: CountTails, lengths: CountTails, *, steps: int = 10
) -> NDArray[np.float64]:
    """Return an asymmetric α after some steps of the fixed point.

    A step is α_t ← α_t · Σ_d[ψ(n_dt + α_t) − ψ(α_t)] / Σ_d[ψ(n_d + Σα) − ψ(Σα)].
    """
    i, i_lengths = topics.steps(), lengths.steps()
    for _ in range(steps):
        numerators = topics.sums(topics.values / (topics.spread(alpha) + i))
        denominator = float((lengths.values / (alpha.sum() + i_lengths)).sum())
        alpha = np.maximum(alpha * numerators / denominator, MIN_PARAMETER)
    return alpha


def improved_beta(
    beta: float,
    pairs: NDArray[np.int64],
    totals: NDArray[np.int64] | NDArray[np.float64],
    *,
    n_words: int,
    steps: int = 10,
) -> float:
    """Return a symmetric β after some steps of the fixed point.

    A step is β ← β · Σ_wt[ψ(n_wt + β) − ψ(β)] / (|V| · Σ_t[ψ(n_t + |V|β) − ψ(|V|β)]).
    `pairs` is the tail of n_wt. The totals are few and large, so ψ is computed directly.
    """
    i = np.arange(len(pairs))
    for _ in range(steps):
        numerator = float((pairs / (beta + i)).sum())
        mass = n_words * beta
        denominator = n_words * float((digamma(totals + mass) - digamma(mass)).sum())
        beta = max(beta * numerator / denominator, MIN_PARAMETER)
    return beta
