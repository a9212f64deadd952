"""The paper's colours: red for rare words, blue for frequent ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree import TopicTree
    from topicgrouper.tree.queries.top_words import TopWords

__all__ = ["commonness", "red_to_blue"]

_FAINTEST = 128
"""The least of each channel: light colours, on which black letters can be read."""


def commonness(tree: TopicTree, words: TopWords) -> FloatArray:
    """Return how frequent the shown words of every node are, above 0 and up to 1.

    It is the mean frequency of the words relative to the largest such mean of a node of the tree.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    words : TopWords
        The words that are shown of its nodes.
    """
    means = words.mean_frequencies(tree.word_frequencies)
    relative: FloatArray = means / means.max()
    return relative


def red_to_blue(share: float) -> str:
    """Return the colour of a share from 0 (light red) to 1 (light blue), as ``#ff8080``."""
    blue = round(_FAINTEST + (255 - _FAINTEST) * min(max(share, 0.0), 1.0))
    red = 255 + _FAINTEST - blue
    return f"#{red:02x}{_FAINTEST:02x}{blue:02x}"
