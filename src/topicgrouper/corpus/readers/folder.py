"""Documents that are files: a single one, or all files of a folder or of a zip or tar archive.

Every file is a document; its id is its path inside the folder, its label the folder that contains
it. In a mailbox, every message is a document, labelled with the mailbox. Files that cannot be read
are skipped and reported. Plain texts are decoded here, other files are read in the sandbox.
"""

from __future__ import annotations

import codecs
import io
import os
import re
from dataclasses import replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from topicgrouper.common.checks import has_extra, missing_extra
from topicgrouper.common.short_repr import count_phrase
from topicgrouper.corpus.readers.archives import (
    CANNOT_OPEN,
    archive_kind,
    members,
    open_content,
    walk_files,
)
from topicgrouper.corpus.readers.compression import open_unpacked
from topicgrouper.corpus.readers.context import ExpansionLimit
from topicgrouper.corpus.readers.decoding import MAX_LINE, UTF16_MARKS, EncodingError, decode
from topicgrouper.corpus.readers.detection import kind_of_file
from topicgrouper.corpus.readers.documents import Document, count_documents
from topicgrouper.corpus.readers.formats import (
    BINARY_TABLES,
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    PACKED_ENDINGS,
    UNREADABLE,
    unpacked_ending,
)
from topicgrouper.corpus.readers.report import ReadError, printable_path
from topicgrouper.corpus.readers.sandbox import Request
from topicgrouper.corpus.readers.sandboxed_tables import mail_requests, skip_mail

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from typing import Any

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.context import ReadContext

_BINARY = "not a text file (it contains NUL bytes); move it out of the folder"
_TOO_LARGE = (
    f"larger than {MAX_LINE:,} bytes; if each line is a document, read the file with the format "
    "lines"
)
_FEW_FILES = 3
_MAX_CHARACTERS = MAX_LINE

# Collections of posts keep some fields of their header, too few for an e-mail.
_SUBJECT = re.compile(r"(?:[A-Z][\w-]{1,40}+: [^\n]{0,500}\n){0,20}?Subject: ([^\n]{1,500})")


def read_folder(context: ReadContext, *, kind: str | None = None) -> Corpus:
    """Read all files of a folder or archive, of any kind or of one; or a single file of a kind.

    They are sorted by name from a folder and in stored order from an archive. Their titles are a
    column if there are any.
    """
    path, is_folder = context.path, context.path.is_dir()
    if is_folder or archive_kind(path) is not None:
        files = _files_on_disk(context) if is_folder else _files_in_archive(context)
        documents = _FolderDocuments(context, kind).documents(files)
    elif kind is not None:
        documents = _single_document(context, kind)
    else:
        message = (
            "expected a folder or a zip or tar archive; for a file with one document per line, use "
            "the format lines"
        )
        raise ReadError(message, path=path)
    corpus = count_documents(documents, context.options, context.report, columns=["title"])
    context.report.found["title_column"] = "title"
    if corpus.n_documents == 0 and is_folder:
        _refuse_archive(path)
    if kind is None:
        _note_oddities(corpus, context)
    if corpus.labels is None or len(set(corpus.labels)) > 1:
        return corpus
    # A single label distinguishes nothing.
    return replace(corpus, labels=None)


def label_of(document_id: str) -> str:
    """Return the label of a document: the folder that holds it."""
    return document_id.rpartition("/")[0].rpartition("/")[2]


def input_bytes(path: Path) -> int:
    """Return the total size of the files that would be read."""
    files = [file for _, file in walk_files(path)] if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)


def _refuse_archive(folder: Path) -> None:
    """Refuse a folder that contains only an archive."""
    files = [path for _, path in walk_files(folder)]
    if len(files) == 1 and archive_kind(files[0]) is not None:
        message = f"the folder contains only an archive; give the archive instead: {files[0]}"
        raise ReadError(message, path=folder)


