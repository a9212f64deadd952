"""UCI bag of words: a file of (document, word, count) with a header of three numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, check_declared
from topicgrouper.corpus.readers.entry_lines import Extent, add_entries, read_entries
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.vocabulary import check_width, read_vocabulary

if TYPE_CHECKING:
    from topicgrouper.corpus.readers.task import Task

_HEADER = ("documents", "words", "entries")
_MAX_HEADER_LINE = 1000


def read_uci(task: Task) -> Corpus:
    """Read a docword file and its vocabulary; document numbers are the ids."""
    vocabulary, vocabulary_name = read_vocabulary(task)
    entries = EntryList()
    with open_content(task.path, meter=task.meter) as (stream, name):
        n_documents, n_words, n_declared = _read_header(stream, name)
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name, line=2)
        extent = Extent(n_documents, n_words)
        n_found = 0
        for block in read_entries(stream, name=name, first_line=4, task=task):
            n_found += len(block.lines)
            add_entries(entries, block, extent=extent, name=name, ledger=task.ledger)
    if n_found != n_declared:
        message = (
            f"it declares {n_declared:,} entries but has {n_found:,}; check that it is complete"
        )
        task.ledger.problem(message, path=name, line=3, n_skipped=0)
    check_declared(n_documents, n_entries=entries.n_entries, path=name, line=1)
    ids = tuple(map(str, np.arange(1, n_documents + 1).tolist()))
    return Corpus(entries.matrix((n_documents, n_words)), vocabulary, document_ids=ids)


def _read_header(stream: BinaryIO, name: str) -> tuple[int, int, int]:
    numbers = []
    for line, what in enumerate(_HEADER, start=1):
        text = stream.readline(_MAX_HEADER_LINE).strip()
        if not text.isdigit() or len(text) > 18:
            message = f"line {line} of a UCI bag of words must be the number of {what}"
            raise ReadError(message, path=name, line=line)
        numbers.append(int(text))
    return numbers[0], numbers[1], numbers[2]
