"""A few flat views of one tree, stacked to a tree of many branches."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.tree.checks import checked_n
from topicgrouper.tree.flat_view import cut_labels, cut_topics

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.arrays.frozen import Frequencies
    from topicgrouper.tree.flat_view import Topic
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["Taxonomy", "stack_views"]


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


def stack_views(
    node_words: NodeWords, levels: Iterable[int], *, frequencies: Frequencies
) -> Taxonomy:
    """Stack the flat views with the given numbers of topics.

    Parameters
    ----------
    node_words : NodeWords
        The words of the tree's nodes.
    levels : iterable of int
        Strictly rising numbers of topics.
    frequencies : ndarray
        Frequencies of all nodes.
    """
    layout = node_words.layout
    numbers = tuple(checked_n(n, n_words=layout.n_words) for n in levels)
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        msg = f"levels = {list(numbers)} must rise strictly, as in [10, 50, 250]"
        raise ValueError(msg)
    topics = tuple(tuple(cut_topics(node_words, n, frequencies=frequencies)) for n in numbers)
    parents: list[tuple[int, ...]] = [(-1,) * numbers[0]]
    for above, n_above, below in zip(topics, numbers, topics[1:], strict=False):
        positions = {topic.id: position for position, topic in enumerate(above)}
        # views are nested, so any one word of a topic knows the topic's parent
        firsts = layout.order[layout.starts[np.array([topic.id for topic in below])]]
        labels = cut_labels(layout, n_above)[firsts]
        parents.append(tuple(positions[label] for label in labels.tolist()))
    return Taxonomy(levels=numbers, topics=topics, parents=tuple(parents))
