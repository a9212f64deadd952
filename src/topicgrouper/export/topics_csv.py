"""One flat view as CSV: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.word_columns import word_cells, word_columns
from topicgrouper.storage.csv_cells import csv_row, word_cell
from topicgrouper.storage.text_file import text_of
from topicgrouper.tree.node_names import name_of
from topicgrouper.tree.queries.listed_topics import list_topics

if TYPE_CHECKING:
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["write_topics_csv"]


def write_topics_csv(
    view: FlatView, file: BinaryIO, *, words: int = 10, frequent: bool = False
) -> None:
    """Write the topics of a view, most telling first, one per row, as ``.csv``.

    The columns are ``topic`` (its number, or its word if it started from a single word), ``id``,
    ``n`` (the paper's number), ``name`` (empty if nobody gave one), ``frequency``, ``size``,
    ``focus`` in bits, ``general`` (true for general topics, which come last), ``word_1``,
    ``word_2``, … (the words that distinguish the topic from all others) and ``frequent_word_1``, …
    Without training counts, ``focus`` and ``general`` are empty. Texts that a spreadsheet would run
    as a formula are prefixed with an apostrophe, see `topicgrouper.storage.csv_cells`.

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
    """
    n_columns = min(checked_word_limit(words), max(topic.size for topic in view))
    with text_of(file) as text:
        head = ["topic", "id", "n", "name", "frequency", "size", "focus", "general"]
        text.write(csv_row([*head, *word_columns(n_columns)]))
        for row in list_topics(view, n_columns, frequent=frequent).rows:
            topic = row.topic
            focus = None if row.focus is None else round(row.focus, 4)
            general = None if row.is_general is None else str(row.is_general).lower()
            shown = word_cells(row.words, topic.top_words(n_columns), n_columns=n_columns)
            name = None if topic.name is None else word_cell(topic.name)
            numbers = [topic.frequency, topic.size, focus, general]
            called = word_cell(name_of(view.tree, topic.id))
            text.write(csv_row([called, topic.id, topic.n, name, *numbers, *shown]))
