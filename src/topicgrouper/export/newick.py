"""The tree in the Newick format of phylogenetics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.text_file import text_of
from topicgrouper.export.walk import Event, walk

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree
    from topicgrouper.tree.linkage import Heights

__all__ = ["write_newick"]


def write_newick(
    tree: TopicTree, file: BinaryIO, *, depth: int | None = None, heights: Heights = "rank"
) -> None:
    """Write the tree as ``.nwk``: ``('tea':1.0,'cup':1.0)2:1.0;``.

    Words are quoted. Joins are called by the paper's number. A branch is as long as the
    difference of the heights of its ends, so all words are equally far from the root.

    The file is written at any depth of the tree, but many readers work by recursion and refuse what
    is nested more than some thousand levels deep; they want ``depth``.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, optional
        How many joins to go down; all of them if left out. Topics at the lowest level are leaves
        called by their number.
    heights : Heights, default="rank"
        "rank" or "loss", as described at `TopicTree.to_linkage`.
    """
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
                text.write(_name(tree, node))
                parent = tree.parent(node)
                if parent is not None:
                    text.write(f":{float(height_of[parent] - height_of[node])!r}")
        text.write(";\n")


def _name(tree: TopicTree, node: int) -> str:
    if node >= tree.n_words:
        return str(tree.n_of(node))
    # Between quotes only the quote is special, but readers take files line by line.
    word = tree.vocabulary[node]
    if not word:
        return ""  # no name at all: two quotes would be half of a quoted one
    safe = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
        for char in word
    )
    return "'" + safe.replace("'", "''") + "'"
