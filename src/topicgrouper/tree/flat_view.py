"""Views: topics that partition the words of a tree; taxonomies."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import scipy

from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.common.sparse import row_shares
from topicgrouper.tree.layout import (
    Layout,
    check_cut,
    cut_labels,
    cut_log_likelihood,
    nodes_at,
    parts_among,
    smallest_common,
)
from topicgrouper.tree.node_words import rank_words
from topicgrouper.tree.topic import chosen_node
from topicgrouper.tree.topic_view import TOPIC_VALUES, TopicValues, TopicView, as_topics
from topicgrouper.tree.word_counts import required_counts, word_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.keywords import ShowsWords
    from topicgrouper.tree.node_words import NodeWords
    from topicgrouper.tree.topic import Topic, TopicReference
    from topicgrouper.tree.topic_quality import TopicQuality
    from topicgrouper.tree.topic_summary import TopicSummary
    from topicgrouper.tree.topic_tree import TopicTree


@dataclass(frozen=True, eq=False, repr=False)
class FlatView(TopicView):
    """A view of a tree: topics that together hold every word exactly once.

    `TopicTree.view` returns T(n), the tree's own view of n topics; `TopicTree.cut` returns any
    other cut; `topicgrouper.refine` returns a view whose words have moved to the topics where they
    fit best. A view is immutable. It is a sequence of its topics, most frequent first.

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
        How the view was refined, if it was.

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
    topic  documents  share  words
        2          2  50.0%  tea, milk
        3          2  50.0%  cat, dog
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
        """The focus of each topic, in bits; see `TopicTree.focus`.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        if self._summary is not None:
            return self._summary.focus
        return frozen(self.tree.focus[self.nodes]) if self.refinement is None else super().focus

    @cached_property
    def quality(self) -> TopicQuality:
        """The coherence of each topic, and a warning if there is a reason for one.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        return super().quality if self._summary is None else self._summary.quality

    @property
    def _summary(self) -> TopicSummary | None:
        """What is known of the topics without a look at the counts."""
        known = self.tree.summaries.get(self.n)
        return known if known is not None and self.is_tree_view else None

    @property
    def has_documents(self) -> bool:
        """Whether the main topics of the training documents can be found."""
        return super().has_documents or self._summary is not None

    @cached_property
    def main_topics(self) -> IntArray:
        """The position of each training document's main topic, -1 if it has no words; `predict`."""
        if self._summary is not None:
            return self._summary.main_topics
        if not self.is_tree_view:
            return self._main_topics.trained
        known = self.tree.known_main_topics
        if self.n not in known:
            known[self.n] = self._main_topics.trained
        return known[self.n]

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
    def is_refined(self) -> bool:
        """Whether the view is refined. If so, its topics are not nodes of the tree."""
        return self.refinement is not None

    @cached_property
    def is_tree_view(self) -> bool:
        """Whether this is T(n), the tree's own view with as many topics."""
        if self.n > self.tree.max_topics:
            return False
        return np.array_equal(self.labels, self.tree.view(self.n).labels)

    def occurrences(self, words: IntArray, places: IntArray) -> NDArray[Any]:  # noqa: ARG002
        """Return the occurrences of `words` in the topics at `places`, pair by pair."""
        found: NDArray[Any] = self.tree.word_frequencies[words]
        return found

    def words_in(self, place: int, *, row: int) -> IntArray:  # noqa: ARG002 - the same everywhere
        """Return the words of the topic at a `place`, as indices: the same in each `row`."""
        return np.flatnonzero(self.positions == place)

    @property
    def document_counts(self) -> csr_array[Any]:
        """Occurrences f_d(t) of each topic in the training documents, documents × topics.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        return self.topic_counts(required_counts(self.tree.counts))

    def membership(self, dtype: Any = np.int64) -> csr_array[Any]:
        """Return words × topics of a `dtype`: 1 if a word belongs to a topic, otherwise 0."""
        n_words = self.tree.n_words
        ones = np.ones(n_words, dtype=dtype)
        return scipy.sparse.csr_array(
            (ones, (np.arange(n_words), self.positions)), shape=(n_words, self.n)
        )

    # -- documents ---------------------------------------------------------------------------------

    def transform(self, X: Any, *, values: TopicValues = "counts") -> csr_array[Any]:
        """Describe documents by their topics.

        Parameters
        ----------
        X : sparse matrix or array of shape (documents, columns)
            Counts or weights: columns of the training matrix, or words of the tree. Columns of
            words that never occurred in training are ignored.
        values : {"counts", "shares", "weights", "relative"}, default="counts"
            - ``"counts"``: the occurrences ``f_d(t)`` of each topic;
            - ``"shares"``: its share ``f_d(t)/|d|`` of the document;
            - ``"weights"``: the weights of at most five topics that the document is about; the
              largest is that of the main topic, which `predict` returns;
            - ``"relative"``: its share relative to all documents, see `relative_shares`.

        Returns
        -------
        csr_array of shape (documents, n)
            Shares and weights of a document add up to 1, except in documents without known words,
            where all values are 0.

        Raises
        ------
        ValueError
            If weights or relative shares are asked for and the tree has no training counts.
        """
        if values not in TOPIC_VALUES:
            raise ValueError(f"values must be one of {', '.join(TOPIC_VALUES)}, got {values!r}")
        if values in ("weights", "relative"):
            required_counts(self.tree.count_rows, hint="choose the values counts or shares")
        words = word_counts(self.tree, X)
        if values == "weights":
            return self._main_topics.weights(words)
        if values == "relative":
            return scipy.sparse.csr_array(self.relative_shares(words))
        counts = self.topic_counts(words)
        return row_shares(counts) if values == "shares" else counts

    def topic_counts(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return f_d(t), documents × topics, given counts or weights of the tree's `words`.

        Weights keep their type; counts become 64-bit integers, so sums cannot overflow.
        """
        dtype = words.dtype if words.dtype.kind == "f" else np.dtype(np.int64)
        counts = scipy.sparse.csr_array(words.astype(dtype, copy=False) @ self.membership(dtype))
        counts.sort_indices()
        return counts

    # -- other views -------------------------------------------------------------------------------

    def split(
        self, topic: TopicReference | None = None, *, node: SupportsIndex | None = None
    ) -> FlatView:
        """Return the view with one topic replaced by its two parts.

        Parameters
        ----------
        topic : int, str or Topic, optional
            A topic of the view: its number, its name, or the object; see `TopicTree.node_of`.
        node : int, optional
            The node id of the topic, instead of `topic`.

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If the topic is not in the view or is a single word, or the view is refined.
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
            The node ids of the topics, instead of `first` and `second`.

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

    def including(self, topics: Iterable[TopicReference] | None = None) -> FlatView:
        """Return the view changed to show certain topics.

        A topic of the view that contains one of them is split, along the path of the tree that
        leads there; topics that are parts of one of them are joined. Other topics stay.

        Parameters
        ----------
        topics : iterable of int, str or Topic, optional
            Any topics of the tree, as for `TopicTree.node_of`, none of which contains another
            (default: the topics that have names, but not those with named parts).

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If a topic contains another one, or the view is refined.
        LookupError
            If there is no such word, name or node.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> [topic.words for topic in tree.view(2).including(["tea"])]
        [('dog', 'cat'), ('tea',), ('milk',)]
        >>> [topic.words for topic in tree.view(4).including([2])]
        [('tea', 'milk'), ('dog',), ('cat',)]
        """
        if self.is_refined:
            raise ValueError(
                "refined topics cannot be changed; change the view first, then refine it"
            )
        tree, layout = self.tree, self.tree.layout
        if topics is None:
            named = list(tree.names_by_node)
            wanted = [node for node in named if not parts_among(layout, node, named)]
        else:
            wanted = [tree.node_of(topic) for topic in topics]
            for node in wanted:
                for part in parts_among(layout, node, wanted)[:1]:
                    outer, inner = (tree.reference(node=each) for each in (node, part))
                    raise ValueError(f"topic {outer} contains topic {inner}; show one of them")
        shown = set(self.nodes.tolist())
        for node in wanted:
            parts = parts_among(layout, node, shown)
            shown.difference_update(parts)
            above = node
            while not parts and above not in shown:  # split what contains the node, join by join
                parent = int(layout.parents[above])
                shown.update(part for part in tree.children_of(node=parent) if part != above)
                above = parent
            shown.discard(above)
            shown.add(node)
        return cut_view(tree, shown)

    def with_tree(self, tree: TopicTree) -> FlatView:
        """Return the same view of a `tree` with the same joins but other words or names."""
        found, how = super().with_tree(tree), self.refinement
        if found is self or how is None:
            return found
        return replace(found, refinement=replace(how, start=how.start.with_tree(tree)))

    # -- being a value -----------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Compare the trees and the topic of every word."""
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

    @property
    def _title(self) -> str:
        title = super()._title
        return title.replace(" topic", " refined topic", 1) if self.is_refined else title

    @property
    def shows(self) -> ShowsWords:
        """Where the words and documents of its topics are from: the tree, unless refined."""
        return self if self.is_refined else self.tree

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
            where = f"it is divided into {n_parts:,} topics"
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


