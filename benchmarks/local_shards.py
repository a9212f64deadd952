"""Shards in this process, for benchmarks and tests of fits that are spread over shards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from topicgrouper._compiled import Shard
    from topicgrouper.kernel.shards import SparseRows


class LocalShards:
    """Shards in this process, asked one after the other: the simplest `Shards`."""

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
