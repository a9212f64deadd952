"""The scikit-learn estimator for texts: words are counted first, then `TopicGrouper` takes over."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, Self

from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.utils.validation import check_is_fitted

from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.text_options import TextOptions
from topicgrouper.estimators.topic_grouper import TopicGrouper
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.kernel.memory import Algorithm
    from topicgrouper.refinement import RefinedView

_TEXT_PARAMETERS = ("lowercase", "min_length", "alphabetic", "stemmer", "stop_words")
_WORD_PARAMETERS = ("min_frequency", "max_words")


class TextTopicGrouper(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Topic model of raw documents.

    Words are counted as by `topicgrouper.corpus.count_texts`; all that follows is `TopicGrouper`,
    whose parameters these also are. Stop words are not needed: they gather in topics of their own.

    Parameters
    ----------
    n_topics : int, default=10
        Number of topics of the view.
    refine : bool, default=False
        Move words of the view to the topic where they fit best, see `TopicGrouper`.
    lowercase : bool, default=True
        Bring texts into lower case.
    min_length : int, default=3
        Drop shorter words.
    alphabetic : bool, default=True
        Keep only words of letters.
    stemmer : str or None, default=None
        ``"porter"`` or a Snowball language: make one word of its inflected forms. The tree shows
        the commonest form of each.
    stop_words : "english", collection of str or None, default=None
        Words to leave out.
    min_frequency : int, default=1
        Drop words with fewer occurrences in the training documents.
    max_words : int or None, default=None
        Keep so many of the most frequent words.
    algorithm, n_jobs, memory_limit, memory, proportions, verbose
        See `TopicGrouper`. Words are counted with `n_jobs` threads too.
    sparse_output : bool or "auto", default="auto"
        Kind of matrix that `transform` gives; "auto" is sparse, like counts of words.

    Attributes
    ----------
    model_ : TopicGrouper
        The fitted model of the counts, with `components_`, `labels_` and all else that it has.
    tree_ : TopicTree
        The tree of topics, with words as people should see them.
    vocabulary_ : tuple of str
        The words of the counts: stems, with a stemmer.
    n_topics_ : int
        Number of topics of the view.
    refined_ : RefinedView or None
        The refined view, in words as people should see them; nothing without `refine`.

    Examples
    --------
    >>> from topicgrouper import TextTopicGrouper
    >>> documents = ["The cat sees the dog.", "A dog, a cat!", "Red wine", "Wine, red as wine"]
    >>> model = TextTopicGrouper(n_topics=3).fit(documents)
    >>> [topic.top_words(2) for topic in model.tree_.topics(3)]
    [('wine', 'red'), ('cat', 'dog'), ('the', 'sees')]
    >>> model.transform(["Which dog drinks red wine?"]).toarray()
    array([[2, 1, 0]])
    """

    def __init__(  # noqa: PLR0913 - scikit-learn's form: parameters live in the constructor
        self,
        n_topics: int = 10,
        *,
        refine: bool = False,
        lowercase: bool = True,
        min_length: int = 3,
        alphabetic: bool = True,
        stemmer: str | None = None,
        stop_words: Literal["english"] | Collection[str] | None = None,
        min_frequency: int = 1,
        max_words: int | None = None,
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
        self.lowercase = lowercase
        self.min_length = min_length
        self.alphabetic = alphabetic
        self.stemmer = stemmer
        self.stop_words = stop_words
        self.min_frequency = min_frequency
        self.max_words = max_words
        self.algorithm = algorithm
        self.n_jobs = n_jobs
        self.memory_limit = memory_limit
        self.memory = memory
        self.proportions = proportions
        self.sparse_output = sparse_output
        self.verbose = verbose

    def fit(self, X: Iterable[str], y: Any = None) -> Self:  # noqa: ARG002
        """Count words and fit the tree.

        Parameters
        ----------
        X : iterable of str
            The training documents, read once.
        y : ignored
            Present for pipelines.

        Returns
        -------
        TextTopicGrouper
            The fitted estimator.
        """
        self._fit(X)
        return self

    def fit_transform(self, X: Iterable[str], y: Any = None) -> Any:  # noqa: ARG002
        """Fit, and count the topics of the training documents, whose words are counted only once.

        Parameters
        ----------
        X : iterable of str
            The training documents, read once.
        y : ignored
            Present for pipelines.

        Returns
        -------
        array or sparse array of shape (documents, n_topics_)
            What `transform` gives.
        """
        corpus = self._fit(X)
        return self.model_.transform(corpus.counts)

    def transform(self, X: Iterable[str]) -> Any:
        """Count the topics of documents.

        Parameters
        ----------
        X : iterable of str
            Words that did not occur in training are ignored.

        Returns
        -------
        array or sparse array of shape (documents, n_topics_)
            The frequencies f_d(t), or with `proportions` the shares f_d(t)/|d|. Topics are ordered
            by falling frequency.
        """
        counts = self._counts(X)
        return self.model_.transform(counts)

    def score(self, X: Iterable[str], y: Any = None) -> float:  # noqa: ARG002
        """Return the mean log probability of a word occurrence, the higher the better.

        Parameters
        ----------
        X : iterable of str
            Documents, for instance held out from training.
        y : ignored
            Present for pipelines.

        Returns
        -------
        float
            See `TopicGrouper.score`.
        """
        counts = self._counts(X)
        return self.model_.score(counts)

    def perplexity(self, X: Iterable[str]) -> float:
        """Return exp(-score): how many words a prediction is as uncertain as, the lower the better.

        Parameters
        ----------
        X : iterable of str
            Documents, for instance held out from training.

        Returns
        -------
        float
        """
        counts = self._counts(X)
        return self.model_.perplexity(counts)

    def view(self, n_topics: int) -> Self:
        """Return the fitted model at another number of topics, without a new fit.

        Parameters
        ----------
        n_topics : int
            Number of topics of the new view.

        Returns
        -------
        TextTopicGrouper
            A copy that shares the tree.
        """
        check_is_fitted(self)
        model = self.model_.view(n_topics)
        other: Self = copy.copy(self).set_params(n_topics=n_topics)
        other.model_ = model
        return other

    @property
    def tree_(self) -> TopicTree:
        """The tree of topics."""
        check_is_fitted(self)
        return self.model_.tree_

    @property
    def n_topics_(self) -> int:
        """Number of topics of the view."""
        check_is_fitted(self)
        return self.model_.n_topics_

    @property
    def refined_(self) -> RefinedView | None:
        """The refined view, if `refine` asks for one."""
        check_is_fitted(self)
        return self.model_.refined_

    @property
    def _n_features_out(self) -> int:
        return self.n_topics_

    def __sklearn_is_fitted__(self) -> bool:
        """Tell scikit-learn whether there is a model."""
        return hasattr(self, "model_")

    def __sklearn_tags__(self) -> Any:
        """Tell scikit-learn that texts are expected, not matrices."""
        tags = super().__sklearn_tags__()
        tags.input_tags.string = True
        tags.input_tags.two_d_array = False
        return tags

    def _fit(self, X: Iterable[str]) -> Corpus:
        corpus = self._counted(X).filter(**self._chosen(_WORD_PARAMETERS))
        if corpus.n_words == 0:
            raise ValueError(
                "No word is left of these documents. Check the texts, or lower min_length or "
                "min_frequency."
            )
        model = TopicGrouper(**self._chosen(TopicGrouper().get_params()))
        self.model_: TopicGrouper = model.fit(corpus.counts)
        tree = _with_words(self.model_.tree_, corpus.display_words)
        self.model_.tree_ = tree
        if self.model_.refined_ is not None:
            self.model_.refined_ = replace(self.model_.refined_, tree=tree)
        self.vocabulary_: tuple[str, ...] = corpus.vocabulary
        return corpus

    def _chosen(self, names: Iterable[str]) -> dict[str, Any]:
        return {name: getattr(self, name) for name in names}

    def _counted(self, X: Iterable[str]) -> Corpus:
        options = TextOptions(**self._chosen(_TEXT_PARAMETERS))
        return count_texts(X, options, n_jobs=self.n_jobs)

    def _counts(self, X: Iterable[str]) -> Any:
        check_is_fitted(self)
        return self._counted(X).with_words_of(self.vocabulary_).counts


def _with_words(tree: TopicTree, words: Sequence[str]) -> TopicTree:
    """Return the same tree with other words, one a column of the training counts."""
    return TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        [words[column] for column in tree.columns.tolist()],
        base_log_likelihood=tree.base_log_likelihood,
        columns=tree.columns,
        n_columns=tree.n_columns,
        counts=tree.counts,
    )
