"""CSV and TSV files: a header, cells separated by a delimiter and quoted where needed."""

from __future__ import annotations

import csv
import re
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from operator import itemgetter
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import open_lines
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.documents import NUL_MESSAGE
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import Table, TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.report import ReadReport

MAX_CELLS = 2**20
"""Lines with more cells are treated as mistakes."""

_BATCH_ROWS = 2**15
_DELIMITERS = ",;\t|"
_SAMPLED_LINES = 100
_QUOTE = "quote whole cells, and double any quotes inside them"
_DECLARATION = re.compile(r'"?sep=([^\r\n"])"?\s*', re.IGNORECASE)


def _batches(
    found: Iterator[tuple[int, list[str]]],
    header: Sequence[str],
    name: str,
    report: ReadReport,
    *names: Sequence[str],
) -> Iterator[TableBatch]:
    """Stream columns; rows with too few or too many cells are skipped as problems."""
    width = len(header)
    positions = [header.index(column) for column in chain.from_iterable(names)]
    # One cell more than wanted, because a single one would not be a tuple.
    pick = itemgetter(*positions, 0)
    stride = len(positions) + 1
    n_rows = 0
    n_records = _BATCH_ROWS
    while n_records == _BATCH_ROWS:
        # One flat list: hundreds of thousands of small ones would slow the garbage collector.
        cells: list[str] = []
        lines, numbers = [], []
        n_records = 0
        for line, row in islice(found, _BATCH_ROWS):
            n_records += 1
            # An empty line is an empty cell in a table of one column, else it is ignored.
            if not row and width > 1:
                continue
            n_rows += 1
            if row and len(row) != width:
                message = (
                    f"the row has {len(row)} cells but the header has {width}; quote cells "
                    "that contain a delimiter"
                )
                report.problem(message, path=name, line=line)
                continue
            cells += pick(row or [""])
            lines.append(line)
            numbers.append(n_rows)
        yield TableBatch([cells[i::stride] for i in range(len(positions))], lines, numbers)


@contextmanager
def open_delimited(context: ReadContext, *, delimiter: str | None = None) -> Iterator[Table]:
    """Open a CSV file."""
    path, options = context.path, context.options
    with open_lines(path, options.encoding, progress=context.progress) as (found, name):
        start, lines = peek((line + "\n" for line in found), 1)
        declared = _DECLARATION.fullmatch(start)
        if declared is not None:  # Excel's own way to name the delimiter
            lines = chain(["\n"], islice(lines, 1, None))  # other lines keep their numbers
            delimiter = declared[1]
        delimiter = options.delimiter or delimiter or guess_delimiter(start)
        rows = records(lines, name=name, delimiter=delimiter, report=context.report)
        line, row = next((record for record in rows if record[1]), (None, []))
        header = tuple(cell.strip() for cell in row)
        if not row:
            message = "the file is empty; the first line must contain the column names"
            raise ReadError(message, path=name)
        if any("\0" in cell for cell in header):
            raise ReadError(NUL_MESSAGE, path=name, line=line)
        yield Table(name, header, partial(_batches, rows, header, name, context.report))


def open_tsv(context: ReadContext) -> AbstractContextManager[Table]:
    """Open a table whose cells are separated by tabs."""
    return open_delimited(context, delimiter="\t")


def records(
    lines: Iterable[str], *, name: str, delimiter: str, report: ReadReport
) -> Iterator[tuple[int, list[str]]]:
    """Split lines into records.

    A record with wrong quotes is recorded as a problem, with all lines that it spans.
    """
    # The limit holds for the process; it is only raised, as another thread may be reading too.
    csv.field_size_limit(max(csv.field_size_limit(), MAX_LINE))
    bounded = _with_few_cells(lines, name=name, delimiter=delimiter)
    reader = csv.reader(bounded, delimiter=delimiter, strict=True)
    while True:
        first = reader.line_num + 1
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            last = max(first, reader.line_num)
            lost = f"; lines {first:,} to {last:,} are skipped" if last > first else ""
            message = f"invalid quotes ({error}); {_QUOTE}{lost}"
            report.problem(message, path=name, line=first, n_skipped=last - first + 1)
        else:
            yield first, row


def _with_few_cells(lines: Iterable[str], *, name: str, delimiter: str) -> Iterator[str]:
    """Stop at a line with too many cells: each takes far more memory than its byte in the file."""
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_CELLS and line.count(delimiter) >= MAX_CELLS:
            message = (
                f"the line has more than {MAX_CELLS:,} cells; check the delimiter {delimiter!r}"
            )
            raise ReadError(message, path=name, line=number)
        yield line


def peek(lines: Iterator[str], n_lines: int = _SAMPLED_LINES) -> tuple[str, Iterator[str]]:
    """Look at the first lines that are not blank without consuming them."""
    seen: list[str] = []
    sample: list[str] = []
    for line in lines:
        seen.append(line)
        if line.strip():
            sample.append(line)
        if len(sample) == n_lines:
            break
    return "".join(sample), chain(seen, lines)


def guess_delimiter(sample: str) -> str:
    """Guess the delimiter of a table."""
    outside = "".join(sample.split('"')[::2])
    return max(_DELIMITERS, key=outside.count)
