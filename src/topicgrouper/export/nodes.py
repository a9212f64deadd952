"""The walk through the tree that all its formats share, its nodes as rows, and their labels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import numpy as np

from topicgrouper.common.checks import whole_number
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column, declared_columns
from topicgrouper.tree.topic import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.tree.topic_tree import TopicTree

Event = Literal["enter", "end", "between", "leave"]
"""The event at a step of the walk.

``enter`` is a node whose two children follow, ``end`` a word or a topic that the walk does not
enter; at ``between`` the first child of a node is finished, at ``leave`` both are.
"""

_FIRST: frozenset[Event] = frozenset({"enter", "end"})
"""Where the walk comes to a node."""

_MAX_WORD_LENGTH = 40
"""Longer words are cut in labels."""

_MIN_CHANNEL = 128
"""Keeps all colours light, so black text on them is legible."""

_MARKUP = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
    # unescaped, readers would turn these into blanks or line feeds
    "\t": "&#9;",
    "\n": "&#10;",
    "\r": "&#13;",
}
_SPECIAL = re.compile(r"[&<>\"'\t\n\r]|[^\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


def walk(
    tree: TopicTree, *, depth: SupportsIndex | None = None
) -> Iterator[tuple[Event, int, int]]:
    """Walk through a tree from the root, the more frequent child first; of equals the smaller id.

    Yields events, nodes and the number of joins above them. The walk goes a number of joins down,
    if a depth is given. It does not recurse, as a tree may be as deep as it has words.
    """
    deepest = tree.n_words if depth is None else whole_number("depth", depth, minimum=0)
    waiting: list[tuple[Event, int, int]] = [("enter", tree.n_nodes - 1, 0)]
    while waiting:
        event, node, level = waiting.pop()
        if event != "enter":
            yield event, node, level
        elif node < tree.n_words or level == deepest:
            yield "end", node, level
        else:
            yield event, node, level
            first, second = tree.children[node - tree.n_words].tolist()
            if tree.frequencies[second] > tree.frequencies[first]:
                first, second = second, first
            waiting.append(("leave", node, level))
            waiting.append(("enter", second, level + 1))
            waiting.append(("between", node, level))
            waiting.append(("enter", first, level + 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A node of a tree, as a row of the table of all of them."""

    id: int = column("id", "Id of the node; single words come first.")
    topic: int = column("topic", "Number of the topic.")
    name: str | None = column("name", "Name of the topic, if it has one.", optional=True)
    note: str | None = column(about="Note on the topic.")
    parent: int | None = column("parent", "Id of the node that it is part of; empty for the root.")
    left: int | None = column("left", "Id of the first of its two parts; empty for single words.")
    right: int | None = column("right", "Id of the second part.")
    delta_h: float | None = column("Δh", "Δh of its join; empty for single words.", show=",.2f")
    frequency: int | float = column("frequency", "Occurrences of its words.")
    size: int = column("size", "Number of its words.")
    level: int = column("level", "Number of joins above it.")
    focus: float | None = column("focus", "Focus in bits; empty without counts.", show=".2f")
    words: tuple[str, ...] = column(
        "words", "Words that distinguish it from the node it is joined with."
    )
    frequent_words: tuple[str, ...] = column(about="Most frequent words.")


class Nodes(Sequence[Node]):
    """The nodes of a tree by id, made one by one; those below a depth have no words."""

    def __init__(
        self, tree: TopicTree, *, k: int, frequent: bool = False, depth: int | None = None
    ) -> None:
        self._tree = tree
        nodes: Sequence[int] = range(tree.n_nodes)
        if depth is not None:
            nodes = [node for event, node, _ in walk(tree, depth=depth) if event in _FIRST]
        self._words = tree.shown_words(nodes, k, frequent=frequent)
        self._frequent_words = tree.shown_words(nodes, k, frequent=True)

    def __len__(self) -> int:
        """Return the number of nodes."""
        return self._tree.n_nodes

    def __getitem__(self, node: Any) -> Any:
        """Return a node."""
        tree, layout = self._tree, self._tree.layout
        given = tree.names_by_node.get(node)
        join = node - tree.n_words
        left, right = tree.children[join].tolist() if join >= 0 else (None, None)
        return Node(
            id=node,
            topic=int(tree.numbers[node]),
            name=None if given is None else given.name,
            note=None if given is None else given.note or None,
            parent=None if node == tree.n_nodes - 1 else int(layout.parents[node]),
            left=left,
            right=right,
            delta_h=float(tree.gains[join]) if join >= 0 else None,
            frequency=tree.frequencies[node].item(),
            size=int(layout.sizes[node]),
            level=int(layout.depths[node]),
            focus=None if not tree.has_counts else float(tree.focus[node]),
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


def node_label(number: int, words: Iterable[str], *, name: str | None = None) -> str:
    """Return the paper's label, as in ``"(37) rocket, moon, orbit"``, with the topic's name."""
    return f"({number}) {described(words, name=name)}"


def described(words: Iterable[str], *, name: str | None, separator: str = ", ") -> str:
    """Return the name of a node, if it has one, and its words."""
    shown = listed(words, separator=separator)
    if name is None:
        return shown
    return f"{printable(name, limit=MAX_NAME_LENGTH)}{': ' if shown else ''}{shown}"


def listed(words: Iterable[str], *, separator: str = ", ") -> str:
    """Return words between separators."""
    return separator.join(printable(word, limit=_MAX_WORD_LENGTH) for word in words)


def xml_text(text: str) -> str:
    r"""Escape text for XML 1.0; characters that it does not allow are spelled out (``\x1b``)."""
    return _SPECIAL.sub(
        lambda found: _MARKUP.get(found[0]) or found[0].encode("unicode_escape").decode(), text
    )


def commonness(tree: TopicTree, k: int) -> FloatArray:
    """Return how frequent the k most frequent words of every node are, above 0 and up to 1.

    This is their mean frequency, relative to the largest such mean in the tree, whichever words are
    shown.
    """
    top = tree.node_words.frequent(range(tree.n_nodes), k)
    starts = np.cumsum([0, *map(len, top)])
    frequencies = tree.word_frequencies[np.concatenate(top)].astype(np.float64)
    means = np.add.reduceat(frequencies, starts[:-1]) / np.diff(starts)
    relative: FloatArray = means / means.max()
    return relative


def red_to_blue(share: float) -> str:
    """Return the colour of a share from 0 (light red) to 1 (light blue), as in ``#ff8080``."""
    blue = round(_MIN_CHANNEL + (255 - _MIN_CHANNEL) * min(max(share, 0.0), 1.0))
    red = 255 + _MIN_CHANNEL - blue
    return f"#{red:02x}{_MIN_CHANNEL:02x}{blue:02x}"
