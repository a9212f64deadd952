"""Feature reduction by selecting words: Information Gain and Document Frequency.

References
----------
Y. Yang and J. O. Pedersen, "A Comparative Study on Feature Selection in Text Categorization",
ICML 1997.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import xlogy

from experiments.laboratory.naive_bayes import class_counts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = ["best_columns", "document_frequencies", "information_gains"]

# scores that agree to this many decimals are equal up to rounding
_DECIMALS = 12


def information_gains(counts: Any, classes: npt.ArrayLike, *, smoothing: float = 0.0) -> FloatArray:
    """Return how much the presence of each word tells about the class, in nats.

    ``IG(w) = −Σ_c p(c)·log p(c) + p(w)·Σ_c p(c|w)·log p(c|w) + p(¬w)·Σ_c p(c|¬w)·log p(c|¬w)``,
    where w stands for the documents that contain the word, and ¬w for all others.

    Smoothing is added to the number of documents of each class in p(c|w) and p(c|¬w), but not in
    p(w) or p(c): words in few documents then gain less, and their values can be below 0. The
    paper's formula has none; the authors' program adds 1.
    """
    labels, numbers = np.unique(np.asarray(classes), return_inverse=True)
    sizes, present = class_counts(counts > 0, numbers, n_classes=len(labels))
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


def document_frequencies(counts: Any) -> FloatArray:
    """Return the number of documents that contain each word."""
    return np.asarray((counts > 0).sum(axis=0), dtype=np.float64).ravel()


def best_columns(scores: FloatArray, n: int, *, frequencies: FloatArray) -> IntArray:
    """Return the columns with the n largest scores, in their order; of equal ones the first.

    Words that do not occur, as their frequencies tell, come last whatever their scores are.
    """
    scores = np.where(frequencies > 0, np.round(scores, _DECIMALS), -np.inf)
    return np.sort(np.argsort(-scores, kind="stable")[:n])
