"""The scikit-learn estimator whose words may belong to several topics."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils.validation import check_is_fitted

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.estimators.topic_grouper import TopicGrouper, validated_counts
from topicgrouper.fitting.progress_log import logged_progress
from topicgrouper.mixtures.softening import METHODS, soften

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.mixtures.softening import Method, SoftTopics
    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import TopicTree

_TREE_PARAMETERS = ("n_topics", "refine", "algorithm", "n_jobs", "memory_limit", "memory")


class SoftTopicGrouper(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Topic model of the kind of LDA that starts from a flat view of the tree.

    The tree is fitted as by `TopicGrouper`, its view of `n_topics` topics is refined, and then each
    word may belong to several topics: see `topicgrouper.mixtures.soften`. There is no seed; the
    result is the same every time.

    Parameters
    ----------
    n_topics : int, default=10
        Number of topics.
    refine : bool, default=True
        Refine the view before it is softened, which is the better start.
    method : {"default", "cvb0", "gibbs", "lda", "plsi"}, default="default"
        How the view is softened, see `topicgrouper.mixtures.softening.soften`.
    algorithm, n_jobs, memory_limit, memory
        See `TopicGrouper`.
    verbose : bool, default=False
        Report progress to the ``topicgrouper`` logger, or to standard error if it has no handler.

    Attributes
    ----------
    soft_ : SoftTopics
        The topics, with the words that belong to several of them and all else that they know.
    tree_ : TopicTree
        The tree.
    refined_ : RefinedView or None
        The refined view that was softened; nothing without `refine`.
    n_topics_ : int
        Number of topics: `n_topics`, or the number of words if that is smaller.
    topic_nodes_ : ndarray of shape (n_topics_,)
        The tree's node behind each topic, by falling frequency of the topics of the view.
    components_ : ndarray of shape (n_topics_, n_features_in_)
        p(w|t); rows sum to 1, and words that never occurred have 0.
    n_features_in_ : int
        Number of words seen in `fit`, those without an occurrence included.
    feature_names_in_ : ndarray of shape (n_features_in_,)
        Words seen in `fit`, if the input was a data frame with text columns.

    Examples
    --------
    >>> from topicgrouper import SoftTopicGrouper
    >>> X = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]] * 5
    >>> model = SoftTopicGrouper(n_topics=2).fit(X)
    >>> model.transform([[2, 2, 1, 0, 0], [0, 0, 1, 2, 2]]).round(1)
    array([[0., 1.],
           [1., 0.]])
    """

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int = 10,
        *,
        refine: bool = True,
        method: Method = "default",
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        verbose: bool = False,
    ) -> None:
        self.n_topics = n_topics
        self.refine = refine
        self.method = method
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.verbose = verbose

    def fit(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - scikit-learn's signature
        """Fit the tree and soften its view.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Counts: whole numbers. The model is one of occurrences, so weights have no meaning.
        y : ignored
            Present for pipelines.

        Returns
        -------
        SoftTopicGrouper
            The fitted estimator.
        """
        if self.method not in METHODS:
            raise ValueError(f"method must be one of {METHODS}, got {self.method!r}.")
        # Now, not after the tree has been fitted.
        whole_count_rows(validated_counts(self, X, reset=True))
        chosen = {name: getattr(self, name) for name in _TREE_PARAMETERS}
        return self._soften(TopicGrouper(**chosen, verbose=self.verbose).fit(X))

    def view(self, n_topics: int) -> Self:
        """Return the model at another number of topics: the tree is kept, its view softened anew.

        Parameters
        ----------
        n_topics : int
            Number of topics.

        Returns
        -------
        SoftTopicGrouper
            A copy that shares the tree.
        """
        check_is_fitted(self)
        other: Self = copy.copy(self).set_params(n_topics=n_topics)
        return other._soften(self._flat.view(n_topics))

    def transform(self, X: Any) -> NDArray[np.float64]:
        """Estimate the topics' shares of documents.

        A document has the same shares whatever others are beside it.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Counts. Words that did not occur in training are ignored.

        Returns
        -------
        ndarray of shape (documents, n_topics_)
            p(t|d). A document without known words has the prior's mean.
        """
        check_is_fitted(self)
        return self.soft_.transform(validated_counts(self, X, reset=False), n_jobs=self.n_jobs)

    def score(self, X: Any, y: Any = None) -> float:  # noqa: ARG002 - scikit-learn's signature
        """Return the mean log probability of a word occurrence, the higher the better.

        It is estimated by left-to-right sampling (`topicgrouper.evaluation.perplexity`), with the
        same random numbers every time. The work grows with the square of a document's length.
        Words that did not occur in training do not count.

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
        return -float(np.log(self.perplexity(X)))

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
        from topicgrouper.evaluation import perplexity  # noqa: PLC0415 - models need no measures

        check_is_fitted(self)
        X = validated_counts(self, X, reset=False)
        return perplexity(self.soft_, X, n_jobs=self.n_jobs).value

    @property
    def components_(self) -> NDArray[np.float64]:
        """p(w|t), topics × words: each row sums to 1."""
        check_is_fitted(self)
        return self.soft_.topic_words

    @property
    def tree_(self) -> TopicTree:
        """The tree."""
        check_is_fitted(self)
        return self.soft_.tree

    @property
    def refined_(self) -> RefinedView | None:
        """The refined view that was softened, if `refine` asks for one."""
        check_is_fitted(self)
        return self._flat.refined_

    @property
    def n_topics_(self) -> int:
        """Number of topics."""
        check_is_fitted(self)
        return self.soft_.n_topics

    @property
    def topic_nodes_(self) -> NDArray[np.int64]:
        """The tree's node behind each topic."""
        check_is_fitted(self)
        return self.soft_.nodes

    @property
    def _n_features_out(self) -> int:
        return self.n_topics_

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether there are topics."""
        return hasattr(self, "soft_")

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what the estimator accepts."""
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        tags.input_tags.positive_only = True
        tags.input_tags.categorical = True  # its word for whole numbers only: there is none better
        return tags

    def _soften(self, flat: TopicGrouper) -> Self:
        view = (flat.tree_, flat.n_topics_) if flat.refined_ is None else (flat.refined_,)
        if self.verbose:
            with logged_progress("rounds") as report:
                self.soft_: SoftTopics = self._softened(*view, progress=report)
        else:
            self.soft_ = self._softened(*view)
        self._flat = flat
        return self

    def _softened(self, *view: Any, **options: Any) -> SoftTopics:
        return soften(*view, method=self.method, n_jobs=self.n_jobs, **options)
