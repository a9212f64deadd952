"""Joins of words that are in groups: those of each group, then those of the groups.

A gain depends on nothing but the counts of the two topics that are joined. So the words of a group
can be joined as if there were no others, and a group as if it were a word.
"""

from __future__ import annotations

from dataclasses import replace
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper._compiled import fixed_point_g, fixed_point_shift
from topicgrouper.arrays.short_repr import brief, named_words
from topicgrouper.arrays.sums import group_columns
from topicgrouper.kernel.agglomerate import Joins, add_joins, agglomerate, real_joins
from topicgrouper.kernel.memory import memory_limit_bytes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.kernel.whole_counts import WholeCounts

_DOCUMENTS_AT_ONCE = 1 << 10
_MAX_TABLE = 1 << 20


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
    n_words, sizes = len(groups), np.bincount(groups)
    order = np.argsort(groups, kind="stable")
    ends = np.cumsum(sizes)
    n_joins = n_words - len(sizes)
    joins = Joins(np.empty((n_joins, 2), dtype=np.int64), np.empty(n_joins))
    limit = memory_limit_bytes(memory_limit)  # once: it takes as long as a small group
    first = 0
    for group, counts in _counts_of_groups(whole.counts, groups):
        found = agglomerate(replace(whole, counts=counts), n_jobs=n_jobs, memory_limit=limit).joins
        last = first + len(found.gains)
        words = order[ends[group] - sizes[group] : ends[group]]
        nodes = np.concatenate([words, np.arange(n_words + first, n_words + last)])
        joins.children[first:last] = np.sort(nodes[found.children], axis=1)
        joins.gains[first:last] = found.gains
        first = last
    return joins


def _counts_of_groups(
    counts: csr_array[Any], groups: IntArray
) -> Iterator[tuple[int, csr_array[Any]]]:
    """Yield each group of several words with its columns, without empty rows.

    All entries are sorted by group once: the time does not depend on the number of groups.
    """
    sizes = np.bincount(groups)
    order = np.argsort(groups, kind="stable")
    columns = np.empty(len(groups), dtype=np.int32)  # of each word within its group
    columns[order] = np.arange(len(groups)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    narrow = groups.astype(np.min_scalar_type(len(sizes)))  # small numbers are sorted faster
    entries = np.argsort(narrow[counts.indices], kind="stable")
    rows = np.repeat(np.arange(counts.shape[0]), np.diff(counts.indptr))[entries]
    indices, data = columns[counts.indices[entries]], counts.data[entries]
    ends = np.cumsum(np.bincount(groups[counts.indices], minlength=len(sizes)))
    for group in np.flatnonzero(sizes > 1).tolist():
        part = slice(ends[group - 1] if group else 0, ends[group])
        starts = np.flatnonzero(np.diff(rows[part], prepend=-1, append=-1))
        shape = (len(starts) - 1, int(sizes[group]))
        yield group, csr_array((data[part], indices[part], starts), shape=shape)


def join_groups(
    whole: WholeCounts,
    groups: IntArray,
    above: IntArray,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
) -> Joins:
    """Join the words of each group to one topic, group by group, then the groups as given."""
    n_words, sizes = len(groups), np.bincount(groups)
    within = join_within_groups(whole, groups, n_jobs=n_jobs, memory_limit=memory_limit)
    _, words = np.unique(groups, return_index=True)
    roots = np.where(sizes == 1, words, n_words + np.cumsum(sizes - 1) - 1)
    last = known_joins(group_counts(whole, groups), above)
    nodes = np.concatenate([roots, np.arange(n_words + len(within.gains), 2 * n_words - 1)])
    return add_joins(within, Joins(np.sort(nodes[last.children], axis=1), last.gains))


def known_joins(whole: WholeCounts, children: IntArray) -> Joins:
    """Return given joins of all words with their gains, exact as those of a fit."""
    counts = whole.counts
    n_words, n_nodes = counts.shape[1], counts.shape[1] + len(children)
    shift = fixed_point_shift(int(counts.data.sum(dtype=np.uint64)))
    longest = int(counts.sum(axis=1, dtype=np.int64).max())
    table = fixed_point_g(np.arange(min(longest + 1, _MAX_TABLE), dtype=np.uint64), shift)
    likelihoods, totals = np.zeros((2, n_nodes), dtype=np.int64)
    for first in range(0, counts.shape[0], _DOCUMENTS_AT_ONCE):
        part = counts[first : first + _DOCUMENTS_AT_ONCE]
        nodes = np.zeros((n_nodes, part.shape[0]), dtype=np.int64)
        nodes[:n_words] = part.toarray().T
        for join, (left, right) in enumerate(children.tolist()):
            nodes[n_words + join] = nodes[left] + nodes[right]
        totals += nodes.sum(axis=1)
        values = (
            table[nodes]
            if longest < _MAX_TABLE
            else fixed_point_g(nodes.ravel().astype(np.uint64), shift).reshape(nodes.shape)
        )
        likelihoods += values.sum(axis=1)
    likelihoods -= fixed_point_g(totals.astype(np.uint64), shift)
    gains = likelihoods[n_words:] - likelihoods[children].sum(axis=1)
    return real_joins(children, gains, shift=shift, scale=whole.scale)


def best_first(joins: Joins, *, n_words: int | None = None) -> Joins:
    """Put the joins of a tree in order: at each step the one, of those possible, that costs least.

    A join is possible when both of its topics exist. This is the rule of a fit, with the pairs of
    the tree in place of all pairs, so the joins of a fit are in this order already.
    """
    n_joins = len(joins.gains)
    n_words = n_joins + 1 if n_words is None else n_words
    pairs, gains = joins.children.tolist(), joins.gains.tolist()
    join_above = {node: join for join, pair in enumerate(pairs) for node in pair}
    n_missing = [sum(node >= n_words for node in pair) for pair in pairs]
    possible = [(-gains[join], join) for join in range(n_joins) if not n_missing[join]]
    heapify(possible)
    order = []
    while possible:
        _, join = heappop(possible)
        order.append(join)
        above = join_above.get(n_words + join)
        if above is not None:
            n_missing[above] -= 1
            if not n_missing[above]:
                heappush(possible, (-gains[above], above))
    renumbered = np.arange(n_words + n_joins)
    renumbered[n_words + np.array(order, dtype=np.int64)] = np.arange(n_words, n_words + n_joins)
    return Joins(np.sort(renumbered[joins.children[order]], axis=1), joins.gains[order])


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
