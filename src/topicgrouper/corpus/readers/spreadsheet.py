"""Sheets of Excel and OpenDocument, read by calamine in a process of its own."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.child_process import ChildProcess
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch, some_names
from topicgrouper.storage.extras import has_extra, missing_extra

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.corpus.readers.task import Task

_PROGRAM = Path(__file__).with_name("spreadsheet_program.py")
_BATCH_ROWS = 2**12

_Row = list[str | None]


class SpreadsheetTable:
    """A sheet as a table: its first row with content is the header."""

    def __init__(self, process: ChildProcess, task: Task) -> None:
        self._process = process
        self._task = task
        self.name = str(task.path)
        found = process.receive()
        process.send({"sheet": self._chosen(found["sheets"], found["filled"])})
        self._n_rows: int = process.receive()["n_rows"]
        self._rows = self._stream()
        _, header = next(self._rows, (0, []))
        if not header:
            message = "the sheet is empty; choose another one"
            raise ReadError(message, path=self.name)
        self.header = tuple((cell or "").strip() for cell in header)

    def _chosen(self, sheets: list[str], filled: list[str]) -> str:
        wanted = self._task.options.sheet
        if wanted is not None and wanted not in sheets:
            message = f"it has no sheet {wanted!r}; set the sheet to one of {some_names(sheets)}"
            raise ReadError(message, path=self.name)
        if wanted is None and len(filled) > 1:
            message = f"it has several sheets; set the sheet to one of {some_names(filled)}"
            raise ReadError(message, path=self.name)
        if wanted is None and not filled:
            message = "it has no sheet with content; save it again, or as CSV"
            raise ReadError(message, path=self.name)
        return filled[0] if wanted is None else wanted

    def batches(
        self,
        wanted: Sequence[str],
        *,
        required: int = 0,  # noqa: ARG002 - each row has each column
        kept: Sequence[str] = (),
    ) -> Iterator[TableBatch]:
        """Stream columns; rows without any content are ignored."""
        positions = [self.header.index(name) for name in (*wanted, *kept)]
        columns: list[list[str | None]] = [[] for _ in positions]
        lines: list[int] = []
        n_rows = 0
        for line, row in chain(self._rows, [(0, None)]):
            if row is None or len(lines) == _BATCH_ROWS:
                yield TableBatch([*columns], lines, range(n_rows + 1, n_rows + len(lines) + 1))
                n_rows += len(lines)
                columns, lines = [[] for _ in positions], []
            if row is not None:
                lines.append(line)
                for column, position in zip(columns, positions, strict=True):
                    column.append(row[position])

    def _stream(self) -> Iterator[tuple[int, _Row]]:
        """Iterate over the rows that are not empty, with their numbers."""
        line = 0
        growth = Growth(self.name, n_packed=self._task.path.stat().st_size)
        while "end" not in (message := self._process.receive()):
            rows = message["rows"]
            # Cells may share a long text, which the file holds once.
            n_characters = sum(len(cell) for row in rows for cell in row if cell)
            growth.count(n_characters, len(rows), "rows")
            for row in rows:
                line += 1
                if any(cell is not None for cell in row):
                    yield line, row
            self._task.meter.show_rows(min(line, self._n_rows), total=self._n_rows)


@contextmanager
def open_spreadsheet(task: Task) -> Iterator[SpreadsheetTable]:
    """Open a sheet of a spreadsheet."""
    if not has_extra("python_calamine"):
        message = missing_extra("python_calamine", "reading spreadsheets")
        raise ReadError(f"{message}, or save it as CSV", path=task.path)
    if packing_of(task.path) not in (None, "zip"):
        message = "it is packed, and spreadsheets are not read from archives; unpack it first"
        raise ReadError(message, path=task.path)
    with ChildProcess(_PROGRAM, task.path) as process:
        yield SpreadsheetTable(process, task)
