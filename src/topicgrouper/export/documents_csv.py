"""The training documents as CSV, each with its main topic in one or several views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.storage.csv_cells import csv_row, word_cell
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.node_names import name_of
from topicgrouper.tree.queries.document_strength import (
    document_lengths,
    median_length,
    smoothed_shares,
)
from topicgrouper.tree.queries.listed_topics import list_topics
from topicgrouper.tree.queries.main_topics import main_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["write_documents_csv"]

_COLUMNS = ("", "_words", "_share", "_relative_share")
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
) -> None:
    """Write the training documents, one per row, with their main topics, as ``.csv``.

    The columns are ``id`` (the row number without ids), ``label`` (if there are labels),
    ``main_topic`` (its number, or its word if it started from a single word), ``main_topic_words``,
    ``main_topic_share`` (of the document's words) and ``main_topic_relative_share`` (3 means three
    times as much as on average); see `topicgrouper.tree.queries.main_topics`. With several views,
    the columns of each are named by its number of topics: ``main_topic_20``,
    ``main_topic_20_words``, … The cells of a document without a main topic are empty. Cells that a
    spreadsheet would run as a formula are prefixed with an apostrophe, see
    `topicgrouper.storage.csv_cells`.

    Parameters
    ----------
    view : FlatView or sequence of FlatView
        One or several views of a tree with training counts, with different numbers of topics.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per topic: those that distinguish it from all others, separated by blanks,
        or by commas if a word of the tree contains blanks.
    frequent : bool, default=False
        Write the most frequent words instead of the most telling ones.
    document_ids : sequence of str, optional
        The ids of the documents.
    labels : sequence of str, optional
        One label per document.

    Raises
    ------
    ValueError
        If the tree has no training counts, or two views have the same number of topics.
    """
    views = [view] if isinstance(view, FlatView) else list(view)
    prefixes = [f"main_topic_{each.n}" for each in views]
    if isinstance(view, FlatView):
        prefixes = ["main_topic"]
    if len(set(prefixes)) < len(prefixes):
        msg = f"views must have different numbers of topics; got {[each.n for each in views]}"
        raise ValueError(msg)
    k = checked_word_limit(words)
    parts = [_cells(each, k, frequent=frequent) for each in views]
    n_documents = required_counts(views[0].tree.counts).shape[0]
    ids = map(str, range(n_documents)) if document_ids is None else iter(document_ids)
    with text_of(file) as text:
        head = ["id", *([] if labels is None else ["label"])]
        head += [prefix + column for prefix in prefixes for column in _COLUMNS]
        text.write(csv_row(head))
        for row, (name, *cells) in enumerate(zip(ids, *parts, strict=True)):
            known = [name, *([] if labels is None else [labels[row]])]
            text.write(
                csv_row([*map(word_cell, known), *(cell for part in cells for cell in part)])
            )


def _cells(view: FlatView, k: int, *, frequent: bool) -> Iterator[tuple[Any, ...]]:
    """Return the cells of each document."""
    tree = view.tree
    # names of items contain blanks
    separator = ", " if any(" " in word for word in tree.vocabulary) else " "
    described = {
        row.topic.id: (word_cell(name_of(tree, row.topic.id)), word_cell(separator.join(row.words)))
        for row in list_topics(view, k, frequent=frequent).rows
    }
    topics = [described[node] for node in view.nodes.tolist()]
    places = main_topics(view).positions
    shares, relative = _shares(view, places)
    for place, *numbers in zip(places.tolist(), shares.tolist(), relative.tolist(), strict=True):
        if place < 0:
            yield (None,) * len(_COLUMNS)
        else:
            yield (*topics[place], *(round(number, _DECIMALS) for number in numbers))


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
