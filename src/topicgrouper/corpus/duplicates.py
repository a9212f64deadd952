"""Exact duplicates among texts, found by their hashes while the texts stream by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class SeenTexts:
    r"""The texts seen so far, as 8 bytes each.

    Texts are equal if their 64-bit hashes are: among ten million different texts, the probability
    that any two are taken for equal is 3 in a million. The hashes are those of Python's strings,
    whose key is random for each process, so no file can be made to collide.
    """

    def __init__(self) -> None:
        # Sorted, each at most half as long as the one before: adding takes logarithmic time.
        self._runs: list[NDArray[np.int64]] = []

    def add(self, texts: Sequence[str]) -> NDArray[np.bool_]:
        """Add texts."""
        hashes = np.fromiter(map(hash, map(str.strip, texts)), dtype=np.int64, count=len(texts))
        filled = np.flatnonzero(hashes != hash(""))
        values, firsts = np.unique(hashes[filled], return_index=True)
        is_new = np.ones(len(values), dtype=bool)
        for run in self._runs:
            places = np.minimum(np.searchsorted(run, values), len(run) - 1)
            is_new &= run[places] != values
        is_known = np.zeros(len(texts), dtype=bool)
        is_known[filled] = True
        is_known[filled[firsts[is_new]]] = False
        self._keep(values[is_new])
        return is_known

    def _keep(self, values: NDArray[np.int64]) -> None:
        while self._runs and len(self._runs[-1]) <= 2 * len(values):
            values = np.sort(np.concatenate((self._runs.pop(), values)), kind="stable")
        if len(values):
            self._runs.append(values)
