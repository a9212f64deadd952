"""Feature reduction by counting topics instead of words."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from scipy.sparse import csr_array, issparse
from sklearn.base import ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils.validation import check_is_fitted

from topicgrouper.estimators.validated_counts import validated_counts
from topicgrouper.evaluation.baselines.lda import fit_lda
from topicgrouper.evaluation.baselines.lda_settings import LdaSettings
from topicgrouper.evaluation.classification.counts_input import CountsEstimator
from topicgrouper.likelihood.sampler_input import whole_number

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["LdaTopicCounts", "ViewTopicCounts"]


class ViewTopicCounts(ClassNamePrefixFeaturesOutMixin, TransformerMixin, CountsEstimator):
    """Count the topics of a view in documents.

    `topicgrouper.TopicGrouper` fits a tree; this transformer takes any view of a fitted tree.

    Parameters
    ----------
    view : FlatView
        The view, as ``tree.view(40)``.

    Attributes
    ----------
    n_topics_ : int
        Number of topics.
    n_features_in_ : int
        Number of words: the columns of the matrix that the tree was fitted to.

    See Also
    --------
    topicgrouper.TopicGrouper : Fits the tree, too.
    LdaTopicCounts : The same for the topics of LDA.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import ViewTopicCounts
    >>> X = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> ViewTopicCounts(fit_tree(X).view(2)).fit_transform(X)
    array([[0, 5],
           [1, 3],
           [5, 0],
           [6, 1]])
    """

    def __init__(self, view: FlatView) -> None:
        self.view = view

    def fit(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - scikit-learn's signature
        """Check that the documents have the columns of the tree.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.
        y : ignored
            Present for pipelines.

        Returns
        -------
        ViewTopicCounts
            The fitted transformer.

        Raises
        ------
        ValueError
            If the counts are invalid or have other columns.
        """
        X = validated_counts(self, X, reset=True)
        n_columns = self.view.tree.n_columns
        if X.shape[1] != n_columns:
            raise ValueError(
                f"X has {X.shape[1]} columns, but the tree was fitted to {n_columns}; count the "
                "documents with the same vocabulary"
            )
        self.n_topics_ = self.view.n
        return self

    def transform(self, X: Any) -> Any:
        """Return the topic counts f_d(t).

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0. Words that are not in the tree are ignored.

        Returns
        -------
        ndarray or csr_array of shape (documents, topics)
            Sparse if `X` is; topics are in the order of the view.
        """
        check_is_fitted(self)
        X = validated_counts(self, X, reset=False)
        counts = self.view.transform(X)
        return counts if issparse(X) else counts.toarray()

    @property
    def _n_features_out(self) -> int:
        return self.n_topics_

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether `fit` was called."""
        return hasattr(self, "n_topics_")


