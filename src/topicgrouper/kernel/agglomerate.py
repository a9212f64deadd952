"""The fast agglomeration: checks its input, plans its memory, runs the compiled kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from joblib import effective_n_jobs

from topicgrouper._compiled import fit_counts, fixed_point_shift
from topicgrouper.kernel.memory import Algorithm, DataSize, plan_memory
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Progress = Callable[[int, float], object]

_ALL = np.iinfo(np.int64).max


class Joins(NamedTuple):
    """Joins in the order in which they were made.

    Attributes
    ----------
    children : array of shape (joins, 2)
        The two nodes of each join, the smaller first. Words are ``0 .. |V|-1``, join ``i`` makes
        node ``|V|+i``.
    gains : array of shape (joins,)
        Δh of each join, at most 0.
    """

    children: NDArray[np.int64]
    gains: NDArray[np.float64]


@dataclass(frozen=True)
class Agglomeration:
    """What a fit has found.

    Attributes
    ----------
    joins : Joins
        All joins, those that were known before included.
    counters : dict
        ``evaluations`` of J within documents, ``pairs`` whose sums were looked at, ``rows``
        computed, ``deferred_updates`` (rows computed again because a topic had lost its best
        partners), ``cursor_steps`` along the frequency order, ``matrix_topics`` that were left when
        the sums of all pairs were first kept (0: never).
    """

    joins: Joins
    counters: dict[str, int]


def agglomerate(
    counts: Any,
    *,
    algorithm: Algorithm = "auto",
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    known: Joins | None = None,
    most_joins: int | None = None,
    progress: Progress | None = None,
) -> Agglomeration:
    """Join words to topics until one is left, at each step the pair that loses least likelihood.

    The joins are a pure function of the counts and the order of the words; they do not depend on
    the algorithm, the number of threads or the memory limit. Among the pairs with the largest gain
    the one whose (smaller node id, larger node id) is lexicographically smallest is joined.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words), or WholeCounts
        Non-negative; every word must occur.
    algorithm : {"auto", "ehac", "mehac"}
        ``"ehac"`` keeps the sums of all pairs, ``"mehac"`` memory linear in the data, ``"auto"``
        what is fastest within the limit.
    n_jobs : int or None
        Threads, in scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.
    memory_limit : int, str or None
        Bytes, or a text such as ``"2GB"``; by default half of what is free. It limits the pairs
        that are kept; the linear part is always needed.
    known : Joins, optional
        The first joins, from an earlier fit of the same counts: they are replayed, not searched.
    most_joins : int, optional
        Stop after so many joins, those known not counted.
    progress : callable, optional
        Called some ten times a second with the number of topics left and the share of the work
        done. Whatever it raises ends the fit, as Ctrl-C does. If it has a method ``joined``, that
        is called before with the `Joins` made since the last time, and once more at the end,
        whatever ended the fit.

    Returns
    -------
    Agglomeration

    Raises
    ------
    ValueError
        If the counts are unusable, or the known joins do not fit them.
    NotEnoughMemoryError
        If ``"ehac"`` does not fit into the limit.
    """
    whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
    matrix = whole.counts
    documents, words = matrix.shape
    if words == 0:
        raise ValueError("There is no word to start from: the count matrix has no columns.")
    _check_every_word_occurs(matrix)
    before = checked_joins(known, words=words)
    threads = effective_n_jobs(n_jobs)
    plan = plan_memory(
        DataSize(documents=documents, words=words, nonzeros=matrix.nnz),
        algorithm=algorithm,
        threads=threads,
        limit=memory_limit,
    )
    shift = fixed_point_shift(int(matrix.data.sum(dtype=np.uint64)))
    children, gains, _, counters = fit_counts(
        matrix.indptr.astype(np.int64, copy=False),
        matrix.indices.astype(np.int32, copy=False),
        unsigned(matrix.data),
        words=words,
        known=before.children,
        threads=threads,
        matrix_from_start=plan.from_start,
        most_matrix_topics=plan.most_topics,
        most_joins=_ALL if most_joins is None else most_joins,
        progress=progress,
        joined=joined_callback(progress, shift=shift, scale=whole.scale),
    )
    joins = real_joins(children, gains, shift=shift, scale=whole.scale)
    return Agglomeration(joins=add_joins(before, joins), counters=counters)


def real_joins(
    children: NDArray[np.int64], gains: NDArray[np.int64], *, shift: int, scale: float
) -> Joins:
    """Return joins whose gains are in fixed point, in grid steps, as they are to be told."""
    # Rounding to the fixed point may leave identical words a gain slightly above 0.
    return Joins(children, np.minimum(np.ldexp(gains.astype(np.float64), -shift) / scale, 0.0))


def add_joins(first: Joins, *more: Joins) -> Joins:
    """Put joins one after the other."""
    return Joins(
        children=np.concatenate([first.children, *(joins.children for joins in more)]),
        gains=np.concatenate([first.gains, *(joins.gains for joins in more)]),
    )


def joined_callback(
    progress: Progress | None, *, shift: int, scale: float
) -> Callable[[NDArray[np.int64], NDArray[np.int64]], object] | None:
    """Return what the compiled kernel is to call with new joins, if anybody wants to know."""
    wanted = getattr(progress, "joined", None)
    if wanted is None:
        return None
    return lambda children, gains: wanted(real_joins(children, gains, shift=shift, scale=scale))


def unsigned(counts: NDArray[Any]) -> NDArray[np.uint32] | NDArray[np.uint64]:
    """See non-negative counts as unsigned without a copy; their width chooses the kernel's path."""
    return counts.view(np.uint32) if counts.dtype == np.int32 else counts.view(np.uint64)


def _check_every_word_occurs(matrix: Any) -> None:
    occurs = np.zeros(matrix.shape[1], dtype=bool)
    occurs[matrix.indices] = True
    if not occurs.all():
        missing = int(np.argmin(occurs))
        raise ValueError(
            f"Word {missing} occurs in no document. Drop columns that sum to 0 before joining."
        )


def checked_joins(known: Joins | None, *, words: int) -> Joins:
    """Check the known joins as far as the compiled kernel does not; none if there are none."""
    if known is None:
        return Joins(np.empty((0, 2), np.int64), np.empty(0, np.float64))
    children = np.ascontiguousarray(known.children, dtype=np.int64)
    gains = np.asarray(known.gains, dtype=np.float64)
    if children.ndim != 2 or children.shape[1] != 2 or gains.shape != (len(children),):
        raise ValueError("known joins need children of shape (joins, 2) and one gain for each.")
    if len(children) >= words or (children.size and (children.min() < 0)):
        raise ValueError("The known joins do not form a tree over the words of these counts.")
    if children.size and children.max() >= words + len(children):
        raise ValueError("The known joins do not form a tree over the words of these counts.")
    return Joins(children, gains)
