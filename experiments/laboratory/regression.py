"""Means and laws of growth, fitted to measurements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import nnls
from scipy.stats import linregress

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["PowerLaw", "fit_multiple", "fit_power_law", "fit_terms", "mean_and_error"]


@dataclass(frozen=True)
class PowerLaw:
    """y = factor · x^exponent.

    Attributes
    ----------
    factor, exponent : float
        Of the law.
    error : float or None
        The standard error of the exponent; two points do not tell.
    """

    factor: float
    exponent: float
    error: float | None = None

    def __str__(self) -> str:
        """Return the exponent with its error."""
        error = "" if self.error is None else f" ± {self.error:.2f}"
        return f"{self.exponent:.2f}{error}"


def mean_and_error(values: ArrayLike) -> tuple[float, float]:
    """Return the mean and its standard error, without values that are not numbers."""
    known = np.asarray(values, dtype=np.float64)
    known = known[~np.isnan(known)]
    error = known.std(ddof=1) / np.sqrt(len(known)) if len(known) > 1 else np.nan
    return float(known.mean()), float(error)


def fit_power_law(x: ArrayLike, y: ArrayLike) -> PowerLaw:
    """Fit a straight line to the logarithms, by least squares."""
    fitted = linregress(np.log(x), np.log(y))
    error = float(fitted.stderr) if np.size(x) > 2 else None
    return PowerLaw(float(np.exp(fitted.intercept)), float(fitted.slope), error)


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
