"""The whole tree as CSV, one node per row."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.export_table import ExportTable, write_table_csv
from topicgrouper.export.node_table import COLUMNS, node_table
from topicgrouper.export.word_columns import word_cells, word_columns

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_tree_csv"]


def write_tree_csv(
    tree: TopicTree, file: BinaryIO, *, words: int = 5, frequent: bool = False
) -> None:
    """Write every node of a tree by id, the single words first, as ``.csv``.

    The columns are ``id``, ``n`` (the paper's number), ``name`` and ``note`` (if a person gave
    them), ``parent``, ``left`` and ``right`` (node ids), ``delta_h``, ``frequency``, ``size``,
    ``level`` (joins above the node), ``focus`` in bits, ``word_1``, ``word_2``, … (the words that
    distinguish the node from the one it is joined with) and ``frequent_word_1``, … Cells that do
    not apply are empty: the parent of the root, the children and Δh of a word, the focus without
    training counts. Texts that a spreadsheet would run as a formula are prefixed with an
    apostrophe.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per node.
    frequent : bool, default=False
        Write the most frequent words instead of the most distinctive ones as ``word_1`` and so on.

    See Also
    --------
    write_tree_parquet, write_flat_json : The same nodes in other formats.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_tree_csv
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> file = io.BytesIO()
    >>> write_tree_csv(tree, file)
    >>> for line in file.getvalue().decode().splitlines():
    ...     print(*line.split(",")[:7], sep=",")
    id,n,name,note,parent,left,right
    0,3,,,3,,
    1,3,,,3,,
    2,3,,,4,,
    3,2,,,4,0,1
    4,1,,,,2,3
    """
    nodes = node_table(tree, words=words, frequent=frequent)
    n_columns = min(words, tree.n_words)
    lists = (nodes.words, nodes.frequent_words)
    rows = (
        [*record.values(), *word_cells(*(shown[node] for shown in lists), n_columns=n_columns)]
        for node, record in enumerate(nodes.records())
    )
    write_table_csv(ExportTable([*COLUMNS, *word_columns(n_columns)], rows, tree.n_nodes), file)
