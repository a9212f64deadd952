"""Several nested views as one CSV table, one row per topic of the finest."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.export.export_table import ExportTable, write_table_csv
from topicgrouper.export.topic_levels import TOPIC_COLUMNS, sorted_by_topic, topic_levels

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.export.export_table import Cell
    from topicgrouper.export.topic_levels import TopicLevel
    from topicgrouper.tree.flat_view import FlatView

__all__ = ["taxonomy_table", "write_taxonomy_csv"]

_MEASURES = ("frequency", "share", "size", "focus", "general")
_DECIMALS = 4


def write_taxonomy_csv(
    views: Sequence[FlatView], file: BinaryIO, *, words: int = 5, frequent: bool = False
) -> None:
    """Write levels of topics as one table, as ``.csv``.

    There is one row per topic of the finest level. For each level, coarsest first, it has the topic
    that contains it, as in ``topic_5``, ``topic_5_name`` (empty if nobody gave one) and
    ``topic_5_words``. The columns after them are about the finest topic: ``frequency``, ``share``
    (of all occurrences), ``size`` (number of words), ``focus`` in bits and ``general``, which are
    both empty without training counts. Parts of a topic stand together; topics have the order of
    the table of topics. Texts that a spreadsheet would run as a formula are prefixed with an
    apostrophe.

    Parameters
    ----------
    views : sequence of FlatView
        The levels, with rising numbers of topics. Each topic must be part of one topic of the level
        above; refine several levels with `topicgrouper.refine_taxonomy`.
    file : BinaryIO
        Where to write.
    words : int, default=5
        Number of words per topic, separated as by `write_words_csv`.
    frequent : bool, default=False
        Write the most frequent words, and the most frequent topics first.

    Raises
    ------
    ValueError
        If the levels are not nested.

    See Also
    --------
    write_topics_csv : The table of one view.
    export : Write any format by name.

    Examples
    --------
    >>> import io
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_taxonomy_csv
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> file = io.BytesIO()
    >>> write_taxonomy_csv([tree.view(2), tree.view(3)], file)
    >>> for line in file.getvalue().decode().splitlines():
    ...     print(*line.split(",")[:6], sep=",")
    topic_2,topic_2_name,topic_2_words,topic_3,topic_3_name,topic_3_words
    3,,cat dog,3,,cat dog
    2,,tea milk,tea,,tea
    2,,tea milk,milk,,milk
    """
    write_table_csv(taxonomy_table(views, words=words, frequent=frequent), file)


def taxonomy_table(
    views: Sequence[FlatView], *, words: int = 5, frequent: bool = False
) -> ExportTable:
    """Return the table that `write_taxonomy_csv` writes."""
    levels = topic_levels(views, prefix="topic", words=words, frequent=frequent)
    head = [level.prefix + column for level in levels for column in TOPIC_COLUMNS]
    return ExportTable([*head, *_MEASURES], _rows(levels, _places(levels)), levels[-1].view.n)


def _rows(levels: Sequence[TopicLevel], places: Sequence[IntArray]) -> Iterator[list[Cell]]:
    finest = levels[-1]
    by_id = {row.id: row for row in finest.rows}
    for place in sorted_by_topic(levels, places).tolist():
        row = by_id[int(finest.view.nodes[place])]
        yield [
            *(
                cell
                for level, above in zip(levels, places, strict=True)
                for cell in level.cells[above[place]]
            ),
            row.frequency,
            round(row.share, _DECIMALS),
            row.size,
            None if row.focus is None else round(row.focus, _DECIMALS),
            row.general,
        ]


def _places(levels: Sequence[TopicLevel]) -> list[IntArray]:
    """Return, for each level, the position of the topic that contains each of the finest topics."""
    finest = levels[-1].view
    # any word of a topic determines the topics above
    firsts = np.zeros(finest.n, dtype=np.int64)
    firsts[finest.positions] = np.arange(len(finest.positions))
    places = [level.view.positions[firsts] for level in levels]
    for level, above in zip(levels, places, strict=True):
        if not np.array_equal(above[finest.positions], level.view.positions):
            msg = (
                f"the {finest.n:,} topics are not parts of the {level.view.n:,}; levels must be "
                "nested: refine them together with refine_taxonomy"
            )
            raise ValueError(msg)
    return places
