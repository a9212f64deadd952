"""Laws of growth, fitted to measurements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import nnls

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["PowerLaw", "fit_multiple", "fit_power_law", "fit_terms"]


@dataclass(frozen=True)
class PowerLaw:
    """y = factor · x^exponent."""

    factor: float
    exponent: float


def fit_power_law(x: ArrayLike, y: ArrayLike) -> PowerLaw:
    """Fit a straight line to the logarithms, by least squares."""
    exponent, logarithm = np.polyfit(np.log(x), np.log(y), 1)
    return PowerLaw(float(np.exp(logarithm)), float(exponent))


def fit_multiple(x: ArrayLike, y: ArrayLike) -> float:
    """Return the β whose β·x comes closest to y, by least squares."""
    known, measured = np.asarray(x, dtype=np.float64), np.asarray(y, dtype=np.float64)
    return float(known @ measured / (known @ known))


def fit_terms(terms: ArrayLike, y: ArrayLike) -> NDArray[np.float64]:
    """Return what a unit of each term costs, at least 0, so that the sums come closest to y.

    The relative errors are made small: those of small sizes count as much as those of large ones.

    Parameters
    ----------
    terms : array-like
        Measurements × terms.
    y : array-like
        What was measured, above 0.
    """
    measured = np.asarray(y, dtype=np.float64)
    relative = np.asarray(terms, dtype=np.float64) / measured[:, np.newaxis]
    # The terms are of very different size, which the solver does not like.
    scales = np.linalg.norm(relative, axis=0)
    costs, _ = nnls(relative / scales, np.ones_like(measured))
    return np.asarray(costs / scales, dtype=np.float64)
