"""Names of topics as files have them: CSV from a spreadsheet, or JSON from anybody's program.

Each entry is read with the line where it starts, so a problem can be found. What the topics are is
not known here.
"""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from topicgrouper.storage.csv_cells import text_of_cell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from os import PathLike

__all__ = ["COLUMNS", "MAX_BYTES", "NameEntry", "NameProblem", "read_name_entries"]

COLUMNS = ("topic", "name", "note", "words", "tree")
"""The columns of a file that `write_topic_names` writes."""

MAX_BYTES = 2**26
"""Larger files are treated as mistakes: 64 MiB."""

_DELIMITERS = ",;\t"
_SEPARATOR_LINE = re.compile(r"sep=([,;\t|])", re.IGNORECASE)
_FENCE = re.compile(r"^[ \t]*```.*$", re.MULTILINE)
_JSON_LINE = re.compile(r"^[ \t]*[{\[]", re.MULTILINE)
_ECHOES = frozenset({"…", "..."})
"""What the instruction of a prompt has in place of an answer, and language models may repeat."""

_OBJECT = re.compile(r"[^\s,\[\]]")
"""Where an object starts: lists around them are not looked at."""


@dataclass(frozen=True, slots=True)
class NameEntry:
    """A topic in a file of names.

    Attributes
    ----------
    line : int
        Where it starts.
    topic, name : str
        As written; the name may be empty.
    note : str or None
        None if the file says nothing about notes.
    tree : str
        The start of the digest of its tree, or empty.
    """

    line: int
    topic: str
    name: str
    note: str | None = None
    tree: str = ""


class NameProblem(ValueError):  # noqa: N818 - it is the part of an error about one line
    """What is wrong with a line of a file of names."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line:,}: {message}")


def read_name_entries(path: str | PathLike[str]) -> Iterator[NameEntry | NameProblem]:
    """Read the entries of a file of names, CSV or JSON by its content.

    Parameters
    ----------
    path : str or path-like
        The file.

    Yields
    ------
    NameEntry or NameProblem
        In the order of the file.

    Raises
    ------
    OSError
        If the file cannot be read.
    ValueError
        If it is too large, is not text, or has no columns for topics and names.
    """
    text = _text(path)
    content = _FENCE.sub("", text)  # language models like to put code between such lines
    if content.lstrip()[:1] in ("{", "["):
        return _of_json(content)
    return _of_csv(text)


def _text(path: str | PathLike[str]) -> str:
    with open(path, "rb") as file:  # noqa: PTH123 - a path may be given as text
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        msg = f"it is larger than {MAX_BYTES:,} bytes, so it cannot be a file of names"
        raise ValueError(msg)
    # spreadsheets write UTF-16 as "Unicode text"
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = content.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        msg = f'line {line:,}: it is not UTF-8; save it as "CSV UTF-8" in the spreadsheet'
        raise ValueError(msg) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _of_json(text: str) -> Iterator[NameEntry | NameProblem]:
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
            yield NameProblem(line, f"it is not JSON: {reason}")
            return
        yield _entry(line, value)
        line += text.count("\n", start, position)


def _entry(line: int, value: Any) -> NameEntry | NameProblem:
    if not isinstance(value, dict):
        return NameProblem(line, 'it is not an object such as {"topic": "37", "name": "Elections"}')
    found: dict[str, str] = {}
    for key in ("topic", "name", "note", "tree"):
        text = value.get(key)
        if text is not None and not isinstance(text, str):
            return NameProblem(line, f'"{key}" must be a text, such as "37"')
        if text is not None:
            found[key] = "" if text.strip() in _ECHOES else text
    if "topic" not in found:
        return NameProblem(line, 'it has no "topic"')
    return NameEntry(line, name=found.pop("name", ""), **found)


def _of_csv(text: str) -> Iterator[NameEntry | NameProblem]:
    """Read a table, separated by what its header is separated by."""
    first, _, rest = text.partition("\n")
    said = _SEPARATOR_LINE.fullmatch(first.strip(' "'))
    body, skipped = (rest, 1) if said else (text, 0)
    delimiters = said[1] if said else _DELIMITERS
    for delimiter in delimiters:
        reader = csv.reader(io.StringIO(body, newline=""), delimiter=delimiter, strict=False)
        try:
            header = [cell.strip().casefold() for cell in next(reader, [])]
        except csv.Error:
            continue
        if {"topic", "name"} <= set(header):
            return _rows(reader, header, skipped=skipped)
    example = '{"topic": "37", "name": "Elections"}'
    found = _JSON_LINE.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        msg = f"line {line:,} looks like JSON; delete what is before it, so that it starts the file"
    else:
        msg = (
            "it is no file of names: give a table whose first line has the columns topic and name, "
            f"or lines of JSON such as {example}"
        )
    raise ValueError(msg)


def _rows(reader: Any, header: list[str], *, skipped: int) -> Iterator[NameEntry | NameProblem]:
    places = {name: header.index(name) for name in COLUMNS if name in header}
    for name in places:
        if header.count(name) > 1:
            yield NameProblem(skipped + 1, f"there are two columns {name!r}; keep one of them")
            return
    while True:
        line = skipped + reader.line_num + 1
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield NameProblem(line, f"it is not CSV: {error}")
            return
        if any(cell.strip() for cell in cells):
            yield _row(line, cells, places)


def _row(line: int, cells: list[str], places: Mapping[str, int]) -> NameEntry | NameProblem:
    found = {
        name: text_of_cell(cells[place].strip()) if place < len(cells) else ""
        for name, place in places.items()
    }
    found.update({key: "" for key in ("name", "note") if found.get(key) in _ECHOES})
    if not found["topic"]:
        return NameProblem(line, "it has no topic")
    if places["name"] >= len(cells):
        return NameProblem(line, "it has fewer cells than the first line")
    note = found.get("note")
    return NameEntry(line, found["topic"], found["name"], note, found.get("tree", ""))
