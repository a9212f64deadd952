"""Data frames of pandas, polars and other libraries, through narwhals."""

from __future__ import annotations

from datetime import date
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_BATCH_ROWS = 2**15


class FrameTable:
    """A data frame as a table."""

    name = "the data frame"

    def __init__(self, frame: Any) -> None:
        import narwhals as nw  # noqa: PLC0415 - only frames need it

        try:
            self._frame = nw.from_native(frame, eager_only=True)
        except TypeError:
            raise TypeError(
                f"expected a data frame, got {type(frame).__module__}.{type(frame).__qualname__}; "
                "collect lazy frames first"
            ) from None
        self.header = tuple(str(name) for name in self._frame.columns)

    def batches(self, *names: Sequence[str]) -> Iterator[TableBatch]:
        """Stream columns; missing values of any kind are None."""
        wanted = [self._frame.columns[self.header.index(name)] for name in chain(*names)]
        for start in range(0, len(self._frame), _BATCH_ROWS):
            part = self._frame[start : start + _BATCH_ROWS]
            columns: list[Sequence[str | None]] = [self._cells(part, name) for name in wanted]
            numbers = range(start + 1, start + len(part) + 1)
            yield TableBatch(columns, numbers, numbers)

    def _cells(self, part: Any, name: str) -> list[str | None]:
        cells = part.get_column(name).to_list()
        try:
            return [cell_text(cell) for cell in cells]
        except TypeError as error:
            message = f"the column {name!r} contains {error}; convert it to texts or numbers"
            raise ReadError(message, path=self.name) from None


def cell_text(value: Any) -> str | None:
    """Return a cell as text, None if it is missing; TypeError names other kinds."""
    if isinstance(value, str):
        # JSON and some libraries allow half of a surrogate pair, which is not text.
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, (bytes, list, tuple, dict, set, np.ndarray)):
        raise TypeError(type(value).__name__)
    # Missing values: NaN and NaT differ from themselves; pandas' NA cannot even be compared.
    if value is None or type(value).__name__ == "NAType" or value != value:  # noqa: PLR0124
        return None
    if isinstance(value, float) and value.is_integer():
        # An id of 17 becomes 17.0 as soon as another row lacks one: restore it.
        return str(int(value))
    if isinstance(value, date):
        return value.isoformat().removesuffix("T00:00:00")
    return str(value)
