"""Naive Bayes on topics, as a scikit-learn classifier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np
from sklearn.base import ClassifierMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, check_non_negative, validate_data

from topicgrouper.arrays.sparse_rows import sound_sparse
from topicgrouper.evaluation.classification.class_counts import class_counts
from topicgrouper.evaluation.classification.class_scores import ClassScores
from topicgrouper.evaluation.classification.counts_input import (
    CountsEstimator,
    checked_smoothing,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["TopicNaiveBayes"]


class TopicNaiveBayes(ClassifierMixin, CountsEstimator):
    """The paper's Naive Bayes classifier on topic counts, with Lidstone smoothing.

    It takes counts of any features, including fractional ones such as LDA's topic counts.

    Parameters
    ----------
    smoothing : float, default=1.0
        Added to each count of a feature in a class. The paper's formulas have 1 for Topic Grouper
        and 0 for LDA, for which the authors' program smooths the topics of the training documents
        instead (see `LdaTopicCounts`). With 0, a class that lacks a topic of the document is
        impossible. If all classes are, those with the smallest total count of such topics stay, and
        the one with the largest score without these topics wins; this is the limit of smoothing →
        0.

    Attributes
    ----------
    classes_ : ndarray of shape (classes,)
        The classes, sorted.
    scores_ : ClassScores
        What each occurrence of a feature adds to the score of a class.
    n_features_in_ : int
        Number of features seen in `fit`.

    See Also
    --------
    accuracy_over_n : Classify documents by topics or selected words.

    Examples
    --------
    >>> from topicgrouper.evaluation import TopicNaiveBayes
    >>> model = TopicNaiveBayes().fit([[3, 0], [2, 1], [0, 4]], ["cats", "cats", "dogs"])
    >>> model.predict([[1, 2], [2, 1]])
    array(['dogs', 'cats'], dtype='<U4')
    """

    def __init__(self, smoothing: float = 1.0) -> None:
        self.smoothing = smoothing

    def fit(self, X: Any, y: Any) -> Self:
        """Count the features of each class.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, features)
            Counts, at least 0.
        y : array of shape (documents,)
            The class of each document.

        Returns
        -------
        TopicNaiveBayes
            The fitted estimator.

        Raises
        ------
        ValueError, TypeError
            If `smoothing` is not a finite number of at least 0, or the counts are invalid.
        """
        smoothing = checked_smoothing(self.smoothing)
        X, y = validate_data(self, sound_sparse(X), y, accept_sparse="csr", dtype=np.float64)
        check_non_negative(X, "TopicNaiveBayes.fit")
        check_classification_targets(y)
        self.classes_, numbers = np.unique(y, return_inverse=True)
        sizes, counts = class_counts(X, numbers, n_classes=len(self.classes_))
        self.scores_ = ClassScores.of(counts, class_sizes=sizes, smoothing=smoothing)
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """Return the most probable class of each document; the first, if several are.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, features)
            Counts, at least 0.

        Returns
        -------
        ndarray of shape (documents,)
        """
        numbers = np.argmax(self.predict_log_proba(X), axis=1)
        classes: NDArray[Any] = self.classes_[numbers]
        return classes

    def predict_log_proba(self, X: Any) -> FloatArray:
        """Return log p(c | d).

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, features)
            Counts, at least 0.

        Returns
        -------
        ndarray of shape (documents, classes)
        """
        check_is_fitted(self)
        X = validate_data(
            self,
            sound_sparse(X),
            reset=False,
            accept_sparse="csr",
            dtype=np.float64,
            ensure_non_negative=True,
        )
        return self.scores_.log_posteriors(X)

    def predict_proba(self, X: Any) -> FloatArray:
        """Return p(c | d).

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, features)
            Counts, at least 0.

        Returns
        -------
        ndarray of shape (documents, classes)
        """
        return np.exp(self.predict_log_proba(X))

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what to expect of the estimator."""
        tags = super().__sklearn_tags__()
        tags.classifier_tags.poor_score = True  # on the checks' data, which are not counts
        return tags
