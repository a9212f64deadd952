"""Test collections for retrieval in the format of Cornell's SMART system.

Documents and queries are records that start with a line ``.I`` and an id; lines such as ``.T``
(title) and ``.W`` (text) start the fields of a record. Judgements tell which documents are relevant
to which queries, one pair per line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from experiments.datasets.files import read_files
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from experiments.datasets.files import SourceFile

__all__ = ["FileNames", "Judgements", "TestCollection", "read_test_collection"]

Judgements: TypeAlias = frozenset[tuple[str, str]]
"""The relevant pairs: id of the query, id of the document."""

_TEXT_FIELDS = ("T", "W")
_MARKER = re.compile(r"\.([A-Z])(?:(?<=[ITW])\s+(.*))?")
"""Other fields need the line to themselves: a text's line may well begin with ".A second"."""
_UNUSED = frozenset({"0", "Q0"})
"""What stands in the second column of judgements of four columns."""


@dataclass(frozen=True, slots=True)
class FileNames:
    """How the names of a collection's files end, in lower case.

    Attributes
    ----------
    documents, queries, judgements : str
        One file each.
    """

    documents: str = ".all"
    queries: str = ".qry"
    judgements: str = ".rel"


@dataclass(frozen=True)
class TestCollection:
    """Texts of documents and queries by id, in the order of their files, and the relevant pairs.

    Attributes
    ----------
    documents, queries : dict of str to str
        Title and text. Ids that are numbers have no leading zeros.
    judgements : Judgements
        Some may name a query or a document that is missing.
    """

    __test__ = False  # no test of pytest's

    documents: dict[str, str]
    queries: dict[str, str]
    judgements: Judgements


_USUAL_NAMES = FileNames()


def read_test_collection(
    path: str | os.PathLike[str],
    names: FileNames = _USUAL_NAMES,
    *,
    queries_by_position: bool = False,
) -> TestCollection:
    """Read a collection.

    Parameters
    ----------
    path : path-like
        A folder or an archive with the three files.
    names : FileNames, optional
        How to tell the files.
    queries_by_position : bool, default=False
        Whether judgements number the queries 1, 2, … instead of naming their ids, as in Cranfield.

    Returns
    -------
    TestCollection

    Raises
    ------
    ReadError
        If a file is missing or malformed; the message says what to do.
    """
    endings = (names.documents, names.queries, names.judgements)
    files = read_files(
        path,
        is_wanted=lambda name: name.lower().endswith(endings),
        description=f"a test collection (files *{', *'.join(endings)})",
    )
    documents, queries = (
        read_records(_only(files, ending, path)) for ending in (names.documents, names.queries)
    )
    if queries_by_position:
        queries = {str(place): text for place, text in enumerate(queries.values(), start=1)}
    return TestCollection(documents, queries, read_judgements(_only(files, names.judgements, path)))


def _only(files: Sequence[SourceFile], ending: str, path: str | os.PathLike[str]) -> SourceFile:
    found = [file for file in files if file.name.lower().endswith(ending)]
    if len(found) == 1:
        return found[0]
    names = ", ".join(file.name for file in found[:3])
    message = (
        f"several files end in {ending} ({names}); keep one collection per folder"
        if found
        else f"no file ends in {ending}; a collection needs its documents, queries and judgements"
    )
    raise ReadError(message, path=path)


