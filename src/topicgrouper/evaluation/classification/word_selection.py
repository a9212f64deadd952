"""Feature reduction by selecting words: Information Gain and Document Frequency.

References
----------
Y. Yang and J. O. Pedersen, "A Comparative Study on Feature Selection in Text Categorization",
ICML 1997.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np
from scipy.special import xlogy
from sklearn.feature_selection import SelectorMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, check_non_negative, validate_data

from topicgrouper.arrays.sparse_rows import checked_weights, sound_sparse
from topicgrouper.estimators.validated_counts import validated_counts
from topicgrouper.evaluation.classification.class_counts import class_counts
from topicgrouper.evaluation.classification.counts_input import (
    CountsEstimator,
    checked_smoothing,
)

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = [
    "DocumentFrequency",
    "InformationGain",
    "best_columns",
    "document_frequencies",
    "information_gains",
]

# scores that agree to this many decimals are equal up to rounding
_DECIMALS = 12


def information_gains(counts: Any, classes: npt.ArrayLike, *, smoothing: float = 0.0) -> FloatArray:
    """Return how much the presence of each word tells about the class, in nats.

    ``IG(w) = −Σ_c p(c)·log p(c) + p(w)·Σ_c p(c|w)·log p(c|w) + p(¬w)·Σ_c p(c|¬w)·log p(c|¬w)``,
    where w stands for the documents that contain the word, and ¬w for all others.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        The documents.
    classes : array-like of shape (documents,)
        The class of each document.
    smoothing : float, default=0.0
        Added to the number of documents of each class in p(c|w) and p(c|¬w), but not in p(w) or
        p(c). Words in few documents then gain less; their values can be below 0.

    Returns
    -------
    ndarray of shape (words,)

    Raises
    ------
    ValueError, TypeError
        If `smoothing` is not a finite number of at least 0, or the counts are invalid.
    """
    smoothing = checked_smoothing(smoothing)
    presence = checked_weights(counts) > 0
    labels, numbers = np.unique(np.asarray(classes), return_inverse=True)
    sizes, present = class_counts(presence, numbers, n_classes=len(labels))
    absent = sizes[:, None] - present
    total = float(sizes.sum())
    entropy = (xlogy(total, total) - xlogy(sizes, sizes).sum()) / total
    conditional = sum(_entropies(part, smoothing=smoothing) for part in (present, absent))
    gains: FloatArray = entropy - conditional / total
    if smoothing == 0:
        gains = np.maximum(gains, 0.0)  # what is below is a rounding error
    return gains


def _entropies(part: FloatArray, *, smoothing: float) -> FloatArray:
    """Return the entropy of the class in parts of the documents, times their sizes."""
    smoothed = part + smoothing
    totals = smoothed.sum(axis=0)
    shares = np.divide(part.sum(axis=0), totals, out=np.zeros_like(totals), where=totals > 0)
    entropies = xlogy(totals, totals) - xlogy(smoothed, smoothed).sum(axis=0)
    weighted: FloatArray = shares * entropies
    return weighted


def best_columns(scores: FloatArray, n: int, *, frequencies: FloatArray | IntArray) -> IntArray:
    """Return the columns with the n largest scores, best first; equal ones by column.

    Words that do not occur, as their frequencies tell, come last whatever their scores are.
    """
    scores = np.where(frequencies > 0, np.round(scores, _DECIMALS), -np.inf)
    return np.argsort(-scores, kind="stable")[:n]


class _WordSelector(SelectorMixin, CountsEstimator):
    """Base of selectors that keep the words with the largest scores."""

    def __init__(self, n_features: int = 100) -> None:
        self.n_features = n_features

    def _keep_best(self, scores: FloatArray, *, frequencies: FloatArray) -> Self:
        n = self.n_features
        if isinstance(n, bool) or not isinstance(n, int | np.integer):
            raise TypeError(f"n_features must be a whole number, got {n!r}")
        if not 1 <= n <= len(scores):
            raise ValueError(f"n_features must be from 1 to {len(scores)}, got {n}")
        self.scores_ = scores
        self._mask = np.zeros(len(scores), dtype=bool)
        self._mask[best_columns(scores, n, frequencies=frequencies)] = True
        return self

    def transform(self, X: Any) -> Any:
        """Return the columns of the selected words.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Documents with the columns seen in `fit`.

        Returns
        -------
        ndarray or sparse matrix of shape (documents, n_features)
            Sparse if `X` is.
        """
        return super().transform(sound_sparse(X))

    def inverse_transform(self, X: Any) -> Any:
        """Return selected columns among all words, with 0 for the others.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, n_features)
            The result of `transform`.

        Returns
        -------
        ndarray or sparse matrix of shape (documents, words)
            Sparse if `X` is.
        """
        return super().inverse_transform(sound_sparse(X))

    def _get_support_mask(self) -> npt.NDArray[np.bool_]:
        check_is_fitted(self)
        return self._mask


class InformationGain(_WordSelector):
    """Select the words whose presence tells most about the class.

    Parameters
    ----------
    n_features : int, default=100
        Number of words to keep; among equally good ones, those in lower columns. Words that do not
        occur come last.
    smoothing : float, default=0.0
        Added to the number of documents of each class among those with and without the word. The
        paper's formula has none; the authors' program adds 1.

    Attributes
    ----------
    scores_ : ndarray of shape (n_features,)
        The information gain of each word, in nats.
    n_features_in_ : int
        Number of words seen in `fit`.

    See Also
    --------
    DocumentFrequency : Select words by their frequency, without classes.

    Examples
    --------
    >>> from topicgrouper.evaluation import InformationGain
    >>> selector = InformationGain(n_features=1).fit([[1, 2], [1, 0], [1, 0]], ["a", "b", "b"])
    >>> selector.get_support()
    array([False,  True])
    """

    def __init__(self, n_features: int = 100, *, smoothing: float = 0.0) -> None:
        super().__init__(n_features)
        self.smoothing = smoothing

    def fit(self, X: Any, y: Any) -> Self:
        """Compute the information gain of each word.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.
        y : array of shape (documents,)
            The class of each document.

        Returns
        -------
        InformationGain
            The fitted selector.

        Raises
        ------
        ValueError, TypeError
            If `smoothing` is not a finite number of at least 0, `n_features` is out of range, or
            the counts are invalid.
        """
        X, y = validate_data(self, sound_sparse(X), y, accept_sparse="csr")
        check_non_negative(X, "InformationGain.fit")
        check_classification_targets(y)
        gains = information_gains(X, y, smoothing=self.smoothing)
        return self._keep_best(gains, frequencies=document_frequencies(X))

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn that classes are needed."""
        tags = super().__sklearn_tags__()
        tags.target_tags.required = True
        return tags


