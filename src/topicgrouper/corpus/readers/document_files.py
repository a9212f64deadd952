"""Files that are documents: what they are, by content and name, and their texts."""

from __future__ import annotations

import codecs
import io
import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import has_extra, missing_extra
from topicgrouper.corpus.readers.decoding import MAX_LINE, decode
from topicgrouper.corpus.readers.fence import Request
from topicgrouper.corpus.readers.formats import (
    BINARY_TABLES,
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    UNREADABLE,
    content_kind,
    unpacked_ending,
    zip_kind,
)
from topicgrouper.corpus.readers.mail import mbox_messages
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.task import Growth

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

# Collections of posts keep some fields of their header, too few for an e-mail.
_SUBJECT = re.compile(r"(?:[A-Z][\w-]{1,40}+: [^\n]{0,500}\n){0,20}?Subject: ([^\n]{1,500})")

_OF_TEXT = frozenset({"html", "mail", "mbox", "jsonl"})


def kind_of_file(name: str, data: bytes) -> tuple[str | None, bool]:
    """Return the kind of a file."""
    ending = posixpath.splitext(name)[1].lower()
    by_ending = BY_ENDING.get(ending if ending == ".zip" else unpacked_ending(name))
    named = by_ending.name if by_ending and by_ending.name in DOCUMENTS else None
    found = content_kind(data)
    if found == "packed" and data.startswith(b"PK"):
        # One that is damaged has no list of its parts any more; its name is all there is.
        found = zip_kind(io.BytesIO(data)) or named or found
    if found is None or (named in _OF_TEXT and found in _OF_TEXT):
        return named or ("packed" if ending == ".zip" else None), True
    return found, found == named or found in UNREADABLE


_TOO_LONG = f"the text is longer than {MAX_LINE:,} characters; split it"
_TOO_LARGE = f"larger than {MAX_LINE:,} bytes; remove its attachments"


@dataclass(slots=True)
class DocumentFile:
    """A file that holds a document or several."""

    name: str  # its name in the folder or archive
    path: str  # its name in messages
    kind: str | None  # as by `kind_of_file`
    data: bytes
    error: ReadError | None = None  # why it has no data


class DocumentFiles:
    """The texts of files of any kind, read inside the fence or, if they are plain, here."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self.n_utf8 = 0

    def texts(
        self, files: Iterable[DocumentFile]
    ) -> Iterator[tuple[DocumentFile, str, str | ReadError, str]]:
        """Iterate over the documents in files, or why there is none, and their titles.

        Each comes with what to append to the name of its file.
        """
        report = self._task.report
        for request, records in self._task.fence.each(self._requests(files)):
            file, number, line = request.key
            suffix = f"/{number}" if number else ""
            try:
                if request.reader is None and request.error is None:
                    text = self._plain(file)
                    subject = _SUBJECT.match(text)
                    yield file, suffix, text, subject[1].strip() if subject else ""
                    continue
                growth = Growth(file.path, n_packed=len(file.data), within=self._task.growth)
                for text, title in records:
                    growth.count(len(text), text.count("\n"), "lines")
                    too_long = ReadError(_TOO_LONG, path=file.path)
                    yield file, suffix, text if len(text) <= MAX_LINE else too_long, title
            except ReadError as error:
                if number:
                    skip_mail(error, line, report=report)
                else:
                    yield file, suffix, error, ""

    def _requests(self, files: Iterable[DocumentFile]) -> Iterator[Request]:
        options = self._task.options
        for file in files:
            if file.kind == "mbox":
                stream = io.BytesIO(file.data)
                for mail in mail_requests(stream, "mail_text", path=file.path, options=options):
                    line, number = mail.key
                    mail.key = file, number, line
                    yield mail
                continue
            error = file.error or _refusal(file)
            reader = None
            if error is None and file.kind is not None:
                reader = FORMATS[file.kind].reader_name
            yield Request(
                reader,
                file.path,
                file.data,
                {"kind": file.kind, "encoding": options.encoding, "quoted": options.quoted},
                key=(file, 0, None),
                error=error,
            )

    def _plain(self, file: DocumentFile) -> str:
        encoding = self._task.options.encoding
        if _is_utf8(file.data, encoding):
            self.n_utf8 += 1
            encoding = "utf-8"
        return decode(file.data, path=file.path, encoding=encoding)


def _refusal(file: DocumentFile) -> ReadError | None:
    """Return why files of this kind are not read."""
    if file.kind in UNREADABLE:
        return ReadError(UNREADABLE[file.kind])
    format_ = FORMATS.get(file.kind or "")
    if format_ and format_.name in BINARY_TABLES:
        return ReadError(f"expected a document, got {format_.called}; read it separately")
    if format_ and format_.extra and not has_extra(format_.extra):
        return ReadError(missing_extra(format_.extra, f"reading {format_.called}"))
    return None


def mail_requests(
    stream: BinaryIO, function: str, *, path: str, options: ReadOptions, **others: Any
) -> Iterator[Request]:
    """Separate the messages of a mailbox, to be read by a function of `mail` inside the fence.

    Their keys are their lines and numbers. Those that are too large are errors.
    """
    how = {"encoding": options.encoding, "quoted": options.quoted, **others}
    for number, (line, data) in enumerate(mbox_messages(stream), start=1):
        reader = None if data is None else f"{__package__}.mail:{function}"
        error = ReadError(_TOO_LARGE) if data is None else None
        yield Request(reader, path, data or b"", how, key=(line, number), error=error)


def skip_mail(error: ReadError, line: int, *, report: ReadReport) -> None:
    """Record a message of a mailbox that cannot be read."""
    # Lines of the error are those of a part of the message.
    message = f"cannot read the message that starts here: {error.message}"
    report.problem(message, path=error.path or "", line=line)
    report.n_skipped_mails += 1


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
