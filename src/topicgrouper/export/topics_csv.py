"""One flat view as CSV: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.export_table import ExportTable, write_table_csv
from topicgrouper.export.topic_levels import called
from topicgrouper.export.word_columns import word_cells, word_columns

if TYPE_CHECKING:
    from topicgrouper.export.export_table import Cell
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["topics_table", "write_topics_csv"]

_DECIMALS = 4


def write_topics_csv(
    view: FlatView, file: BinaryIO, *, words: int = 10, frequent: bool = False
) -> None:
    """Write the topics of a view, most distinctive first, one per row, as ``.csv``.

    The columns are ``topic`` (its number, or its word if it started from a single word), ``id``,
    ``n`` (the paper's number), ``name`` (empty if nobody gave one), ``frequency``, ``size``,
    ``focus`` in bits, ``general`` (true for general topics, which come last), ``word_1``,
    ``word_2``, … (the words that distinguish the topic from all others) and ``frequent_word_1``, …
    Without training counts, ``focus`` and ``general`` are empty. Texts that a spreadsheet would run
    as a formula are prefixed with an apostrophe.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of words per topic.
    frequent : bool, default=False
        Write the most frequent topics first, and the most frequent words as ``word_1`` and so on.

    See Also
    --------
    write_topics_parquet, write_markdown, write_latex : The same table in other formats.
    write_words_csv, write_documents_csv : The tables of words and of documents.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_topics_csv
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> file = io.BytesIO()
    >>> write_topics_csv(view, file, words=2)
    >>> print(file.getvalue().decode(), end="")
    topic,id,n,name,frequency,size,focus,general,word_1,word_2,frequent_word_1,frequent_word_2
    3,4,3,,9,2,0.7721,false,cat,dog,dog,cat
    2,5,2,,12,2,0.5295,false,tea,milk,tea,milk
    """
    write_table_csv(topics_table(view, words=words, frequent=frequent), file)


def topics_table(view: FlatView, *, words: int = 10, frequent: bool = False) -> ExportTable:
    """Return the table that `write_topics_csv` writes."""
    n_columns = min(checked_word_limit(words), max(topic.size for topic in view))
    head = ["topic", "id", "n", "name", "frequency", "size", "focus", "general"]
    listed = view.table(n_columns, frequent=frequent).rows
    rows = (_cells(view.tree, row, n_columns) for row in listed)
    return ExportTable([*head, *word_columns(n_columns)], rows, view.n)


def _cells(tree: TopicTree, row: TopicRow, n_columns: int) -> list[Cell]:
    focus = None if row.focus is None else round(row.focus, _DECIMALS)
    described = [called(tree, row.id), row.id, row.topic, row.name, row.frequency]
    shown = word_cells(row.words, row.frequent_words, n_columns=n_columns)
    return [*described, row.size, focus, row.general, *shown]
