"""The estimators for counts: topics of a tree, soft topics, and the tree as a document model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from sklearn.utils.validation import check_is_fitted

from topicgrouper.common.checks import whole_count_rows
from topicgrouper.common.sparse import row_sums
from topicgrouper.estimators.base import ScoringEstimator, TreeEstimator
from topicgrouper.mixtures.softening import soften
from topicgrouper.prediction.document_counts import check_lengths
from topicgrouper.prediction.fit import checked_trees, fit_documents
from topicgrouper.prediction.flat_model import FlatModel, TopicCounts
from topicgrouper.tree.word_counts import word_counts

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.prediction.document_model import DocumentModel, NextWords
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicValues


class TopicGrouper(ScoringEstimator):
    """Topic model that joins topics step by step, from one topic per word to a single topic.

    A fit has no hyper-parameters and no randomness. It yields a tree with a view T(n) for every n.
    `n_topics` only selects the view; `view` selects another one without a new fit. With `refine`,
    words of the view then move to the topics where they fit best.

    `transform` returns the topics of documents, `predict` the main topic of each. `score` and
    `perplexity` have a closed form; the concentration of the Dirichlet prior is fitted to the
    training documents.

    Parameters
    ----------
    n_topics : int or None, default=None
        Number of topics of the view (default: the number that the tree suggests, see
        `TopicTree.suggest_n`).
    refine : bool, default=False
        Move words of the view to the topics where they fit best: see `topicgrouper.refine`. The
        tree stays as it is. Refined views of different n are not nested.
    regrow : bool, default=False
        Improve the tree after the fit: views of up to about a thousand topics fit better and stay
        nested, see `topicgrouper.regrow`.
    together : sequence of sequences of str or None, default=None
        Groups of words that must share a topic, such as ``[["car", "auto"]]``. Words are the column
        names of a data frame, otherwise ``x0``, ``x1``, …. See `topicgrouper.fit_tree`. Refinement
        keeps the groups.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        The sums of pairs kept in memory: as many as save time within the memory limit, all, or only
        as many as memory linear in the data allows. The tree is identical.
    n_jobs : int or None, default=None
        Threads of the fit. ``None`` is 1, ``-1`` all processors.
    memory_limit : int, str or None, default=None
        The memory for kept pairs, in bytes or as a text such as ``"2GB"`` (default: half of the
        free memory).
    memory : str, joblib.Memory or None, default=None
        Cache of the tree: with it, a search over `n_topics` fits the tree only once.
    values : {"weights", "counts", "shares", "relative"}, default="weights"
        The values that `transform` returns: the weights of at most five topics that a document is
        about, which add up to 1 and are largest for the topic that `predict` returns; the
        occurrences f_d(t) of the topics; their shares ``f_d(t)/|d|``; or their shares relative to
        the average. See `topicgrouper.FlatView.transform`.
    sparse_output : bool, default=False
        Whether `transform` returns a sparse array.
    verbose : bool, default=False
        Report progress to the ``topicgrouper`` logger, or to standard error if it has no handler.

    Attributes
    ----------
    tree_ : TopicTree
        The tree over all words that occur in the training data.
    view_ : FlatView
        The topics, most frequent first: T(n), its refined form, or the view passed to `view`.
    n_topics_ : int
        Number of topics: `n_topics`, or the largest number that the tree has if that is smaller.
    topic_nodes_ : ndarray of shape (n_topics,)
        The tree's node behind each topic. A refined topic has the node that it started from.
    labels_ : ndarray of shape (n_features,)
        The topic of each word; -1 for words that never occurred.
    components_ : ndarray of shape (n_topics, n_features)
        ``p(w|t)``: the share of each word in its topic, computed at each access.
    children_ : ndarray of shape (n_words - 1, 2)
        The joins, in the form of `sklearn.cluster.AgglomerativeClustering`.
    n_features_in_ : int
        Number of words seen in `fit` and `update`, including those that never occurred.
    feature_names_in_ : ndarray of shape (n_features,)
        Words seen in `fit` and `update`, if the input was a data frame with text columns.

    See Also
    --------
    TextTopicGrouper : Takes texts instead of counts.
    SoftTopicGrouper : Lets words belong to several topics.
    DocumentTopicGrouper : Predicts words of documents.
    fit_tree : The function behind the estimators.

    Examples
    --------
    >>> from topicgrouper import TopicGrouper
    >>> X = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> model = TopicGrouper(n_topics=2).fit(X)
    >>> model.labels_
    array([1, 1, 0, 0])
    >>> model.predict(X)
    array([1, 1, 0, 0])
    >>> model.transform(X).round(2)
    array([[0.1 , 0.9 ],
           [0.26, 0.74],
           [0.84, 0.16],
           [0.83, 0.17]])
    >>> model.view(3).labels_
    array([0, 0, 1, 2])
    """

    _choices: ClassVar = {**ScoringEstimator._choices, "sparse_output": (True, False)}

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int | None = None,
        *,
        refine: bool = False,
        regrow: bool = False,
        together: Sequence[Collection[str]] | None = None,
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        values: TopicValues = "weights",
        sparse_output: bool = False,
        verbose: bool = False,
    ) -> None:
        self.n_topics = n_topics
        self.refine = refine
        self.regrow = regrow
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.values = values
        self.verbose = verbose
        self.together = together
        self.sparse_output = sparse_output

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn which types of numbers `transform` keeps."""
        tags = super().__sklearn_tags__()
        tags.transformer_tags.preserves_dtype = ["float64", "float32"]
        return tags

    def _together(self, words: Sequence[str] | None) -> Any:  # noqa: ARG002 - for subclasses
        return self.together

    def _topics_of(self, counts: Any) -> Any:
        topics = super()._topics_of(counts)
        if counts.dtype == np.float32:
            topics = topics.astype(np.float32, copy=False)
        return topics if self.sparse_output else topics.toarray()

    def _mean_log_probability(self, counts: Any) -> float:
        words = word_counts(self.tree_, counts)
        n_tokens = float(words.sum())
        if n_tokens == 0:
            raise ValueError(
                "No word of these documents occurred in training. Check that the columns match."
            )
        model = FlatModel.of(self.view_)
        topics = TopicCounts(self.view_.topic_counts(words))
        total = topics.log_probability(model.alpha, model.topic_frequencies)
        frequencies = np.asarray(words.sum(axis=0), dtype=np.float64).ravel()
        occur = frequencies > 0
        of_words = frequencies[occur] @ np.log(self.view_.word_shares[occur])
        return float(total + of_words) / n_tokens


