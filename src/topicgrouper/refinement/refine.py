"""Flat views that predict better: words move to the topic where they fit best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.refinement.word_moves import MAX_PASSES, CountsByWord, Start, move_words
from topicgrouper.tree.flat_view import FlatView, checked_view, view_of_labels
from topicgrouper.tree.moves import Refinement, RefiningPass
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from topicgrouper.refinement.word_moves import Progress, WordMoves

__all__ = ["refine", "refined_view"]


def refine(
    view: FlatView,
    *,
    counts: Any = None,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> FlatView:
    """Move words between the topics of a view until no single move raises the likelihood.

    The joins of a tree are greedy and never undone. Once the topics are chosen, many words fit
    better elsewhere: each is taken out of its topic and put where log q grows most, pass by pass
    over all words, the most frequent first. A word stays if its own topic is among the best; of
    several other best topics the one with the smallest node id is taken. A topic is never emptied.
    The result is a function of the view and the counts alone: there is no seed, and the number of
    threads does not matter.

    Parameters
    ----------
    view : FlatView
        T(n) or any other cut, as ``tree.view(40)``. Views of different n are refined
        independently: they are no longer nested in each other (`refine_taxonomy` keeps levels
        nested).
    counts : sparse matrix or array, optional
        The training counts, documents × words of the tree or × columns of the training matrix. By
        default those that the tree holds.
    max_passes : int, default=100
        Stop after so many passes, even if words still move.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors.
    progress : callable, optional
        Called about ten times per second with the number of the pass and the share of it that is
        done. Whatever it raises ends the refinement, as Ctrl-C does.

    Returns
    -------
    FlatView
        A topic keeps the node that it started from, whatever words have come and gone;
        ``refinement`` has the passes and the moves.

    Raises
    ------
    TypeError
        If there is no view.
    ValueError
        If there are no counts, or these are not the tree's.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> tree = fit_tree([[4, 2, 1, 0], [3, 3, 0, 1], [0, 1, 3, 4], [1, 0, 2, 3]])
    >>> view = refine(tree.view(2))
    >>> view.refinement.converged, view.log_likelihood >= tree.log_likelihood(2)
    (True, True)
    """
    view = checked_view(view)
    by_word = CountsByWord.of(training_counts(view.tree, counts))
    homes = np.searchsorted(np.sort(view.nodes), view.labels)
    start = Start(homes=homes.astype(np.int64, copy=False), n_topics=view.n)
    moves = move_words(by_word, start, max_passes=max_passes, n_jobs=n_jobs, progress=progress)
    return refined_view(view, moves)


def refined_view(
    start: FlatView, moves: WordMoves, *, log_likelihood: float | None = None
) -> FlatView:
    """Put a refined view together from what the passes did.

    Parameters
    ----------
    start : FlatView
        The view that was refined.
    moves : WordMoves
        What the passes did, with the view's nodes by rising id as topics.
    log_likelihood : float, optional
        That of the refined view; by default that of the start and what the moves have added.
    """
    gains = moves.in_nats(moves.gains)
    counted = np.bincount(moves.passes, minlength=moves.n_passes + 1)[1:]
    gained = np.bincount(moves.passes, weights=gains, minlength=moves.n_passes + 1)[1:]
    if log_likelihood is None:
        log_likelihood = start.log_likelihood + float(gains.sum())
    labels = frozen(np.sort(start.nodes)[moves.topics])
    refinement = Refinement(
        start=start,
        passes=tuple(
            RefiningPass(number, n_moves, gain)
            for number, (n_moves, gain) in enumerate(
                zip(counted.tolist(), gained.tolist(), strict=True), start=1
            )
        ),
        converged=moves.converged,
        _labels=labels,
        _losses=frozen(moves.in_nats(moves.losses)),
    )
    return view_of_labels(start.tree, labels, log_likelihood=log_likelihood, refinement=refinement)
