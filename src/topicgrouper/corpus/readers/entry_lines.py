"""Lines of the form "document word count", counted from 1: UCI bag of words and Matrix Market.

Blocks of well-formed lines are parsed by NumPy alone. A block with anything unexpected is parsed
line by line, and each problem is reported with its line. `scipy.io.mmread` would end the process
when a file is cut off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, check_declared, good_counts
from topicgrouper.corpus.readers.decoding import byte_blocks
from topicgrouper.corpus.readers.integers import count_lines, parse_integers
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.vocabulary import check_width, read_vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

_MAX_CELL_LENGTH = 40
_MAX_HEADER_LINE = 10_000
_FIELDS = ("integer", "unsigned-integer", "real", "double", "pattern")


@dataclass(frozen=True, slots=True)
class _Header:
    """What the first lines of a file declare."""

    n_documents: int
    n_words: int
    n_entries: int
    line: int  # the last of these lines
    n_columns: int = 3  # how many numbers an entry has


@dataclass(frozen=True, slots=True)
class _Block:
    """Entries that are not checked yet, with their lines."""

    documents: npt.NDArray[np.int64]  # counted from 1
    words: npt.NDArray[np.int64]
    counts: npt.NDArray[Any]  # numbers of any kind
    lines: npt.NDArray[np.int64]  # the line of each entry, counted from 1


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
        header = read_header(stream, name)
        n_documents, n_words, line = header.n_documents, header.n_words, header.line
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name, line=line)
        n_found, first_line = 0, line + 1
        for block in byte_blocks(stream, path=name):
            found = _fast(block, header.n_columns, first_line)
            if found is None:
                found = _fast_real(block, header.n_columns, first_line)
            if found is None:
                found = _slow(block, header.n_columns, first_line, name=name, ledger=task.ledger)
            n_found += len(found.lines)
            _add_entries(entries, found, header, name=name, ledger=task.ledger)
            first_line += count_lines(block)
    if n_found != header.n_entries:
        message = (
            f"it declares {header.n_entries:,} entries but has {n_found:,}; check that it is "
            "complete"
        )
        task.ledger.problem(message, path=name, line=line, n_skipped=0)
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
            "it is not a Matrix Market file; the first line must be like '%%MatrixMarket matrix "
            "coordinate integer general'"
        )
        raise ReadError(message, path=name, line=1)
    layout, field, symmetry = (word.decode("ascii", "replace") for word in words[2:])
    if layout != "coordinate" or field not in _FIELDS or symmetry != "general":
        message = (
            f"its kind '{layout} {field} {symmetry}' is not supported; save it as 'coordinate "
            "integer general', which scipy.io.mmwrite does for a sparse matrix of whole numbers"
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
    message = "this line must hold the numbers of documents, words and entries"
    raise ReadError(message, path=name, line=line)


def _add_entries(
    entries: EntryList, block: _Block, extent: _Header, *, name: str, ledger: ReadReport
) -> None:
    """Check entries and add the valid ones."""
    is_inside = (block.documents >= 1) & (block.documents <= extent.n_documents)
    is_inside &= (block.words >= 1) & (block.words <= extent.n_words)

    def tell_outside(position: int) -> tuple[int, str]:
        document, word = int(block.documents[position]), int(block.words[position])
        message = (
            f"document {document:,} or word {word:,} is out of range; documents must be from 1 to "
            f"{extent.n_documents:,} and words from 1 to {extent.n_words:,}"
        )
        return int(block.lines[position]), message

    ledger.problems_at(np.flatnonzero(~is_inside), tell_outside, path=name)
    counts, lines = block.counts[is_inside], block.lines[is_inside]
    is_good = good_counts(
        counts, ledger=ledger, path=name, tell=lambda position: (int(lines[position]), "")
    )
    entries.add(
        block.documents[is_inside][is_good] - 1,
        block.words[is_inside][is_good] - 1,
        counts[is_good],
    )


def _fast(block: bytes, n_columns: int, first_line: int) -> _Block | None:
    numbers = parse_integers(block)
    if numbers is None:
        return None
    per_line = numbers.numbers_per_line()
    is_entry = per_line == n_columns
    if not (is_entry | (per_line == 0)).all():
        return None
    documents, words, *counts = numbers.values.reshape(-1, n_columns).T
    ones = np.ones_like(documents)
    lines = first_line + np.flatnonzero(is_entry)
    return _Block(documents, words, counts[0] if counts else ones, lines)


def _fast_real(block: bytes, n_columns: int, first_line: int) -> _Block | None:
    """Parse entries whose counts are written as floating-point numbers."""
    data = np.frombuffer(block, dtype=np.uint8)
    is_text = data > ord(" ")
    edges = np.flatnonzero(np.diff(is_text, prepend=False, append=False))
    starts = edges[::2]
    line_of_cell = np.searchsorted(np.flatnonzero(data == ord("\n")), starts)
    per_line = np.bincount(line_of_cell, minlength=count_lines(block))
    is_entry = per_line == n_columns
    # Python and NumPy accept underscores in numbers, the format does not.
    if n_columns != 3 or not (is_entry | (per_line == 0)).all() or b"_" in block:
        return None
    # NumPy allocates the length of the longest cell for each.
    if len(starts) and int((edges[1::2] - starts).max()) > _MAX_CELL_LENGTH:
        return None
    try:
        values = np.array(block.split(), dtype=np.bytes_).astype(np.float64)
    except ValueError:
        return None
    documents, words, counts = values.reshape(-1, 3).T
    ids = np.concatenate((documents, words))
    if not ((ids == np.floor(ids)) & (np.abs(ids) < 2**53)).all():
        return None
    lines = first_line + np.flatnonzero(is_entry)
    return _Block(documents.astype(np.int64), words.astype(np.int64), counts, lines)


def _slow(
    block: bytes, n_columns: int, first_line: int, *, name: str, ledger: ReadReport
) -> _Block:
    rows: list[tuple[int, int, float]] = []
    lines: list[int] = []
    for line, text in enumerate(block.split(b"\n"), start=first_line):
        cells = text.split()
        if not cells:
            continue
        row = _entry(cells, n_columns)
        if row is None:
            shown = text[:40].decode("ascii", "backslashreplace").strip()
            what = "document, word and count" if n_columns == 3 else "document and word"
            ledger.problem(
                f"{shown!r} is not an entry; write {what} as numbers", path=name, line=line
            )
            continue
        rows.append(row)
        lines.append(line)
    documents, words = (np.array([row[i] for row in rows], dtype=np.int64) for i in (0, 1))
    counts = np.array([row[2] for row in rows], dtype=np.float64)
    return _Block(documents, words, counts, np.array(lines, dtype=np.int64))


def _entry(cells: list[bytes], n_columns: int) -> tuple[int, int, float] | None:
    if len(cells) != n_columns or any(
        len(cell) > _MAX_CELL_LENGTH or b"_" in cell for cell in cells
    ):
        return None
    try:
        document, word = int(cells[0]), int(cells[1])
        count = float(cells[2]) if n_columns == 3 else 1.0
    except ValueError:
        return None
    # Whatever does not fit into 64 bits is out of range in every file.
    return max(min(document, 2**62), -1), max(min(word, 2**62), -1), count
