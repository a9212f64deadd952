"""Data sets that are published as bags of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.context import ReadContext
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from topicgrouper.corpus.corpus import Corpus

__all__ = ["read_bag"]


def read_bag(path: Path, reader: Callable[[ReadContext], Corpus]) -> Corpus:
    """Read a bag of words and refuse any problem in it.

    Parameters
    ----------
    path : Path
        The file; its vocabulary is searched for beside it.
    reader : callable
        The reader of its format: takes a `ReadContext` and returns a `Corpus`.

    Returns
    -------
    Corpus
        The documents.

    Raises
    ------
    ReadError
        If the file has any problem: then it is not the data set that was published.
    """
    context = ReadContext(path, ReadOptions())
    corpus = reader(context)
    if context.report.problems:
        problem = context.report.problems[0]
        message = f"{problem.message}; copy the data set again from the original"
        raise ReadError(message, path=problem.path, line=problem.line)
    return corpus
