"""The whole tree as Parquet, one node per row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.export.node_table import node_table
from topicgrouper.export.utf8_words import encodable
from topicgrouper.storage.extras import check_extra
from topicgrouper.storage.parquet_file import write_parquet

if TYPE_CHECKING:
    import polars as pl

    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_tree_parquet"]


def write_tree_parquet(
    tree: TopicTree, file: BinaryIO, *, words: int = 5, frequent: bool = False
) -> None:
    """Write every node of a tree by id, the single words first, as ``.parquet``.

    The columns are ``id``, ``n`` (the paper's number), ``name`` and ``note``, ``parent``, ``left``
    and ``right`` (node ids), ``delta_h``, ``frequency``, ``size``, ``level`` (joins above the
    node), ``focus`` in bits and two lists: ``words``, those that distinguish the node from the one
    it is joined with, and ``frequent_words``. Values that do not apply are null: the parent of the
    root, the children and Δh of a word, names that nobody gave, the focus without training counts.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per node.
    frequent : bool, default=False
        Write the most frequent words instead of the most distinctive ones as ``words``.

    Raises
    ------
    ModuleNotFoundError
        If polars is not installed.

    See Also
    --------
    write_tree_csv : The same nodes as CSV.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_tree_parquet
    >>> file = io.BytesIO()
    >>> write_tree_parquet(fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]]), file)
    >>> file.getvalue()[:4]
    b'PAR1'
    """
    check_extra("polars", "writing Parquet")
    import polars as pl  # noqa: PLC0415 - an optional dependency

    nodes = node_table(tree, words=words, frequent=frequent)
    # polars keeps NaN in a column of floats as a value; None in a list becomes null
    missing = [None] * tree.n_words
    columns: dict[str, Any] = {
        "id": np.arange(tree.n_nodes),
        "n": nodes.numbers,
        **_names(tree),
        "parent": [*nodes.parents[:-1].tolist(), None],
        "left": pl.Series([*missing, *nodes.children[:, 0].tolist()], dtype=pl.Int64),
        "right": pl.Series([*missing, *nodes.children[:, 1].tolist()], dtype=pl.Int64),
        "delta_h": pl.Series([*missing, *nodes.delta_hs.tolist()], dtype=pl.Float64),
        "frequency": nodes.frequencies,
        "size": nodes.sizes,
        "level": nodes.levels,
        "focus": pl.Series(nodes.focus, dtype=pl.Float64)
        if nodes.focus is not None
        else pl.Series([None] * tree.n_nodes, dtype=pl.Float64),
        "words": _word_lists(nodes.words),
        "frequent_words": _word_lists(nodes.frequent_words),
    }
    write_parquet(pl.DataFrame(columns, schema_overrides={"parent": pl.Int64}), file)


def _names(tree: TopicTree) -> dict[str, pl.Series]:
    """Return the names and notes of all nodes."""
    import polars as pl  # noqa: PLC0415

    columns: dict[str, list[str | None]] = {key: [None] * tree.n_nodes for key in ("name", "note")}
    for node, given in tree.topic_names.items():
        columns["name"][node] = given.name
        columns["note"][node] = given.note or None
    return {key: pl.Series(values, dtype=pl.String) for key, values in columns.items()}


def _word_lists(words: WordLists) -> pl.Series:
    """Return the words of all nodes, without a Python list per node."""
    import polars as pl  # noqa: PLC0415

    n_shown = np.diff(words.starts)
    vocabulary = pl.Series(encodable(words.vocabulary), dtype=pl.String)
    shown = pl.DataFrame(
        {
            "node": np.repeat(np.arange(len(n_shown)), n_shown),
            "words": vocabulary.gather(words.indices),
        }
    )
    return shown.group_by("node", maintain_order=True).agg("words")["words"]
