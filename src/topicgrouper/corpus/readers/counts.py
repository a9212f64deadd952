"""Entries (document, word, count) from any format to a count matrix.

Counts are positive whole numbers. A 0 carries no information and is dropped; anything else that is
not a count is a problem, reported with its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csr_array

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy.typing as npt


MAX_COUNT = 2**31 - 1
"""Larger counts are treated as mistakes, such as an item number among the quantities."""


def wrong_count(value: object) -> str:
    """Explain what is wrong with a value that is not a count, and what to do."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return f"{str(value)[:60]!r} is not a number; counts must be whole numbers of at least 0"
    shown = f"{number:g}" if isinstance(value, float) else str(value)[:60]
    if number < 0:
        return f"the count {shown} is negative; counts must be at least 0"
    if number > MAX_COUNT:
        return f"the count {shown} is too large; counts must be at most {MAX_COUNT:,}"
    return (
        f"the count {shown} is not a whole number; round weights up, or omit the quantity column "
        "to count each row once"
    )


class EntryList:
    """Entries, collected batch by batch in little memory."""

    def __init__(self) -> None:
        self._parts: list[tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]] = []
        self.n_entries = 0

    def add(
        self, documents: npt.NDArray[Any], words: npt.NDArray[Any], counts: npt.NDArray[Any]
    ) -> None:
        """Add entries; several for the same word of a document are summed."""
        self._parts.append(tuple(_compact(part) for part in (documents, words, counts)))  # type: ignore[arg-type]
        self.n_entries += len(counts)

    def matrix(
        self, shape: tuple[int, int], *, without: npt.NDArray[np.intp] | None = None
    ) -> csr_array:
        """Return the count matrix, without some of the entries, and release the entries."""
        documents, words, counts = (
            np.concatenate([part[i] for part in self._parts] or [np.zeros(0, np.int32)])
            for i in range(3)
        )
        self._parts.clear()
        if without is not None and len(without):
            documents, words, counts = (
                np.delete(part, without) for part in (documents, words, counts)
            )
        entries = coo_array((counts.astype(np.int64), (documents, words)), shape=shape)
        matrix = csr_array(entries)
        matrix.sum_duplicates()
        return matrix


class KeyIndex(dict[Any, int]):
    """Numbers for keys, in the order in which they are first looked up."""

    def __missing__(self, key: Any) -> int:
        """Assign the next number to a new key."""
        self[key] = number = len(self)
        return number

    def of(self, keys: Iterable[Any], n_keys: int) -> npt.NDArray[np.int64]:
        """Return the numbers of many keys."""
        return np.fromiter(map(self.__getitem__, keys), dtype=np.int64, count=n_keys)


def _compact(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    largest = int(values.max()) if len(values) else 0
    return values.astype(np.int32 if largest <= np.iinfo(np.int32).max else np.int64)
