"""The fast agglomeration: check the input, plan the memory, run the compiled kernel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import joblib  # noqa: F401 - for thread_count, which cannot import it while Python exits
import numpy as np

from topicgrouper._compiled import fit_counts, fixed_point_shift
from topicgrouper.common.checks import thread_count
from topicgrouper.common.short_repr import short_repr
from topicgrouper.kernel.memory import Algorithm, DataSize, plan_memory
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from topicgrouper.common.progress import Progress


@short_repr
class Joins(NamedTuple):
    """Joins in the order in which they were made."""

    # The two nodes of each join, the smaller id first. Words are ``0 .. |V|-1``; join ``i``
    # creates node ``|V|+i``.
    children: NDArray[np.int64]
    gains: NDArray[np.float64]  # δh of each join, at most 0


@short_repr
@dataclass(frozen=True)
class Agglomeration:
    """The joins of counts, and counters of the work."""

    joins: Joins  # all joins, including those that were known before
    # ``evaluations`` of J within documents; ``pairs`` whose sums were read; ``rows``
    # computed; ``deferred_updates``, rows computed again because a topic had lost its best
    # partners; ``cursor_steps`` along the frequency order; ``kept_rows``, the largest
    # number of topics whose sums with all others were kept at the same time (0 in a fit of
    # shards, which keep their own).
    counters: dict[str, int]


def agglomerate(
    counts: Any,
    *,
    algorithm: Algorithm = "auto",
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    known: Joins | None = None,
    progress: Progress | None = None,
    joined: Callable[[Joins], object] | None = None,
) -> Agglomeration:
    """Join topics, at each step the pair that costs the least likelihood, until one is left.

    The joins are a pure function of the counts and the order of the words; they do not depend on
    the algorithm, the number of threads or the memory limit. Among the pairs with the largest gain,
    the one whose (smaller node id, larger node id) is lexicographically smallest is joined.

    The `known` joins are replayed, not searched for. Before each report of progress, `joined` is
    called with the joins made since its last call, and once more when the fit ends for whatever
    reason.
    """
    whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
    matrix = whole.counts
    documents, words = matrix.shape
    if words == 0:
        raise ValueError(
            "The count matrix has no columns: there must be at least one word to start from."
        )
    _check_every_word_occurs(matrix)
    threads = thread_count(n_jobs)
    plan = plan_memory(
        DataSize(documents=documents, words=words, nonzeros=matrix.nnz),
        algorithm=algorithm,
        threads=threads,
        limit=memory_limit,
    )
    find = partial(
        fit_counts,
        matrix.indptr.astype(np.int64, copy=False),
        matrix.indices.astype(np.int32, copy=False),
        unsigned(matrix.data),
        words=words,
        threads=threads,
        most_kept_sums=plan.max_kept_sums,
    )
    return run_kernel(
        find,
        words=words,
        total=int(matrix.data.sum(dtype=np.uint64)),
        scale=whole.scale,
        known=known,
        progress=progress,
        joined=joined,
    )


def run_kernel(
    find: Callable[..., Any],
    *,
    words: int,
    total: int,
    scale: float,
    known: Joins | None,
    progress: Progress | None,
    joined: Callable[[Joins], object] | None,
) -> Agglomeration:
    """Run the compiled kernel over words that occur `total` times, in grid steps."""
    before = checked_joins(known, words=words)
    in_nats = partial(real_joins, shift=fixed_point_shift(total), scale=scale)

    def report(left: int, share: float) -> None:
        if progress is not None:
            progress(share, f"Joining topics, {left:,} left")

    def pass_on(children: NDArray[np.int64], gains: NDArray[np.int64]) -> None:
        if joined is not None:
            joined(in_nats(children, gains))

    children, gains, _, counters = find(
        known=before.children,
        most_joins=np.iinfo(np.int64).max,
        progress=report,
        joined=pass_on,
    )
    return Agglomeration(joins=add_joins(before, in_nats(children, gains)), counters=counters)


def real_joins(
    children: NDArray[np.int64], gains: NDArray[np.int64], *, shift: int, scale: float
) -> Joins:
    """Convert gains from fixed point and grid steps to real numbers."""
    # Rounding to fixed point may leave identical words a gain slightly above 0.
    return Joins(children, np.minimum(np.ldexp(gains.astype(np.float64), -shift) / scale, 0.0))


def no_joins() -> Joins:
    """Return the joins before the first."""
    return Joins(np.empty((0, 2), np.int64), np.empty(0, np.float64))


def add_joins(first: Joins, *more: Joins) -> Joins:
    """Concatenate joins."""
    return Joins(
        children=np.concatenate([first.children, *(joins.children for joins in more)]),
        gains=np.concatenate([first.gains, *(joins.gains for joins in more)]),
    )


def unsigned(counts: NDArray[Any]) -> NDArray[np.uint32] | NDArray[np.uint64]:
    """View counts as unsigned, without a copy; their width selects the kernel's path."""
    return counts.view(np.uint32) if counts.dtype == np.int32 else counts.view(np.uint64)


def _check_every_word_occurs(matrix: Any) -> None:
    occurs = np.zeros(matrix.shape[1], dtype=bool)
    occurs[matrix.indices] = True
    if not occurs.all():
        missing = int(np.argmin(occurs))
        raise ValueError(
            f"Word {missing} does not occur in any document. Drop columns that sum to 0."
        )


def checked_joins(known: Joins | None, *, words: int) -> Joins:
    """Check known joins as far as the compiled kernel does not."""
    if known is None:
        return no_joins()
    children = np.ascontiguousarray(known.children, dtype=np.int64)
    gains = np.asarray(known.gains, dtype=np.float64)
    if children.ndim != 2 or children.shape[1] != 2 or gains.shape != (len(children),):
        raise ValueError("known must have children of shape (joins, 2) and one gain per join.")
    nodes = words + len(children)
    if len(children) >= words or (
        children.size and (children.min() < 0 or children.max() >= nodes)
    ):
        raise ValueError("The known joins do not form a tree over the words of these counts.")
    return Joins(children, gains)
