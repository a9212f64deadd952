"""Flat views that predict better: words move to the topic where they fit best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.sparse_rows import sound_rows
from topicgrouper.refinement.refined_view import view_of
from topicgrouper.refinement.word_moves import MAX_PASSES, CountsByWord, Start, move_words
from topicgrouper.tree.checks import checked_counts, checked_n

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scipy.sparse import csr_array

    from topicgrouper.refinement.refined_view import RefinedView
    from topicgrouper.refinement.word_moves import Progress
    from topicgrouper.tree import TopicTree

__all__ = ["refine", "refine_views", "training_counts"]


def refine(
    tree: TopicTree,
    n: SupportsIndex,
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> RefinedView:
    """Move words between the topics of T(n) until no single move raises the likelihood.

    The joins of a tree are greedy and never undone. Once the number of topics is chosen, many
    words fit better elsewhere: each is taken out of its topic and put where log q grows most, pass
    by pass over all words, the most frequent first. A word stays if its own topic is among the
    best; of several other best topics the one with the smallest node id is taken. A topic is never
    emptied. The result is a function of the tree and the counts alone: there is no seed, and the
    number of threads does not matter.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    n : int
        Number of topics.
    counts : sparse matrix or array, optional
        The training counts, documents × words of the tree or × columns of the training matrix. By
        default those that the tree holds.
    max_passes : int
        Stop after so many passes, even if words still move.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors.
    progress : callable, optional
        Called some ten times a second with the number of the pass and the share of it that is
        done. Whatever it raises ends the refinement, as Ctrl-C does.

    Returns
    -------
    RefinedView

    Raises
    ------
    ValueError
        If the tree has no such view, if there are no counts, or if these are not the tree's.
    """
    numbers = [n]
    (view,) = refine_views(
        tree, numbers, counts=counts, max_passes=max_passes, n_jobs=n_jobs, progress=progress
    )
    return view


def refine_views(
    tree: TopicTree,
    numbers: Iterable[SupportsIndex],
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> list[RefinedView]:
    """Refine several flat views, each on its own: they are no longer nested in each other.

    For levels that stay nested see `topicgrouper.refinement.refine_taxonomy`.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    numbers : iterable of int
        The numbers of topics.
    counts, max_passes, n_jobs, progress : sparse matrix or array or int or callable
        As for `refine`.

    Returns
    -------
    list of RefinedView
        In the order of ``numbers``.
    """
    checked = [checked_n(n, n_words=tree.n_words) for n in numbers]
    by_word = CountsByWord.of(training_counts(tree, counts))
    views = []
    for n in checked:
        _, homes = np.unique(tree.labels(n), return_inverse=True)
        start = Start(homes=homes.astype(np.int64, copy=False), n_topics=n)
        moves = move_words(by_word, start, max_passes=max_passes, n_jobs=n_jobs, progress=progress)
        views.append(view_of(tree, n, moves))
    return views


def training_counts(tree: TopicTree, counts: Any = None) -> csr_array[Any]:
    """Return the tree's training counts, documents × words of the tree, or check those given.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    counts : sparse matrix or array, optional
        Documents × words of the tree, or × columns of the training matrix; by default the tree's.
    """
    if counts is None:
        if tree.counts is None:
            msg = (
                "this tree has no training counts, which refining needs; pass counts=, or load an "
                "archive that was saved with them"
            )
            raise ValueError(msg)
        return tree.counts
    matrix = sound_rows(counts)
    if matrix.shape[1] == tree.n_columns != tree.n_words:
        matrix = matrix[:, tree.columns]
    return checked_counts(matrix, word_frequencies=tree.word_frequencies)
