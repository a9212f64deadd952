"""Entries (document, word, count) to a count matrix, and the formats that consist of them.

Counts are positive whole numbers. A 0 carries no information and is dropped; anything else that is
not a count is a problem, reported with its place.

UCI bag of words, Matrix Market and lda-c are lines of plain numbers. Blocks of plain entries are
parsed by NumPy alone. A block with anything else is parsed line by line, and each problem is
reported with its line. `scipy.io.mmread` would end the process when a file is cut off.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple, TypeAlias

import numpy as np
from scipy.sparse import coo_array, csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content, open_lines
from topicgrouper.corpus.readers.compression import as_file
from topicgrouper.corpus.readers.decoding import byte_blocks
from topicgrouper.corpus.readers.formats import PACKED_ENDINGS
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.corpus.readers.context import ReadContext
    from topicgrouper.corpus.readers.report import ReadReport


MAX_COUNT = 2**31 - 1
"""Larger counts are treated as mistakes, such as an item number among the quantities."""


def wrong_count(value: object) -> str:
    """Explain what is wrong with a value that is not a count, and what to do."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return f"{str(value)[:60]!r} is not a number; counts must be whole numbers of at least 0"
    shown = f"{number:g}" if isinstance(value, float) else str(value)[:60]
    if number < 0:
        return f"the count {shown} is negative; counts must be at least 0"
    if number > MAX_COUNT:
        return f"the count {shown} is too large; counts must be at most {MAX_COUNT:,}"
    return (
        f"the count {shown} is not a whole number; round weights up, or omit the quantity column "
        "to count each row once"
    )


class EntryList:
    """Entries, collected batch by batch in little memory."""

    def __init__(self) -> None:
        self._parts: list[tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]] = []
        self.n_entries = 0

    def add(
        self, documents: npt.NDArray[Any], words: npt.NDArray[Any], counts: npt.NDArray[Any]
    ) -> None:
        """Add entries; several for the same word of a document are summed."""
        self._parts.append(tuple(_compact(part) for part in (documents, words, counts)))  # type: ignore[arg-type]
        self.n_entries += len(counts)

    def matrix(
        self, shape: tuple[int, int], *, without: npt.NDArray[np.intp] | None = None
    ) -> csr_array:
        """Return the count matrix, without some of the entries, and release the entries."""
        documents, words, counts = (
            np.concatenate([part[i] for part in self._parts] or [np.zeros(0, np.int32)])
            for i in range(3)
        )
        self._parts.clear()
        if without is not None and len(without):
            documents, words, counts = (
                np.delete(part, without) for part in (documents, words, counts)
            )
        entries = coo_array((counts.astype(np.int64), (documents, words)), shape=shape)
        matrix = csr_array(entries)
        matrix.sum_duplicates()
        return matrix


class KeyIndex(dict[Any, int]):
    """Numbers for keys, in the order in which they are first looked up."""

    def __missing__(self, key: Any) -> int:
        """Assign the next number to a new key."""
        self[key] = number = len(self)
        return number

    def of(self, keys: Iterable[Any], n_keys: int) -> npt.NDArray[np.int64]:
        """Return the numbers of many keys."""
        return np.fromiter(map(self.__getitem__, keys), dtype=np.int64, count=n_keys)


