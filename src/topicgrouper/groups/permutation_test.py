"""How likely the sum of a group would be if groups had been assigned to documents at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.groups.saddlepoint import Values, saddlepoint_tails
from topicgrouper.groups.small_draws import MAX_DRAWN, small_draw_tails

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["merged", "permutation_p_values"]

_MAX_EXACT = 512
"""Values up to which none are merged."""

_FINENESS = 20.0
"""Merged values differ by a twentieth of their size, or of a twentieth of the deviation."""


def permutation_p_values(
    values: FloatArray, sizes: IntArray, sums: FloatArray, *, span: float = 0.0
) -> FloatArray:
    """Test sums of groups against random assignment of the values to groups of the same sizes.

    Parameters
    ----------
    values : ndarray of shape (n,)
        One value per document; their mean must be 0.
    sizes : ndarray of shape (groups,)
        Number of documents in each group.
    sums : ndarray of shape (groups,)
        Sum of the values in each group.
    span : float, default=0.0
        1 if the values differ by almost whole numbers, so sums do, too; 0 for any others.

    Returns
    -------
    ndarray of shape (groups,)
        Two-sided p values: twice the smaller tail, at most 1. A group without documents, and one
        with all, has 1.
    """
    n_values = len(values)
    p_values = np.ones(len(sums))
    population = merged(values)
    is_tested = (sizes > 0) & (sizes < n_values) & (sums != 0.0)
    is_tested &= bool(np.any(population.values != 0.0))
    for sign in (1.0, -1.0):
        on_side = is_tested & (sign * sums > 0.0)
        large = np.flatnonzero(on_side & (np.minimum(sizes, n_values - sizes) > MAX_DRAWN))
        if large.size:
            mirrored = Values(sign * population.values, population.numbers)
            p_values[large] = saddlepoint_tails(
                mirrored, sizes[large].astype(np.float64), sign * sums[large], span=span
            )
        for drawn in range(1, MAX_DRAWN + 1):
            for cells, side in _few_in(sizes, n_values, drawn, sign=sign):
                chosen = cells[on_side[cells]]
                if chosen.size:
                    p_values[chosen] = small_draw_tails(side * values, drawn, np.abs(sums[chosen]))
    return np.minimum(2.0 * p_values, 1.0)


def _few_in(
    sizes: IntArray, n_values: int, drawn: int, *, sign: float
) -> list[tuple[IntArray, float]]:
    """Return the groups with few documents inside, and those with few outside.

    The documents outside have the opposite sum: they are a draw of their own.
    """
    inside = np.flatnonzero((sizes == drawn) & (2 * sizes <= n_values))
    outside = np.flatnonzero((sizes == n_values - drawn) & (2 * sizes > n_values))
    return [(inside, sign), (outside, -sign)]


def merged(values: FloatArray) -> Values:
    """Return distinct values with their numbers; if there are many, similar ones are averaged.

    Parameters
    ----------
    values : ndarray of shape (n,)
        The values.

    Returns
    -------
    Values
        With the same sum, and almost the same sum of squares.
    """
    if len(values) <= _MAX_EXACT:
        return Values(values, np.ones(len(values)))
    deviation = float(np.sqrt(np.mean(values**2))) or 1.0
    keys = np.rint(_FINENESS * np.arcsinh(values * (_FINENESS / deviation))).astype(np.int64)
    keys -= keys.min()
    numbers = np.bincount(keys)
    is_used = numbers > 0
    means = np.bincount(keys, weights=values)[is_used] / numbers[is_used]
    return Values(means, numbers[is_used].astype(np.float64))
