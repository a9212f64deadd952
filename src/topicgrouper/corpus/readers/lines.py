"""One document per line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.decoding import line_batches
from topicgrouper.corpus.readers.documents import Batcher, DocumentBatch, count_documents

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.task import Task

__all__ = ["NUL_MESSAGE", "line_documents", "read_lines"]

NUL_MESSAGE = (
    "it contains a NUL byte, which is not text; remove it, or set encoding='utf-16' if the file is "
    "UTF-16"
)


def read_lines(task: Task) -> Corpus:
    """Read a text of one document per line; line numbers are the ids.

    Parameters
    ----------
    task : Task
        What to read.

    Returns
    -------
    Corpus
        One document per line.
    """
    return count_documents(line_documents(task), task.options, task.ledger)


def line_documents(task: Task) -> Iterator[DocumentBatch]:
    """Stream the documents; an empty line is an empty document.

    Parameters
    ----------
    task : Task
        What to read.

    Yields
    ------
    DocumentBatch
        The next documents.
    """
    batcher = Batcher()
    n_lines = 0
    with open_content(task.path, meter=task.meter) as (stream, name):
        for lines in line_batches(stream, path=name, encoding=task.options.encoding):
            for line in lines:
                n_lines += 1
                if "\0" in line:
                    task.ledger.problem(NUL_MESSAGE, path=name, line=n_lines)
                    continue
                batcher.add(line, id=str(n_lines))
            yield from batcher.full()
    yield from batcher.rest()
