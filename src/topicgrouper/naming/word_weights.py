"""How much of the topics of two models is the same.

Words are matched as they were counted: the same stem or item code. Each occurrence of a word in the
new model counts by the focus of the word, what it says about documents in bits; for a word that the
new model does not know, it is the occurrences and the focus in the old. What two topics share is
the weight of the words of both, divided by the weight of the words of either (the weighted Jaccard
index): 1 for the same words, 0 for no common word.

Without the focus, the words found everywhere decide: they have most of the occurrences, and any
topic may have got them. In models of 80% and 100% of Twenty Newsgroups, a topic of medicine then
shared most with the topic "more than".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["MIN_SHARED", "WordWeights", "word_weights"]

MIN_SHARED = 0.2
"""The least that makes two topics the same.

In models of 80% and 100% of Twenty Newsgroups, pairs above it have the same subject, and hardly any
share more than half: a tree of more data joins many words elsewhere.
"""


@dataclass(frozen=True, slots=True, eq=False)
class WordWeights:
    """The words of two trees.

    Attributes
    ----------
    places : ndarray of shape (old words,)
        The word of the new tree that is the same as each word of the old; -1 for none.
    old, new : ndarray
        The weight of each word of the old and the new tree.
    """

    places: IntArray
    old: FloatArray
    new: FloatArray

    def shared(self, words: IntArray, tree: TopicTree) -> FloatArray:
        """Return what a topic of the old tree shares with each node of the new.

        The words of a node are adjacent in the order of the tree, so one running sum gives the
        common weight with every node, in time linear in the words of the new tree.

        Parameters
        ----------
        words : ndarray of int
            The words of the old topic.
        tree : TopicTree
            The new tree.

        Returns
        -------
        ndarray of shape (nodes,)
        """
        layout = tree.layout
        places = self.places[words]
        common = np.zeros(tree.n_words)
        common[places[places >= 0]] = self.new[places[places >= 0]]
        both = _node_sums(common[layout.order], tree)
        either = self.old[words].sum() + _node_sums(self.new[layout.order], tree) - both
        # sums of many numbers are not exact to the last digit
        return np.clip(both / np.where(either > 0, either, 1), 0.0, 1.0)


def _node_sums(values: FloatArray, tree: TopicTree) -> FloatArray:
    layout = tree.layout
    sums = np.concatenate([[0.0], np.cumsum(values)])
    return np.asarray(sums[layout.starts + layout.sizes] - sums[layout.starts])


def word_weights(old: TopicTree, new: TopicTree) -> WordWeights:
    """Match the words of two trees.

    Parameters
    ----------
    old, new : TopicTree
        The trees, with words as they were counted. Without the training counts of both, every
        occurrence counts the same.

    Returns
    -------
    WordWeights

    Raises
    ------
    ValueError
        If they have no words in common.
    """
    index = {word: place for place, word in enumerate(new.vocabulary)}
    places = np.array([index.get(word, -1) for word in old.vocabulary], dtype=np.int64)
    known = places >= 0
    if not known.any():
        msg = "the two models have no words in common; were their documents read the same way?"
        raise ValueError(msg)
    has_focus = old.counts is not None and new.counts is not None
    old_weights, new_weights = (_weights(tree, has_focus=has_focus) for tree in (old, new))
    old_weights[known] = new_weights[places[known]]
    return WordWeights(places, old_weights, new_weights)


def _weights(tree: TopicTree, *, has_focus: bool) -> FloatArray:
    occurrences = np.asarray(tree.word_frequencies, dtype=np.float64)
    return occurrences * (tree.focus[: tree.n_words] if has_focus else 1.0)
