"""Moving words between topics until no single move raises the likelihood: arrays in, arrays out.

Up to a constant, ``log q = Σ_t [Σ_d g(f_d(t)) − g(f(t))]`` with ``g(x) = x·log x``. Everything is
computed in the kernel's fixed point, so gains are exact whole numbers and the result does not
depend on the number of threads.
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
    from collections.abc import Callable

    from numpy.typing import NDArray

    Progress = Callable[[int, float], object]

__all__ = ["MAX_PASSES", "CountsByWord", "Start", "WordMoves", "move_words"]

MAX_PASSES = 100
"""Passes after which to stop though words still move; real data took 13 to 50."""

_MAX_SUMS = 1 << 26
"""Sums of words and topics that are kept to save time, eight bytes each."""


@dataclass(frozen=True, eq=False)
class CountsByWord:
    """Counts with the documents of each word together, the words by falling frequency.

    Attributes
    ----------
    columns : csc_array
        Documents × words, by falling frequency; of equals the earlier column first. This is the
        order in which words are visited. Of four views of KOS, NIPS and Twenty Newsgroups it took
        three to a higher likelihood than rising frequency or the order of the columns did.
    order : ndarray of int
        The column of each of these words in the original matrix.
    scale : float
        Grid steps per unit of weight, see `topicgrouper.kernel.WholeCounts`.
    """

    columns: csc_array[Any]
    order: NDArray[np.int64]
    scale: float

    @classmethod
    def of(cls, counts: Any) -> CountsByWord:
        """Prepare counts or weights, documents × words; every word must occur."""
        whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
        frequencies = np.asarray(whole.counts.sum(axis=0, dtype=np.int64)).ravel()
        order = np.argsort(-frequencies, kind="stable").astype(np.int64, copy=False)
        return cls(columns=csc_array(whole.counts)[:, order], order=order, scale=whole.scale)


@dataclass(frozen=True, eq=False)
class Start:
    """Where words are before the first move, and what binds them. Topics are 0 to n - 1.

    Attributes
    ----------
    homes : ndarray of int
        The topic of each word in the view that is refined; a word that ends elsewhere has moved.
    n_topics : int
        Number of topics. Each has a word.
    topics : ndarray of int or None
        Where each word starts, -1 for words that are first put to the best topic of their parent;
        at home if left out.
    parents_of_topics, parents_of_words : ndarray of int or None
        A word can only be in topics with its own parent; all have the same if left out.
    keepers : ndarray of int or None
        Of the words with the same keeper, one at least stays at home; no such rule if left out.
    """

    homes: NDArray[np.int64]
    n_topics: int
    topics: NDArray[np.int64] | None = None
    parents_of_topics: NDArray[np.int64] | None = None
    parents_of_words: NDArray[np.int64] | None = None
    keepers: NDArray[np.int64] | None = None


@dataclass(frozen=True, eq=False)
class WordMoves:
    """What the passes did. Gains and losses are in steps of the fixed point, see `in_nats`.

    Attributes
    ----------
    topics : ndarray of int
        The topic of each word at the end.
    losses : ndarray of int
        For each word that is not at home, what the log-likelihood would lose if it went back.
    words, sources, targets, gains, passes : ndarray of int
        All moves in the order in which they were made: the word, from which topic to which, what
        the move added to the log-likelihood, and in which pass.
    n_passes : int
        Number of passes; the last one moved nothing if ``converged``.
    converged : bool
        Whether no single move raises the likelihood any more.
    shift, scale : int or float
        The fixed point has ``2^shift`` steps a nat of the counts, which are ``scale`` times the
        weights.
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

    A word stays if its own topic is among the best; of several other best topics the first is
    taken. The last word of a topic stays. Words are visited by falling frequency. Blocks of a fixed
    number of them are searched in parallel; those that want to move are looked at again one after
    the other.

    Parameters
    ----------
    counts : CountsByWord
        The counts.
    start : Start
        Where words start and what binds them.
    max_passes : int
        Stop after so many passes, even if words still move.
    n_jobs : int, optional
        Threads: ``None`` is 1, ``-1`` all processors.
    progress : callable, optional
        Called some ten times a second with the number of the pass and the share of it that is
        done. Whatever it raises ends the passes, as Ctrl-C does.
    max_sums : int
        How many sums of words and topics may be kept to save time, eight bytes each. The result
        does not depend on it.
    """
    passes = as_index(max_passes)
    if passes < 1:
        msg = f"max_passes = {passes} leaves nothing to do; allow at least one pass"
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
    """See non-negative counts as unsigned without a copy; their width chooses the compiled path."""
    return counts.view(np.uint32) if counts.dtype == np.int32 else counts.view(np.uint64)
