"""The tree of all topics, from single words to one topic with all words."""

from __future__ import annotations

import hashlib
import math
from functools import cached_property
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Self, SupportsIndex, get_args

import numpy as np

from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.common.sparse import CountRows
from topicgrouper.storage.archive_file import read_sections
from topicgrouper.storage.string_table import encode_strings
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table
from topicgrouper.tree.archive import (
    TREE_SECTIONS,
    constructor_arguments,
    save_tree,
    tree_of_sections,
)
from topicgrouper.tree.checks import (
    checked_children,
    checked_columns,
    checked_counts,
    checked_digests,
    checked_frequencies,
    checked_gains,
    checked_kept_topics,
    checked_last_number,
    checked_levels,
    checked_max_topics,
    checked_n,
    checked_n_documents,
    checked_node,
    checked_numbers,
    checked_regrown_at,
    checked_words,
)
from topicgrouper.tree.curve import CurvePoint, Suggestion, delta_h_ratios, suggest_within
from topicgrouper.tree.flat_view import (
    FlatView,
    Taxonomy,
    cut_view,
    stack_views,
    tree_view,
)
from topicgrouper.tree.keywords import LevelDocuments, level_of, levels_of, shown_words
from topicgrouper.tree.layout import lay_out, node_frequencies
from topicgrouper.tree.node_words import near_spellings, rank_words
from topicgrouper.tree.topic import (
    PREFIX,
    checked_topic_names,
    chosen_node,
    find_node,
    given_names,
    named_like,
    number_in,
    topic_at,
)
from topicgrouper.tree.topic_table import as_html, as_text, outline
from topicgrouper.tree.word_counts import LazyColumns, required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from os import PathLike

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import NodeWords
    from topicgrouper.tree.topic import GivenNames, Topic, TopicName, TopicReference
    from topicgrouper.tree.topic_summary import TopicSummary
    from topicgrouper.tree.topic_table import OutlineRow

Heights = Literal["rank", "loss"]


