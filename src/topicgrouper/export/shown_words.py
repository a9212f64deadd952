"""The words that files of the whole tree show for each node.

A node shows the words that distinguish it from the node it is joined with. The most frequent words
would be mostly those of its larger child, and so repeat from the root down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.export.checks import checked_word_limit
from topicgrouper.export.walk import Event, walk
from topicgrouper.tree.queries.top_words import TopWords, top_words_of_all

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["shown_words"]


def shown_words(
    tree: TopicTree, words: int, *, frequent: bool = False, depth: int | None = None
) -> TopWords:
    """Return the words to show for the nodes of a tree.

    Parameters
    ----------
    tree : TopicTree
        The tree. Without training counts, its most frequent words are shown.
    words : int
        Maximum number of words per node.
    frequent : bool, default=False
        Show the most frequent words instead of the most distinctive ones.
    depth : int, optional
        Number of joins to go down (default: all). Joins further down may have no words.

    Returns
    -------
    TopWords
    """
    k = checked_word_limit(words)
    if frequent or tree.counts is None:
        return top_words_of_all(tree, k)
    reached = np.arange(tree.n_nodes)
    if depth is not None:
        entered = (Event.ENTER, Event.END)
        steps = walk(tree, depth=depth)
        reached = np.array(sorted(node for event, node, _ in steps if event in entered))
    return _distinctive_words(tree, reached[reached >= tree.n_words], k)


def _distinctive_words(tree: TopicTree, joins: IntArray, k: int) -> TopWords:
    """Return the distinctive words of single words and of some joins by rising id."""
    ranked = tree.node_words.distinctive_indices(joins, k, against="sibling")
    is_word = ranked >= 0
    n_shown = np.zeros(tree.n_nodes, dtype=np.int64)
    n_shown[: tree.n_words] = 1
    n_shown[joins] = is_word.sum(axis=1)
    indices = np.concatenate([np.arange(tree.n_words), ranked[is_word]])
    starts = np.concatenate([[0], np.cumsum(n_shown)])
    return TopWords(tree.vocabulary, frozen(indices), frozen(starts))