class LdaTopicCounts(ClassNamePrefixFeaturesOutMixin, TransformerMixin, CountsEstimator):
    """Estimate how often LDA's topics occur in documents, ``|d|·p(t|d)``.

    For the training documents, `fit_transform` takes ``p(t|d)`` from the samples of the fit; for
    other documents, `transform` estimates it by fold-in. The authors' program corresponds to
    ``smoothed=True, burn_in=200, sweeps=50``.

    Parameters
    ----------
    n : int, default=10
        Number of topics.
    settings : LdaSettings, optional
        Settings of `topicgrouper.evaluation.baselines.fit_lda`.
    seed : int, default=0
        Seed of the sampler.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result does not depend on
        it.
    model : LdaModel, optional
        A model fitted to the same documents that `fit` gets. Nothing is fitted then, and the other
        parameters of the fit are ignored.
    smoothed : bool, default=False
        Whether ``p(t|d)`` of training documents is ``(n_dt + αm_t) / (|d| + α)``, not
        ``n_dt / |d|``, so that every class has every topic. Other documents are not smoothed.
    burn_in : int, optional
        Sweeps of fold-in before those that are averaged (default: the model's, 50).
    sweeps : int, optional
        Sweeps of fold-in that are averaged (default: the model's, 50).

    Attributes
    ----------
    model_ : LdaModel
        The fitted model.
    n_features_in_ : int
        Number of words seen in `fit`.

    See Also
    --------
    ViewTopicCounts : The same for the topics of a view.
    accuracy_over_n : Classify documents by such features.

    Examples
    --------
    >>> from topicgrouper.evaluation import LdaTopicCounts
    >>> from topicgrouper.evaluation.baselines import LdaSettings
    >>> X = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> counter = LdaTopicCounts(2, settings=LdaSettings(burn_in=20, samples=10))
    >>> counter.fit_transform(X).sum(axis=1)
    array([7., 7., 8., 7.])
    >>> counter.transform([[2, 2, 0, 0, 0]]).shape
    (1, 2)
    """

    def __init__(  # noqa: PLR0913 - the fit, and how documents are folded in
        self,
        n: int = 10,
        *,
        settings: Any = None,
        seed: int = 0,
        n_jobs: int | None = None,
        model: Any = None,
        smoothed: bool = False,
        burn_in: int | None = None,
        sweeps: int | None = None,
    ) -> None:
        self.n = n
        self.settings = settings
        self.seed = seed
        self.n_jobs = n_jobs
        self.model = model
        self.smoothed = smoothed
        self.burn_in = burn_in
        self.sweeps = sweeps

    def fit(self, X: Any, y: Any = None) -> Self:
        """Fit LDA.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.
        y : ignored
            Present for pipelines.

        Returns
        -------
        LdaTopicCounts
            The fitted transformer.
        """
        self.fit_transform(X, y)
        return self

    def fit_transform(self, X: Any, y: Any = None) -> FloatArray:  # noqa: ARG002 - as above
        """Fit LDA and return the topic counts of the training documents, from the samples.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.
        y : ignored
            Present for pipelines.

        Returns
        -------
        ndarray of shape (documents, topics)

        Raises
        ------
        ValueError
            If the counts are invalid, `model` was fitted to another number of documents, `burn_in`
            or `sweeps` is too small, or the model's fold-in has no such setting.
        TypeError
            If `burn_in` or `sweeps` is not a whole number.
        """
        X = validated_counts(self, X, reset=True)
        counts = csr_array(X)
        options = self._fold_in_options()
        self.model_ = self._fitted(counts) if self.model is None else self.model
        _check_fold_in(self.model_, options)
        shares = np.asarray(self.model_.training_document_topics)
        if len(shares) != counts.shape[0]:
            raise ValueError(
                f"the model was fitted to {len(shares)} documents, but X has {counts.shape[0]}; "
                "pass its training documents to fit, and other documents to transform"
            )
        result = _times_lengths(shares, counts)
        return self._with_prior(result) if self.smoothed else result

    def transform(self, X: Any) -> FloatArray:
        """Return ``|d|·p(t|d)``, estimated by fold-in.

        Parameters
        ----------
        X : array or sparse matrix of shape (documents, words)
            Counts, at least 0.

        Returns
        -------
        ndarray of shape (documents, topics)
        """
        check_is_fitted(self)
        X = validated_counts(self, X, reset=False)
        counts = csr_array(X)
        shares = self.model_.document_topics(counts, **self._fold_in_options())
        return _times_lengths(np.asarray(shares), counts)

    def _fold_in_options(self) -> dict[str, int]:
        """Return the settings of fold-in that are given: not every model has any."""
        given = (("burn_in", self.burn_in, 0), ("sweeps", self.sweeps, 1))
        return {
            name: whole_number(name, number, minimum=minimum)
            for name, number, minimum in given
            if number is not None
        }

    def _with_prior(self, topic_counts: FloatArray) -> FloatArray:
        """Add the prior to the topic counts of each document, without changing their sum."""
        lengths = topic_counts.sum(axis=1, keepdims=True)
        prior = np.asarray(self.model_.topic_prior)
        smoothed: FloatArray = (topic_counts + prior) * (lengths / (lengths + prior.sum()))
        return smoothed

    def _fitted(self, counts: csr_array[Any]) -> Any:
        settings = LdaSettings() if self.settings is None else self.settings
        return fit_lda(counts, self.n, settings=settings, seed=self.seed, n_jobs=self.n_jobs)

    @property
    def _n_features_out(self) -> int:
        return len(self.model_.topic_prior)

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether `fit` was called."""
        return hasattr(self, "model_")

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn that the seed determines the result."""
        tags = super().__sklearn_tags__()
        tags.non_deterministic = False
        return tags


def _check_fold_in(model: Any, options: dict[str, int]) -> None:
    """Check that a model's fold-in has the settings; that of pLSI draws no samples."""
    known = signature(model.document_topics).parameters
    unknown = [name for name in options if name not in known]
    if unknown:
        raise ValueError(
            f"the fold-in of {type(model).__name__} has no {' or '.join(unknown)}; omit these "
            "settings"
        )


def _times_lengths(shares: FloatArray, counts: csr_array[Any]) -> FloatArray:
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).reshape(-1, 1)
    return shares * lengths
