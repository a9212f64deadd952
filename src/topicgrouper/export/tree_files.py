"""The tree in formats of other tools: mind maps, nested JSON, Newick and linkage matrices."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.nodes import (
    Node,
    Nodes,
    commonness,
    described,
    listed,
    node_label,
    red_to_blue,
    walk,
    xml_text,
)
from topicgrouper.storage.atomic_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import Heights, TopicTree

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
