"""Moves of words between topics until no single move raises the likelihood.

Up to a constant, ``log q = Σ_t [Σ_d g(f_d(t)) − g(f(t))]`` with ``g(x) = x·log x``. Everything is
computed in the fixed-point numbers of the kernel: gains are exact whole numbers, and the result
does not depend on the number of threads.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import index as as_index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from joblib import effective_n_jobs
from scipy.sparse import csc_array

from topicgrouper._compiled import refine_words
from topicgrouper.kernel import WholeCounts, to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Progress = Callable[[int, float], object]

__all__ = ["MAX_PASSES", "CountsByWord", "Start", "WordMoves", "move_words"]

MAX_PASSES = 100
"""Default limit on the number of passes; real data took 13 to 50."""

_MAX_SUMS = 1 << 26
"""Maximum number of sums of words and topics to keep to save time, eight bytes each."""


@dataclass(frozen=True, eq=False)
class CountsByWord:
    """Counts by column, with words by falling frequency.

    Attributes
    ----------
    columns : csc_array of shape (documents, words)
        Words by falling frequency; equally frequent ones by column. Words are visited in this
        order. For three of four views of KOS, NIPS and Twenty Newsgroups it led to a higher
        likelihood than rising frequency or the order of the columns.
    order : ndarray of shape (words,)
        The original column of each word.
    scale : float
        Grid steps per unit of weight; see `topicgrouper.kernel.WholeCounts`.
    """

    columns: csc_array[Any]
    order: NDArray[np.int64]
    scale: float

    @classmethod
    def of(cls, counts: Any) -> CountsByWord:
        """Return counts or weights (documents × words) by column; every word must occur."""
        whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
        frequencies = np.asarray(whole.counts.sum(axis=0, dtype=np.int64)).ravel()
        order = np.argsort(-frequencies, kind="stable").astype(np.int64, copy=False)
        return cls(columns=csc_array(whole.counts)[:, order], order=order, scale=whole.scale)


@dataclass(frozen=True, eq=False)
class Start:
    """The topics of words before the first move, and restrictions. Topics are 0 to n - 1.

    Attributes
    ----------
    homes : ndarray of shape (words,)
        The topic of each word in the view to refine; a word that ends elsewhere has moved.
    n_topics : int
        Number of topics; none is empty.
    topics : ndarray of shape (words,) or None
        The initial topic of each word; -1 for words that first go to the best topic of their parent
        (default: `homes`).
    parents_of_topics, parents_of_words : ndarray of int or None
        Words can only be in topics with the same parent (default: no restriction).
    keepers : ndarray of shape (words,) or None
        At least one of the words with the same keeper stays at home (default: no restriction).
    above : sequence of ndarray of shape (topics,)
        For each coarser level, the topic there of each topic: moves raise the sum of log q over all
        levels. Only without `topics` and parents (default: one level).
    """

    homes: NDArray[np.int64]
    n_topics: int
    topics: NDArray[np.int64] | None = None
    parents_of_topics: NDArray[np.int64] | None = None
    parents_of_words: NDArray[np.int64] | None = None
    keepers: NDArray[np.int64] | None = None
    above: Sequence[NDArray[np.int64]] = ()


@dataclass(frozen=True, eq=False)
class WordMoves:
    """The moves of all passes, with gains and losses in fixed-point steps; see `in_nats`.

    Attributes
    ----------
    topics : ndarray of shape (words,)
        The final topic of each word.
    losses : ndarray of shape (words,)
        For each word that is not at home, what log q would lose if it went back.
    words, sources, targets, gains, passes : ndarray of shape (moves,)
        All moves in order: the word, its old and new topic, the gain in log q, and the pass.
    n_passes : int
        Number of passes; if ``converged``, the last one moved nothing.
    converged : bool
        Whether no single move raises the likelihood any more.
    shift : int
        There are ``2^shift`` fixed-point steps per nat of the counts.
    scale : float
        The counts are the weights times this.
    """

    topics: NDArray[np.int64]
    losses: NDArray[np.int64]
    words: NDArray[np.int64]
    sources: NDArray[np.int64]
    targets: NDArray[np.int64]
    gains: NDArray[np.int64]
    passes: NDArray[np.int64]
    n_passes: int
    converged: bool
    shift: int
    scale: float

    def in_nats(self, steps: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return gains or losses as differences of log-likelihoods of the weights."""
        nats: NDArray[np.float64] = np.ldexp(steps.astype(np.float64), -self.shift) / self.scale
        return nats


