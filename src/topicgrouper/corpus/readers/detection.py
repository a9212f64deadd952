"""The format of a file or folder: by its name, unless its content shows another one."""

from __future__ import annotations

import io
import posixpath
import re
from collections import Counter
from itertools import islice
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import (
    archive_kind,
    member_names,
    open_content,
    walk_files,
)
from topicgrouper.corpus.readers.compression import packing_of
from topicgrouper.corpus.readers.formats import (
    BINARY_TABLES,
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    HEAD_BYTES,
    PACKED_ENDINGS,
    UNREADABLE,
    content_kind,
    unpacked_ending,
    zip_kind,
)
from topicgrouper.corpus.readers.report import ReadError, printable_path

if TYPE_CHECKING:
    from pathlib import Path

_EXCEL_TABLE = re.compile(rb"(?:\xef\xbb\xbf)?sep=.\r?\n", re.IGNORECASE)
_OF_TEXT = frozenset({"html", "mail", "mbox", "jsonl"})
_SOME_LINES_OF_NUMBERS = re.compile(rb"(?:[ \t]*\d+(?:[ \t]+\d+)*[ \t]*\r?\n)+")


class UnknownFormatError(ReadError):
    """Neither content nor name tells the format."""


def guess_format(path: Path) -> tuple[str, str | None]:
    """Guess the format of a file or folder; a note says why if its name is not the reason."""
    if path.is_dir():
        return _folder_format(path), None
    if path.suffix.lower() == ".npz":  # a zip archive too
        raise ReadError(UNREADABLE["numpy"], path=path)
    named = _named_format(path.stem if path.suffix.lower() in PACKED_ENDINGS else path.name)
    if archive_kind(path) is not None:
        names = member_names(path, max_names=2)
        inner = _named_format(PurePosixPath(names[0]).name) if len(names) == 1 else None
        note = None if named is None else f"{path.name} is an archive; the files in it were read."
        return inner or "folder", note
    if packing_of(path) == "zip":
        with path.open("rb") as file:
            return _decide(path, named, zip_kind(file), b"")
    with open_content(path) as (stream, _):
        head = stream.read(HEAD_BYTES)
    return _decide(path, named, content_kind(head), head)


def _decide(
    path: Path, named: str | None, found: str | None, head: bytes
) -> tuple[str, str | None]:
    if found == "office-97" and named == "xlsx":
        return "xlsx", None  # as Excel wrote it before 2007
    if found in UNREADABLE:
        raise ReadError(UNREADABLE[found], path=path)
    if found is None:
        return _decide_by_name(path, named, head)
    if found == named or (named in DOCUMENTS and found in ("jsonl", "html", "mail", "mbox")):
        return named or found, None
    note = f"{path.name} contains {FORMATS[found].called} and was read as {found}."
    if named in (None, "lines") or found in BINARY_TABLES:
        return found, note
    if found in ("jsonl", "mail", "mbox"):
        return named or found, None  # a table may begin with such a line
    if named in DOCUMENTS:
        return found, note
    message = (
        f"the name suggests the format {named}, but the file contains {FORMATS[found].called}; "
        f"copy it again from the original, or set the format {found}"
    )
    raise ReadError(message, path=path)


def _decide_by_name(path: Path, named: str | None, head: bytes) -> tuple[str, str | None]:
    if named is None:
        message = (
            f"unknown file extension; rename the file to one of {', '.join(BY_ENDING)}, or set "
            f"the format to one of {', '.join(FORMATS)}"
        )
        raise UnknownFormatError(message, path=path)
    if named == "lines" and _EXCEL_TABLE.match(head):
        return "csv", f"{path.name} contains a table and was read as csv."
    if named == "lda-c" and _is_of_baskets(head):
        note = (
            f"{path.name} contains numbers separated by spaces; each line was read as a basket "
            "(baskets-wide)."
        )
        return "baskets-wide", note
    return named, None


def _is_of_baskets(head: bytes) -> bool:
    """Return whether a file has lines of numbers, without the colons of lda-c."""
    lines = head[: head.rfind(b"\n") + 1] or head + b"\n"
    is_of_numbers = _SOME_LINES_OF_NUMBERS.fullmatch(lines) is not None
    return is_of_numbers and any(len(line.split()) > 1 for line in lines.split(b"\n"))


def _named_format(name: str) -> str | None:
    if name.lower().startswith("docword."):
        return "uci"
    found = BY_ENDING.get(PurePosixPath(name).suffix.lower())
    return None if found is None else found.name


def _folder_format(folder: Path) -> str:
    """Return whether the files of a folder are tables or texts, by the endings of their names."""
    examples: dict[str, str] = {}
    numbers: Counter[str] = Counter()
    for name, _ in walk_files(folder):
        named = BY_ENDING.get(unpacked_ending(name))
        found = named.name if named is not None and named.is_table else ""
        numbers[found] += 1
        examples.setdefault(found, name)
    n_others, other = numbers.pop("", 0), examples.pop("", "")
    if n_others > numbers.total() or not numbers:
        return "folder"
    if n_others:
        found, name = next(iter(examples.items()))
        others = "another file" if n_others == 1 else f"{n_others:,} other files"
        message = (
            f"the folder contains tables (such as {printable_path(name)}) and {others} "
            f"({printable_path(other)}); move the others out to read the tables as one, or "
            "set the format folder to read every file as a text"
        )
        raise ReadError(message, path=folder)
    if len(numbers) > 1:
        names = " and ".join(printable_path(name) for name in islice(examples.values(), 2))
        message = (
            f"the folder contains tables in several formats ({names}); use one folder per format, "
            "or set the format folder to read every file as a text"
        )
        raise ReadError(message, path=folder)
    return next(iter(numbers))


def kind_of_file(name: str, data: bytes) -> tuple[str | None, bool]:
    """Return the kind of a file in a folder, and whether its name shows it."""
    ending = posixpath.splitext(name)[1].lower()
    by_ending = BY_ENDING.get(ending if ending == ".zip" else unpacked_ending(name))
    named = by_ending.name if by_ending and by_ending.name in DOCUMENTS else None
    found = content_kind(data)
    if found == "packed" and data.startswith(b"PK"):
        # One that is damaged has no list of its parts any more; its name is all there is.
        found = zip_kind(io.BytesIO(data)) or named or found
    if found is None or (named in _OF_TEXT and found in _OF_TEXT):
        return named or ("packed" if ending == ".zip" else None), True
    return found, found == named or found in UNREADABLE
