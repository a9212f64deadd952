"""Several refined views that stay nested in each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.refinement.refine import refined_view
from topicgrouper.refinement.word_moves import MAX_PASSES, CountsByWord, Start, move_words
from topicgrouper.tree.taxonomy import Taxonomy, checked_levels, stack_views
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.refinement.word_moves import Progress
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["RefinedTaxonomy", "partition_log_likelihood", "refine_taxonomy"]


@dataclass(frozen=True, eq=False)
class RefinedTaxonomy:
    """Levels of refined topics, each topic inside one of the level above.

    Attributes
    ----------
    views : tuple of FlatView
        The refined view of each level.
    taxonomy : Taxonomy
        Their topics and which is inside which. A topic has the parent that its node has in the
        tree.
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
    """Refine several views from the coarsest to the finest so that they stay nested.

    The first level is refined like a single view. At each further level a word whose parent has
    changed is first put to the best of its new parent's topics, the most frequent word first; then
    words move, but only between topics of the same parent. On all levels but the last, a word does
    not leave its topic if it is the last one there of a topic of the finest level: otherwise that
    topic would have nothing left where it belongs.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    levels : iterable of int
        Strictly rising numbers of topics, as in ``[10, 50, 250]``.
    counts, max_passes, n_jobs, progress : sparse matrix or array or int or callable
        As for `topicgrouper.refinement.refine`; the passes are those of each level.

    Returns
    -------
    RefinedTaxonomy
        In its views, ``converged`` says that no single move that is allowed raises the likelihood.
    """
    starts = [tree.view(n) for n in checked_levels(levels, n_words=tree.n_words)]
    checked = training_counts(tree, counts)
    by_word = CountsByWord.of(checked)
    views: list[FlatView] = []
    for level in starts:
        finest = None if level is starts[-1] else starts[-1].labels
        start = _start(level, above=views[-1] if views else None, keepers=finest)
        moves = move_words(by_word, start, max_passes=max_passes, n_jobs=n_jobs, progress=progress)
        reached = partition_log_likelihood(checked, moves.topics)
        views.append(refined_view(level, moves, log_likelihood=reached))
    return RefinedTaxonomy(views=tuple(views), taxonomy=stack_views(views))


def partition_log_likelihood(counts: csr_array[Any], labels: IntArray) -> float:
    """Return log q of any partition of the words.

    Parameters
    ----------
    counts : csr_array
        Documents × words.
    labels : ndarray of int
        The topic of each word, any numbers from 0 on.
    """
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
