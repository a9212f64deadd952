"""The same agglomeration for counts that are spread over shards, each with some of the documents.

Joins are found from sums over documents, in whole numbers. The parts of all shards add up to what a
single process computes, so the joins are the same for any number of shards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from topicgrouper._compiled import Shard, first_slots, fit_shards, fixed_point_shift
from topicgrouper.kernel.agglomerate import (
    Agglomeration,
    Joins,
    add_joins,
    checked_joins,
    joined_callback,
    real_joins,
    unsigned,
)
from topicgrouper.kernel.whole_counts import check_total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.kernel.agglomerate import Progress

    SparseRows = tuple[NDArray[np.int64], NDArray[np.uint32], NDArray[np.int64]]

__all__ = ["LocalShards", "ShardLayout", "Shards", "agglomerate_shards", "make_shard"]

_ALL = np.iinfo(np.int64).max


class Shards(Protocol):
    """All shards of a fit together, as the compiled kernel asks them.

    Rows are returned as (ends, slots, sums), one tuple per shard, without zeros. The kernel checks
    every row before use and refuses impossible ones with a `ValueError`, so an implementation
    cannot make it read outside its arrays.
    """

    def first_rows(self, first: int, last: int) -> Sequence[SparseRows]:
        """Return the rows of the slots from `first` to before `last`, each with later slots only.

        Parameters
        ----------
        first, last : int
            The range of slots.

        Returns
        -------
        sequence of (ndarray, ndarray, ndarray)
            One tuple per shard.
        """

    def rows(self, slots: NDArray[np.uint32]) -> Sequence[SparseRows]:
        """Return the rows of some slots.

        Parameters
        ----------
        slots : ndarray of uint32
            The slots.

        Returns
        -------
        sequence of (ndarray, ndarray, ndarray)
            One tuple per shard.
        """

    def join(self, kept: int, moved: int) -> Sequence[SparseRows]:
        """Join two slots and return the row of the joined one.

        Parameters
        ----------
        kept : int
            The slot of the joined topic.
        moved : int
            The slot that becomes empty.

        Returns
        -------
        sequence of (ndarray, ndarray, ndarray)
            One tuple per shard.
        """

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> object:
        """Renumber the slots.

        Parameters
        ----------
        slot_of_old : ndarray of uint32
            The new number of each slot; empty slots get numbers of at least `slots`.
        slots : int
            The new number of slots.
        """

    def evaluations(self) -> int:
        """Return how often J has been evaluated so far.

        Returns
        -------
        int
        """


@dataclass(frozen=True)
class ShardLayout:
    """What all shards of a fit have in common.

    Attributes
    ----------
    slot_of_word : ndarray of uint32 of shape (words,)
        The slot of each word's topic.
    slots : int
        Number of slots.
    total : int
        Number of tokens in all shards, which determines how gains are rounded.
    """

    slot_of_word: NDArray[np.uint32]
    slots: int
    total: int

    @classmethod
    def at_start(
        cls, frequencies: NDArray[np.integer[Any]], *, known: Joins | None = None
    ) -> ShardLayout:
        """Return the layout at the start of a fit.

        Parameters
        ----------
        frequencies : ndarray of int of shape (words,)
            How often each word occurs in all shards, at least once.
        known : Joins, optional
            The joins that are known already.

        Returns
        -------
        ShardLayout

        Raises
        ------
        ValueError
            If a frequency is below 1, or the known joins do not fit.
        """
        before = checked_joins(known, words=len(frequencies))
        slot_of_word = first_slots(_checked(frequencies), known=before.children)
        slots = len(frequencies) - len(before.children)
        return cls(slot_of_word=slot_of_word, slots=slots, total=int(frequencies.sum()))


def make_shard(
    matrix: csr_array[Any], layout: ShardLayout, *, threads: int = 1, max_kept_sums: int = 0
) -> Shard:
    """Make a shard of some documents.

    Parameters
    ----------
    matrix : csr_array
        Whole counts in canonical form, ``int32`` or ``int64``: see
        `topicgrouper.kernel.to_whole_counts`.
    layout : ShardLayout
        The same for all shards.
    threads : int, default=1
        Number of threads that answer questions.
    max_kept_sums : int, default=0
        How many sums of pairs the shard may keep between joins, 8 bytes each. It answers faster
        with more, and the answers are the same.

    Returns
    -------
    Shard
    """
    return Shard(
        matrix.indptr.astype(np.int64, copy=False),
        matrix.indices.astype(np.int32, copy=False),
        unsigned(matrix.data),
        slot_of_column=layout.slot_of_word,
        slots=layout.slots,
        total=layout.total,
        threads=threads,
        most_kept_sums=max_kept_sums,
    )


class LocalShards:
    """Shards in this process, asked one after the other: the simplest `Shards`.

    Parameters
    ----------
    shards : sequence of Shard
        The shards.
    """

    def __init__(self, shards: Sequence[Shard]) -> None:
        self.shards = shards

    def first_rows(self, first: int, last: int) -> list[SparseRows]:
        """Return the rows of a range of slots, see `Shards.first_rows`."""
        return [shard.first_rows(first, last) for shard in self.shards]

    def rows(self, slots: NDArray[np.uint32]) -> list[SparseRows]:
        """Return the rows of some slots, see `Shards.rows`."""
        return [shard.rows(slots) for shard in self.shards]

    def join(self, kept: int, moved: int) -> list[SparseRows]:
        """Join two slots and return the row of the joined one, see `Shards.join`."""
        return [shard.join(kept, moved) for shard in self.shards]

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Renumber the slots, see `Shards.renumber`."""
        for shard in self.shards:
            shard.renumber(slot_of_old, slots)

    def evaluations(self) -> int:
        """Return how often J has been evaluated so far."""
        return sum(shard.evaluations() for shard in self.shards)


