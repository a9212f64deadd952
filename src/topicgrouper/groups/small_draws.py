"""Tail probabilities of sums of a few values drawn without replacement, exactly but for rounding.

The sums of all m-subsets are the coefficients of the elementary symmetric polynomial e_m of the
powers ``z^r``. Values are rounded to a grid. The power sums of ``z^r`` at the roots of unity are a
Fourier transform of their histogram, and Newton's identities yield e_m from them:
``k·e_k = Σ_i (−1)^(i−1)·e_(k−i)·p_i``. A second transform returns the coefficients.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["MAX_DRAWN", "small_draw_tails"]

MAX_DRAWN = 10
"""Largest number of values drawn for which the cost, m² operations per grid point, is worth it."""

_GRID = 2**13
_SMALLEST = 1e-12
"""What rounding errors of the transforms leave uncertain."""


def small_draw_tails(values: FloatArray, size: int, sums: FloatArray) -> FloatArray:
    """Return the probabilities of sums at least as large as given ones.

    Parameters
    ----------
    values : ndarray of shape (n,)
        The values.
    size : int
        Number m of values drawn, from 1 to `MAX_DRAWN` and at most n.
    sums : ndarray of shape (cells,)
        The sums x.

    Returns
    -------
    ndarray of shape (cells,)
        P(S ≥ x), at least 1e-12. Rounding makes it too large rather than too small.
    """
    tails = np.ones(len(sums))
    least = float(values.min())
    heights = sums - size * least
    # sums of about the same height share a grid, so it is fine enough for each
    octaves = np.ceil(np.log2(np.maximum(heights, np.finfo(np.float64).tiny)) / 2.0)
    for octave in np.unique(octaves[heights > 0.0]):
        cells = np.flatnonzero((octaves == octave) & (heights > 0.0))
        top = float(heights[cells].max())
        # a single value that reaches the top does so with any others
        raised = np.minimum(values - least, top)
        step = size * top / (_GRID - size - 1)
        histogram = np.bincount(np.rint(raised / step).astype(np.int64), minlength=_GRID)
        sums_of_draws = _distribution(histogram.astype(np.float64), size)
        beyond = np.cumsum(sums_of_draws[::-1])[::-1]
        # rounding lowers a sum by at most half a step per value
        rounded = np.ceil(heights[cells] / step - size / 2.0 - 1e-6)
        tails[cells] = beyond[np.maximum(rounded, 0).astype(np.int64)]
    return np.clip(tails, _SMALLEST, 1.0)


def _distribution(histogram: FloatArray, size: int) -> FloatArray:
    """Return the probabilities of the sums of `size` different values on the grid."""
    n_values = histogram.sum()
    transform = np.fft.fft(histogram)
    frequencies = np.arange(_GRID // 2 + 1)  # the others are conjugates
    power_sums = [transform[(k * frequencies) % _GRID] for k in range(1, size + 1)]
    polynomials = [np.ones(len(frequencies), dtype=np.complex128)]
    for k in range(1, size + 1):
        # divided by the number of choices at each step, so nothing overflows
        total = np.zeros(len(frequencies), dtype=np.complex128)
        factor = 1.0 / (n_values - k + 1)
        for i in range(1, k + 1):
            sign = 1.0 if i % 2 else -1.0
            total += sign * factor * polynomials[k - i] * power_sums[i - 1]
            if i < k:  # e_(k−i−1) has one choice fewer
                factor *= (k - i) / (n_values - k + i + 1)
        polynomials.append(total)
    return np.fft.irfft(polynomials[size], _GRID)
