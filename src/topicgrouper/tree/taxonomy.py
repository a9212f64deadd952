"""Taxonomies: several nested views of one tree."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.tree.checks import checked_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree


@shows_little
@dataclass(frozen=True, slots=True)
class Taxonomy:
    """Levels of topics; each topic is part of one topic of the level above.

    A topic that is not divided between two levels appears in both, as its own child.

    Attributes
    ----------
    levels : tuple of int
        The number of topics of each level, rising.
    views : tuple of FlatView
        The view of each level.
    parents : tuple of tuple of int
        For each level and topic, the position of its parent in the level above; -1 in the first
        level.

    See Also
    --------
    TopicTree.taxonomy : Cut a tree into such levels.
    TopicTree.outline : The same levels as the rows of an outline.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> taxonomy = fit_tree(counts, ["cat", "dog", "tea", "milk"]).taxonomy([2, 3])
    >>> [[topic.words for topic in level] for level in taxonomy.topics]
    [[('tea', 'milk'), ('dog', 'cat')], [('dog', 'cat'), ('tea',), ('milk',)]]
    >>> taxonomy.parents[1], taxonomy.children_of(0, 0)
    ((1, 0, 0), (1, 2))
    """

    levels: tuple[int, ...]
    views: tuple[FlatView, ...] = field(repr=False)
    parents: tuple[tuple[int, ...], ...]

    @property
    def topics(self) -> tuple[tuple[Topic, ...], ...]:
        """The topics of each level, most frequent first."""
        return tuple(view.topics for view in self.views)

    def children_of(self, level: int, position: int) -> tuple[int, ...]:
        """Return the positions of a topic's parts in the level below.

        Parameters
        ----------
        level : int
            Index of the topic's level, from 0.
        position : int
            Position of the topic in its level, from 0.

        Returns
        -------
        tuple of int
            Empty for topics of the last level.

        Raises
        ------
        IndexError
            If there is no such topic.
        """
        if not 0 <= level < len(self.levels) or not 0 <= position < self.levels[level]:
            raise IndexError(f"this taxonomy has no topic at position {position} of level {level}")
        if level + 1 == len(self.levels):
            return ()
        below = self.parents[level + 1]
        return tuple(child for child, parent in enumerate(below) if parent == position)


def stack_views(views: Sequence[FlatView]) -> Taxonomy:
    """Return the taxonomy of nested views, coarsest first."""
    parents: list[tuple[int, ...]] = [(-1,) * views[0].n]
    for above, below in pairwise(views):
        # any word of a topic determines the parent of the topic
        firsts = np.zeros(below.n, dtype=np.int64)
        firsts[below.positions] = np.arange(len(below.positions))
        parents.append(tuple(above.positions[firsts].tolist()))
    return Taxonomy(tuple(view.n for view in views), tuple(views), tuple(parents))


def checked_levels(tree: TopicTree, levels: Iterable[int]) -> tuple[int, ...]:
    """Check that levels are strictly rising numbers of topics."""
    numbers = tuple(checked_n(tree, n) for n in levels)
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        raise ValueError(f"levels must rise strictly, as in [10, 50, 250]; got {list(numbers)}")
    return numbers
