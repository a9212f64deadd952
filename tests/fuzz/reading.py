"""What the doors of the readers of collections share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np

from tests.fuzz.mutations.choices import chosen
from topicgrouper.corpus import ReadOptions, read_corpus
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from pathlib import Path

    from tests.fuzz.door import Run
    from topicgrouper.corpus.readers.read import Reading

__all__ = ["COUNTS", "ERRORS", "VOCABULARY", "check", "reading"]

ERRORS = (ReadError,)
"""What reading a file that can be opened may raise."""

COUNTS = np.array([[2, 0, 1, 0], [0, 0, 0, 0], [0, 15, 1, 1], [1, 1, 1, 1]])
VOCABULARY = b"cat\ndog\nemu\ngnu\n"

_DETAIL = re.compile(r"'[^']*'|[\d,.]*\d")


def reading(
    *options: tuple[str, dict[str, object]], beside: Mapping[str, bytes] | None = None
) -> Callable[[Path], Run]:
    """Return what prepares a door of `read_corpus`.

    Parameters
    ----------
    options
        Names for the file to be read, each with options. The first byte of an input chooses one
        of them if there are several.
    beside
        Further files in the folder, by name.
    """

    def prepare(folder: Path) -> Run:
        for name, content in (beside or {}).items():
            (folder / name).write_bytes(content)
        ways = [_way(folder, name, dict(given)) for name, given in options]

        def run(data: bytes) -> Hashable:
            (path, format_, how), content = chosen(data, ways) if len(ways) > 1 else (ways[0], data)
            path.write_bytes(content)
            return check(read_corpus(path, format=format_, options=how))

        return run

    return prepare


def _way(
    folder: Path, name: str, options: dict[str, object]
) -> tuple[Path, str | None, ReadOptions]:
    return folder / name, options.pop("format", None), ReadOptions(**options)


def check(found: Reading) -> Hashable:
    """Check that a corpus and its report are sound; return what is special about them."""
    corpus, report = found.corpus, found.report
    assert report.n_documents == corpus.n_documents == len(corpus.document_ids) > 0
    assert corpus.counts.shape == (corpus.n_documents, len(corpus.vocabulary))
    assert corpus.n_words == len(set(corpus.vocabulary))
    counts = corpus.counts
    assert len(counts.indptr) == corpus.n_documents + 1
    assert counts.indptr[0] == 0
    assert counts.indptr[-1] == len(counts.indices) == len(counts.data)
    assert (counts.indptr[1:] >= counts.indptr[:-1]).all()
    if counts.nnz:
        assert counts.data.min() > 0
        assert 0 <= counts.indices.min() <= counts.indices.max() < corpus.n_words
    columns = corpus.document_columns.values()
    assert all(len(values) == corpus.n_documents for values in columns)
    beside = (corpus.document_ids, corpus.labels or (), corpus.names or (), *columns)
    for texts in (corpus.vocabulary, *beside):
        "".join(texts).encode()  # they are written to files and shown on terminals
    assert report.n_problems >= len(report.problems)
    assert all(isinstance(sentence, str) for sentence in report.sentences())
    problems = {_DETAIL.sub("#", problem.message)[:60] for problem in report.problems[:20]}
    sizes = (min(corpus.n_documents, 6), min(corpus.n_words, 6), bool(report.n_empty))
    return *sizes, bool(report.n_zero), tuple(sorted(problems))
