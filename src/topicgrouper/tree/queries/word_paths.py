"""How one word was joined to larger and larger topics."""

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
        The topic that the join makes; its ``n`` says in which view it first appears.
    partner : Topic
        What the word's topic was joined with.
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

    Raises
    ------
    KeyError
        If the word is not in the tree; it names words that are spelled much alike.
    """
    steps = []
    for below, above in pairwise(tree.lineage(word).tolist()):
        partner = tree.sibling(below)
        if partner is not None:
            gain = float(tree.gains[above - tree.n_words])
            steps.append(PathStep(tree.topic(above), tree.topic(partner), gain))
    return steps
