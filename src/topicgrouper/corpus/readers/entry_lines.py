"""Counts in lines of plain numbers: UCI bag of words, Matrix Market and lda-c.

Blocks of well-formed lines are parsed by NumPy alone. A block with anything unexpected is parsed
line by line, and each problem is reported with its line. `scipy.io.mmread` would end the process
when a file is cut off.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, TypeVar

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
    from collections.abc import Callable, Iterator

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

T = TypeVar("T")

_MAX_CELL_LENGTH = 40
_MAX_HEADER_LINE = 10_000
_FIELDS = ("integer", "unsigned-integer", "real", "double", "pattern")
_ENTRY = re.compile(
    rb"[ \t\r]*[+-]?\d{1,15}[ \t]+[+-]?\d{1,15}(?:[ \t]+([^\s_]{1,%d}))?[ \t\r]*" % _MAX_CELL_LENGTH
)
# Possessive ("*+"): a long line is not scanned twice, nor its parts remembered.
_DOCUMENT = re.compile(rb"[ \t\r]*(\d{1,18})((?:[ \t]++\d{1,18}+:\d{1,18}+)*+)[ \t\r]*")
_COLON, _LINE_FEED = b":\n"
_MAX_DIGITS = 18
_WHITE_SPACE = b" \t\r\n"


class _Header(NamedTuple):
    """The declarations in the first lines of a file."""

    n_documents: int
    n_words: int
    n_entries: int
    line: int  # the last of these lines
    n_columns: int = 3  # how many numbers an entry has


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
        n_documents, n_words, n_entries, line, n_columns = read_header(stream, name)
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name, line=line)

        def why(document: int, word: int) -> str:
            return (
                f"document {document + 1:,} or word {word + 1:,} is out of range; documents must "
                f"be from 1 to {n_documents:,} and words from 1 to {n_words:,}"
            )

        def wrong(text: bytes) -> str | None:
            if _is_entry(text, n_columns):
                return None
            what = "document, word and count" if n_columns == 3 else "document and word"
            return f"expected the numbers of {what}, got {_shown(text)}"

        n_found = 0
        parse = partial(_entries, n_columns=n_columns)
        for found in _parsed(stream, parse, wrong, first_line=line + 1, name=name, task=task):
            is_inside = (found.documents >= 0) & (found.documents < n_documents)
            is_inside &= (found.words >= 0) & (found.words < n_words)
            found.add_to(entries, is_inside=is_inside, why=why, name=name, report=task.report)
            n_found += len(found.lines)
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
            n_columns = 2 if field == "pattern" else 3
            return _Header(n_documents, n_words, n_entries, line, n_columns)
        break
    message = "expected a line with the numbers of documents, words and entries"
    raise ReadError(message, path=name, line=line)


def _entries(block: bytes, first_line: int, *, n_columns: int) -> _Block | None:
    """Parse a block of entries; None if a line is malformed."""
    cells = find_cells(block)
    is_entry = cells.per_line == n_columns
    if not (is_entry | (cells.per_line == 0)).all():
        return None
    values: npt.NDArray[Any] | None = cells.integers()
    if values is None:
        values = _real_numbers(block, cells)
    if values is None:
        return None
    documents, words, *counts = values.reshape(-1, n_columns).T
    ids = np.stack((documents, words))
    # As real numbers, larger ones are not exact.
    if values.dtype.kind == "f" and not ((ids == np.floor(ids)) & (np.abs(ids) < 2**53)).all():
        return None
    documents, words = ids.astype(np.int64) - 1
    lines = first_line + np.flatnonzero(is_entry)
    return _Block(documents, words, counts[0] if counts else np.ones_like(words), lines)


def _real_numbers(block: bytes, cells: Cells) -> npt.NDArray[np.float64] | None:
    # NumPy allocates the length of the longest cell for each, and accepts underscores in numbers
    # and NUL bytes after them, which the format does not.
    longest = int((cells.ends - cells.starts).max(initial=0))
    if longest > _MAX_CELL_LENGTH or b"_" in block or b"\0" in block:
        return None
    texts = block.split()
    try:
        numbers = np.array(texts, dtype=np.bytes_).astype(np.float64)
    except ValueError:
        return None
    return numbers if len(texts) == len(cells.starts) else None


def _is_entry(line: bytes, n_columns: int) -> bool:
    entry = _ENTRY.fullmatch(line)
    if entry is None or (entry[1] is None) != (n_columns == 2):
        return False
    try:
        float(entry[1] or 1)
    except ValueError:
        return False
    return True


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

    with open_content(task.path, meter=task.meter) as (stream, name):
        for lines, found in _parsed(
            stream, _documents, _wrong_document, first_line=1, name=name, task=task
        ):
            block = found._replace(documents=found.documents + len(ids))
            is_inside = block.words < n_words
            block.add_to(entries, is_inside=is_inside, why=why, name=name, report=task.report)
            ids.extend(map(str, lines.tolist()))
    counts = entries.matrix((len(ids), n_words))
    return Corpus(counts, vocabulary, document_ids=tuple(ids))


def _documents(block: bytes, first_line: int) -> tuple[npt.NDArray[np.int64], _Block] | None:
    """Parse a block of documents: their lines and entries; None if one is malformed."""
    cells = find_cells(block, separators=b":")
    values = cells.integers()
    lines = np.flatnonzero(cells.per_line)
    lengths = cells.per_line[lines]
    starts = np.cumsum(lengths) - lengths
    if values is None or not (lengths == 1 + 2 * values[starts]).all():
        return None
    rows = np.repeat(np.arange(len(lines)), lengths)
    position = np.arange(len(rows)) - starts[rows]
    words = np.flatnonzero(position % 2 == 1)
    counts = words + 1
    is_colon = cells.data == _COLON
    # Every colon is between a word and its count, without blanks.
    is_joined = is_colon[cells.ends[words]] & (cells.starts[counts] == cells.ends[words] + 1)
    if not is_joined.all() or np.count_nonzero(is_colon) != len(words):
        return None
    lines += first_line
    rows = rows[words]
    return lines, _Block(rows, values[words], values[counts], lines[rows])


def _wrong_document(line: bytes) -> str | None:
    document = _DOCUMENT.fullmatch(line)
    if document is None:
        return f"invalid lda-c document {_shown(line)}; write it like '2 0:1 7:3'"
    n_declared, n_words = int(document[1]), document[2].count(b":")
    if n_declared == n_words:
        return None
    return (
        f"the line declares {n_declared:,} different words but has {n_words:,}; check that it is "
        "complete"
    )


def _parsed(
    stream: BinaryIO,
    parse: Callable[[bytes, int], T | None],
    wrong: Callable[[bytes], str | None],
    *,
    first_line: int,
    name: str,
    task: Task,
) -> Iterator[T]:
    """Parse blocks of lines; lines that are malformed are recorded and left out."""
    for block in byte_blocks(stream, path=name):
        found = parse(block, first_line)
        if found is None:
            lines = block.split(b"\n")
            for position, line in enumerate(lines):
                message = wrong(line) if line.strip() else ""
                if message:
                    task.report.problem(message, path=name, line=first_line + position)
                if message is not None:
                    lines[position] = b""
            found = parse(b"\n".join(lines), first_line)
        if found is None:  # pragma: no cover - each line left was checked by itself
            raise AssertionError
        yield found
        first_line += block.count(b"\n")


def _shown(line: bytes) -> str:
    return repr(line[:40].decode("ascii", "backslashreplace").strip())


class Cells(NamedTuple):
    """The cells of a block of lines: what is between separators."""

    data: npt.NDArray[np.uint8]  # the bytes of the block
    # The position of the first byte of each cell, and of the byte after its last.
    starts: npt.NDArray[np.int64]
    ends: npt.NDArray[np.int64]
    per_line: npt.NDArray[np.int64]  # the number of cells on each line

    def integers(self) -> npt.NDArray[np.int64] | None:
        """Parse cells of digits alone; takes O(bytes + cells × digits of the longest)."""
        lengths = self.ends - self.starts
        longest = int(lengths.max(initial=0))
        digits = self.data - np.uint8(48)  # bytes below "0" wrap around to large numbers
        if longest > _MAX_DIGITS or np.count_nonzero(digits <= 9) != lengths.sum():
            return None
        values = np.zeros(len(self.starts), dtype=np.int64)
        for power in range(longest):
            has_digit = lengths > power
            places = self.ends[has_digit] - 1 - power
            values[has_digit] += digits[places].astype(np.int64) * 10**power
        return values


def find_cells(block: bytes, *, separators: bytes = b"") -> Cells:
    """Find the cells of a block; white space separates them, too."""
    data = np.frombuffer(block, dtype=np.uint8)
    is_separator = np.zeros(256, dtype=bool)
    is_separator[list(_WHITE_SPACE + separators)] = True
    edges = np.flatnonzero(np.diff(is_separator[data], prepend=True, append=True))
    starts, ends = edges[::2], edges[1::2]
    lines = np.searchsorted(np.flatnonzero(data == _LINE_FEED), starts)
    return Cells(
        data,
        starts,
        ends,
        np.bincount(lines, minlength=block.count(b"\n") + (not block.endswith(b"\n"))),
    )
