"""At which numbers of topics a node is a topic of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["span_of"]


def span_of(tree: TopicTree, node: SupportsIndex) -> tuple[int, int] | None:
    """Return the least and the largest n whose T(n) has a node as a topic.

    A node comes into being with its own number of topics, and is gone with that of its parent. A
    part of a group of words that stay together is never a topic: None.
    """
    parent = tree.parent(node=node)
    first = 1 if parent is None else tree.n_of(node=parent) + 1
    last = min(tree.n_of(node=node), tree.max_topics)
    return (first, last) if first <= last else None
