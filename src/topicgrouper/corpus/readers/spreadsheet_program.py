"""The program that reads spreadsheets; see `topicgrouper.corpus.readers.child_program`.

It reports the sheets that are not empty, waits for the name of one, and writes its rows as texts.
"""

from __future__ import annotations

from datetime import date, time
from typing import Any

WHAT = "a spreadsheet"

_FRAME_CELLS = 2**16


def serve(path: str, pipe: Any) -> None:
    """Serve one file."""
    import python_calamine  # noqa: PLC0415 - after the limits

    try:
        workbook = python_calamine.load_workbook(path)
    except python_calamine.PasswordError:
        pipe.send({"error": "it needs a password; save it without one"})
        return
    sheets = [sheet for sheet in workbook.sheets_metadata if "WorkSheet" in str(sheet.typ)]
    shown = [sheet.name for sheet in sheets if str(sheet.visible).endswith(".Visible")]
    if len(shown) > 1:
        shown = [name for name in shown if workbook.get_sheet_by_name(name).height]
    pipe.send({"sheets": [sheet.name for sheet in sheets], "filled": shown})
    sheet = workbook.get_sheet_by_name(pipe.receive()["sheet"])
    pipe.send({"n_rows": sheet.total_height})
    rows: list[list[str | None]] = []
    n_cells = 0
    for row in sheet.iter_rows() if sheet.height else ():  # old versions fail on empty sheets
        rows.append([cell_text(cell) for cell in row])
        n_cells += len(row)
        if n_cells > _FRAME_CELLS:
            pipe.send({"rows": rows})
            rows, n_cells = [], 0
    pipe.send({"rows": rows})
    pipe.send({"end": True})


def cell_text(cell: Any) -> str | None:
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
