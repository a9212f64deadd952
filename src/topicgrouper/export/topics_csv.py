"""One flat view as CSV: the paper's table of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, SupportsIndex

from topicgrouper.export.checks import checked_words
from topicgrouper.export.csv_cells import csv_row, word_cell
from topicgrouper.export.text_file import text_of

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree

__all__ = ["write_topics_csv"]


def write_topics_csv(tree: TopicTree, file: BinaryIO, *, n: SupportsIndex, words: int = 10) -> None:
    """Write the topics of T(n) by falling frequency, one a row, as ``.csv``.

    The columns are ``id``, ``n`` (the paper's number), ``frequency``, ``size`` and ``word_1``,
    ``word_2``, … Words that a spreadsheet would take for a formula get an apostrophe in front, see
    `topicgrouper.export.csv_cells`.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    n : int
        The number of topics.
    words : int, default=10
        How many of the most frequent words to give of each topic.
    """
    topics = tree.topics(n)
    n_columns = min(checked_words(words), max(topic.size for topic in topics))
    with text_of(file) as text:
        numbered = [f"word_{position}" for position in range(1, n_columns + 1)]
        text.write(csv_row(["id", "n", "frequency", "size", *numbered]))
        for topic in topics:
            shown = [word_cell(word) for word in topic.top_words(n_columns)]
            missing = [None] * (n_columns - len(shown))
            row = [topic.id, topic.n, topic.frequency, topic.size, *shown, *missing]
            text.write(csv_row(row))