def read_records(file: SourceFile) -> dict[str, str]:
    """Read the records of a file.

    Parameters
    ----------
    file : SourceFile
        UTF-8, or else Latin-1.

    Returns
    -------
    dict of str to str
        Title and text by id, which may be empty.

    Raises
    ------
    ReadError
        If there is no record, or none has a text; if a record has no id or that of another, or
        text stands outside a record.
    """
    records: dict[str, list[str]] = {}
    lines: list[str] | None = None
    is_text = any_text = False
    for number, line in enumerate(_lines(file), start=1):
        marker = _MARKER.fullmatch(line.rstrip())
        if marker and marker[1] == "I":
            lines = records.setdefault(_new_id(marker[2], records, file, number), [])
            is_text = False
        elif lines is None:
            if line.strip():
                message = "expected .I and an id, before any text; start each record with its id"
                raise ReadError(message, path=file.place, line=number)
        elif marker:
            is_text = marker[1] in _TEXT_FIELDS
            any_text |= is_text
            lines += [marker[2]] if is_text and marker[2] else []
        elif is_text:
            lines.append(line)
    if not records:
        message = "it has no records; each starts with a line such as .I 1"
        raise ReadError(message, path=file.place)
    if not any_text:
        message = "no record has a text; put a line .W (or .T) before it"
        raise ReadError(message, path=file.place)
    return {id_: "\n".join(lines).strip() for id_, lines in records.items()}


def _new_id(text: str | None, records: dict[str, list[str]], file: SourceFile, line: int) -> str:
    if not text:
        raise ReadError("the record has no id; write .I and an id", path=file.place, line=line)
    found = _plain_id(text.split()[0])
    if found in records:
        message = f"a second record has the id {found!r}; give each an id of its own"
        raise ReadError(message, path=file.place, line=line)
    return found


def read_judgements(file: SourceFile) -> Judgements:
    """Read relevant pairs.

    Parameters
    ----------
    file : SourceFile
        Lines of equally many columns, separated by blanks or tabs: query, 0, document and grade as
        in MED; query, document and grade as in Cranfield; query and document, with or without two
        more columns of zeros, as in CISI and CACM.

    Returns
    -------
    Judgements
        The pairs whose grade is above 0; all of them if there are no grades.

    Raises
    ------
    ReadError
        If the lines have none of these forms, or nothing is relevant.
    """
    rows = [
        (number, line.split())
        for number, line in enumerate(_lines(file), start=1)
        if line.strip("\x1a \t\f\v")  # the first is DOS's end of a file
    ]
    n_columns = len(rows[0][1]) if rows else 0
    for number, cells in rows:
        if len(cells) != n_columns:
            message = f"{len(cells)} columns, but {n_columns} before; use one form throughout"
            raise ReadError(message, path=file.place, line=number)
    document, grade = _columns([cells for _, cells in rows], file)
    found = frozenset(
        (_plain_id(cells[0]), _plain_id(cells[document]))
        for number, cells in rows
        if grade is None or _number(cells[grade], file, number) > 0
    )
    if not found:
        message = "no document is relevant to any query; relevant ones need a grade above 0"
        raise ReadError(message, path=file.place)
    return found


def _columns(rows: Sequence[Sequence[str]], file: SourceFile) -> tuple[int, int | None]:
    """Tell which columns have the document and the grade, if there is one."""
    n_columns = len(rows[0]) if rows else 0
    if n_columns == 2:
        return 1, None
    if n_columns == 3:
        return 1, 2
    if n_columns == 4 and all(cells[1] in _UNUSED for cells in rows):
        return 2, 3
    if n_columns == 4 and not any(cell.strip("0.") for cells in rows for cell in cells[2:]):
        return 1, None
    message = (
        "these are not judgements; write lines such as 1 0 13 1 (query, 0, document, grade), or "
        "1 13 (query, document)"
    )
    raise ReadError(message, path=file.place)


def _number(text: str, file: SourceFile, line: int) -> float:
    try:
        return float(text)
    except ValueError:
        message = f"the grade {text!r} is not a number; write 1 for a relevant document"
        raise ReadError(message, path=file.place, line=line) from None


def _plain_id(text: str) -> str:
    """Return an id without leading zeros: files write 1, 01 and 001 for the same record."""
    return str(int(text)) if text.isascii() and text.isdecimal() else text


def _lines(file: SourceFile) -> list[str]:
    try:
        text = file.data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = file.data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
