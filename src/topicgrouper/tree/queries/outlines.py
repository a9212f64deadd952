"""The upper part of a tree as a list of indented rows.

There is no recursion, since a tree may be as deep as it has words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.tree.taxonomy import checked_levels

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
        The topic.
    indent : int
        Number of topics above it in the outline; 0 for the first row.

    See Also
    --------
    outline, outline_levels : Return such rows.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import outline
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> [(row.indent, row.topic.n, row.topic.words) for row in outline(tree, depth=1)]
    [(0, 1, ('cat', 'dog', 'tea')), (1, 2, ('cat', 'dog')), (1, 3, ('tea',))]
    """

    topic: Topic
    indent: int


def outline(
    tree: TopicTree, node: SupportsIndex | None = None, *, depth: int = 4
) -> list[OutlineRow]:
    """Return a node and the nodes below it, join by join.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    node : int, optional
        The node to start from (default: the root).
    depth : int, default=4
        Number of joins to go down.

    Returns
    -------
    list of OutlineRow
        Each topic before its parts, the more frequent part first.

    Raises
    ------
    ValueError
        If `depth` is below 0.

    See Also
    --------
    outline_levels : Go down by chosen numbers of topics instead of single joins.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import outline
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> for row in outline(tree, depth=1):
    ...     print("  " * row.indent + ", ".join(row.topic.words))
    tea, milk, dog, cat
      tea, milk
      dog, cat
    """
    if depth < 0:
        msg = f"depth must be at least 0, got {depth}"
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
    tree: TopicTree, levels: Iterable[int], *, node: SupportsIndex | None = None
) -> list[OutlineRow]:
    """Return a node and its parts at several levels.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    levels : iterable of int
        Strictly rising numbers of topics, as in ``[10, 50, 250]``.
    node : int, optional
        The node to start from (default: the root).

    Returns
    -------
    list of OutlineRow
        Each topic before its parts, the more frequent part first. A topic that a level does not
        divide appears once, followed by its parts at the next level that divides it.

    Raises
    ------
    ValueError
        If the levels do not rise strictly or are out of range.

    See Also
    --------
    outline : Go down join by join.
    topicgrouper.TopicTree.taxonomy : The same levels with all topics, also undivided ones.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import outline_levels
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> for row in outline_levels(tree, [2, 3]):
    ...     print("  " * row.indent + ", ".join(row.topic.words))
    tea, milk, dog, cat
      tea, milk
        tea
        milk
      dog, cat
    """
    numbers = checked_levels(levels, n_words=tree.n_words, max_topics=tree.max_topics)
    start = tree.topic(tree.n_nodes - 1 if node is None else node)
    rows, waiting = [], [(OutlineRow(start, 0), 0)]
    while waiting:
        row, level = waiting.pop()
        rows.append(row)
        # a topic with the number n is undivided in T(n), and divided for larger n
        while level < len(numbers) and numbers[level] <= row.topic.n:
            level += 1
        if level < len(numbers):
            parts = _parts(tree, row.topic, n=numbers[level])
            below = _last_first(parts, indent=row.indent + 1)
            waiting += [(part, level + 1) for part in below]
    return rows


def _parts(tree: TopicTree, topic: Topic, *, n: int) -> list[Topic]:
    """Return the topics of T(n) that a topic of a coarser view consists of."""
    parts, waiting = [], [topic.id]
    while waiting:
        node = waiting.pop()
        if tree.n_of(node) >= n:
            parts.append(tree.topic(node))
        else:
            waiting += tree.children_of(node)
    return parts


def _last_first(parts: Sequence[Topic], *, indent: int) -> list[OutlineRow]:
    """Return parts by rising frequency, for a stack; equally frequent ones by falling id."""
    ordered = sorted(parts, key=lambda topic: (topic.frequency, -topic.id))
    return [OutlineRow(topic, indent) for topic in ordered]
