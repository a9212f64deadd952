"""The walk through a tree that all nested formats share.

No recursion: a tree may be as deep as it has words.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from topicgrouper.export.checks import checked_depth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.tree import TopicTree

__all__ = ["Event", "Step", "walk"]


class Event(Enum):
    """What happens at a step of the walk."""

    ENTER = auto()
    """A node whose two children follow."""
    END = auto()
    """A node with nothing below it: a word, or a topic that the walk does not go into."""
    BETWEEN = auto()
    """The first child of a node is done, the second follows."""
    LEAVE = auto()
    """Both children of a node are done."""


class Step(NamedTuple):
    """One step of the walk.

    Attributes
    ----------
    event : Event
        What happens.
    node : int
        To which node.
    level : int
        How many joins lie above it: 0 for the root.
    """

    event: Event
    node: int
    level: int


def walk(tree: TopicTree, *, depth: int | None = None, n: int | None = None) -> Iterator[Step]:
    """Walk through a tree from the root, the more frequent child first; of equals the smaller id.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    depth : int, optional
        How many joins to go down; all of them if left out.
    n : int, optional
        Go down to the topics of T(n) and no further; to the words if left out.
    """
    deepest = tree.n_words if depth is None else checked_depth(depth)
    n_words = tree.n_words
    # what exists in T(n) has an id below this one
    lowest = n_words if n is None else 2 * n_words - n
    joins, frequencies = tree.children, tree.frequencies
    waiting = [Step(Event.ENTER, tree.n_nodes - 1, 0)]
    while waiting:
        step = waiting.pop()
        event, node, level = step
        if event is not Event.ENTER:
            yield step
        elif node < lowest or level == deepest:
            yield Step(Event.END, node, level)
        else:
            yield step
            first, second = joins[node - n_words].tolist()
            if frequencies[second] > frequencies[first]:
                first, second = second, first
            waiting.append(Step(Event.LEAVE, node, level))
            waiting.append(Step(Event.ENTER, second, level + 1))
            waiting.append(Step(Event.BETWEEN, node, level))
            waiting.append(Step(Event.ENTER, first, level + 1))
