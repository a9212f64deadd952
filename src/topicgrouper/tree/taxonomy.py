"""A few flat views of one tree, stacked to a tree of many branches."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.tree.checks import checked_n

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic

__all__ = ["Taxonomy", "checked_levels", "stack_views"]


@dataclass(frozen=True, slots=True)
class Taxonomy:
    """Levels of topics, each topic inside one of the level above.

    A topic that is not divided between two levels stands in both, as its own only child.

    Attributes
    ----------
    levels : tuple of int
        The number of topics of each level, rising.
    topics : tuple of tuple of Topic
        The topics of each level by falling frequency.
    parents : tuple of tuple of int
        For each level and topic the position of its parent in the level above; -1 throughout the
        first level.
    """

    levels: tuple[int, ...]
    topics: tuple[tuple[Topic, ...], ...]
    parents: tuple[tuple[int, ...], ...]

    def children_of(self, level: int, position: int) -> tuple[int, ...]:
        """Return the positions, in the level below, of the parts of a topic.

        Parameters
        ----------
        level : int
            Index of the topic's level, 0 for the first.
        position : int
            Position of the topic in its level.
        """
        if not 0 <= level < len(self.levels) or not 0 <= position < self.levels[level]:
            msg = f"there is no topic at position {position} of level {level} in this taxonomy"
            raise IndexError(msg)
        if level + 1 == len(self.levels):
            return ()
        below = self.parents[level + 1]
        return tuple(child for child, parent in enumerate(below) if parent == position)


def stack_views(views: Sequence[FlatView]) -> Taxonomy:
    """Stack flat views that are nested in each other, the coarsest first."""
    parents: list[tuple[int, ...]] = [(-1,) * views[0].n]
    for above, below in pairwise(views):
        # any one word of a topic knows the topic's parent
        firsts = np.zeros(below.n, dtype=np.int64)
        firsts[below.positions] = np.arange(len(below.positions))
        parents.append(tuple(above.positions[firsts].tolist()))
    return Taxonomy(
        levels=tuple(view.n for view in views),
        topics=tuple(view.topics for view in views),
        parents=tuple(parents),
    )


def checked_levels(levels: Iterable[int], *, n_words: int) -> tuple[int, ...]:
    """Check that levels are numbers of topics that rise strictly."""
    numbers = tuple(checked_n(n, n_words=n_words) for n in levels)
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        msg = f"levels = {list(numbers)} must rise strictly, as in [10, 50, 250]"
        raise ValueError(msg)
    return numbers
