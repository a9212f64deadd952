"""Random choices that come out the same with every version of NumPy.

NumPy promises the raw numbers of a bit generator for ever, but not what its distributions make of
them; see `topicgrouper.corpus.random_split`, which does the same for documents.
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
        The same one gives the same choices.
    """

    def __init__(self, seed: int) -> None:
        self._raw = np.random.PCG64(seed)

    def one_of(self, items: Sequence[_Item]) -> _Item:
        """Choose one item, each with the same probability (but for one part in 2^64)."""
        return items[self._raw.random_raw() % len(items)]

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """Return the items in random order: each gets a random number, and these are sorted."""
        order = np.argsort(self._raw.random_raw(len(items)), kind="stable")
        return [items[place] for place in order.tolist()]
