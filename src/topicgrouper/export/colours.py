"""The paper's colours: red for rare words, blue for frequent ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.queries.top_words import TopWords
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["commonness", "red_to_blue"]

_MIN_CHANNEL = 128
"""Keeps all colours light, so black text on them is legible."""


def commonness(tree: TopicTree, words: TopWords) -> FloatArray:
    """Return how frequent the words shown for every node are, above 0 and up to 1.

    This is the mean frequency of the words, relative to the largest such mean in the tree.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    words : TopWords
        The words shown for its nodes.

    Returns
    -------
    ndarray of float
        One share per node.
    """
    means = words.mean_frequencies(tree.word_frequencies)
    relative: FloatArray = means / means.max()
    return relative


def red_to_blue(share: float) -> str:
    """Return the colour of a share from 0 (light red) to 1 (light blue), as in ``#ff8080``."""
    blue = round(_MIN_CHANNEL + (255 - _MIN_CHANNEL) * min(max(share, 0.0), 1.0))
    red = 255 + _MIN_CHANNEL - blue
    return f"#{red:02x}{_MIN_CHANNEL:02x}{blue:02x}"
