"""The common base of views and soft topics: topics, each with a node of a tree behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from operator import index as as_index
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Self,
    SupportsIndex,
    TypeAlias,
    get_args,
    overload,
)

import numpy as np

from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import row_sums
from topicgrouper.tables.shown import printable
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.keywords import shown_indices, shown_words
from topicgrouper.tree.main_topics import MainTopics
from topicgrouper.tree.topic import Topic, topic_at
from topicgrouper.tree.topic_quality import N_WORDS, TopicQuality, topic_quality
from topicgrouper.tree.topic_table import as_html, as_text, topic_table
from topicgrouper.tree.word_counts import focus_of_topics, required_counts, word_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.keywords import ShowsWords
    from topicgrouper.tree.node_words import TopicWords
    from topicgrouper.tree.topic_table import TopicOrder, TopicTable
    from topicgrouper.tree.topic_tree import TopicTree

TopicValues: TypeAlias = Literal["weights", "counts", "shares", "relative"]
TOPIC_VALUES: tuple[TopicValues, ...] = get_args(TopicValues)
"""The values that describe documents, as ``FlatView.transform(X, values=name)`` takes them."""

_MAX_LISTED = 40
"""Topics in the message about one that is missing."""

_MAX_LINES = 10
_MAX_ROWS = 100
"""Topics that a terminal and a notebook show of a view."""


class TopicView(ABC):
    """Topics that come from nodes of a tree: a `FlatView`, or `SoftTopics`.

    Functions that show, name, compare or write topics take either. It is a sequence of `Topic`.
    """

    tree: TopicTree
    nodes: IntArray

    noun: ClassVar[str] = "topic"
    """The name of one topic in texts."""

    is_soft: ClassVar[bool] = False
    """Whether a word may belong to several of them."""

    @property
    def numbers(self) -> IntArray:
        """The number of each topic; a soft topic has that of the node it comes from."""
        return self.tree.numbers[self.nodes]

    # -- what the two kinds differ in --------------------------------------------------------------

    @property
    @abstractmethod
    def frequencies(self) -> Frequencies:
        """Occurrences of each topic, in the order of `topics`."""

    @property
    @abstractmethod
    def node_words(self) -> TopicWords:
        """The words of its topics, by node."""

    if TYPE_CHECKING:  # a property of views, a field of soft topics

        @property
        def topic_words(self) -> FloatArray:
            """Φ: p(word | topic), topics × training columns."""

    @property
    @abstractmethod
    def document_counts(self) -> csr_array[Any]:
        """Occurrences f_d(t) of each topic in the training documents, documents × topics."""

    @abstractmethod
    def membership(self) -> csr_array[Any]:
        """Return the membership matrix, words × topics: not 0 if a word belongs to a topic."""

    @abstractmethod
    def occurrences(self, words: IntArray, places: IntArray) -> npt.NDArray[Any]:
        """Return how many occurrences of words belong to topics, pair by pair."""

    @abstractmethod
    def words_in(self, place: int, *, row: int) -> IntArray:
        """Return the words that belong to a topic in a training document, as indices."""

    @abstractmethod
    def transform(self, X: Any, *, values: TopicValues) -> Any:
        """Describe documents by their topics."""

    @abstractmethod
    def topic_counts(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return f_d(t) of any documents × words of the tree, documents × topics."""

    # -- the topics --------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """Number of topics."""
        return len(self.nodes)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics, in the order of `nodes`."""
        topics = zip(self.nodes.tolist(), self.frequencies.tolist(), strict=True)
        return tuple(topic_at(self.tree, node, frequency, self.shows) for node, frequency in topics)

    @property
    def references(self) -> tuple[str, ...]:
        """The name of each topic in commands: its number, or its word if it has only one."""
        return tuple(self.tree.reference(node=node) for node in self.nodes.tolist())

    @property
    def shares(self) -> FloatArray:
        """Each topic's share of all occurrences."""
        shares: FloatArray = self.frequencies / float(self.tree.frequencies[-1])
        return shares

    @cached_property
    def focus(self) -> FloatArray:
        """The focus of each topic, in bits; see `TopicTree.focus`.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        lengths = row_sums(required_counts(self.tree.counts)).astype(np.float64)
        return focus_of_topics(self.document_counts, lengths)

    @cached_property
    def quality(self) -> TopicQuality:
        """The coherence of each topic, and a warning if there is a reason for one.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        words = shown_indices(self.tree, self.nodes.tolist(), N_WORDS, of=self.shows)
        order = np.argsort(self.main_topics, kind="stable")
        ends = np.searchsorted(self.main_topics[order], np.arange(self.n + 1))
        documents = [order[first:last] for first, last in pairwise(ends.tolist())]
        return topic_quality(words, documents, self.tree.node_words.by_word)

    @property
    def is_empty(self) -> npt.NDArray[np.bool_]:
        """Which topics have hardly any occurrences."""
        return np.zeros(self.n, dtype=np.bool_)

    def place_of(self, node: int) -> int:
        """Return the position of the topic that comes from a `node`.

        If none does, the ValueError names topics to choose from.
        """
        found = np.flatnonzero(self.nodes == node)
        if not len(found):
            raise ValueError(self._why_missing(node))
        return int(found[0])

    def _why_missing(self, node: int) -> str:
        """Return the message about a node from which no topic comes."""
        wanted = printable(self.tree.reference(node=node))
        listed = ", ".join(map(printable, self.references[:_MAX_LISTED]))
        listed += ", …" if self.n > _MAX_LISTED else ""
        return f"topic {wanted} is not one of the {self.n:,} {self.noun}s; choose one of {listed}"

    @cached_property
    def main_topics(self) -> IntArray:
        """The position of each training document's main topic, -1 if it has no words; `predict`."""
        return self._main_topics.trained

    @property
    def has_documents(self) -> bool:
        """Whether the main topics of the training documents can be found."""
        return self.tree.has_counts

    @cached_property
    def documents(self) -> IntArray:
        """The number of training documents whose main topic each topic is."""
        chosen = self.main_topics[self.main_topics >= 0]
        return frozen(np.bincount(chosen, minlength=self.n))

    def documents_of(self, *, node: int) -> IntArray:
        """Return the training documents whose main topic comes from a `node`, as rows."""
        return np.flatnonzero(self.main_topics == self.place_of(node))

    def keywords(self, k: int = 10) -> tuple[tuple[str, ...], ...]:
        """Return the words that describe the documents of each topic.

        Parameters
        ----------
        k : int, default=10
            Maximum number of words per topic.

        Returns
        -------
        tuple of tuple of str
            In the order of `topics`; see `Topic.keywords`.

        Raises
        ------
        ValueError
            If `k` is below 1.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> from topicgrouper.corpus import count_texts
        >>> texts = ["cat dog milk", "cat dog", "tea milk", "milk tea"]
        >>> corpus = count_texts([*texts, "rain sun", "sun rain", "bus car", "car bus"])
        >>> view = fit_tree(corpus.counts, corpus.vocabulary).view(4)
        >>> view.keywords()
        (('milk', 'tea'), ('bus', 'car'), ('cat', 'dog'), ('rain', 'sun'))
        """
        words = self.shown_words(self.nodes, k)
        return tuple(words[node] for node in self.nodes.tolist())

    def shown_words(
        self, nodes: Iterable[int] | IntArray, k: int = 10, *, frequent: bool = False
    ) -> dict[int, tuple[str, ...]]:
        """Return the words that are shown for topics; see `TopicTree.shown_words`.

        Parameters
        ----------
        nodes : iterable of int
            Node ids.
        k : int, default=10
            Maximum number of words per node.
        frequent : bool, default=False
            The most frequent words of all nodes.

        Returns
        -------
        dict of int to tuple of str
        """
        return shown_words(self.tree, nodes, k, of=self.shows, frequent=frequent)

    @property
    def shows(self) -> ShowsWords:
        """Where the words and documents of its topics are from: the tree, if they are its nodes."""
        return self

    def table(
        self, k: int | None = 10, *, frequent: bool = False, order: TopicOrder | None = None
    ) -> TopicTable:
        """Return the topics as a table, those with most documents first.

        Topics that are no document's main topic, such as those of function words, come last, by
        frequency. Without training counts, topics and words are sorted by frequency.

        Parameters
        ----------
        k : int or None, default=10
            Maximum number of words per topic; None for all.
        frequent : bool, default=False
            Show the most frequent words instead of those that describe the documents.
        order : {"documents", "frequency", "view"}, optional
            The order of topics (default: ``"documents"``, or ``"frequency"`` with `frequent`).
            ``"view"`` is the order of the view.

        Returns
        -------
        TopicTable

        Raises
        ------
        ValueError
            If `k` is below 1.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
        >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
        >>> [(row.topic, row.words) for row in view.table()]
        [(3, ('tea', 'milk')), (4, ('cat', 'dog')), (5, ('the',))]
        """
        return topic_table(self, k, frequent=frequent, order=order)

    def to_frame(self, backend: Any = None) -> Any:
        """Return the topics as a data frame, in the order of the view.

        Row i is the topic at position i, which is column i of `transform` and the value i of
        `predict`. To get the topics with most documents first, use ``table().to_frame()``. For
        `backend`, see `topicgrouper.tables.Table.to_frame`.
        """
        return self.table(order="view").to_frame(backend)

    def predict(self, X: Any = None) -> IntArray:
        """Return the main topic of each document: its position in the view, not its number.

        This is not the largest topic, which is usually that of the function words. The training
        documents, grouped by topic, show which words go with each topic, including words of other
        topics. The main topic of a document is the one in which its words are most probable.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns), optional
            Counts or weights, as for `transform` (default: the training documents).

        Returns
        -------
        ndarray of int
            Position of each document's topic in the view; -1 for documents without known words.

        Raises
        ------
        ValueError
            If the tree has no training counts.

        See Also
        --------
        topicgrouper.Model.predict : The same for texts, files and frames.
        topicgrouper.Model.documents : The reverse: the documents of a topic.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
        >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
        >>> [view[place].words for place in view.predict()]
        [('cat', 'dog'), ('cat', 'dog'), ('tea', 'milk'), ('tea', 'milk')]
        """
        if X is None:
            return self.main_topics
        return frozen(self._main_topics.predict(word_counts(self.tree, X)))

    @cached_property
    def _main_topics(self) -> MainTopics:
        """The rule for the main topics, learnt once."""
        return MainTopics.of(self)

    def relative_shares(self, X: Any = None) -> FloatArray:
        """Return the share of each topic in documents, relative to its share in all of them.

        With f_d(t) words of topic t among the n of a document, ``p(t) = f(t)/N`` and the median
        length m of the training documents, it is ::

            [(f_d(t) + m·p(t)) / (n + m)] / p(t)

        Since a few words prove little, it is close to 1 for short documents.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns), optional
            Counts or weights, as for `transform`, of documents or of groups of them (default: the
            training documents).

        Returns
        -------
        ndarray of shape (documents, topics)
            1 is the average; 2 means that a document has twice as much of the topic.

        Raises
        ------
        ValueError
            If the tree has no training counts.

        See Also
        --------
        topicgrouper.FlatView.predict : Only the main topic of each document.
        topicgrouper.compare_groups : The same for groups of documents, with a test.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
        >>> view.relative_shares().round(2)
        array([[0.5 , 1.67],
               [0.75, 1.33],
               [1.38, 0.5 ],
               [1.29, 0.61]])
        """
        required_counts(self.tree.counts)
        if X is None:
            return self._relative(self.document_counts.toarray())
        return self._relative(self.topic_counts(word_counts(self.tree, X)).toarray())

    def _relative(self, counts: npt.NDArray[Any]) -> FloatArray:
        """Return the relative shares of documents, given f_d(t)."""
        average = self.shares
        shares: FloatArray = smoothed_shares(
            counts,
            counts.sum(axis=1, dtype=np.float64)[:, None],
            average=average,
            weight=median_length(row_sums(required_counts(self.tree.counts))),
        )
        return np.divide(shares, average, out=np.ones_like(shares), where=average > 0)

    def with_tree(self, tree: TopicTree) -> Self:
        """Return the same topics of a `tree` with the same joins but other words or names."""
        if tree is self.tree:
            return self
        if not np.array_equal(tree.children, self.tree.children):
            msg = "this view belongs to a tree with other joins; use a view of this tree"
            raise ValueError(msg)
        found: Self = replace(self, tree=tree)  # type: ignore[type-var]
        return found

    # -- being a sequence and a value --------------------------------------------------------------

    def __len__(self) -> int:
        """Return the number of topics."""
        return self.n

    def __iter__(self) -> Iterator[Topic]:
        """Iterate over the topics, in the order of `nodes`."""
        return iter(self.topics)

    @overload
    def __getitem__(self, place: int) -> Topic: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Topic, ...]: ...
    def __getitem__(self, place: int | slice) -> Topic | tuple[Topic, ...]:
        """Return topics by position."""
        return self.topics[place]

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the rule of the main topics, which is large and learnt again when needed."""
        return {name: value for name, value in self.__dict__.items() if name != "_main_topics"}

    def __repr__(self) -> str:
        """Return a line and the topics with most documents."""
        return as_text(f"<{type(self).__name__}: {self._title}>", view=self, limit=_MAX_LINES)

    def _repr_html_(self) -> str:
        """Return the same as a table for notebooks."""
        return as_html(self._title, view=self, limit=_MAX_ROWS)

    @property
    def _title(self) -> str:
        topics = f"{self.n:,} {self.noun}" + ("s" if self.n > 1 else "")
        words = f"{self.tree.n_words:,} word" + ("s" if self.tree.n_words > 1 else "")
        return f"{topics} of {words}"


def as_topics(tree: TopicTree, topics: SupportsIndex | TopicView | None) -> TopicView:
    """Return T(n) for a number of topics, or a view or soft topics with the tree's words.

    The default is the suggested number of topics.
    """
    if isinstance(topics, TopicView):
        return topics.with_tree(tree)
    try:
        number = tree.suggest_n().n if topics is None else as_index(topics)
    except TypeError:
        msg = f"expected a number of topics or a FlatView, got {type(topics).__name__}"
        raise TypeError(msg) from None
    return tree.view(number)


def numbers_at(view: TopicView, places: IntArray) -> IntArray:
    """Return the numbers of the topics at some places of a view; -1 stays."""
    return np.where(places >= 0, view.numbers[places], -1)
