"""Parquet files, spreadsheets and mailboxes as tables: read in the sandbox."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.common.checks import has_extra, missing_extra
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.context import ExpansionLimit
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.mail import MAIL_FIELDS, mbox_messages
from topicgrouper.corpus.readers.parquet import SEPARATOR
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.sandbox import DAMAGED, Request
from topicgrouper.corpus.readers.tables import Table, TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport

_FAR_CELLS = (
    "if a cell is far from the others, such as XFD1048576, delete the rows and columns up to it, "
    f"or save the sheet as CSV; otherwise {DAMAGED}"
)


def _table(context: ReadContext, module: str, advice: str, **options: Any) -> Table:
    """Return a table whose reader is a module with the functions ``describe`` and ``rows``."""
    path, n_bytes = str(context.path), context.path.stat().st_size

    def records(function: str, **others: Any) -> Iterator[Any]:
        reader = f"{__package__}.{module}:{function}"
        request = Request(reader, path, options={**options, **others}, advice=advice)
        return context.sandbox.read(request)

    (described,) = records("describe")
    n_all: int = described["n_rows"]
    unfit: dict[str, str] = described.get("others", {})
    ExpansionLimit(path, n_packed=n_bytes).count(0, n_all, "rows")

    def batches(*names: Sequence[str]) -> Iterator[TableBatch]:
        wanted = list(chain(*names))
        for name in wanted:
            if name in unfit:
                message = (
                    f"the column {name!r} contains {unfit[name]}; convert it to texts or numbers"
                )
                raise ReadError(message, path=path)
        columns = list(dict.fromkeys(wanted))  # one may be used twice
        limit = ExpansionLimit(path, n_packed=n_bytes)
        n_rows = 0
        rows = records("rows", columns=columns)
        for found in rows:
            cells = {name: _cells(next(rows)) for name in columns}
            n_found = found if isinstance(found, int) else len(found)
            numbers = range(n_rows + 1, n_rows + 1 + n_found)
            n_rows += n_found
            lines: Sequence[int] = numbers if isinstance(found, int) else found
            # Cells may share a long text, which the file holds once.
            n_characters = sum(len(cell) for column in cells.values() for cell in column if cell)
            limit.count(n_characters, n_found, "rows")
            context.progress.show_rows(min(lines[-1], n_all), total=n_all)
            yield TableBatch([cells[name] for name in wanted], lines, numbers)

    return Table(path, tuple(described["header"]), batches, unfit)


@contextmanager
def open_parquet(context: ReadContext) -> Iterator[Table]:
    """Open a Parquet file."""
    _check(context, "polars", "Parquet", (None,))
    yield _table(context, "parquet", DAMAGED)


@contextmanager
def open_spreadsheet(context: ReadContext) -> Iterator[Table]:
    """Open a sheet of a spreadsheet."""
    _check(context, "python_calamine", "spreadsheets", (None, "zip"))
    yield _table(context, "spreadsheet", _FAR_CELLS, sheet=context.options.sheet)


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


@contextmanager
def open_mbox(context: ReadContext) -> Iterator[Table]:
    """Open a mailbox, packed or not; a message that cannot be read is reported."""
    with open_content(context.path, progress=context.progress) as (stream, path):

        def batches(*names: Sequence[str]) -> Iterator[TableBatch]:
            rows: list[list[str]] = []
            places: list[tuple[int, int]] = []
            options, fields = context.options, list(chain(*names))
            requests = mail_requests(
                stream, "mail_fields", path=path, options=options, fields=fields
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

        yield Table(path, MAIL_FIELDS, batches)


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
