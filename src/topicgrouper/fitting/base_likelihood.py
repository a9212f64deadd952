"""The log-likelihood with one topic per word, equal however its sum is split."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sums import row_sums

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

__all__ = ["ValueTally", "base_log_likelihood"]

_VALUES_AT_ONCE = 1 << 20


@dataclass(frozen=True)
class ValueTally:
    """How often each count, and each length of a document, occurs."""

    # How often each value occurs. Tallies of parts add up to the tally of the whole.
    counts: Counter[float] = field(default_factory=Counter)
    lengths: Counter[float] = field(default_factory=Counter)

    @classmethod
    def of(cls, weights: csr_array[Any]) -> ValueTally:
        """Tally the counts and the document lengths that are not 0."""
        return cls(_tally(weights.data), _tally(row_sums(weights)))

    def add(self, other: ValueTally) -> None:
        """Add the tally of another part."""
        self.counts.update(other.counts)
        self.lengths.update(other.lengths)


def base_log_likelihood(tally: ValueTally) -> float:
    """Return log q(T(V)) = Σ_d Σ_w f_d(w)·(log f_d(w) − log |d|).

    Equal values are counted before their logarithms are added, and the sum is rounded once. So it
    depends neither on the order of the documents nor on how they were split.
    """
    return math.fsum(_terms(tally.counts.items(), 1)) + math.fsum(_terms(tally.lengths.items(), -1))


def _terms(tally: Iterable[tuple[float, int]], sign: int) -> Iterable[float]:
    return (sign * number * (value * math.log(value)) for value, number in tally)


def _tally(values: NDArray[Any]) -> Counter[float]:
    """Tally the values that are not 0, some at a time: sorting takes several times their memory."""
    tally: Counter[float] = Counter()
    for first in range(0, len(values), _VALUES_AT_ONCE):
        some = values[first : first + _VALUES_AT_ONCE]
        found, numbers = np.unique(some[some > 0], return_counts=True)
        tally.update(dict(zip(found.tolist(), numbers.tolist(), strict=True)))
    return tally
