"""Joins of words that are in groups: those of each group, then those of the groups.

A gain depends on nothing but the counts of the two topics that are joined. So the words of a group
can be joined as if there were no others, and a group as if it were a word.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper.arrays.column_groups import group_columns
from topicgrouper.kernel import Joins, WholeCounts, agglomerate

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import IntArray

__all__ = ["best_first", "group_counts", "join_groups"]


def group_counts(whole: WholeCounts, groups: IntArray) -> WholeCounts:
    """Return the counts of groups of words, one column per group.

    Parameters
    ----------
    whole : WholeCounts
        The counts of the words.
    groups : ndarray of int of shape (words,)
        The group of each word, numbered from 0; no group is empty.

    Returns
    -------
    WholeCounts
    """
    counts = group_columns(whole.counts, groups, n_topics=int(groups.max()) + 1)
    # A sum within a document is at most its length, which the kernel's path was chosen for.
    return replace(whole, counts=counts.astype(whole.counts.dtype))


def join_groups(whole: WholeCounts, groups: IntArray, *, n_jobs: int | None = None) -> Joins:
    """Join the words of each group to one topic, group by group, then the groups.

    Parameters
    ----------
    whole : WholeCounts
        The counts of the words; every word occurs.
    groups : ndarray of int of shape (words,)
        The group of each word, numbered from 0; no group is empty.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    Joins
        The last ones, one fewer than groups, are those of the groups. For the others see
        `best_first`.
    """
    n_words, sizes = len(groups), np.bincount(groups)
    order = np.argsort(groups, kind="stable")
    by_group = csc_array(whole.counts)[:, order]
    roots = np.empty(len(sizes), dtype=np.int64)
    joins = Joins(np.empty((n_words - 1, 2), dtype=np.int64), np.empty(n_words - 1))
    n_joins = 0

    def append(leaves: IntArray, counts: WholeCounts) -> int:
        nonlocal n_joins
        if len(leaves) == 1:
            return int(leaves[0])
        found = agglomerate(counts, n_jobs=n_jobs).joins
        stop = n_joins + len(found.gains)
        nodes = np.concatenate([leaves, np.arange(n_words + n_joins, n_words + stop)])
        joins.children[n_joins:stop] = np.sort(nodes[found.children], axis=1)
        joins.gains[n_joins:stop] = found.gains
        n_joins = stop
        return n_words + stop - 1

    ends = np.cumsum(sizes).tolist()
    for group, (size, end) in enumerate(zip(sizes.tolist(), ends, strict=True)):
        rows = csr_array(by_group[:, end - size : end])
        rows.sort_indices()
        filled = rows[np.diff(rows.indptr) > 0]
        roots[group] = append(order[end - size : end], replace(whole, counts=filled))
    append(roots, group_counts(whole, groups))
    return joins


def best_first(joins: Joins, *, n_kept_first: int = 0) -> Joins:
    """Put the joins of a tree in order: at each step the one, of those possible, that costs least.

    A join is possible when both of its topics exist. This is the rule of a fit, with the pairs of
    the tree in place of all pairs, so the joins of a fit are in this order already.

    Parameters
    ----------
    joins : Joins
        All joins of a tree, each after those of its topics.
    n_kept_first : int, default=0
        This many joins at the start stay before all others.

    Returns
    -------
    Joins
        The same joins, renumbered. Among equally good ones the earlier comes first.
    """
    n_joins = len(joins.gains)
    n_words = n_joins + 1
    # A join waits for those below it, and so for the costliest of them, but then for nothing else.
    turns = joins.gains.tolist()
    for join, pair in enumerate(joins.children.tolist()):
        first = n_kept_first if join >= n_kept_first else 0
        for node in pair:
            if node >= n_words + first:
                turns[join] = min(turns[join], turns[node - n_words])
    is_later = np.arange(n_joins) >= n_kept_first
    order = np.lexsort((-np.array(turns), is_later))
    renumbered = np.arange(n_words + n_joins)
    renumbered[n_words + order] = np.arange(n_words, n_words + n_joins)
    return Joins(np.sort(renumbered[joins.children[order]], axis=1), joins.gains[order])
