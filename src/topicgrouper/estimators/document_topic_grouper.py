"""The estimator that predicts documents by the whole tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sklearn.utils.validation import check_is_fitted

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.arrays.sums import row_sums
from topicgrouper.estimators.topic_grouper import TopicGrouper
from topicgrouper.prediction.document_counts import check_lengths
from topicgrouper.prediction.fit import checked_trees, fit_documents

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.prediction.document_model import DocumentModel, NextWords
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
