"""Entries (document, word, count) from any format to a count matrix.

Counts are whole and positive. A 0 says nothing and is left out; anything else that is no count is a
problem, told with its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csr_array

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import Ledger

__all__ = ["MAX_COUNT", "EntryList", "Numbering", "check_declared", "good_counts", "wrong_count"]

MAX_COUNT = 2**31 - 1
"""A larger count is taken for a mistake, such as an article number among the quantities."""

_TRUSTED_DOCUMENTS = 1_000_000
_DOCUMENTS_PER_ENTRY = 100


def wrong_count(value: object) -> str:
    """Say what is wrong with something that is no count, and what to do."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return f"{str(value)[:60]!r} is no number; a count is a whole number from 0"
    shown = f"{number:g}" if isinstance(value, float) else str(value)[:60]
    if number < 0:
        return (
            f"the count {shown} is negative, as returns and cancellations are; this entry is left "
            "out, and the sale that it takes back is still counted: remove both from the data if "
            "returned goods should not count"
        )
    if number > MAX_COUNT:
        return f"the count {shown} is too large to be one (the limit is {MAX_COUNT:,})"
    return (
        f"the count {shown} is not whole, as weights and prices are not; count pieces (round up), "
        "or leave the quantity out to count each row once"
    )


def good_counts(
    values: npt.NDArray[Any],
    *,
    ledger: Ledger,
    path: str,
    tell: Callable[[int], tuple[int | None, str]],
) -> npt.NDArray[np.bool_]:
    """Tell which values are counts above 0, and write down the others.

    Parameters
    ----------
    values : ndarray
        Numbers of any kind.
    ledger : Ledger
        Where they are written down.
    path : str
        The file.
    tell : callable
        Gives the line of a position, if there are lines, and the beginning of the message.
    """
    if values.dtype.kind == "f":
        # In the range of short floats the limit itself would be infinite.
        values = values.astype(np.float64, copy=False)
    with np.errstate(invalid="ignore"):
        is_count = (values >= 0) & (values <= MAX_COUNT)
        if values.dtype.kind == "f":
            is_count &= values == np.floor(values)

    def tell_all(position: int) -> tuple[int | None, str]:
        line, beginning = tell(position)
        return line, beginning + wrong_count(values[position])

    ledger.problems_at(np.flatnonzero(~is_count), tell_all, path=path)
    is_good: npt.NDArray[np.bool_] = is_count & (values != 0)
    ledger.n_zero += int(np.count_nonzero(is_count) - np.count_nonzero(is_good))
    return is_good


def check_declared(n_documents: int, *, n_entries: int, path: str, line: int | None) -> None:
    """Refuse a number of documents that is not borne out by the data, before memory is set aside.

    A million documents may always be empty; beyond, there must be one entry for every hundred.
    """
    if n_documents > max(_TRUSTED_DOCUMENTS, _DOCUMENTS_PER_ENTRY * n_entries):
        message = (
            f"{n_documents:,} documents are declared, but there are only {n_entries:,} entries; "
            "correct the number"
        )
        raise ReadError(message, path=path, line=line)


class EntryList:
    """Entries, gathered batch by batch in little memory."""

    def __init__(self) -> None:
        self._parts: list[tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]] = []
        self.n_entries = 0

    def add(
        self,
        documents: npt.NDArray[Any],
        words: npt.NDArray[Any],
        counts: npt.NDArray[Any],
    ) -> None:
        """Take more entries. Several for one word of a document add up."""
        self._parts.append(tuple(_compact(part) for part in (documents, words, counts)))  # type: ignore[arg-type]
        self.n_entries += len(counts)

    def matrix(self, shape: tuple[int, int]) -> csr_array:
        """Return the counts, documents × words, and forget the entries."""
        documents, words, counts = (
            np.concatenate([part[i] for part in self._parts] or [np.zeros(0, np.int32)])
            for i in range(3)
        )
        self._parts.clear()
        entries = coo_array((counts.astype(np.int64), (documents, words)), shape=shape)
        matrix = csr_array(entries)
        matrix.sum_duplicates()
        return matrix


class Numbering(dict[Any, int]):
    """Numbers things in the order in which they are first asked for."""

    def __missing__(self, key: Any) -> int:
        """Return a new thing the next number."""
        self[key] = number = len(self)
        return number

    def of(self, things: Iterable[Any], n_things: int) -> npt.NDArray[np.int64]:
        """Return the numbers of many things."""
        return np.fromiter(map(self.__getitem__, things), dtype=np.int64, count=n_things)


def _compact(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    largest = int(values.max()) if len(values) else 0
    return values.astype(np.int32 if largest <= np.iinfo(np.int32).max else np.int64)
