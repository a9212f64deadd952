"""Entries (document, word, count) from any format to a count matrix.

Counts are positive whole numbers. A 0 carries no information and is dropped; anything else that is
not a count is a problem, reported with its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csr_array

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport

MAX_COUNT = 2**31 - 1
"""Larger counts are treated as mistakes, such as an item number among the quantities."""

_TRUSTED_DOCUMENTS = 1_000_000
_DOCUMENTS_PER_ENTRY = 100


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
        f"the count {shown} is not a whole number; round weights up to pieces, or set no "
        "quantity column, to count each row once"
    )


def check_declared(n_documents: int, *, n_entries: int, path: str, line: int | None) -> None:
    """Refuse an implausible number of documents before memory is allocated for it.

    A million documents may always be empty; beyond that, there must be at least one entry per
    hundred documents.
    """
    if n_documents > max(_TRUSTED_DOCUMENTS, _DOCUMENTS_PER_ENTRY * n_entries):
        message = (
            f"it declares {n_documents:,} documents but holds only {n_entries:,} entries; correct "
            "the number"
        )
        raise ReadError(message, path=path, line=line)


class EntryList:
    """Entries, collected batch by batch in little memory."""

    def __init__(self) -> None:
        self._parts: list[tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]] = []
        self.n_entries = 0

    def add(
        self,
        documents: npt.NDArray[Any],
        words: npt.NDArray[Any],
        counts: npt.NDArray[Any],
    ) -> None:
        """Add entries; several for the same word of a document are summed."""
        self._parts.append(tuple(_compact(part) for part in (documents, words, counts)))  # type: ignore[arg-type]
        self.n_entries += len(counts)

    def add_valid(
        self,
        documents: npt.NDArray[Any],
        words: npt.NDArray[Any],
        values: npt.NDArray[Any],
        *,
        report: ReadReport,
        path: str,
        tell: Callable[[int], tuple[int | None, str]],
    ) -> None:
        """Add the entries whose values are counts above 0, and record the others.

        ``tell`` returns the line of an entry, and how a message about it begins.
        """
        if values.dtype.kind == "f":
            # As a half-precision float the limit itself would be infinite.
            values = values.astype(np.float64, copy=False)
        with np.errstate(invalid="ignore"):
            is_count = (values >= 0) & (values <= MAX_COUNT)
            if values.dtype.kind == "f":
                is_count &= values == np.floor(values)

        def tell_all(position: int) -> tuple[int | None, str]:
            line, beginning = tell(position)
            return line, beginning + wrong_count(values[position])

        report.problems_at(np.flatnonzero(~is_count), tell_all, path=path)
        is_good = is_count & (values != 0)
        report.n_zero += int(np.count_nonzero(is_count) - np.count_nonzero(is_good))
        self.add(documents[is_good], words[is_good], values[is_good])

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


class Numbering(dict[Any, int]):
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
