"""lda-c: one document per line, "N id:count id:count …", ids from 0, words in a separate file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, good_counts
from topicgrouper.corpus.readers.decoding import byte_blocks
from topicgrouper.corpus.readers.integers import count_lines, parse_integers
from topicgrouper.corpus.readers.vocabulary import read_vocabulary

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

# Possessive ("*+"): a long line is not scanned twice, nor its parts remembered.
_DOCUMENT = re.compile(rb"[ \t\r]*(\d{1,18})((?:[ \t]++\d{1,18}+:\d{1,18}+)*+)[ \t\r]*")
_COLON = ord(":")


@dataclass(frozen=True, slots=True)
class _Documents:
    """The documents of a block."""

    lines: npt.NDArray[np.int64]  # the line of each document
    # The position in ``lines`` of each entry's document, the word and the count.
    rows: npt.NDArray[np.int64]
    words: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]


def read_lda_c(task: Task) -> Corpus:
    """Read a file in the format of lda-c and its vocabulary; line numbers are the ids.

    A line that is malformed, or declares another number of words than it has, is skipped.
    """
    vocabulary, vocabulary_name = read_vocabulary(task)
    entries = EntryList()
    ids: list[str] = []
    first_line = 1
    with open_content(task.path, meter=task.meter) as (stream, name):
        for block in byte_blocks(stream, path=name):
            found = _parse(block, first_line)
            if found is None:
                rest = _without_malformed(block, first_line, name=name, ledger=task.ledger)
                found = _parse(rest, first_line)
            if found is None:  # pragma: no cover - each line left was checked by itself
                raise AssertionError
            checked = _Checked(found, len(vocabulary), vocabulary_name)
            checked.add_to(entries, first=len(ids), name=name, ledger=task.ledger)
            ids.extend(map(str, found.lines.tolist()))
            first_line += count_lines(block)
    counts = entries.matrix((len(ids), len(vocabulary)))
    return Corpus(counts, vocabulary, document_ids=tuple(ids))


@dataclass(frozen=True, slots=True)
class _Checked:
    """Documents that are to be checked against a vocabulary."""

    documents: _Documents
    n_words: int
    vocabulary_name: str

    def add_to(self, entries: EntryList, *, first: int, name: str, ledger: ReadReport) -> None:
        """Add the valid entries; the documents are numbered from ``first``."""
        found = self.documents
        lines = found.lines[found.rows]

        def tell_unknown(position: int) -> tuple[int, str]:
            message = (
                f"word {found.words[position]:,} is out of range; {self.vocabulary_name} has "
                f"{self.n_words:,} words, counted from 0"
            )
            return int(lines[position]), message

        def tell(position: int) -> tuple[int, str]:
            return int(lines[known[position]]), ""

        is_known = found.words < self.n_words
        ledger.problems_at(np.flatnonzero(~is_known), tell_unknown, path=name)
        known = np.flatnonzero(is_known)
        is_good = good_counts(found.counts[known], ledger=ledger, path=name, tell=tell)
        good = known[is_good]
        entries.add(first + found.rows[good], found.words[good], found.counts[good])


def _parse(block: bytes, first_line: int) -> _Documents | None:
    """Parse a block of lines; None if one is malformed."""
    numbers = parse_integers(block, also_allowed=b":")
    if numbers is None:
        return None
    per_line = numbers.numbers_per_line()
    lines = np.flatnonzero(per_line)
    lengths = per_line[lines]
    starts = np.cumsum(lengths) - lengths
    if not (lengths == 1 + 2 * numbers.values[starts]).all():
        return None
    rows = np.repeat(np.arange(len(lines)), lengths)
    position = np.arange(len(rows)) - starts[rows]
    words, counts = (
        np.flatnonzero(position % 2 == 1),
        np.flatnonzero((position > 0) & (position % 2 == 0)),
    )
    data = np.frombuffer(block, dtype=np.uint8)
    # Every colon is between a word and its count, without blanks.
    is_joined = (numbers.starts[counts] == numbers.ends[words] + 1) & (
        data[numbers.ends[words]] == _COLON
    )
    if not is_joined.all() or np.count_nonzero(data == _COLON) != len(words):
        return None
    values = numbers.values
    return _Documents(first_line + lines, rows[words], values[words], values[counts])


def _without_malformed(block: bytes, first_line: int, *, name: str, ledger: ReadReport) -> bytes:
    """Empty the lines that are not documents, and record them."""
    lines = block.split(b"\n")
    for position, line in enumerate(lines):
        if not line.strip():
            lines[position] = b""
            continue
        match = _DOCUMENT.fullmatch(line)
        if match is None:
            shown = line[:40].decode("ascii", "backslashreplace").strip()
            message = f"{shown!r} is not a document of lda-c; write it like '2 0:1 7:3'"
        elif int(match[1]) != match[2].count(b":"):
            message = (
                f"it declares {int(match[1]):,} different words but has "
                f"{match[2].count(b':'):,}; check that it is complete"
            )
        else:
            continue
        ledger.problem(message, path=name, line=first_line + position)
        lines[position] = b""
    return b"\n".join(lines)
