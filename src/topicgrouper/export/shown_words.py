"""The words that files of the whole tree show for each node.

A node shows the words that distinguish it from the node it is joined with. The most frequent words
would be mostly those of its larger child, and so repeat from the root down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.walk import Event, walk

if TYPE_CHECKING:
    from topicgrouper.tree.node_words import WordLists
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["shown_words"]


def shown_words(
    tree: TopicTree, words: int, *, frequent: bool = False, depth: int | None = None
) -> WordLists:
    """Return the words to show for the nodes of a tree, down to a depth (default: all)."""
    k = checked_word_limit(words)
    reached = np.arange(tree.n_nodes)
    if depth is not None:
        entered = (Event.ENTER, Event.END)
        steps = walk(tree, depth=depth)
        reached = np.array([node for event, node, _ in steps if event in entered])
    return tree.node_words.shown(reached, k, against="sibling", frequent=frequent)