def agglomerate_shards(
    shards: Shards,
    frequencies: NDArray[np.integer[Any]],
    *,
    scale: float = 1.0,
    known: Joins | None = None,
    max_joins: int | None = None,
    progress: Progress | None = None,
) -> Agglomeration:
    """Find the joins that `topicgrouper.kernel.agglomerate` finds for all shards' counts together.

    Parameters
    ----------
    shards : Shards
        The shards, made with ``ShardLayout.at_start(frequencies, known=known)``.
    frequencies : ndarray of int of shape (words,)
        How often each word occurs in all shards, at least once.
    scale : float, default=1.0
        Grid steps per unit of weight, see `topicgrouper.kernel.WholeCounts`.
    known : Joins, optional
        The first joins, as in `topicgrouper.kernel.agglomerate`.
    max_joins : int, optional
        Stop after this many joins, not counting the known ones.
    progress : callable, optional
        As in `topicgrouper.kernel.agglomerate`.

    Returns
    -------
    Agglomeration

    Raises
    ------
    ValueError
        If a frequency is below 1, the known joins do not fit, or a shard returns impossible rows.
    """
    before = checked_joins(known, words=len(frequencies))
    shift = fixed_point_shift(int(frequencies.sum()))
    children, gains, _, counters = fit_shards(
        shards,
        _checked(frequencies),
        known=before.children,
        most_joins=_ALL if max_joins is None else max_joins,
        progress=progress,
        joined=joined_callback(progress, shift=shift, scale=scale),
    )
    joins = real_joins(children, gains, shift=shift, scale=scale)
    return Agglomeration(joins=add_joins(before, joins), counters=counters)


def _checked(frequencies: NDArray[np.integer[Any]]) -> NDArray[np.uint64]:
    if frequencies.ndim != 1 or frequencies.size == 0 or frequencies.min() < 1:
        raise ValueError("frequencies must be a list of whole numbers of at least 1, one per word.")
    check_total(int(frequencies.sum(dtype=np.uint64)))
    return np.ascontiguousarray(frequencies, dtype=np.uint64)