def as_view(tree: TopicTree, view: SupportsIndex | TopicView | None) -> FlatView:
    """Return a view as `as_topics` does, but refuse soft topics: each word needs one topic."""
    return checked_view(as_topics(tree, view))


def checked_view(view: Any) -> FlatView:
    """Check that something is a view."""
    if isinstance(view, FlatView):
        return view
    if isinstance(view, TopicView):
        raise TypeError(
            "soft topics are not supported here, as each word needs exactly one topic; pass a "
            "number of topics or a FlatView such as tree.view(40)"
        )
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


# -- several nested views --------------------------------------------------------------------------


@short_repr
@dataclass(frozen=True, slots=True)
class Taxonomy:
    """Levels of topics; each topic is part of one topic of the level above.

    A topic that is not divided between two levels appears in both, as its own child.

    Attributes
    ----------
    levels : tuple of int
        The number of topics of each level, rising.
    views : tuple of FlatView
        The view of each level.
    parents : tuple of tuple of int
        For each level and topic, the position of its parent in the level above; -1 in the first
        level.

    See Also
    --------
    TopicTree.taxonomy : Cut a tree into such levels.
    TopicTree.outline : The same levels as the rows of an outline.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> taxonomy = fit_tree(counts, ["cat", "dog", "tea", "milk"]).taxonomy([2, 3])
    >>> [[topic.words for topic in level] for level in taxonomy.topics]
    [[('tea', 'milk'), ('dog', 'cat')], [('dog', 'cat'), ('tea',), ('milk',)]]
    >>> taxonomy.parents[1], taxonomy.children_of(0, 0)
    ((1, 0, 0), (1, 2))
    """

    levels: tuple[int, ...]
    views: tuple[FlatView, ...] = field(repr=False)
    parents: tuple[tuple[int, ...], ...]

    @property
    def topics(self) -> tuple[tuple[Topic, ...], ...]:
        """The topics of each level, most frequent first."""
        return tuple(view.topics for view in self.views)

    def children_of(self, level: int, position: int) -> tuple[int, ...]:
        """Return the positions of a topic's parts in the level below.

        Parameters
        ----------
        level : int
            Index of the topic's level, from 0.
        position : int
            Position of the topic in its level, from 0.

        Returns
        -------
        tuple of int
            Empty for topics of the last level.

        Raises
        ------
        IndexError
            If there is no such topic.
        """
        if not 0 <= level < len(self.levels) or not 0 <= position < self.levels[level]:
            raise IndexError(f"this taxonomy has no topic at position {position} of level {level}")
        if level + 1 == len(self.levels):
            return ()
        below = self.parents[level + 1]
        return tuple(child for child, parent in enumerate(below) if parent == position)


