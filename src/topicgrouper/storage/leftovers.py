"""Temporary files beside their target: which are in use, and which are left over.

A writer holds a lock (``flock``) on its temporary file until the file has its final name. The
system releases the lock when the process ends, however it ends. Whoever obtains the lock knows that
nobody writes to the file any more, and removes it while holding the lock.

- Between creating and locking its file, a writer can lose it to somebody who tidies up. It looks
  for its name once it has the lock, notices, and starts again under another name.
- NFS hands such locks to the server. Where a mount keeps them to itself (``nolock``), a save on
  one machine can remove the file of a save to the same place on another. That save then fails, and
  the file it was to replace stays whole.
- Where there are no such locks, nothing is removed: leftovers take up space, but no file in use is
  lost.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["claim", "new_name", "remove_leftovers"]

_LONGEST_STEM = 50
"""Characters of the target's name in a temporary name: at most 200 of the 255 bytes allowed."""


def new_name(target: Path) -> Path:
    """Return an unused name for a temporary file."""
    return target.with_name(f"{_stem(target)}{secrets.token_hex(6)}.tmp")


def claim(descriptor: int, path: Path) -> bool:
    """Mark an open temporary file as in use."""
    try:
        _lock(descriptor)
    except BlockingIOError:
        return False  # whoever holds the lock is about to remove the file
    except OSError:
        return True  # no locks here, so nobody tidies up either
    return _is_at(descriptor, path)


def remove_leftovers(target: Path) -> None:
    """Remove the temporary files for a target that no process writes to any more.

    Whatever cannot be read, locked or removed is left alone.
    """
    if os.name != "posix":
        return
    pattern = re.compile(re.escape(_stem(target)) + r"[0-9a-f]{12}\.tmp")
    with contextlib.suppress(OSError), os.scandir(target.parent) as entries:
        for entry in entries:
            if pattern.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                with contextlib.suppress(OSError):
                    _remove_if_dead(entry.path)


def _stem(target: Path) -> str:
    return f".{target.name[:_LONGEST_STEM]}."


def _remove_if_dead(path: str) -> None:
    # NFS grants exclusive locks only on files open for writing
    descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        _lock(descriptor)
        if _is_at(descriptor, path):
            os.unlink(path)  # noqa: PTH108 - a name from scandir
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> None:
    """Lock a file; `BlockingIOError` if it is locked already, `OSError` if it cannot be."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK)) from None
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(descriptor: int, path: str | Path) -> bool:
    # The number of links would not tell: NFS renames a file that is removed while it is open.
    try:
        return os.path.samestat(os.fstat(descriptor), os.lstat(path))
    except FileNotFoundError:
        return False
