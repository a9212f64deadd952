"""Refinement of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.fitting.word_moves import (
    MAX_PASSES,
    CountsByWord,
    MovingUnits,
    move_words,
    pass_callback,
)
from topicgrouper.tree.flat_view import FlatView, checked_view, view_of_labels
from topicgrouper.tree.moves import Refinement, RefiningPass
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.fitting.word_moves import WordMoves


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
        nested; those of a tree that `regrow` improved are.
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
    regrow : Improve the whole tree; its views stay nested.
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
        units.topics(np.unique(view.labels, return_inverse=True)[1]),
        max_passes=max_passes,
        n_jobs=n_jobs,
        report=pass_callback(progress),
    )
    return _refined_view(view, units.moves(moves))


def _refined_view(start: FlatView, moves: WordMoves) -> FlatView:
    """Return the refined view that results from moves."""
    gains = moves.in_nats(moves.gains)
    counted = np.bincount(moves.passes, minlength=moves.n_passes + 1)[1:]
    gained = np.bincount(moves.passes, weights=gains, minlength=moves.n_passes + 1)[1:]
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
        start.tree,
        nodes,
        labels,
        log_likelihood=start.log_likelihood + float(gains.sum()),
        refinement=refinement,
    )
