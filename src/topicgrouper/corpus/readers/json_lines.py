"""JSON objects as the rows of a table, their fields the columns: one per line, or in a list."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.decoding import MAX_LINE, lines_of, text_chunks
from topicgrouper.corpus.readers.frames import cell_text
from topicgrouper.corpus.readers.growth import check_number
from topicgrouper.corpus.readers.json_values import (
    MAX_VALUES,
    JsonScanner,
    holds_too_many_values,
    listed_values,
)
from topicgrouper.corpus.readers.report import ReadError, some_names
from topicgrouper.corpus.readers.tables import TableBatch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

_Objects: TypeAlias = list[tuple[int, dict[str, Any]]]

_SAMPLED_OBJECTS = 1_000
_BATCH_OBJECTS = 2**14
_HOLDS_OBJECTS = re.compile(r"[:,]\s*+\[\s*+\{")


class JsonTable:
    """JSON objects as a table; its header is the fields of the first thousand objects."""

    def __init__(self, objects: Iterable[_Objects], *, name: str, report: ReadReport) -> None:
        self.name = name
        self._report = report
        parsed = iter(objects)
        first = next(parsed, None)
        if first is None:
            message, line = "it holds no JSON objects", None
            if report.problems:
                message += f"; {report.problems[0].message}"
                line = report.problems[0].line
            raise ReadError(message, path=name, line=line)
        self._batches = chain([first], parsed)
        fields = chain.from_iterable(record for _, record in first[:_SAMPLED_OBJECTS])
        self.header = tuple(dict.fromkeys(fields))

    def batches(
        self, wanted: Sequence[str], *, required: int = 0, kept: Sequence[str] = ()
    ) -> Iterator[TableBatch]:
        """Stream columns; objects that lack a required one are skipped as problems."""
        n_rows = 0
        for batch in self._batches:
            rows: list[list[str | None]] = []
            lines, numbers = [], []
            for line, record in batch:
                n_rows += 1
                try:
                    cells = [_cell(record, name, i < required) for i, name in enumerate(wanted)]
                except ValueError as error:
                    self._report.problem(str(error), path=self.name, line=line)
                    continue
                rows.append(cells + [_any_cell(record, name) for name in kept])
                lines.append(line)
                numbers.append(n_rows)
            columns = [[row[i] for row in rows] for i in range(len(wanted) + len(kept))]
            yield TableBatch(list(columns), lines, numbers)


@contextmanager
def open_json_lines(task: Task) -> Iterator[JsonTable]:
    """Open a file of JSON objects: one per line, a list of them, or an object with such a list."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        chunks = text_chunks(stream, path=name, encoding=task.options.encoding)
        start = ""
        for chunk in chunks:
            start += chunk
            head = start.lstrip()
            if head.startswith("[") or "\n" in head or len(start) > MAX_LINE:
                break
        chunks = chain([start], chunks)
        if _is_listed(start):
            wanted = (task.options.text_column or "text", task.options.item or "text")
            values = listed_values(JsonScanner(chunks, name=name), task.report, wanted=wanted)
            objects = _listed_objects(values, task, name=name)
        else:
            objects = _line_objects(lines_of(chunks, path=name), name=name, report=task.report)
        yield JsonTable(objects, name=name, report=task.report)


def _is_listed(start: str) -> bool:
    """Tell from the first line that is not blank whether objects span lines or share one."""
    head, _, rest = start.lstrip().partition("\n")
    head = head.rstrip()
    if head.startswith("[") or head == "{" or (head.startswith("{") and head.endswith("[")):
        return True
    # The only line of the file may be an object that holds all others in a list.
    return not rest.strip() and _HOLDS_OBJECTS.search(head) is not None


def _listed_objects(
    values: Iterable[tuple[int, Any]], task: Task, *, name: str
) -> Iterator[_Objects]:
    """Yield the objects of a list with their lines, never an empty batch."""
    n_packed = task.path.stat().st_size
    found: _Objects = []
    for number, (line, value) in enumerate(values, start=1):
        check_number(name, number, "values", n_packed=n_packed)  # they may all be on one line
        if isinstance(value, dict | str):
            found.append((line, {"text": value} if isinstance(value, str) else value))
        else:
            message = f"an element of the list is {_kind(value)}; it must be an object or a text"
            task.report.problem(message, path=name, line=line)
        if len(found) == _BATCH_OBJECTS:
            yield found
            found = []
    if found:
        yield found


def _line_objects(
    batches: Iterable[list[str]], *, name: str, report: ReadReport
) -> Iterator[_Objects]:
    """Yield the objects on lines with their numbers, never an empty batch."""
    n_lines = 0
    for lines in batches:
        found = []
        for number, line in enumerate(lines, start=n_lines + 1):
            if not line or line.isspace():
                continue
            try:
                found.append((number, _object(line)))
            except (ValueError, RecursionError) as error:
                what = "nested too deeply" if isinstance(error, RecursionError) else error
                message = f"it is not a JSON object ({what}); write one object per line"
                report.problem(message, path=name, line=number)
        n_lines += len(lines)
        if found:
            yield found


def _object(line: str) -> dict[str, Any]:
    if holds_too_many_values(line):
        raise ValueError(f"it holds more than {MAX_VALUES:,} values")
    value = json.loads(line)
    if not isinstance(value, dict):
        raise ValueError(f"it is {_kind(value)}, not an object")
    return value


def _cell(record: dict[str, Any], name: str, is_required: bool) -> str | None:  # noqa: FBT001
    if name not in record:
        if not is_required:
            return None
        raise ValueError(f"it has no field {name!r}; its fields are {some_names(list(record))}")
    value = record[name]
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        return cell_text(value)
    except TypeError:
        message = f"its field {name!r} is {_kind(value)}; it must be a text or number"
        raise ValueError(message) from None


def _any_cell(record: dict[str, Any], name: str) -> str | None:
    if isinstance(record.get(name), list | dict):
        return cell_text(json.dumps(record[name], ensure_ascii=False))
    return _cell(record, name, is_required=False)


def _kind(value: object) -> str:
    names = {list: "list", dict: "object", str: "text", bool: "boolean", type(None): "null"}
    return f"a JSON {names.get(type(value), 'number')}"
