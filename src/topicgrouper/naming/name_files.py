"""Changes to the names of topics, and names in files: a table from a spreadsheet, or JSON."""

from __future__ import annotations

import io
import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.readers.delimited import records
from topicgrouper.corpus.readers.report import ReadReport
from topicgrouper.naming.named_topics import MARK
from topicgrouper.search.query import node_meant
from topicgrouper.storage.csv_cells import text_of_cell
from topicgrouper.tables.shown import printable
from topicgrouper.tree.topic import TopicName

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from os import PathLike

    from topicgrouper.record.record import Record

_MAX_BYTES = 2**26
"""Larger files are treated as mistakes: 64 MiB."""

_MAX_PROBLEMS = 5
_KEYS = ("topic", "name", "note", "tree")
_DELIMITERS = ",;\t"
_SEPARATOR_LINE = re.compile(r"sep=([,;\t|])", re.IGNORECASE)
_FENCE = re.compile(r"^[ \t]*```.*$", re.MULTILINE)
_JSON_LINE = re.compile(r"^[ \t]*[{\[]", re.MULTILINE)
_OBJECT = re.compile(r"[^\s,\[\]]")
"""Where an object starts: lists around them are not looked at."""

_ECHOES = frozenset({"…", "..."})
"""The placeholder of a prompt for an answer, which language models may repeat."""


@short_repr
@dataclass(frozen=True, slots=True)
class NameChange:
    """Names to give and to remove, as `Model.read_names` returns them.

    `Model.with_topic_names` and `Model.update_names` take a change in place of names.

    Parameters
    ----------
    names : mapping of int to str, optional
        The names by number. An empty name removes the one that a topic has.
    notes : mapping of int to str, optional
        The notes by number; other topics keep the notes they have.
    clear : bool, default=False
        Remove all other names and notes.
    n_empty : int, default=0
        Number of topics in a file that have no name there; they keep the names they have.

    See Also
    --------
    topicgrouper.Model.update_names : Change the names in the file of a model.

    Examples
    --------
    >>> from topicgrouper import TopicName
    >>> from topicgrouper.naming import NameChange
    >>> change = NameChange({2: "Drinks", 3: ""})
    >>> change({2: TopicName("Tea", note="hot"), 3: TopicName("Pets")})
    {2: TopicName(name='Drinks', note='hot')}
    """

    names: Mapping[int, str] = field(default_factory=dict)
    notes: Mapping[int, str] = field(default_factory=dict)
    clear: bool = False
    n_empty: int = 0

    def __call__(self, old: Mapping[int, TopicName]) -> dict[int, TopicName]:
        """Return the names after the change.

        Parameters
        ----------
        old : mapping of int to TopicName
            The names before, by number.

        Returns
        -------
        dict of int to TopicName

        Raises
        ------
        ValueError
            If a name or note is invalid, or there is a note for a topic without a name.
        """
        found = {} if self.clear else dict(old)
        for number, name in self.names.items():
            given = found.pop(number, None)
            if name.strip():
                found[number] = TopicName(name, given.note if given else "")
        for number, note in self.notes.items():
            if number not in found:
                raise ValueError("a note needs a name; give the topic one, too")
            found[number] = TopicName(found[number].name, note)
        return found


class _Entry(NamedTuple):
    """A topic in a file; the note is None if the file says nothing about notes."""

    line: int
    topic: str
    name: str = ""
    note: str | None = None
    tree: str = ""


