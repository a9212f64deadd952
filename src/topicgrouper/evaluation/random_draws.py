"""Random choices that do not depend on the version of NumPy.

NumPy guarantees the raw numbers of a bit generator, but not what its distributions make of them.
`topicgrouper.corpus.random_split` works in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["RandomDraws"]

_Item = TypeVar("_Item")


class RandomDraws:
    """A source of random choices.

    Parameters
    ----------
    seed : int
        Equal seeds make equal choices.
    """

    def __init__(self, seed: int) -> None:
        self._raw = np.random.PCG64(seed)

    def one_of(self, items: Sequence[_Item]) -> _Item:
        """Return one item, all with the same probability (up to one part in 2^64)."""
        return items[self._raw.random_raw() % len(items)]

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """Return the items in random order, sorted by a random number each."""
        order = np.argsort(self._raw.random_raw(len(items)), kind="stable")
        return [items[place] for place in order.tolist()]
