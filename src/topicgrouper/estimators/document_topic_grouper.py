"""The estimator that predicts documents by the whole tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sklearn.utils.validation import check_is_fitted

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import row_sums
from topicgrouper.estimators.topic_grouper import TopicGrouper
from topicgrouper.prediction.document_counts import check_lengths
from topicgrouper.prediction.fit import fit_documents
from topicgrouper.prediction.forest_fit import checked_trees, fit_forest

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.prediction.document_model import NextWords
    from topicgrouper.prediction.document_predictor import DocumentPredictor
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicValues


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
    refine : bool, default=False
        Move words of the view to the topics where they fit best, see `TopicGrouper`.
    regrow : bool, default=False
        Improve the tree after the fit: views of up to about a thousand topics fit better and stay
        nested, see `topicgrouper.regrow`.
    together : sequence of sequences of str or None, default=None
        Groups of words that must share a topic, see `TopicGrouper`.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        How the joins are found, see `TopicGrouper`. The tree is identical.
    n_jobs : int or None, default=None
        Threads. ``None`` is 1, ``-1`` all processors. The result does not depend on the number.
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
    trees : int, default=1
        Number of trees. If it is above 1, a forest predicts: the tree, and trees of halves of the
        documents; see `topicgrouper.fit_forest`.

    Attributes
    ----------
    document_model_ : DocumentModel or DocumentForest
        The tree with a Beta distribution at every join, or several trees.
    tree_ : TopicTree
        The tree over all words that occur in the training data.
    view_ : FlatView
        The topics, as in `TopicGrouper`.
    n_topics_ : int
        Number of topics: `n_topics`, or the largest number that the tree has if that is smaller.
    topic_nodes_ : ndarray of shape (n_topics,)
        The tree's node behind each topic.
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

    document_model_: DocumentPredictor

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
        super().__init__(
            n_topics,
            refine=refine,
            regrow=regrow,
            together=together,
            algorithm=algorithm,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            memory=memory,
            values=values,
            sparse_output=sparse_output,
            verbose=verbose,
        )
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
        return self.document_model_.word_probabilities(self._document_counts(X), n_jobs=self.n_jobs)

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
            self._document_counts(X), k, exclude_seen=exclude_seen, n_jobs=self.n_jobs
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

    def _fitted(self, tree: TopicTree) -> DocumentPredictor:
        if self.trees == 1:
            return fit_documents(tree, n_jobs=self.n_jobs)
        return fit_forest(
            tree, trees=self.trees, n_jobs=self.n_jobs, memory_limit=self.memory_limit
        )

    def _mean_log_probability(self, counts: Any) -> float:
        return self.document_model_.score(counts, n_jobs=self.n_jobs)
