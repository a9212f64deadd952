"""Parquet files, spreadsheets and mailboxes as tables: read in the sandbox."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import has_extra, missing_extra
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.context import ExpansionLimit
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.mail import MAIL_FIELDS, mbox_messages
from topicgrouper.corpus.readers.parquet import SEPARATOR
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.sandbox import DAMAGED, Request
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport

_FAR_CELLS = (
    "if a cell is far from the others, such as XFD1048576, delete the rows and columns up to it, "
    f"or save the sheet as CSV; otherwise {DAMAGED}"
)


class SandboxedTable:
    """A table whose reader is a module with the functions ``describe`` and ``rows``."""

    def __init__(self, context: ReadContext, module: str, advice: str, **options: Any) -> None:
        self.name = str(context.path)
        self._context = context
        self._reader = f"{__package__}.{module}"
        self._advice = advice
        self._options = options
        self._n_bytes = context.path.stat().st_size
        (found,) = self._records("describe", options)
        self.header: tuple[str, ...] = tuple(found["header"])
        self._others: dict[str, str] = found.get("others", {})
        self.unfit: Collection[str] = self._others
        self._n_rows: int = found["n_rows"]
        ExpansionLimit(self.name, n_packed=self._n_bytes).count(0, self._n_rows, "rows")

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
        limit = ExpansionLimit(self.name, n_packed=self._n_bytes)
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
            limit.count(n_characters, n_found, "rows")
            self._context.progress.show_rows(min(lines[-1], self._n_rows), total=self._n_rows)
            yield TableBatch([cells[name] for name in wanted], lines, numbers)

    def _records(self, function: str, options: dict[str, Any]) -> Iterator[Any]:
        reader = f"{self._reader}:{function}"
        request = Request(reader, self.name, options=options, advice=self._advice)
        return self._context.sandbox.read(request)


@contextmanager
def open_parquet(context: ReadContext) -> Iterator[SandboxedTable]:
    """Open a Parquet file."""
    _check(context, "polars", "Parquet", (None,))
    yield SandboxedTable(context, "parquet", DAMAGED)


@contextmanager
def open_spreadsheet(context: ReadContext) -> Iterator[SandboxedTable]:
    """Open a sheet of a spreadsheet."""
    _check(context, "python_calamine", "spreadsheets", (None, "zip"))
    yield SandboxedTable(context, "spreadsheet", _FAR_CELLS, sheet=context.options.sheet)


def _check(context: ReadContext, module: str, what: str, packings: tuple[str | None, ...]) -> None:
    if not has_extra(module):
        message = f"{missing_extra(module, f'reading {what}')}, or save it as CSV"
        raise ReadError(message, path=context.path)
    if packing_of(context.path) not in packings:
        message = "tables of this kind must not be compressed; unpack the file first"
        raise ReadError(message, path=context.path)


def _cells(column: list[str | None] | str) -> Sequence[str | None]:
    return column.split(SEPARATOR) if isinstance(column, str) else column


_BATCH_MESSAGES = 2**10


class MailTable:
    """A mailbox as a table of messages."""

    header = MAIL_FIELDS
    unfit: Collection[str] = ()

    def __init__(self, stream: BinaryIO, *, name: str, context: ReadContext) -> None:
        self.name = name
        self._stream = stream
        self._context = context

    def batches(self, *names: Sequence[str]) -> Iterator[TableBatch]:
        """Stream fields of the messages; one that cannot be read is reported."""
        context, fields = self._context, list(chain(*names))
        rows: list[list[str]] = []
        places: list[tuple[int, int]] = []
        requests = mail_requests(
            self._stream, "mail_fields", path=self.name, options=context.options, fields=fields
        )
        for request, records in context.sandbox.each(requests):
            _, number, line = request.key
            try:
                rows += records
                places += [(line, number)] * (len(rows) - len(places))
            except ReadError as error:
                skip_mail(error, line, report=context.report)
            if len(rows) == _BATCH_MESSAGES:
                yield TableBatch(list(zip(*rows, strict=True)), *zip(*places, strict=True))
                rows, places = [], []
        if rows:
            yield TableBatch(list(zip(*rows, strict=True)), *zip(*places, strict=True))


@contextmanager
def open_mbox(context: ReadContext) -> Iterator[MailTable]:
    """Open a mailbox, packed or not."""
    with open_content(context.path, progress=context.progress) as (stream, name):
        yield MailTable(stream, name=name, context=context)


def mail_requests(
    stream: BinaryIO,
    function: str,
    *,
    path: str,
    options: ReadOptions,
    name: str = "",
    **others: Any,
) -> Iterator[Request]:
    """Separate the messages of a mailbox, to be read by a function of `mail` in the sandbox.

    Their keys are the name of the mailbox, their numbers and lines. Those that are too large are
    errors.
    """
    how = {"encoding": options.encoding, "quoted": options.quoted, **others}
    for number, (line, data) in enumerate(mbox_messages(stream), start=1):
        error = None
        if data is None:
            error = ReadError(f"larger than {MAX_LINE:,} bytes; remove its attachments")
        reader, key = f"{__package__}.mail:{function}", (name, number, line)
        yield Request(reader, path, data or b"", how, key=key, error=error)


def skip_mail(error: ReadError, line: int, *, report: ReadReport) -> None:
    """Record a message of a mailbox that cannot be read."""
    # Lines of the error are those of a part of the message.
    message = f"cannot read the message that starts here: {error.message}"
    report.problem(message, path=error.path or "", line=line)
    report.n_skipped_mails += 1
