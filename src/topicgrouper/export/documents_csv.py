"""The training documents as CSV, each with its main topic in one or several views."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.export.export_table import ExportTable, write_table_csv
from topicgrouper.export.topic_levels import TOPIC_COLUMNS, topic_levels
from topicgrouper.storage.csv_cells import free_names
from topicgrouper.tree.queries.document_strength import (
    document_lengths,
    median_length,
    smoothed_shares,
)
from topicgrouper.tree.queries.main_topics import main_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.export.topic_levels import TopicLevel
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["documents_table", "write_documents_csv"]

_COLUMNS = (*TOPIC_COLUMNS, "_share", "_relative_share")
"""What follows ``main_topic`` in the names of the columns of a view."""

_DECIMALS = 4


def write_documents_csv(
    view: FlatView | Sequence[FlatView],
    file: BinaryIO,
    *,
    words: int = 5,
    frequent: bool = False,
    document_ids: Sequence[str] | None = None,
    labels: Sequence[str] | None = None,
    document_columns: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Write the training documents, one per row, with their main topics, as ``.csv``.

    The columns are ``id`` (the row number without ids), ``label`` (if there are labels), those of
    `document_columns`, ``main_topic`` (its number, or its word if it started from a single word),
    ``main_topic_name`` (empty if nobody gave one), ``main_topic_words``, ``main_topic_share`` (of
    the document's words) and ``main_topic_relative_share`` (3 means three times as much as on
    average); see `topicgrouper.tree.main_topics`. With several views, the columns of each
    are named by its number of topics: ``main_topic_20``, ``main_topic_20_words``, … The cells of a
    document without a main topic are empty. A column of the documents whose name is taken, in
    whatever case, is renamed: ``id`` becomes ``column_id``. Cells that a spreadsheet would run as a
    formula are prefixed with an apostrophe.

    Parameters
    ----------
    view : FlatView or sequence of FlatView
        One or several views of a tree with training counts, with different numbers of topics.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per topic: those that distinguish it from all others, separated as by
        `write_words_csv`.
    frequent : bool, default=False
        Write the most frequent words instead of the most distinctive ones.
    document_ids : sequence of str, optional
        The ids of the documents.
    labels : sequence of str, optional
        One label per document.
    document_columns : mapping of str to sequence of str, optional
        What else is known of the documents, one value per document in each column.

    Raises
    ------
    ValueError
        If the tree has no training counts, or two views have the same number of topics.

    See Also
    --------
    write_topics_csv, write_words_csv : The tables of topics and of words.
    write_xlsx : All three tables as a workbook.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_documents_csv
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3]]
    >>> view = fit_tree(counts, ["cat", "dog", "tea", "milk"]).view(2)
    >>> file = io.BytesIO()
    >>> write_documents_csv(view, file, document_ids=["ann", "bob", "cem"])
    >>> for line in file.getvalue().decode().splitlines():
    ...     print(*line.split(",")[:4], sep=",")
    id,main_topic,main_topic_name,main_topic_words
    ann,3,,cat dog
    bob,3,,cat dog
    cem,2,,milk tea
    """
    table = documents_table(
        view,
        words=words,
        frequent=frequent,
        document_ids=document_ids,
        labels=labels,
        document_columns=document_columns,
    )
    write_table_csv(table, file)


def documents_table(
    view: FlatView | Sequence[FlatView],
    *,
    words: int = 5,
    frequent: bool = False,
    document_ids: Sequence[str] | None = None,
    labels: Sequence[str] | None = None,
    document_columns: Mapping[str, Sequence[str]] | None = None,
) -> ExportTable:
    """Return the table that `write_documents_csv` writes."""
    levels = topic_levels(view, prefix="main_topic", words=words, frequent=frequent)
    n_documents = required_counts(levels[0].view.tree.counts).shape[0]
    ids = range(n_documents) if document_ids is None else document_ids
    topics = [level.prefix + column for level in levels for column in _COLUMNS]
    labelled = {} if labels is None else {"label": labels}
    columns = document_columns or {}
    names = free_names(columns, taken=["id", *labelled, *topics])
    own = [*labelled.values(), *columns.values()]
    parts = [_cells(level) for level in levels]
    rows = (
        [*known, *chain.from_iterable(cells)]
        for *known, cells in zip(ids, *own, zip(*parts, strict=True), strict=True)
    )
    return ExportTable(
        ["id", *labelled, *names, *topics], rows, n_documents, dict(enumerate(own, start=1))
    )


def _cells(level: TopicLevel) -> Iterator[tuple[Any, ...]]:
    """Return the cells of each document."""
    places = main_topics(level.view).positions
    shares, relative = _shares(level.view, places)
    for place, *numbers in zip(places.tolist(), shares.tolist(), relative.tolist(), strict=True):
        if place < 0:
            yield (None,) * len(_COLUMNS)
        else:
            yield (*level.cells[place], *(round(number, _DECIMALS) for number in numbers))


def _shares(view: FlatView, places: IntArray) -> tuple[FloatArray, FloatArray]:
    """Return the share and the relative share of one topic of each document.

    Only these are computed: documents × topics would be too large for many of both.
    """
    counts = required_counts(view.tree.counts)
    n_documents = counts.shape[0]
    rows = np.repeat(np.arange(n_documents), np.diff(counts.indptr))
    is_main = view.positions[counts.indices] == places[rows]
    found = np.bincount(rows[is_main], weights=counts.data[is_main], minlength=n_documents)
    lengths = document_lengths(counts).astype(np.float64)
    average = view.frequencies[places] / float(view.tree.frequencies[-1])
    shares: FloatArray = found / np.where(lengths > 0, lengths, 1.0)
    smoothed: FloatArray = smoothed_shares(
        found, lengths, average=average, weight=median_length(lengths)
    )
    return shares, smoothed / average
