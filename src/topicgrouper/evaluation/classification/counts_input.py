"""What estimators on counts tell scikit-learn about their input."""

from __future__ import annotations

from typing import Any

from sklearn.base import BaseEstimator

__all__ = ["CountsEstimator"]


class CountsEstimator(BaseEstimator):
    """Base of the estimators that take counts, dense or sparse."""

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what the estimator accepts."""
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        tags.input_tags.positive_only = True
        return tags
