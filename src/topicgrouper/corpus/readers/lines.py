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
    "it holds a NUL byte, which no text does; if the whole file is in UTF-16, read it with "
    "encoding='utf-16'"
)


def read_lines(task: Task) -> Corpus:
    """Read a text in which each line is a document, called by the number of its line."""
    return count_documents(line_documents(task), task.options)


def line_documents(task: Task) -> Iterator[DocumentBatch]:
    """Stream the documents. An empty line is an empty document."""
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
