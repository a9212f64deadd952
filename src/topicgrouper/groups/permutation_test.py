"""How likely the sum of a group would be if groups had been assigned to documents at random.

Sums of a few values are counted on a fine grid; for larger groups there is a saddlepoint.

References
----------
I. M. Skovgaard, "Saddlepoint expansions for conditional distributions", Journal of Applied
Probability 24, 1987. J. Robinson, "Saddlepoint approximations for permutation tests and confidence
intervals", Journal of the Royal Statistical Society B 44, 1982. J. G. Booth and R. W. Butler,
"Randomization distributions and saddlepoint approximations in generalized linear models",
Biometrika 77, 1990.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.special import gammaln, ndtr

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray

_MAX_EXACT = 512
"""Values up to which none are merged."""

_FINENESS = 20.0
"""Merged values differ by a twentieth of their size, or of a twentieth of the deviation."""

MAX_DRAWN = 10
"""Largest number of values drawn for which the cost, m² operations per grid point, is worth it."""

_GRID = 2**15
_FOLDED = 1e-3
"""The rest of probabilities that are folded back from beyond the grid, all of them in tails."""

_RAISED = 5e-4
"""Share of the lowest values that are raised to the next: a tail grows by at most m times this."""

_SMALLEST = 1e-12
"""The uncertainty that rounding errors of the transforms leave."""

_MAX_STEPS = 60
_MAX_HALVINGS = 40
_PRECISION = 1e-13
"""Decrease of the convex function below which a saddlepoint has been found."""

_NEAR = 0.05
"""Deviations from the mean below which 1/v − 1/w would be a difference of large numbers."""

_BLOCK = 2**20
"""Entries, cells × distinct values, that are worked on at once."""


def permutation_p_values(
    values: FloatArray, sizes: IntArray, sums: FloatArray, *, span: float = 0.0
) -> FloatArray:
    """Test sums of groups against random assignment of the values to groups of the same sizes.

    The mean of the values, one per document, must be 0. The span is 1 if they differ by almost
    whole numbers, so sums do, too; 0 for any others. Returns two-sided p values: twice the smaller
    tail, at most 1. A group without documents, and one with all, has 1.
    """
    n_values = len(values)
    p_values = np.ones(len(sums))
    population = merged(values)
    is_tested = (sizes > 0) & (sizes < n_values) & (sums != 0.0)
    is_tested &= bool(np.any(population.values != 0.0))
    # documents outside have the opposite sum: if they are fewer, they are a draw of their own
    drawn = np.minimum(sizes, n_values - sizes)
    drawn_sums = np.where(drawn == sizes, sums, -sums)
    for sign in (1.0, -1.0):
        large = np.flatnonzero(is_tested & (drawn > MAX_DRAWN) & (sign * sums > 0.0))
        if large.size:
            mirrored = Values(sign * population.values, population.numbers)
            p_values[large] = saddlepoint_tails(
                mirrored, sizes[large].astype(np.float64), sign * sums[large], span=span
            )
        small = np.flatnonzero(is_tested & (drawn <= MAX_DRAWN) & (sign * drawn_sums > 0.0))
        if small.size:
            p_values[small] = small_draw_tails(sign * values, drawn[small], np.abs(sums[small]))
    return np.minimum(2.0 * p_values, 1.0)


def merged(values: FloatArray) -> Values:
    """Return distinct values with their numbers; if there are many, similar ones are averaged.

    The sum stays the same, and almost the sum of squares.
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


