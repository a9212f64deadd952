"""Topics, words and documents as one Excel workbook, a sheet each."""

from __future__ import annotations

import io
import re
from datetime import datetime
from itertools import islice
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, BinaryIO
from unicodedata import east_asian_width

from topicgrouper.export.documents_csv import documents_table
from topicgrouper.export.taxonomy_csv import taxonomy_table
from topicgrouper.export.topics_csv import topics_table
from topicgrouper.export.words_csv import words_table
from topicgrouper.export.xml_text import without_forbidden
from topicgrouper.storage.extras import check_extra
from topicgrouper.tree.flat_view import FlatView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from topicgrouper.export.export_table import Cell, ExportTable

__all__ = ["write_xlsx"]

_MAX_ROWS, _MAX_COLUMNS, _MAX_TEXT = 2**20, 2**14, 2**15 - 1
"""What a sheet can hold, with its header; the length of a text is in units of UTF-16."""

_CREATED = datetime(2000, 1, 1)  # any fixed date, so that files are reproducible
_MIN_WIDTH, _MAX_WIDTH = 8, 60
_MEASURED_ROWS = 1_000
_FILTER_BUTTON = 3  # its width in characters

# Of more digits, Excel would drop the last; zeros in front belong to codes.
_NUMBER = re.compile(r"-?(?=[0-9.]{1,16}\Z)(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?")


def write_xlsx(  # noqa: PLR0913 - the options of all sheets
    view: FlatView | Sequence[FlatView],
    file: BinaryIO,
    *,
    words: int | None = None,
    frequent: bool = False,
    document_ids: Sequence[str] | None = None,
    labels: Sequence[str] | None = None,
    document_columns: Mapping[str, Sequence[str]] | None = None,
    counted_words: Sequence[str] | None = None,
) -> None:
    r"""Write topics, words and documents as the sheets of a workbook, as ``.xlsx``.

    The sheet ``topics`` has the table of `write_topics_csv`, or of `write_taxonomy_csv` for several
    views; ``words`` that of `write_words_csv`; and ``documents``, if the tree has its training
    counts, that of `write_documents_csv`. Headers stay in sight and have filters.

    Texts are never run as formulas and need no apostrophe. Numbers of topics are numbers; a label
    or a column of the documents is written as numbers if all its values are. Characters that XML
    does not allow are spelled out (``\x1b``), and a text that is too long for a cell (more than
    32,767 characters) is cut and ends in ``…``. The same view always gives the same bytes with one
    version of XlsxWriter.

    Parameters
    ----------
    view : FlatView or sequence of FlatView
        One view, or several with rising numbers of topics, the topics of which must be nested.
    file : BinaryIO
        Where to write.
    words : int, optional
        Number of words per topic (default: 10 in the table of topics of one view, otherwise 5).
    frequent : bool, default=False
        Write the most frequent words, and the most frequent topics first.
    document_ids : sequence of str, optional
        The ids of the documents.
    labels : sequence of str, optional
        One label per document.
    document_columns : mapping of str to sequence of str, optional
        What else is known of the documents, one value per document in each column.
    counted_words : sequence of str, optional
        The words as they were counted, if those of the tree are display words.

    Raises
    ------
    ValueError
        If a table is too large for a sheet, or several views are not nested.
    ModuleNotFoundError
        If XlsxWriter is not installed.

    See Also
    --------
    write_topics_csv, write_words_csv, write_documents_csv : Its sheets as single files.
    export : Write any format by name.

    Examples
    --------
    >>> from pathlib import Path
    >>> from zipfile import is_zipfile
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_xlsx
    >>> view = fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]], ["cat", "dog", "tea"]).view(2)
    >>> with Path("topics.xlsx").open("wb") as file:
    ...     write_xlsx(view, file, document_ids=["ann", "bob", "cem"])
    >>> is_zipfile("topics.xlsx")
    True
    """
    check_extra("xlsxwriter", "writing xlsx")
    import xlsxwriter  # noqa: PLC0415 - an optional dependency

    shown: dict[str, Any] = {"frequent": frequent} | ({} if words is None else {"words": words})
    if isinstance(view, FlatView):
        tree, tables = view.tree, [("topics", "csv", topics_table(view, **shown))]
    else:
        tables = [("topics", "taxonomy-csv", taxonomy_table(view, **shown))]
        tree = view[0].tree
    tables.append(("words", "words-csv", words_table(view, counted_words=counted_words, **shown)))
    if tree.counts is not None:
        shown |= {"document_ids": document_ids, "labels": labels}
        documents = documents_table(view, document_columns=document_columns, **shown)
        tables.append(("documents", "documents-csv", documents))
    for name, format_, table in tables:
        _check_size(name, table, instead=format_)
    # XlsxWriter keeps rows in temporary files, which it leaves behind if it is interrupted.
    with TemporaryDirectory(prefix="topicgrouper-") as folder:
        options = {"constant_memory": True, "tmpdir": folder, "use_zip64": True}
        # In memory first: a disk that is full is then told as by any other format.
        written = io.BytesIO()
        with xlsxwriter.Workbook(written, options) as workbook:
            workbook.set_properties({"created": _CREATED})
            bold = workbook.add_format({"bold": True})
            for name, _, table in tables:
                _write_sheet(workbook.add_worksheet(name), table, bold)
        file.write(written.getbuffer())


