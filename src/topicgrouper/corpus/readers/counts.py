"""Entries (document, word, count) from any format to a count matrix, and their vocabulary.

Counts are positive whole numbers. A 0 carries no information and is dropped; anything else that is
not a count is a problem, reported with its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import coo_array, csr_array

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import as_file
from topicgrouper.corpus.readers.decoding import line_batches
from topicgrouper.corpus.readers.formats import PACKED_ENDINGS
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.task import Meter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

MAX_COUNT = 2**31 - 1
"""Larger counts are treated as mistakes, such as an item number among the quantities."""

_TRUSTED_DOCUMENTS = 1_000_000
_DOCUMENTS_PER_ENTRY = 100


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


def check_declared(n_documents: int, *, n_entries: int, path: str, line: int | None) -> None:
    """Refuse an implausible number of documents before memory is allocated for it.

    A million documents may always be empty; beyond that, there must be at least one entry per
    hundred documents.
    """
    if n_documents > max(_TRUSTED_DOCUMENTS, _DOCUMENTS_PER_ENTRY * n_entries):
        message = (
            f"the file declares {n_documents:,} documents but has only {n_entries:,} entries; "
            "correct the number"
        )
        raise ReadError(message, path=path, line=line)


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

    def add_valid(
        self,
        documents: npt.NDArray[Any],
        words: npt.NDArray[Any],
        values: npt.NDArray[Any],
        *,
        report: ReadReport,
        path: str,
        tell: Callable[[int], tuple[int | None, str]],
    ) -> None:
        """Add the entries whose values are counts above 0, and record the others.

        ``tell`` returns the line of an entry, and how a message about it begins.
        """
        if values.dtype.kind == "f":
            # As a half-precision float the limit itself would be infinite.
            values = values.astype(np.float64, copy=False)
        with np.errstate(invalid="ignore"):
            is_count = (values >= 0) & (values <= MAX_COUNT)
            if values.dtype.kind == "f":
                is_count &= values == np.floor(values)

        def tell_all(position: int) -> tuple[int | None, str]:
            line, beginning = tell(position)
            return line, beginning + wrong_count(values[position])

        report.problems_at(np.flatnonzero(~is_count), tell_all, path=path)
        is_good = is_count & (values != 0)
        report.n_zero += int(np.count_nonzero(is_count) - np.count_nonzero(is_good))
        self.add(documents[is_good], words[is_good], values[is_good])

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


class Numbering(dict[Any, int]):
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


# Vocabulary files, one word per line, for formats that identify words by number only.


def read_vocabulary(task: Task) -> tuple[tuple[str, ...], str]:
    """Read the vocabulary that belongs to a file."""
    path = find_vocabulary(task)
    words: list[str] = []
    with as_file(path) as file, open_content(file, meter=Meter()) as (stream, name):
        for lines in line_batches(stream, path=name, encoding=task.options.encoding):
            words.extend(line.strip() for line in lines)
        while words and not words[-1]:
            words.pop()
        check_vocabulary(words, path=name, first_line=1)
    return tuple(words), name.replace(str(file), str(path))


def find_vocabulary(task: Task) -> Path:
    """Return the vocabulary file that the options set, or search for one beside the data.

    For ``docword.kos.txt.gz`` these are tried, plain and packed: ``vocab.kos.txt``,
    ``docword.kos.vocab.txt``, ``docword.kos.vocab``, ``vocab.txt`` and ``vocabulary.txt``.
    """
    if task.options.vocabulary is not None:
        return Path(task.options.vocabulary)
    stem = task.path
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
            path = task.path.with_name(candidate + ending)
            if path.is_file():
                return path
    message = (
        f"no vocabulary file found (tried {', '.join(tried)}); set the vocabulary to a file with "
        "one word per line"
    )
    raise ReadError(message, path=task.path)


def check_vocabulary(words: Sequence[str], *, path: str, first_line: int | None) -> None:
    """Check that no word is missing or repeated: all words after it would be shifted."""
    seen: dict[str, int] = {}
    for position, word in enumerate(words):
        line = None if first_line is None else position + first_line
        if not word or "\0" in word:
            message = (
                f"word {position + 1:,} is empty or contains a NUL byte; write one word per line"
            )
            raise ReadError(message, path=path, line=line)
        if seen.setdefault(word, position) != position:
            message = (
                f"{word!r} is both word {seen[word] + 1:,} and word {position + 1:,}; each word "
                "must occur once"
            )
            raise ReadError(message, path=path, line=line)


def check_width(
    n_documents: int,
    n_words: int,
    n_vocabulary: int,
    vocabulary_name: str,
    *,
    path: str,
    line: int | None = None,
) -> None:
    """Check that a matrix has one column per word."""
    if n_words == n_vocabulary:
        return
    message = f"the data has {n_words:,} words but {vocabulary_name} has {n_vocabulary:,}; "
    if n_documents == n_vocabulary:
        message += "the rows seem to be words: transpose the matrix"
    else:
        message += "set the vocabulary to the matching file"
    raise ReadError(message, path=path, line=line)
