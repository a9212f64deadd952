"""Files that are documents: what they are, by content and name, and their texts."""

from __future__ import annotations

import codecs
import io
import posixpath
import tarfile
import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.argument_checks import has_extra, missing_extra
from topicgrouper.corpus.readers.decoding import MAX_LINE, decode
from topicgrouper.corpus.readers.fence import Request
from topicgrouper.corpus.readers.fence_program import records_of
from topicgrouper.corpus.readers.formats import (
    BINARY_TABLES,
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    UNREADABLE,
    content_kind,
    is_hidden,
    unpacked_ending,
    zip_kind,
)
from topicgrouper.corpus.readers.mail import mbox_messages
from topicgrouper.corpus.readers.report import ReadError, printable_path
from topicgrouper.corpus.readers.task import Growth

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.corpus.readers.task import Task

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
    ) -> Iterator[tuple[DocumentFile, str, str | ReadError]]:
        """Iterate over the documents in files, or why there is none.

        Each comes with what to append to the name of its file.
        """
        report = self._task.report
        for request, records in self._task.fence.each(self._requests(files)):
            file, number, line = request.key
            suffix = f"/{number}" if number else ""
            try:
                if request.reader is None and request.error is None:
                    yield file, suffix, self._plain(file)
                    continue
                growth = Growth(file.path, n_packed=len(file.data), within=self._task.growth)
                for record in records:
                    if isinstance(record, str):
                        growth.count(len(record), record.count("\n"), "lines")
                        too_long = ReadError(_TOO_LONG, path=file.path)
                        yield file, suffix, record if len(record) <= MAX_LINE else too_long
                        continue
                    report.n_files += bool(suffix)  # the first one counts for the archive
                    suffix = f"/{printable_path(record['name'])}"
                    if "error" in record:
                        yield file, suffix, ReadError(record["error"], line=record["line"])
            except ReadError as error:
                if number:
                    skip_mail(error, line, report=report)
                else:
                    yield file, suffix, error

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
                packed = file.kind == "packed"
                reader = f"{__name__}:inner_texts" if packed else FORMATS[file.kind].reader_name
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
    if file.kind in UNREADABLE and file.kind != "packed":
        return ReadError(UNREADABLE[file.kind])
    format_ = FORMATS.get(file.kind or "")
    if format_ and format_.name in BINARY_TABLES:
        return ReadError(f"expected a document, got {format_.called}; read it separately")
    if format_ and format_.extra and not has_extra(format_.extra):
        return ReadError(missing_extra(format_.extra, f"reading {format_.called}"))
    return None


def inner_texts(data: bytes, *, encoding: str, quoted: bool, **_: object) -> Iterator[Any]:
    """Read the files of an archive that is a file itself: what each is called, and its texts.

    This runs inside the fence. Hidden files are left out, and archives in it are not read in turn.
    """
    for name, content in _inner_files(data):
        try:
            if len(content) > MAX_LINE:
                raise ReadError(f"larger than {MAX_LINE:,} bytes; split the file")
            kind = kind_of_file(name, content)[0]
            if kind == "packed":
                raise ReadError(UNREADABLE[kind])
            file = DocumentFile(name, name, None if kind == "jsonl" else kind, content)
            if (refusal := _refusal(file)) is not None:
                raise refusal
            for number, text in _inner_texts(file, encoding=encoding, quoted=quoted):
                yield {"name": f"{name}/{number}" if number else name}
                yield text
        except ReadError as error:
            yield {"name": name, "error": error.message, "line": error.line}


def _inner_files(data: bytes) -> Iterator[tuple[str, bytes]]:
    stream = io.BytesIO(data)
    if data.startswith(b"PK"):
        with zipfile.ZipFile(stream) as archive:
            for info in archive.infolist():
                if not info.is_dir() and not is_hidden(info.filename):
                    yield info.filename, archive.open(info).read(MAX_LINE + 1)
    elif tarfile.is_tarfile(stream):
        with tarfile.open(fileobj=stream) as tar:
            for member in tar:
                if member.isreg() and not is_hidden(member.name):
                    content = tar.extractfile(member)
                    yield member.name, content.read(MAX_LINE + 1) if content else b""
    else:
        raise ReadError(UNREADABLE["packed"])


def _inner_texts(file: DocumentFile, **options: Any) -> Iterator[tuple[int, str]]:
    if file.kind is None:
        yield 0, decode(file.data, encoding=options["encoding"])
        return
    reader, files = FORMATS[file.kind].reader_name, [(0, file.data)]
    if file.kind == "mbox":
        mails = mbox_messages(io.BytesIO(file.data))
        reader = FORMATS["mail"].reader_name
        files = [(number, mail or b"") for number, (_, mail) in enumerate(mails, start=1)]
    for number, data in files:
        for text in records_of(reader, data, {"kind": file.kind, **options}):
            yield number, text


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