class SoftTopicGrouper(TreeEstimator):
    """Topic model like LDA, started from a view of the tree.

    The tree is fitted as by `TopicGrouper`, and its view of `n_topics` topics is refined and then
    softened: a word may belong to several topics, see `topicgrouper.soften`. `X` must be
    whole-number counts; weights have no meaning in this model of occurrences.

    `transform` and `predict` treat each document independently. There are no `score` and
    `perplexity`: the probability of documents under soft topics could only be estimated.

    Parameters
    ----------
    n_topics : int or None, default=None
        Number of topics (default: the number that the tree suggests, see `TopicTree.suggest_n`).
    refine : bool, default=True
        Refine the view before softening. Unlike in the other estimators, this is the default, as a
        refined view is the better start.
    regrow : bool, default=False
        Improve the tree after the fit: views of up to about a thousand topics fit better and stay
        nested, see `topicgrouper.regrow`.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        How the joins are found, see `TopicGrouper`. The tree is identical.
    n_jobs : int or None, default=None
        Threads of the fit, see `TopicGrouper`.
    memory_limit : int, str or None, default=None
        The memory for kept pairs, in bytes or as a text such as ``"2GB"`` (default: half of the
        free memory).
    memory : str, joblib.Memory or None, default=None
        Cache of the tree: with it, a search over `n_topics` fits the tree only once.
    values : {"weights", "shares", "counts", "relative"}, default="weights"
        The values that `transform` returns: the weights of at most five topics that a document is
        about, which add up to 1 and are largest for the topic that `predict` returns; p(t|d);
        p(t|d) times the length of the document; or the share relative to the average. See
        `topicgrouper.SoftTopics.transform`.
    verbose : bool, default=False
        Report progress to the ``topicgrouper`` logger, or to standard error if it has no handler.

    Attributes
    ----------
    soft_ : SoftTopics
        The soft topics.
    tree_ : TopicTree
        The tree over all words that occur in the training data.
    view_ : FlatView
        The view that was softened: the refined view of `n_topics` topics, T(n) if `refine` is
        False, or the view passed to `view`.
    n_topics_ : int
        Number of topics: `n_topics`, or the largest number that the tree has if that is smaller.
    topic_nodes_ : ndarray of shape (n_topics,)
        The tree's node behind each topic, in the order of the view's topics.
    labels_ : ndarray of shape (n_features,)
        The topic of each word in `view_`, before softening; -1 for words that never occurred.
    components_ : ndarray of shape (n_topics, n_features)
        p(w|t); rows sum to 1, and words that never occurred have 0.
    children_ : ndarray of shape (n_words - 1, 2)
        The joins, in the form of `sklearn.cluster.AgglomerativeClustering`.
    n_features_in_ : int
        Number of words seen in `fit` and `update`, including those that never occurred.
    feature_names_in_ : ndarray of shape (n_features,)
        Words seen in `fit` and `update`, if the input was a data frame with text columns.

    See Also
    --------
    TopicGrouper : Each word has one topic.
    soften : The function behind the estimator.

    Examples
    --------
    >>> from topicgrouper import SoftTopicGrouper
    >>> X = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]] * 5
    >>> model = SoftTopicGrouper(n_topics=2).fit(X)
    >>> model.transform([[2, 2, 1, 0, 0], [0, 0, 1, 2, 2]]).round(1)
    array([[0.1, 0.9],
           [0.9, 0.1]])
    """

    soft_: SoftTopics

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int | None = None,
        *,
        refine: bool = True,
        regrow: bool = False,
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        values: TopicValues = "weights",
        verbose: bool = False,
    ) -> None:
        self.n_topics = n_topics
        self.refine = refine
        self.regrow = regrow
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.values = values
        self.verbose = verbose

    @property
    def _topics(self) -> SoftTopics:
        return self.soft_

    def _training_counts(self, X: Any) -> tuple[Any, Sequence[str] | None]:
        counts, words = super()._training_counts(X)
        whole_count_rows(counts)  # now, not after the tree has been fitted
        return counts, words

    def _look_at(self, view: FlatView) -> None:
        with self._reporting() as report:
            self.soft_ = soften(view, n_jobs=self.n_jobs, progress=report)
        super()._look_at(view)


