"""The paper's Naive Bayes classifier on counts of topics or words, with Lidstone smoothing.

With smoothing s, the score of class c for a document is the paper's ::

    log(|D_c| / |D|) + Σ_t f(t)·log[(s + Σ_{d∈c} f_d(t)) / (s·n + Σ_{d∈c} |d|)]

The paper's formulas have s = 1 for Topic Grouper and 0 for LDA, for which the authors' program
smooths the topics of the training documents instead. Without smoothing, a feature that never occurs
in a class would rule the class out, and a document could rule out all classes. Here s = 0 means the
limit of s → 0: the class with the fewest occurrences of its impossible features wins, and among
equals the one with the largest remaining score. A class that has all features of the document thus
always beats one that does not. In a class without any occurrences, all features have probability
1/n, as with any s.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from scipy.sparse import csr_array
from scipy.special import logsumexp

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = ["ClassScores", "NaiveBayes", "class_counts"]

# masses of impossible features that differ by less than this share of a document count as equal
_EQUAL_SHARE = 1e-9


@dataclass(frozen=True, eq=False)
class NaiveBayes:
    """A classifier, fitted to counts (documents × features) and labels of documents."""

    labels: npt.NDArray[Any]
    scores: ClassScores

    @classmethod
    def of(cls, counts: Any, labels: Sequence[str], *, smoothing: float = 1.0) -> Self:
        """Count the features of each class."""
        names, classes = np.unique(np.array(labels), return_inverse=True)
        sizes, sums = class_counts(counts, classes, n_classes=len(names))
        return cls(names, ClassScores.of(sums, class_sizes=sizes, smoothing=smoothing))

    def predict(self, counts: Any) -> npt.NDArray[Any]:
        """Return the most probable label of each document; the first, if several are."""
        predicted: npt.NDArray[Any] = self.labels[self.scores.best(counts)]
        return predicted

    def hits(self, counts: Any, labels: Sequence[str]) -> npt.NDArray[np.bool_]:
        """Return which documents are labelled correctly; labels not seen in training never are."""
        hits: npt.NDArray[np.bool_] = self.predict(counts) == np.array(labels)
        return hits


def class_counts(counts: Any, classes: IntArray, *, n_classes: int) -> tuple[IntArray, FloatArray]:
    """Return the number of documents per class, and the sums of their counts."""
    n_documents = len(classes)
    members = csr_array(
        (np.ones(n_documents), (classes, np.arange(n_documents))), shape=(n_classes, n_documents)
    )
    sums: Any = members @ counts
    dense = np.asarray(sums.toarray() if hasattr(sums, "toarray") else sums, dtype=np.float64)
    return np.bincount(classes, minlength=n_classes), dense


@dataclass(frozen=True, slots=True, eq=False)
class ClassScores:
    """What each occurrence of a feature adds to the score of each class, classes × features.

    For impossible features, that is the finite part of the limit; `impossible` is 1 where a feature
    never occurs in a class, and None if nothing is impossible.
    """

    log_priors: FloatArray
    log_probabilities: FloatArray
    impossible: FloatArray | None

    @classmethod
    def of(
        cls, feature_counts: npt.ArrayLike, *, class_sizes: npt.ArrayLike, smoothing: float
    ) -> Self:
        """Compute the scores from Σ_{d∈c} f_d(t), classes × features, and |D_c|."""
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

    def log_posteriors(self, counts: Any) -> FloatArray:
        """Return log p(c | d), documents × classes."""
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
