"""The rules for tables, whatever file or frame they come from, and data frames as tables.

A table is a stream of batches of columns of texts. A row is a document, with an id, a label and any
other columns, or else an item of a basket.
"""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain, islice, repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.corpus.corpus import title_among
from topicgrouper.corpus.readers.archives import walk_files
from topicgrouper.corpus.readers.context import ByteProgress, ExpansionLimit
from topicgrouper.corpus.readers.decoding import EncodingError
from topicgrouper.corpus.readers.documents import NUL_MESSAGE, Document, count_documents
from topicgrouper.corpus.readers.report import ReadError, ReadReport, printable_path, some_names

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.options import ReadOptions


@dataclass(frozen=True, slots=True)
class TableBatch:
    """Some rows of the columns that were requested."""

    # The cells of each column, in the order of the request; None where a cell has no value.
    columns: list[Sequence[str | None]]
    # The line of each row, the first if it spans several; its number if there are no lines.
    lines: Sequence[int]
    # The number of each row, counted from 1; in a folder of tables after the name of the
    # file.
    numbers: Sequence[int | str]


@dataclass(slots=True)
class Table:
    """A table that is read once, from start to end."""

    name: str  # its name in messages; of a folder of tables, that of the current file
    header: tuple[str, ...]  # the names of its columns
    # Streams columns: those that each row must have, others, and those that hold any values.
    batches: Callable[..., Iterator[TableBatch]]
    unfit: Collection[str] = ()  # the columns that are known to hold neither texts nor numbers


def check_columns(table: Table, wanted: dict[str, str | None]) -> None:
    """Check that a table has each column exactly once."""
    for option, column in wanted.items():
        role = f"{option.removesuffix('_column').replace('_', ' ')} column"
        role = "columns to keep" if option == "columns" else role
        if column is not None and column not in table.header:
            message = f"no column {column!r}; choose the {role} from {some_names(table.header)}"
            raise ReadError(message, path=table.name)
        if column is not None and table.header.count(column) > 1:
            message = f"several columns are called {column!r}; rename all but the one to read"
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


def without_missing(table: Table, options: ReadOptions, optional: Collection[str]) -> ReadOptions:
    """Return options without the columns that a table may lack and does."""
    columns = tuple(name for name in options.kept_columns if name in table.header)
    changes: dict[str, Any] = {"columns": columns} if "columns" in optional else {}
    for name in optional:
        if name != "columns" and getattr(options, name) not in table.header:
            changes[name] = None
    return replace(options, **changes)


def count_table(table: Table, options: ReadOptions, report: ReadReport) -> Corpus:
    """Count the words of the documents in a table."""
    for role in ("id_column", "label_column", "title_column"):
        check_columns(table, {role: getattr(options, role)})
    texts = _text_columns(table, options)
    taken = {options.id_column, options.label_column, *table.unfit}
    taken |= {*texts} if len(texts) == 1 else set()
    title = options.title_column or title_among([one for one in table.header if one not in taken])
    if len(table.header) > 1:  # otherwise, its name need not be that of the next table
        report.found["text_column"] = texts[0] if len(texts) == 1 else texts
    report.found |= {"title_column": title} if title else {}
    kept = [*dict.fromkeys(([title] if title else []) + find_columns(table, options.kept_columns))]
    documents = _documents(table, texts, options, report, kept)
    return count_documents(documents, options, report, columns=kept)


def _documents(
    table: Table,
    text_columns: Sequence[str],
    options: ReadOptions,
    report: ReadReport,
    kept: Sequence[str],
) -> Iterator[Document]:
    """Stream the documents; a row without a text is an empty document."""
    others = [name for name in (options.id_column, options.label_column) if name is not None]
    first, *more = text_columns
    for batch in table.batches([first], [*more, *others], kept):
        columns = iter(batch.columns)
        texts = next(columns)
        if more:
            parts = zip(texts, *islice(columns, len(more)), strict=True)
            texts = ["\n\n".join(filter(None, each)) for each in parts]
        ids = batch.numbers if options.id_column is None else next(columns)
        labels = None if options.label_column is None else next(columns)
        values = zip(*columns, strict=True) if kept else repeat((), len(texts))
        rows = zip(texts, ids, labels or texts, batch.lines, batch.numbers, values, strict=True)
        for text, id_, label, line, number, row_values in rows:
            if text is not None and "\0" in text:
                report.problem(NUL_MESSAGE, path=table.name, line=line)
                continue
            shown = None if labels is None else label or ""
            yield Document(text or "", str(id_ or number), shown, row_values)


def _text_columns(table: Table, options: ReadOptions) -> tuple[str, ...]:
    for name in options.text_columns:
        check_columns(table, {"text_column": name})
    if options.text_columns or len(table.header) == 1:
        return options.text_columns or table.header
    called_text = [name for name in table.header if name.strip().lower() == "text"]
    if len(called_text) == 1:
        return (called_text[0],)
    if called_text:
        message = "several columns are called 'text'; rename all but the one to read"
        raise ReadError(message, path=table.name)
    message = (
        "no column is called 'text'; set the text column (or the basket and item columns) to one "
        f"of {some_names(table.header)}, or the format baskets-wide if each line is a basket"
    )
    raise ReadError(message, path=table.name)


# A folder of tables of one format is read as one table.

_SAMPLED_FILES = 20


