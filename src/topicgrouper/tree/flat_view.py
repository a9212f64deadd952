"""Flat views: topics that partition the words of a tree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

import numpy as np
import scipy

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.sums import row_shares, row_sums
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.layout import (
    Layout,
    check_cut,
    cut_labels,
    cut_log_likelihood,
    nodes_at,
    smallest_common,
)
from topicgrouper.tree.moves import moves_of
from topicgrouper.tree.node_words import rank_words
from topicgrouper.tree.topic import Topic, topic_at
from topicgrouper.tree.topic_names import chosen_node
from topicgrouper.tree.topic_table import as_html, as_text, topic_table
from topicgrouper.tree.word_counts import focus_of_topics, required_counts, word_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tables.table import Table
    from topicgrouper.tree.moves import Move, Refinement, RefiningPass
    from topicgrouper.tree.node_words import NodeWords
    from topicgrouper.tree.topic_names import TopicReference
    from topicgrouper.tree.topic_table import TopicOrder, TopicTable
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_LINES = 10
_MAX_ROWS = 100
"""Topics that a terminal and a notebook show of a view."""


@dataclass(frozen=True, eq=False, repr=False)
class FlatView:
    """Topics that partition the words of a tree: each word is in exactly one of them.

    `TopicTree.view` returns T(n), the tree's own view with n topics; `TopicTree.cut` any other cut
    through the tree; `topicgrouper.refine` a view whose words have moved to where they fit best.
    A view cannot be changed. It is a sequence of its topics, most frequent first.

    Attributes
    ----------
    tree : TopicTree
        The tree.
    nodes : ndarray of shape (n,)
        The node behind each topic, in the order of `topics`. A refined topic has the node that it
        started from.
    labels : ndarray of shape (n_words,)
        The node behind the topic of each word.
    log_likelihood : float
        log q of the view.
    refinement : Refinement or None
        How the words moved, if the view is refined.

    See Also
    --------
    TopicTree.view : The tree's own view with n topics.
    TopicTree.cut : Any other cut through the tree.
    refine : Move words to the topic where they fit best.
    soften : Let words belong to several topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> view
    <FlatView: 2 topics of 4 words>
    n  share  focus  words  most distinctive words
    3  42.9%   0.77      2  cat, dog
    2  57.1%   0.53      2  tea, milk
    >>> view.transform(counts).toarray()
    array([[0, 5],
           [1, 3],
           [5, 0],
           [6, 1]])
    """

    tree: TopicTree
    nodes: IntArray
    labels: IntArray
    log_likelihood: float
    refinement: Refinement | None = None

    # -- the topics --------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """Number of topics."""
        return len(self.nodes)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """The topics by falling frequency; equally frequent ones by node id."""
        topics = zip(self.nodes.tolist(), self.frequencies.tolist(), strict=True)
        return tuple(
            topic_at(self.tree, node, frequency, self.node_words) for node, frequency in topics
        )

    @cached_property
    def positions(self) -> IntArray:
        """The position in `topics` of each word's topic."""
        places = np.empty(self.tree.n_nodes, dtype=np.int64)
        places[self.nodes] = np.arange(self.n)
        return frozen(places[self.labels])

    @cached_property
    def frequencies(self) -> Frequencies:
        """Occurrences f(t) of each topic, in the order of `topics`."""
        return _topic_frequencies(self.tree, self.nodes, self.labels, self.refinement)

    @cached_property
    def word_shares(self) -> FloatArray:
        """Share of each word in its topic, Φ(w) = f(w)/f(t)."""
        shares: FloatArray = self.tree.word_frequencies / self.frequencies[self.positions]
        return frozen(shares)

    @cached_property
    def focus(self) -> FloatArray:
        """How much each topic says about documents, in bits; see `TopicTree.focus`.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        if self.refinement is None:
            return frozen(self.tree.focus[self.nodes])
        counts = required_counts(self.tree.counts)
        lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
        return focus_of_topics(self.topic_counts(counts), lengths)

    def distinctive_words(self, k: int = 10) -> tuple[tuple[str, ...], ...]:
        """Return the words that most distinguish each topic from all others.

        Parameters
        ----------
        k : int, default=10
            Maximum number of words per topic.

        Returns
        -------
        tuple of tuple of str
            In the order of `topics`, most distinctive words first; see
            `Topic.distinctive_words`.

        Raises
        ------
        ValueError
            If the tree has no training counts, or `k` is below 1.
        """
        words = self.node_words.distinctive(self.nodes, k)
        return tuple(words[node] for node in self.nodes.tolist())

    def table(
        self,
        k: int | None = 10,
        *,
        frequent: bool = False,
        order: TopicOrder | None = None,
    ) -> TopicTable:
        """Return the topics as a table, most distinctive ones first and general ones last.

        Distinctive topics are large and concentrated in some of the documents; general ones have
        less than half the focus of the average word occurrence, as function words do. Without
        training counts, the topics and their words are the most frequent ones.

        Parameters
        ----------
        k : int or None, default=10
            Maximum number of words per topic; None for all.
        frequent : bool, default=False
            Show the most frequent words instead of the most distinctive ones.
        order : {"distinctive", "frequency"}, optional
            The topics that come first (default: the most distinctive ones, with `frequent` the most
            frequent).

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
        [(4, ('cat', 'dog')), (3, ('tea', 'milk')), (5, ('the',))]
        """
        return topic_table(self, k, frequent=frequent, order=order)

    @property
    def topic_of_column(self) -> IntArray:
        """The position in `topics` of each training column; -1 for words that never occurred."""
        places = np.full(self.tree.n_columns, -1, dtype=np.int64)
        places[self.tree.columns] = self.positions
        return places

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × training columns, computed on each access."""
        words = np.zeros((self.n, self.tree.n_columns))
        words[self.positions, self.tree.columns] = self.word_shares
        return words

    @property
    def passes(self) -> tuple[RefiningPass, ...]:
        """What each pass of the refinement did; empty if the view is not refined."""
        return () if self.refinement is None else self.refinement.passes

    @cached_property
    def moves(self) -> Table[Move]:
        """The words that refinement moved, largest gain first; empty if the view is not refined.

        Each has its ``word`` and ``id``, the numbers ``source`` and ``target`` of its old and new
        topic, their nodes ``source_id`` and ``target_id``, and ``gain``: the log-likelihood that
        would be lost if only this word moved back, above 0 if the refinement has converged.

        Examples
        --------
        >>> from topicgrouper import fit_tree, refine
        >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
        >>> tree = fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"])
        >>> (move,) = refine(tree.view(2)).moves
        >>> move.word, round(move.gain, 2)
        ('milk', 0.27)
        >>> tree.topic(move.source).words, tree.topic(move.target).words
        (('cat', 'dog', 'milk'), ('tea', 'cup'))
        """
        return moves_of(self)

    @property
    def is_refined(self) -> bool:
        """Whether the view is refined, so its topics are not nodes of the tree."""
        return self.refinement is not None

    @property
    def is_tree_view(self) -> bool:
        """Whether its topics are those of T(n), the tree's own view with as many topics."""
        if self.n > self.tree.max_topics:
            return False
        return np.array_equal(self.labels, self.tree.view(self.n).labels)

    def membership(self, dtype: Any = np.int64) -> csr_array[Any]:
        """Return the membership matrix: 1 if a word belongs to a topic.

        Parameters
        ----------
        dtype : dtype, default=numpy.int64
            Type of the entries.

        Returns
        -------
        csr_array of shape (words of the tree, topics)
        """
        n_words = self.tree.n_words
        ones = np.ones(n_words, dtype=dtype)
        return scipy.sparse.csr_array(
            (ones, (np.arange(n_words), self.positions)), shape=(n_words, self.n)
        )

    # -- documents ---------------------------------------------------------------------------------

    def transform(self, X: Any, *, proportions: bool = False) -> csr_array[Any]:
        """Count the topics of documents.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts or weights: columns of the training matrix, or words of the tree. Columns of
            words that never occurred in training are ignored.
        proportions : bool, default=False
            Return the topics' shares of each document instead of their counts.

        Returns
        -------
        csr_array of shape (documents, n)
            ``f_d(t)``, or with `proportions` ``f_d(t)/|d|``; a document without known words has
            none.
        """
        counts = self.topic_counts(word_counts(self.tree, X))
        return row_shares(counts) if proportions else counts

    def relative_shares(self, X: Any = None) -> FloatArray:
        """Return the share of each topic in documents, relative to its share in all of them.

        With f_d(t) words of topic t among the n of a document, ``p(t) = f(t)/N`` and the median
        length m of the training documents, it is ::

            [(f_d(t) + m·p(t)) / (n + m)] / p(t)

        A few words prove little: it is close to 1 for short documents.

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
        topicgrouper.tree.main_topics : Only the main topic of each document.
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
        trained = required_counts(self.tree.counts)
        counts = self.topic_counts(trained if X is None else word_counts(self.tree, X))
        average = self.frequencies / float(self.tree.frequencies[-1])
        lengths = np.asarray(counts.sum(axis=1), dtype=np.float64)[:, None]
        weight = median_length(row_sums(trained))
        shares: FloatArray = smoothed_shares(
            counts.toarray(), lengths, average=average, weight=weight
        )
        return shares / average

    def topic_counts(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return f_d(t), documents × topics.

        Parameters
        ----------
        words : csr_array of shape (documents, n_words)
            Valid counts or weights of the tree's words. Weights keep their type; counts become
            64-bit integers, so sums cannot overflow.

        Returns
        -------
        csr_array of shape (documents, topics)
        """
        dtype = words.dtype if words.dtype.kind == "f" else np.dtype(np.int64)
        counts = scipy.sparse.csr_array(words.astype(dtype, copy=False) @ self.membership(dtype))
        counts.sort_indices()
        return counts

    # -- other views -------------------------------------------------------------------------------

    def split(
        self, topic: TopicReference | None = None, *, node: SupportsIndex | None = None
    ) -> FlatView:
        """Return the view with one topic replaced by the two that it was joined from.

        Parameters
        ----------
        topic : int, str or Topic, optional
            A topic of the view: its number, its name, or the object; see `TopicTree.node_of`.
        node : int, optional
            Its node id, instead.

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If it is not a topic of the view, is a single word, or the view is refined.
        LookupError
            If there is no such word, name or node.

        See Also
        --------
        topicgrouper.TopicTree.cut : Any cut through the tree at once.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
        >>> [topic.words for topic in view.split(2)]
        [('dog', 'cat'), ('tea',), ('milk',)]
        >>> view.split(2).join("tea", "milk") == view
        True
        """
        found = self._topic_node(chosen_node(self.tree, topic, node), action="split")
        if found < self.tree.n_words:
            msg = f"topic {self.tree.reference(node=found)} is a single word and cannot be split"
            raise ValueError(msg)
        kept = self.nodes[self.nodes != found]
        return cut_view(self.tree, [*kept.tolist(), *self.tree.children_of(node=found)])

    def join(
        self,
        first: TopicReference | None = None,
        second: TopicReference | None = None,
        *,
        nodes: tuple[SupportsIndex, SupportsIndex] | None = None,
    ) -> FlatView:
        """Return the view with two sibling topics joined.

        Parameters
        ----------
        first, second : int, str or Topic, optional
            Topics of the view, as for `split`. They must be siblings.
        nodes : tuple of two int, optional
            Their node ids, instead.

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If they are not siblings; the message names the smallest topic that contains both.
        LookupError
            If there is no such word, name or node.
        """
        given = zip((first, second), nodes or (None, None), strict=True)
        left, right = (
            self._topic_node(chosen_node(self.tree, topic, node), action="joined")
            for topic, node in given
        )
        names = [self.tree.reference(node=node) for node in (left, right)]
        if left == right:
            raise ValueError(f"topic {names[0]} cannot be joined with itself; choose two topics")
        parent = self.tree.parent(node=left)
        if parent is None or parent != self.tree.parent(node=right):
            common = smallest_common(self.tree.layout, left, right)
            raise ValueError(
                f"topics {names[0]} and {names[1]} are not siblings; the smallest topic that "
                f"contains both is {self.tree.reference(node=common)}"
            )
        kept = self.nodes[~np.isin(self.nodes, (left, right))]
        return cut_view(self.tree, [*kept.tolist(), parent])

    def with_tree(self, tree: TopicTree) -> FlatView:
        """Return the same view of a tree with the same joins but other words.

        Parameters
        ----------
        tree : TopicTree
            The tree, for instance from `TopicTree.with_vocabulary`.

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If the tree has other joins.
        """
        if tree is self.tree:
            return self
        if not np.array_equal(tree.children, self.tree.children):
            msg = "this view belongs to a tree with other joins; make a view of this tree instead"
            raise ValueError(msg)
        refinement = self.refinement
        if refinement is not None:
            refinement = replace(refinement, start=refinement.start.with_tree(tree))
        return replace(self, tree=tree, refinement=refinement)

    # -- being a sequence and a value --------------------------------------------------------------

    def __len__(self) -> int:
        """Return the number of topics."""
        return self.n

    def __iter__(self) -> Iterator[Topic]:
        """Go through the topics, most frequent first."""
        return iter(self.topics)

    @overload
    def __getitem__(self, place: int) -> Topic: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Topic, ...]: ...
    def __getitem__(self, place: int | slice) -> Topic | tuple[Topic, ...]:
        """Return topics by their place."""
        return self.topics[place]

    def __eq__(self, other: object) -> bool:
        """Compare the trees and what the words belong to."""
        if not isinstance(other, FlatView):
            return NotImplemented
        return np.array_equal(self.labels, other.labels) and (
            self.tree is other.tree or self.tree == other.tree
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((self.n, self.tree))

    def __copy__(self) -> FlatView:
        """Return the view itself, as it cannot change."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> FlatView:
        """Return the view itself, as it cannot change."""
        return self

    def __repr__(self) -> str:
        """Return a line and the topics that tell most."""
        return as_text(f"<FlatView: {self._title}>", view=self, limit=_MAX_LINES)

    def _repr_html_(self) -> str:
        """Return the same as a table for notebooks."""
        return as_html(self._title, view=self, limit=_MAX_ROWS)

    @property
    def _title(self) -> str:
        refined = "refined " if self.is_refined else ""
        topics = f"{self.n:,} {refined}topic" + ("s" if self.n > 1 else "")
        words = f"{self.tree.n_words:,} word" + ("s" if self.tree.n_words > 1 else "")
        return f"{topics} of {words}"

    @cached_property
    def node_words(self) -> NodeWords:
        """The words of its topics, by node."""
        if self.refinement is None:
            return self.tree.node_words
        return rank_words(
            self.tree.vocabulary,
            layout=_layout(self.labels, n_nodes=self.tree.n_nodes),
            word_frequencies=self.tree.word_frequencies,
            by_word=self.tree.node_words.by_word,
        )

    def _topic_node(self, node: int, *, action: str) -> int:
        """Check that a node is a topic of this view that can be split or joined."""
        if self.is_refined:
            raise ValueError(
                f"refined topics cannot be {action}, as they are not nodes of the tree; change the "
                "view first, then refine it"
            )
        if node in self.nodes:
            return node
        tree = self.tree
        holder = int(self.labels[tree.words_of(node=node)[0]])
        if tree.layout.sizes[holder] > tree.layout.sizes[node]:
            where = f"it is part of topic {tree.reference(node=holder)}"
        else:
            n_parts = len(np.unique(self.labels[tree.words_of(node=node)]))
            where = f"it is divided into {n_parts:,} topics there"
        raise ValueError(f"topic {tree.reference(node=node)} is not a topic of this view: {where}")


def view_of_labels(
    tree: TopicTree,
    nodes: IntArray,
    labels: IntArray,
    *,
    log_likelihood: float,
    refinement: Refinement | None = None,
) -> FlatView:
    """Return a view with topics by falling frequency; equally frequent ones by node id.

    The nodes behind the topics come by rising id, the labels are the node of each word.
    """
    frequencies = _topic_frequencies(tree, nodes, labels, refinement)
    order = np.argsort(-frequencies, kind="stable")
    return FlatView(tree, frozen(nodes[order]), frozen(labels), log_likelihood, refinement)


def tree_view(tree: TopicTree, n: int) -> FlatView:
    """Return T(n); see `TopicTree.view`."""
    nodes = nodes_at(tree.layout, n)
    labels = cut_labels(tree.layout, nodes)
    return view_of_labels(tree, nodes, labels, log_likelihood=tree.log_likelihood(n))


def cut_view(tree: TopicTree, nodes: Iterable[int]) -> FlatView:
    """Return the view of any nodes that cover every word exactly once; see `TopicTree.cut`."""
    ordered = np.array(sorted(nodes), dtype=np.int64)
    check_cut(tree, ordered.tolist())
    labels = cut_labels(tree.layout, ordered)
    return view_of_labels(tree, ordered, labels, log_likelihood=cut_log_likelihood(tree, labels))


def as_view(tree: TopicTree, view: SupportsIndex | FlatView) -> FlatView:
    """Return T(n) for a number of topics, or a view of the same joins with the tree's words."""
    if isinstance(view, FlatView):
        return view.with_tree(tree)
    try:
        number = as_index(view)
    except TypeError:
        msg = f"expected a number of topics or a FlatView, got {type(view).__name__}"
        raise TypeError(msg) from None
    return tree.view(number)


def checked_view(view: Any) -> FlatView:
    """Check that something is a view."""
    if isinstance(view, FlatView):
        return view
    raise TypeError(f"view must be a FlatView such as tree.view(40), got {type(view).__name__}")


def _topic_frequencies(
    tree: TopicTree, nodes: IntArray, labels: IntArray, refinement: Refinement | None
) -> Frequencies:
    """Return f(t) of topics in the order of their nodes: known for a cut, summed after moves."""
    by_node: Any = tree.frequencies
    if refinement is not None:
        by_node = np.zeros(tree.n_nodes, dtype=tree.frequencies.dtype)
        np.add.at(by_node, labels, tree.word_frequencies)
    frequencies: Frequencies = frozen(by_node[nodes])
    return frequencies


def _layout(labels: IntArray, *, n_nodes: int) -> Layout:
    """Return the layout of refined topics; other nodes have no words."""
    order = np.argsort(labels, kind="stable").astype(np.int64, copy=False)
    sizes = np.bincount(labels, minlength=n_nodes).astype(np.int64, copy=False)
    starts = np.cumsum(sizes) - sizes
    nothing = np.empty(0, np.int64)  # refined topics have neither parents nor a depth
    return Layout(parents=nothing, sizes=sizes, starts=starts, depths=nothing, order=order)
