"""The topics of one or several views as cells, for tables of words and documents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.lookup import name_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.topic_table import TopicRow
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["TOPIC_COLUMNS", "TopicLevel", "called", "sorted_by_topic", "topic_levels"]

TOPIC_COLUMNS = ("", "_name", "_words")
"""What follows the prefix in the names of the columns that describe a topic."""

_TopicCells = tuple[int | str, str | None, str]


@dataclass(frozen=True, slots=True, eq=False)
class TopicLevel:
    """The topics of a view as cells.

    Attributes
    ----------
    prefix : str
        What the names of the columns begin with.
    view : FlatView
        The view.
    rows : tuple of TopicRow
        The topics in the order of lists, most distinctive first.
    cells : list of tuple
        For each topic, in the order of the view: what commands call it, the name that a person gave
        to it, and its words.
    ranks : ndarray of int
        The place of each topic in lists, in the order of the view.
    """

    prefix: str
    view: FlatView
    rows: tuple[TopicRow, ...]
    cells: list[_TopicCells]
    ranks: IntArray


def topic_levels(
    view: FlatView | Sequence[FlatView], *, prefix: str, words: int, frequent: bool
) -> list[TopicLevel]:
    """Describe the topics of views.

    Parameters
    ----------
    view : FlatView or sequence of FlatView
        One view, or several with different numbers of topics.
    prefix : str
        What the names of the columns begin with; of several views, the number of topics follows.
    words : int
        Number of words per topic.
    frequent : bool
        Show the most frequent words and topics first, not the most distinctive ones.

    Raises
    ------
    ValueError
        If two views have the same number of topics, or there are none.
    """
    k = checked_word_limit(words)
    if isinstance(view, FlatView):
        return [_level(view, prefix, k, frequent=frequent)]
    numbers = [each.n for each in view]
    if not numbers or len(set(numbers)) < len(numbers):
        msg = f"views must have different numbers of topics; got {numbers}"
        raise ValueError(msg)
    return [_level(each, f"{prefix}_{each.n}", k, frequent=frequent) for each in view]


def called(tree: TopicTree, node: int) -> int | str:
    """Return what commands call a topic: its number, or its word if it started from one."""
    name = name_of(tree, node)
    return name if node < tree.n_words else int(name)


def sorted_by_topic(levels: Sequence[TopicLevel], places: Sequence[IntArray]) -> IntArray:
    """Return the order in which rows of a topic stand together, topics in the order of lists.

    Parameters
    ----------
    levels : sequence of TopicLevel
        The levels, the first of which matters most.
    places : sequence of ndarray
        For each level, the position of each row's topic. Equal rows keep their order.
    """
    keys = [level.ranks[place] for level, place in zip(levels, places, strict=True)]
    return np.lexsort(keys[::-1])


def _level(view: FlatView, prefix: str, k: int, *, frequent: bool) -> TopicLevel:
    separator = word_separator(view.tree.vocabulary)
    rows = tuple(view.table(k, frequent=frequent))
    cells: dict[int, _TopicCells] = {}
    for row in rows:
        cells[row.id] = called(view.tree, row.id), row.name, separator.join(row.words)
    places = {row.id: place for place, row in enumerate(rows)}
    nodes = view.nodes.tolist()
    ranks = np.array([places[node] for node in nodes])
    return TopicLevel(prefix, view, rows, [cells[node] for node in nodes], ranks)
