"""Tail probabilities of sums of m values drawn without replacement, by a double saddlepoint.

Draw m of N values r and add them up: toss a coin for each value, given that m coins show heads, and
S is the sum of the values with heads. The joint cumulant function of S and the number of heads is
``K(s, u) = Σ log(1 + exp(s·r + u))`` up to a constant. The saddlepoint (s, u), where the expected
sum is x and the expected number is m, yields P(S ≥ x) by the formula of Lugannani and Rice for
conditional distributions. Its relative error stays small far out in the tail, where the normal
distribution is wrong by orders of magnitude for values as skewed as occurrences in documents.

``P(S ≥ x) ≤ exp(K(s, u) − s·x − u·m) / C(N, m)`` holds exactly for every s ≥ 0 and u. It bounds the
approximation, and replaces it where x is so close to the largest possible sum that there is no
saddlepoint.

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
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["Values", "saddlepoint_tails"]

_MAX_STEPS = 60
_MAX_HALVINGS = 40
_PRECISION = 1e-13
"""Decrease of the convex function below which a saddlepoint has been found."""

_NEAR = 0.05
"""Deviations from the mean below which 1/v − 1/w would be a difference of large numbers."""

_BLOCK = 2**20
"""Entries, cells × distinct values, that are worked on at once."""


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
    """Return the probabilities of sums at least as large as given ones.

    Parameters
    ----------
    population : Values
        The values; their mean must be 0 and not all may be 0.
    sizes : ndarray of shape (cells,)
        Number m of values drawn for each cell: at least 1, fewer than all.
    sums : ndarray of shape (cells,)
        The sums x, all above 0.
    span : float, default=0.0
        Distance between possible sums; 0 if they can be any number.

    Returns
    -------
    ndarray of shape (cells,)
        P(S ≥ x) for each cell.
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
        is_moving = ~is_still & np.isfinite(decrease)
        active, ds, du = active[is_moving], ds[is_moving], du[is_moving]
        decrease = decrease[is_moving]
        if not active.size:
            break
        _descend(population, (m, x, s, u), point, active, (ds, du, decrease))
    return s, point, is_found


def _descend(
    population: Values,
    cells: tuple[FloatArray, FloatArray, FloatArray, FloatArray],
    point: _Point,
    active: np.ndarray,
    direction: tuple[FloatArray, FloatArray, FloatArray],
) -> None:
    """Take a Newton step for the active cells, halved until the function decreases enough."""
    m, x, s, u = cells
    ds, du, decrease = direction
    length = np.ones(len(active))
    waiting = np.arange(len(active))
    for _ in range(_MAX_HALVINGS):
        rows = active[waiting]
        new_s = s[rows] + length[waiting] * ds[waiting]
        new_u = u[rows] + length[waiting] * du[waiting]
        there = _at(population, m[rows], x[rows], new_s, new_u)
        slack = _PRECISION * np.abs(point.height[rows])
        is_lower = there.height <= (
            point.height[rows] - 1e-4 * length[waiting] * decrease[waiting] + slack
        )
        taken = rows[is_lower]
        s[taken], u[taken] = new_s[is_lower], new_u[is_lower]
        for old, new in zip(point, there, strict=True):
            old[taken] = new[is_lower]
        waiting = waiting[~is_lower]
        if not waiting.size:
            return
        length[waiting] /= 2.0


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
