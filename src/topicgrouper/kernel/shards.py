"""The same agglomeration of counts that are spread over shards, each with some of the documents.

The sums that joins are found by are sums over documents, in whole numbers: the parts of all shards
add up to what one process would have found, so the joins are the same for any number of shards.
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
    """All shards together. Rows come as (ends, slots, sums) from each shard, without zeros."""

    def first_rows(self, first: int, last: int) -> Sequence[SparseRows]:
        """Return the rows of a range of slots, each with the slots behind it."""

    def rows(self, slots: NDArray[np.uint32]) -> Sequence[SparseRows]:
        """Return the rows of some slots."""

    def join(self, kept: int, moved: int) -> Sequence[SparseRows]:
        """Join two slots and give the row of the joined one."""

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> object:
        """Renumber the slots; those that are gone get numbers beyond all."""

    def keep_pairs(self) -> object:
        """Keep the sums of all pairs from now on."""

    def pairs_work(self, topics: int) -> int:
        """Tell what that would take while so many topics are left."""

    def evaluations(self) -> int:
        """Tell how often J has been evaluated so far."""


@dataclass(frozen=True)
class ShardLayout:
    """What all shards of a fit have in common.

    Attributes
    ----------
    slot_of_word : array of shape (words,)
        The slot of each word's topic.
    slots : int
        Number of slots.
    total : int
        Number of tokens in all shards: it decides how gains are rounded.
    """

    slot_of_word: NDArray[np.uint32]
    slots: int
    total: int

    @classmethod
    def at_start(
        cls, frequencies: NDArray[np.integer[Any]], *, known: Joins | None = None
    ) -> ShardLayout:
        """Return the layout with which a fit starts.

        Parameters
        ----------
        frequencies : ndarray of int
            How often each word occurs in all shards.
        known : Joins, optional
            The joins that are known already.
        """
        before = checked_joins(known, words=len(frequencies))
        slot_of_word = first_slots(_checked(frequencies), known=before.children)
        slots = len(frequencies) - len(before.children)
        return cls(slot_of_word=slot_of_word, slots=slots, total=int(frequencies.sum()))


def make_shard(matrix: csr_array[Any], layout: ShardLayout, *, threads: int = 1) -> Shard:
    """Make a shard of some documents.

    Parameters
    ----------
    matrix : csr_array
        Whole counts, canonical, ``int32`` or ``int64``: see `topicgrouper.kernel.to_whole_counts`.
    layout : ShardLayout
        The same for all shards.
    threads : int, default=1
        Threads that work on it.
    """
    return Shard(
        matrix.indptr.astype(np.int64, copy=False),
        matrix.indices.astype(np.int32, copy=False),
        unsigned(matrix.data),
        slot_of_column=layout.slot_of_word,
        slots=layout.slots,
        total=layout.total,
        threads=threads,
    )


class LocalShards:
    """Shards in this process, asked one after the other.

    Parameters
    ----------
    shards : sequence of Shard
        The shards.
    """

    def __init__(self, shards: Sequence[Shard]) -> None:
        self.shards = shards

    def first_rows(self, first: int, last: int) -> list[SparseRows]:
        """Return the rows of a range of slots, each with the slots behind it."""
        return [shard.first_rows(first, last) for shard in self.shards]

    def rows(self, slots: NDArray[np.uint32]) -> list[SparseRows]:
        """Return the rows of some slots."""
        return [shard.rows(slots) for shard in self.shards]

    def join(self, kept: int, moved: int) -> list[SparseRows]:
        """Join two slots and give the row of the joined one."""
        return [shard.join(kept, moved) for shard in self.shards]

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Renumber the slots."""
        for shard in self.shards:
            shard.renumber(slot_of_old, slots)

    def keep_pairs(self) -> None:
        """Keep the sums of all pairs from now on."""
        for shard in self.shards:
            shard.keep_pairs()

    def pairs_work(self, topics: int) -> int:
        """Tell what that would take while so many topics are left."""
        return sum(shard.pairs_work(topics) for shard in self.shards)

    def evaluations(self) -> int:
        """Tell how often J has been evaluated so far."""
        return sum(shard.evaluations() for shard in self.shards)


def agglomerate_shards(
    shards: Shards,
    frequencies: NDArray[np.integer[Any]],
    *,
    scale: float = 1.0,
    known: Joins | None = None,
    most_matrix_topics: int = 0,
    most_joins: int | None = None,
    progress: Progress | None = None,
) -> Agglomeration:
    """Find the joins of `topicgrouper.kernel.agglomerate`, those of all shards' counts together.

    Parameters
    ----------
    shards : Shards
        The shards, made with ``ShardLayout.at_start(frequencies, known=known)``.
    frequencies : array of shape (words,)
        How often each word occurs in all shards; not 0.
    scale : float, default=1.0
        Grid steps per unit of weight, see `topicgrouper.kernel.WholeCounts`.
    known, most_joins, progress : Joins or int or callable
        As in `agglomerate`.
    most_matrix_topics : int, default=0
        The shards may keep the sums of all pairs when no more topics than this are left: 8 bytes a
        pair for each shard.
    """
    before = checked_joins(known, words=len(frequencies))
    shift = fixed_point_shift(int(frequencies.sum()))
    children, gains, _, counters = fit_shards(
        shards,
        _checked(frequencies),
        known=before.children,
        most_matrix_topics=most_matrix_topics,
        most_joins=_ALL if most_joins is None else most_joins,
        progress=progress,
        joined=joined_callback(progress, shift=shift, scale=scale),
    )
    joins = real_joins(children, gains, shift=shift, scale=scale)
    return Agglomeration(joins=add_joins(before, joins), counters=counters)


def _checked(frequencies: NDArray[np.integer[Any]]) -> NDArray[np.uint64]:
    if frequencies.ndim != 1 or frequencies.size == 0 or frequencies.min() < 1:
        raise ValueError("The frequencies of the words must be a list of numbers from 1 on.")
    check_total(int(frequencies.sum(dtype=np.uint64)))
    return np.ascontiguousarray(frequencies, dtype=np.uint64)
