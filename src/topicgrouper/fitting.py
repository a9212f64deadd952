"""From counts to a tree, as one function."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.kernel import WholeCounts, agglomerate, estimate_fit, to_whole_counts
from topicgrouper.tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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

    Returns
    -------
    TopicTree
        With the training counts in it.

    Raises
    ------
    ValueError
        If the counts are negative, not finite or all zero, or do not match the vocabulary.
    NotEnoughMemoryError
        If ``"ehac"`` does not fit into the limit.
    """
    whole = to_whole_counts(counts)
    n_columns = whole.counts.shape[1]
    words = _column_names(n_columns) if vocabulary is None else vocabulary
    if len(words) != n_columns:
        raise ValueError(f"{len(words)} words for {n_columns} columns: give one word a column.")
    columns = np.flatnonzero(np.bincount(whole.counts.indices, minlength=n_columns))
    if columns.size == 0:
        raise ValueError("No word occurs: every count is 0. Check the input or the word filter.")
    weights = whole.counts if whole.scale == 1.0 else csr_array(counts, dtype=np.float64)
    if columns.size < n_columns:
        whole = replace(whole, counts=whole.counts[:, columns])
        weights = weights[:, columns]
        words = [words[column] for column in columns.tolist()]
    _warn_if_long(whole, algorithm=algorithm, n_jobs=n_jobs, memory_limit=memory_limit)
    joins = agglomerate(
        whole, algorithm=algorithm, n_jobs=n_jobs, memory_limit=memory_limit, progress=progress
    ).joins
    return TopicTree(
        joins.children,
        joins.gains,
        np.asarray(weights.sum(axis=0)).ravel(),
        words,
        base_log_likelihood=_base_log_likelihood(weights),
        columns=columns,
        n_columns=n_columns,
        counts=weights,
    )


def _column_names(n_columns: int) -> list[str]:
    return [f"x{column}" for column in range(n_columns)]


def _base_log_likelihood(weights: csr_array[Any]) -> float:
    """Return log q(T(V)) = Σ_d Σ_w f_d(w)·(log f_d(w) − log |d|)."""
    lengths = np.asarray(weights.sum(axis=1), dtype=np.float64).ravel()
    lengths = lengths[lengths > 0]
    data = weights.data[weights.data > 0].astype(np.float64)
    return float((data * np.log(data)).sum() - (lengths * np.log(lengths)).sum())


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
