"""Naive Bayes on counts of features, computed from the counts of each class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from scipy.special import logsumexp

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["ClassScores"]

# masses of impossible features that differ by less than this share of a document count as equal
_EQUAL_SHARE = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class ClassScores:
    """What each occurrence of a feature adds to the score of each class.

    With smoothing s, the score of class c for a document is the paper's ::

        log(|D_c| / |D|) + Σ_t f(t)·log[(s + Σ_{d∈c} f_d(t)) / (s·n + Σ_{d∈c} |d|)]

    Without smoothing, a feature that never occurs in a class would rule the class out, and a
    document could rule out all classes. Here s = 0 means the limit of s → 0: the class with the
    fewest occurrences of its impossible features wins, and among equals the one with the largest
    remaining score. A class that has all features of the document thus always beats one that does
    not. In a class without any occurrences, all features have probability 1/n, as with any s.

    Attributes
    ----------
    log_priors : ndarray of shape (classes,)
        log(|D_c| / |D|).
    log_probabilities : ndarray of shape (classes, features)
        What each occurrence adds; for impossible features, the finite part of the limit.
    impossible : ndarray of shape (classes, features) or None
        1 where a feature never occurs in a class; None if nothing is impossible.
    """

    log_priors: FloatArray
    log_probabilities: FloatArray
    impossible: FloatArray | None

    @classmethod
    def of(
        cls, feature_counts: npt.ArrayLike, *, class_sizes: npt.ArrayLike, smoothing: float
    ) -> Self:
        """Compute the scores.

        Parameters
        ----------
        feature_counts : array-like of shape (classes, features)
            Σ_{d∈c} f_d(t).
        class_sizes : array-like of shape (classes,)
            |D_c|, the number of training documents per class.
        smoothing : float
            s, at least 0.

        Returns
        -------
        ClassScores
        """
        counts = np.asarray(feature_counts, dtype=np.float64)
        sizes = np.asarray(class_sizes, dtype=np.float64)
        lengths = counts.sum(axis=1, keepdims=True)
        lengths_or_one = np.where(lengths > 0, lengths, 1.0)
        if smoothing > 0:
            shares = (smoothing + counts) / (smoothing * counts.shape[1] + lengths)
            impossible = None
        else:
            # `impossible` stands for the log(s) in log(s) - log(length)
            shares = np.where(counts > 0, counts, 1.0) / lengths_or_one
            shares = np.where(lengths > 0, shares, 1.0 / counts.shape[1])
            impossible = ((counts == 0) & (lengths > 0)).astype(np.float64)
        log_priors = np.log(sizes) - np.log(sizes.sum())
        return cls(log_priors, np.log(shares), impossible)

    def of_words(self, features: IntArray) -> Self:
        """Return the scores of words, given the feature of each.

        Parameters
        ----------
        features : ndarray of int
            The feature of each word; words with -1 are ignored.

        Returns
        -------
        ClassScores
        """
        return type(self)(
            self.log_priors,
            _columns(self.log_probabilities, features),
            None if self.impossible is None else _columns(self.impossible, features),
        )

    def log_posteriors(self, counts: Any) -> FloatArray:
        """Return log p(c | d).

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, features)
            The documents.

        Returns
        -------
        ndarray of shape (documents, classes)
        """
        scores = self.log_priors + counts @ self.log_probabilities.T
        if self.impossible is not None:
            masses = counts @ self.impossible.T
            lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).reshape(-1, 1)
            smallest = masses.min(axis=1, keepdims=True)
            scores = np.where(masses <= smallest + _EQUAL_SHARE * lengths, scores, -np.inf)
        posteriors: FloatArray = scores - logsumexp(scores, axis=1, keepdims=True)
        return posteriors

    def best(self, counts: Any) -> IntArray:
        """Return the most probable class of each document; the first, if several are."""
        numbers: IntArray = np.argmax(self.log_posteriors(counts), axis=1)
        return numbers


def _columns(values: FloatArray, features: IntArray) -> FloatArray:
    padded = np.concatenate([values, np.zeros((len(values), 1))], axis=1)
    return padded[:, features]
