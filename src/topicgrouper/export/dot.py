"""The top of the tree for Graphviz."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.colours import commonness, red_to_blue
from topicgrouper.export.labels import node_label
from topicgrouper.export.shown_words import shown_words
from topicgrouper.export.walk import Event, walk
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.topic import name_at

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_dot"]

_HEAD = """\
digraph topics {
  rankdir=LR;
  node [shape=box, style="rounded,filled", fontname="Helvetica", margin="0.1,0.05"];
  edge [arrowhead=none];
"""


def write_dot(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int = 4,
    words: int = 5,
    frequent: bool = False,
) -> None:
    """Write the top levels of the tree as a Graphviz graph, ``.dot``.

    A node shows its number, its name (if it has one) and the words that distinguish it from the
    node it is joined with; its colour ranges from red for rare words to blue for frequent ones, as
    in the mind map. A node is named by its id.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, default=4
        Number of joins to go down.
    words : int, default=5
        Number of words to show per node.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.

    See Also
    --------
    write_graphml : The whole tree as a graph.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_dot
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_dot(tree, file, depth=1)
    >>> print(file.getvalue().decode(), end="")
    digraph topics {
      rankdir=LR;
      node [shape=box, style="rounded,filled", fontname="Helvetica", margin="0.1,0.05"];
      edge [arrowhead=none];
      4 [label="(1) cat, dog, tea", fillcolor="#8b80f4"];
      3 [label="(2) cat, dog", fillcolor="#8080ff"];
      4 -> 3;
      2 [label="(3) tea", fillcolor="#a080df"];
      4 -> 2;
    }
    """
    shown = shown_words(tree, words, frequent=frequent, depth=depth)
    shares = commonness(tree, words).tolist()
    with text_of(file) as text:
        text.write(_HEAD)
        for event, node, _ in walk(tree, depth=depth):
            if event not in (Event.ENTER, Event.END):
                continue
            name = name_at(tree.topic_names, node)
            label = _quoted(node_label(tree.n_of(node=node), shown[node], name=name))
            text.write(f'  {node} [label={label}, fillcolor="{red_to_blue(shares[node])}"];\n')
            parent = tree.parent(node=node)
            if parent is not None:
                text.write(f"  {parent} -> {node};\n")
        text.write("}\n")


def _quoted(text: str) -> str:
    # Graphviz replaces \N, \G and \l in labels, and HTML entities such as &amp;
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("&", "&amp;")
    return f'"{escaped}"'
