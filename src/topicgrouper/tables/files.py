"""Tables as files, whose endings select the format, and as data frames.

Markdown and LaTeX have the columns that people see.
"""

from __future__ import annotations

import codecs
import io
import re
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.common.checks import check_extra
from topicgrouper.common.short_repr import visible
from topicgrouper.storage.atomic_file import is_plain_file, text_of
from topicgrouper.storage.csv_cells import csv_row, value_cell, word_cell
from topicgrouper.tables.shown import flat, json_text, single
from topicgrouper.tables.workbook import write_workbook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from os import PathLike

    from topicgrouper.tables.table import Column, Table

BINARY = (".parquet", ".xlsx")
"""The formats that are not text."""

_PARQUET = ("polars", "writing Parquet")

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
    if ending == ".parquet":
        check_extra(*_PARQUET)
    return ending


def write_table(
    table: Table[Any], file: BinaryIO, ending: str, *, document: Any = None, bom: bool = False
) -> None:
    """Write a table in the format of an ending; JSON may be a document that contains the table."""
    if ending == ".json":
        text = json_text(table if document is None else document, indent=2)
        file.write(text.encode() + b"\n")
        return
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
    check_extra(*_PARQUET)
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


def data_frame(columns: Sequence[Column], rows: Sequence[Sequence[Any]], backend: Any) -> Any:
    """Return cells as a data frame of a library, or of the first that is installed."""
    import narwhals as nw  # noqa: PLC0415 - only frames need it

    chosen: Any = _installed() if backend is None else backend
    is_pandas = getattr(chosen, "__name__", chosen) == "pandas"
    cells = zip(*rows, strict=True) if rows else [()] * len(columns)
    data, schema = {}, {}
    for each, found in zip(columns, cells, strict=True):
        data[each.name] = [flat(each, value) for value in found]
        schema[each.name] = _type(nw, each, data[each.name], is_pandas=is_pandas)
    return nw.from_dict(data, schema=schema, backend=chosen).to_native()


def _type(nw: Any, column: Column, values: Sequence[Any], *, is_pandas: bool) -> Any:
    """Return a type; it is not guessed from the values, as all of them may be missing."""
    kind = column.kind
    if kind == "number":
        kind = "float" if any(isinstance(value, float) for value in values) else "int"
    if is_pandas and (kind == "words" or (kind in {"int", "bool"} and None in values)):
        # pandas has no lists, and integers that may be missing only as numbers with a point
        return nw.Float64() if kind == "int" else nw.Object()
    types = {"int": nw.Int64(), "float": nw.Float64(), "bool": nw.Boolean()}
    return nw.List(nw.String()) if kind == "words" else types.get(kind, nw.String())


def _installed() -> str:
    for name in ("pandas", "polars", "pyarrow"):
        if find_spec(name) is not None:
            return name
    msg = "data frames need pandas, polars or pyarrow; install one with: pip install pandas"
    raise ImportError(msg)


# Also what has a meaning on GitHub: formulas, mentions and links.
_MARKDOWN = re.compile(r"[\\`*_{}\[\]<>|~&$:@#!^=]|(?<=www)\.")
_LATEX = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "{": r"\{",
        "}": r"\}",
        "$": r"\$",
        "&": r"\&",
        "#": r"\#",
        "%": r"\%",
        "_": r"\_",
        "^": r"\textasciicircum{}",
        "~": r"\textasciitilde{}",
        "<": r"\textless{}",
        ">": r"\textgreater{}",
        "|": r"\textbar{}",
        '"': r"{\char34}",  # babel gives it a meaning in some languages
        "`": r"\textasciigrave{}",
        "-": "{-}",  # two in a row would be drawn as a dash
        "[": "{[}",  # at the start of a row it would be an argument
        "]": "{]}",
    }
)


def write_markdown_table(table: Table[Any], file: BinaryIO) -> None:
    """Write a table as Markdown."""
    columns, rows = table.shown_cells()
    places = ["---:" if each.placed == "number" else ":---" for each in columns]
    with text_of(file) as text:
        text.write(f"| {' | '.join(markdown_text(each.title) for each in columns)} |\n")
        text.write(f"| {' | '.join(places)} |\n")
        for row in rows:
            text.write(f"| {' | '.join(map(markdown_text, row))} |\n")


def write_latex_table(table: Table[Any], file: BinaryIO) -> None:
    r"""Write a table as a LaTeX ``tabular``, for ``\input``; no package is needed."""
    columns, rows = table.shown_cells()
    places = "".join("r" if each.placed == "number" else "l" for each in columns)
    with text_of(file) as text:
        text.write(f"\\begin{{tabular}}{{{places}}}\n\\hline\n")
        text.write(f"{' & '.join(latex_text(each.title) for each in columns)} \\\\\n\\hline\n")
        for row in rows:
            text.write(f"{' & '.join(map(latex_text, row))} \\\\\n")
        text.write("\\hline\n\\end{tabular}\n")


def markdown_text(text: str) -> str:
    """Return a text that Markdown shows as it is."""
    return _MARKDOWN.sub(r"\\\g<0>", visible(text))


def latex_text(text: str) -> str:
    """Return a text that LaTeX shows as it is."""
    return visible(text).translate(_LATEX)


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
