"""A folder of tables of one format, read as one table."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import chain, islice
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.compression import Meter
from topicgrouper.corpus.readers.decoding import EncodingError
from topicgrouper.corpus.readers.folder import walk_files
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.report import ReadError, printable_path, some_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from topicgrouper.corpus.readers.tables import Table, TableBatch
    from topicgrouper.corpus.readers.task import Task

_SAMPLED_FILES = 20
_READ_AS_TEXTS = "set the format folder to read every file as a text"


class TableFolder:
    """The tables in a folder as one."""

    def __init__(
        self,
        task: Task,
        opener: Callable[[Task], AbstractContextManager[Table]],
        *,
        same_columns: bool,
    ) -> None:
        self.name = str(task.path)
        self._task = task
        self._opener = opener
        self._files = list(
            walk_files(task.path, skip=lambda path, why: task.report.problem(why, path=path))
        )
        self._first_header: tuple[str, tuple[str, ...]] | None = None
        self._same_columns = same_columns
        # Problems with a file are recorded when it is read as a whole.
        quiet = replace(task, report=type(task.report)(), meter=Meter())
        n_files = 1 if same_columns else _SAMPLED_FILES
        headers = [table.header for _, _, table in islice(self._tables(quiet), n_files)]
        if not headers:
            problems = quiet.report.problems
            message = f"it holds no table; {problems[0]}" if problems else "it holds no table"
            raise ReadError(message, path=task.path)
        self.header = headers[0]
        if not same_columns:
            self.header = tuple(dict.fromkeys(chain.from_iterable(headers)))

    def batches(
        self, wanted: Sequence[str], *, required: int = 0, kept: Sequence[str] = ()
    ) -> Iterator[TableBatch]:
        """Stream columns of one table after the other."""
        task = self._task
        for name, path, table in self._tables(task):
            self.name = table.name
            growth = Growth(path, n_packed=path.stat().st_size, within=task.growth)
            try:
                for batch in table.batches(wanted, required=required, kept=kept):
                    cells = chain.from_iterable(batch.columns)
                    growth.count(sum(map(len, filter(None, cells))), len(batch.lines), "rows")
                    yield replace(batch, numbers=[f"{name}:{number}" for number in batch.numbers])
            except EncodingError:
                raise  # it is likely that of all tables, and can be set
            except ReadError as error:
                task.report.problem(error.message, path=path, line=error.line)

    def _tables(self, task: Task) -> Iterator[tuple[str, Path, Table]]:
        """Open the tables, each until the next one; those that cannot be opened are recorded."""
        for file, path in self._files:
            name = printable_path(file)
            with ExitStack() as stack:
                opening = self._opener(replace(task, path=path, meter=Meter()))
                try:
                    table = stack.enter_context(opening)
                except ReadError as error:
                    task.report.problem(error.message, path=path, line=error.line)
                    continue
                self._check_columns(name, path, table)
                yield name, path, table
            task.meter.add(path.stat().st_size)

    def _check_columns(self, name: str, path: Path, table: Table) -> None:
        if not self._same_columns:
            return
        self._first_header = self._first_header or (name, table.header)
        first, header = self._first_header
        lacking = [column for column in header if column not in table.header]
        more = [column for column in table.header if column not in header]
        what = [f"it lacks {some_names(lacking)}"] if lacking else []
        what += [f"it has also {some_names(more)}"] if more else []
        if what:
            message = (
                f"its columns are not those of {first}: {' and '.join(what)}; tables of a folder "
                "must have the same columns"
            )
            raise ReadError(message, path=path)


@contextmanager
def open_tables(
    task: Task, opener: Callable[[Task], AbstractContextManager[Table]], *, same_columns: bool
) -> Iterator[Table]:
    """Open a table, or a folder of tables as one."""
    if task.path.is_dir():
        yield TableFolder(task, opener, same_columns=same_columns)
        return
    with opener(task) as table:
        yield table
