"""Refinement of a view, and of several views that stay nested."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.arrays.frozen import frozen
from topicgrouper.fitting.word_moves import (
    MAX_PASSES,
    CountsByWord,
    MovingUnits,
    Start,
    move_words,
    pass_callback,
)
from topicgrouper.tree.flat_view import FlatView, checked_view, view_of_labels
from topicgrouper.tree.moves import Refinement, RefiningPass
from topicgrouper.tree.taxonomy import checked_levels, stack_views
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.fitting.word_moves import WordMoves
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.taxonomy import Taxonomy
    from topicgrouper.tree.topic_tree import TopicTree


def refine(
    view: FlatView,
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> FlatView:
    """Move words between the topics of a view until no single move raises the likelihood.

    The joins of a tree are greedy and never undone, so in a view of few topics many words would fit
    better elsewhere. In each pass over the words, most frequent first, each word is taken out of
    its topic and put where log q grows most. A word stays if its own topic is among the best; among
    several other best topics, the one with the smallest node id wins. A topic never loses its last
    word. Groups of words that stay together in the tree (``together`` of `fit_tree`) move as one
    word. The result depends only on the view and the counts: there is no seed, and the number of
    threads does not matter.

    Parameters
    ----------
    view : FlatView
        T(n) or any other cut, such as ``tree.view(40)``. Refined views of different n are not
        nested; `refine_taxonomy` keeps levels nested.
    counts : sparse matrix or array, optional
        The training counts: documents × words of the tree, or × columns of the training matrix
        (default: the counts in the tree).
    max_passes : int, default=100
        Stop after this many passes, even if words still move.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called about ten times per second with the share of a pass done, from 0 to 1, and a text
        such as ``"Refining, pass 3"``. An exception that it raises ends the refinement, like
        Ctrl-C.

    Returns
    -------
    FlatView
        The refined view. Each topic keeps the node that it started from; ``refinement`` has the
        passes and the moves.

    Raises
    ------
    TypeError
        If `view` is not a view.
    ValueError
        If the counts are missing or not those of the tree, or `max_passes` is below 1.

    See Also
    --------
    refine_taxonomy : Refine several levels and keep them nested.
    regrow : Improve the whole tree.
    soften : Let words belong to several topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> tree = fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"])
    >>> [topic.words for topic in tree.view(2)]
    [('cat', 'dog', 'milk'), ('tea', 'cup')]
    >>> [topic.words for topic in refine(tree.view(2))]
    [('cat', 'dog'), ('tea', 'cup', 'milk')]
    """
    view = checked_view(view)
    counts = training_counts(view.tree, counts)
    units = MovingUnits.of(view)
    moves = move_words(
        CountsByWord.of(units.counts(counts)),
        units.start(_start(view)),
        max_passes=max_passes,
        n_jobs=n_jobs,
        report=pass_callback(progress),
    )
    return refined_view(view, units.moves(moves))


def refined_view(
    start: FlatView, moves: WordMoves, *, log_likelihood: float | None = None
) -> FlatView:
    """Return the refined view that results from moves."""
    gains = moves.in_nats(moves.gains)
    counted = np.bincount(moves.passes, minlength=moves.n_passes + 1)[1:]
    gained = np.bincount(moves.passes, weights=gains, minlength=moves.n_passes + 1)[1:]
    if log_likelihood is None:
        log_likelihood = start.log_likelihood + float(gains.sum())
    nodes = np.sort(start.nodes)
    labels = frozen(nodes[moves.topics])
    refinement = Refinement(
        start=start,
        passes=tuple(
            RefiningPass(number, n_moves, gain)
            for number, (n_moves, gain) in enumerate(
                zip(counted.tolist(), gained.tolist(), strict=True), start=1
            )
        ),
        converged=moves.converged,
        _losses=frozen(moves.in_nats(moves.losses)),
    )
    return view_of_labels(
        start.tree, nodes, labels, log_likelihood=log_likelihood, refinement=refinement
    )


def refine_taxonomy(
    tree: TopicTree,
    levels: Iterable[int],
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> Taxonomy:
    """Refine several views, coarsest first, and keep them nested.

    The first level is refined like a single view. At each further level, words whose parent has
    changed are first put into the best topic of their new parent, most frequent first; then words
    move, but only between topics with the same parent. At all levels except the last, a word stays
    if its move would leave a topic of the finest level empty. Groups of words that stay together in
    the tree move as one word.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    levels : iterable of int
        Strictly rising numbers of topics, such as ``[10, 50, 250]``.
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
    Taxonomy
        The refined levels. In the views, ``converged`` means that no single allowed move raises the
        likelihood.

    Raises
    ------
    ValueError
        If the levels are not strictly rising numbers of topics, or the counts are missing or not
        those of the tree.

    See Also
    --------
    refine : Refine a single view.
    TopicTree.taxonomy : The levels of the tree without refinement.

    Examples
    --------
    >>> from topicgrouper import fit_tree, refine_taxonomy
    >>> counts = [[1, 0, 2, 0, 2], [2, 1, 0, 0, 0], [2, 0, 2, 1, 0], [0, 0, 1, 0, 1]]
    >>> tree = fit_tree(counts, ["tea", "cup", "cat", "milk", "dog"])
    >>> for level in refine_taxonomy(tree, [2, 3]).topics:
    ...     print([topic.words for topic in level])
    [('cat', 'dog'), ('tea', 'cup', 'milk')]
    [('tea', 'cup', 'milk'), ('cat',), ('dog',)]
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
    return stack_views(views)


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


def _start(
    level: FlatView, *, above: FlatView | None = None, keepers: IntArray | None = None
) -> Start:
    """Return where words start, with the parents that a refined view above gives them."""
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
