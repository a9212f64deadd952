"""The current slots of all words, from which a lost shard can be made again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.kernel.shards import ShardLayout

__all__ = ["SlotLog"]


class SlotLog:
    """The layout of the shards, kept up to date with joins and renumberings."""

    def __init__(self, layout: ShardLayout) -> None:
        self._layout = layout
        self._joins: list[tuple[int, int]] = []

    @property
    def slots(self) -> int:
        """Number of slots."""
        return self._layout.slots

    def join(self, kept: int, moved: int) -> None:
        """Record that one slot was joined into another. O(1)."""
        self._joins.append((kept, moved))

    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None:
        """Record the new numbers of slots. O(words)."""
        before = self.layout().slot_of_word
        self._layout = replace(self._layout, slot_of_word=slot_of_old[before], slots=slots)

    def layout(self) -> ShardLayout:
        """Return the layout for a shard that is made now. O(words + joins)."""
        target = np.arange(self._layout.slots, dtype=np.uint32)
        # Backwards from the last join: a moved slot ends where the slot that it moved to ends.
        for kept, moved in reversed(self._joins):
            target[moved] = target[kept]
        self._joins.clear()
        self._layout = replace(self._layout, slot_of_word=target[self._layout.slot_of_word])
        return self._layout
