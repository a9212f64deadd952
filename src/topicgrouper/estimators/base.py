"""The common base of the estimators: a tree, and one view of it."""

from __future__ import annotations

import math
import warnings
from abc import abstractmethod
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np
import scipy.sparse
from sklearn.base import BaseEstimator, TransformerMixin, clone
from sklearn.utils.validation import check_is_fitted, check_memory, validate_data

from topicgrouper.common.checks import unique_words, whole_number
from topicgrouper.common.progress import logged_progress
from topicgrouper.common.sparse import sound_rows
from topicgrouper.fitting.fit import fit_tree
from topicgrouper.fitting.regrow import regrow
from topicgrouper.fitting.word_moves import refine
from topicgrouper.kernel.memory import ALGORITHMS
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.topic_view import TOPIC_VALUES
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from contextlib import AbstractContextManager

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.progress import Progress
    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicValues, TopicView


class TreeEstimator(TransformerMixin, BaseEstimator):
    """Fit a tree and take one view of it.

    Subclasses define the topics. Their docstrings describe parameters and attributes.
    """

    n_topics: int | None
    refine: bool
    regrow: bool
    algorithm: Algorithm
    n_jobs: int | None
    memory_limit: int | str | None
    memory: Any
    values: TopicValues
    verbose: bool
    view_: FlatView

    _choices: ClassVar[Mapping[str, tuple[object, ...]]] = {
        "refine": (True, False),
        "regrow": (True, False),
        "algorithm": ALGORITHMS,
        "values": TOPIC_VALUES,
    }
    """The allowed values of parameters that are choices."""

    # -- fitting and looking -----------------------------------------------------------------------

    def fit(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - scikit-learn's signature
        """Fit the tree and take its view of `n_topics` topics.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            The training documents in the form that the class takes: counts, or texts, which are
            read once.
        y : object
            Ignored; present for pipelines.

        Returns
        -------
        Self
            The fitted estimator.
        """
        self._fit(X)
        return self

    def fit_transform(self, X: Any, y: Any = None) -> Any:  # noqa: ARG002
        """Fit, and return what `transform` returns for the training documents.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            The training documents, as for `fit`.
        y : object
            Ignored; present for pipelines.

        Returns
        -------
        array or sparse array of shape (documents, n_topics)
            See `transform`.
        """
        return self._topics_of(self._fit(X))

    def fit_predict(self, X: Any, y: Any = None) -> IntArray:  # noqa: ARG002
        """Fit, and return the positions of the main topics of the training documents.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            The training documents, as for `fit`.
        y : object
            Ignored; present for pipelines.

        Returns
        -------
        ndarray of shape (documents,)
            See `predict`.
        """
        counts = self._fit(X)
        return self._topics.predict(counts)

    def update(self, X: Any, y: Any = None) -> Self:  # noqa: ARG002 - as fit
        """Add documents to the fitted tree while its topics stay.

        The tree keeps its structure, and topics keep their numbers. New words go where they fit
        best, and other words move only if that raises the likelihood: see `topicgrouper.fit_tree`
        with ``start``. Unlike the `partial_fit` of other estimators, documents may have new words,
        and new documents count no more than old ones.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            Only the new documents, in the form that `fit` took; the tree has the counts of the
            others. In a data frame, new columns are new words, and missing columns are 0. Without
            column names, the number of columns must be that of `fit`. Texts are counted as in
            `fit`; new words need the same minimum frequency.
        y : object
            Ignored; present for pipelines.

        Returns
        -------
        Self
            The estimator itself, with the tree of all documents and its view of `n_topics` topics,
            refined or softened again if it was. New words come last in `feature_names_in_` or
            `vocabulary_`. After an error, the estimator is unchanged.

        Raises
        ------
        sklearn.exceptions.NotFittedError
            If the estimator is not fitted.
        ValueError
            If the columns differ from those of the fit and have no names, or the tree has no
            counts.
        """
        check_is_fitted(self)
        self._update(X)
        return self

    def view(self, n_topics: int | FlatView) -> Self:
        """Return the fitted estimator with another view, without refitting the tree.

        Parameters
        ----------
        n_topics : int or FlatView
            A number of topics, whose view is refined if `refine` is set; or any view of `tree_`,
            such as an uneven cut or a refined view, which is used unchanged.

        Returns
        -------
        Self
            A copy that shares the tree. Its parameter `n_topics` is the number of topics.
        """
        check_is_fitted(self)
        number = n_topics.n if isinstance(n_topics, FlatView) else n_topics
        other: Self = clone(self).set_params(n_topics=number)
        other._check_parameters()
        for name, value in vars(self).items():
            if name.endswith("_"):
                setattr(other, name, value)
        if isinstance(n_topics, FlatView):
            other._look_at(n_topics.with_tree(self.tree_))
        else:
            other._look_at(other._chosen_view(self.tree_))
        return other

    # -- documents ---------------------------------------------------------------------------------

    def transform(self, X: Any) -> Any:
        """Return the topics of documents.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            Documents, as for `fit`. Words that did not occur in training are ignored.

        Returns
        -------
        array or sparse array of shape (documents, n_topics)
            See the class for the values. Topics are in the order of `view_`.
        """
        check_is_fitted(self)
        return self._topics_of(self._document_counts(X))

    def predict(self, X: Any) -> IntArray:
        """Return the main topic of each document: its position, that of a column of `transform`.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            Documents, as for `transform`.

        Returns
        -------
        ndarray of shape (documents,)
            The column of the topic in `transform` and its position in `view_`; -1 for documents
            without known words. See `topicgrouper.FlatView.predict`.
        """
        check_is_fitted(self)
        return self._topics.predict(self._document_counts(X))

    # -- attributes --------------------------------------------------------------------------------

    @property
    def _fitted_view(self) -> FlatView:
        check_is_fitted(self)
        return self.view_

    @property
    def tree_(self) -> TopicTree:
        """The tree over all words that occur in the training documents."""
        return self._fitted_view.tree

    @property
    def n_topics_(self) -> int:
        """Number of topics of the view."""
        return self._fitted_view.n

    @property
    def topic_nodes_(self) -> IntArray:
        """The tree's node behind each topic."""
        return self._fitted_view.nodes

    @property
    def labels_(self) -> IntArray:
        """The topic of each word; -1 for words that never occurred."""
        return self._fitted_view.topic_of_column

    @property
    def components_(self) -> FloatArray:
        """p(w|t), topics × words: each row sums to 1."""
        check_is_fitted(self)
        return self._topics.topic_words

    @property
    def children_(self) -> IntArray:
        """The joins of the tree."""
        return self.tree_.children

    def get_feature_names_out(self, input_features: Any = None) -> NDArray[np.object_]:  # noqa: ARG002
        """Return the names of the columns of `transform`.

        Parameters
        ----------
        input_features : object
            Ignored; present for pipelines.

        Returns
        -------
        ndarray of str
            The names, such as ``topic_37`` for topic 37; see `Topic.number`.
        """
        names = [f"topic_{topic.number}" for topic in self._fitted_view.topics]
        return np.array(names, dtype=object)

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether the estimator is fitted."""
        return hasattr(self, "view_")

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn what the estimator accepts."""
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        tags.input_tags.positive_only = True
        return tags

    # -- what subclasses say -----------------------------------------------------------------------

    @property
    def _topics(self) -> TopicView:
        """The topics that describe documents."""
        return self.view_

    def _topics_of(self, counts: Any) -> Any:
        """Return the result of `transform`, given counts."""
        return self._topics.transform(counts, values=self.values)

    def _training_counts(self, X: Any) -> tuple[Any, Sequence[str] | None]:
        """Return checked counts and a word per column, if the columns have names."""
        counts = self._validated(X, reset=True)
        names = getattr(self, "feature_names_in_", None)
        return counts, None if names is None else [str(name) for name in names]

    def _new_counts(self, X: Any) -> tuple[Any, Sequence[str] | None, dict[str, Any]]:
        """Return counts with the known columns first, their words, and attributes to set."""
        fresh = clone(self)
        counts, words = fresh._training_counts(X)
        known = getattr(self, "feature_names_in_", None)
        if (known is None) != (words is None):
            found, fix = "column names", "without names; pass a matrix with the same columns."
            if words is None:
                found = "no column names"
                fix = "with names; pass a data frame with words as column names."
            name = type(self).__name__
            raise ValueError(f"X has {found}, but {name} was fitted to counts {fix}")
        if known is None or words is None:
            if counts.shape[1] != self.n_features_in_:
                raise ValueError(
                    f"X has {counts.shape[1]:,} columns, but {type(self).__name__} was fitted to "
                    f"{self.n_features_in_:,}. Columns without names must be the same; to add "
                    "words, fit and update with data frames that have words as column names."
                )
            return counts, None, {}
        places = {name: column for column, name in enumerate(known)}
        columns = [
            places.setdefault(name, len(places)) for name in unique_words(words, n_words=len(words))
        ]
        names = np.array(list(places), dtype=object)
        attributes = {"feature_names_in_": names, "n_features_in_": len(names)}
        return _in_columns(counts, columns, len(names)), names.tolist(), attributes

    def _document_counts(self, X: Any) -> Any:
        """Return checked counts with the columns of training."""
        return self._validated(X, reset=False)

    def _validated(self, X: Any, *, reset: bool) -> Any:
        """Return counts of at least 0, dense or in rows; `reset` remembers their features."""
        is_flat = isinstance(X, list | tuple) or getattr(X, "ndim", 2) == 1
        if is_flat and isinstance(next(iter(X), None), str):
            raise TypeError(
                f"{type(self).__name__} takes counts, got texts; use TextTopicGrouper, or a "
                "CountVectorizer before it in a pipeline"
            )
        return validate_data(
            self,
            sound_rows(X) if scipy.sparse.issparse(X) else X,
            reset=reset,
            accept_sparse="csr",
            dtype="numeric",
            ensure_non_negative=True,
        )

    def _together(self, words: Sequence[str] | None) -> Any:  # noqa: ARG002 - for subclasses
        """Return groups of words that must share a topic, if there are any."""
        return None

    def _check_parameters(self) -> None:
        if self.n_topics is not None:
            whole_number("n_topics", self.n_topics, minimum=1)
        for name, allowed in self._choices.items():
            if getattr(self, name) not in allowed:
                listed = ", ".join(map(repr, allowed))
                raise ValueError(f"{name} must be one of {listed}; got {getattr(self, name)!r}.")

    def _look_at(self, view: FlatView) -> None:
        self.view_ = view

    # -- steps -------------------------------------------------------------------------------------

    def _fit(self, X: Any) -> Any:
        """Fit and return the counts."""
        self._check_parameters()
        counts, words = self._training_counts(X)
        # The tree is the same whatever the settings, so they are not part of the cache's key.
        settings = {name: getattr(self, name) for name in ("algorithm", "n_jobs", "memory_limit")}
        cache = check_memory(self.memory).cache
        cached_fit = cache(fit_tree, ignore=["progress", *settings])
        with self._reporting() as report:
            tree: TopicTree = cached_fit(
                counts, words, together=self._together(words), progress=report, **settings
            )
        if self.regrow:
            del settings["algorithm"]
            with self._reporting() as report:
                cached_regrow = cache(regrow, ignore=["progress", *settings])
                tree = cached_regrow(tree, progress=report, **settings)
        self._look_at(self._chosen_view(tree))
        return counts

    def _update(self, X: Any) -> None:
        """Add documents; the estimator changes only once all is done."""
        self._check_parameters()
        tree = self.tree_
        known = required_counts(tree.counts, hint="refit the estimator")
        counts, words, attributes = self._new_counts(X)
        n_documents, n_columns = counts.shape
        if not n_documents:
            return
        with self._reporting() as report:
            tree = fit_tree(
                scipy.sparse.vstack([_in_columns(known, tree.columns, n_columns), counts]),
                words,
                start=tree,
                n_jobs=self.n_jobs,
                memory_limit=self.memory_limit,
                progress=report,
            )
        self._look_at(self._chosen_view(tree))
        for name, value in attributes.items():
            setattr(self, name, value)

    def _chosen_view(self, tree: TopicTree) -> FlatView:
        """Return the view that the parameters ask for."""
        wanted = tree.suggest_n().n if self.n_topics is None else int(self.n_topics)
        n_topics = min(wanted, tree.max_topics)
        if n_topics < wanted:
            most = "words that occur"
            if n_topics < tree.n_words:
                most = "groups that stay together and other words that occur"
            warnings.warn(
                f"n_topics={wanted} is more than the {n_topics} {most}; using {n_topics}.",
                UserWarning,
                stacklevel=4,  # who called fit or update
            )
        view = tree.view(n_topics)
        return refine(view, n_jobs=self.n_jobs) if self.refine else view

    def _reporting(self) -> AbstractContextManager[Progress | None]:
        """Return a context with a progress callback, or with none unless `verbose`."""
        return logged_progress() if self.verbose else nullcontext()


class ScoringEstimator(TreeEstimator):
    """Add the probabilities of documents, which subclasses define."""

    def score(self, X: Any, y: Any = None) -> float:  # noqa: ARG002 - scikit-learn's signature
        """Return the mean log probability per word occurrence; higher is better.

        Words that did not occur in training are ignored. The class describes how the probability of
        documents is computed. The score rises with `n_topics` far beyond numbers that are useful to
        read, so do not choose `n_topics` by it: use `TopicTree.suggest_n`, or the score of the
        final task, such as that of a classifier at the end of a pipeline.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            Documents as for `fit`, usually held out from training.
        y : object
            Ignored; present for pipelines.

        Returns
        -------
        float
            The mean, in nats.

        Raises
        ------
        ValueError
            If no word of the documents occurred in training.
        """
        check_is_fitted(self)
        return self._mean_log_probability(self._document_counts(X))

    def perplexity(self, X: Any) -> float:
        """Return the perplexity per word, exp(-score); lower is better.

        Parameters
        ----------
        X : array, sparse matrix or data frame of shape (documents, words), or iterable of str
            Documents, usually held out from training.

        Returns
        -------
        float
            The perplexity.
        """
        check_is_fitted(self)
        return math.exp(-self._mean_log_probability(self._document_counts(X)))

    @abstractmethod
    def _mean_log_probability(self, counts: Any) -> float:
        """Return the mean log probability per word occurrence of counted documents."""


def _in_columns(counts: Any, columns: Any, n_columns: int) -> csr_array[Any]:
    """Return counts, moved to the given columns of a wider matrix."""
    rows = scipy.sparse.csr_array(counts)
    indices = np.asarray(columns, dtype=np.int64)[rows.indices]
    shape = (rows.shape[0], n_columns)
    return scipy.sparse.csr_array((rows.data, indices, rows.indptr), shape=shape)
