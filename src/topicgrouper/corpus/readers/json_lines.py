"""JSON objects as the rows of a table, their fields the columns: one per line, or in a list.

Of a list, one element is in memory at a time. Programs also export an object around the list, such
as ``{"count": 2, "data": [{…}, {…}]}``. It is read at once, so it may be as large as one element.
"""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, TypeAlias

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.context import ExpansionLimit, check_share
from topicgrouper.corpus.readers.decoding import MAX_LINE, lines_of, text_chunks
from topicgrouper.corpus.readers.report import ReadError, some_names
from topicgrouper.corpus.readers.tables import Table, TableBatch, cell_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.report import ReadReport

_Record: TypeAlias = tuple[int, dict[str, Any]]
"""An object and its line."""

MAX_VALUES = 2**22
"""The number of values in one object. Each takes about 64 bytes, far more than in the file."""

_AFTER = frozenset(",]} \t\n\r")
_BLANK = re.compile(r"[ \t\n\r]*+")
_PIECE = 2**20
_LONGEST_SIGN = 16  # more than "-Infinity" or an escape such as "\u00e9" has
_FIX = "write a list of objects, [{…}, {…}], or one object per line"
_SAMPLED_OBJECTS = 1_000
_BATCH_OBJECTS = 2**10
_HOLDS_OBJECTS = re.compile(r"[:,]\s*+\[\s*+\{")


def _batches(
    objects: Iterable[list[_Record]], name: str, report: ReadReport, *names: Sequence[str]
) -> Iterator[TableBatch]:
    """Stream columns; objects that lack a required one are skipped as problems."""
    required, others, kept = names
    n_rows = 0
    for batch in objects:
        rows: list[list[str | None]] = []
        lines, numbers = [], []
        for line, record in batch:
            n_rows += 1
            try:
                cells = [_cell(record, column, is_required=True) for column in required]
                cells += [_cell(record, column) for column in others]
            except ValueError as error:
                report.problem(str(error), path=name, line=line)
                continue
            rows.append(cells + [_any_cell(record, column) for column in kept])
            lines.append(line)
            numbers.append(n_rows)
        n_columns = sum(map(len, names))
        yield TableBatch([[row[i] for row in rows] for i in range(n_columns)], lines, numbers)


@contextmanager
def open_json_lines(context: ReadContext) -> Iterator[Table]:
    """Open a file of JSON objects: one per line, a list of them, or an object with such a list."""
    with open_content(context.path, progress=context.progress) as (stream, name):
        chunks = text_chunks(stream, path=name, encoding=context.options.encoding)
        start = ""
        for chunk in chunks:
            start += chunk
            head = start.lstrip()
            if head.startswith("[") or "\n" in head or len(start) > MAX_LINE:
                break
        chunks = chain([start], chunks)
        if _is_listed(start):
            wanted = (*context.options.text_columns, context.options.item or "text")
            values = listed_values(JsonScanner(chunks, name=name), context.report, wanted=wanted)
            found = _listed_objects(values, context, name=name)
        else:
            lines = chain.from_iterable(lines_of(chunks, path=name))
            found = _line_objects(lines, name=name, report=context.report)
        objects = iter(lambda: list(islice(found, _BATCH_OBJECTS)), [])
        first = next(objects, None)
        if first is None:
            message, line = "no JSON objects found", None
            if context.report.problems:
                message += f"; {context.report.problems[0].message}"
                line = context.report.problems[0].line
            raise ReadError(message, path=name, line=line)
        # The header is the fields of the first thousand objects.
        fields = chain.from_iterable(record for _, record in first[:_SAMPLED_OBJECTS])
        batches = partial(_batches, chain([first], objects), name, context.report)
        yield Table(name, tuple(dict.fromkeys(fields)), batches)


def _is_listed(start: str) -> bool:
    """Return whether objects span lines or share one, from the first line that is not blank."""
    head, _, rest = start.lstrip().partition("\n")
    head = head.rstrip()
    if head.startswith("[") or head == "{" or (head.startswith("{") and head.endswith("[")):
        return True
    # The only line of the file may be an object that holds all others in a list.
    return not rest.strip() and _HOLDS_OBJECTS.search(head) is not None


