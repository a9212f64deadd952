"""Vocabulary files, one word per line, for formats that identify words by number only."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.compression import Meter
from topicgrouper.corpus.readers.decoding import line_batches
from topicgrouper.corpus.readers.formats import PACKED_ENDINGS
from topicgrouper.corpus.readers.pipes import as_file
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.corpus.readers.task import Task

Vocabulary = tuple[str, ...]


def read_vocabulary(task: Task) -> tuple[Vocabulary, str]:
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
    while stem.suffix.lower() in {*PACKED_ENDINGS, ".txt", ".dat", ".mtx", ".npz", ".npy", ".ldac"}:
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
        f"its vocabulary was not found ({', '.join(tried)}); set the vocabulary to a file with "
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
    message = f"it has {n_words:,} words but {vocabulary_name} has {n_vocabulary:,}; "
    if n_documents == n_vocabulary:
        message += "its rows seem to be words: transpose it"
    else:
        message += "set the vocabulary to the file that belongs to it"
    raise ReadError(message, path=path, line=line)
