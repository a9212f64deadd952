"""The walk through a tree that all nested formats share.

It does not recurse, as a tree may be as deep as it has words.
"""

from __future__ import annotations

from enum import Enum, auto
from operator import index as as_index
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from topicgrouper.tree.topic_tree import TopicTree


class Event(Enum):
    """What happens at a step of the walk."""

    ENTER = auto()
    """A node whose two children follow."""

    END = auto()
    """A node at which the walk ends: a word, or a topic that it does not enter."""

    BETWEEN = auto()
    """The first child of a node is finished, the second follows."""

    LEAVE = auto()
    """Both children of a node are finished."""


class WalkStep(NamedTuple):
    """One step of the walk: what happens, where, and how many joins there are above."""

    event: Event
    node: int
    level: int


def checked_depth(depth: SupportsIndex) -> int:
    """Check the number of joins to go down."""
    number = as_index(depth)
    if number < 0:
        msg = f"depth must be at least 0, got {number}; 0 is the root alone"
        raise ValueError(msg)
    return number


def walk(
    tree: TopicTree, *, depth: int | None = None, ends: Collection[int] = ()
) -> Iterator[WalkStep]:
    """Walk through a tree from the root, the more frequent child first; of equals the smaller id.

    The walk goes a number of joins down, if a depth is given, and does not enter the nodes `ends`.
    """
    deepest = tree.n_words if depth is None else checked_depth(depth)
    n_words = tree.n_words
    joins, frequencies = tree.children, tree.frequencies
    waiting = [WalkStep(Event.ENTER, tree.n_nodes - 1, 0)]
    while waiting:
        step = waiting.pop()
        event, node, level = step
        if event is not Event.ENTER:
            yield step
        elif node < n_words or level == deepest or node in ends:
            yield WalkStep(Event.END, node, level)
        else:
            yield step
            first, second = joins[node - n_words].tolist()
            if frequencies[second] > frequencies[first]:
                first, second = second, first
            waiting.append(WalkStep(Event.LEAVE, node, level))
            waiting.append(WalkStep(Event.ENTER, second, level + 1))
            waiting.append(WalkStep(Event.BETWEEN, node, level))
            waiting.append(WalkStep(Event.ENTER, first, level + 1))


def nodes_within(tree: TopicTree, depth: int | None) -> Iterator[WalkStep]:
    """Visit each node down to a depth once, before its children."""
    return (step for step in walk(tree, depth=depth) if step.event in (Event.ENTER, Event.END))