def _note_oddities(corpus: Corpus, context: ReadContext) -> None:
    """Note tables that were read as texts, and files beside folders that are labels."""
    endings = {end for end, format_ in BY_ENDING.items() if format_.is_table and end != ".json"}
    names = dict.fromkeys(id_.partition("#")[0] for id_ in corpus.document_ids)
    tables = [name for name in names if unpacked_ending(name) in endings]
    beside = [name for name in names if "/" not in name]
    found: list[tuple[list[str], str]] = []
    if tables:
        many = f"{len(tables):,} tables were read as text, such as {tables[0]}"
        found.append(
            (tables, f"1 table was read as text: {tables[0]}" if len(tables) == 1 else many)
        )
    if 1 <= len(beside) <= _FEW_FILES and len(beside) < len(names) / 2:
        one = f"1 file outside the subfolders has no label: {beside[0]}"
        many = f"Files outside the subfolders have no label: {', '.join(beside)}"
        found.append((beside, one if len(beside) == 1 else many))
    for files, what in found:
        them = "it" if len(files) == 1 else "them"
        context.report.note(f"{what}; move {them} out of the folder to exclude {them}.")


def _single_document(context: ReadContext, kind: str) -> Iterator[Document]:
    with open_content(context.path, progress=context.progress) as (stream, path):
        data = stream.read(MAX_LINE + 1)
    if len(data) > MAX_LINE:
        raise ReadError(f"larger than {MAX_LINE:,} bytes; split the file", path=path)
    name = PurePosixPath(path).name
    request = _request(context, name, path, kind, data)
    for text, title in _texts(context, request, context.sandbox.read(request)):
        yield Document(text, name, values=(title,))


def _request(
    context: ReadContext, name: str, path: str, kind: str | None, data: bytes | ReadError
) -> Request:
    """Return the request for a document; one that is not read has an error, a plain text no reader.

    Its key is the name of the file, and for a message of a mailbox its number and line.
    """
    error = data if isinstance(data, ReadError) else _refusal(kind)
    reader = None if kind is None or error is not None else FORMATS[kind].reader_name
    options = {
        "kind": kind,
        "encoding": context.options.encoding,
        "quoted": context.options.quoted,
    }
    content = b"" if isinstance(data, ReadError) else data
    return Request(reader, path, content, options, key=(name, 0, None), error=error)


def _refusal(kind: str | None) -> ReadError | None:
    """Return why files of this kind are not read."""
    if kind in UNREADABLE:
        return ReadError(UNREADABLE[kind])
    format_ = FORMATS.get(kind or "")
    if format_ and format_.name in BINARY_TABLES:
        return ReadError(f"expected a document, got {format_.called}; read it separately")
    if format_ and format_.extra and not has_extra(format_.extra):
        return ReadError(missing_extra(format_.extra, f"reading {format_.called}"))
    return None


def _texts(
    context: ReadContext, request: Request, records: Iterable[Any]
) -> Iterator[tuple[str, str]]:
    """Iterate over the texts that were read in the sandbox and their titles, within bounds."""
    data = request.data or b""
    limit = ExpansionLimit(request.path, n_packed=len(data), within=context.limit)
    for text, title in records:
        limit.count(len(text), text.count("\n"), "lines")
        if len(text) > _MAX_CHARACTERS:
            message = f"the text is longer than {_MAX_CHARACTERS:,} characters; split it"
            raise ReadError(message, path=request.path)
        yield text, title


