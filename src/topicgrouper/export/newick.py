"""The tree in the Newick format of phylogenetics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.labels import described
from topicgrouper.export.shown_words import shown_words
from topicgrouper.export.walk import Event, walk
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.topic import name_at

if TYPE_CHECKING:
    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import Heights, TopicTree

__all__ = ["write_newick"]


def write_newick(
    tree: TopicTree,
    file: BinaryIO,
    *,
    depth: int | None = None,
    words: int = 3,
    frequent: bool = False,
    heights: Heights = "rank",
) -> None:
    """Write the tree as ``.nwk``, as in ``('tea':1.0,'cup':1.0)'2 tea cup':1.0;``.

    Names are quoted. A join is named by the paper's number and the words that distinguish it from
    the node it is joined with, separated by blanks; no two have the same number. The name that a
    person gave to a join comes before its words: ``'2 Hot drinks: tea cup'``. The length of a
    branch is the difference between the heights of its ends, so all words are equally far from the
    root.

    The file is written whatever the depth of the tree, but many readers are recursive and refuse
    trees more than some thousand levels deep; limit ``depth`` for them.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    depth : int, optional
        Number of joins to go down (default: all). Topics at the lowest level are leaves named by
        their number and words.
    words : int, default=3
        Number of words in the name of a join.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.
    heights : {"rank", "loss"}, default="rank"
        See `TopicTree.to_linkage`.

    See Also
    --------
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_newick
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_newick(tree, file)
    >>> print(file.getvalue().decode(), end="")
    (('cat':1.0,'dog':1.0)'2 cat dog':1.0,'tea':2.0)'1 cat dog tea';
    """
    shown = shown_words(tree, words, frequent=frequent, depth=depth)
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
                text.write(_name(tree, node, shown))
                parent = tree.parent(node=node)
                if parent is not None:
                    text.write(f":{float(height_of[parent] - height_of[node])!r}")
        text.write(";\n")


def _name(tree: TopicTree, node: int, shown: WordLists) -> str:
    if node >= tree.n_words:
        label = described(shown[node], name=name_at(tree.topic_names, node), separator=" ")
        return _quoted(f"{tree.n_of(node=node)} {label}")
    word = tree.vocabulary[node]
    if not word:
        return ""  # unnamed: two quotes would be read as an escaped quote
    # readers work line by line
    safe = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
        for char in word
    )
    return _quoted(safe)


def _quoted(name: str) -> str:
    # between quotes only the quote is special
    return "'" + name.replace("'", "''") + "'"