def small_draw_tails(values: FloatArray, sizes: IntArray, sums: FloatArray) -> FloatArray:
    """Return the probabilities, at least 1e-12, of sums of few values as large as given ones.

    The sums of all m-subsets are the coefficients of the elementary symmetric polynomial e_m of
    the powers ``z^r``. Values are rounded to a grid, and the polynomials are evaluated on a circle
    by `_distributions`. A tail is what the coefficients below its sum leave of 1. So the grid must
    reach no further than the largest sum: what lies beyond is folded back to the start of the grid,
    but it belongs to the tail, and on a circle of radius less than 1 a thousandth of it is left.

    Folding makes probabilities too small by at most a thousandth; rounding only ever too large, by
    less than 1% as a rule.
    """
    tails = np.ones(len(sums))
    n_raised = int(_RAISED * len(values))
    least = float(np.partition(values, n_raised)[n_raised])
    heights = sums - sizes * least
    # sums of about the same height share a grid, so it is fine enough for each
    octaves = np.ceil(np.log2(np.maximum(heights, np.finfo(np.float64).tiny)) / 2.0)
    for octave in np.unique(octaves[heights > 0.0]):
        cells = np.flatnonzero((octaves == octave) & (heights > 0.0))
        top = float(heights[cells].max())
        step = top / (_GRID - 1)
        # a single value that reaches the top does so with any others
        raised = np.rint(np.clip(values - least, 0.0, top) / step).astype(np.int64)
        drawn, which = np.unique(sizes[cells], return_inverse=True)
        beneath = np.cumsum(_distributions(np.bincount(raised), drawn), axis=1)
        # rounding lowers a sum by at most half a step per value
        rounded = np.ceil(heights[cells] / step - sizes[cells] / 2.0 - 1e-6).astype(np.int64)
        is_above = rounded > 0
        tails[cells[is_above]] = 1.0 - beneath[which[is_above], rounded[is_above] - 1]
    return np.clip(tails, _SMALLEST, 1.0)


