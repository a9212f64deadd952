"""The words of nodes: all of them, the most frequent, the most distinctive, and those to show.

The most frequent words of a node are mostly those of its larger child, and so repeat along a path
of the tree. What distinguishes a node ``t`` from all other words ``s`` are words that would be
costly in the wrong place. With ``g(x) = x·log x``, moving word ``w`` from ``t`` to ``s`` changes
log q by the difference of two terms: the cost of taking it out

    Σ_d [g(f_d(t)) − g(f_d(t) − f_d(w))] − [g(f(t)) − g(f(t) − f(w))]

and the gain of putting it in

    Σ_d [g(f_d(s) + f_d(w)) − g(f_d(s))] − [g(f(s) + f(w)) − g(f(s))]

The score of a word is the first minus the second: the log-likelihood lost by the move. The measure
is the one that built the tree, so the words found are those that kept the topics apart. A word that
costs less than one bit per occurrence is found nearly everywhere; its score is multiplied by these
bits. Rare words have low scores, however exclusive they are.

The most distinctive words of a node need not belong together. Of the fifteen most distinctive ones,
five are therefore left out of the ten that are shown: one by one, the word with the lowest sum of
NPMI with those that are left, over the training documents. The first three always stay. NPMI counts
at most 0.3; otherwise the words of a signature, which only ever occur together, would replace the
topic's own words.

What is distinctive of a general node, such as that of the function words, is chance and misleads:
its most frequent words say what it is, and are shown instead (see `TopicTree.general_focus`). So a
node has the same words wherever it is shown.

`docs/explanation/topic-quality.md` compares ways to choose the words.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np

from topicgrouper._compiled import cohering_first, rank_distinctive
from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.word_counts import CountColumns, LazyColumns

N_SHOWN = 10
"""Words of a topic that are shown, unless more are asked for."""

N_CANDIDATES = 15
N_FIXED = 3
MOST_NPMI = 0.3

_REST = -1
"""Size of a range that stands for all other words."""

_MOST_LEVELS = 200
"""How many nodes that contain a word are ranked by what tells, on average over all counts.

