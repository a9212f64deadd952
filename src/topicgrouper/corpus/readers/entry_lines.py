"""Counts in lines of plain numbers: UCI bag of words, Matrix Market and lda-c.

Blocks of plain entries are parsed by NumPy alone. A block with anything else is parsed line by
line, and each problem is reported with its line. `scipy.io.mmread` would end the process when a
file is cut off.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import (
    EntryList,
    check_declared,
    check_width,
    read_vocabulary,
)
from topicgrouper.corpus.readers.decoding import byte_blocks
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

_MAX_HEADER_LINE = 10_000
_FIELDS = ("integer", "unsigned-integer", "real", "double")
_ENTRY = re.compile(rb"[ \t\r]*([+-]?\d{1,15})[ \t]+([+-]?\d{1,15})[ \t]+([^\s_]{1,40})[ \t\r]*")
# Possessive ("*+"): a long line is not scanned twice, nor its parts remembered.
_DOCUMENT = re.compile(rb"[ \t\r]*(\d{1,18})((?:[ \t]++\d{1,18}+:\d{1,18}+)*+)[ \t\r]*")
_PLAIN_ENTRIES = re.compile(
    rb"(?:[ \t]*+\d{1,15}+[ \t]++\d{1,15}+[ \t]++"
    rb"\d{1,18}+(?:\.\d{1,18}+)?+(?:[eE][+-]?+\d{1,2}+)?+[ \t\r]*+(?:\n|\Z))*+"
)


class _Header(NamedTuple):
    """The declarations in the first lines of a file."""

    n_documents: int
    n_words: int
    n_entries: int
    line: int  # the last of these lines


class _Block(NamedTuple):
    """Entries that are not checked yet."""

    documents: npt.NDArray[np.int64]  # counted from 0
    words: npt.NDArray[np.int64]
    counts: npt.NDArray[Any]  # numbers of any kind
    lines: npt.NDArray[np.int64]  # the line of each entry, counted from 1

    def add_to(
        self,
        entries: EntryList,
        *,
        is_inside: npt.NDArray[np.bool_],
        why: Callable[[int, int], str],
        name: str,
        report: ReadReport,
    ) -> None:
        """Add the entries that are inside the bounds, or record why not, and have valid counts."""

        def tell_outside(at: int) -> tuple[int, str]:
            return int(self.lines[at]), why(int(self.documents[at]), int(self.words[at]))

        report.problems_at(np.flatnonzero(~is_inside), tell_outside, path=name)
        documents, words, counts, lines = (part[is_inside] for part in self)
        entries.add_valid(
            documents, words, counts, report=report, path=name, tell=lambda at: (int(lines[at]), "")
        )


def read_uci(task: Task) -> Corpus:
    """Read a docword file and its vocabulary; document numbers are the ids."""
    return _read(task, _uci_header)


def read_matrix_market(task: Task) -> Corpus:
    """Read a Matrix Market file and its vocabulary; row numbers, from 1, are the ids."""
    return _read(task, _matrix_market_header)


def _read(task: Task, read_header: Callable[[BinaryIO, str], _Header]) -> Corpus:
    vocabulary, vocabulary_name = read_vocabulary(task)
    entries = EntryList()
    with open_content(task.path, meter=task.meter) as (stream, name):
        n_documents, n_words, n_entries, line = read_header(stream, name)
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name, line=line)

        def why(document: int, word: int) -> str:
            return (
                f"document {document + 1:,} or word {word + 1:,} is out of range; documents must "
                f"be from 1 to {n_documents:,} and words from 1 to {n_words:,}"
            )

        n_found, first = 0, line + 1
        for block in byte_blocks(stream, path=name):
            found = _plain_entries(block, first)
            if found is None:
                found = _checked_entries(block, first, task.report, name)
            is_inside = (found.documents >= 0) & (found.documents < n_documents)
            is_inside &= (found.words >= 0) & (found.words < n_words)
            found.add_to(entries, is_inside=is_inside, why=why, name=name, report=task.report)
            n_found += len(found.lines)
            first += block.count(b"\n")
    if n_found != n_entries:
        message = (
            f"the file declares {n_entries:,} entries but has {n_found:,}; check that it is "
            "complete"
        )
        task.report.problem(message, path=name, line=line, n_skipped=0)
    check_declared(n_documents, n_entries=entries.n_entries, path=name, line=line)
    ids = tuple(map(str, range(1, n_documents + 1)))
    return Corpus(entries.matrix((n_documents, n_words)), vocabulary, document_ids=ids)


def _uci_header(stream: BinaryIO, name: str) -> _Header:
    numbers = []
    for line, what in enumerate(("documents", "words", "entries"), start=1):
        text = stream.readline(_MAX_HEADER_LINE).strip()
        if not text.isdigit() or len(text) > 18:
            message = f"line {line} of a UCI bag of words must be the number of {what}"
            raise ReadError(message, path=name, line=line)
        numbers.append(int(text))
    return _Header(numbers[0], numbers[1], numbers[2], line=3)


def _matrix_market_header(stream: BinaryIO, name: str) -> _Header:
    words = stream.readline(_MAX_HEADER_LINE).lower().split()
    if len(words) != 5 or words[0] != b"%%matrixmarket" or words[1] != b"matrix":
        message = (
            "not a Matrix Market file; the first line must be like '%%MatrixMarket matrix "
            "coordinate integer general'"
        )
        raise ReadError(message, path=name, line=1)
    layout, field, symmetry = (word.decode("ascii", "replace") for word in words[2:])
    if layout != "coordinate" or field not in _FIELDS or symmetry != "general":
        message = (
            f"the type '{layout} {field} {symmetry}' is not supported; save the matrix as "
            "'coordinate integer general', for example with scipy.io.mmwrite"
        )
        raise ReadError(message, path=name, line=1)
    line = 1
    while text := stream.readline(_MAX_HEADER_LINE):
        line += 1
        if text.startswith(b"%") or not text.strip():
            continue
        cells = text.split()
        if len(cells) == 3 and all(cell.isdigit() and len(cell) <= 18 for cell in cells):
            n_documents, n_words, n_entries = map(int, cells)
            return _Header(n_documents, n_words, n_entries, line)
        break
    message = "expected a line with the numbers of documents, words and entries"
    raise ReadError(message, path=name, line=line)


def _plain_entries(block: bytes, first_line: int) -> _Block | None:
    """Parse a block of numbers without a sign, one entry per line; None if there is more to it."""
    if not _PLAIN_ENTRIES.fullmatch(block):
        return None
    is_of_integers = not block.translate(None, b"0123456789 \t\r\n")
    values = np.fromstring(block, dtype=np.int64 if is_of_integers else np.float64, sep=" ")
    documents, words, counts = values.reshape(-1, 3).T
    lines = first_line + np.arange(len(counts))
    return _Block(documents.astype(np.int64) - 1, words.astype(np.int64) - 1, counts, lines)


def _checked_entries(block: bytes, first_line: int, report: ReadReport, name: str) -> _Block:
    """Parse a block of entries; lines that are malformed are recorded and left out."""
    ids, counts, lines = [], [], []
    for line, text in enumerate(block.split(b"\n"), start=first_line):
        entry = _ENTRY.fullmatch(text)
        count = None if entry is None else _number(entry[3])
        if entry and count is not None:
            ids.append((int(entry[1]), int(entry[2])))
            counts.append(count)
            lines.append(line)
        elif text.strip():
            message = f"expected the numbers of document, word and count, got {_shown(text)}"
            report.problem(message, path=name, line=line)
    documents, words = np.array(ids, dtype=np.int64).reshape(-1, 2).T - 1
    return _Block(documents, words, np.array(counts), np.array(lines, dtype=np.int64))


def _number(text: bytes) -> float | None:
    if text.isdigit() and len(text) <= 18:
        return int(text)
    try:
        return float(text)
    except ValueError:
        return None


def read_lda_c(task: Task) -> Corpus:
    """Read a file in the format of lda-c and its vocabulary; line numbers are the ids.

    A line, "N id:count id:count …" with ids from 0, that is malformed or declares another number of
    words than it has, is skipped.
    """
    vocabulary, vocabulary_name = read_vocabulary(task)
    entries = EntryList()
    ids: list[str] = []
    n_words = len(vocabulary)

    def why(_document: int, word: int) -> str:
        has = f"{vocabulary_name} has {n_words:,} words, counted from 0"
        return f"word {word:,} is out of range; {has}"

    first = 1
    with open_content(task.path, meter=task.meter) as (stream, name):
        for block in byte_blocks(stream, path=name):
            lines: list[int] = []
            pairs: list[bytes] = []
            for line, text in enumerate(block.split(b"\n"), start=first):
                document = _DOCUMENT.fullmatch(text)
                if document and int(document[1]) == document[2].count(b":"):
                    lines.append(line)
                    pairs.append(document[2].replace(b":", b" "))
                elif text.strip():
                    task.report.problem(_wrong_document(text, document), path=name, line=line)
            numbers = np.fromstring(b"".join(pairs), dtype=np.int64, sep=" ")
            lengths = [len(text.split()) // 2 for text in pairs]
            rows = np.repeat(np.arange(len(lines)), lengths)
            places = np.array(lines, dtype=np.int64)[rows]
            found = _Block(rows + len(ids), numbers[::2], numbers[1::2], places)
            is_inside = found.words < n_words
            found.add_to(entries, is_inside=is_inside, why=why, name=name, report=task.report)
            ids.extend(map(str, lines))
            first += block.count(b"\n")
    counts = entries.matrix((len(ids), n_words))
    return Corpus(counts, vocabulary, document_ids=tuple(ids))


def _wrong_document(line: bytes, document: re.Match[bytes] | None) -> str:
    if document is None:
        return f"invalid lda-c document {_shown(line)}; write it like '2 0:1 7:3'"
    return (
        f"the line declares {int(document[1]):,} different words but has "
        f"{document[2].count(b':'):,}; check that it is complete"
    )


def _shown(line: bytes) -> str:
    return repr(line[:40].decode("ascii", "backslashreplace").strip())
