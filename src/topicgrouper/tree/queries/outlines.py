"""The upper part of a tree as a list of indented rows.

There is no recursion, since a tree may be as deep as it has words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.taxonomy import checked_levels
from topicgrouper.tree.topic_table import TopicRow, topic_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["OutlineRow", "outline"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlineRow(TopicRow):
    """A topic in an outline: a `TopicRow` with the number of topics above it, and the last of them.

    See Also
    --------
    topicgrouper.TopicTree.outline : A table of such rows.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> [(row.level, row.topic, row.words) for row in tree.outline(depth=1)]
    [(0, 1, ('cat', 'dog', 'tea')), (1, 2, ('cat', 'dog')), (1, 3, ('tea',))]
    """

    level: int = column(about="Number of topics above it in the outline.")
    parent: int | None = column(about="Node id of the topic above it.")


def outline(
    tree: TopicTree,
    start: int,
    *,
    depth: int = 4,
    levels: Iterable[int] | None = None,
    k: int | None = 10,
    frequent: bool = False,
) -> Table[OutlineRow]:
    """Return a node and the nodes below it; see `TopicTree.outline`."""
    if depth < 0:
        msg = f"depth must be at least 0, got {depth}"
        raise ValueError(msg)
    # the number of topics that divides those of a row; single joins need none
    numbers = None
    if levels is not None:
        numbers = checked_levels(levels, n_words=tree.n_words, max_topics=tree.max_topics)
    rows: list[tuple[Topic, int, int | None]] = []
    waiting: list[tuple[Topic, int, int | None]] = [(tree.topic(node=start), 0, None)]
    while waiting:
        row = topic, level, _ = waiting.pop()
        rows.append(row)
        if numbers is None:
            nodes = list(tree.children_of(node=topic.id)) if level < depth else []
        else:
            # a topic with the number n is undivided in T(n), and divided for larger n
            finer = [number for number in numbers if number > topic.n]
            nodes = _parts(tree, topic.id, n=finer[0]) if finer else []
        waiting += [(part, level + 1, topic.id) for part in _last_first(tree, nodes)]
    described = topic_values(
        tree, [topic for topic, _, _ in rows], k, against="sibling", frequent=frequent
    )
    table = Table.of(
        [
            OutlineRow(**values, level=level, parent=parent)
            for values, (_, level, parent) in zip(described, rows, strict=True)
        ],
        OutlineRow,
        separator=word_separator(tree.vocabulary),
    )
    left_out = ("general", "moved", "marked_words")
    return table.select(*(each.name for each in table.columns if each.name not in left_out))


def _parts(tree: TopicTree, start: int, *, n: int) -> list[int]:
    """Return the topics of T(n) that a topic of a coarser view consists of."""
    parts, waiting = [], [start]
    while waiting:
        node = waiting.pop()
        if tree.n_of(node=node) >= n:
            parts.append(node)
        else:
            waiting += tree.children_of(node=node)
    return parts


def _last_first(tree: TopicTree, nodes: Sequence[int]) -> list[Topic]:
    """Return parts by rising frequency, for a stack; equally frequent ones by falling id."""
    topics = [tree.topic(node=node) for node in nodes]
    return sorted(topics, key=lambda topic: (topic.frequency, -topic.id))
