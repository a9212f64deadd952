"""What the estimators on counts have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from sklearn.base import BaseEstimator

__all__ = ["CountsEstimator", "checked_smoothing"]


class CountsEstimator(BaseEstimator):
    """Base of the estimators that take counts, dense or sparse."""

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what the estimator accepts."""
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        tags.input_tags.positive_only = True
        return tags


def checked_smoothing(smoothing: Any) -> float:
    """Return the smoothing of an estimator, if it is a finite number of at least 0."""
    if isinstance(smoothing, bool) or not isinstance(smoothing, int | float | np.number):
        raise TypeError(f"smoothing must be a number, got {smoothing!r}")
    if not 0 <= smoothing < np.inf:
        raise ValueError(f"smoothing must be finite and at least 0, got {smoothing}")
    return float(smoothing)
