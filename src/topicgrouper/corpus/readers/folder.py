"""A folder of files, on the disk or in a zip or tar archive.

Every file is a document; its id is its path inside the folder, its label the folder that contains
it. In a mailbox, every message is a document, labelled with the mailbox. Files that cannot be read
are skipped and reported.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import counted
from topicgrouper.corpus.readers.archives import archive_kind, members, open_content
from topicgrouper.corpus.readers.compression import open_unpacked
from topicgrouper.corpus.readers.decoding import MAX_LINE, UTF16_MARKS, EncodingError
from topicgrouper.corpus.readers.document_files import DocumentFile, DocumentFiles, kind_of_file
from topicgrouper.corpus.readers.documents import Document, count_documents
from topicgrouper.corpus.readers.formats import (
    BY_ENDING,
    DOCUMENTS,
    FORMATS,
    PACKED_ENDINGS,
    is_hidden,
    unpacked_ending,
)
from topicgrouper.corpus.readers.report import ReadError, printable_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.task import Task

_BINARY = "not a text file (it contains NUL bytes); move it out of the folder"
_UNREADABLE = "cannot be opened ({}); change its permissions or move it out of the folder"
_OUTSIDE = (
    "links to a file outside the folder; copy the folder with the linked files, and read the copy: "
    "cp -rL FOLDER COPY"
)
_TOO_LARGE = (
    f"larger than {MAX_LINE:,} bytes; if each line is a document, read the file with the format "
    "lines"
)
_FEW_FILES = 3


def read_folder(task: Task, *, kind: str | None = None) -> Corpus:
    """Read all files of a folder and of its subfolders."""
    corpus = _counted(folder_documents(task, kind=kind), task)
    if corpus.n_documents == 0 and task.path.is_dir():
        _refuse_archive(task.path)
    if kind is None:
        _note_oddities(corpus, task)
    if corpus.labels is None or len(set(corpus.labels)) > 1:
        return corpus
    # A single label distinguishes nothing.
    return replace(corpus, labels=None)


def label_of(document_id: str) -> str:
    """Return the label of a document: the folder that holds it."""
    return document_id.rpartition("/")[0].rpartition("/")[2]


def _refuse_archive(folder: Path) -> None:
    """Refuse a folder that contains only an archive."""
    files = [path for _, path in islice(walk_files(folder), 2)]
    if len(files) == 1 and archive_kind(files[0]) is not None:
        message = f"the folder contains only an archive; give the archive instead: {files[0]}"
        raise ReadError(message, path=folder)


def _note_oddities(corpus: Corpus, task: Task) -> None:
    """Note tables that were read as texts, and files beside folders that are labels."""
    endings = {end for end, format_ in BY_ENDING.items() if format_.is_table and end != ".json"}
    names = dict.fromkeys(id_.partition("#")[0] for id_ in corpus.document_ids)
    tables = [name for name in names if unpacked_ending(name) in endings]
    beside = [name for name in names if "/" not in name]
    if len(tables) == 1:
        _note_moved(task, f"1 table was read as text: {tables[0]}", "it")
    elif tables:
        what = f"{len(tables):,} tables were read as text, such as {tables[0]}"
        _note_moved(task, what, "them")
    if len(beside) == 1 < len(names) / 2:
        what = f"1 file outside the subfolders has no label: {beside[0]}"
        _note_moved(task, what, "it")
    elif 1 < len(beside) <= _FEW_FILES and len(beside) < len(names) / 2:
        what = f"Files outside the subfolders have no label: {', '.join(beside)}"
        _note_moved(task, what, "them")


def _note_moved(task: Task, what: str, them: str) -> None:
    task.report.note(f"{what}; move {them} out of the folder to exclude {them}.")


def read_document(task: Task, *, kind: str) -> Corpus:
    """Read a file that is one document, or a folder or archive of such files."""
    if task.path.is_dir() or archive_kind(task.path) is not None:
        return read_folder(task, kind=kind)
    return _counted(_single_document(task, kind), task)


def _counted(documents: Iterable[Document], task: Task) -> Corpus:
    """Count documents, whose titles are a column if there are any."""
    corpus = count_documents(documents, task.options, task.report, columns=["title"])
    task.report.found["title_column"] = "title"
    return corpus


def _single_document(task: Task, kind: str) -> Iterator[Document]:
    with open_content(task.path, meter=task.meter) as (stream, name):
        data = stream.read(MAX_LINE + 1)
    if len(data) > MAX_LINE:
        message = f"larger than {MAX_LINE:,} bytes; split the file"
        raise ReadError(message, path=name)
    file = DocumentFile(PurePosixPath(name).name, name, kind, data)
    for _, _, text, title in DocumentFiles(task).texts([file]):
        if isinstance(text, ReadError):
            raise text
        yield Document(text, file.name, values=(title,))


def folder_documents(task: Task, *, kind: str | None = None) -> Iterator[Document]:
    """Stream the documents, sorted by name from a folder and in stored order from an archive."""
    is_folder = task.path.is_dir()
    if not is_folder and archive_kind(task.path) is None:
        message = (
            "expected a folder or a zip or tar archive; for a file with one document per line, use "
            "the format lines"
        )
        raise ReadError(message, path=task.path)
    found = _files_on_disk(task) if is_folder else _files_in_archive(task)
    yield from _Files(task, kind).documents(found)


class _Files:
    """The texts of the files of a folder; what cannot be read is recorded and skipped."""

    def __init__(self, task: Task, kind: str | None) -> None:
        self._task = task
        self._kind = kind
        self._files = DocumentFiles(task)
        self._n_texts = 0
        self._undecodable: list[ReadError] = []
        self._renamed: list[str] = []

    def documents(self, found: Iterable[tuple[str, bytes | ReadError]]) -> Iterator[Document]:
        """Iterate over the documents in files; the folder that holds one is its label."""
        for file, suffix, text, title in self._files.texts(self._known(found)):
            if isinstance(text, ReadError):
                self._skip(file, suffix, text)
            elif "\0" in text:
                self._n_texts += 1
                self._skip(file, suffix, ReadError(_BINARY))
            else:
                self._n_texts += 1
                id_ = printable_path(file.name) + suffix
                yield Document(text, id_, label_of(id_), (title,))
        self._finish()

    def _known(self, found: Iterable[tuple[str, bytes | ReadError]]) -> Iterator[DocumentFile]:
        for name, data in found:
            shown = f"{self._task.path}/{name}"
            if isinstance(data, ReadError):
                yield DocumentFile(name, shown, None, b"", data)
                continue
            kind, is_obvious = (self._kind, True) if self._kind else kind_of_file(name, data)
            if kind == "jsonl":
                kind = None  # in a folder of documents, JSON is a text like any other
            if kind is not None and not is_obvious and kind in DOCUMENTS:
                self._renamed.append(f"{shown} is {FORMATS[kind].called}")
            yield DocumentFile(name, shown, kind, data)

    def _skip(self, file: DocumentFile, suffix: str, error: ReadError) -> None:
        message, line = error.message, error.line
        self._task.report.n_skipped_bytes += 0 if suffix else len(file.data)
        if isinstance(error, EncodingError):
            if b"\0" in file.data and not file.data.startswith(UTF16_MARKS):
                message, line = _BINARY, None
            else:
                self._undecodable.append(error)
        self._task.report.problem(message, path=file.path + suffix, line=line)

    def _finish(self) -> None:
        """Refuse a folder whose encoding is wrong, and note what was not as named."""
        if len(self._undecodable) > self._n_texts:
            raise self._undecodable[0]
        if self._files.n_utf8:
            what = counted(self._files.n_utf8, "file was", "files were")
            given = self._task.options.encoding
            self._task.report.note(f"{what} detected as UTF-8; the others were read as {given}.")
        if self._renamed:
            what = counted(len(self._renamed), "file was", "files were")
            more = ", …" if len(self._renamed) > 1 else ""
            self._task.report.note(
                f"{what} read by content instead of extension: {self._renamed[0]}{more}"
            )


def input_bytes(path: Path) -> int:
    """Return the total size of the files that would be read."""
    files = [file for _, file in walk_files(path)] if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files)


def _files_in_archive(task: Task) -> Iterator[tuple[str, bytes | ReadError]]:
    for member in members(task.path, meter=task.meter, report=task.report):
        is_small = member.n_bytes <= MAX_LINE
        task.report.n_files += 1
        task.report.n_bytes += member.n_bytes
        task.report.n_skipped_bytes += 0 if is_small else member.n_bytes
        yield member.name, member.stream.read(member.n_bytes) if is_small else ReadError(_TOO_LARGE)


def _files_on_disk(task: Task) -> Iterator[tuple[str, bytes | ReadError]]:
    def skip(path: Path, why: str) -> None:
        task.report.n_files += 1
        task.report.problem(why, path=path)

    for name, path in walk_files(task.path, skip=skip):
        found: bytes | ReadError
        try:
            n_bytes = path.stat().st_size
            data = _read_file(path, task)
            found = ReadError(_TOO_LARGE) if data is None else data
        except ReadError as error:
            found = error
        except OSError as error:
            n_bytes, found = 0, ReadError(_UNREADABLE.format(error.strerror))
        task.report.n_files += 1
        task.report.n_bytes += len(found) if isinstance(found, bytes) else n_bytes
        task.report.n_skipped_bytes += 0 if isinstance(found, bytes) else n_bytes
        yield name, found


def _read_file(path: Path, task: Task) -> bytes | None:
    """Read a file; None if it is too large for one document."""
    if path.suffix.lower() in PACKED_ENDINGS.keys() - {".zip"}:
        with open_unpacked(path, meter=task.meter, within=task.growth) as stream:
            data = stream.read(MAX_LINE + 1)
    else:
        with path.open("rb") as file:
            data = file.read(MAX_LINE + 1)
        task.meter.add(len(data))
    return data if len(data) <= MAX_LINE else None


def walk_files(
    folder: Path, *, skip: Callable[[Path, str], object] | None = None
) -> Iterator[tuple[str, Path]]:
    """Iterate over the files sorted by name, files before subfolders, without hidden ones."""
    skip = skip or (lambda *_: None)
    root = folder.resolve()
    waiting = [("", os.fspath(folder))]
    while waiting:
        prefix, place = waiting.pop()
        try:
            entries = sorted(os.scandir(place), key=lambda entry: entry.name)
        except OSError as error:
            skip(Path(place), _UNREADABLE.format(error.strerror))
            continue
        folders = []
        for entry in entries:
            name = prefix + entry.name
            if is_hidden(entry.name):
                continue
            if entry.is_dir(follow_symlinks=False):
                folders.append((f"{name}/", entry.path))
                continue
            path = Path(entry.path)
            is_plain = entry.is_file(follow_symlinks=False)
            if (why := None if is_plain else _why_skipped(path, root)) is None:
                yield name, path
            else:
                skip(path, why)
        waiting += reversed(folders)


def _why_skipped(path: Path, root: Path) -> str | None:
    """Return why a link or something else than a file is not read."""
    try:
        target = path.resolve(strict=True)
    except (OSError, RuntimeError):  # from Python 3.13 on, a circle of links is an OSError
        return "broken link; remove or repair it"
    if not target.is_file():
        return "not a regular file; move it out of the folder"
    if not target.is_relative_to(root):
        return _OUTSIDE
    return None
