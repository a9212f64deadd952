"""The words of nodes by falling frequency.

The words that *describe* a topic are in `topicgrouper.tree.keywords`.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from topicgrouper.common.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.common.frozen import Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.word_counts import LazyColumns


class TopicWords(Protocol):
    """The words of topics, by node: `NodeWords`, or those of soft topics."""

    def frequent(self, nodes: Sequence[int], k: int) -> list[IntArray]:
        """Return the indices of the most frequent words of each node."""

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling frequency."""

    def size(self, node: int) -> int:
        """Return the number of words of a node."""


@dataclass(frozen=True, slots=True, eq=False)
class NodeWords:
    """The words of every node, looked up on demand.

    ``ranks`` is the rank of each word by falling frequency (equally frequent ones by index),
    ``by_rank`` the word of each rank, ``by_word`` the training counts by word, if there are any.
    """

    vocabulary: tuple[str, ...]
    layout: Layout
    ranks: IntArray
    by_rank: IntArray
    by_word: LazyColumns

    def frequent(self, nodes: Sequence[int], k: int) -> list[IntArray]:
        """Return the indices of the most frequent words of each node."""
        sizes, n_words = self.layout.sizes, self.layout.n_words
        total = sum(int(sizes[node]) + 1_000 for node in nodes)
        # those of refined topics, which have no parents, are disjoint: node by node is fast enough
        if len(self.layout.parents) and total > 400 * n_words:
            best = self.top_ranks_of_all(k)
            return [self.by_rank[best[node]] for node in nodes]
        found = []
        for node in nodes:
            ranks = self._ranks_of(node)
            if k < len(ranks):
                ranks = np.partition(ranks, k - 1)[:k]
            found.append(self.by_rank[np.sort(ranks)])
        return found

    def indices(self, node: int) -> IntArray:
        """Return the indices of all words of a node by falling frequency, in ``O(k log k)``."""
        return self.by_rank[np.sort(self._ranks_of(node))]

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling frequency."""
        return tuple(self.vocabulary[index] for index in self.indices(node).tolist())

    def size(self, node: int) -> int:
        """Return the number of words of a node."""
        return int(self.layout.sizes[node])

    def top_ranks_of_all(self, k: int) -> list[list[int]]:
        """Return the ranks of the ``k`` most frequent words of every node, lowest first.

        The words of a node are selected from those of its two children, in ``O(V·k log k)`` for any
        tree; node by node it would be quadratic in the words of a chain.
        """
        best = [[rank] for rank in self.ranks.tolist()]
        best += [[] for _ in range(len(best) - 1)]
        for node, parent in enumerate(self.layout.parents[:-1].tolist()):
            # Python's sort merges two sorted runs in one pass
            best[parent] = sorted(best[parent] + best[node])[:k]
        return best

    def _ranks_of(self, node: int) -> IntArray:
        start = self.layout.starts[node]
        return self.ranks[self.layout.order[start : start + self.layout.sizes[node]]]


def rank_words(
    vocabulary: tuple[str, ...],
    *,
    layout: Layout,
    word_frequencies: Frequencies,
    by_word: LazyColumns,
) -> NodeWords:
    """Return the words of a tree ranked by falling frequency."""
    by_rank = np.argsort(-word_frequencies, kind="stable").astype(np.int64, copy=False)
    ranks = np.empty_like(by_rank)
    ranks[by_rank] = np.arange(len(by_rank))
    return NodeWords(vocabulary, layout, frozen(ranks), frozen(by_rank), by_word)


def near_spellings(word: str, *, vocabulary: Sequence[str], k: int = 3) -> list[str]:
    """Return words with a spelling similar to a mistyped word.

    Only words of about the same length are compared, which takes about a second in a vocabulary of
    hundreds of thousands. There are no suggestions for words longer than 40 characters.
    """
    if not 0 < len(word) <= 40:
        return []
    folded = word.casefold()
    same = [known for known in vocabulary if known.casefold() == folded]
    slack = 1 if len(word) < 8 else 2
    near = [known for known in vocabulary if abs(len(known) - len(word)) <= slack]
    close = difflib.get_close_matches(word, near, n=k, cutoff=0.7)
    return list(dict.fromkeys([*same, *close]))[:k]