@contextmanager
def open_tables(
    context: ReadContext,
    opener: Callable[[ReadContext], AbstractContextManager[Table]],
    *,
    same_columns: bool,
) -> Iterator[Table]:
    """Open a table, or a folder of tables as one."""
    if not context.path.is_dir():
        with opener(context) as table:
            yield table
        return
    report = context.report
    files = list(walk_files(context.path, skip=lambda path, why: report.problem(why, path=path)))
    # Problems with a file are recorded when it is read as a whole.
    quiet = replace(context, report=ReadReport(), progress=ByteProgress())
    n_sampled = 1 if same_columns else _SAMPLED_FILES
    found = _tables(files, quiet, opener, same_columns=same_columns)
    heads = [(one.header, one.unfit) for _, _, one in islice(found, n_sampled)]
    found.close()
    if not heads:
        problems = quiet.report.problems
        message = f"no table found; {problems[0]}" if problems else "no table found"
        raise ReadError(message, path=context.path)

    def batches(*names: Sequence[str]) -> Iterator[TableBatch]:
        """Stream columns of one table after the other."""
        for name, path, one in _tables(files, context, opener, same_columns=same_columns):
            table.name = one.name
            limit = ExpansionLimit(path, n_packed=path.stat().st_size, within=context.limit)
            try:
                for batch in one.batches(*names):
                    cells = chain.from_iterable(batch.columns)
                    limit.count(sum(map(len, filter(None, cells))), len(batch.lines), "rows")
                    yield replace(batch, numbers=[f"{name}:{number}" for number in batch.numbers])
            except EncodingError:
                raise  # it is likely that of all tables, and can be set
            except ReadError as error:
                report.problem(error.message, path=path, line=error.line)

    header = tuple(dict.fromkeys(chain.from_iterable(header for header, _ in heads)))
    unfit = frozenset(chain.from_iterable(names for _, names in heads))
    table = Table(str(context.path), heads[0][0] if same_columns else header, batches, unfit)
    yield table


def _tables(
    files: Iterable[tuple[str, Path]],
    context: ReadContext,
    opener: Callable[[ReadContext], AbstractContextManager[Table]],
    *,
    same_columns: bool,
) -> Generator[tuple[str, Path, Table]]:
    """Open tables, each until the next one; those that cannot be opened are recorded."""
    first: tuple[str, tuple[str, ...]] | None = None
    for file, path in files:
        name = printable_path(file)
        with ExitStack() as stack:
            opening = opener(replace(context, path=path, progress=ByteProgress()))
            try:
                table = stack.enter_context(opening)
            except ReadError as error:
                context.report.problem(error.message, path=path, line=error.line)
                continue
            first = first or (name, table.header)
            if same_columns:
                _check_same_columns(path, table.header, *first)
            yield name, path, table
        context.progress.add(path.stat().st_size)


def _check_same_columns(
    path: Path, header: Sequence[str], first: str, expected: Sequence[str]
) -> None:
    lacking = [column for column in expected if column not in header]
    more = [column for column in header if column not in expected]
    what = [f"missing: {some_names(lacking)}"] if lacking else []
    what += [f"extra: {some_names(more)}"] if more else []
    if what:
        message = (
            f"the columns differ from {first} ({'; '.join(what)}); all tables in a folder must "
            "have the same columns"
        )
        raise ReadError(message, path=path)


_BATCH_ROWS = 2**15
_SAMPLED_ROWS = 100


def frame_table(frame: Any) -> Table:
    """Return a data frame as a table; missing values of any kind are None."""
    import narwhals as nw  # noqa: PLC0415 - only frames need it

    try:
        frame = nw.from_native(frame, eager_only=True)
    except TypeError:
        raise TypeError(
            f"expected a data frame, got {type(frame).__module__}.{type(frame).__qualname__}; "
            "collect lazy frames first"
        ) from None
    header = tuple(str(name) for name in frame.columns)

    def batches(*names: Sequence[str]) -> Iterator[TableBatch]:
        wanted = [frame.columns[header.index(name)] for name in chain(*names)]
        for start in range(0, len(frame), _BATCH_ROWS):
            part = frame[start : start + _BATCH_ROWS]
            numbers = range(start + 1, start + len(part) + 1)
            yield TableBatch([_frame_cells(part, name) for name in wanted], numbers, numbers)

    unfit = []
    for shown, name in zip(header, frame.columns, strict=True):
        try:
            _frame_cells(frame[:_SAMPLED_ROWS], name)
        except ReadError:
            unfit.append(shown)
    return Table("the data frame", header, batches, unfit)


def _frame_cells(part: Any, name: str) -> list[str | None]:
    try:
        return [cell_text(cell) for cell in part.get_column(name).to_list()]
    except TypeError as error:
        message = f"the column {name!r} contains {error}; convert it to texts or numbers"
        raise ReadError(message, path="the data frame") from None


def cell_text(value: Any) -> str | None:
    """Return a cell as text, None if it is missing; TypeError names other kinds."""
    if isinstance(value, str):
        # JSON and some libraries allow half of a surrogate pair, which is not text.
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, (bytes, list, tuple, dict, set, np.ndarray)):
        raise TypeError(type(value).__name__)
    # Missing values: NaN and NaT differ from themselves; pandas' NA cannot even be compared.
    if value is None or type(value).__name__ == "NAType" or value != value:  # noqa: PLR0124
        return None
    if isinstance(value, float) and value.is_integer():
        # An id of 17 becomes 17.0 as soon as another row lacks one: restore it.
        return str(int(value))
    if isinstance(value, date):
        return value.isoformat().removesuffix("T00:00:00")
    return str(value)
