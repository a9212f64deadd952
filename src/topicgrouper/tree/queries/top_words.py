"""The most frequent words of all nodes at once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.checks import checked_k

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["TopWords", "top_words_of_all"]


@dataclass(frozen=True, slots=True, eq=False)
class TopWords:
    """The ``k`` most frequent words of every node, in the order of `TopicTree.top_words`.

    Attributes
    ----------
    vocabulary : tuple of str
        The words by index.
    indices : ndarray of int
        The words of all nodes, concatenated by node id.
    starts : ndarray of shape (nodes + 1,)
        Where the words of each node start in ``indices``, followed by its length.
    """

    vocabulary: tuple[str, ...]
    indices: IntArray
    starts: IntArray

    def __getitem__(self, node: int) -> tuple[str, ...]:
        """Return the words of a node, most frequent first."""
        chosen = self.indices[self.starts[node] : self.starts[node + 1]]
        return tuple([self.vocabulary[index] for index in chosen.tolist()])

    def mean_frequencies(self, word_frequencies: IntArray | FloatArray) -> FloatArray:
        """Return the mean frequency of the words of every node."""
        totals = np.add.reduceat(
            word_frequencies[self.indices].astype(np.float64), self.starts[:-1]
        )
        means: FloatArray = totals / np.diff(self.starts)
        return means


def top_words_of_all(tree: TopicTree, k: int) -> TopWords:
    """Return the ``k`` most frequent words of every node.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    k : int
        Maximum number of words per node, at least 1.

    Returns
    -------
    TopWords

    Raises
    ------
    ValueError
        If `k` is below 1.
    """
    k = checked_k(k)
    best = tree.node_words.top_ranks_of_all(k)
    starts = np.zeros(tree.n_nodes + 1, dtype=np.int64)
    np.cumsum([len(chosen) for chosen in best], out=starts[1:])
    flat = np.fromiter(chain.from_iterable(best), dtype=np.int64, count=int(starts[-1]))
    return TopWords(tree.vocabulary, frozen(tree.node_words.by_rank[flat]), frozen(starts))
