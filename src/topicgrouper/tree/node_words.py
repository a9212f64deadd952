"""The words of nodes, by falling frequency or by what they tell."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.distinctive_words import rank_distinctive_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import Frequencies, IntArray
    from topicgrouper.tree.count_columns import LazyColumns
    from topicgrouper.tree.distinctive_words import Against
    from topicgrouper.tree.layout import Layout

__all__ = ["NodeWords", "near_spellings", "rank_words"]

_MOST_LEVELS = 200
"""How many nodes that contain a word are ranked by what tells, on average over all counts.

A count of 20 Newsgroups is in 13 nodes.
"""

_QUICK = 20_000_000  # counts; looking at them takes less than a second


@dataclass(frozen=True, slots=True, eq=False)
class NodeWords:
    """The words of every node, looked up on demand.

    Attributes
    ----------
    vocabulary : tuple of str
        The words by index.
    layout : Layout
        The positions of the nodes.
    ranks : ndarray of shape (words,)
        Rank of each word by falling frequency; equally frequent ones by index.
    by_rank : ndarray of shape (words,)
        The word of each rank.
    by_word : LazyColumns
        The training counts by word, if there are any.
    """

    vocabulary: tuple[str, ...]
    layout: Layout
    ranks: IntArray
    by_rank: IntArray
    by_word: LazyColumns

    def indices(self, node: int) -> IntArray:
        """Return the indices of all words of a node by falling frequency, in ``O(k log k)``."""
        return self.by_rank[np.sort(self._ranks_of(node))]

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling frequency."""
        return tuple(self.vocabulary[index] for index in self.indices(node).tolist())

    def top_words(self, node: int, k: int) -> tuple[str, ...]:
        """Return the ``k`` most frequent words of a node, without sorting the others."""
        k = checked_k(k)
        ranks = self._ranks_of(node)
        if k < len(ranks):
            ranks = np.partition(ranks, k - 1)[:k]
        indices = self.by_rank[np.sort(ranks)]
        return tuple(self.vocabulary[index] for index in indices.tolist())

    def distinctive_words(
        self, nodes: Sequence[int], k: int, *, against: Against = "rest"
    ) -> list[tuple[str, ...]]:
        """Return the ``k`` words that most distinguish each of some nodes from others.

        Parameters
        ----------
        nodes : sequence of int
            The nodes.
        k : int
            Maximum number of words.
        against : {"sibling", "rest"}, default="rest"
            What to compare them with; see `TopicTree.distinctive_words`.
        """
        k = checked_k(k)
        ranked = self.distinctive_indices(np.array(nodes, dtype=np.int64), k, against=against)
        return [
            tuple(self.vocabulary[index] for index in row if index >= 0) for row in ranked.tolist()
        ]

    def distinctive_indices(self, nodes: IntArray, k: int, *, against: Against) -> IntArray:
        """Return the indices of these words, nodes × at most k; -1 where a node has fewer.

        Nothing distinguishes a node that has all words: those are ranked by frequency. So are the
        words of the largest nodes where many nodes contain each other, as in a chain: ranking all
        of them would take time quadratic in the words.
        """
        layout = self.layout
        is_part = self._are_distinctive(nodes, against=against)
        parts = rank_distinctive_words(
            self.by_word.columns, layout, nodes[is_part], k, against=against
        )
        ranked = np.full((len(nodes), min(k, layout.n_words)), -1, dtype=np.int64)
        ranked[is_part, : parts.shape[1]] = parts
        is_word, is_root = layout.sizes[nodes] == 1, layout.sizes[nodes] == layout.n_words
        ranked[is_root] = self.by_rank[:k]
        ranked[is_word, 0] = layout.order[layout.starts[nodes[is_word]]]
        others = np.flatnonzero(~(is_part | is_word | is_root))
        if len(others):
            best = self.top_ranks_of_all(k)
            for row, node in zip(others.tolist(), nodes[others].tolist(), strict=True):
                ranked[row, : len(best[node])] = self.by_rank[best[node]]
        return ranked

    def top_ranks_of_all(self, k: int) -> list[list[int]]:
        """Return the ranks of the ``k`` most frequent words of every node, lowest first.

        The words of a node are selected from those of its two children, in ``O(V·k log k)`` for any
        tree; `top_words` of all nodes would be quadratic in the words of a chain.
        """
        best = [[rank] for rank in self.ranks.tolist()]
        best += [[] for _ in range(len(best) - 1)]
        for node, parent in enumerate(self.layout.parents[:-1].tolist()):
            # Python's sort merges two sorted runs in one pass
            best[parent] = sorted(best[parent] + best[node])[:k]
        return best

    def _are_distinctive(self, nodes: IntArray, *, against: Against) -> npt.NDArray[np.bool_]:
        """Return which nodes are ranked by what tells, the smallest first while there is time."""
        layout = self.layout
        is_part = (layout.sizes[nodes] > 1) & (layout.sizes[nodes] < layout.n_words)
        if is_part.sum() <= _MOST_LEVELS:  # however large they are
            return is_part
        entries = np.diff(self.by_word.columns.starts)[layout.order]
        until = np.concatenate([[0], np.cumsum(1 + entries)])  # a word costs as much as its entries
        seen = nodes[is_part] if against == "rest" else layout.parents[nodes[is_part]]
        costs = until[layout.starts[seen] + layout.sizes[seen]] - until[layout.starts[seen]]
        cheapest = np.argsort(costs, kind="stable")
        in_time = np.cumsum(costs[cheapest]) <= max(_MOST_LEVELS * until[-1], _QUICK)
        is_part[np.flatnonzero(is_part)[cheapest]] = in_time
        return is_part

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
