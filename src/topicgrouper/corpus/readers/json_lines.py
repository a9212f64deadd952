"""JSON lines: one object per line, its fields the columns of a table."""

from __future__ import annotations

import json
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.decoding import line_batches
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.tables import TableBatch, some_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from topicgrouper.corpus.readers.report import Ledger
    from topicgrouper.corpus.readers.task import Task

__all__ = ["JsonTable", "open_json_lines"]

# Each takes about 64 bytes, far more than in the file.
_MAX_VALUES = 2**22
_SAMPLED_OBJECTS = 1_000


class JsonTable:
    """A file of JSON lines as a table; its header is the fields of the first thousand objects.

    Parameters
    ----------
    batches : iterable of list of str
        Its lines, without their ends.
    name : str
        Its name in messages.
    ledger : Ledger
        Where problems are recorded.

    Raises
    ------
    ReadError
        If there is no object.
    """

    def __init__(self, batches: Iterable[list[str]], *, name: str, ledger: Ledger) -> None:
        self.name = name
        self._ledger = ledger
        parsed = self._parsed(batches)
        first = next(parsed, None)
        if first is None:
            first_problem = ledger.problems[0] if ledger.problems else None
            problems = f"; {first_problem.message}" if first_problem else ""
            message = f"it holds no JSON objects{problems}"
            raise ReadError(message, path=name, line=first_problem.line if first_problem else None)
        self._batches = chain([first], parsed)
        fields = chain.from_iterable(record for _, record in first[:_SAMPLED_OBJECTS])
        self.header = tuple(dict.fromkeys(fields))

    def batches(
        self, wanted: Sequence[str], *, required: int = 0, kept: Sequence[str] = ()
    ) -> Iterator[TableBatch]:
        """Stream columns; objects that lack a required one are skipped as problems.

        Parameters
        ----------
        wanted : sequence of str
            The names of the columns.
        required : int, default=0
            How many of the columns, from the first on, each object must have.
        kept : sequence of str, default=()
            The names of further columns. Their lists and objects are kept as JSON.

        Yields
        ------
        TableBatch
            The next rows.
        """
        n_rows = 0
        for batch in self._batches:
            lines: list[int] = []
            rows: list[list[str | None]] = []
            numbers: list[int] = []
            for line, record in batch:
                n_rows += 1
                try:
                    cells = [_cell(record, name, i < required) for i, name in enumerate(wanted)]
                except ValueError as error:
                    self._ledger.problem(str(error), path=self.name, line=line)
                    continue
                cells += [_any_cell(record, name) for name in kept]
                lines.append(line)
                rows.append(cells)
                numbers.append(n_rows)
            columns = [[row[i] for row in rows] for i in range(len(wanted) + len(kept))]
            yield TableBatch(list(columns), lines, numbers)

    def _parsed(self, batches: Iterable[list[str]]) -> Iterator[list[tuple[int, dict[str, Any]]]]:
        """Yield objects with their lines, never an empty batch."""
        n_lines = 0
        for lines in batches:
            found = []
            for number, line in enumerate(lines, start=n_lines + 1):
                if not line or line.isspace():
                    continue
                try:
                    found.append((number, _object(line)))
                except (ValueError, RecursionError) as error:
                    self._ledger.problem(_explained(line, error), path=self.name, line=number)
            n_lines += len(lines)
            if found:
                yield found


@contextmanager
def open_json_lines(task: Task) -> Iterator[JsonTable]:
    """Open a file of JSON lines.

    Parameters
    ----------
    task : Task
        What to read.

    Yields
    ------
    JsonTable
        The table.
    """
    with open_content(task.path, meter=task.meter) as (stream, name):
        batches = line_batches(stream, path=name, encoding=task.options.encoding)
        yield JsonTable(batches, name=name, ledger=task.ledger)


def _object(line: str) -> dict[str, Any]:
    if len(line) > _MAX_VALUES and sum(map(line.count, "[{,")) > _MAX_VALUES:
        message = f"it holds more than {_MAX_VALUES:,} values"
        raise ValueError(message)
    value = json.loads(line)
    if not isinstance(value, dict):
        message = f"it is a JSON {_KINDS.get(type(value), 'value')}, not an object"
        raise ValueError(message)
    return value


def _explained(line: str, error: Exception) -> str:
    if line.lstrip().startswith("["):
        return (
            "it is a JSON list; write one object per line instead, as pandas does with "
            "to_json(path, orient='records', lines=True)"
        )
    what = "nested too deeply" if isinstance(error, RecursionError) else error
    return f"it is not a JSON object ({what}); write one object per line"


def _cell(record: dict[str, Any], name: str, is_required: bool) -> str | None:  # noqa: FBT001
    if name not in record:
        if not is_required:
            return None
        message = f"it has no field {name!r}; its fields are {some_names(list(record))}"
        raise ValueError(message)
    value = record[name]
    if value is None or isinstance(value, str):
        # Half of a surrogate pair can be written in JSON, but is not text.
        return value if value is None or value.isascii() else _without_surrogates(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, (int, float)):
        return str(value)
    message = f"its field {name!r} is a JSON {_KINDS[type(value)]}; it must be a text or number"
    raise ValueError(message)


def _any_cell(record: dict[str, Any], name: str) -> str | None:
    if isinstance(record.get(name), list | dict):
        return _without_surrogates(json.dumps(record[name], ensure_ascii=False))
    return _cell(record, name, is_required=False)


def _without_surrogates(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


_KINDS = {
    list: "list",
    dict: "object",
    str: "text",
    int: "number",
    float: "number",
    bool: "boolean",
}