def _compact(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    largest = int(values.max()) if len(values) else 0
    return values.astype(np.int32 if largest <= np.iinfo(np.int32).max else np.int64)


_MAX_HEADER_LINE = 10_000
# Checked before memory is allocated: more documents than these need an entry per so many of them.
_TRUSTED_DOCUMENTS = 1_000_000
_DOCUMENTS_PER_ENTRY = 100
_FIELDS = ("integer", "unsigned-integer", "real", "double")
_ENTRY = re.compile(rb"[ \t\r]*([+-]?\d{1,15})[ \t]+([+-]?\d{1,15})[ \t]+([^\s_]{1,40})[ \t\r]*")
# Possessive ("*+"): a long line is not scanned twice, nor its parts remembered.
_DOCUMENT = re.compile(rb"[ \t\r]*(\d{1,18})((?:[ \t]++\d{1,18}+:\d{1,18}+)*+)[ \t\r]*")
_PLAIN_ENTRIES = re.compile(
    rb"(?:[ \t]*+\d{1,15}+[ \t]++\d{1,15}+[ \t]++"
    rb"\d{1,18}+(?:\.\d{1,18}+)?+(?:[eE][+-]?+\d{1,2}+)?+[ \t\r]*+(?:\n|\Z))*+"
)


_Header: TypeAlias = tuple[int, int, int, int]
"""The numbers of documents, words and entries, and the last line of the header."""


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
        shape: tuple[int, int],
        why: Callable[[int, int], str],
        name: str,
        report: ReadReport,
    ) -> None:
        """Add the entries inside the bounds whose counts are valid; record why others are not."""
        n_documents, n_words = shape
        is_inside = (self.documents >= 0) & (self.documents < n_documents)
        is_inside &= (self.words >= 0) & (self.words < n_words)
        with np.errstate(invalid="ignore"):
            is_count = (self.counts >= 0) & (self.counts <= MAX_COUNT)
            is_count &= self.counts == np.floor(self.counts)

        def tell(at: int) -> tuple[int, str]:
            message = wrong_count(self.counts[at])
            if not is_inside[at]:
                message = why(int(self.documents[at]), int(self.words[at]))
            return int(self.lines[at]), message

        is_good = is_inside & is_count
        report.problems_at(np.flatnonzero(~is_good), tell, path=name)
        is_zero = is_good & (self.counts == 0)
        report.n_zero += int(np.count_nonzero(is_zero))
        is_good &= ~is_zero
        entries.add(self.documents[is_good], self.words[is_good], self.counts[is_good])


def read_uci(context: ReadContext) -> Corpus:
    """Read a docword file and its vocabulary; document numbers are the ids."""
    return _read(context, _uci_header)


def read_matrix_market(context: ReadContext) -> Corpus:
    """Read a Matrix Market file and its vocabulary; row numbers, from 1, are the ids."""
    return _read(context, _matrix_market_header)


def _read(context: ReadContext, read_header: Callable[[BinaryIO, str], _Header]) -> Corpus:
    vocabulary, vocabulary_name = _read_vocabulary(context)
    entries = EntryList()
    with open_content(context.path, progress=context.progress) as (stream, name):
        n_documents, n_words, n_entries, line = read_header(stream, name)
        if n_words != len(vocabulary):
            fix = "set the vocabulary to the matching file"
            if n_documents == len(vocabulary):
                fix = "the rows seem to be words: transpose the matrix"
            sizes = f"{n_words:,} words but {vocabulary_name} has {len(vocabulary):,}"
            raise ReadError(f"the data has {sizes}; {fix}", path=name, line=line)

        def why(document: int, word: int) -> str:
            return (
                f"document {document + 1:,} or word {word + 1:,} is out of range; documents must "
                f"be from 1 to {n_documents:,} and words from 1 to {n_words:,}"
            )

        n_found, first = 0, line + 1
        for block in byte_blocks(stream, path=name):
            found = _plain_entries(block, first)
            if found is None:
                found = _checked_entries(block, first, context.report, name)
            shape = (n_documents, n_words)
            found.add_to(entries, shape=shape, why=why, name=name, report=context.report)
            n_found += len(found.lines)
            first += block.count(b"\n")
    if n_found != n_entries:
        message = (
            f"the file declares {n_entries:,} entries but has {n_found:,}; check that it is "
            "complete"
        )
        context.report.problem(message, path=name, line=line, n_skipped=0)
    if n_documents > max(_TRUSTED_DOCUMENTS, _DOCUMENTS_PER_ENTRY * entries.n_entries):
        message = (
            f"the file declares {n_documents:,} documents but has only {entries.n_entries:,} "
            "entries; correct the number"
        )
        raise ReadError(message, path=name, line=line)
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
    return numbers[0], numbers[1], numbers[2], 3


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
            return n_documents, n_words, n_entries, line
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
    with suppress(ValueError):
        return int(text) if text.isdigit() and len(text) <= 18 else float(text)
    return None


