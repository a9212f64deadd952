"""Files, devices and pipes that commands write to with -o."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

from topicgrouper.cli.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "check_destination",
    "check_model_destination",
    "check_space",
    "is_plain",
    "is_standard_output",
    "size_of",
]

_STANDARD_OUTPUT = 1
_LEAST_BYTES = 4_096


def check_destination(path: Path, *inputs: Path | None) -> None:
    """Refuse a file that cannot be written, before any work is done for it.

    Parameters
    ----------
    path : Path
        The file.
    *inputs : Path or None
        What the command reads, which must not be lost.
    """
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
    """Refuse a file for which its disk has no room.

    Parameters
    ----------
    path : Path
        The file, which is or will be a regular one; others are not checked.
    n_bytes : int
        About how much it takes. A file that is replaced keeps its space until then.
    """
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415 - needs NumPy

    if not is_plain(path):
        return
    try:
        disk = shutil.disk_usage(_folder_of(path))
    except OSError:
        return
    if disk.total and disk.free < n_bytes:  # some file systems do not tell
        message = (
            f"cannot write {path}: it takes about {format_bytes(n_bytes)}, but only "
            f"{format_bytes(disk.free)} are free on its disk; delete other files, or give a file "
            "on another disk"
        )
        raise UserError(message)


def check_model_destination(path: Path, *inputs: Path | None) -> None:
    """Refuse a file that cannot be written, or a model whose names would be lost."""
    check_destination(path, *inputs)
    if not is_plain(path) or not path.exists():
        return
    from topicgrouper.storage.archive_format import ArchiveError  # noqa: PLC0415 - needs NumPy
    from topicgrouper.tree.archive import NAMES_SECTION, read_section  # noqa: PLC0415

    try:
        names = read_section(path, NAMES_SECTION)
    except ArchiveError:  # some other file, which may be replaced as ever
        return
    if names is not None:
        n_names = len(names.arrays.get("nodes", ()))
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
    from topicgrouper.storage.special_file import is_plain_file  # noqa: PLC0415 - needs NumPy

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
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415 - needs NumPy

    return f" ({format_bytes(path.stat().st_size)})" if is_plain(path) else ""


def _is_same_file(first: Path, second: Path) -> bool:
    try:
        return first.samefile(second)
    except OSError:
        return False