class _FolderDocuments:
    """The documents in the files of a folder; what cannot be read is recorded and skipped."""

    def __init__(self, context: ReadContext, kind: str | None) -> None:
        self._context = context
        self._kind = kind
        self._n_texts = self._n_utf8 = 0
        self._undecodable: list[ReadError] = []
        self._renamed: list[str] = []

    def documents(self, files: Iterable[tuple[str, bytes | ReadError]]) -> Iterator[Document]:
        """Iterate over the documents in files; the folder that holds one is its label."""
        context = self._context
        for request, records in context.sandbox.each(self._requests(files)):
            name, number, line = request.key
            is_plain = request.reader is None and request.error is None
            id_ = printable_path(name) + (f"/{number}" if number else "")
            try:
                found = self._plain(request) if is_plain else _texts(context, request, records)
                for text, title in found:
                    self._n_texts += 1
                    if "\0" in text:
                        raise ReadError(_BINARY)
                    yield Document(text, id_, label_of(id_), (title,))
            except ReadError as error:
                if number:
                    skip_mail(error, line, report=context.report)
                else:
                    self._skip(request, error)
        self._finish()

    def _requests(self, files: Iterable[tuple[str, bytes | ReadError]]) -> Iterator[Request]:
        for name, data in files:
            path = f"{self._context.path}/{name}"
            kind, is_obvious = self._kind, True
            if kind is None and isinstance(data, bytes):
                kind, is_obvious = kind_of_file(name, data)
            if kind == "jsonl":
                kind = None  # in a folder of documents, JSON is a text like any other
            if kind is not None and not is_obvious and kind in DOCUMENTS:
                self._renamed.append(f"{path} is {FORMATS[kind].called}")
            if kind == "mbox" and isinstance(data, bytes):
                stream = io.BytesIO(data)
                options = self._context.options
                yield from mail_requests(stream, "mail_text", path=path, options=options, name=name)
            else:
                yield _request(self._context, name, path, kind, data)

    def _plain(self, request: Request) -> list[tuple[str, str]]:
        """Return a plain text and its subject, if it has one."""
        data, encoding = request.data or b"", self._context.options.encoding
        if _is_utf8(data, encoding):
            self._n_utf8 += 1
            encoding = "utf-8"
        text = decode(data, path=os.fspath(request.path), encoding=encoding)
        subject = _SUBJECT.match(text)
        return [(text, subject[1].strip() if subject else "")]

    def _skip(self, request: Request, error: ReadError) -> None:
        message, line, data = error.message, error.line, request.data or b""
        self._context.report.n_skipped_bytes += len(data)
        if isinstance(error, EncodingError):
            if b"\0" in data and not data.startswith(UTF16_MARKS):
                message, line = _BINARY, None
            else:
                self._undecodable.append(error)
        self._context.report.problem(message, path=request.path, line=line)

    def _finish(self) -> None:
        """Refuse a folder whose encoding is wrong, and note what was not as named."""
        report = self._context.report
        if len(self._undecodable) > self._n_texts:
            raise self._undecodable[0]
        if self._n_utf8:
            what = count_phrase(self._n_utf8, "file was", "files were")
            given = self._context.options.encoding
            report.note(f"{what} detected as UTF-8; the others were read as {given}.")
        if self._renamed:
            what = count_phrase(len(self._renamed), "file was", "files were")
            more = ", …" if len(self._renamed) > 1 else ""
            report.note(f"{what} read by content instead of extension: {self._renamed[0]}{more}")


def _files_in_archive(context: ReadContext) -> Iterator[tuple[str, bytes | ReadError]]:
    report = context.report
    for member in members(context.path, progress=context.progress, report=report):
        is_small = member.n_bytes <= MAX_LINE
        report.n_files += 1
        report.n_bytes += member.n_bytes
        report.n_skipped_bytes += 0 if is_small else member.n_bytes
        yield member.name, member.stream.read(member.n_bytes) if is_small else ReadError(_TOO_LARGE)


def _files_on_disk(context: ReadContext) -> Iterator[tuple[str, bytes | ReadError]]:
    report = context.report

    def skip(path: Path, why: str) -> None:
        report.n_files += 1
        report.problem(why, path=path)

    for name, path in walk_files(context.path, skip=skip):
        found: bytes | ReadError
        try:
            n_bytes = path.stat().st_size
            found = _content_of(path, context)
        except ReadError as error:
            found = error
        except OSError as error:
            n_bytes, found = 0, ReadError(CANNOT_OPEN.format(error.strerror))
        report.n_files += 1
        report.n_bytes += len(found) if isinstance(found, bytes) else n_bytes
        report.n_skipped_bytes += 0 if isinstance(found, bytes) else n_bytes
        yield name, found


def _content_of(path: Path, context: ReadContext) -> bytes:
    """Read a file, unpacked, unless it is too large for one document."""
    if path.suffix.lower() in PACKED_ENDINGS.keys() - {".zip"}:
        with open_unpacked(path, progress=context.progress, within=context.limit) as stream:
            data = stream.read(MAX_LINE + 1)
    else:
        with path.open("rb") as file:
            data = file.read(MAX_LINE + 1)
        context.progress.add(len(data))
    if len(data) > MAX_LINE:
        raise ReadError(_TOO_LARGE)
    return data


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
