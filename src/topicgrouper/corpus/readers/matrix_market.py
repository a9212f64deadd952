"""Matrix Market files, documents × words, with a vocabulary file beside them.

Not by `scipy.io.mmread`, which ends the process when a file is cut off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.counts import EntryList, check_declared
from topicgrouper.corpus.readers.entry_lines import Extent, add_entries, read_entries
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.vocabulary import check_width, read_vocabulary

if TYPE_CHECKING:
    from topicgrouper.corpus.readers.task import Task

_MAX_HEADER_LINE = 10_000
_FIELDS = ("integer", "unsigned-integer", "real", "double", "pattern")


def read_matrix_market(task: Task) -> Corpus:
    """Read a Matrix Market file and its vocabulary; row numbers, from 1, are the ids."""
    vocabulary, vocabulary_name = read_vocabulary(task)
    entries = EntryList()
    with open_content(task.path, meter=task.meter) as (stream, name):
        field = _read_banner(stream, name)
        n_documents, n_words, n_declared, line = _read_size(stream, name)
        check_width(n_documents, n_words, len(vocabulary), vocabulary_name, path=name, line=line)
        has_counts = field != "pattern"
        extent = Extent(n_documents, n_words)
        n_found = 0
        for block in read_entries(
            stream, name=name, first_line=line + 1, task=task, has_counts=has_counts
        ):
            n_found += len(block.lines)
            add_entries(entries, block, extent=extent, name=name, ledger=task.ledger)
    if n_found != n_declared:
        message = (
            f"it declares {n_declared:,} entries but has {n_found:,}; check that it is complete"
        )
        task.ledger.problem(message, path=name, line=line, n_skipped=0)
    check_declared(n_documents, n_entries=entries.n_entries, path=name, line=line)
    ids = tuple(str(number) for number in range(1, n_documents + 1))
    return Corpus(entries.matrix((n_documents, n_words)), vocabulary, document_ids=ids)


def _read_banner(stream: BinaryIO, name: str) -> str:
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
    return field


def _read_size(stream: BinaryIO, name: str) -> tuple[int, int, int, int]:
    line = 1
    while text := stream.readline(_MAX_HEADER_LINE):
        line += 1
        if text.startswith(b"%") or not text.strip():
            continue
        cells = text.split()
        if len(cells) == 3 and all(cell.isdigit() and len(cell) <= 18 for cell in cells):
            return int(cells[0]), int(cells[1]), int(cells[2]), line
        break
    message = "this line must hold the numbers of documents, words and entries"
    raise ReadError(message, path=name, line=line)
