"""Columns of baskets in long form, where each row of a basket has a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.readers.counts import Numbering

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy.typing as npt

_BLANK = 0


class BasketColumn:
    """The value of each basket in one column: the first that is not blank."""

    def __init__(self) -> None:
        self._values = Numbering({"": _BLANK})
        self._firsts = np.zeros(0, dtype=np.int64)
        self._is_mixed = np.zeros(0, dtype=bool)

    @property
    def n_mixed(self) -> int:
        """Number of baskets with another value in a later row (int)."""
        return int(np.count_nonzero(self._is_mixed))

    def add(self, baskets: npt.NDArray[np.int64], cells: Iterable[str | None]) -> None:
        """Add rows."""
        stripped = (cell.strip() if cell else "" for cell in cells)
        values = self._values.of(stripped, len(baskets))
        n_more = int(baskets.max(initial=-1)) + 1 - len(self._firsts)
        if n_more > 0:
            self._firsts = np.concatenate([self._firsts, np.full(n_more, _BLANK)])
            self._is_mixed = np.concatenate([self._is_mixed, np.zeros(n_more, dtype=bool)])
        is_known = values != _BLANK
        baskets, values = baskets[is_known], values[is_known]
        is_new = self._firsts[baskets] == _BLANK
        # Of several values for one place NumPy keeps the last; backwards, that is the first row's.
        self._firsts[baskets[is_new][::-1]] = values[is_new][::-1]
        self._is_mixed[baskets[values != self._firsts[baskets]]] = True

    def texts(self, n_baskets: int) -> list[str]:
        """Return the value of each basket."""
        texts = list(self._values)
        found = [texts[value] for value in self._firsts.tolist()]
        return found + [""] * (n_baskets - len(found))
