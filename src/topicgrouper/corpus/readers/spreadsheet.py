"""Sheets of Excel and OpenDocument, read by calamine in the sandbox."""

from __future__ import annotations

from datetime import date, time
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.readers.report import ReadError, some_names

if TYPE_CHECKING:
    from collections.abc import Iterator

_RECORD_CELLS = 2**16


def describe(path: str, *, sheet: str | None) -> Iterator[dict[str, Any]]:
    """Read the header, the first row with content, and the number of rows."""
    _opened.cache_clear()
    found = _opened(path, sheet)
    _, header = next(_filled_rows(found), (0, ()))
    if not header:
        raise ReadError("the sheet is empty; choose another one")
    names = [(_cell_text(cell) or "").strip() for cell in header]
    yield {"header": names, "n_rows": found.total_height}


def rows(path: str, *, sheet: str | None, columns: list[str]) -> Iterator[Any]:
    """Read columns as texts, a batch of rows at a time: their lines, then each column.

    Rows without content are ignored.
    """
    filled = _filled_rows(_opened(path, sheet))
    names = [(_cell_text(cell) or "").strip() for cell in next(filled)[1]]
    positions = [names.index(name) for name in columns]
    lines: list[int] = []
    cells: list[list[str | None]] = []
    for line, row in filled:
        lines.append(line)
        cells.append([_cell_text(row[position]) for position in positions])
        if len(lines) * len(row) > _RECORD_CELLS:
            yield lines
            yield from zip(*cells, strict=True)
            lines, cells = [], []
    if lines:
        yield lines
        yield from zip(*cells, strict=True)
    _opened.cache_clear()


@lru_cache(maxsize=1)  # the sheet is described, then read
def _opened(path: str, wanted: str | None) -> Any:
    import python_calamine  # noqa: PLC0415 - only spreadsheets need it

    try:
        workbook = python_calamine.load_workbook(path)
    except python_calamine.PasswordError:
        raise ReadError("the file is password-protected; save it without a password") from None
    sheets = [sheet for sheet in workbook.sheets_metadata if "WorkSheet" in str(sheet.typ)]
    names = [sheet.name for sheet in sheets]
    if wanted is not None and wanted not in names:
        message = f"no sheet {wanted!r}; choose from {some_names(names)}"
        raise ReadError(message)
    if wanted is None:
        filled = [sheet.name for sheet in sheets if str(sheet.visible).endswith(".Visible")]
        if len(filled) > 1:
            filled = [name for name in filled if workbook.get_sheet_by_name(name).height]
        if not filled:
            raise ReadError("all sheets are empty; save the file again, or as CSV")
        if len(filled) > 1:
            message = (
                f"the workbook has several sheets; set the sheet to one of {some_names(filled)}"
            )
            raise ReadError(message)
        wanted = filled[0]
    return workbook.get_sheet_by_name(wanted)


def _filled_rows(sheet: Any) -> Iterator[tuple[int, list[Any]]]:
    """Iterate over the rows with content and their numbers."""
    found = sheet.iter_rows() if sheet.height else ()  # old versions fail on empty sheets
    for line, row in enumerate(found, start=1):
        if any(cell is not None and cell != "" for cell in row):
            yield line, row


def _cell_text(cell: Any) -> str | None:
    """Return a cell as text, None if it is empty: whole numbers without ".0", dates as in ISO."""
    if cell is None or cell == "":
        return None
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < 2**53:
        return str(int(cell))
    if isinstance(cell, date | time):
        return cell.isoformat().removesuffix("T00:00:00")
    return str(cell)