class TopicTree:
    """A tree of topics, with every view T(n) from a single topic to one topic per word.

    `topicgrouper.fit_tree` returns one. Nodes are numbered as in SciPy: words are nodes ``0`` to
    ``V - 1``, and join ``i`` makes node ``V + i``. A tree is immutable; its arrays, which have the
    names of the parameters, are read-only.

    Parameters
    ----------
    children : array-like of shape (V - 1, 2)
        The two nodes of each join, smaller id first, in the order of the joins.
    gains : array-like of shape (V - 1,)
        Δh of each join: the change in log-likelihood, at most 0.
    word_frequencies : array-like of shape (V,)
        Occurrences of each word: integers for counts, floats for real weights.
    vocabulary : sequence of str
        One unique word per leaf.
    base_log_likelihood : float
        log q(T(V)), the log-likelihood with one topic per word:
        ``Σ_d Σ_w f_d(w)·(log f_d(w) − log |d|)``.
    columns : array-like of shape (V,), optional
        The column of each word in the training matrix (default: the first V columns). Words that
        never occur are not in the tree.
    n_columns : int, optional
        Number of columns of the training matrix (default: as many as `columns` needs).
    counts : sparse matrix or array of shape (documents, V), optional
        The training counts. Some methods need them; they are saved with the tree.
    regrown_at : iterable of int, default=()
        The numbers of topics at which the tree was regrown; see `topicgrouper.regrow`.
    max_topics : int, optional
        The largest n for which T(n) exists (default: V). It is smaller if groups of words stay
        together.
    numbers : array-like of shape (2V - 1,), optional
        The numbers of the nodes in tables and commands: distinct whole numbers from 1, kept when
        the tree grows (default: ``V - 1 - i`` for join ``i``, which is the n of the T(n) that it
        makes, and ``V + i`` for word ``i``).
    topic_names : mapping of int to TopicName, optional
        Names of topics, by number; see `with_topic_names`.
    ancestors : iterable of str, default=()
        The digests of earlier trees whose numbers were kept, oldest first; see `digest`.
    last_number : int, optional
        The largest number ever given to a node of this tree or of earlier ones (default: the
        largest in this tree).
    kept_topics : array-like of int, optional
        The nodes of the finest topics kept by updates (default: none).
    n_documents : int, optional
        Number of training documents, None if unknown (default: the number of rows of `counts`).

    Attributes
    ----------
    frequencies : ndarray of shape (2V - 1,)
        Occurrences f(t) of all nodes by id, the words first.

    Raises
    ------
    TypeError, ValueError
        If the arrays do not form a tree.

    See Also
    --------
    fit_tree : Fit a tree to counts.
    FlatView : The topics of one view, returned by `TopicTree.view`.
    Model : A tree with display words and documents.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> tree
    <TopicTree: 4 words, 21 occurrences, 4 documents>
    >>> [topic.words for topic in tree.view(2)]
    [('tea', 'milk'), ('dog', 'cat')]
    """

    children: IntArray
    gains: FloatArray
    frequencies: Frequencies
    vocabulary: tuple[str, ...]
    base_log_likelihood: float
    columns: IntArray
    n_columns: int
    count_rows: CountRows | None
    regrown_at: tuple[int, ...]
    max_topics: int
    numbers: IntArray
    topic_names: Mapping[int, TopicName]
    names_by_node: Mapping[int, TopicName]
    ancestors: tuple[str, ...]
    last_number: int
    kept_topics: IntArray | None
    n_documents: int | None

    def __init__(  # noqa: PLR0913 - all that a tree is; only the kernel and the archive call this
        self,
        children: npt.ArrayLike,
        gains: npt.ArrayLike,
        word_frequencies: npt.ArrayLike,
        vocabulary: Sequence[str],
        *,
        base_log_likelihood: float,
        columns: npt.ArrayLike | None = None,
        n_columns: SupportsIndex | None = None,
        counts: Any = None,
        regrown_at: Iterable[SupportsIndex] = (),
        max_topics: SupportsIndex | None = None,
        numbers: npt.ArrayLike | None = None,
        topic_names: Mapping[int, TopicName] | None = None,
        ancestors: Iterable[str] = (),
        last_number: SupportsIndex | None = None,
        kept_topics: npt.ArrayLike | None = None,
        n_documents: SupportsIndex | None = None,
    ) -> None:
        words = checked_words(vocabulary)
        n_words = len(words)
        joins = checked_children(children, n_words=n_words)
        join_gains = checked_gains(gains, n_words=n_words)
        frequencies = checked_frequencies(word_frequencies, n_words=n_words)
        word_columns, width = checked_columns(columns, n_columns=n_columns, n_words=n_words)
        if counts is not None:
            counts = checked_counts(counts, word_frequencies=frequencies)
        base = float(base_log_likelihood) + 0.0  # -0.0 becomes 0.0, as with the gains
        if not math.isfinite(base):
            msg = f"base_log_likelihood must be finite, got {base}; compute it from the counts"
            raise ValueError(msg)
        of_nodes = checked_numbers(numbers, n_words=n_words)
        levels = checked_regrown_at(regrown_at, n_words=n_words)
        vars(self).update(
            children=joins,
            gains=join_gains,
            frequencies=node_frequencies(joins, word_frequencies=frequencies),
            vocabulary=words,
            base_log_likelihood=base,
            columns=word_columns,
            n_columns=width,
            count_rows=counts,
            regrown_at=levels,
            max_topics=checked_max_topics(max_topics, n_words=n_words),
            numbers=of_nodes,
            ancestors=checked_digests(ancestors),
            last_number=checked_last_number(last_number, numbers=of_nodes),
            kept_topics=checked_kept_topics(kept_topics, children=joins, regrown_at=levels),
            n_documents=checked_n_documents(n_documents, counts=counts),
        )
        vars(self).update(self._named(topic_names or {}))

    # -- sizes -------------------------------------------------------------------------------------

    @property
    def n_words(self) -> int:
        """Number V of words."""
        return len(self.vocabulary)

    @property
    def n_nodes(self) -> int:
        """Number of nodes, 2V - 1."""
        return 2 * len(self.vocabulary) - 1

    @property
    def is_numbered_afresh(self) -> bool:
        """Whether the nodes have the default numbers, not those of a tree that has grown."""
        return bool(np.array_equal(self.numbers, checked_numbers(None, n_words=self.n_words)))

    @property
    def has_counts(self) -> bool:
        """Whether the training counts are kept."""
        return self.count_rows is not None

    @cached_property
    def counts(self) -> csr_array[Any] | None:
        """The training counts, documents × words, if they are kept."""
        return None if self.count_rows is None else self.count_rows.matrix()

    @property
    def word_frequencies(self) -> Frequencies:
        """Occurrences f(w) of each word."""
        return self.frequencies[: self.n_words]

    # What is derived refers to the arrays, not to the tree: with a circle of references, the memory
    # of large trees would only be freed by the garbage collector. Two threads may derive the same
    # at the same time; the results are equal.

    @cached_property
    def layout(self) -> Layout:
        """The positions of the nodes, with the parts of each node side by side."""
        return lay_out(self.children)

    @cached_property
    def node_words(self) -> NodeWords:
        """The words of every node by falling frequency."""
        return rank_words(
            self.vocabulary,
            layout=self.layout,
            word_frequencies=self.word_frequencies,
            by_word=LazyColumns(self.count_rows),
        )

    @cached_property
    def _curve(self) -> FloatArray:
        """The log-likelihood of T(n) for n from 1: the base plus the gains of all joins to T(n)."""
        joined = np.concatenate(([0.0], np.cumsum(self.gains)))
        return frozen(self.base_log_likelihood + joined[::-1])

    @cached_property
    def _word_ids(self) -> dict[str, int]:
        return {word: index for index, word in enumerate(self.vocabulary)}

    @cached_property
    def nodes_by_number(self) -> dict[int, int]:
        """The node of each number."""
        return {number: node for node, number in enumerate(self.numbers.tolist())}

    # -- views -------------------------------------------------------------------------------------

    def view(self, n: SupportsIndex) -> FlatView:
        """Return T(n), the tree's own view of `n` topics.

        Any number from 1 to `max_topics` will do, which is V unless groups of words stay together.
        """
        return tree_view(self, checked_n(self, n))

    def cut(
        self,
        topics: Iterable[TopicReference] | None = None,
        *,
        nodes: Iterable[SupportsIndex] | None = None,
    ) -> FlatView:
        """Return the view of any topics that together cover every word exactly once.

        Parameters
        ----------
        topics : iterable of int, str or Topic, optional
            The topics, as for `node_of`: numbers, words, names or objects.
        nodes : iterable of int, optional
            Node ids, instead of `topics`.

        Returns
        -------
        FlatView

        Raises
        ------
        ValueError
            If a topic contains another one, or words are not covered. The message names the topics.
        LookupError
            If there is no such word, name or node.

        See Also
        --------
        topicgrouper.FlatView.split, topicgrouper.FlatView.join : Change a view topic by topic.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> [topic.words for topic in tree.cut([2, "cat", "dog"])]
        [('tea', 'milk'), ('dog',), ('cat',)]
        """
        if (topics is None) == (nodes is None):
            raise TypeError("give topics, or node ids as nodes=, but not both")
        if nodes is not None:
            return cut_view(self, [self._node(node) for node in nodes])
        return cut_view(self, [find_node(self, topic) for topic in topics or ()])

    def taxonomy(self, levels: Iterable[int]) -> Taxonomy:
        """Return nested views of several levels as a taxonomy.

        Parameters
        ----------
        levels : iterable of int
            Strictly rising numbers of topics, as in ``[10, 50, 250]``.

        Returns
        -------
        Taxonomy

        Raises
        ------
        ValueError
            If the levels do not rise strictly or are out of range.
        """
        return stack_views([self.view(n) for n in checked_levels(self, levels)])

    def outline(
        self,
        topic: TopicReference | None = None,
        *,
        node: SupportsIndex | None = None,
        depth: int = 4,
        levels: Iterable[int] | None = None,
        k: int | None = 10,
        frequent: bool = False,
    ) -> Table[OutlineRow]:
        """Return a topic and the topics below it as the rows of an outline.

        Parameters
        ----------
        topic : int, str or Topic, optional
            The topic to start from, as for `node_of` (default: the root).
        node : int, optional
            The node id of the topic, instead of `topic`.
        depth : int, default=4
            Number of joins to go down.
        levels : iterable of int, optional
            Strictly rising numbers of topics, such as ``[10, 50, 250]``, to go down level by level
            instead. A topic that a level does not divide appears once, followed by its parts at the
            next level that divides it.
        k : int or None, default=10
            Maximum number of words per topic; None for all.
        frequent : bool, default=False
            Show the most frequent words of all topics; see `shown_words`.

        Returns
        -------
        Table
            Each topic before its parts, the larger part first. The columns are those of
            `FlatView.table`, with ``level``, the number of topics above, and ``parent``, the number
            of the topic directly above.

        Raises
        ------
        ValueError
            If `depth` is below 0, or the levels do not rise strictly or are out of range.

        See Also
        --------
        topicgrouper.TopicTree.taxonomy : The levels with all topics, including undivided ones.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> for row in tree.outline(levels=[2, 3]):
        ...     print("  " * row.level + ", ".join(row.frequent_words))
        tea, milk, dog, cat
          tea, milk
            tea
            milk
          dog, cat
        """
        is_root = topic is None and node is None
        start = self.n_nodes - 1 if is_root else chosen_node(self, topic, node)
        return outline(self, start, depth=depth, levels=levels, k=k, frequent=frequent)

    # -- likelihood and the number of topics -------------------------------------------------------

    def log_likelihood(self, n: SupportsIndex) -> float:
        """Return log q(T(n)), for an `n` of 1 to `max_topics`."""
        return float(self._curve[checked_n(self, n) - 1])

    def log_likelihoods(self) -> FloatArray:
        """Return log q(T(n)) for n from 1 to `max_topics`; entry ``n - 1`` belongs to T(n)."""
        return self._curve[: self.max_topics]

    def delta_h(self, n: SupportsIndex) -> float:
        """Return Δh_n, the gain of the join to T(n), for an `n` of 1 to `max_topics` - 1."""
        number = checked_n(self, n, high=self.max_topics - 1)
        return float(self.gains[self.n_words - 1 - number])

    def curve(self) -> Table[CurvePoint]:
        """Return Δh_n, its ratio and the log-likelihood as a table, for n from 1.

        Returns
        -------
        Table
            With the columns ``n``, ``delta_h``, ``ratio`` and ``log_likelihood``. The ratio is
            Δh_n / Δh_{n+1}: 1 if both gains are 0, infinite if only Δh_{n+1} is, and None for the
            last n.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
        >>> [(point.n, round(point.delta_h, 2)) for point in tree.curve()]
        [(1, -9.22), (2, -1.13), (3, -0.91)]
        """
        ratios = [*delta_h_ratios(self._chosen_gains).tolist(), None]
        values = zip(self._chosen_gains[::-1].tolist(), ratios, self._curve.tolist(), strict=False)
        return Table.of(
            [
                CurvePoint(n=n, delta_h=delta_h, ratio=ratio, log_likelihood=likelihood)
                for n, (delta_h, ratio, likelihood) in enumerate(values, start=1)
            ],
            CurvePoint,
        )

    def suggest_n(
        self,
        low: SupportsIndex | None = None,
        high: SupportsIndex | None = None,
        *,
        n_drops: int = 5,
    ) -> Suggestion:
        """Suggest a number of topics: the number that the documents tell apart, or a readable one.

        Without a range, this is the number with which the command line, the explorer and exports
        start. Topics are distinct if joining two of them costs more than one bit per document and
        per word of both; joining parts of one topic, whose words are drawn independently, costs
        less. If Δh_n drops sharply at the number of distinct topics, or very sharply elsewhere,
        that number stands out and is suggested, up to 100 or a tenth of the documents. Collections
        of texts usually have no such number, as Δh_n changes smoothly. The suggestion is then the
        number of topics whose joins cost more than one bit per document, but at least 16 and at
        most 25. Small trees have smaller ranges. If a range is given and no number stands out, the
        sharpest drop decides.

        Parameters
        ----------
        low : int, optional
            Smallest number to consider (default if `high` is given: 2).
        high : int, optional
            Largest number to consider, at most `max_topics` - 1 (the default if `low` is given).
        n_drops : int, default=5
            Number of drops to return as evidence, sharpest first.

        Returns
        -------
        Suggestion
            The number, the number of distinct topics, coarser and finer levels, and the sharpest
            drops of Δh_n. For a tree with only one or two topics, it is their number, without
            drops.

        Raises
        ------
        ValueError
            If the range is empty or `n_drops` is below 1.
        """
        return suggest_within(
            self._chosen_gains,
            # weights have no unit, so a bit per document means nothing
            n_documents=self.n_documents if self.frequencies.dtype.kind == "i" else None,
            sizes=self.layout.sizes[2 * self.n_words - self.max_topics :],
            low=None if low is None else as_index(low),
            high=None if high is None else as_index(high),
            n_drops=n_drops,
            regrown_at=self.regrown_at,
        )

    # -- navigation --------------------------------------------------------------------------------

    def parent(self, *, node: SupportsIndex) -> int | None:
        """Return the parent of a `node`, None for the root."""
        parent = int(self.layout.parents[self._node(node)])
        return None if parent == self.n_nodes else parent

    def children_of(self, *, node: SupportsIndex) -> tuple[int, ...]:
        """Return the two children of a `node`, none for a word."""
        number = self._node(node)
        if number < self.n_words:
            return ()
        left, right = self.children[number - self.n_words].tolist()
        return left, right

    def sibling(self, *, node: SupportsIndex) -> int | None:
        """Return the node that a `node` is joined with, None for the root."""
        number = self._node(node)
        parent = self.parent(node=number)
        if parent is None:
            return None
        left, right = self.children_of(node=parent)
        return left if number == right else right

    def depth(self, *, node: SupportsIndex) -> int:
        """Return the number of joins above a `node`."""
        return int(self.layout.depths[self._node(node)])

    def lineage(self, word: str | None = None, *, node: SupportsIndex | None = None) -> IntArray:
        """Return the nodes from a word up to the root.

        Parameters
        ----------
        word : str, optional
            The word.
        node : int, optional
            The node id of a word or topic, instead of `word`.

        Returns
        -------
        ndarray of int
            From the word or topic to the root.

        Raises
        ------
        LookupError
            If there is no such word or node.
        """
        number = chosen_node(self, None if word is None else f"{PREFIX}{word}", node)
        parents = self.layout.parents
        path = np.empty(self.depth(node=number) + 1, dtype=np.int64)
        for step in range(len(path)):
            path[step] = number
            number = parents[number]
        return path

    def index_of(self, word: str) -> int | None:
        """Return the index of a `word`, or None if the word is not in the tree."""
        return self._word_ids.get(word)

    def find(self, word: str) -> int:
        """Return the leaf of a `word`: its node id, which is also its index.

        A KeyError for a word that is not in the tree suggests similar words.
        """
        leaf = self.index_of(word)
        if leaf is None:
            near = near_spellings(word, vocabulary=self.vocabulary)
            hint = f"; near spellings: {', '.join(map(repr, near))}" if near else ""
            raise KeyError(f"the word {printable(word)!r} is not in this tree{hint}")
        return leaf

    def topic(
        self, topic: TopicReference | None = None, *, node: SupportsIndex | None = None
    ) -> Topic:
        """Return a topic of the tree.

        Parameters
        ----------
        topic : int, str or Topic, optional
            The topic's number, word or name, as for `node_of`.
        node : int, optional
            The node id of the topic, instead of `topic`.

        Returns
        -------
        Topic

        Raises
        ------
        LookupError, ValueError
            If there is no such topic.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> tree.topic(2).words, tree.topic("dog").frequency, tree.topic(node=6).size
        (('tea', 'milk'), 5, 4)
        """
        number = chosen_node(self, topic, node)
        return topic_at(self, number, self.frequencies[number].item(), self)

    def n_of(self, *, node: SupportsIndex) -> int:
        """Return the paper's number of a `node`: the largest n whose T(n) has this topic.

        It is V for a word and 1 for the root. Numbers above `max_topics` belong to the parts of
        groups of words that stay together.
        """
        number = self._node(node)
        return self.n_words if number < self.n_words else self.n_nodes - number

    def node_of(self, topic: TopicReference) -> int:
        """Return the node of a topic.

        Parameters
        ----------
        topic : int, str or Topic
            The topic's number; see `Topic.number`. A string may also be a word (``"word:1984"`` if
            it looks like a number) or a topic's name (``"name:Sport"``, or just the name if it is
            not a word). The case of names is ignored.

        Returns
        -------
        int
            The node id.

        Raises
        ------
        ValueError
            If there is no such number.
        KeyError
            If there is no such word or name, or several topics have the name.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> tree = tree.with_topic_names({"2": "Drinks"})
        >>> tree.node_of(2), tree.node_of("name:drinks"), tree.node_of("dog")
        (5, 5, 1)
        """
        return find_node(self, topic)

    def reference(self, *, node: SupportsIndex) -> str:
        """Return the unique reference to a node for `node_of` and the commands.

        Parameters
        ----------
        node : int
            The node id.

        Returns
        -------
        str
            The number of a joined topic; the word of a leaf, after ``word:`` if it looks like a
            number or is the name of a topic.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> tree = fit_tree([[3, 2, 0], [1, 2, 0], [0, 0, 2]], ["cat", "1984", "tea"])
        >>> [tree.reference(node=node) for node in range(tree.n_nodes)]
        ['cat', 'word:1984', 'tea', '2', '1']
        """
        topic = self.topic(node=node)
        if topic.size > 1:
            return str(topic.number)
        word = self.vocabulary[topic.id]
        is_plain = number_in(word) is None and not word.startswith(PREFIX)
        return word if is_plain and not named_like(self, word) else PREFIX + word

    # -- words -------------------------------------------------------------------------------------

    def words_of(self, *, node: SupportsIndex) -> IntArray:
        """Return the indices of the words of a `node`, by falling frequency, then by index."""
        return self.node_words.indices(self._node(node))

    @cached_property
    def focus(self) -> FloatArray:
        """The focus of each node, in bits: how unevenly it is spread over the documents.

        An occurrence of topic t is in document d with probability ``p(d|t) = f_d(t)/f(t)``, any
        occurrence with ``p(d) = |d|/N``. The focus is the divergence of the first from the second:
        0 for a topic with the same share of every document, large for one that is concentrated in
        few of them.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        # f(t)·focus(t) of each node, in nats: a join changes the sum by exactly its gain
        information = self.node_words.by_word.columns.word_information().tolist()
        for (left, right), gain in zip(self.children.tolist(), self.gains.tolist(), strict=True):
            information.append(information[left] + information[right] + gain)
        bits: FloatArray = np.array(information) / (self.frequencies * np.log(2))
        return frozen(np.maximum(bits, 0.0))  # rounded sums may be just below

    @cached_property
    def levels(self) -> tuple[int, ...]:
        """The numbers of topics whose documents describe nodes, the suggested one first."""
        return levels_of(self)

    @cached_property
    def n_documents_with(self) -> IntArray:
        """The number of training documents that contain each word.

        Raises
        ------
        ValueError
            If the tree has no training counts.
        """
        rows = required_counts(self.count_rows)
        return frozen(np.bincount(rows.indices, minlength=self.n_words))

    @cached_property
    def summaries(self) -> dict[int, TopicSummary]:
        """What tables show of the topics of T(n), by n, as far as a file or a fit has it."""
        return {}

    @cached_property
    def known_main_topics(self) -> dict[int, IntArray]:
        """The main topics of the training documents in T(n), by n, as far as they are known."""
        return {}

    @cached_property
    def _level_documents(self) -> dict[int, LevelDocuments]:
        return {}

    def documents_of(self, *, node: SupportsIndex) -> IntArray:
        """Return the training documents that a `node` is about, as rows.

        They are those whose main topic it is at the number of topics that describes it: the
        suggested one, or another if it is no topic there. There are none below the finest of these.
        """
        found = self._node(node)
        level = level_of(self, found)
        if level is None:
            return np.empty(0, dtype=np.int64)
        if level not in self._level_documents:
            self._level_documents[level] = LevelDocuments.of(self.view(level))
        return np.sort(self._level_documents[level].within(self.layout, found))

    def shown_words(
        self, nodes: Iterable[int] | IntArray, k: int = 10, *, frequent: bool = False
    ) -> dict[int, tuple[str, ...]]:
        """Return the words that are shown for nodes.

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
            The keywords of each node, see `Topic.keywords`.
        """
        return shown_words(self, nodes, k, of=self, frequent=frequent)

    # -- other forms -------------------------------------------------------------------------------

    def to_linkage(self, heights: Heights = "rank") -> FloatArray:
        """Return the tree as a linkage matrix for ``scipy.cluster.hierarchy``.

        Parameters
        ----------
        heights : {"rank", "loss"}, default="rank"
            - ``"rank"``: the position of the join, from 1 to V - 1. Heights rise strictly, and
              cutting with SciPy (``fcluster`` with ``criterion="maxclust"``) returns exactly T(n).
            - ``"loss"``: the log-likelihood lost by this and all earlier joins. These heights never
              fall, but joins without loss tie, and SciPy cuts either all or none of them.

        Returns
        -------
        ndarray of shape (V - 1, 4)
        """
        if heights not in get_args(Heights):
            raise ValueError(f'heights must be "rank" or "loss", got {heights!r}')
        n_joins = self.n_words - 1
        matrix = np.empty((n_joins, 4))
        matrix[:, :2] = self.children
        matrix[:, 2] = np.arange(1, n_joins + 1) if heights == "rank" else np.cumsum(-self.gains)
        matrix[:, 3] = self.layout.sizes[self.n_words :]
        return matrix

    def digest(self) -> str:
        """Return a fingerprint of the joins, the frequencies and the words, as 64 hex digits.

        The fingerprint is the SHA-256 of ``children``, the word frequencies (little-endian), the
        vocabulary and, if smaller than V, ``max_topics``. Gains, columns and counts are not
        included: gains are rounded, and the joins follow from the counts.
        """
        text, ends = encode_strings(self.vocabulary)
        hasher = hashlib.sha256(b"topicgrouper tree 1\n")
        for array in (self.children, self.word_frequencies, ends, text):
            hasher.update(f"{array.dtype.str[1:]} {array.shape}\n".encode())
            hasher.update(array.astype(array.dtype.newbyteorder("<"), copy=False).tobytes())
        if self.max_topics < self.n_words:
            hasher.update(f"max_topics {self.max_topics}\n".encode())
        return hasher.hexdigest()

    def save(self, path: str | PathLike[str], *, counts: bool = True) -> None:
        """Write the tree to one file, completely or not at all.

        Parameters
        ----------
        path : str or path-like
            A new file, by convention with the suffix ``.tg``, or an earlier model or tree.
        counts : bool, default=True
            Whether to write the training counts, if there are any.

        Raises
        ------
        FileExistsError
            If another file is there.
        """
        save_tree(self, path, counts=counts)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Read a tree written by `save`.

        Parameters
        ----------
        path : str or path-like
            The file.

        Returns
        -------
        TopicTree

        Raises
        ------
        ArchiveError
            If the file contains no tree, is damaged, or was written by a newer version.
        """
        return tree_of_sections(read_sections(path, names=TREE_SECTIONS), path, kind=cls)

    # -- being a value -----------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Compare all that makes the trees, including counts, but not names and former trees."""
        if not isinstance(other, TopicTree):
            return NotImplemented
        if self is other:
            return True
        mine, others = constructor_arguments(self), constructor_arguments(other)
        return self.frequencies.dtype == other.frequencies.dtype and all(
            _are_equal(value, others[name])
            for name, value in mine.items()
            if name not in ("topic_names", "ancestors", "last_number", "kept_topics")
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash((self.n_words, self.n_columns, self.base_log_likelihood))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse any change."""
        raise AttributeError(f"a TopicTree cannot be changed (attribute {name!r}); make a new one")

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse any change."""
        self.__setattr__(name, None)

    def with_vocabulary(self, words: Sequence[str]) -> Self:
        """Return the same tree with other words.

        Parameters
        ----------
        words : sequence of str
            One unique word per column of the training matrix, as
            ``CountVectorizer.get_feature_names_out`` returns them, or per word of the tree.

        Returns
        -------
        TopicTree

        Raises
        ------
        ValueError
            If there are too many or too few words, or two are equal.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> tree = fit_tree([[2, 1, 0], [0, 1, 3]])
        >>> tree.with_vocabulary(["cat", "dog", "tea"]).vocabulary
        ('cat', 'dog', 'tea')
        """
        given = checked_words(words)
        if len(given) == self.n_columns:
            given = tuple(given[column] for column in self.columns.tolist())
        elif len(given) != self.n_words:
            raise ValueError(
                f"got {len(given):,} words; pass {self.n_columns:,}, one per column of the "
                f"training matrix, or {self.n_words:,}, one per word of the tree"
            )
        made = type(self)(**{**constructor_arguments(self), "vocabulary": given})
        # documents do not depend on the words that stand for columns
        vars(made).update(
            summaries=self.summaries,
            known_main_topics=self.known_main_topics,
            _level_documents=self._level_documents,
        )
        return made

    def with_topic_names(self, names: GivenNames) -> Self:
        """Return the same tree with names for some of its topics; existing names are replaced.

        Names do not affect equality: the tree equals the one without them.

        Parameters
        ----------
        names : mapping of int or str to TopicName or str
            Names by number (``37`` or ``"37"``), or by word: ``"word:rocket"``.

        Returns
        -------
        TopicTree

        Raises
        ------
        ValueError
            If there is no such topic, a topic gets two names, or a name is not a line of text.
        LookupError
            If there is no such word.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
        >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
        >>> named = tree.with_topic_names({2: "Drinks"})
        >>> [topic.name for topic in named.view(2)]
        ['Drinks', None]
        """
        return self._with(**self._named(given_names(self, names)))

    def _named(self, names: Mapping[int, TopicName]) -> dict[str, Mapping[int, TopicName]]:
        nodes = self.nodes_by_number if names else {}
        by_number, by_node = checked_topic_names(names, nodes)
        return {"topic_names": by_number, "names_by_node": by_node}

    def _with(self, **values: Any) -> Self:
        made = object.__new__(type(self))
        # What was derived is kept, as it does not depend on these values.
        vars(made).update(vars(self), **values)
        return made

    def __copy__(self) -> Self:
        """Return the tree itself, as it cannot change."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the tree itself, as it cannot change."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the tree was made from; unpickling checks and freezes it again."""
        return _rebuilt, (type(self), constructor_arguments(self))

    def __repr__(self) -> str:
        """Return one short line."""
        total = self.frequencies[-1].item()
        rows = self.count_rows
        documents = "" if rows is None else f", {count_phrase(rows.shape[0], 'document')}"
        topics = "" if self.max_topics == self.n_words else f", at most {self.max_topics:,} topics"
        sizes = f"{count_phrase(self.n_words, 'word')}, {count_phrase(total, 'occurrence')}"
        return f"<TopicTree: {sizes}{documents}{topics}>"

    def __str__(self) -> str:
        """Return the line and the topics of a small view."""
        return as_text(repr(self), view=self.view(min(10, self.max_topics)), limit=10)

    def _repr_html_(self) -> str:
        """Return the same as a table for notebooks."""
        return as_html(repr(self).strip("<>"), view=self.view(min(10, self.max_topics)), limit=10)

    @property
    def _chosen_gains(self) -> FloatArray:
        """The gains of the joins that make T(n), without those that were given."""
        return self.gains[self.n_words - self.max_topics :]

    def _node(self, node: SupportsIndex) -> int:
        return checked_node(node, n_nodes=self.n_nodes)


def _are_equal(left: Any, right: Any) -> bool:
    if type(left) is not type(right):
        return False
    if isinstance(left, CountRows):
        # both are in canonical form, so equal matrices have equal arrays
        parts = ("shape", "data", "indices", "indptr")
        return all(np.array_equal(getattr(left, part), getattr(right, part)) for part in parts)
    return np.array_equal(left, right) if isinstance(left, np.ndarray) else bool(left == right)


def grown_out_of(start: TopicTree, tree: TopicTree) -> TopicTree:
    """Return a tree that says which trees had the same numbers before."""
    return tree._with(ancestors=(*start.ancestors, start.digest()))


def _rebuilt(cls: type[TopicTree], arguments: dict[str, Any]) -> TopicTree:
    return cls(**arguments)
