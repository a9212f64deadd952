"""The most frequent words of every node at once.

Asking node by node costs the sizes of all nodes together, which is the square of the words for a
chain. Here the words of a node are picked from those of its two children, so any tree takes
``O(V·k log k)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.frozen import frozen

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
        The words of all nodes, one node after the other by id.
    starts : ndarray of int
        Where the words of each node start in ``indices``, and where the last ones end.
    """

    vocabulary: tuple[str, ...]
    indices: IntArray
    starts: IntArray

    def __getitem__(self, node: int) -> tuple[str, ...]:
        """Return the words of a node, the most frequent first."""
        chosen = self.indices[self.starts[node] : self.starts[node + 1]]
        return tuple([self.vocabulary[index] for index in chosen.tolist()])

    def mean_frequencies(self, word_frequencies: IntArray | FloatArray) -> FloatArray:
        """Return the mean frequency of these words for every node."""
        totals = np.add.reduceat(
            word_frequencies[self.indices].astype(np.float64), self.starts[:-1]
        )
        means: FloatArray = totals / np.diff(self.starts)
        return means


def top_words_of_all(tree: TopicTree, k: int) -> TopWords:
    """Find the ``k`` most frequent words of every node.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    k : int
        How many words, at least 1; nodes with fewer words have all of theirs.
    """
    if k < 1:
        msg = f"k = {k} words cannot be shown; ask for at least 1"
        raise ValueError(msg)
    by_rank = np.argsort(-tree.word_frequencies, kind="stable")
    ranks = np.empty_like(by_rank)
    ranks[by_rank] = np.arange(tree.n_words)
    best = [[rank] for rank in ranks.tolist()]
    for left, right in tree.children.tolist():
        # two sorted runs: Python's sort merges them in one pass
        best.append(sorted(best[left] + best[right])[:k])
    starts = np.zeros(tree.n_nodes + 1, dtype=np.int64)
    np.cumsum([len(chosen) for chosen in best], out=starts[1:])
    flat = np.fromiter(chain.from_iterable(best), dtype=np.int64, count=int(starts[-1]))
    indices = by_rank[flat].astype(np.int64, copy=False)
    return TopWords(tree.vocabulary, frozen(indices), frozen(starts))
