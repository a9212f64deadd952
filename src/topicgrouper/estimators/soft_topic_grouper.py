"""The estimator of soft topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.count_checks import whole_count_rows
from topicgrouper.estimators.base import TreeEstimator
from topicgrouper.mixtures.softening import soften

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_view import TopicValues


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
        Threads. ``None`` is 1, ``-1`` all processors. The result does not depend on it.
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
        super().__init__(
            n_topics,
            refine=refine,
            regrow=regrow,
            algorithm=algorithm,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            memory=memory,
            values=values,
            verbose=verbose,
        )

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
