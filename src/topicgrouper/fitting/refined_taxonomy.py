"""Refinement of several views that stay nested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.fitting.moving_units import MovingUnits
from topicgrouper.fitting.refine import refined_view
from topicgrouper.fitting.word_moves import (
    MAX_PASSES,
    CountsByWord,
    Start,
    move_words,
    pass_callback,
)
from topicgrouper.tree.taxonomy import Taxonomy, checked_levels, stack_views
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["RefinedTaxonomy", "partition_log_likelihood", "refine_taxonomy"]


@shows_little
@dataclass(frozen=True, eq=False)
class RefinedTaxonomy:
    """Levels of refined topics; each topic is part of one topic of the level above.

    Attributes
    ----------
    views : tuple of FlatView
        The refined view of each level.
    taxonomy : Taxonomy
        The topics and their parents. The parent of a topic is the parent of its node in the tree.

    See Also
    --------
    refine_taxonomy : Refine several levels of a tree.
    Taxonomy : Topics and their parents.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine_taxonomy
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> tree = fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"])
    >>> refined = refine_taxonomy(tree, [2, 3])
    >>> for level in refined.taxonomy.topics:
    ...     print([topic.words for topic in level])
    [('cat', 'dog'), ('tea', 'cup', 'milk')]
    [('tea', 'cup', 'milk'), ('cat',), ('dog',)]
    """

    views: tuple[FlatView, ...]
    taxonomy: Taxonomy


def refine_taxonomy(
    tree: TopicTree,
    levels: Iterable[int],
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> RefinedTaxonomy:
    """Refine several views, coarsest first, and keep them nested.

    The first level is refined like a single view. At each further level, words whose parent has
    changed are first put into the best topic of their new parent, most frequent first; then words
    move, but only between topics with the same parent. At all levels except the last, a word may
    not leave its topic if it is the last word there of a topic of the finest level, which would
    otherwise become empty. Groups of words that stay together in the tree move as one word would.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    levels : iterable of int
        Strictly rising numbers of topics, as in ``[10, 50, 250]``.
    counts : sparse matrix or array, optional
        The training counts (default: the counts in the tree).
    max_passes : int, default=100
        Maximum number of passes per level.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        As for `refine`.

    Returns
    -------
    RefinedTaxonomy
        In its views, ``converged`` means that no single allowed move raises the likelihood.

    Raises
    ------
    ValueError
        If the levels are not strictly rising numbers of topics, or the counts are missing or not
        those of the tree.

    See Also
    --------
    refine : Refine a single view.
    TopicTree.taxonomy : The levels of the tree as they are.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine_taxonomy
    >>> tree = fit_tree([[4, 2, 1, 0], [3, 3, 0, 1], [0, 1, 3, 4], [1, 0, 2, 3]])
    >>> [view.n for view in refine_taxonomy(tree, [2, 3]).views]
    [2, 3]
    """
    starts = [tree.view(n) for n in checked_levels(tree, levels)]
    checked = training_counts(tree, counts)
    units = MovingUnits.of(starts[-1])
    by_word = CountsByWord.of(units.counts(checked))
    views: list[FlatView] = []
    for level in starts:
        finest = None if level is starts[-1] else starts[-1].labels
        start = _start(level, above=views[-1] if views else None, keepers=finest)
        moves = units.moves(
            move_words(
                by_word,
                units.start(start),
                max_passes=max_passes,
                n_jobs=n_jobs,
                report=pass_callback(progress),
            )
        )
        reached = partition_log_likelihood(checked, moves.topics)
        views.append(refined_view(level, moves, log_likelihood=reached))
    return RefinedTaxonomy(views=tuple(views), taxonomy=stack_views(views))


def partition_log_likelihood(counts: csr_array[Any], labels: IntArray) -> float:
    """Return log q of any partition of the words."""
    words = np.arange(len(labels))
    members = csr_array((np.ones(len(labels)), (words, labels)))
    in_documents = csr_array(counts.astype(np.float64) @ members)
    of_words = np.asarray(counts.sum(axis=0), dtype=np.float64)
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64)
    of_topics = np.bincount(labels, weights=of_words)
    parts = (in_documents.data, of_words), (lengths, of_topics)
    won, lost = (sum(float(xlogy(x, x).sum()) for x in part) for part in parts)
    return won - lost


def _start(level: FlatView, *, above: FlatView | None, keepers: IntArray | None) -> Start:
    _, firsts, homes = np.unique(level.labels, return_index=True, return_inverse=True)
    if above is None or above.refinement is None:
        return Start(homes=homes, n_topics=level.n, keepers=keepers)
    # In the tree all words of a topic have the same topic above.
    parents_of_topics = above.refinement.start.labels[firsts]
    is_at_home = parents_of_topics[homes] == above.labels
    return Start(
        homes=homes,
        n_topics=level.n,
        topics=np.where(is_at_home, homes, -1),
        parents_of_topics=parents_of_topics,
        parents_of_words=above.labels,
        keepers=keepers,
    )
