"""Joins of words that are in groups: those of each group, then those of the groups.

A gain depends on nothing but the counts of the two topics that are joined. So the words of a group
can be joined as if there were no others, and a group as if it were a word.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper._compiled import fit_groups
from topicgrouper.common.checks import thread_count
from topicgrouper.common.short_repr import brief, named_words
from topicgrouper.common.sparse import group_columns
from topicgrouper.kernel.agglomerate import Joins, add_joins, unsigned
from topicgrouper.kernel.memory import DataSize, plan_memory

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.kernel.whole_counts import WholeCounts


def group_counts(whole: WholeCounts, groups: IntArray) -> WholeCounts:
    """Return the counts of groups of words, one column per group."""
    counts = group_columns(whole.counts, groups, n_topics=int(groups.max()) + 1)
    # A sum within a document is at most its length, which the kernel's path was chosen for.
    return replace(whole, counts=counts.astype(whole.counts.dtype))


def join_within_groups(
    whole: WholeCounts,
    groups: IntArray,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
) -> Joins:
    """Join the words of each group to one topic, group by group."""
    counts, threads = whole.counts, thread_count(n_jobs)
    children, gains = fit_groups(
        counts.indptr.astype(np.int64, copy=False),
        counts.indices.astype(np.int32, copy=False),
        unsigned(counts.data),
        groups=groups.astype(np.int32),
        threads=threads,
        most_kept_sums=plan_memory(
            DataSize(*counts.shape, counts.nnz),
            algorithm="auto",
            threads=threads,
            limit=memory_limit,
        ).max_kept_sums,
    )
    # Rounding to fixed point may leave identical words a gain slightly above 0.
    return Joins(children, np.minimum(gains / whole.scale, 0.0))


def join_groups(within: Joins, groups: IntArray, above: Joins) -> Joins:
    """Return the joins of the words of each group, then those of the groups."""
    n_words, sizes = len(groups), np.bincount(groups)
    _, words = np.unique(groups, return_index=True)
    roots = np.where(sizes == 1, words, n_words + np.cumsum(sizes - 1) - 1)
    nodes = np.concatenate([roots, np.arange(n_words + len(within.gains), 2 * n_words - 1)])
    return add_joins(within, Joins(np.sort(nodes[above.children], axis=1), above.gains))


def joins_by_group(
    whole: WholeCounts,
    groups: IntArray,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
) -> Joins:
    """Return the joins of the words of each group, cheapest first, and then those of the groups."""
    of_groups = group_counts(whole, groups)
    all_of_them = np.zeros(of_groups.counts.shape[1], dtype=np.int64)
    within, above = (
        join_within_groups(counts, of, n_jobs=n_jobs, memory_limit=memory_limit)
        for counts, of in ((whole, groups), (of_groups, all_of_them))
    )
    return order_joins_by_cost(join_groups(within, groups, above), n_last=len(above.gains))


def order_joins_by_cost(joins: Joins, *, n_words: int | None = None, n_last: int = 0) -> Joins:
    """Put the joins of a tree in order: at each step, the cheapest possible join.

    A join is possible when both of its topics exist. This is the rule of a fit, with the pairs of
    the tree in place of all pairs, so the joins of a fit are in this order already. The last joins
    given, ``n_last`` of them, stay behind all others.
    """
    n_joins = len(joins.gains)
    n_words = n_joins + 1 if n_words is None else n_words
    places = np.arange(n_joins)
    ranks = np.empty(n_joins, dtype=np.int64)
    ranks[np.lexsort((-joins.gains, places >= n_joins - n_last))] = places
    # A join that costs less than one below it follows that one at once.
    latest = ranks.tolist()
    for join, pair in enumerate(joins.children.tolist()):
        for node in pair:
            if node >= n_words:
                latest[join] = max(latest[join], latest[node - n_words])
    order = np.argsort(latest, kind="stable")
    renumbered = np.arange(n_words + n_joins)
    renumbered[n_words + order] = n_words + places
    return Joins(np.sort(renumbered[joins.children[order]], axis=1), joins.gains[order])


def roots_after(joins: Joins, *, n_words: int) -> IntArray:
    """Return the node of each word after some first joins."""
    roots = np.arange(n_words + len(joins.gains))
    for join in range(len(joins.gains) - 1, -1, -1):
        roots[joins.children[join]] = roots[n_words + join]
    return roots[:n_words]


def checked_groups(together: Iterable[Collection[str]]) -> list[Collection[str]]:
    """Check the form of groups."""
    groups: list[Any] = [together] if isinstance(together, str) else list(together)
    for group in groups:
        if isinstance(group, str):
            raise TypeError(
                f"each group must be a list of words, got {group!r}; pass [['car', 'auto'], …]"
            )
        for word in group:
            if not isinstance(word, str):
                raise TypeError(f"words to keep together must be strings, got {word!r}; use str()")
        if len(set(group)) < 2:
            msg = f"a group needs at least two different words, got ({named_words(group)})"
            raise ValueError(f"{msg}; remove it")
    return groups


def group_labels(together: Iterable[Collection[str]], words: Sequence[str]) -> IntArray:
    """Return the group of each word; a word that is in none is a group of its own."""
    columns = {word: column for column, word in enumerate(words)}
    labels = np.arange(len(words))
    groups: dict[int, Collection[str]] = {}
    unknown: list[str] = []
    for group in checked_groups(together):
        found = sorted({columns[word] for word in group if word in columns})
        unknown += [word for word in group if word not in columns]
        for column in found:
            if column in groups:
                raise ValueError(
                    f"the word {brief(words[column])} is in two groups, "
                    f"({named_words(groups[column])}) and ({named_words(group)}); merge them, or "
                    "remove it from one"
                )
            groups[column] = group
        labels[found] = found[:1]
    if unknown:
        raise ValueError(
            f"these words to keep together do not occur: {named_words(unknown)}; check their "
            "spelling, or remove them"
        )
    return np.unique(labels, return_inverse=True)[1].astype(np.int64, copy=False)
