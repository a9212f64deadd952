"""From counts to a tree, as one function."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sparse_rows import checked_weights
from topicgrouper.fitting.base_likelihood import ValueTally, base_log_likelihood
from topicgrouper.fitting.checkpoint import JoinKeeper, as_checkpoint
from topicgrouper.fitting.identity import documents_hash, fit_identity
from topicgrouper.kernel import WholeCounts, agglomerate, estimate_fit, to_whole_counts
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.kernel import Joins
    from topicgrouper.kernel.memory import Algorithm

_LONG_FIT_SECONDS = 600.0


class LongFitWarning(UserWarning):
    """A fit is expected to run long."""


def fit_tree(
    counts: Any,
    vocabulary: Sequence[str] | None = None,
    *,
    algorithm: Algorithm = "auto",
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Callable[[int, float], object] | None = None,
    checkpoint: CheckpointLike | None = None,
) -> TopicTree:
    """Fit the tree of topics to a matrix of counts.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Non-negative counts or weights. Words that never occur stay out of the tree.
    vocabulary : sequence of str, optional
        One word a column; ``x0``, ``x1``, … if left out.
    algorithm : {"auto", "ehac", "mehac"}
        How to find the joins; the tree is the same. See `topicgrouper.kernel.agglomerate`.
    n_jobs : int or None
        Threads: ``None`` is 1, ``-1`` all processors.
    memory_limit : int, str or None
        Bytes or a text such as ``"2GB"`` for the pairs of topics that are kept; half of what is
        free if left out.
    progress : callable, optional
        Called some ten times a second with the number of topics left and the share of work done.
    checkpoint : Checkpoint or path, optional
        A file for the joins so far, from which an interrupted fit can go on: see
        `topicgrouper.fitting.checkpoint.Checkpoint`.

    Returns
    -------
    TopicTree
        With the training counts in it.

    Raises
    ------
    ValueError
        If the counts are negative, not finite or all zero, or do not match the vocabulary; if the
        checkpoint to go on from is of other counts.
    NotEnoughMemoryError
        If ``"ehac"`` does not fit into the limit.
    """
    found = words_of_counts(counts, vocabulary)
    _warn_if_long(found.whole, algorithm=algorithm, n_jobs=n_jobs, memory_limit=memory_limit)
    with JoinKeeper.keeping(
        as_checkpoint(checkpoint), identity=found.identity, progress=progress
    ) as (known, report):
        joins = agglomerate(
            found.whole,
            algorithm=algorithm,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            known=known,
            progress=report,
        ).joins
    return found.tree(joins)


@dataclass(frozen=True)
class WordsOfCounts:
    """Counts of the words that occur, ready to be fitted.

    Attributes
    ----------
    whole : WholeCounts
        The counts on an integer grid.
    weights : csr_array
        The counts as they were given.
    words : sequence of str
        One word a column.
    columns, n_columns : ndarray of int or int
        The columns that the words had, and their number with the empty ones.
    """

    whole: WholeCounts
    weights: csr_array[Any]
    words: Sequence[str]
    columns: NDArray[np.intp]
    n_columns: int

    def identity(self) -> str:
        """Return what the joins depend on."""
        return fit_identity(
            self.words,
            documents=documents_hash(self.whole.counts),
            frequencies=np.asarray(self.whole.counts.sum(axis=0, dtype=np.int64)).ravel(),
            scale=self.whole.scale,
        )

    def tree(self, joins: Joins, *, keep_counts: bool = True) -> TopicTree:
        """Return the tree that the joins make."""
        return TopicTree(
            joins.children,
            joins.gains,
            np.asarray(self.weights.sum(axis=0)).ravel(),
            self.words,
            base_log_likelihood=base_log_likelihood(ValueTally.of(self.weights)),
            columns=self.columns,
            n_columns=self.n_columns,
            counts=self.weights if keep_counts else None,
        )


def words_of_counts(counts: Any, vocabulary: Sequence[str] | None) -> WordsOfCounts:
    """Check counts and words, and leave out the words that never occur.

    Raises
    ------
    ValueError
        As `fit_tree`.
    """
    given = checked_weights(counts)
    whole = to_whole_counts(given)
    n_columns = whole.counts.shape[1]
    words = _column_names(n_columns) if vocabulary is None else vocabulary
    if len(words) != n_columns:
        raise ValueError(f"{len(words)} words for {n_columns} columns: give one word a column.")
    columns = np.flatnonzero(np.bincount(whole.counts.indices, minlength=n_columns))
    if columns.size == 0:
        raise ValueError("No word occurs: every count is 0. Check the input or the word filter.")
    weights = whole.counts if whole.scale == 1.0 else given.astype(np.float64, copy=False)
    if columns.size < n_columns:
        whole = replace(whole, counts=whole.counts[:, columns])
        weights = weights[:, columns]
        words = [words[column] for column in columns.tolist()]
    return WordsOfCounts(whole, weights, words, columns, n_columns)


def _column_names(n_columns: int) -> list[str]:
    return [f"x{column}" for column in range(n_columns)]


def _warn_if_long(whole: WholeCounts, **settings: Any) -> None:
    """Say how long it will take, and with how many words it would not."""
    expected = estimate_fit(whole.counts, **settings)
    if expected.seconds < _LONG_FIT_SECONDS:
        return
    advice = ""
    frequencies = np.asarray(whole.counts.sum(axis=0)).ravel()
    by_frequency = np.argsort(-frequencies, kind="stable")
    for share in (2, 4, 8):
        kept = whole.counts.shape[1] // share
        seconds = estimate_fit(whole.counts[:, by_frequency[:kept]], **settings).seconds
        if seconds < expected.seconds / 2:
            advice = f" Keeping the {kept:,} most frequent words would take some {_say(seconds)}."
            break
    warnings.warn(
        f"This fit is expected to take some {_say(expected.seconds)}.{advice}",
        LongFitWarning,
        stacklevel=3,
    )


def _say(seconds: float) -> str:
    minutes = seconds / 60
    return f"{minutes:.0f} minutes" if minutes < 120 else f"{minutes / 60:.1f} hours"
