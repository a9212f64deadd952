"""All nodes of a tree as rows: the content of tables and files of the whole tree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.export.walk import nodes_within
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.table import Table, column, declared_columns

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import TopicTree


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A node of a tree, as a row of the table of all of them."""

    id: int = column("id", "Its id; single words come first.")
    topic: int = column("topic", "Its number; the same for all single words.")
    name: str | None = column("name", "Name of the topic, if it has one.", optional=True)
    note: str | None = column(about="The note beside the name.")
    parent: int | None = column("parent", "The node that it is part of; empty for the root.")
    left: int | None = column("left", "The first of the two nodes joined in it; empty for words.")
    right: int | None = column("right", "The second of them.")
    delta_h: float | None = column("Δh", "Δh of its join; empty for single words.", show=",.2f")
    frequency: int | float = column("frequency", "Occurrences of its words.")
    size: int = column("size", "Number of its words.")
    level: int = column("level", "Number of joins above it.")
    focus: float | None = column("focus", "Its focus in bits; empty without counts.", show=".2f")
    words: tuple[str, ...] = column(
        "words", "The words that distinguish it from the node it is joined with."
    )
    frequent_words: tuple[str, ...] = column(about="Its most frequent words.")


class Nodes(Sequence[Node]):
    """The nodes of a tree by id, made one by one; those below a depth have no words."""

    def __init__(
        self, tree: TopicTree, *, k: int, frequent: bool = False, depth: int | None = None
    ) -> None:
        self._tree = tree
        self._words = shown_words(tree, k, frequent=frequent, depth=depth)
        self._frequent_words = shown_words(tree, k, frequent=True, depth=depth)

    def __len__(self) -> int:
        """Return the number of nodes."""
        return self._tree.n_nodes

    def __getitem__(self, node: Any) -> Any:
        """Return a node."""
        tree, layout = self._tree, self._tree.layout
        given = tree.topic_names.get(node)
        join = node - tree.n_words
        left, right = tree.children[join].tolist() if join >= 0 else (None, None)
        return Node(
            id=node,
            topic=min(tree.n_nodes - node, tree.n_words),
            name=None if given is None else given.name,
            note=None if given is None else given.note or None,
            parent=None if node == tree.n_nodes - 1 else int(layout.parents[node]),
            left=left,
            right=right,
            delta_h=float(tree.gains[join]) if join >= 0 else None,
            frequency=tree.frequencies[node].item(),
            size=int(layout.sizes[node]),
            level=int(layout.depths[node]),
            focus=None if tree.counts is None else float(tree.focus[node]),
            words=self._words[node],
            frequent_words=self._frequent_words[node],
        )

    def __iter__(self) -> Any:
        """Iterate over all nodes by id."""
        return map(self.__getitem__, range(len(self)))


def nodes_table(tree: TopicTree, *, k: int = 5, frequent: bool = False) -> Table[Node]:
    """Return all nodes as a table, by id."""
    nodes = Nodes(tree, k=k, frequent=frequent)
    return Table(declared_columns(Node), nodes, Node, word_separator(tree.vocabulary))


def shown_words(
    tree: TopicTree, k: int, *, frequent: bool = False, depth: int | None = None
) -> WordLists:
    """Return the words to show for each node down to a depth: those that its sibling has less of.

    The most frequent words would be mostly those of its larger child, and so repeat from the root
    down; a tree without training counts has no others.
    """
    nodes: Iterable[int] = range(tree.n_nodes)
    if depth is not None:
        nodes = (step.node for step in nodes_within(tree, depth))
    return tree.node_words.shown(nodes, k, against="sibling", frequent=frequent)
