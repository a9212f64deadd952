r"""Tables as the sheets of an Excel workbook.

Headers stay in sight and have filters. Texts are never run as formulas and need no apostrophe. The
user's own texts are written as numbers if all values of a column are. Characters that XML does not
allow are spelled out (``\x1b``), and a text that is too long for a cell is cut and ends in ``…``.
The same tables always give the same bytes with one version of XlsxWriter.
"""

from __future__ import annotations

import io
import re
from datetime import datetime
from math import isinf
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, BinaryIO
from unicodedata import east_asian_width

from topicgrouper.storage.extras import check_extra
from topicgrouper.tables.shown import single

if TYPE_CHECKING:
    from collections.abc import Mapping

    from topicgrouper.tables.table import Table

_MAX_ROWS, _MAX_COLUMNS, _MAX_TEXT = 2**20, 2**14, 2**15 - 1
"""What a sheet can hold, with its header; the length of a text is in units of UTF-16."""

_CREATED = datetime(2000, 1, 1)  # any fixed date, so that files are reproducible
_MIN_WIDTH, _MAX_WIDTH = 8, 60
_MEASURED_ROWS = 1_000
_FILTER_BUTTON = 3  # its width in characters

# Of more digits, Excel would drop the last; zeros in front belong to codes.
_NUMBER = re.compile(r"-?(?=[0-9.]{1,16}\Z)(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?")
_FORBIDDEN = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


def write_workbook(tables: Mapping[str, Table[Any]], file: BinaryIO) -> None:
    """Write tables as sheets, by their names."""
    check_extra("xlsxwriter", "writing xlsx")
    import xlsxwriter  # noqa: PLC0415 - an optional dependency

    for name, table in tables.items():
        _check_size(name, table)
    # XlsxWriter keeps rows in temporary files, which it leaves behind if it is interrupted.
    with TemporaryDirectory(prefix="topicgrouper-") as folder:
        options = {"constant_memory": True, "tmpdir": folder, "use_zip64": True}
        # In memory first: a disk that is full is then told as by any other format.
        written = io.BytesIO()
        with xlsxwriter.Workbook(written, options) as workbook:
            workbook.set_properties({"created": _CREATED})
            bold = workbook.add_format({"bold": True})
            for name, table in tables.items():
                _write_sheet(workbook.add_worksheet(name), table, bold)
        file.write(written.getbuffer())


def _check_size(name: str, table: Table[Any]) -> None:
    for what, number, limit in (
        ("rows", len(table) + 1, _MAX_ROWS),
        ("columns", len(table.file_columns), _MAX_COLUMNS),
    ):
        if number > limit:
            msg = (
                f"the sheet {name} would have {number:,} {what}, but Excel allows {limit:,}; "
                "write .csv or .parquet instead"
            )
            raise ValueError(msg)


def _write_sheet(sheet: Any, table: Table[Any], bold: Any) -> None:
    columns = table.file_columns
    numeric = _numeric(table)
    widths = [_width(each.name) + _FILTER_BUTTON for each in columns]
    for position, each in enumerate(columns):
        sheet.write_string(0, position, _text(each.name), bold)
    for number, row in enumerate(table.cells(columns), start=1):
        for position, (each, value) in enumerate(zip(columns, row, strict=True)):
            cell = single(each, value, table.separator)
            if number <= _MEASURED_ROWS:
                widths[position] = max(widths[position], _width(cell))
            _write_cell(sheet, number, position, cell, is_number=position in numeric)
    for position, width in enumerate(widths):
        sheet.set_column(position, position, min(max(width, _MIN_WIDTH), _MAX_WIDTH))
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, len(table), len(columns) - 1)
    # codes such as 00123 are texts on purpose: no green triangles
    sheet.ignore_errors({"number_stored_as_text": f"A1:XFD{_MAX_ROWS}"})


def _write_cell(sheet: Any, row: int, position: int, cell: Any, *, is_number: bool) -> None:
    if cell is None or cell == "":
        return
    if isinstance(cell, bool):
        sheet.write_boolean(row, position, cell)
    elif isinstance(cell, str) and not is_number:
        sheet.write_string(row, position, _text(cell))
    elif isinf(float(cell)):  # Excel has no such number
        sheet.write_string(row, position, str(cell))
    else:
        sheet.write_number(row, position, float(cell))


def _numeric(table: Table[Any]) -> set[int]:
    """Return the user's own columns whose texts are all numbers that Excel shows the same."""
    own = [place for place, each in enumerate(table.file_columns) if each.own]
    filled = set()
    numeric = set(own)
    for row in table.cells(table.file_columns) if own else ():
        for place in own:
            if row[place]:
                filled.add(place)
                if not _NUMBER.fullmatch(str(row[place])):
                    numeric.discard(place)
    return numeric & filled


def _text(text: str) -> str:
    """Return a text that a cell can hold."""
    allowed = _FORBIDDEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    units = allowed.encode("utf-16-le")
    if len(units) <= 2 * _MAX_TEXT:
        return allowed
    return units[: 2 * (_MAX_TEXT - 1)].decode("utf-16-le", "ignore") + "…"


def _width(cell: str | float | None) -> int:
    """Return about how many digits wide a cell is; Chinese characters are two."""
    text = "" if cell is None else str(cell)[:_MAX_WIDTH]
    return len(text) + sum(east_asian_width(character) in "WF" for character in text) + 1