def _listed_objects(
    values: Iterable[tuple[int, Any]], context: ReadContext, *, name: str
) -> Iterator[_Record]:
    """Yield the objects of a list with their lines."""
    limit, n_wrong = ExpansionLimit(name, n_packed=context.path.stat().st_size), 0
    for number, (line, value) in enumerate(values, start=1):
        limit.count(0, 1, "values")  # they may all be on one line
        if isinstance(value, dict | str):
            yield line, {"text": value} if isinstance(value, str) else value
        else:
            n_wrong += 1
            message = f"elements of the list must be objects or texts, got {_kind(value)}"
            context.report.problem(message, path=name, line=line)
            check_share(n_wrong, number - n_wrong, "elements are not objects or texts", path=name)


def _line_objects(lines: Iterable[str], *, name: str, report: ReadReport) -> Iterator[_Record]:
    """Yield the objects on lines with their numbers."""
    n_wrong = 0
    for number, line in enumerate(lines, start=1):
        if not line or line.isspace():
            continue
        try:
            yield number, _object(line)
        except (ValueError, RecursionError) as error:
            what = "nested too deeply" if isinstance(error, RecursionError) else error
            message = f"not a valid JSON object ({what}); write one object per line"
            report.problem(message, path=name, line=number)
            n_wrong += 1
            check_share(n_wrong, number - n_wrong, "lines are not JSON objects", path=name)


def _object(line: str) -> dict[str, Any]:
    if holds_too_many_values(line):
        raise ValueError(f"more than {MAX_VALUES:,} values")
    value = json.loads(line)
    if not isinstance(value, dict):
        raise ValueError(f"got {_kind(value)}")
    return value


def _cell(record: dict[str, Any], name: str, *, is_required: bool = False) -> str | None:
    if name not in record:
        if not is_required:
            return None
        raise ValueError(f"no field {name!r}; the fields are {some_names(list(record))}")
    value = record[name]
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        return cell_text(value)
    except TypeError:
        message = f"the field {name!r} must be a text or number, got {_kind(value)}"
        raise ValueError(message) from None


def _any_cell(record: dict[str, Any], name: str) -> str | None:
    if isinstance(record.get(name), list | dict):
        return cell_text(json.dumps(record[name], ensure_ascii=False))
    return _cell(record, name)


def _kind(value: object) -> str:
    names = {list: "list", dict: "object", str: "text", bool: "boolean", type(None): "null"}
    return f"a JSON {names.get(type(value), 'number')}"


