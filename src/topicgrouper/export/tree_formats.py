"""Files of a tree: FreeMind, nested JSON, Newick and linkage, and the walk and rows they share."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, SupportsIndex

import numpy as np

from topicgrouper.common.checks import whole_number
from topicgrouper.storage.atomic_file import text_of
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column, declared_columns
from topicgrouper.tree.topic import MAX_NAME_LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.tree.topic_tree import Heights, TopicTree

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


FOLDED_LEVEL = 6
"""Nodes of a mind map with this many joins above them are folded when the map opens."""

_KEYS = (
    *("id", "topic", "name", "note", "frequency", "size", "delta_h", "focus"),
    *("words", "frequent_words"),
)


def write_freemind(
    tree: TopicTree, file: BinaryIO, *, depth: int | None = None, k: int = 5, frequent: bool = False
) -> None:
    """Write a mind map for FreeMind and Freeplane.

    A node shows its number, its name and words; its background ranges from red for rare words to
    blue for frequent ones. Its note has the note of its name, the log-likelihood of T(n), Δh, f(t),
    and beside keywords its focus and its most frequent words. Its ID is ``ID_`` and the
    number. With `frequent`, and without training counts, this is the mind map of the paper.
    """
    nodes = Nodes(tree, k=k, frequent=frequent, depth=depth)
    shares = commonness(tree, k).tolist()
    sides = iter(("right", "left"))
    # Pure ASCII without an XML declaration: FreeMind guesses the encoding, and mistakes a file that
    # does not start with the element of its version for one of an older version.
    with text_of(file, encoding="ascii", errors="xmlcharrefreplace") as text:
        text.write('<map version="1.0.1">\n')
        for event, place, level in walk(tree, depth=depth):
            if event == "leave":
                text.write("</node>\n")
            if event not in ("enter", "end"):
                continue
            node = nodes[place]
            label = xml_text(node_label(node.topic, node.words, name=node.name))
            side = f' POSITION="{next(sides)}"' if level == 1 else ""
            folded = ' FOLDED="true"' if level == FOLDED_LEVEL and event == "enter" else ""
            text.write(
                f'<node ID="ID_{node.topic}" TEXT="{label}" '
                f'BACKGROUND_COLOR="{red_to_blue(shares[place])}"{side}{folded}>'
            )
            lines = _note_lines(tree, node, frequent=frequent)
            if lines:
                paragraphs = "".join(f"<p>{xml_text(line)}</p>" for line in lines)
                text.write(
                    '<richcontent TYPE="NOTE"><html><head></head>'
                    f"<body>{paragraphs}</body></html></richcontent>"
                )
            text.write("\n" if event == "enter" else "</node>\n")
        text.write("</map>\n")


def _note_lines(tree: TopicTree, node: Node, *, frequent: bool) -> list[str]:
    lines = node.note.split("\n") if node.note else []
    if node.delta_h is not None:
        n = tree.n_of(node=node.id)
        if n <= tree.max_topics:  # not within words that stay together
            lines.append(f"log q(T({n})) = {tree.log_likelihood(n)!r}")
        lines.append(f"Δh = {node.delta_h!r}")
        lines.append(f"f(t) = {node.frequency!r}")
        if node.focus is not None and not frequent:
            lines.append(f"focus = {node.focus:.2f} bits")
            lines.append(f"most frequent words = {listed(node.frequent_words)}")
    return lines


def write_nested_json(
    tree: TopicTree, file: BinaryIO, *, depth: int | None = None, k: int = 5, frequent: bool = False
) -> None:
    """Write the root as one object with its children in it, as d3 reads it; a node per line."""
    nodes = Nodes(tree, k=k, frequent=frequent, depth=depth)
    with text_of(file) as text:
        # without indentation, which would be most of the file for a chain
        for event, node, _ in walk(tree, depth=depth):
            if event == "between":
                text.write(",\n")
            elif event == "leave":
                text.write("]}")
            else:
                written = _object(nodes[node])
                text.write(written if event == "end" else f'{written[:-1]}, "children": [\n')
        text.write("\n")


def _object(node: Node) -> str:
    """Return a node as an object on one line; keys that do not apply are omitted."""
    values = ((key, getattr(node, key)) for key in _KEYS)
    known = {key: value for key, value in values if value is not None}
    # not escaped: `text_of` escapes lone surrogates, which alone cannot be encoded
    return json.dumps(known, ensure_ascii=False, allow_nan=False)


def write_newick(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    k: int = 3,
    frequent: bool = False,
    heights: Heights = "rank",
) -> None:
    """Write the tree as ``.nwk``, as in ``('tea':1.0,'cup':1.0)'2 tea cup':1.0;``.

    Leaves are called by their word, joins by number and words; branches are differences of heights.
    """
    nodes = Nodes(tree, k=k, frequent=frequent, depth=depth)
    height_of = np.zeros(tree.n_nodes)
    height_of[tree.n_words :] = tree.to_linkage(heights)[:, 2]
    with text_of(file) as text:
        for event, place, _ in walk(tree, depth=depth):
            if event == "enter":
                text.write("(")
            elif event == "between":
                text.write(",")
            else:
                node = nodes[place]
                text.write(")" if event == "leave" else "")
                text.write(_newick_name(tree, node))
                if node.parent is not None:
                    text.write(f":{float(height_of[node.parent] - height_of[place])!r}")
        text.write(";\n")


def _newick_name(tree: TopicTree, node: Node) -> str:
    if node.id >= tree.n_words:
        name = f"{node.topic} {described(node.words, name=node.name, separator=' ')}"
    else:  # readers work line by line
        name = "".join(
            char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
            for char in tree.vocabulary[node.id]
        )
    # Between quotes only the quote is special. Two quotes alone would be read as an escaped one.
    return "'" + name.replace("'", "''") + "'" if name else ""


def write_linkage(tree: TopicTree, file: BinaryIO, *, heights: Heights = "rank") -> None:
    """Write the linkage matrix for ``scipy.cluster.hierarchy``; see `TopicTree.to_linkage`."""
    np.save(file, tree.to_linkage(heights), allow_pickle=False)
