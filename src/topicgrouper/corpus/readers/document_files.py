"""Files that are documents: what they are, by content and name, and their texts."""

from __future__ import annotations

import codecs
import io
import posixpath
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.decoding import decode
from topicgrouper.corpus.readers.formats import (
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    UNREADABLE,
    content_kind,
    zip_kind,
)
from topicgrouper.corpus.readers.html_text import html_text
from topicgrouper.corpus.readers.mail import mail_text
from topicgrouper.corpus.readers.mbox import readable_mails
from topicgrouper.corpus.readers.office import epub_text, office_text
from topicgrouper.corpus.readers.pdf import PdfReader
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from topicgrouper.corpus.readers.task import Task

_OF_TEXT = frozenset({"html", "mail", "mbox", "jsonl"})
_TABLES = frozenset({"xlsx", "parquet", "npy"})
_TABLE = "it is {}, not a document; read it on its own"


def kind_of_file(name: str, data: bytes) -> tuple[str | None, bool]:
    """Tell what a file is."""
    ending = posixpath.splitext(name)[1].lower()
    by_ending = BY_ENDING.get(ending)
    named = by_ending.name if by_ending and by_ending.name in DOCUMENTS else None
    found = content_kind(data)
    if found == "packed" and data.startswith(b"PK"):
        # One that is damaged has no list of its parts any more; its name is all there is.
        found = zip_kind(io.BytesIO(data)) or named or found
    if found is None or (named in _OF_TEXT and found in _OF_TEXT):
        return named or ("packed" if ending == ".zip" else None), True
    return found, found == named or found in UNREADABLE


class DocumentFiles:
    """The texts of files of any kind; to be closed, because some kinds need another process."""

    def __init__(self, task: Task) -> None:
        self._options = task.options
        self._ledger = task.ledger
        self._growth = task.growth
        self._pdf = PdfReader()
        self.n_utf8 = 0

    def close(self) -> None:
        """End what was started for reading."""
        self._pdf.close()

    def texts(self, kind: str | None, data: bytes, *, path: str) -> Iterator[tuple[str, str]]:
        """Iterate over the documents in a file."""
        encoding, quoted = self._options.encoding, self._options.quoted
        if kind in UNREADABLE:
            raise ReadError(UNREADABLE[kind], path=path)
        if kind in _TABLES:
            raise ReadError(_TABLE.format(FORMATS[kind].called), path=path)
        if kind == "mbox":
            for number, _, mail in readable_mails(
                io.BytesIO(data), path=path, options=self._options, ledger=self._ledger
            ):
                yield f"/{number}", mail.text
            return
        readers: dict[str, Callable[[], str]] = {
            "html": lambda: html_text(data, path=path, encoding=encoding),
            "mail": lambda: mail_text(data, path=path, encoding=encoding, quoted=quoted),
            "pdf": lambda: self._pdf.text(data, path=path),
            "epub": lambda: epub_text(data, path=path, encoding=encoding, within=self._growth),
        }
        if kind in readers:
            yield "", readers[kind]()
        elif kind in ("docx", "pptx", "odt"):
            yield "", office_text(data, kind=kind, path=path, within=self._growth)
        else:
            if _is_utf8(data, encoding):
                self.n_utf8 += 1
                encoding = "utf-8"
            yield "", decode(data, path=path, encoding=encoding)


def _is_utf8(data: bytes, encoding: str) -> bool:
    """Return whether a text is UTF-8 though another encoding was given.

    Texts of one folder may differ. Hardly any text in another encoding is valid UTF-8 by chance.
    """
    if data.isascii() or codecs.lookup(encoding).name.startswith("utf"):
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
