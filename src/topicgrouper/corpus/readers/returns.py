"""Returned goods: the purchases that a later row of the same customer takes back in full."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.readers.counts import Numbering

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy.typing as npt

_UNKNOWN = 0


class Returns:
    """Purchases and returns of customers, in the order of the rows."""

    def __init__(self) -> None:
        self._customers = Numbering({"": _UNKNOWN})
        self._items = Numbering()
        self._parts: list[npt.NDArray[np.int64]] = []

    def add(
        self, customers: Iterable[str], items: Iterable[str], counts: npt.NDArray[np.int64]
    ) -> None:
        """Add rows; negative counts are returns."""
        n_rows = len(counts)
        who, what = self._customers.of(customers, n_rows), self._items.of(items, n_rows)
        self._parts.append(np.stack([who, what, counts]))

    def taken_back(self) -> npt.NDArray[np.intp]:
        """Return the purchases that are returned in full, by their number among all purchases.

        A return of q pieces takes back the last purchase before it of the same customer and item
        that has q pieces and is not taken back yet. Rows without a customer are left alone.
        """
        if not self._parts:
            return np.zeros(0, dtype=np.intp)
        who, what, counts = np.concatenate(self._parts, axis=1)
        places = np.cumsum(counts > 0) - 1
        pairs = who * len(self._items) + what
        is_concerned = np.isin(pairs, pairs[counts < 0]) & (who != _UNKNOWN)
        bought: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        found = []
        rows = np.flatnonzero(is_concerned)
        events = zip(rows.tolist(), pairs[rows].tolist(), counts[rows].tolist(), strict=True)
        for row, pair, count in events:
            if count > 0:
                bought[pair, count].append(row)
            elif bought[pair, -count]:
                found.append(bought[pair, -count].pop())
        return np.sort(places[np.array(found, dtype=np.intp)])
