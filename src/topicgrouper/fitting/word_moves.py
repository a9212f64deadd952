"""Refinement of a view: words move between topics until no single move raises the likelihood.

Up to a constant, ``log q = Σ_t [Σ_d g(f_d(t)) − g(f(t))]`` with ``g(x) = x·log x``. Everything is
computed in the fixed-point numbers of the kernel: gains are exact whole numbers, and the result
does not depend on the number of threads.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csc_array, csr_array

from topicgrouper._compiled import refine_words
from topicgrouper.common.checks import thread_count, whole_number
from topicgrouper.kernel.agglomerate import unsigned
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts
from topicgrouper.tree.flat_view import FlatView, Refinement, checked_view, view_of_labels
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.common.progress import Progress

MAX_PASSES = 100
"""Default limit on the number of passes; real data took 13 to 50."""


def refine(
    view: FlatView,
    *,
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
        The refined view. Each topic keeps the node that it started from; ``refinement`` says what
        was gained.

    Raises
    ------
    TypeError
        If `view` is not a view.
    ValueError
        If the tree has no training counts, or `max_passes` is below 1.

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
    counts = required_counts(view.tree.counts)
    units = MovingUnits.of(view)
    found = move_words(
        CountsByWord.of(units.counts(counts)),
        units.topics(np.unique(view.labels, return_inverse=True)[1]),
        max_passes=max_passes,
        n_jobs=n_jobs,
        report=pass_callback(progress),
    )
    nodes = np.sort(view.nodes)
    return view_of_labels(
        view.tree,
        nodes,
        nodes[units.of_each_word(found.topics)],
        log_likelihood=view.log_likelihood + found.gain,
        refinement=Refinement(view, found.gain, found.n_passes, found.converged),
    )


# -- moves -----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class CountsByWord:
    """Counts by column, with words by falling frequency."""

    # Words by falling frequency; equally frequent ones by column. Words are visited in this
    # order. For three of four views of KOS, NIPS and Twenty Newsgroups it led to a higher
    # likelihood than rising frequency or the order of the columns.
    columns: csc_array[Any]
    order: NDArray[np.int64]  # the original column of each word
    scale: float  # grid steps per unit of weight, as in `WholeCounts`

    @classmethod
    def of(cls, counts: Any) -> CountsByWord:
        """Return counts or weights (documents × words) by column; every word must occur."""
        whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
        frequencies = np.asarray(whole.counts.sum(axis=0, dtype=np.int64)).ravel()
        order = np.argsort(-frequencies, kind="stable").astype(np.int64, copy=False)
        return cls(columns=csc_array(whole.counts)[:, order], order=order, scale=whole.scale)

    @property
    def arrays(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The columns as compiled functions take them."""
        return (
            self.columns.indptr.astype(np.int64, copy=False),
            self.columns.indices.astype(np.int32, copy=False),
            unsigned(self.columns.data),
        )


@dataclass(frozen=True, eq=False)
class WordMoves:
    """Where words have moved."""

    topics: NDArray[np.int64]  # the final topic of each word
    gain: float  # in log q, of all moves together
    n_passes: int  # number of passes; if ``converged``, the last one moved nothing
    converged: bool  # whether no single move raises the likelihood any more


def move_words(
    counts: CountsByWord,
    topics: IntArray,
    *,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    report: Callable[[int, float], object] | None = None,
) -> WordMoves:
    """Take each word out of its topic and put it where the likelihood grows most, pass by pass.

    Topics are numbered from 0, and none is empty. A word stays if its own topic is among the best;
    among several other best topics, the first wins. The last word of a topic stays. Words are
    visited by falling frequency. Blocks of a fixed number of words are searched in parallel; words
    that want to move are then checked again, one at a time.
    """
    passes = whole_number("max_passes", max_passes, minimum=1)
    return _moved(
        counts,
        topics,
        n_topics=int(topics.max()) + 1,
        most_passes=min(passes, np.iinfo(np.int32).max),
        threads=thread_count(n_jobs),
        progress=report,
    )


def assign_new_words(counts: CountsByWord, topics: IntArray, *, n_topics: int) -> IntArray:
    """Return topics of words in which those without one, -1, are where the likelihood is highest.

    They are put there one after the other, by falling frequency.
    """
    return _moved(counts, topics, n_topics=n_topics, most_passes=0, threads=1, progress=None).topics


def _moved(counts: CountsByWord, topics: IntArray, **settings: Any) -> WordMoves:
    found, gain, shift, n_passes, converged = refine_words(
        *counts.arrays,
        n_documents=counts.columns.shape[0],
        topics=topics[counts.order].astype(np.int32),
        **settings,
    )
    reached = np.empty(len(topics), dtype=np.int64)
    reached[counts.order] = found
    return WordMoves(reached, math.ldexp(gain, -shift) / counts.scale, n_passes, converged)


def pass_callback(progress: Progress | None) -> Callable[[int, float], object] | None:
    """Return the callback of `move_words`, which takes a pass and the share of it that is done."""
    if progress is None:
        return None
    return lambda number, share: progress(share, f"Refining, pass {number}")


@dataclass(frozen=True, eq=False)
class MovingUnits:
    """The units that move when a view is refined: a word, or words that stay together."""

    of_words: IntArray | None  # the unit of each word, numbered from 0; None if every word is one
    firsts: IntArray | None  # the first word of each unit

    @classmethod
    def of(cls, view: FlatView) -> MovingUnits:
        """Return the units of a view: words of one topic that stay together in its tree."""
        tree = view.tree
        if tree.max_topics == tree.n_words:
            return cls(None, None)
        # An uneven cut may divide a group; then its parts are the units.
        pairs = np.column_stack([tree.view(tree.max_topics).labels, view.labels])
        _, firsts, units = np.unique(pairs, axis=0, return_index=True, return_inverse=True)
        return cls(units.ravel(), firsts)

    def counts(self, counts: csr_array[Any]) -> csr_array[Any]:
        """Return the counts of units, given those of words."""
        if self.of_words is None:
            return counts
        words = np.arange(len(self.of_words))
        ones = np.ones(len(words), dtype=counts.dtype)
        return csr_array(counts @ csr_array((ones, (words, self.of_words))))

    def topics(self, of_words: IntArray) -> IntArray:
        """Return the topics of units, given those of words: the words of a unit share theirs."""
        return of_words if self.firsts is None else of_words[self.firsts]

    def of_each_word(self, of_units: IntArray) -> IntArray:
        """Return the topics of words, given those of units."""
        return of_units if self.of_words is None else of_units[self.of_words]
