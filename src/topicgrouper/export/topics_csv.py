"""One flat view as CSV: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.csv_cells import csv_row, word_cell
from topicgrouper.export.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_topics_csv"]


def write_topics_csv(view: FlatView, file: BinaryIO, *, words: int = 10) -> None:
    """Write the topics of a view, most frequent first, one per row, as ``.csv``.

    The columns are ``id``, ``n`` (the paper's number), ``frequency``, ``size`` and ``word_1``,
    ``word_2``, … Words that a spreadsheet would run as a formula are prefixed with an apostrophe,
    see `topicgrouper.export.csv_cells`.

    Parameters
    ----------
    view : FlatView
        The view.
    file : BinaryIO
        Where to write.
    words : int, default=10
        Number of most frequent words per topic.
    """
    n_columns = min(checked_word_limit(words), max(topic.size for topic in view))
    with text_of(file) as text:
        numbered = [f"word_{position}" for position in range(1, n_columns + 1)]
        text.write(csv_row(["id", "n", "frequency", "size", *numbered]))
        for topic in view:
            shown = [word_cell(word) for word in topic.top_words(n_columns)]
            missing = [None] * (n_columns - len(shown))
            row = [topic.id, topic.n, topic.frequency, topic.size, *shown, *missing]
            text.write(csv_row(row))
