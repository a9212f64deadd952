"""The path of a word through the tree, from its leaf to the root."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["PathStep", "word_path"]


@dataclass(frozen=True, slots=True)
class PathStep:
    """One join on the way from a word to the root.

    Attributes
    ----------
    topic : Topic
        The result of the join.
    partner : Topic
        The topic that the word's topic was joined with.
    gain : float
        Δh of the join, at most 0.
    """

    topic: Topic
    partner: Topic
    gain: float


def word_path(tree: TopicTree, word: str | SupportsIndex) -> list[PathStep]:
    """Return the joins that a word takes part in, from its leaf to the root.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    word : str or int
        A word of the tree, or its index.

    Returns
    -------
    list of PathStep
        One step per join.

    Raises
    ------
    KeyError, IndexError
        If the word is not in the tree; the message suggests similar words.
    """
    steps = []
    for below, above in pairwise(tree.lineage(word).tolist()):
        partner = tree.sibling(below)
        if partner is not None:
            gain = float(tree.gains[above - tree.n_words])
            steps.append(PathStep(tree.topic(above), tree.topic(partner), gain))
    return steps
