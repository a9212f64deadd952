"""The whole tree as CSV, one node per row."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.csv_cells import csv_row, word_cell
from topicgrouper.export.node_table import COLUMNS, node_table
from topicgrouper.export.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_tree_csv"]


def write_tree_csv(tree: TopicTree, file: BinaryIO, *, words: int = 5) -> None:
    """Write every node of a tree by id, the single words first, as ``.csv``.

    The columns are ``id``, ``n`` (the paper's number), ``parent``, ``left`` and ``right`` (node
    ids), ``delta_h``, ``frequency``, ``size``, ``level`` (joins above the node) and ``word_1``,
    ``word_2``, … Cells that do not apply are empty: the parent of the root, the children and Δh of
    a word. Words that a spreadsheet would run as a formula are prefixed with an apostrophe, see
    `topicgrouper.export.csv_cells`.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of most frequent words per node.
    """
    nodes = node_table(tree, words=words)
    n_columns = min(words, tree.n_words)
    with text_of(file) as text:
        text.write(csv_row([*COLUMNS, *(f"word_{rank}" for rank in range(1, n_columns + 1))]))
        for record in nodes.records():
            shown = [word_cell(word) for word in nodes.words[record["id"]]]
            missing = [None] * (n_columns - len(shown))
            text.write(csv_row([*record.values(), *shown, *missing]))
