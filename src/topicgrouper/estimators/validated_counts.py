"""Counts as scikit-learn's estimators take them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sklearn.utils.validation import validate_data

from topicgrouper.arrays.sparse_rows import sound_sparse

if TYPE_CHECKING:
    from sklearn.base import BaseEstimator

__all__ = ["validated_counts"]


def validated_counts(estimator: BaseEstimator, X: Any, *, reset: bool) -> Any:
    """Check documents × words for an estimator: numbers of at least 0, dense or in rows.

    Parameters
    ----------
    estimator : BaseEstimator
        Whose features these are.
    X : sparse matrix or array
        The documents.
    reset : bool
        Whether it is being fitted: the features are then remembered, not compared.

    Returns
    -------
    array or csr_array of shape (documents, words)
        The counts.
    """
    return validate_data(
        estimator,
        sound_sparse(X),
        reset=reset,
        accept_sparse="csr",
        dtype="numeric",
        ensure_non_negative=True,
    )
