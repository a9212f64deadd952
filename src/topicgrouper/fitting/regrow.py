"""A better tree: words change places until several of its levels fit the documents together.

The joins of a fit are greedy and never undone, so a word that was joined badly once is in the wrong
topic at all levels above. Refinement mends one view, but refined views of different n are not
nested. Here words move between the topics of the finest of several nested levels; a move
counts by what it adds to the likelihoods of all levels together. Before every two passes the topics
of the finest level are joined again, exactly and greedily, which changes the levels above. Finally
the words within each topic of the finest level are joined as in a fit.

A word considers twelve topics, those that seem best by at most 96 of its documents; what a move
gains is exact.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper._compiled import regrow_topics
from topicgrouper.arrays.argument_checks import thread_count
from topicgrouper.fitting.group_joins import (
    best_first,
    group_counts,
    join_groups,
    join_within_groups,
)
from topicgrouper.fitting.word_moves import CountsByWord
from topicgrouper.kernel.agglomerate import Joins, add_joins, real_joins
from topicgrouper.kernel.whole_counts import to_whole_counts
from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress

_FINEST = 200
_N_LEVELS = 5
MIN_WORDS_PER_TOPIC = 4
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
    """Improve a fitted tree: its topics stay nested and fit nearly as well as refined ones.

    Words move between topics until the views of several levels (12, 25, 50, 100 and 200 topics;
    fewer in small trees) together fit the training documents better; then everything is joined
    again. The joins are in the order of a fit: at each step, the cheapest join of the new tree
    whose two topics exist. Views of the new tree are nested like those of any tree. Groups of words
    that stay together move as one word. The result depends only on the tree and the counts: there
    is no seed, and the number of threads does not matter.

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
        A tree of the same words. In the views of ``regrown_at`` topics, log q is at least that of
        `tree`, and its sum over these views is higher. In other views it may be lower, particularly
        in those of more than a thousand topics. Topics lose their names, as their nodes are new.
        Trees of fewer than eight words, and trees that cannot be improved in this way, are returned
        unchanged.

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
    levels = levels_to_regrow(tree.max_topics)
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
    *coarser, finest = levels
    start: IntArray = np.unique(tree.view(finest).labels[firsts], return_inverse=True)[1]

    def report(number: int, share: float) -> None:
        if progress is not None:
            note = f"Regrowing the tree, pass {number} of {_N_PASSES}"
            progress((number - 1 + share) / _N_PASSES, note)

    moved, children, gains, shift = regrow_topics(
        *by_word.arrays,
        n_documents=by_word.columns.shape[0],
        topics=start[by_word.order].astype(np.int32),
        n_topics=finest,
        levels=coarser[::-1],
        first_passes=_FIRST_PASSES,
        rounds=_ROUNDS,
        passes_per_round=_PASSES_PER_ROUND,
        kept=[],
        threads=thread_count(n_jobs),
        progress=report,
    )
    report(_N_PASSES, 1.0)  # passes in which no word would move are left out
    topics = np.empty_like(start)
    topics[by_word.order] = moved
    within = join_within_groups(whole, topics, n_jobs=n_jobs, memory_limit=memory_limit)
    above = real_joins(children, gains, shift=shift, scale=whole.scale)
    joins = join_groups(within, topics, above)
    n_first = tree.n_words - len(groups)
    first = Joins(tree.children[:n_first], tree.gains[:n_first])
    regrown = add_above(first, groups, best_first(joins))
    result = TopicTree(
        **{
            **constructor_arguments(tree),
            "children": regrown.children,
            "gains": regrown.gains,
            "regrown_at": levels,
            "numbers": None,  # of nodes that are no more, as are names
            "topic_names": None,
            "grown_from": (),
            "last_number": None,
            "finest": None,
        }
    )
    gained = [result.log_likelihood(n) - tree.log_likelihood(n) for n in levels]
    rounding = _ROUNDING * abs(tree.log_likelihood(1))
    is_better = min(gained) >= -rounding and max(gained) > rounding
    return result if is_better else tree


def levels_to_regrow(n_words: int) -> tuple[int, ...]:
    """Return the numbers of topics at which a tree is improved."""
    finest = min(_FINEST, n_words // MIN_WORDS_PER_TOPIC)
    levels = {finest >> halvings for halvings in range(_N_LEVELS)}
    return tuple(sorted(level for level in levels if level >= 2))


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
