"""From counts to a tree, as one function."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.checks import thread_count
from topicgrouper.common.sparse import column_sums
from topicgrouper.fitting.checkpoint import as_checkpoint, checkpointed_joins
from topicgrouper.fitting.group_joins import group_labels, join_within_groups, order_joins_by_cost
from topicgrouper.fitting.grow import update_tree
from topicgrouper.fitting.prepared_counts import prepare_counts
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.tree.topic_tree import TopicTree, grown_out_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from scipy.sparse import csr_array

    from topicgrouper.common.progress import Progress
    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.kernel.memory import Algorithm

_LONG_FIT_SECONDS = 600.0


# Fitted to the measurements in benchmarks/README.md, for one thread.
_SECONDS_PER_PAIR = 12e-9
_SECONDS_PER_NONZERO = 7e-7
_SECONDS_PER_WORD = 3e-5
# The part of the work that more threads do not speed up.
_SERIAL_SHARE = 0.6


class LongFitWarning(UserWarning):
    """Warn that a fit is expected to take more than ten minutes."""


def fit_tree(  # noqa: PLR0913 - what to fit, under which conditions, and how
    counts: Any,
    vocabulary: Sequence[str] | None = None,
    *,
    start: TopicTree | None = None,
    together: Iterable[Collection[str]] | None = None,
    algorithm: Algorithm = "auto",
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
    checkpoint: CheckpointLike | None = None,
) -> TopicTree:
    """Fit the tree of topics to a matrix of counts.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Non-negative counts or weights. Words that never occur are not part of the tree.
    vocabulary : sequence of str, optional
        One unique word per column (default: ``x0``, ``x1``, …).
    start : TopicTree, optional
        A tree of some of these documents, such as those of last month, whose structure is kept. Its
        topics, down to 200 of them and to those with names, stay with their numbers and names; only
        words move between them. New words go where they fit best. Groups of words that stay
        together in the tree still do.
    together : iterable of collections of str, optional
        Groups of words that must share a topic, such as ``[["car", "auto"], ["tea", "cup"]]``. The
        words of each group are joined first, the cheapest pair of any group at each step; the fit
        then continues with the groups and the other words as its topics. The tree has at most as
        many topics as there are groups and other words (``tree.max_topics``). The order of the
        groups does not matter.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        The sums of pairs kept between joins: ``"ehac"`` keeps all; ``"mehac"`` keeps those of the
        most frequent topics, in memory linear in the data; ``"auto"`` keeps as many as save time,
        within the memory limit. The tree is identical.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    memory_limit : int or str, optional
        The memory for kept pairs of topics, in bytes or as a text such as ``"2GB"`` (default: half
        of the free memory).
    progress : callable, optional
        Called about ten times per second with the share of the work done, from 0 to 1, and a text
        such as ``"Joining topics, 312 left"``. An exception that it raises ends the fit, like
        Ctrl-C.
    checkpoint : Checkpoint or path-like, optional
        A file for the joins so far, from which an interrupted fit can be resumed: see
        `topicgrouper.fitting.Checkpoint`.

    Returns
    -------
    TopicTree
        The tree, including the training counts.

    Raises
    ------
    TypeError
        If `start` is not a tree.
    ValueError
        If the counts are negative, not finite or all zero, or do not match the vocabulary; if
        `start` has none of the words, or is combined with `together`, `checkpoint` or `algorithm`;
        if a group has fewer than two words, or a word that does not occur or is in another group;
        if the checkpoint belongs to other counts or other groups.
    NotEnoughMemoryError
        If ``"ehac"`` needs more than the memory limit.

    Warns
    -----
    UserWarning
        If the fit is expected to take more than ten minutes, with a number of words that takes much
        less, if there is one.

    See Also
    --------
    TopicGrouper : The same as a scikit-learn estimator.
    Model.fit : Fit a tree to documents and keep it with their ids, labels and texts.
    regrow : Improve a fitted tree.
    topicgrouper.distributed.fit_tree : Fit on a cluster.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[2, 1, 0, 0], [1, 2, 0, 1], [0, 0, 3, 1], [0, 1, 1, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "cup"])
    >>> tree.view(2).labels.tolist()
    [4, 4, 5, 5]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "cup"], together=[["dog", "cup"]])
    >>> tree.max_topics, [topic.words for topic in tree.view(3)]
    (3, [('dog', 'cup'), ('tea',), ('cat',)])
    """
    prepared = prepare_counts(counts, vocabulary)
    if start is not None:
        if not isinstance(start, TopicTree):
            raise TypeError(
                f"start must be a tree, got {type(start).__name__}; of a view, pass view.tree"
            )
        if together is not None or checkpoint is not None or algorithm != "auto":
            msg = "a tree that starts from another takes no together=, checkpoint= or algorithm=; "
            raise ValueError(f"{msg}the words that start= holds together stay together")
        grown = update_tree(
            start, prepared, n_jobs=n_jobs, memory_limit=memory_limit, progress=progress
        )
        return grown_out_of(start, grown)
    _warn_if_long(prepared.whole.counts, threads=thread_count(n_jobs))
    groups = first = max_topics = None
    if together is not None:
        groups = group_labels(together, prepared.words)
        within = join_within_groups(
            prepared.whole, groups, n_jobs=n_jobs, memory_limit=memory_limit
        )
        first = order_joins_by_cost(within, n_words=len(groups))
        max_topics = len(groups) - len(first.gains)
    with checkpointed_joins(
        as_checkpoint(checkpoint),
        identity=lambda: prepared.identity(groups),
        first=first,
    ) as (known, joined):
        joins = agglomerate(
            prepared.whole,
            algorithm=algorithm,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            known=known,
            progress=progress,
            joined=joined,
        ).joins
    return prepared.tree(joins, max_topics=max_topics)


def _warn_if_long(counts: csr_array[Any], *, threads: int) -> None:
    """Warn of a long fit, with a number of words that would take much less time."""
    expected = expected_seconds(counts, threads=threads)
    if expected < _LONG_FIT_SECONDS:
        return
    advice = ""
    frequencies = column_sums(counts)
    by_frequency = np.argsort(-frequencies, kind="stable")
    for share in (2, 4, 8):
        kept = counts.shape[1] // share
        seconds = expected_seconds(counts[:, by_frequency[:kept]], threads=threads)
        if seconds < expected / 2:
            advice = (
                f" Keeping the {kept:,} most frequent words would take about {_duration(seconds)}."
            )
            break
    warnings.warn(
        f"This fit is expected to take about {_duration(expected)}.{advice}",
        LongFitWarning,
        stacklevel=3,
    )


def expected_seconds(counts: csr_array[Any], *, threads: int) -> float:
    """Estimate the time of a fit, which depends most on the pairs of words within documents."""
    lengths = np.diff(counts.indptr).astype(np.float64)
    serial = (
        _SECONDS_PER_PAIR * (lengths * (lengths - 1)).sum() / 2
        + _SECONDS_PER_NONZERO * lengths.sum()
        + _SECONDS_PER_WORD * counts.shape[1]
    )
    return float(serial * (_SERIAL_SHARE + (1 - _SERIAL_SHARE) / threads))


def _duration(seconds: float) -> str:
    minutes = seconds / 60
    return f"{minutes:.0f} minutes" if minutes < 120 else f"{minutes / 60:.1f} hours"
