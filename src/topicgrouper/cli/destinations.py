"""Where commands write what the user asked for with -o."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from topicgrouper.cli.errors import UserError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["check_destination", "is_plain", "is_standard_output", "size_of"]

_STANDARD_OUTPUT = 1


def check_destination(path: Path) -> None:
    """Refuse a file that cannot be written before any work is put into its content."""
    if path.is_dir():
        message = f"{path} is a folder; name a file, such as {path / 'model.tg'}"
        raise UserError(message)
    if not path.parent.is_dir():
        message = f"There is no folder {path.parent} to save {path.name} in; create it first."
        raise UserError(message)
    if not is_plain(path):
        if not os.access(path, os.W_OK):
            raise UserError(f"{path} cannot be written; name another file.")
        return
    folder = os.path.dirname(os.path.realpath(path))  # noqa: PTH120 - of a link's target
    if not os.access(folder, os.W_OK | os.X_OK):
        message = f"{path} cannot be saved: no file can be created in {folder}; name another place."
        raise UserError(message)


def is_plain(path: Path) -> bool:
    """Tell whether a path is or becomes a file on a disk, and no device, pipe or stream."""
    from topicgrouper.storage.special_file import is_plain_file  # noqa: PLC0415 - waits for NumPy

    return is_plain_file(path)


def is_standard_output(path: Path) -> bool:
    """Tell whether what is written there and what is printed end up in the same place."""
    if is_plain(path):
        return False
    try:
        return os.path.samestat(path.stat(), os.fstat(_STANDARD_OUTPUT))
    except OSError:
        return False


def size_of(path: Path) -> str:
    """Return the size of a file that was written, in brackets; nothing for a device or a pipe."""
    from topicgrouper.storage.byte_sizes import format_bytes  # noqa: PLC0415 - waits for NumPy

    return f" ({format_bytes(path.stat().st_size)})" if is_plain(path) else ""
