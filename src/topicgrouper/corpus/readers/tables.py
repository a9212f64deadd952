"""What tables have in common, whatever file or frame they come from.

A table is a stream of batches of columns of texts. A row is a document, with an id, a label and any
other columns, or else an item of a basket.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Protocol

from topicgrouper.corpus.readers.documents import Batcher, DocumentBatch, count_documents
from topicgrouper.corpus.readers.lines import NUL_MESSAGE
from topicgrouper.corpus.readers.report import ReadError, some_names

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport


@dataclass(frozen=True, slots=True)
class TableBatch:
    """Some rows of the columns that were requested."""

    # The cells of each column, in the order of the request, first those wanted, then those
    # kept; None where a cell has no value.
    columns: list[Sequence[str | None]]
    # The line of each row, the first if it spans several; its number if there are no lines.
    lines: Sequence[int]
    # The number of each row, counted from 1; in a folder of tables after the name of the
    # file.
    numbers: Sequence[int | str]


class Table(Protocol):
    """A table that is read once, from start to end."""

    name: str
    """Its name in messages."""

    header: tuple[str, ...]
    """The names of its columns."""

    def batches(
        self, wanted: Sequence[str], *, required: int, kept: Sequence[str] = ()
    ) -> Iterator[TableBatch]:
        """Stream columns, first those wanted; the first ``required`` must exist in each row.

        Those kept may hold any values.
        """


def check_columns(table: Table, wanted: dict[str, str | None]) -> None:
    """Check that a table has each column exactly once."""
    for option, column in wanted.items():
        role = f"{option.removesuffix('_column').replace('_', ' ')} column"
        role = "columns to keep" if option == "columns" else role
        if column is not None and column not in table.header:
            message = (
                f"it has no column {column!r}; choose the {role} from its columns: "
                f"{some_names(table.header)}"
            )
            raise ReadError(message, path=table.name)
        if column is not None and table.header.count(column) > 1:
            message = f"it has several columns {column!r}; rename the one to read"
            raise ReadError(message, path=table.name)


def find_columns(table: Table, columns: Sequence[str]) -> list[str]:
    """Find the columns that are kept beside the texts or the items."""
    found = dict.fromkeys(name for given in columns for name in column_names(given, table.header))
    for name in found:
        check_columns(table, {"columns": name})
    return list(found)


def column_names(given: str, known: Collection[str]) -> list[str]:
    """Return the names in a text: one if it is known as such, else those between commas."""
    if given in known:
        return [given]
    return [part for part in map(str.strip, given.split(",")) if part]


def count_table(table: Table, options: ReadOptions, report: ReadReport) -> Corpus:
    """Count the words of the documents in a table."""
    return count_documents(_documents(table, options, report), options, report)


def _documents(table: Table, options: ReadOptions, report: ReadReport) -> Iterator[DocumentBatch]:
    """Stream the documents; a row without a text is an empty document."""
    text_column = _text_column(table, options)
    check_columns(table, {"id_column": options.id_column, "label_column": options.label_column})
    others = [name for name in (options.id_column, options.label_column) if name is not None]
    kept = find_columns(table, options.kept_columns)
    batcher = Batcher(has_labels=options.label_column is not None, column_names=tuple(kept))
    for batch in table.batches([text_column, *others], required=1, kept=kept):
        columns = iter(batch.columns)
        texts = next(columns)
        ids = batch.numbers if options.id_column is None else next(columns)
        labels = [None] * len(texts) if options.label_column is None else next(columns)
        values = zip(*columns, strict=True) if kept else repeat((), len(texts))
        rows = zip(texts, ids, labels, batch.lines, batch.numbers, values, strict=True)
        for text, id_, label, line, number, row_values in rows:
            if text is not None and "\0" in text:
                report.problem(NUL_MESSAGE, path=table.name, line=line)
                continue
            batcher.add(text or "", id=str(id_ or number), label=label or "", values=row_values)
            yield from batcher.full()
    yield from batcher.rest()


def _text_column(table: Table, options: ReadOptions) -> str:
    if options.text_column is not None:
        check_columns(table, {"text_column": options.text_column})
        return options.text_column
    if len(table.header) == 1:
        return table.header[0]
    called_text = [name for name in table.header if name.strip().lower() == "text"]
    if len(called_text) == 1:
        return called_text[0]
    if called_text:
        message = "several of its columns are called 'text'; rename all but the one to read"
        raise ReadError(message, path=table.name)
    message = (
        "none of its columns is called 'text'; set the text column (or basket and item columns) "
        f"to one of {some_names(table.header)}, or the format baskets-wide if each line is a basket"
    )
    raise ReadError(message, path=table.name)
