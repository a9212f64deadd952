"""The upper part of a tree as a list of rows, for showing it indented.

No recursion: a tree may be as deep as it has words.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.tree.checks import checked_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["OutlineRow", "outline", "outline_levels"]


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """One line of an outline.

    Attributes
    ----------
    topic : Topic
        The topic of the line.
    indent : int
        How many topics stand above it in the outline: 0 for the first row.
    """

    topic: Topic
    indent: int


def outline(
    tree: TopicTree, node: SupportsIndex | None = None, *, depth: int = 4
) -> list[OutlineRow]:
    """Return a node and what lies below it, join by join.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    node : int, optional
        Where to start; the root if left out.
    depth : int, default=4
        How many joins to go down.

    Returns
    -------
    list of OutlineRow
        Each topic before its parts, the more frequent part first.
    """
    if depth < 0:
        msg = f"depth = {depth} must not be negative; 0 gives the node alone"
        raise ValueError(msg)
    start = tree.topic(tree.n_nodes - 1 if node is None else node)
    rows, waiting = [], [OutlineRow(start, 0)]
    while waiting:
        row = waiting.pop()
        rows.append(row)
        if row.indent < depth:
            parts = [tree.topic(part) for part in tree.children_of(row.topic.id)]
            waiting += _last_first(parts, indent=row.indent + 1)
    return rows


def outline_levels(
    tree: TopicTree, levels: Iterable[SupportsIndex], *, node: SupportsIndex | None = None
) -> list[OutlineRow]:
    """Return a node and its parts at several levels: ``outline_levels(tree, [10, 50, 250])``.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    levels : iterable of int
        Strictly rising numbers of topics of the views.
    node : int, optional
        Where to start; the root if left out.

    Returns
    -------
    list of OutlineRow
        Each topic before its parts, the more frequent part first. A topic that a level does not
        divide stands there once, with the parts of the next level that does.
    """
    numbers = tuple(checked_n(n, n_words=tree.n_words) for n in levels)
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        msg = f"levels = {list(numbers)} must rise strictly, as in [10, 50, 250]"
        raise ValueError(msg)
    start = tree.topic(tree.n_nodes - 1 if node is None else node)
    rows, waiting = [], [(OutlineRow(start, 0), 0)]
    while waiting:
        row, level = waiting.pop()
        rows.append(row)
        # a topic with the number n is whole in T(n) and divided in the views beyond
        while level < len(numbers) and numbers[level] <= row.topic.n:
            level += 1
        if level < len(numbers):
            parts = _parts(tree, row.topic, n=numbers[level])
            below = _last_first(parts, indent=row.indent + 1)
            waiting += [(part, level + 1) for part in below]
    return rows


def _parts(tree: TopicTree, topic: Topic, *, n: int) -> list[Topic]:
    """Return the topics of T(n) that a topic of an earlier view consists of."""
    parts, waiting = [], [topic.id]
    while waiting:
        node = waiting.pop()
        if tree.n_of(node) >= n:
            parts.append(tree.topic(node))
        else:
            waiting += tree.children_of(node)
    return parts


def _last_first(parts: Sequence[Topic], *, indent: int) -> list[OutlineRow]:
    """Order parts so that the most frequent is on top of a stack; of equals the smaller id."""
    ordered = sorted(parts, key=lambda topic: (topic.frequency, -topic.id))
    return [OutlineRow(topic, indent) for topic in ordered]
