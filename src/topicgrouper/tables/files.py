"""Tables as files: the ending of a name selects the format."""

from __future__ import annotations

import codecs
import io
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.storage.atomic_file import is_plain_file, text_of
from topicgrouper.storage.csv_cells import csv_row, value_cell, word_cell
from topicgrouper.storage.extras import check_extra
from topicgrouper.tables.frames import data_frame
from topicgrouper.tables.markup import write_latex_table, write_markdown_table
from topicgrouper.tables.values import json_text, single
from topicgrouper.tables.workbook import write_workbook

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

    from topicgrouper.tables.table import Table

BINARY = {".parquet": ("polars", "writing Parquet"), ".xlsx": ("xlsxwriter", "writing xlsx")}
"""The formats that are not text, and the optional package that each needs."""

_CELLS_AT_ONCE = 1_000_000


def ending_of(path: str | PathLike[str], *, default: str = "") -> str:
    """Return the ending that selects a format, checked; the default is for names without one."""
    name = Path(path).name
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS and default:
        ending = default
    elif not ending and not is_plain_file(path):
        ending = ".csv"  # a pipe or /dev/stdout has none
    if ending not in ENDINGS:
        msg = f"{name}: the file name must end in one of {', '.join(ENDINGS)}"
        raise ValueError(msg)
    if ending in BINARY:
        check_extra(*BINARY[ending])
    return ending


def write_table(
    table: Table[Any],
    file: BinaryIO,
    ending: str,
    *,
    document: Any = None,
    bom: bool = False,
) -> None:
    """Write a table in the format of an ending; JSON may be a document that contains the table."""
    if ending == ".json":
        text = json_text(table if document is None else document, indent=2)
        file.write(text.encode() + b"\n")
        return
    if ending in BINARY:
        check_extra(*BINARY[ending])
    if bom and ending in {".csv", ".tsv"}:
        file.write(codecs.BOM_UTF8)
    _WRITERS[ending](table, file)


def _write_csv(table: Table[Any], file: BinaryIO, *, separator: str = ",") -> None:
    columns = table.file_columns
    harmless = [value_cell if each.own else word_cell for each in columns]
    with text_of(file) as text:
        text.write(csv_row((value_cell(each.name) for each in columns), separator=separator))
        for cells in table.cells(columns):
            row = [
                cell
                if cell.__class__ is int  # the most frequent case of large tables
                else _harmless(single(each, cell, table.separator), make)
                for each, cell, make in zip(columns, cells, harmless, strict=True)
            ]
            text.write(csv_row(row, separator=separator))


def _harmless(cell: Any, make: Callable[[str], str]) -> Any:
    return make(cell) if isinstance(cell, str) else cell


def _write_json_lines(table: Table[Any], file: BinaryIO) -> None:
    for record in table.to_records():
        file.write(json_text(record).encode() + b"\n")


def _write_parquet(table: Table[Any], file: BinaryIO) -> None:
    import polars as pl  # noqa: PLC0415 - an optional dependency

    columns = table.file_columns
    rows = table.cells(columns)
    n_rows = max(1, _CELLS_AT_ONCE // len(columns))
    # block by block as typed arrays: objects of Python would take several times the memory
    frames = [data_frame(columns, list(islice(rows, n_rows)), "polars")]
    while block := list(islice(rows, n_rows)):
        frames.append(data_frame(columns, block, "polars"))
    # In memory first: polars reports a full disk as an error of its own and ignores Ctrl-C while it
    # writes.
    content = io.BytesIO()
    pl.concat(frames, how="vertical_relaxed").write_parquet(content)
    file.write(content.getbuffer())


_WRITERS: dict[str, Callable[[Table[Any], BinaryIO], None]] = {
    ".csv": _write_csv,
    ".tsv": partial(_write_csv, separator="\t"),
    ".jsonl": _write_json_lines,
    ".parquet": _write_parquet,
    ".xlsx": lambda table, file: write_workbook({"table": table}, file),
    ".md": write_markdown_table,
    ".tex": write_latex_table,
}
ENDINGS = (".csv", ".tsv", ".json", ".jsonl", ".parquet", ".xlsx", ".md", ".tex")