def _check_size(name: str, table: ExportTable, *, instead: str) -> None:
    for what, number, limit in (
        ("rows", table.n_rows + 1, _MAX_ROWS),
        ("columns", len(table.columns), _MAX_COLUMNS),
    ):
        if number > limit:
            msg = (
                f"the sheet of {name} would have {number:,} {what}, but Excel allows {limit:,}; "
                f"use the format {instead}"
            )
            raise ValueError(msg)


def _write_sheet(sheet: Any, table: ExportTable, bold: Any) -> None:
    numeric = {position for position, values in table.own.items() if _are_numbers(values)}
    widths = [_width(column) + _FILTER_BUTTON for column in table.columns]
    for position, column in enumerate(table.columns):
        sheet.write_string(0, position, _text(column), bold)
    rows = iter(table.rows)
    for number, row in enumerate(islice(rows, _MEASURED_ROWS), start=1):
        widths = [max(width, _width(cell)) for width, cell in zip(widths, row, strict=True)]
        _write_row(sheet, number, row, numeric)
    for number, row in enumerate(rows, start=_MEASURED_ROWS + 1):
        _write_row(sheet, number, row, numeric)
    for position, width in enumerate(widths):
        sheet.set_column(position, position, min(max(width, _MIN_WIDTH), _MAX_WIDTH))
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, table.n_rows, len(table.columns) - 1)
    # codes such as 00123 are texts on purpose: no green triangles
    sheet.ignore_errors({"number_stored_as_text": f"A1:XFD{_MAX_ROWS}"})


def _write_row(sheet: Any, number: int, row: Sequence[Cell], numeric: set[int]) -> None:
    for position, cell in enumerate(row):
        if cell is None or cell == "":
            continue
        if isinstance(cell, bool):
            sheet.write_boolean(number, position, cell)
        elif isinstance(cell, str) and position not in numeric:
            sheet.write_string(number, position, _text(cell))
        else:
            sheet.write_number(number, position, float(cell))


def _are_numbers(values: Sequence[str]) -> bool:
    """Whether all texts are numbers that Excel shows with the same digits; some may be empty."""
    return any(values) and all(not value or _NUMBER.fullmatch(value) for value in values)


def _text(text: str) -> str:
    """Return a text that a cell can hold."""
    allowed = without_forbidden(text)
    units = allowed.encode("utf-16-le")
    if len(units) <= 2 * _MAX_TEXT:
        return allowed
    return units[: 2 * (_MAX_TEXT - 1)].decode("utf-16-le", "ignore") + "…"


def _width(cell: Cell) -> int:
    """Return about how many digits wide a cell is; Chinese characters are two."""
    text = "" if cell is None else str(cell)[:_MAX_WIDTH]
    return len(text) + sum(east_asian_width(character) in "WF" for character in text) + 1