A count of 20 Newsgroups is in 13 nodes.
"""

_QUICK = 20_000_000  # counts; looking at them takes less than a second


@dataclass(frozen=True, slots=True, eq=False)
class WordLists:
    """Words of some nodes, which come by rising id.

    Those of ``nodes[i]`` have the indices ``indices[starts[i] : starts[i + 1]]``.
    """

    vocabulary: tuple[str, ...]
    nodes: IntArray
    indices: IntArray
    starts: IntArray

    @classmethod
    def of(
        cls, vocabulary: tuple[str, ...], nodes: IntArray, lists: Sequence[IntArray]
    ) -> WordLists:
        """Put the words of the nodes one after the other."""
        starts = np.concatenate([[0], np.cumsum([len(each) for each in lists], dtype=np.int64)])
        indices = np.concatenate([np.empty(0, np.int64), *lists])
        return cls(vocabulary, frozen(nodes), frozen(indices), frozen(starts))

    def __getitem__(self, node: int) -> tuple[str, ...]:
        """Return the words of a node, the first to show first; none for other nodes."""
        place = int(np.searchsorted(self.nodes, node))
        if place == len(self.nodes) or self.nodes[place] != node:
            return ()
        chosen = self.indices[self.starts[place] : self.starts[place + 1]]
        return tuple([self.vocabulary[index] for index in chosen.tolist()])

    def mean_frequencies(self, word_frequencies: Frequencies) -> FloatArray:
        """Return the mean frequency of the words of each node."""
        frequencies = word_frequencies[self.indices].astype(np.float64)
        totals = np.add.reduceat(frequencies, self.starts[:-1])
        means: FloatArray = totals / np.diff(self.starts)
        return means


class TopicWords(Protocol):
    """The words of topics, by node: `NodeWords`, or those of soft topics."""

    def shown(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the words that stand for nodes, or the most frequent ones of some or all."""

    def best(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the most distinctive words of nodes, or the most frequent ones of some or all."""

    def distinctive(self, nodes: Iterable[int] | IntArray, k: int) -> WordLists:
        """Return the most distinctive words of nodes."""

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

    def shown(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the words that stand for nodes, or the most frequent ones of some or all.

        `frequent` says of which, by node. Without training counts there are only frequent words.
        """
        return self._lists(nodes, k, frequent=frequent, ranked=self.shown_indices)

    def best(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the same, but also the distinctive words that do not fit the others."""
        return self._lists(nodes, k, frequent=frequent, ranked=self.distinctive_indices)

    def _lists(
        self,
        nodes: Iterable[int] | IntArray,
        k: int,
        *,
        frequent: bool | npt.NDArray[np.bool_],
        ranked: Callable[[IntArray, int], IntArray],
    ) -> WordLists:
        k = checked_k(k)
        wanted = np.array(sorted(set(map(int, nodes))), dtype=np.int64)
        is_frequent = np.broadcast_to(frequent, self.layout.sizes.shape)[wanted]
        if self.by_word.counts is None:
            is_frequent = np.ones(len(wanted), dtype=np.bool_)
        lists: list[IntArray] = [np.empty(0, np.int64)] * len(wanted)
        top = self._top_ranks(wanted[is_frequent], k) if is_frequent.any() else ()
        for place, ranks in zip(np.flatnonzero(is_frequent).tolist(), top, strict=True):
            lists[place] = self.by_rank[ranks]
        if not is_frequent.all():
            rows = ranked(wanted[~is_frequent], k)
            for place, row in zip(np.flatnonzero(~is_frequent).tolist(), rows, strict=True):
                lists[place] = row[row >= 0]
        return WordLists.of(self.vocabulary, wanted, lists)

    def distinctive(self, nodes: Iterable[int] | IntArray, k: int) -> WordLists:
        """Return the most distinctive words of nodes; an error if there are no training counts."""
        required_counts(self.by_word.counts)
        return self.best(nodes, k, frequent=False)

    def indices(self, node: int) -> IntArray:
        """Return the indices of all words of a node by falling frequency, in ``O(k log k)``."""
        return self.by_rank[np.sort(self._ranks_of(node))]

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling frequency."""
        return tuple(self.vocabulary[index] for index in self.indices(node).tolist())

    def size(self, node: int) -> int:
        """Return the number of words of a node."""
        return int(self.layout.sizes[node])

    def shown_indices(self, nodes: IntArray, k: int, *, threads: int = 1) -> IntArray:
        """Return `distinctive_indices`, with words that are left out moved to the end of a row."""
        if k <= N_FIXED:
            return self.distinctive_indices(nodes, k, threads=threads)
        ranked = self.distinctive_indices(nodes, max(k, N_CANDIDATES), threads=threads)
        return cohering(ranked, self.by_word.columns, threads=threads)[:, :k]

    def distinctive_indices(self, nodes: IntArray, k: int, *, threads: int = 1) -> IntArray:
        """Return the indices of distinctive words, nodes × at most k; -1 where a node has fewer.

        Nothing distinguishes a node that has all words: those are ranked by frequency. So are the
        words of the largest nodes where many nodes contain each other, as in a chain: ranking all
        of them would take time quadratic in the words.
        """
        layout = self.layout
        is_part = self._are_distinctive(nodes)
        parts = rank_distinctive_words(
            self.by_word.columns, layout, nodes[is_part], k, threads=threads
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
        tree; node by node it would be quadratic in the words of a chain.
        """
        best = [[rank] for rank in self.ranks.tolist()]
        best += [[] for _ in range(len(best) - 1)]
        for node, parent in enumerate(self.layout.parents[:-1].tolist()):
            # Python's sort merges two sorted runs in one pass
            best[parent] = sorted(best[parent] + best[node])[:k]
        return best

    def _top_ranks(self, nodes: IntArray, k: int) -> Sequence[Sequence[int]]:
        """Return the ranks of the ``k`` most frequent words of some nodes, lowest first."""
        sizes, n_words = self.layout.sizes, self.layout.n_words
        # those of refined topics, which have no parents, are disjoint: node by node is fast enough
        if len(self.layout.parents) and sizes[nodes].sum() + 1_000 * len(nodes) > 400 * n_words:
            best = self.top_ranks_of_all(k)
            return [best[node] for node in nodes.tolist()]
        rows = []
        for node in nodes.tolist():
            ranks = self._ranks_of(node)
            if k < len(ranks):
                ranks = np.partition(ranks, k - 1)[:k]
            rows.append(np.sort(ranks).tolist())
        return rows

    def _are_distinctive(self, nodes: IntArray) -> npt.NDArray[np.bool_]:
        """Return the nodes to rank by distinctiveness, the smallest first while there is time."""
        layout = self.layout
        is_part = (layout.sizes[nodes] > 1) & (layout.sizes[nodes] < layout.n_words)
        if is_part.sum() <= _MOST_LEVELS:  # however large they are
            return is_part
        entries = np.diff(self.by_word.columns.starts)[layout.order]
        until = np.concatenate([[0], np.cumsum(1 + entries)])  # a word costs as much as its entries
        seen = nodes[is_part]
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


def rank_distinctive_words(
    columns: CountColumns, layout: Layout, nodes: IntArray, k: int, *, threads: int = 1
) -> npt.NDArray[np.int32]:
    """Return the words that distinguish nodes from all others, nodes × at most k; -1 beyond them.

    Equally distinctive words come by falling frequency, then in the order of the vocabulary. Every
    word must occur. Threads do not change the result.
    """
    starts, sizes = layout.starts[nodes], layout.sizes[nodes]
    rest = np.full(len(nodes), _REST)
    return rank_distinctive(
        columns.starts,
        columns.documents,
        columns.counts,
        columns.lengths,
        words=layout.order,
        starts=starts,
        sizes=sizes,
        other_starts=rest,
        other_sizes=rest,
        best=min(k, int(sizes.max(initial=1))),
        threads=threads,
    )


def cohering(ranked: IntArray, columns: CountColumns, *, threads: int = 1) -> IntArray:
    """Move words that do not fit the others behind them, topics × most distinctive words.

    Of the first 15 of each row, 10 come first; -1 stands for no word. Threads do not change the
    result.
    """
    head = np.ascontiguousarray(ranked[:, :N_CANDIDATES], dtype=np.int32)
    ordered = cohering_first(
        columns.starts,
        columns.documents,
        n_documents=len(columns.lengths),
        ranked=head.ravel(),
        width=head.shape[1],
        shown=N_SHOWN,
        fixed=N_FIXED,
        limit=MOST_NPMI,
        threads=threads,
    )
    return np.hstack([ordered.reshape(head.shape), ranked[:, N_CANDIDATES:]], dtype=np.int64)


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