def read_lda_c(context: ReadContext) -> Corpus:
    """Read a file in the format of lda-c and its vocabulary; line numbers are the ids.

    A line, "N id:count id:count …" with ids from 0, that is malformed or declares another number of
    words than it has, is skipped.
    """
    vocabulary, vocabulary_name = _read_vocabulary(context)
    entries = EntryList()
    ids: list[str] = []
    n_words = len(vocabulary)

    def why(_document: int, word: int) -> str:
        has = f"{vocabulary_name} has {n_words:,} words, counted from 0"
        return f"word {word:,} is out of range; {has}"

    first = 1
    with open_content(context.path, progress=context.progress) as (stream, name):
        for block in byte_blocks(stream, path=name):
            lines: list[int] = []
            pairs: list[bytes] = []
            for line, text in enumerate(block.split(b"\n"), start=first):
                document = _DOCUMENT.fullmatch(text)
                if document and int(document[1]) == document[2].count(b":"):
                    lines.append(line)
                    pairs.append(document[2].replace(b":", b" "))
                elif text.strip():
                    context.report.problem(_wrong_document(text, document), path=name, line=line)
            numbers = np.fromstring(b"".join(pairs), dtype=np.int64, sep=" ")
            lengths = [len(text.split()) // 2 for text in pairs]
            rows = np.repeat(np.arange(len(lines)), lengths)
            places = np.array(lines, dtype=np.int64)[rows]
            found = _Block(rows + len(ids), numbers[::2], numbers[1::2], places)
            ids.extend(map(str, lines))
            shape = (len(ids), n_words)
            found.add_to(entries, shape=shape, why=why, name=name, report=context.report)
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


# Vocabulary files, one word per line, for formats that identify words by number only.


def _read_vocabulary(context: ReadContext) -> tuple[tuple[str, ...], str]:
    """Read the vocabulary that belongs to a file."""
    path = _find_vocabulary(context)
    with as_file(path) as file, open_lines(file, context.options.encoding) as (lines, name):
        words = list(map(str.strip, lines))
        while words and not words[-1]:
            words.pop()
        _check_vocabulary(words, path=name)
    return tuple(words), name.replace(str(file), str(path))


def _find_vocabulary(context: ReadContext) -> Path:
    """Return the vocabulary file that the options set, or search for one beside the data.

    For ``docword.kos.txt.gz`` these are tried, plain and packed: ``vocab.kos.txt``,
    ``docword.kos.vocab.txt``, ``docword.kos.vocab``, ``vocab.txt`` and ``vocabulary.txt``.
    """
    if context.options.vocabulary is not None:
        return Path(context.options.vocabulary)
    stem = context.path
    while stem.suffix.lower() in {*PACKED_ENDINGS, ".txt", ".dat", ".mtx", ".ldac"}:
        stem = stem.with_suffix("")
    name = stem.name
    tried = [
        f"vocab.{name.removeprefix('docword.')}.txt",
        f"{name}.vocab.txt",
        f"{name}.vocab",
        "vocab.txt",
        "vocabulary.txt",
    ]
    for candidate in tried:
        for ending in ("", *PACKED_ENDINGS):
            path = context.path.with_name(candidate + ending)
            if path.is_file():
                return path
    message = (
        f"no vocabulary file found (tried {', '.join(tried)}); set the vocabulary to a file with "
        "one word per line"
    )
    raise ReadError(message, path=context.path)


def _check_vocabulary(words: Sequence[str], *, path: str) -> None:
    """Check that no word is missing or repeated: all words after it would be shifted."""
    lines: dict[str, int] = {}
    for line, word in enumerate(words, start=1):
        if not word or "\0" in word:
            message = f"word {line:,} is empty or contains a NUL byte; write one word per line"
            raise ReadError(message, path=path, line=line)
        if lines.setdefault(word, line) != line:
            message = (
                f"{word!r} is both word {lines[word]:,} and word {line:,}; each word must occur "
                "once"
            )
            raise ReadError(message, path=path, line=line)