class DocumentFrequency(_WordSelector):
    """Select the words that occur in the most documents.

    Parameters
    ----------
    n_features : int, default=100
        Number of words to keep; among equally frequent ones, those in lower columns.

    Attributes
    ----------
    scores_ : ndarray of shape (n_features,)
        Number of documents that contain each word.
    n_features_in_ : int
        Number of words seen in `fit`.

    See Also
    --------
    InformationGain : Select words by what they tell about the class.

    Examples
    --------
    >>> from topicgrouper.evaluation import DocumentFrequency
    >>> DocumentFrequency(n_features=1).fit_transform([[1, 9], [1, 0], [1, 0]])
    array([[1],
           [1],
           [1]])
    """

    def fit(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - scikit-learn's signature
        """Count the documents that contain each word.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.
        y : ignored
            Present for pipelines.

        Returns
        -------
        DocumentFrequency
            The fitted selector.
        """
        X = validated_counts(self, X, reset=True)
        frequencies = document_frequencies(X)
        return self._keep_best(frequencies, frequencies=frequencies)


def document_frequencies(counts: Any) -> FloatArray:
    """Return the number of documents that contain each word.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        The documents.

    Returns
    -------
    ndarray of shape (words,)
    """
    frequencies = np.asarray((checked_weights(counts) > 0).sum(axis=0), dtype=np.float64)
    return frequencies.ravel()
