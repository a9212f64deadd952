"""All nodes of a tree as columns: the content of tables and flat files of the whole tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.export.shown_words import shown_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_names import TopicName
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["COLUMNS", "NodeTable", "node_table"]

COLUMNS = (
    "id", "n", "name", "note", "parent", "left", "right", "delta_h", "frequency", "size", "level",
    "focus",
)  # fmt: skip
"""The columns before the words, in their order in files."""


@dataclass(frozen=True, slots=True, eq=False)
class NodeTable:
    """The nodes of a tree by id, the words first.

    Attributes
    ----------
    numbers : ndarray of int
        The paper's number of each node.
    parents : ndarray of int
        The parent of each node; -1 for the root.
    children : ndarray of int
        The two nodes of each join.
    delta_hs : ndarray of float
        The gain of each join.
    frequencies : ndarray
        Occurrences of each node.
    sizes : ndarray of int
        Number of words of each node.
    levels : ndarray of int
        Number of joins above each node.
    focus : ndarray of float or None
        The focus of each node; None without training counts.
    topic_names : mapping of int to TopicName
        The names that people gave to nodes.
    words : WordLists
        The words shown for each node.
    frequent_words : WordLists
        The most frequent words of each node.
    """

    numbers: IntArray
    parents: IntArray
    children: IntArray
    delta_hs: FloatArray
    frequencies: Frequencies
    sizes: IntArray
    levels: IntArray
    focus: FloatArray | None
    topic_names: Mapping[int, TopicName]
    words: WordLists
    frequent_words: WordLists

    def record(self, node: int) -> dict[str, Any]:
        """Return a node as plain values by the names in `COLUMNS`; None where not applicable."""
        join = node - len(self.children) - 1
        left, right = self.children[join].tolist() if join >= 0 else (None, None)
        parent = int(self.parents[node])
        given = self.topic_names.get(node)
        return {
            "id": node,
            "n": int(self.numbers[node]),
            "name": None if given is None else given.name,
            "note": None if given is None or not given.note else given.note,
            "parent": None if parent < 0 else parent,
            "left": left,
            "right": right,
            "delta_h": float(self.delta_hs[join]) if join >= 0 else None,
            "frequency": self.frequencies[node].item(),
            "size": int(self.sizes[node]),
            "level": int(self.levels[node]),
            "focus": None if self.focus is None else float(self.focus[node]),
        }

    def records(self) -> Iterator[dict[str, Any]]:
        """Iterate over all nodes by id."""
        return map(self.record, range(len(self.numbers)))


def node_table(
    tree: TopicTree, *, words: int, frequent: bool = False, depth: int | None = None
) -> NodeTable:
    """Put all nodes of a tree into columns.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    words : int
        Number of words per node.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.
    depth : int, optional
        Number of joins to go down (default: all). Joins further down may have no words.
    """
    layout = tree.layout
    parents = layout.parents.copy()
    parents[-1] = -1
    numbers = 2 * tree.n_words - 1 - np.arange(tree.n_nodes)
    return NodeTable(
        numbers=np.minimum(numbers, tree.n_words),
        parents=parents,
        children=tree.children,
        delta_hs=tree.gains,
        frequencies=tree.frequencies,
        sizes=layout.sizes,
        levels=layout.depths,
        focus=None if tree.counts is None else tree.focus,
        topic_names=tree.topic_names,
        words=shown_words(tree, words, frequent=frequent, depth=depth),
        frequent_words=shown_words(tree, words, frequent=True),
    )