class _Problem(ValueError):  # noqa: N818 - it is the part of an error about one line
    """A fault of a line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line:,}: {message}")


def read_names(model: Record, path: str | PathLike[str]) -> NameChange:
    r"""Read names for the model's topics from a file.

    The file is a table with the columns ``topic`` and ``name``, and optionally ``note`` and
    ``tree``, as `named_topics` and spreadsheets write it (separated by commas, semicolons or
    tabs), or JSON objects with such keys, one per line or in a list. Other columns are ignored.

    Parameters
    ----------
    path : str or path-like
        The file.

    Returns
    -------
    NameChange
        For `with_topic_names` and `update_names`. Topics that are not in the file, or have an
        empty name there, keep their names.

    Raises
    ------
    OSError
        If the file cannot be read.
    ValueError
        If a line is wrong or the names belong to another tree; the message gives the lines.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> _ = Path("names.csv").write_text("topic,name\n2,Food\n")
    >>> named = model.with_topic_names(model.read_names("names.csv"))
    >>> [topic.name for topic in named.view(2)]
    [None, 'Food']
    """
    names: dict[int, str] = {}
    notes: dict[int, str] = {}
    lines: dict[int, int] = {}
    problems: list[str] = []
    marks = tuple(digest[:MARK] for digest in (model.tree.digest(), *model.tree.ancestors))
    try:
        for entry in _entries(_text(path)):
            if len(problems) > _MAX_PROBLEMS:
                break
            if isinstance(entry, _Problem):
                problems.append(str(entry))
                continue
            if entry.tree and not entry.tree.casefold().startswith(marks):
                msg = (
                    'these names belong to another tree; carry them over with "topicgrouper match '
                    'OLD NEW --names", or delete the column "tree" to import them anyway'
                )
                raise _Problem(entry.line, msg)  # once: it is so for every line
            try:
                number = int(model.tree.numbers[node_meant(model, entry.topic)])
                if number in lines:
                    raise ValueError(
                        f"topic {printable(entry.topic)} is also in line {lines[number]:,}; delete "
                        "one of the two lines"
                    )
                lines[number] = entry.line
                if entry.name.strip():
                    TopicName(entry.name, entry.note or "")  # checks both
                    names[number] = entry.name
                    if entry.note is not None:
                        notes[number] = entry.note
                elif (entry.note or "").strip():
                    raise ValueError("a note needs a name; give the topic one, or delete the note")
            except (ValueError, LookupError) as error:
                problems.append(f"line {entry.line:,}: {error.args[0]}")
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    if problems:
        more = "; and more" if len(problems) > _MAX_PROBLEMS else ""
        msg = f"{path}: {'; '.join(problems[:_MAX_PROBLEMS])}{more}. No names were imported."
        raise ValueError(msg)
    return NameChange(names, notes, n_empty=len(lines) - len(names))


def _text(path: str | PathLike[str]) -> str:
    with open(path, "rb") as file:  # noqa: PTH123 - a path may be given as text
        content = file.read(_MAX_BYTES + 1)
    if len(content) > _MAX_BYTES:
        raise ValueError(f"it is larger than {_MAX_BYTES:,} bytes, so it is not a file of names")
    # spreadsheets write UTF-16 as "Unicode text"
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = content.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        msg = 'it is not UTF-8; save it as "CSV UTF-8" in the spreadsheet'
        raise _Problem(line, msg) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _entries(text: str) -> Iterator[_Entry | _Problem]:
    """Return the entries of a file, which is CSV or JSON by its content."""
    content = _FENCE.sub("", text)  # language models like to put code between such lines
    return _of_json(content) if content.lstrip()[:1] in ("{", "[") else _of_csv(text)


def _of_json(text: str) -> Iterator[_Entry | _Problem]:
    """Read objects, one per line or any number, also in lists."""
    decoder = json.JSONDecoder(parse_int=str, parse_float=str)  # numbers of any length
    position, line = 0, 1
    while (found := _OBJECT.search(text, position)) is not None:
        start = found.start()
        line += text.count("\n", position, start)
        try:
            value, position = decoder.raw_decode(text, start)
        except (ValueError, RecursionError) as error:
            reason = error.msg if isinstance(error, json.JSONDecodeError) else "too deep"
            line += text.count("\n", start, getattr(error, "pos", start))
            yield _Problem(line, f"it is not JSON: {reason}")
            return
        yield _of_object(line, value)
        line += text.count("\n", start, position)


def _of_object(line: int, value: Any) -> _Entry | _Problem:
    if not isinstance(value, dict):
        return _Problem(line, 'it is not an object such as {"topic": "37", "name": "Elections"}')
    found = {key: value[key] for key in _KEYS if value.get(key) is not None}
    for key, text in found.items():
        if not isinstance(text, str):
            return _Problem(line, f'"{key}" must be a text, such as "37"')
    if "topic" not in found:
        return _Problem(line, 'it has no "topic"')
    return _Entry(line, **{key: _answer(text) for key, text in found.items()})


def _answer(text: str) -> str:
    return "" if text.strip() in _ECHOES else text


def _of_csv(text: str) -> Iterator[_Entry | _Problem]:
    """Read a table, separated by what its header is separated by."""
    first, _, rest = text.partition("\n")
    said = _SEPARATOR_LINE.fullmatch(first.strip(' "'))
    body, skipped = (rest, 1) if said else (text, 0)
    for delimiter in said[1] if said else _DELIMITERS:
        report = ReadReport()
        lines = io.StringIO(body, newline="")
        rows = records(lines, name="the table", delimiter=delimiter, report=report)
        header = [cell.strip().casefold() for cell in next(rows, (1, []))[1]]
        if {"topic", "name"} <= set(header):
            return _of_rows(rows, header, report, skipped=skipped)
    found = _JSON_LINE.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        msg = f"line {line:,} looks like JSON; delete everything before it"
    else:
        msg = (
            "it is not a file of names; give a table whose first line has the columns topic and "
            'name, or lines of JSON such as {"topic": "37", "name": "Elections"}'
        )
    raise ValueError(msg)


def _of_rows(
    rows: Iterator[tuple[int, list[str]]], header: list[str], report: ReadReport, *, skipped: int
) -> Iterator[_Entry | _Problem]:
    places = {name: header.index(name) for name in _KEYS if name in header}
    for name in places:
        if header.count(name) > 1:
            yield _Problem(skipped + 1, f"there are two columns {name!r}; keep one of them")
            return
    for line, cells in rows:
        if any(cell.strip() for cell in cells):
            yield _of_row(skipped + line, cells, places)
    for problem in report.problems:
        yield _Problem(skipped + (problem.line or 0), problem.message)


def _of_row(line: int, cells: list[str], places: Mapping[str, int]) -> _Entry | _Problem:
    found = {
        name: _answer(text_of_cell(cells[place].strip())) if place < len(cells) else ""
        for name, place in places.items()
    }
    if not found["topic"]:
        return _Problem(line, "it has no topic")
    if places["name"] >= len(cells):
        return _Problem(line, "it has fewer cells than the first line")
    return _Entry(line, **found)
