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

    See Also
    --------
    word_path : Return the steps of a word.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import word_path
    >>> tree = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"])
    >>> step = word_path(tree, "cat")[0]
    >>> step.topic.words, step.partner.words, round(step.gain, 2)
    (('cat', 'dog'), ('dog',), -0.27)
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

    See Also
    --------
    topicgrouper.TopicTree.lineage : Only the nodes on this path.
    nearest_words : Words that occur with a word, whatever the joins.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import word_path
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> for step in word_path(tree, "milk"):
    ...     print(step.topic.n, "joined with", *step.partner.words)
    2 joined with tea
    1 joined with dog cat
    """
    leaf = tree.find(word) if isinstance(word, str) else word
    steps = []
    for below, above in pairwise(tree.lineage(node=leaf).tolist()):
        partner = tree.sibling(node=below)
        if partner is not None:
            gain = float(tree.gains[above - tree.n_words])
            steps.append(PathStep(tree.topic(node=above), tree.topic(node=partner), gain))
    return steps