class DocumentTopicGrouper(TopicGrouper):
    """Topic model that predicts documents by all joins of the tree, independently of the view.

    Topics, parameters and attributes are those of `TopicGrouper`. The probability of documents
    differs: `score` and `perplexity` are those of the document model
    (`topicgrouper.DocumentModel`), which does not depend on `n_topics`, and `word_probabilities`
    and `top_words` predict the next words. `X` must be whole-number counts.

    Parameters
    ----------
    n_topics : int or None, default=None
        Number of topics of the view, used only by `transform` and `predict` (default: the number
        that the tree suggests).
    refine, regrow, together, algorithm, n_jobs, memory_limit, memory, values : optional
        As in `TopicGrouper`.
    sparse_output, verbose : bool, default=False
        As in `TopicGrouper`.
    trees : int, default=1
        Number of trees. If it is above 1, a forest predicts: the tree, and trees of halves of the
        documents; see `topicgrouper.fit_documents`.

    Attributes
    ----------
    document_model_ : DocumentModel
        The tree with a Beta distribution at every join, or several trees.
    tree_, view_, n_topics_, topic_nodes_, labels_, components_, children_ : various
        As in `TopicGrouper`, and so are `n_features_in_` and `feature_names_in_`.

    See Also
    --------
    TopicGrouper : The same topics; the probability of documents is that of one view.
    fit_documents : The function behind the estimator.

    Examples
    --------
    >>> from topicgrouper import DocumentTopicGrouper
    >>> X = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> model = DocumentTopicGrouper(n_topics=2).fit(X)
    >>> model.top_words([[2, 0, 0, 0]], 2).words
    array([[1, 2]])
    """

    document_model_: DocumentModel

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int | None = None,
        *,
        refine: bool = False,
        regrow: bool = False,
        together: Sequence[Collection[str]] | None = None,
        algorithm: Algorithm = "auto",
        n_jobs: int | None = None,
        memory_limit: int | str | None = None,
        memory: Any = None,
        values: TopicValues = "weights",
        sparse_output: bool = False,
        verbose: bool = False,
        trees: int = 1,
    ) -> None:
        self.n_topics = n_topics
        self.refine = refine
        self.regrow = regrow
        self.together = together
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.values = values
        self.sparse_output = sparse_output
        self.verbose = verbose
        self.trees = trees

    def word_probabilities(self, X: Any) -> FloatArray:
        """Return the probability of each word to be the next word of a document.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Documents, as for `fit`.

        Returns
        -------
        ndarray of shape (documents, n_features)
            See `topicgrouper.DocumentModel.word_probabilities`.
        """
        check_is_fitted(self)
        return self.document_model_.word_probabilities(self._document_counts(X))

    def top_words(self, X: Any, k: int = 10, *, exclude_seen: bool = True) -> NextWords:
        """Return the k most probable next words of each document.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words)
            Documents, as for `fit`.
        k : int, default=10
            Number of words.
        exclude_seen : bool, default=True
            Leave out the words that the document contains.

        Returns
        -------
        named tuple
            See `topicgrouper.DocumentModel.top_words`.
        """
        check_is_fitted(self)
        return self.document_model_.top_words(
            self._document_counts(X), k, exclude_seen=exclude_seen
        )

    def _check_parameters(self) -> None:
        super()._check_parameters()
        checked_trees(self.trees)

    def _training_counts(self, X: Any) -> tuple[Any, Sequence[str] | None]:
        counts, words = super()._training_counts(X)
        check_lengths(row_sums(whole_count_rows(counts)))  # now, not after the tree has been fitted
        return counts, words

    def _look_at(self, view: FlatView) -> None:
        fitted = getattr(self, "document_model_", None)
        if fitted is None or fitted.tree is not view.tree:  # another view needs no other model
            self.document_model_ = self._fitted(view.tree)
        super()._look_at(view)

    def _fitted(self, tree: TopicTree) -> DocumentModel:
        return fit_documents(
            tree, trees=self.trees, n_jobs=self.n_jobs, memory_limit=self.memory_limit
        )

    def _mean_log_probability(self, counts: Any) -> float:
        return self.document_model_.score(counts)