class JsonScanner:
    """JSON text that is read in chunks."""

    def __init__(self, chunks: Iterable[str], *, name: str) -> None:
        self.name = name
        # A line may be one chunk of any length; sizes are checked between pieces.
        self._chunks = (
            chunk[start : start + _PIECE]
            for chunk in chunks
            for start in range(0, len(chunk), _PIECE)
        )
        self._text = ""
        self._place = 0
        self.line = 1  # that of the next character
        self._decoder = json.JSONDecoder()

    def peek(self) -> str:
        """Return the next character that is not blank; empty at the end."""
        while True:
            sign = self._text[self._place : self._place + 1]
            if sign and sign not in " \t\n\r":
                return sign
            blank = _BLANK.match(self._text, self._place)
            self._move(blank.end() if blank else self._place)
            if self._place == len(self._text) and not self._more(1):
                return ""

    def take(self, character: str) -> bool:
        """Take the next character that is not blank if it is this one; tell whether it was."""
        if self.peek() != character:
            return False
        self._place += 1
        return True

    def value(self) -> tuple[int, Any]:
        """Take the next value; its line is told."""
        self.peek()
        line = self.line
        while True:
            try:
                value, end = self._decoder.raw_decode(self._text, self._place)
            except (ValueError, RecursionError) as error:
                if self._may_be_cut(error):
                    self._check_size()
                    # Twice as much each time, so that little is parsed more than twice; but not
                    # so much that what is not checked yet could fill the memory.
                    if self._more(min(len(self._text) - self._place, MAX_VALUES)):
                        continue
                raise self.error(error) from None
            is_cut = isinstance(value, int | float) and self._text[end : end + 1] not in _AFTER
            if not is_cut or not self._more(1):
                self._move(end)
                return line, value

    def error(self, reason: object) -> ReadError:
        """Return an error at the current place."""
        line = self.line
        if isinstance(reason, json.JSONDecodeError):
            line += self._text.count("\n", self._place, reason.pos)
            reason = reason.msg
        elif isinstance(reason, RecursionError):
            reason = "nested too deeply"
        return ReadError(f"invalid JSON ({reason}); {_FIX}", path=self.name, line=line)

    def _may_be_cut(self, error: Exception) -> bool:
        """Return whether an error may come from the end of the data read so far."""
        if not isinstance(error, json.JSONDecodeError):
            return False
        is_at_end = error.pos > len(self._text) - _LONGEST_SIGN
        return is_at_end or error.msg.startswith("Unterminated string")

    def _move(self, place: int) -> None:
        self.line += self._text.count("\n", self._place, place)
        self._place = place

    def _more(self, n_characters: int) -> bool:
        """Read at least so many characters more, and forget what was taken; False at the end."""
        parts = [self._text[self._place :]]
        for chunk in self._chunks:
            parts.append(chunk)
            n_characters -= len(chunk)
            if n_characters <= 0:
                break
        if len(parts) == 1:  # the text stays: errors refer to places in it
            return False
        self._text, self._place = "".join(parts), 0
        return True

    def _check_size(self) -> None:
        """Refuse a value that is too large; what was read of it so far is all of the text."""
        what = None
        if len(self._text) - self._place > MAX_LINE:
            what = f"is longer than {MAX_LINE:,} characters"
        elif holds_too_many_values(self._text, self._place):
            what = f"has more than {MAX_VALUES:,} values"
        if what is not None:
            raise ReadError(f"an object {what}; {_FIX}", path=self.name, line=self.line)


def holds_too_many_values(text: str, start: int = 0) -> bool:
    """Return whether JSON text, from a place on, may hold more than `MAX_VALUES` values."""
    if len(text) - start <= MAX_VALUES:
        return False
    return sum(text.count(sign, start) for sign in "[{,") > MAX_VALUES


def listed_values(
    scanner: JsonScanner, report: ReadReport, *, wanted: Collection[str]
) -> Iterator[tuple[int, Any]]:
    """Stream the elements of a list, objects that follow each other, or a list in one object."""
    if scanner.take("["):
        is_at_end = scanner.take("]")
        while not is_at_end:
            yield scanner.value()
            is_at_end = scanner.take("]")
            if not is_at_end and not scanner.take(","):
                raise scanner.error("missing comma or end of the list")
        if scanner.peek():
            raise scanner.error("unexpected text after the end of the list")
        return
    line, value = scanner.value()
    if not scanner.peek() and isinstance(value, dict) and value.keys().isdisjoint(wanted):
        yield from ((line, element) for element in _wrapped(value, line, scanner, report))
        return
    yield line, value
    while scanner.peek():
        yield scanner.value()


def _wrapped(
    value: dict[str, Any], line: int, scanner: JsonScanner, report: ReadReport
) -> list[Any]:
    lists = [
        name
        for name, field in value.items()
        if isinstance(field, list) and field and isinstance(field[0], dict)
    ]
    if len(lists) > 1:
        message = (
            f"the JSON object has several lists, {lists[0]!r} and {lists[1]!r}; save the one with "
            "the documents as a separate file"
        )
        raise ReadError(message, path=scanner.name, line=line)
    if not lists:
        return [value]
    report.note(f"Read the documents from the list {lists[0][:60]!r} of the JSON object.")
    found: list[Any] = value[lists[0]]
    return found
