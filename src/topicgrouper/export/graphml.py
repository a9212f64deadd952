"""The tree as GraphML, for Gephi, yEd, networkx and similar tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.labels import node_label
from topicgrouper.export.node_table import node_table
from topicgrouper.export.walk import Event, walk
from topicgrouper.export.xml_text import xml_text
from topicgrouper.storage.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_graphml"]

_TYPES = {
    "label": "string",
    "name": "string",
    "note": "string",
    "word": "string",
    "n": "long",
    "frequency": "long",
    "size": "long",
    "level": "long",
    "delta_h": "double",
    "focus": "double",
}
_HEAD = """\
<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" \
xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns \
http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
"""


def write_graphml(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    words: int = 5,
    frequent: bool = False,
) -> None:
    """Write the tree as a directed graph, as ``.graphml``.

    Edges lead from a topic to its parts. A node has its id, ``label`` (its number, its name and the
    words that distinguish it from the node it is joined with), ``name`` and ``note`` (if a person
    gave them), ``n`` (the paper's number), ``frequency``, ``size``, ``level`` (joins above it),
    ``focus`` in bits (if the tree has training counts) and either ``delta_h``, if it is a join, or
    ``word``. Characters that XML cannot hold are spelled out. Nothing is nested, so the file can be
    read whatever the depth of the tree.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, optional
        Number of joins to go down (default: all).
    words : int, default=5
        Number of words per label.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.

    See Also
    --------
    write_dot : The top levels for Graphviz.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from xml.etree import ElementTree
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_graphml
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_graphml(tree, file)
    >>> graph = ElementTree.fromstring(file.getvalue())
    >>> [edge.get("source") + "-" + edge.get("target") for edge in graph.iterfind(".//{*}edge")]
    ['4-3', '3-0', '3-1', '4-2']
    """
    nodes = node_table(tree, words=words, frequent=frequent, depth=depth)
    types = _TYPES if tree.frequencies.dtype.kind == "i" else {**_TYPES, "frequency": "double"}
    with text_of(file) as text:
        text.write(_HEAD)
        for name, kind in types.items():
            text.write(f'<key id="{name}" for="node" attr.name="{name}" attr.type="{kind}"/>\n')
        text.write('<graph id="topics" edgedefault="directed">\n')
        for event, node, _ in walk(tree, depth=depth):
            if event not in (Event.ENTER, Event.END):
                continue
            record = nodes.record(node)
            record["label"] = node_label(record["n"], nodes.words[node], name=record["name"])
            record["word"] = tree.vocabulary[node] if node < tree.n_words else None
            data = "".join(
                f'<data key="{name}">{xml_text(str(record[name]))}</data>'
                for name in types
                if record[name] is not None
            )
            text.write(f'<node id="{node}">{data}</node>\n')
            if record["parent"] is not None:
                text.write(f'<edge source="{record["parent"]}" target="{node}"/>\n')
        text.write("</graph>\n</graphml>\n")