def move_words(
    counts: CountsByWord,
    start: Start,
    *,
    max_passes: SupportsIndex = MAX_PASSES,
    n_jobs: int | None = None,
    progress: Progress | None = None,
    max_sums: int = _MAX_SUMS,
) -> WordMoves:
    """Take each word out of its topic and put it where the likelihood grows most, pass by pass.

    A word stays if its own topic is among the best; among several other best topics, the first
    wins. The last word of a topic stays. Words are visited by falling frequency. Blocks of a fixed
    number of words are searched in parallel; words that want to move are then checked again, one at
    a time.

    Parameters
    ----------
    counts : CountsByWord
        The counts.
    start : Start
        The initial topics and restrictions.
    max_passes : int, default=100
        Stop after this many passes, even if words still move.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called about ten times per second with the number of the pass and the share of it that is
        done. Raising an exception in it stops the passes, as does Ctrl-C.
    max_sums : int, default=2**26
        Maximum number of sums of words and topics to keep to save time, eight bytes each. The
        result does not depend on it.

    Returns
    -------
    WordMoves

    Raises
    ------
    ValueError
        If `max_passes` is below 1.
    """
    passes = as_index(max_passes)
    if passes < 1:
        msg = f"max_passes must be at least 1, got {passes}"
        raise ValueError(msg)
    if start.above and (start.topics is not None or start.parents_of_topics is not None):
        msg = "moves at several levels start from homes and know no parents"
        raise ValueError(msg)
    order, n_words = counts.order, len(counts.order)
    homes = start.homes
    found = refine_words(
        counts.columns.indptr.astype(np.int64, copy=False),
        counts.columns.indices.astype(np.int32, copy=False),
        _unsigned(counts.columns.data),
        n_documents=counts.columns.shape[0],
        topics=_numbers(homes if start.topics is None else start.topics, order),
        homes=_numbers(homes, order),
        keepers=np.empty(0, np.int32) if start.keepers is None else _numbers(start.keepers, order),
        parents_of_topics=_numbers(start.parents_of_topics, np.arange(start.n_topics)),
        parents_of_words=_numbers(start.parents_of_words, order),
        above=[topics.astype(np.int32) for topics in start.above],
        most_passes=min(passes, np.iinfo(np.int32).max),
        most_sums=max_sums,
        threads=effective_n_jobs(n_jobs),
        progress=progress,
    )
    topics, losses = np.empty((2, n_words), np.int64)
    topics[order], losses[order] = found["topics"], found["losses"]
    return WordMoves(
        topics=topics,
        losses=losses,
        words=order[found["move_words"]],
        sources=found["move_sources"],
        targets=found["move_targets"],
        gains=found["move_gains"],
        passes=found["move_passes"],
        n_passes=found["passes"],
        converged=found["converged"],
        shift=found["shift"],
        scale=counts.scale,
    )


def _numbers(values: NDArray[np.int64] | None, order: NDArray[np.int64]) -> NDArray[np.int32]:
    if values is None:
        return np.zeros(len(order), np.int32)
    return values[order].astype(np.int32)


def _unsigned(counts: NDArray[Any]) -> NDArray[np.uint32] | NDArray[np.uint64]:
    """Return counts as unsigned without a copy; their width selects the compiled code path."""
    return counts.view(np.uint32) if counts.dtype == np.int32 else counts.view(np.uint64)
