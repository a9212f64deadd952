"""Data frames of pandas, polars and others, through narwhals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["FrameTable"]

_BATCH_ROWS = 2**15


class FrameTable:
    """A data frame as a table.

    Parameters
    ----------
    frame : object
        A data frame of any library that narwhals knows.
    """

    name = "the data frame"

    def __init__(self, frame: Any) -> None:
        import narwhals as nw  # noqa: PLC0415 - only frames need it

        try:
            self._frame = nw.from_native(frame, eager_only=True)
        except TypeError:
            message = (
                f"a data frame is needed, not {type(frame).__module__}.{type(frame).__qualname__}; "
                "a lazy frame must be collected first"
            )
            raise TypeError(message) from None
        self.header = tuple(str(name) for name in self._frame.columns)

    def batches(
        self,
        wanted: Sequence[str],
        *,
        required: int = 0,  # noqa: ARG002 - each row has each column
    ) -> Iterator[TableBatch]:
        """Stream the columns wanted; missing values of any kind are cells without a value."""
        names = [self._frame.columns[self.header.index(name)] for name in wanted]
        for start in range(0, len(self._frame), _BATCH_ROWS):
            part = self._frame[start : start + _BATCH_ROWS]
            columns: list[Sequence[str | None]] = [self._cells(part, name) for name in names]
            numbers = range(start + 1, start + len(part) + 1)
            yield TableBatch(columns, numbers, numbers)

    def _cells(self, part: Any, name: str) -> list[str | None]:
        cells = part.get_column(name).to_list()
        try:
            return [_cell(cell) for cell in cells]
        except TypeError as error:
            message = f"its column {name!r} holds {error}; a column of texts or numbers is needed"
            raise ReadError(message, path=self.name) from None


def _cell(value: Any) -> str | None:
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, (bytes, list, tuple, dict, set, np.ndarray)):
        raise TypeError(type(value).__name__)
    # Missing values: NaN and NaT differ from themselves, and pandas' NA is not even unequal.
    if value is None or type(value).__name__ == "NAType" or value != value:  # noqa: PLR0124
        return None
    if isinstance(value, float) and value.is_integer():
        # An id that was 17 is 17.0 as soon as another row has none: show it as it was.
        return str(int(value))
    return str(value)
