"""Temporary files beside their target: how a living writer's is told from a dead one's.

A writer holds a lock (``flock``) on its temporary file until the file has its final name. The
kernel gives the lock up when the process ends, however it ends, so whoever gets the lock knows that
nobody writes here any more, and removes the file while holding the lock.

- Between creating and locking its file a writer can lose it to somebody who tidies up. It notices,
  as it looks for its name once it has the lock, and starts again under another name.
- NFS hands such locks to the server. Where a mount keeps them to itself (``nolock``), a save on
  one machine can remove the file of a save to the same place on another. That save then fails, and
  the file it was to replace stays whole.
- Where there are no such locks nothing is removed: leftovers cost room, but no living file is lost.
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
"""Characters of the target's name in that of a temporary file: 200 bytes of 255 at most."""


def new_name(target: Path) -> Path:
    """Return a name that nobody else uses, hidden and in the folder of the target."""
    return target.with_name(f"{_stem(target)}{secrets.token_hex(6)}.tmp")


def claim(descriptor: int, path: Path) -> bool:
    """Mark an open temporary file as that of a living process.

    Returns
    -------
    bool
        Whether the file is still there; if not, somebody has tidied it up.
    """
    try:
        _lock(descriptor)
    except BlockingIOError:
        return False  # whoever holds it is about to remove the file
    except OSError:
        return True  # no locks here, so nobody tidies up either
    return _is_at(descriptor, path)


def remove_leftovers(target: Path) -> None:
    """Remove the temporary files for a target that no living process writes.

    It is a courtesy: whatever cannot be read, locked or removed is left alone.
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
    # NFS locks exclusively only what is open for writing
    descriptor = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        _lock(descriptor)
        if _is_at(descriptor, path):
            os.unlink(path)  # noqa: PTH108 - a name from scandir
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> None:
    """Lock a file, or raise `BlockingIOError` if somebody else has, `OSError` if nobody can."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK)) from None
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(descriptor: int, path: str | Path) -> bool:
    # The number of links would not tell: NFS renames a file that is removed while it is open.
    try:
        return os.path.samestat(os.fstat(descriptor), os.lstat(path))
    except FileNotFoundError:
        return False
