"""A better tree: topics that fit the documents at several levels, and stay when some of them go.

The joins of a fit are greedy and never undone, so a word that was joined badly once is in the wrong
topic at all levels above; and as the first joins rest on little evidence, a few documents more or
less give other topics. A regrown tree is made from both ends:

1. The topics of one level, the *border*, are found all at once, by steps that are smooth in the
   counts (`smooth_start.hpp`). They are joined above the border, and their words within them,
   exactly and greedily. All joins within come before all joins above, so the topics of the border
   are a T(n) of the tree.
2. Words move between the topics of the finest of several levels; a move counts by what it adds to
   the likelihoods of all levels together. A word leaves its topic of the border only if it gains
   more than `COST_OF_LEAVING`. Before each of a few rounds, the finest topics are joined again.
3. The words within each of the finest topics are joined as in a fit.

Trees of few words, and those whose number of topics stands out, have no border: they start from
the greedy topics of the finest level.

A word considers twelve topics, those that seem best by at most 96 of its documents; what a move
gains is exact. `docs/explanation/stability.md` tells what is gained, and how it was measured.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper._compiled import regrow_topics, smooth_topics
from topicgrouper.common.checks import thread_count
from topicgrouper.fitting.group_joins import (
    group_counts,
    join_groups,
    join_within_groups,
    joins_by_group,
    order_joins_by_cost,
    roots_after,
)
from topicgrouper.fitting.word_moves import CountsByWord
from topicgrouper.kernel.agglomerate import Joins, add_joins, real_joins
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.curve import BORDER
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.common.progress import Progress

_FINEST = 200
_N_LEVELS = 5
MIN_WORDS_PER_TOPIC = 4
_LEAST_FINEST = 100
"""Topics of the finest level that a tree with a border has at least."""
COST_OF_LEAVING = 0.1
"""Nats per occurrence that a word must gain, at all levels together, to leave its topic there."""

# docs/explanation/regrown-trees.md tells how the constants were chosen. Rounds help more than
# passes within them: new joins of the finest topics open new ways for words.
_FIRST_PASSES = 2
_ROUNDS = 2
_PASSES_PER_ROUND = 2
# Sums of gains are exact but for what is lost below this share of log q.
_ROUNDING = 1e-12
_N_PASSES = _FIRST_PASSES + _ROUNDS * _PASSES_PER_ROUND


def regrow(
    tree: TopicTree,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> TopicTree:
    """Improve a fitted tree: its topics fit better, and stay when a few documents come or go.

    Twenty topics are found all at once, by steps that hardly change with the documents. They are
    joined, and their words are joined within them, in the order of a fit: at each step, the
    cheapest join of the new tree whose two topics exist. Then words move between topics until the
    views of several levels (20, 50, 100 and 200 topics) together fit the training documents better.
    Trees of fewer than 400 words, and trees whose number of topics stands out
    (`TopicTree.suggest_n`), start from the joins of the fit instead of twenty topics. Views of the
    new tree are nested like those of any tree. Groups of words that stay together move as one word.
    The result depends only on the tree and the counts: there is no seed, and the number of threads
    does not matter.

    Parameters
    ----------
    tree : TopicTree
        The tree, as returned by `topicgrouper.fit_tree`.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    memory_limit : int or str, optional
        As for `topicgrouper.fit_tree`; the result does not depend on it.
    progress : callable, optional
        Called about ten times per second with the share of the work done, from 0 to 1, and a text
        such as ``"Regrowing the tree, pass 2 of 6"``. An exception that it raises ends the work,
        like Ctrl-C.

    Returns
    -------
    TopicTree
        A tree of the same words. The sum of log q over the views of ``regrown_at`` topics is higher
        than that of `tree`. In other views log q may be lower, particularly in those of more than a
        thousand topics. Topics lose their names, as their nodes are new. Trees of fewer than eight
        words, and trees that cannot be improved in this way, are returned unchanged.

    Raises
    ------
    TypeError
        If `tree` is not a tree.
    ValueError
        If the tree has no training counts.

    See Also
    --------
    fit_tree : Fit the tree to start from.
    refine : Improve a single view.

    Examples
    --------
    >>> import numpy as np
    >>> from topicgrouper import fit_tree, regrow
    >>> tree = fit_tree(np.random.default_rng(1).poisson(0.5, (50, 40)))
    >>> better = regrow(tree)
    >>> better.regrown_at
    (2, 5, 10)
    >>> [better.log_likelihood(n) > tree.log_likelihood(n) for n in better.regrown_at]
    [True, True, True]
    """
    if not isinstance(tree, TopicTree):
        raise TypeError(
            f"regrow takes a tree, got {type(tree).__name__}; of a view, pass view.tree"
        )
    counts = required_counts(tree.counts)
    # Topics that stand out in a greedy tree need no other start.
    levels = levels_to_regrow(tree.max_topics, has_border=not tree.suggest_n().stands_out)
    if not levels:
        return tree
    # A group of words that stay together moves, and is joined, as if it were a word.
    groups, firsts, words = np.unique(
        tree.view(tree.max_topics).labels, return_index=True, return_inverse=True
    )
    whole = to_whole_counts(counts)
    if len(groups) < tree.n_words:
        whole = group_counts(whole, words)
    by_word = CountsByWord.of(replace(whole, counts=in_order_of_content(whole.counts)))

    def report(number: int, share: float) -> None:
        if progress is not None:
            note = f"Regrowing the tree, pass {number} of {_N_PASSES}"
            progress((number - 1 + share) / _N_PASSES, note)

    def joined() -> IntArray:
        return joins_by_group(group_counts(whole, topics), borders, **resources).children

    def moved(passes: int, numbers: Sequence[int], *, before: int) -> tuple[IntArray, Joins]:
        return moved_within(
            by_word,
            topics,
            children,
            levels=numbers,
            passes=passes,
            n_jobs=n_jobs,
            report=lambda number, share: report(before + number, share),
        )

    resources: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit}
    n_joins = len(groups) - levels[-1]
    topics: IntArray
    if levels[0] == BORDER:
        border = border_topics(by_word, BORDER, n_jobs=n_jobs, report=report)
        joins = joins_by_group(whole, border, **resources)
        below = Joins(joins.children[:n_joins], joins.gains[:n_joins])
        roots = roots_after(below, n_words=len(groups))
        finest, first_of, topics = np.unique(roots, return_index=True, return_inverse=True)
        borders = border[first_of]
        nodes = np.append(finest, np.arange(len(groups) + n_joins, 2 * len(groups) - 1))
        children = np.searchsorted(nodes, joins.children[n_joins:])
    else:  # words move between the finest topics alone at first, as the joins above are greedy
        topics = np.unique(tree.view(levels[-1]).labels[firsts], return_inverse=True)[1]
        borders = np.zeros(levels[-1], dtype=np.int64)
        children = joined()
        topics, _ = moved(_FIRST_PASSES, levels[-1:], before=0)
        children = joined()
    topics, above = moved(_PASSES_PER_ROUND, levels, before=_FIRST_PASSES)
    for done in range(_FIRST_PASSES + _PASSES_PER_ROUND, _N_PASSES, _PASSES_PER_ROUND):
        children = joined()
        topics, above = moved(_PASSES_PER_ROUND, levels, before=done)
    report(_N_PASSES, 1.0)  # passes in which no word would move are left out
    within = join_within_groups(whole, topics, **resources)
    joins = order_joins_by_cost(
        join_groups(within, topics, above), n_last=len(np.unique(borders)) - 1
    )
    n_first = tree.n_words - len(groups)
    first = Joins(tree.children[:n_first], tree.gains[:n_first])
    regrown = add_above(first, groups, joins)
    result = TopicTree(
        **{
            **constructor_arguments(tree),
            "children": regrown.children,
            "gains": regrown.gains,
            "regrown_at": levels,
            "numbers": None,  # of nodes that are no more, as are names
            "topic_names": None,
            "ancestors": (),
            "last_number": None,
            "kept_topics": None,
        }
    )
    gained = [result.log_likelihood(n) - tree.log_likelihood(n) for n in levels]
    rounding = _ROUNDING * abs(tree.log_likelihood(1))
    is_worse_somewhere = levels[0] != BORDER and min(gained) < -rounding
    return result if sum(gained) > rounding and not is_worse_somewhere else tree


def levels_to_regrow(n_words: int, *, has_border: bool = True) -> tuple[int, ...]:
    """Return the numbers of topics at which a tree is improved; a border comes first."""
    finest = min(_FINEST, n_words // MIN_WORDS_PER_TOPIC)
    levels = {finest >> halvings for halvings in range(_N_LEVELS)}
    if finest < _LEAST_FINEST or not has_border:
        return tuple(sorted(level for level in levels if level >= 2))
    return (BORDER, *sorted(level for level in levels if 2 * level >= 3 * BORDER))


def border_topics(
    by_word: CountsByWord,
    n_topics: int,
    *,
    n_jobs: int | None,
    report: Callable[[int, float], object],
) -> IntArray:
    """Return topics of words that hardly change with the documents, by word of the counts."""
    found = smooth_topics(
        *by_word.arrays,
        n_documents=by_word.columns.shape[0],
        n_topics=n_topics,
        threads=thread_count(n_jobs),
        progress=lambda _, share: report(_FIRST_PASSES, 2 * share - 1),
    )
    topics = np.empty(len(found), dtype=np.int64)
    topics[by_word.order] = np.unique(found, return_inverse=True)[1]  # none is empty
    return topics


def moved_within(
    by_word: CountsByWord,
    topics: IntArray,
    children: IntArray,
    *,
    levels: Sequence[int],
    passes: int,
    n_jobs: int | None,
    report: Callable[[int, float], object],
) -> tuple[IntArray, Joins]:
    """Move words between the finest topics of a tree, given the joins above them.

    Returns the topics of words, and the joins with their new gains.
    """
    moved, nodes, gains, shift = regrow_topics(
        *by_word.arrays,
        n_documents=by_word.columns.shape[0],
        topics=topics[by_word.order].astype(np.int32),
        children=children.ravel().tolist(),
        levels=levels[-2::-1],
        passes=passes,
        cost_of_leaving=COST_OF_LEAVING if levels[0] == BORDER else 0.0,
        threads=thread_count(n_jobs),
        progress=report,
    )
    found = np.empty_like(topics)
    found[by_word.order] = moved
    return found, real_joins(nodes, gains, shift=shift, scale=by_word.scale)


def in_order_of_content(counts: csr_array[Any]) -> csr_array[Any]:
    """Sort documents by a number that depends on nothing but their words.

    Which documents of a word are looked at to find its candidates depends on their order.
    """
    hashes = np.arange(1, counts.shape[1] + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    hashes = (hashes ^ (hashes >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return csr_array(counts[np.argsort(counts.astype(np.uint64) @ hashes, kind="stable")])


def add_above(first: Joins, roots: IntArray, joins: Joins) -> Joins:
    """Return joins after the first ones, which made the nodes `roots` that these joins start from.

    Nodes of `joins` are numbered from 0, those to start from first.
    """
    made = len(roots) + 2 * len(first.gains) + np.arange(len(joins.gains))
    nodes = np.concatenate([roots, made])
    return add_joins(first, Joins(np.sort(nodes[joins.children], axis=1), joins.gains))
