"""A folder of text files, on the disk or in a zip or tar archive.

Every file is a document; its id is its path inside the folder, its label the folder that holds it.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import archive_kind, is_hidden, members
from topicgrouper.corpus.readers.compression import PACKED_ENDINGS, open_unpacked
from topicgrouper.corpus.readers.decoding import MAX_LINE, UTF16_MARKS, decode
from topicgrouper.corpus.readers.documents import Batcher, DocumentBatch, count_documents
from topicgrouper.corpus.readers.report import ReadError, printable_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.task import Task

__all__ = ["folder_bytes", "folder_documents", "read_folder", "walk_files"]

_BINARY = "it is not a text file (it contains NUL bytes); move it out of the folder"
_TOO_LARGE = (
    f"it is larger than {MAX_LINE:,} bytes; if it holds one document per line, read it with "
    "format='lines'"
)


def read_folder(task: Task) -> Corpus:
    """Read all text files of a folder and of its subfolders.

    Parameters
    ----------
    task : Task
        The folder or archive.

    Returns
    -------
    Corpus
        One document per file; without labels if all files are in one folder.
    """
    corpus = count_documents(folder_documents(task), task.options, task.ledger)
    if corpus.labels is None or len(set(corpus.labels)) > 1:
        return corpus
    # A single label distinguishes nothing.
    return replace(corpus, labels=None)


def folder_documents(task: Task) -> Iterator[DocumentBatch]:
    """Stream the documents, sorted by name from a folder and in stored order from an archive.

    Parameters
    ----------
    task : Task
        The folder or archive.

    Yields
    ------
    DocumentBatch
        The next documents.

    Raises
    ------
    ReadError
        If the path is neither a folder nor an archive, or a text has another encoding.
    """
    batcher = Batcher(has_labels=True)
    is_folder = task.path.is_dir()
    if not is_folder and archive_kind(task.path) is None:
        message = (
            "it is not a folder, zip or tar archive of text files; for one document per line use "
            "format='lines'"
        )
        raise ReadError(message, path=task.path)
    for name, data in _files_on_disk(task) if is_folder else _files_in_archive(task):
        shown = f"{task.path}/{name}"
        text = _text(data, shown, task)
        if text is not None:
            batcher.add(text, id=printable_path(name), label=_label(printable_path(name)))
            yield from batcher.full()
    yield from batcher.rest()


def folder_bytes(folder: Path) -> int:
    """Return the total size of the files that would be read.

    Parameters
    ----------
    folder : Path
        The folder.

    Returns
    -------
    int
        The number of bytes.
    """
    return sum(path.stat().st_size for _, path in walk_files(folder))


def _label(name: str) -> str:
    folders = name.split("/")[:-1]
    return folders[-1] if folders else ""


def _text(data: bytes, shown: str, task: Task) -> str | None:
    try:
        text = decode(data, path=shown, encoding=task.options.encoding)
    except ReadError:
        # A picture is not a reason to stop; a text in another encoding is.
        if b"\0" not in data or data.startswith(UTF16_MARKS):
            raise
    else:
        if "\0" not in text:
            return text
    task.ledger.problem(_BINARY, path=shown)
    return None


def _files_in_archive(task: Task) -> Iterator[tuple[str, bytes]]:
    for member in members(task.path, meter=task.meter, ledger=task.ledger):
        if member.n_bytes > MAX_LINE:
            task.ledger.problem(_TOO_LARGE, path=f"{task.path}/{member.name}")
        else:
            yield member.name, member.stream.read(member.n_bytes)


def _files_on_disk(task: Task) -> Iterator[tuple[str, bytes]]:
    for name, path in walk_files(task.path):
        if not path.is_file():
            message = "it is not a regular file; move it out of the folder"
            task.ledger.problem(message, path=path)
        elif path.suffix.lower() == ".zip":
            message = "it is an archive inside the folder; unpack it there or read it on its own"
            task.ledger.problem(message, path=path)
        else:
            data = _read_file(path, task)
            if data is None:
                task.ledger.problem(_TOO_LARGE, path=path)
            else:
                yield name, data


def _read_file(path: Path, task: Task) -> bytes | None:
    """Read a file; None if it is too large for one document."""
    if path.suffix.lower() in PACKED_ENDINGS:
        with open_unpacked(path, meter=task.meter) as stream:
            data = stream.read(MAX_LINE + 1)
    else:
        with path.open("rb") as file:
            data = file.read(MAX_LINE + 1)
        task.meter.add(len(data))
    return data if len(data) <= MAX_LINE else None


def walk_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Iterate over the files sorted by name, files before subfolders, without hidden ones.

    Links to folders are not followed: they may form cycles.

    Parameters
    ----------
    folder : Path
        The folder.

    Yields
    ------
    tuple of (str, Path)
        The path of a file inside the folder, with slashes, and its path.
    """
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not is_hidden(name))
        for name in sorted(files):
            if not is_hidden(name):
                path = Path(place, name)
                yield path.relative_to(folder).as_posix(), path
