"""The paper's colours: red for rare words, blue for frequent ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.export.shown_words import shown_words

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["commonness", "red_to_blue"]

_MIN_CHANNEL = 128
"""Keeps all colours light, so black text on them is legible."""


def commonness(tree: TopicTree, words: int) -> FloatArray:
    """Return how frequent the top words of every node are, above 0 and up to 1.

    This is the mean frequency of its most frequent words, relative to the largest such mean in the
    tree, whichever words are shown.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    words : int
        Number of most frequent words.

    Returns
    -------
    ndarray of float
        One share per node.
    """
    top = shown_words(tree, words, frequent=True)
    means = top.mean_frequencies(tree.word_frequencies)
    relative: FloatArray = means / means.max()
    return relative


def red_to_blue(share: float) -> str:
    """Return the colour of a share from 0 (light red) to 1 (light blue), as in ``#ff8080``."""
    blue = round(_MIN_CHANNEL + (255 - _MIN_CHANNEL) * min(max(share, 0.0), 1.0))
    red = 255 + _MIN_CHANNEL - blue
    return f"#{red:02x}{_MIN_CHANNEL:02x}{blue:02x}"
