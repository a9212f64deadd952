"""Non-negative weights as whole numbers on a fine grid.

``J(λa, λb) = λ·J(a, b)``: multiplying all weights by one number multiplies all gains by it and does
not change any join. So weights are multiplied until whole numbers represent them well, and
everything after that is integer arithmetic.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper._compiled import LARGEST_TOTAL
from topicgrouper.common.short_repr import short_repr
from topicgrouper.common.sparse import checked_weights, exact_sum, row_sums, sound_rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The kernel's fast path has a table of g for documents of up to 2^22 grid steps.
_TABLED_BITS = 22
# On a grid for the fast path, the smallest weight must be at least this many steps: fine enough.
_FINE_STEPS = 1 << 8
# The table pays off if there are at least this many pairs of words within documents.
_PAIRS_WORTH_A_TABLE = 1 << 20
# All other weights get a grid on which their total is 2^43 to 2^44 steps: even a hundred million
# weights keep five digits each on average.
_GRID_BITS = 44
# Below this total, the number of grid steps per unit of weight would overflow.
_SMALLEST_TOTAL = math.ldexp(1.0, -900)
# By how many units in the last place a multiple of a common unit may be off.
_ULPS = 64


@short_repr
@dataclass(frozen=True)
class WholeCounts:
    """Counts on an integer grid."""

    # ``int32`` if the kernel's fast path applies, ``int64`` otherwise; sorted, without
    # zeros.
    counts: csr_array[Any]
    scale: float  # grid steps per unit of weight. Gains in grid steps are divided by it.

    def __post_init__(self) -> None:
        """Check the properties that the compiled kernel relies on."""
        counts = sound_rows(self.counts)
        if counts.dtype not in (np.int32, np.int64) or not counts.has_canonical_format:
            raise ValueError(
                "WholeCounts needs int32 or int64 counts in canonical form: use to_whole_counts."
            )
        if counts.nnz and counts.data.min() < 1:
            raise ValueError(
                f"Stored counts of WholeCounts must be at least 1, got {counts.data.min()}."
            )
        object.__setattr__(self, "counts", counts)


def to_whole_counts(matrix: Any) -> WholeCounts:
    """Put a matrix of non-negative weights on an integer grid.

    Whole numbers are kept. Multiples of a common unit (counts times a constant) are divided by it.
    Other weights are rounded to a grid of about 2^44 steps in total, or, if that would make a fit
    slow and the smallest weight keeps at least 256 steps, of about 2^21 steps for the longest
    document.
    """
    rows = checked_weights(matrix)
    whole, scale = _on_grid(rows)
    check_total(_total(whole))
    counts = csr_array((whole, rows.indices, rows.indptr), shape=rows.shape)
    dtype = np.int32 if _fits_fast_path(counts) else np.int64
    return WholeCounts(counts=counts.astype(dtype, copy=False), scale=scale)


def check_total(total: int) -> None:
    """Refuse a number of tokens for which gains would not be exact."""
    if total > LARGEST_TOTAL:
        raise ValueError(
            f"The counts sum to {total:.3g}, more than the {LARGEST_TOTAL:.3g} for which gains are "
            "exact. Divide them by a constant: the tree does not change."
        )


def _on_grid(rows: csr_array[Any]) -> tuple[NDArray[Any], float]:
    data = rows.data
    if data.size == 0 or data.dtype.kind in "bui":
        return data, 1.0
    with np.errstate(over="ignore"):
        weights = data.astype(np.float64)
        total = float(weights.sum())
    if not math.isfinite(total):
        raise ValueError("The weights are too large to add up. Divide them by a constant.")
    if total < _SMALLEST_TOTAL:
        raise ValueError("The weights are too small to distinguish. Multiply them by a constant.")
    if total <= 2.0 * LARGEST_TOTAL and (weights == np.rint(weights)).all():
        return weights.astype(np.int64), 1.0
    multiples = _multiples_of_unit(weights, float(np.finfo(data.dtype).eps))
    if multiples is not None:
        return multiples, 1.0 / float(weights.min())
    shift = _grid_shift(rows, weights)
    # A weight above 0 keeps at least one step: a word without any would be missing from the tree.
    steps = np.maximum(np.rint(np.ldexp(weights, shift)), 1.0).astype(np.int64)
    return steps, math.ldexp(1.0, shift)


def _grid_shift(rows: csr_array[Any], weights: NDArray[np.float64]) -> int:
    """Return the power of 2 that converts weights to grid steps."""
    lengths = np.diff(rows.indptr).astype(np.float64)
    if (lengths * lengths).sum() >= _PAIRS_WORTH_A_TABLE:
        longest = float(rows.sum(axis=1, dtype=np.float64).max())
        shift = _TABLED_BITS - 1 - math.frexp(longest)[1]
        if float(np.ldexp(weights.min(), shift)) >= _FINE_STEPS:
            return shift
    # rounding must not decide on which side of a power of 2 the total is
    return _GRID_BITS - math.frexp(exact_sum(weights))[1]


def _total(whole: NDArray[Any]) -> int:
    about = float(whole.sum(dtype=np.float64))
    # The exact sum of huge integers might wrap around; such totals are too large anyway.
    return int(about) if about > 2.0 * LARGEST_TOTAL else int(whole.sum(dtype=np.uint64))


def _multiples_of_unit(weights: NDArray[np.float64], eps: float) -> NDArray[np.int64] | None:
    """Return the weights divided by the smallest, if that gives whole numbers up to rounding."""
    with np.errstate(over="ignore"):
        ratios = weights / weights.min()
    tolerance = _ULPS * eps * float(ratios.max())
    if not tolerance < 0.01:
        return None
    whole = np.rint(ratios)
    if (np.abs(ratios - whole) > _ULPS * eps * ratios).any():
        return None
    result: NDArray[np.int64] = whole.astype(np.int64)
    return result


def _fits_fast_path(counts: csr_array[Any]) -> bool:
    if counts.nnz == 0:
        return True
    longest = int(row_sums(counts).max())
    return longest <= 1 << _TABLED_BITS
