"""The tree in formats of other tools for trees and graphs: Newick, GraphML and DOT."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.labels import commonness, described, node_label, red_to_blue, xml_text
from topicgrouper.export.nodes import Nodes, shown_words
from topicgrouper.export.walk import Event, nodes_within, walk
from topicgrouper.storage.atomic_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import Heights, TopicTree

_DOT_HEAD = """\
digraph topics {
  rankdir=LR;
  node [shape=box, style="rounded,filled", fontname="Helvetica", margin="0.1,0.05"];
  edge [arrowhead=none];
"""

_GRAPHML_HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" \
xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns \
http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
"""

_GRAPHML_TYPES = {
    "label": "string",
    "name": "string",
    "note": "string",
    "word": "string",
    "topic": "long",
    "frequency": "long",
    "size": "long",
    "level": "long",
    "delta_h": "double",
    "focus": "double",
}


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

    A word is named by itself, a join by its number and words; branches are differences of heights.
    """
    shown = shown_words(tree, k, frequent=frequent, depth=depth)
    height_of = np.zeros(tree.n_nodes)
    height_of[tree.n_words :] = tree.to_linkage(heights)[:, 2]
    with text_of(file) as text:
        for event, node, _ in walk(tree, depth=depth):
            if event is Event.ENTER:
                text.write("(")
            elif event is Event.BETWEEN:
                text.write(",")
            else:
                text.write(")" if event is Event.LEAVE else "")
                text.write(_newick_name(tree, node, shown))
                parent = tree.parent(node=node)
                if parent is not None:
                    text.write(f":{float(height_of[parent] - height_of[node])!r}")
        text.write(";\n")


def _newick_name(tree: TopicTree, node: int, shown: WordLists) -> str:
    if node >= tree.n_words:
        label = described(shown[node], name=tree.topic(node=node).name, separator=" ")
        name = f"{tree.n_of(node=node)} {label}"
    else:  # readers work line by line
        name = "".join(
            char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
            for char in tree.vocabulary[node]
        )
    # Between quotes only the quote is special. Two quotes alone would be read as an escaped one.
    return "'" + name.replace("'", "''") + "'" if name else ""


def write_graphml(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    k: int = 5,
    frequent: bool = False,
) -> None:
    """Write the tree as a directed graph, for Gephi, yEd and networkx."""
    nodes = Nodes(tree, k=k, frequent=frequent, depth=depth)
    types = dict(_GRAPHML_TYPES)
    if tree.frequencies.dtype.kind != "i":
        types["frequency"] = "double"
    with text_of(file) as text:
        text.write(_GRAPHML_HEAD)
        for name, kind in types.items():
            text.write(f'<key id="{name}" for="node" attr.name="{name}" attr.type="{kind}"/>\n')
        text.write('<graph id="topics" edgedefault="directed">\n')
        for step in nodes_within(tree, depth):
            node = nodes[step.node]
            values = {name: getattr(node, name, None) for name in types}
            values["label"] = node_label(node.topic, node.words, name=node.name)
            if node.id < tree.n_words:
                values["word"] = tree.vocabulary[node.id]
            data = "".join(
                f'<data key="{name}">{xml_text(str(value))}</data>'
                for name, value in values.items()
                if value is not None
            )
            text.write(f'<node id="{node.id}">{data}</node>\n')
            if node.parent is not None:
                text.write(f'<edge source="{node.parent}" target="{node.id}"/>\n')
        text.write("</graph>\n</graphml>\n")


def write_dot(
    tree: TopicTree, file: BinaryIO, *, depth: int = 4, k: int = 5, frequent: bool = False
) -> None:
    """Write the top levels of the tree for Graphviz, in the colours of the mind map."""
    shown = shown_words(tree, k, frequent=frequent, depth=depth)
    shares = commonness(tree, k).tolist()
    with text_of(file) as text:
        text.write(_DOT_HEAD)
        for _, node, _ in nodes_within(tree, depth):
            name = tree.topic(node=node).name
            label = _dot_quoted(node_label(tree.n_of(node=node), shown[node], name=name))
            text.write(f'  {node} [label={label}, fillcolor="{red_to_blue(shares[node])}"];\n')
            parent = tree.parent(node=node)
            if parent is not None:
                text.write(f"  {parent} -> {node};\n")
        text.write("}\n")


def _dot_quoted(text: str) -> str:
    # Graphviz replaces \N, \G and \l in labels, and HTML entities such as &amp;
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("&", "&amp;")
    return f'"{escaped}"'
