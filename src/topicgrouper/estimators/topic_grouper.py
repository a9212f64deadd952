"""The scikit-learn estimator: one tree, seen at ``n_topics`` topics."""

from __future__ import annotations

import copy
import warnings
from typing import TYPE_CHECKING, Any, Literal, Self

import numpy as np
from scipy.sparse import csr_array, issparse
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils.validation import check_is_fitted, check_memory, validate_data

from topicgrouper.arrays.sparse_rows import sound_sparse
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting.progress_log import logged_progress
from topicgrouper.kernel.memory import ALGORITHMS
from topicgrouper.likelihood.document_probability import (
    TopicCounts,
    fit_concentration,
    word_log_probability,
)
from topicgrouper.refinement import RefinedView, refine
from topicgrouper.tree.topic_columns import TopicColumns, proportions_of, topic_columns

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.tree import TopicTree


class TopicGrouper(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Topic model that joins words to topics, from one topic a word to one topic.

    A fit has no hyper-parameters and no randomness and yields one tree with a flat topic model T(n)
    for every n. `n_topics` only says at which n it is looked at; `view` changes that without a new
    fit. With `refine`, words of the view then move to the topic where they fit best.

    Parameters
    ----------
    n_topics : int, default=10
        Number of topics of the view.
    refine : bool, default=False
        Move words of the view to the topic where they fit best: see
        `topicgrouper.refinement.refine`. The tree stays as it is. Refined views of different n are
        not nested in each other.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        How the joins are found: with the sums of all pairs in memory, with memory linear in the
        data, or whichever is fastest within the memory limit. The tree is identical.
    n_jobs : int or None, default=None
        Threads. ``None`` is 1, ``-1`` all processors.
    memory_limit : int, str or None, default=None
        Bytes, or a text such as ``"2GB"``, for the pairs that are kept; half of what is free by
        default.
    memory : str or joblib.Memory, default=None
        Caches the tree, so that a search over `n_topics` fits it once.
    proportions : bool, default=False
        Let `transform` give the topics' shares of each document instead of their counts.
    sparse_output : bool or "auto", default="auto"
        Kind of matrix that `transform` gives; by default the kind of its input.
    verbose : bool, default=False
        Report the tree's progress to the ``topicgrouper`` logger, or to standard error if it has
        no handler.

    Attributes
    ----------
    tree_ : TopicTree
        The tree over all words that occur in the training data.
    n_topics_ : int
        Number of topics of the view: `n_topics`, or the number of words if that is smaller.
    refined_ : RefinedView or None
        The refined view, with the words that moved; nothing without `refine`.
    topic_nodes_ : ndarray of shape (n_topics_,)
        The tree's node behind each topic, topics by falling frequency. A refined topic has the
        node that it started from.
    labels_ : ndarray of shape (n_features_in_,)
        The topic of each word; -1 for words that never occurred.
    children_ : ndarray of shape (n_words - 1, 2)
        The joins, as in `sklearn.cluster.AgglomerativeClustering`.
    components_ : ndarray of shape (n_topics_, n_features_in_)
        p(w|t): each word's share of its topic, made anew at each access.
    n_features_in_ : int
        Number of words seen in `fit`, those without an occurrence included.
    feature_names_in_ : ndarray of shape (n_features_in_,)
        Words seen in `fit`, if the input was a data frame with text columns.

    Examples
    --------
    >>> from topicgrouper import TopicGrouper
    >>> X = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> model = TopicGrouper(n_topics=2).fit(X)
    >>> model.labels_
    array([1, 1, 0, 0])
    >>> model.transform(X)
    array([[0, 5],
           [1, 3],
           [5, 0],
           [6, 1]])
    >>> model.view(3).labels_
    array([0, 0, 1, 2])
    """

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int = 10,
        *,
        refine: bool = False,
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        proportions: bool = False,
        sparse_output: bool | Literal["auto"] = "auto",
        verbose: bool = False,
    ) -> None:
        self.n_topics = n_topics
        self.refine = refine
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.proportions = proportions
        self.sparse_output = sparse_output
        self.verbose = verbose

    def fit(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - scikit-learn's signature
        """Fit the tree.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Counts, or other non-negative weights.
        y : ignored
            Present for pipelines.

        Returns
        -------
        TopicGrouper
            The fitted estimator.
        """
        self._check_parameters()
        X = validated_counts(self, X, reset=True)
        names = getattr(self, "feature_names_in_", None)
        # The tree is the same whatever the settings, so they are no part of the cache's key.
        settings = {
            "algorithm": self.algorithm,
            "n_jobs": self.n_jobs,
            "memory_limit": self.memory_limit,
            "verbose": self.verbose,
        }
        cached_fit = check_memory(self.memory).cache(_fit_tree, ignore=["settings"])
        words = None if names is None else [str(name) for name in names]
        self.tree_: TopicTree = cached_fit(X, words, settings)
        return self._look_at(self.n_topics)

    def view(self, n_topics: int) -> Self:
        """Return the fitted model at another number of topics, without a new fit.

        The tree is shared, not copied. With `refine`, the new view is refined at its own n.

        Parameters
        ----------
        n_topics : int
            Number of topics of the new view.

        Returns
        -------
        TopicGrouper
            A copy whose `transform`, `components_`, `labels_` and `score` are those of n_topics
            topics.
        """
        check_is_fitted(self)
        other: Self = copy.copy(self).set_params(n_topics=n_topics)
        other._check_parameters()
        return other._look_at(n_topics)

    def transform(self, X: Any) -> Any:
        """Count the topics of documents.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Words that did not occur in training are ignored.

        Returns
        -------
        array or sparse array of shape (documents, n_topics_)
            The frequencies f_d(t), or with `proportions` the shares f_d(t)/|d|, where a document
            without known words has none. Topics are ordered by falling frequency.
        """
        check_is_fitted(self)
        X = validated_counts(self, X, reset=False)
        topics = self._topic_counts(X)
        if self.proportions:
            dtype = np.float32 if X.dtype == np.float32 else np.float64
            topics = proportions_of(topics).astype(dtype)
        sparse = issparse(X) if self.sparse_output == "auto" else self.sparse_output
        return topics if sparse else topics.toarray()

    def score(self, X: Any, y: Any = None) -> float:  # noqa: ARG002 - scikit-learn's signature
        """Return the mean log probability of a word occurrence, the higher the better.

        The documents' probability has a closed form, see
        `topicgrouper.likelihood.document_probability`, with the concentration of its Dirichlet
        prior fitted to the training documents. Words that did not occur in training do not count.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Documents, for instance held out from training.
        y : ignored
            Present for pipelines.

        Returns
        -------
        float
        """
        check_is_fitted(self)
        X = validated_counts(self, X, reset=False)
        words = csr_array(X)[:, self.tree_.columns]
        tokens = float(words.sum())
        if tokens == 0:
            raise ValueError("No word of these documents occurred in training: nothing to score.")
        training = self.tree_.counts
        if training is None:
            raise ValueError("The tree holds no training counts, which scoring needs: fit anew.")
        shares = self._topic_frequencies() / self.tree_.frequencies[-1]
        membership = self._topic_columns().membership()
        concentration = fit_concentration(TopicCounts(csr_array(training @ membership)), shares)
        topics = TopicCounts(csr_array(words @ membership))
        total = topics.log_probability(concentration, shares)
        return (total + word_log_probability(words, self._word_shares())) / tokens

    def perplexity(self, X: Any) -> float:
        """Return exp(-score): how many words a prediction is as uncertain as, the lower the better.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Documents, for instance held out from training.

        Returns
        -------
        float
        """
        return float(np.exp(-self.score(X)))

    @property
    def components_(self) -> NDArray[np.float64]:
        """p(w|t), topics × words: each row sums to 1."""
        check_is_fitted(self)
        components = np.zeros((self.n_topics_, self.n_features_in_))
        components[self.labels_[self.tree_.columns], self.tree_.columns] = self._word_shares()
        return components

    @property
    def children_(self) -> NDArray[np.int64]:
        """The joins of the tree."""
        check_is_fitted(self)
        return self.tree_.children

    @property
    def _n_features_out(self) -> int:
        return self.n_topics_

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether there is a tree."""
        return hasattr(self, "tree_")

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what the estimator accepts."""
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        tags.input_tags.positive_only = True
        tags.transformer_tags.preserves_dtype = ["float64", "float32"]
        return tags

    def _check_parameters(self) -> None:
        if isinstance(self.n_topics, bool) or not isinstance(self.n_topics, int | np.integer):
            raise TypeError(f"n_topics must be a whole number, got {self.n_topics!r}.")
        if self.n_topics < 1:
            raise ValueError(f"n_topics must be at least 1, got {self.n_topics}.")
        if self.algorithm not in ALGORITHMS:
            raise ValueError(f"algorithm must be one of {ALGORITHMS}, got {self.algorithm!r}.")
        if self.refine not in (True, False):
            raise ValueError(f"refine must be True or False, got {self.refine!r}.")
        if self.sparse_output not in (True, False, "auto"):
            raise ValueError(
                f"sparse_output must be True, False or 'auto', got {self.sparse_output!r}."
            )

    def _look_at(self, n_topics: int) -> Self:
        n_words = self.tree_.n_words
        if n_topics > n_words:
            warnings.warn(
                f"n_topics={n_topics} is more than the {n_words} words that occur; "
                f"using {n_words}.",
                UserWarning,
                stacklevel=3,
            )
        self.n_topics_ = min(int(n_topics), n_words)
        self.refined_: RefinedView | None = None
        if self.refine:
            self.refined_ = refine(self.tree_, self.n_topics_, n_jobs=self.n_jobs)
        refined = self.refined_
        columns = topic_columns(self.tree_, self.n_topics_) if refined is None else refined.columns
        self.topic_nodes_ = columns.nodes
        self.labels_ = np.full(self.n_features_in_, -1, dtype=np.int64)
        self.labels_[self.tree_.columns] = columns.of_words
        return self

    def _topic_columns(self) -> TopicColumns:
        return TopicColumns(self.topic_nodes_, self.labels_[self.tree_.columns])

    def _topic_counts(self, X: Any) -> csr_array[Any]:
        return self._topic_columns().counts(csr_array(X)[:, self.tree_.columns])

    def _word_shares(self) -> NDArray[np.float64]:
        """Return Φ(w) = f(w)/f(t(w)) for the words of the tree."""
        of_topics = self._topic_frequencies()[self.labels_[self.tree_.columns]]
        shares: NDArray[np.float64] = self.tree_.word_frequencies / of_topics
        return shares

    def _topic_frequencies(self) -> NDArray[Any]:
        """Return f(t) of the topics."""
        refined = self.refined_
        by_node = self.tree_.frequencies if refined is None else refined.frequencies
        return by_node[self.topic_nodes_]


def validated_counts(estimator: BaseEstimator, X: Any, *, reset: bool) -> Any:
    """Check documents × words for an estimator: numbers of 0 and more, dense or in rows.

    Parameters
    ----------
    estimator : BaseEstimator
        Whose features these are.
    X : sparse matrix or array
        The documents.
    reset : bool
        Whether it is being fitted, so that the features are remembered and not compared.
    """
    return validate_data(
        estimator,
        sound_sparse(X),
        reset=reset,
        accept_sparse="csr",
        dtype="numeric",
        ensure_non_negative=True,
    )


def _fit_tree(X: Any, vocabulary: list[str] | None, settings: dict[str, Any]) -> TopicTree:
    """Fit a tree: a function of its own, so that joblib can cache it by the first two arguments."""
    if not settings.pop("verbose"):
        return fit_tree(X, vocabulary, **settings)
    with logged_progress() as report:
        return fit_tree(X, vocabulary, progress=report, **settings)
