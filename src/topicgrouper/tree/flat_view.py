"""One flat view T(n) of the tree: n topics that share out the words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.tree.representation import as_html

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["FlatView", "Topic", "cut", "cut_labels", "cut_topics", "paper_number", "topic_at"]

_MOST_ROWS = 100
"""Topics that a notebook shows of a view; all of thousands would be no help."""


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A topic: one node of the tree, seen from outside.

    The words are looked up when they are asked for, so that a view of thousands of topics is made
    at once. Topics are equal if they have the same id and number and hold the same words equally
    often.

    Attributes
    ----------
    id : int
        The node id: a word's index for a topic of one word, ``n_words + i`` for join ``i``.
    n : int
        The paper's number, to show to people: the largest ``n`` whose T(n) has this topic, which
        is the first to have it as the joins go on. The root has 1; a single word has the number of
        all words, as it is there from the start.
    frequency : int or float
        Occurrences of all its words, f(t): an integer for counts, a float for real weights.
    size : int
        Number of its words.
    """

    id: int
    n: int
    frequency: int | float
    size: int
    _node_words: NodeWords = field(repr=False)

    @property
    def words(self) -> tuple[str, ...]:
        """All words by falling frequency; of equals the one earlier in the vocabulary first."""
        return self._node_words.words(self.id)

    def top_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the ``k`` most frequent words, or all of them if there are fewer."""
        return self._node_words.top_words(self.id, k)

    def __eq__(self, other: object) -> bool:
        """Compare two topics by what they say of themselves and by their words."""
        if not isinstance(other, Topic):
            return NotImplemented
        return self._key() == other._key() and (
            self._node_words is other._node_words or self.words == other.words
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self._key())

    def _key(self) -> tuple[int, int, int | float, int]:
        return self.id, self.n, self.frequency, self.size


class FlatView(list[Topic]):
    """The topics of one T(n): a list that shows itself as a table in a notebook."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Return the first topics as a table."""
        title = f"{len(self):,} topics" if len(self) != 1 else "1 topic"
        return as_html(title, topics=self, limit=_MOST_ROWS)


def paper_number(node: int, *, n_words: int) -> int:
    """Return the paper's number of a node: that of the first view which has it as a topic."""
    return n_words if node < n_words else 2 * n_words - 1 - node


def topic_at(node_words: NodeWords, node: int, *, frequencies: Frequencies) -> Topic:
    """Return one node as a topic."""
    layout = node_words.layout
    n = paper_number(node, n_words=layout.n_words)
    return Topic(node, n, frequencies[node].item(), int(layout.sizes[node]), node_words)


def cut(layout: Layout, n: int) -> IntArray:
    """Return the nodes that are the topics of T(n), by rising id.

    The first ``n_words - n`` joins have happened: a topic is a node that exists by then but whose
    parent does not. This holds whatever the gains are; cutting by height would not, as heights tie.
    """
    n_existing = 2 * layout.n_words - n
    nodes = np.flatnonzero(layout.parents[:n_existing] >= n_existing)
    return nodes.astype(np.int64, copy=False)


def cut_labels(layout: Layout, n: int) -> IntArray:
    """Return for each word the node that is its topic in T(n), in time linear in the words."""
    nodes = cut(layout, n)
    starts = layout.starts[nodes]
    node_at = np.zeros(layout.n_words, dtype=np.int64)
    node_at[starts] = nodes
    # the topic of a position is the one with the last start up to there
    last_start = np.zeros(layout.n_words, dtype=np.int64)
    last_start[starts] = starts
    np.maximum.accumulate(last_start, out=last_start)
    labels = np.empty(layout.n_words, dtype=np.int64)
    labels[layout.order] = node_at[last_start]
    return labels


def cut_topics(node_words: NodeWords, n: int, *, frequencies: Frequencies) -> FlatView:
    """Return the topics of T(n) by falling frequency; of equals the smaller id first."""
    layout = node_words.layout
    nodes = cut(layout, n)
    nodes = nodes[np.argsort(-frequencies[nodes], kind="stable")]
    numbers = np.where(nodes < layout.n_words, layout.n_words, 2 * layout.n_words - 1 - nodes)
    return FlatView(
        Topic(node, number, frequency, size, node_words)
        for node, number, frequency, size in zip(
            nodes.tolist(),
            numbers.tolist(),
            frequencies[nodes].tolist(),
            layout.sizes[nodes].tolist(),
            strict=True,
        )
    )