def stack_views(views: Sequence[FlatView]) -> Taxonomy:
    """Return the taxonomy of nested views, coarsest first."""
    parents: list[tuple[int, ...]] = [(-1,) * views[0].n]
    for above, below in pairwise(views):
        # any word of a topic determines the parent of the topic
        firsts = np.zeros(below.n, dtype=np.int64)
        firsts[below.positions] = np.arange(len(below.positions))
        parents.append(tuple(above.positions[firsts].tolist()))
    return Taxonomy(tuple(view.n for view in views), tuple(views), tuple(parents))


# -- refinement ------------------------------------------------------------------------------------


@short_repr
@dataclass(frozen=True, eq=False)
class Refinement:
    """The refinement of a view.

    Attributes
    ----------
    start : FlatView
        The view before refinement.
    gain : float
        log q of the view minus that of the start.
    n_passes : int
        The number of passes over the words.
    converged : bool
        Whether no single move would raise the likelihood. If False, there were too few passes.

    See Also
    --------
    topicgrouper.refine : Refine a view.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> view = refine(fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"]).view(2))
    >>> [topic.words for topic in view.refinement.start]
    [('cat', 'dog', 'milk'), ('tea', 'cup')]
    >>> [topic.words for topic in view]
    [('cat', 'dog'), ('tea', 'cup', 'milk')]
    >>> round(view.refinement.gain, 2), view.refinement.converged
    (0.27, True)
    """

    start: FlatView
    gain: float
    n_passes: int
    converged: bool
