"""Parquet files, spreadsheets and mailboxes as tables: read inside the fence."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import has_extra, missing_extra
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.document_files import mail_requests, skip_mail
from topicgrouper.corpus.readers.fence import DAMAGED, Request
from topicgrouper.corpus.readers.mail import MAIL_FIELDS
from topicgrouper.corpus.readers.parquet import SEPARATOR
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch
from topicgrouper.corpus.readers.task import Growth, check_number

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from topicgrouper.corpus.readers.task import Task

_FAR_CELLS = (
    "if a cell is far from the others, such as XFD1048576, delete the rows and columns up to it, "
    f"or save the sheet as CSV; otherwise {DAMAGED}"
)


class FencedTable:
    """A table whose reader is a module with the functions ``describe`` and ``rows``."""

    def __init__(self, task: Task, module: str, advice: str, **options: Any) -> None:
        self.name = str(task.path)
        self._task = task
        self._reader = f"{__package__}.{module}"
        self._advice = advice
        self._options = options
        self._n_bytes = task.path.stat().st_size
        (found,) = self._records("describe", options)
        self.header: tuple[str, ...] = tuple(found["header"])
        self._others: dict[str, str] = found.get("others", {})
        self.unfit: Collection[str] = self._others
        self._n_rows: int = found["n_rows"]
        check_number(self.name, self._n_rows, "rows", n_packed=self._n_bytes)

    def batches(self, *names: Sequence[str]) -> Iterator[TableBatch]:
        """Stream columns."""
        wanted = list(chain(*names))
        for name in wanted:
            if name in self._others:
                message = (
                    f"the column {name!r} contains {self._others[name]}; convert it to texts or "
                    "numbers"
                )
                raise ReadError(message, path=self.name)
        columns = list(dict.fromkeys(wanted))  # one may be used twice
        growth = Growth(self.name, n_packed=self._n_bytes)
        n_rows = 0
        records = self._records("rows", {**self._options, "columns": columns})
        for found in records:
            cells = {name: _cells(next(records)) for name in columns}
            n_found = found if isinstance(found, int) else len(found)
            numbers = range(n_rows + 1, n_rows + 1 + n_found)
            n_rows += n_found
            lines: Sequence[int] = numbers if isinstance(found, int) else found
            # Cells may share a long text, which the file holds once.
            n_characters = sum(len(cell) for column in cells.values() for cell in column if cell)
            growth.count(n_characters, n_found, "rows")
            self._task.meter.show_rows(min(lines[-1], self._n_rows), total=self._n_rows)
            yield TableBatch([cells[name] for name in wanted], lines, numbers)

    def _records(self, function: str, options: dict[str, Any]) -> Iterator[Any]:
        request = Request(
            f"{self._reader}:{function}", self.name, options=options, advice=self._advice
        )
        return self._task.fence.read(request)


@contextmanager
def open_parquet(task: Task) -> Iterator[FencedTable]:
    """Open a Parquet file."""
    _check(task, "polars", "Parquet", (None,))
    yield FencedTable(task, "parquet", DAMAGED)


@contextmanager
def open_spreadsheet(task: Task) -> Iterator[FencedTable]:
    """Open a sheet of a spreadsheet."""
    _check(task, "python_calamine", "spreadsheets", (None, "zip"))
    yield FencedTable(task, "spreadsheet", _FAR_CELLS, sheet=task.options.sheet)


def _check(task: Task, module: str, what: str, packings: tuple[str | None, ...]) -> None:
    if not has_extra(module):
        message = f"{missing_extra(module, f'reading {what}')}, or save it as CSV"
        raise ReadError(message, path=task.path)
    if packing_of(task.path) not in packings:
        message = "tables of this kind must not be compressed; unpack the file first"
        raise ReadError(message, path=task.path)


def _cells(column: list[str | None] | str) -> Sequence[str | None]:
    return column.split(SEPARATOR) if isinstance(column, str) else column


_BATCH_MESSAGES = 2**10


class MailTable:
    """A mailbox as a table of messages."""

    unfit: Collection[str] = ()

    def __init__(self, stream: BinaryIO, *, name: str, task: Task) -> None:
        self.name = name
        self.header: tuple[str, ...] = MAIL_FIELDS
        self._stream = stream
        self._task = task

    def batches(self, *names: Sequence[str]) -> Iterator[TableBatch]:
        """Stream fields of the messages; one that cannot be read is reported."""
        rows: list[list[str]] = []
        places: list[tuple[int, int]] = []
        task = self._task
        requests = mail_requests(
            self._stream,
            "mail_fields",
            path=self.name,
            options=task.options,
            fields=list(chain(*names)),
        )
        for request, records in task.fence.each(requests):
            try:
                rows += records
                places += [request.key] * (len(rows) - len(places))
            except ReadError as error:
                skip_mail(error, request.key[0], report=task.report)
            if len(rows) == _BATCH_MESSAGES:
                yield _batch(rows, places)
                rows, places = [], []
        if rows:
            yield _batch(rows, places)


def _batch(rows: list[list[str]], places: list[tuple[int, int]]) -> TableBatch:
    columns: list[Sequence[str | None]] = list(zip(*rows, strict=True))
    lines, numbers = zip(*places, strict=True)
    return TableBatch(columns, lines, numbers)


@contextmanager
def open_mbox(task: Task) -> Iterator[MailTable]:
    """Open a mailbox, packed or not."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        yield MailTable(stream, name=name, task=task)
