"""The same agglomeration for counts that are spread over shards, each with some of the documents.

Joins are found from sums over documents, in whole numbers. The parts of all shards add up to what a
single process computes, so the joins are the same for any number of shards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from topicgrouper._compiled import Shard, first_slots, fit_shards
from topicgrouper.kernel.agglomerate import checked_joins, run_kernel, unsigned
from topicgrouper.kernel.whole_counts import check_total

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.progress import Progress
    from topicgrouper.kernel.agglomerate import Agglomeration, Joins

    SparseRows = tuple[NDArray[np.int64], NDArray[np.uint32], NDArray[np.int64]]


class Shards(Protocol):
    """All shards of a fit together, as the compiled kernel asks them.

    Rows are returned as (ends, slots, sums), one tuple per shard, without zeros. The kernel checks
    every row before use and refuses impossible ones with a `ValueError`, so an implementation
    cannot make it read outside its arrays.
    """

    def first_rows(self, first: int, last: int) -> Sequence[SparseRows]:
        """Return the rows of slots `first` to before `last`, each with later slots only."""

    def rows(self, slots: NDArray[np.uint32]) -> Sequence[SparseRows]:
        """Return the rows of some slots."""

    def join(self, kept: int, moved: int) -> Sequence[SparseRows]:
        """Join two slots and return the row of the joined one."""

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> object:
        """Renumber the slots."""

    def evaluations(self) -> int:
        """Return how often J has been evaluated so far."""


@dataclass(frozen=True)
class ShardLayout:
    """The data that all shards of a fit share."""

    slot_of_word: NDArray[np.uint32]  # the slot of each word's topic
    slots: int  # number of slots
    total: int  # number of tokens in all shards, which determines how gains are rounded

    @classmethod
    def at_start(
        cls, frequencies: NDArray[np.integer[Any]], *, known: Joins | None = None
    ) -> ShardLayout:
        """Return the layout at the start of a fit."""
        before = checked_joins(known, words=len(frequencies))
        slot_of_word = first_slots(_checked(frequencies), known=before.children)
        slots = len(frequencies) - len(before.children)
        return cls(slot_of_word=slot_of_word, slots=slots, total=int(frequencies.sum()))

    def joined(self, kept: int, moved: int) -> ShardLayout:
        """Return the layout after one slot was joined into another. O(words)."""
        of_word = self.slot_of_word
        return replace(self, slot_of_word=np.where(of_word == moved, np.uint32(kept), of_word))

    def renumbered(self, slot_of_old: NDArray[np.uint32], slots: int) -> ShardLayout:
        """Return the layout with new numbers of the slots. O(words)."""
        return replace(self, slot_of_word=slot_of_old[self.slot_of_word], slots=slots)


def make_shard(
    matrix: csr_array[Any], layout: ShardLayout, *, threads: int = 1, max_kept_sums: int = 0
) -> Shard:
    """Make a shard of some documents."""
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


def agglomerate_shards(
    shards: Shards,
    frequencies: NDArray[np.integer[Any]],
    *,
    scale: float = 1.0,
    known: Joins | None = None,
    progress: Progress | None = None,
    joined: Callable[[Joins], object] | None = None,
) -> Agglomeration:
    """Find the joins that `agglomerate` finds for the counts of all shards together."""
    return run_kernel(
        partial(fit_shards, shards, _checked(frequencies)),
        words=len(frequencies),
        total=int(frequencies.sum()),
        scale=scale,
        known=known,
        progress=progress,
        joined=joined,
    )


def _checked(frequencies: NDArray[np.integer[Any]]) -> NDArray[np.uint64]:
    if frequencies.ndim != 1 or frequencies.size == 0 or frequencies.min() < 1:
        raise ValueError("frequencies must be a list of whole numbers of at least 1, one per word.")
    check_total(int(frequencies.sum(dtype=np.uint64)))
    return np.ascontiguousarray(frequencies, dtype=np.uint64)
