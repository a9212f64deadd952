"""One document per line."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.readers.archives import open_content
from topicgrouper.corpus.readers.decoding import MAX_LINE, line_batches
from topicgrouper.corpus.readers.documents import Document, count_documents
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.text_pieces import paragraphs, sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.task import Task
    from topicgrouper.corpus.text_pieces import Unit

_MANY_BLANK = 3
_LARGE_SHARE = 0.05
NUL_MESSAGE = (
    "text must not contain NUL bytes; remove them, or set the encoding utf-16 if the file is UTF-16"
)


def read_lines(task: Task) -> Corpus:
    """Read a text of one document per line; line numbers are the ids."""
    unit = task.options.split or "line"
    documents = line_documents(task) if unit == "line" else piece_documents(task, unit)
    return count_documents(documents, replace(task.options, split=None), task.report)


def line_documents(task: Task) -> Iterator[Document]:
    """Stream the documents; an empty line is an empty document."""
    number = n_blank = 0
    with open_content(task.path, meter=task.meter) as (stream, name):
        for number, line in _lines(stream, name, task):
            n_blank += not line or line.isspace()
            yield Document(line, str(number))
    if n_blank >= max(_MANY_BLANK, _LARGE_SHARE * number) and task.options.split is None:
        task.report.note(
            f"Each line is a document, but {n_blank:,} of {number:,} lines are blank; if they "
            'separate paragraphs, set split="paragraph" (--split-texts paragraph).'
        )


def piece_documents(task: Task, unit: Unit) -> Iterator[Document]:
    """Stream the paragraphs or sentences of a text, or the whole text."""
    with open_content(task.path, meter=task.meter) as (stream, name):
        lines = _bounded(_lines(stream, name, task), name, is_one_text=unit == "whole")
        found = ["\n".join(lines).strip()] if unit == "whole" else paragraphs(lines)
        if unit == "sentence":
            found = (sentence for paragraph in found for sentence in sentences(paragraph))
        for number, piece in enumerate(filter(None, found), start=1):
            yield Document(piece, str(number))
    if unit != "whole":
        task.report.n_split += 1


def _lines(stream: BinaryIO, name: str, task: Task) -> Iterator[tuple[int, str]]:
    """Stream the lines and their numbers; those that are not text are recorded and left out."""
    batches = line_batches(stream, path=name, encoding=task.options.encoding)
    for number, line in enumerate(chain.from_iterable(batches), start=1):
        if "\0" in line:
            task.report.problem(NUL_MESSAGE, path=name, line=number)
        else:
            yield number, line


def _bounded(lines: Iterable[tuple[int, str]], name: str, *, is_one_text: bool) -> Iterator[str]:
    """Stream the lines; stop at a piece that is too long for a document."""
    n_characters = 0
    for number, line in lines:
        n_characters += len(line) + 1
        if not is_one_text and (not line or line.isspace()):
            n_characters = 0
        if n_characters > MAX_LINE:
            message = (
                f"the document is longer than {MAX_LINE:,} characters; if each line is a document, "
                "split it into lines"
            )
            raise ReadError(message, path=name, line=number)
        yield line