def _distributions(histogram: IntArray, sizes: IntArray) -> FloatArray:
    """Return the probabilities of the sums on the grid of as many different values as each size.

    The power sums ``p_k = Σ z^(k·r)`` at equally spaced points of a circle are Fourier transforms
    of histograms, and Newton's identities yield e_m from them:
    ``m·e_m = Σ_i (−1)^(i−1)·e_(m−i)·p_i``. Another transform returns the coefficients.
    """
    n_values, largest = histogram.sum(), int(sizes.max())
    places = np.flatnonzero(histogram)
    shrinking = np.log(_FOLDED) / _GRID
    power_sums = []
    for k in range(1, largest + 1):
        weights = histogram[places] * np.exp(shrinking * k * places)
        power_sums.append(np.fft.rfft(np.bincount(k * places % _GRID, weights, _GRID)))
    polynomials = [np.ones(_GRID // 2 + 1, dtype=np.complex128)]
    for m in range(1, largest + 1):
        # divided by the number of choices at each step, so nothing overflows
        total = np.zeros(_GRID // 2 + 1, dtype=np.complex128)
        factor = 1.0 / (n_values - m + 1)
        for i in range(1, m + 1):
            sign = 1.0 if i % 2 else -1.0
            total += sign * factor * polynomials[m - i] * power_sums[i - 1]
            if i < m:  # e_(m−i−1) has one choice fewer
                factor *= (m - i) / (n_values - m + i + 1)
        polynomials.append(total)
    coefficients = np.fft.irfft([polynomials[size] for size in sizes.tolist()], _GRID)
    distributions: FloatArray = coefficients * np.exp(-shrinking * np.arange(_GRID))
    return distributions


class Values(NamedTuple):
    """Distinct values and how often each occurs."""

    values: FloatArray
    numbers: FloatArray


class _Point(NamedTuple):
    """A point (s, u) per cell: K(s, u) − s·x − u·m, its gradient and its second derivatives."""

    height: FloatArray
    slope_s: FloatArray
    slope_u: FloatArray
    ss: FloatArray
    su: FloatArray
    uu: FloatArray

    @property
    def determinant(self) -> FloatArray:
        return np.maximum(self.ss * self.uu - self.su**2, np.finfo(np.float64).tiny)


def saddlepoint_tails(
    population: Values, sizes: FloatArray, sums: FloatArray, *, span: float = 0.0
) -> FloatArray:
    """Return the probabilities of sums at least as large as given ones, all above 0.

    Draw m of N values r and add them up: toss a coin for each value, given that m coins show
    heads, and S is the sum of the values with heads. The joint cumulant function of S and the
    number of heads is ``K(s, u) = Σ log(1 + exp(s·r + u))`` up to a constant. The saddlepoint
    (s, u), where the expected sum is x and the expected number is m, yields P(S ≥ x) by the
    formula of Lugannani and Rice for conditional distributions. Its relative error stays small
    far out in the tail, where the normal distribution is wrong by orders of magnitude for
    values as skewed as occurrences in documents.

    ``P(S ≥ x) ≤ exp(K(s, u) − s·x − u·m) / C(N, m)`` holds exactly for every s ≥ 0 and u. It
    bounds the approximation, and replaces it where x is so close to the largest possible sum
    that there is no saddlepoint.

    The mean of the values must be 0. The span is the distance between possible sums; 0 if they can
    be any number.
    """
    scale = float(np.sqrt(population.numbers @ population.values**2 / population.numbers.sum()))
    scaled = Values(population.values / scale, population.numbers)
    # half the span is taken off, but the sum stays on its side of the mean
    x = np.maximum(sums - span / 2.0, sums / 2.0) / scale
    tails = np.empty(len(sums))
    n_rows = max(_BLOCK // len(scaled.values), 1)
    for start in range(0, len(sums), n_rows):
        part = slice(start, start + n_rows)
        tails[part] = _tails(scaled, sizes[part], x[part], span / scale)
    return tails


def _tails(population: Values, m: FloatArray, x: FloatArray, span: float) -> FloatArray:
    total = float(population.numbers.sum())
    s, point, is_found = _saddlepoint(population, m, x)
    start = total * np.log(total) - m * np.log(m) - (total - m) * np.log(total - m)
    w = np.sqrt(np.maximum(2.0 * (start - point.height), 0.0))
    step = 2.0 * np.sinh(s * span / 2.0) / span if span else s
    with np.errstate(all="ignore"):  # what is not found is replaced below
        v = step * np.sqrt(point.determinant * total / (m * (total - m)))
        tails = ndtr(-w) + np.exp(-w * w / 2.0) / np.sqrt(2.0 * np.pi) * (1.0 / v - 1.0 / w)
    choices = gammaln(total + 1.0) - gammaln(m + 1.0) - gammaln(total - m + 1.0)
    bound = np.exp(np.minimum(point.height - choices, 0.0))
    is_sound = is_found & np.isfinite(tails) & (tails > 0.0)
    tails = np.where(is_sound, np.minimum(tails, bound), bound)
    return np.where(w < _NEAR, 0.5, tails)


def _saddlepoint(
    population: Values, m: FloatArray, x: FloatArray
) -> tuple[FloatArray, _Point, np.ndarray]:
    """Minimise the convex function K(s, u) − s·x − u·m by Newton's method with shortened steps."""
    total = float(population.numbers.sum())
    s = np.zeros(len(x))
    u = np.log(m / (total - m))
    point = _at(population, m, x, s, u)
    is_found = np.zeros(len(x), dtype=np.bool_)
    active = np.arange(len(x))
    for _ in range(_MAX_STEPS):
        here = _Point(*(each[active] for each in point))
        ds = (here.su * here.slope_u - here.uu * here.slope_s) / here.determinant
        du = (here.su * here.slope_s - here.ss * here.slope_u) / here.determinant
        decrease = -(ds * here.slope_s + du * here.slope_u)
        is_still = ~(decrease > _PRECISION * np.maximum(np.abs(here.height), 1.0))
        is_found[active[is_still & np.isfinite(decrease)]] = True
        waiting = np.flatnonzero(~is_still & np.isfinite(decrease))
        active, moved = active[waiting], active
        length = 1.0
        for _ in range(_MAX_HALVINGS):  # the step is halved until the function decreases enough
            if not waiting.size:
                break
            rows = moved[waiting]
            new_s = s[rows] + length * ds[waiting]
            new_u = u[rows] + length * du[waiting]
            there = _at(population, m[rows], x[rows], new_s, new_u)
            slack = _PRECISION * np.abs(point.height[rows])
            enough = point.height[rows] - 1e-4 * length * decrease[waiting] + slack
            is_lower = there.height <= enough
            taken = rows[is_lower]
            s[taken], u[taken] = new_s[is_lower], new_u[is_lower]
            for old, new in zip(point, there, strict=True):
                old[taken] = new[is_lower]
            waiting = waiting[~is_lower]
            length /= 2.0
        if not active.size:
            break
    return s, point, is_found


def _at(population: Values, m: FloatArray, x: FloatArray, s: FloatArray, u: FloatArray) -> _Point:
    values, numbers = population
    exponents = np.multiply.outer(s, values) + u[:, np.newaxis]
    small = np.exp(-np.abs(exponents))
    heads = np.where(exponents >= 0.0, 1.0, small) / (1.0 + small)
    cumulants = np.maximum(exponents, 0.0) + np.log1p(small)
    spreads = small / (1.0 + small) ** 2
    weighted = numbers * values
    return _Point(
        height=cumulants @ numbers - s * x - u * m,
        slope_s=heads @ weighted - x,
        slope_u=heads @ numbers - m,
        ss=spreads @ (weighted * values),
        su=spreads @ weighted,
        uu=spreads @ numbers,
    )
