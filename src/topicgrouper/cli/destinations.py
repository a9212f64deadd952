"""Files, devices and pipes that commands write to: room for them, and models on their way."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

from topicgrouper.cli.errors import UserError
from topicgrouper.storage import is_plain_file
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.corpus import Corpus, ReadOptions

_STANDARD_OUTPUT = 1
_LEAST_BYTES = 4_096

# About half of what models take, as a fit should not be refused that would have succeeded. Twenty
# Newsgroups takes 0.15 bytes per byte of its files, 2 per pair of document and word, and 0.4 per
# character if texts are kept.
_PER_INPUT_BYTE = 0.03
_PER_PAIR = 1.0
_PER_CHARACTER = 0.25


def check_destination(path: Path, *inputs: Path | None) -> None:
    """Refuse a file that cannot be written, before any work is done for it."""
    for input_ in inputs:
        if input_ is not None and is_plain(path) and _is_same_file(path, input_):
            message = f"{path} is the input, which would be lost; give another file with -o"
            raise UserError(message)
    if path.is_dir():
        message = f"{path} is a folder; give a file, such as {path / 'model.tg'}"
        raise UserError(message)
    if not path.parent.is_dir():
        message = f"cannot write {path}: the folder {path.parent} does not exist; create it first"
        raise UserError(message)
    if not is_plain(path):
        if not os.access(path, os.W_OK):
            raise UserError(f"{path} is not writable; give another file")
        return
    folder = _folder_of(path)
    if not os.access(folder, os.W_OK | os.X_OK):
        message = f"cannot write {path}: the folder {folder} is not writable; give another one"
        raise UserError(message)
    if path.exists() and not os.access(path, os.W_OK):
        message = f"{path} is write-protected; give another file, or change its permissions"
        raise UserError(message)
    try:  # permissions do not tell all: file systems have their own rules and quotas
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        message = f"cannot write {path}: {error.strerror}; give a file in another folder"
        raise UserError(message) from error
    check_space(path, _LEAST_BYTES)


def check_space(path: Path, n_bytes: int) -> None:
    """Refuse a file for which its disk has no room."""
    if not is_plain(path):
        return
    try:
        disk = shutil.disk_usage(_folder_of(path))
    except OSError:
        return
    if disk.total and disk.free < n_bytes:  # some file systems do not tell
        message = (
            f"cannot write {path}: it takes about {printable(n_bytes, 'bytes')}, but only "
            f"{printable(disk.free, 'bytes')} are free on its disk; delete other files, or give a "
            "file on another disk"
        )
        raise UserError(message)


def check_model_destination(path: Path, *inputs: Path | None) -> None:
    """Refuse a file that cannot be written, or a model whose names would be lost."""
    check_destination(path, *inputs)
    if not is_plain(path) or not path.exists():
        return
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy
    from topicgrouper.tree import ArchiveError  # noqa: PLC0415

    try:
        n_names = Model.count_names(path)
    except ArchiveError:  # some other file, which may be replaced as ever
        return
    if n_names:
        what = "a topic with a name" if n_names == 1 else f"{n_names:,} topics with names"
        message = (
            f"{path} has {what}, which a new model would replace; give another file with -o, and "
            f'carry the names over with "topicgrouper match {path} NEW --names"'
        )
        raise UserError(message)


def _folder_of(path: Path) -> str:
    return os.path.dirname(os.path.realpath(path))  # noqa: PTH120 - of the target of a link


def is_plain(path: Path) -> bool:
    """Return whether a path is or will be a regular file, not a device, pipe or stream."""
    return is_plain_file(path)


def is_standard_output(path: Path) -> bool:
    """Return whether a path is the standard output of this process."""
    if is_plain(path):
        return False
    try:
        return os.path.samestat(path.stat(), os.fstat(_STANDARD_OUTPUT))
    except OSError:
        return False


def size_of(path: Path) -> str:
    """Return the size of a written file in parentheses; nothing for a device or pipe."""
    return f" ({printable(path.stat().st_size, 'bytes')})" if is_plain(path) else ""


def _is_same_file(first: Path, second: Path) -> bool:
    try:
        return first.samefile(second)
    except OSError:
        return False


def check_space_for_input(output: Path, source: Path, options: ReadOptions) -> None:
    """Refuse a fit whose model has no room, before the documents are read."""
    try:
        files = source.rglob("*") if source.is_dir() else [source]
        n_bytes = sum(file.stat().st_size for file in files)
    except OSError:  # told when it is read
        return
    check_space(output, int(n_bytes * (_PER_CHARACTER if options.keep_texts else _PER_INPUT_BYTE)))


def check_space_for_corpus(output: Path, corpus: Corpus) -> None:
    """Refuse a fit whose model has no room, before topics are joined."""
    # Words that the fit drops may be most words, but not most pairs.
    n_characters = sum(map(len, corpus.texts or ()))
    check_space(output, int(corpus.counts.nnz * _PER_PAIR + n_characters * _PER_CHARACTER))
