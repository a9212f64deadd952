"""The support of topics: how many other trees have them, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.topic_tree import TopicTree


def support_of(topics: Iterable[IntArray], trees: Sequence[TopicTree]) -> IntArray:
    """Return the number of trees that have each topic, given its words."""
    others = [_NodesBySize(tree) for tree in trees]
    found = [sum(other.has(words) for other in others) for words in topics]
    return np.array(found, dtype=np.int64)


class _NodesBySize:
    """The nodes of a tree by rising frequency, to find one that shares much with given words."""

    def __init__(self, tree: TopicTree) -> None:
        order = np.argsort(tree.frequencies, kind="stable")
        self._frequencies = tree.frequencies[order]
        self._starts = tree.layout.starts[order]
        self._ends = self._starts + tree.layout.sizes[order]
        self._places = tree.layout.starts[: tree.n_words]
        self._of_words = tree.word_frequencies

    def has(self, words: IntArray) -> bool:
        """Return whether a node shares at least half with the words, by their occurrences.

        Such a node has at least half as many occurrences as the words, and at most twice as many.
        """
        by_place = words[np.argsort(self._places[words])]
        until = np.concatenate([[0], np.cumsum(self._of_words[by_place])])
        first, last = np.searchsorted(self._frequencies, [until[-1] / 2, until[-1] * 2 + 1])
        places = self._places[by_place]
        both = (
            until[np.searchsorted(places, self._ends[first:last])]
            - until[np.searchsorted(places, self._starts[first:last])]
        )
        return bool((3 * both >= until[-1] + self._frequencies[first:last]).any())
