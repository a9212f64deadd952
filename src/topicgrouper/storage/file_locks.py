"""Locks (``flock``) on files: temporary ones in use or left over, and files to be replaced.

The lock is held on the file itself, so no second file is needed, and the system releases it when
the process ends, however it ends. It is advisory: only those who ask for it wait.

A writer holds the lock of its temporary file until the file has its final name. Whoever obtains the
lock knows that nobody writes to the file any more, and removes it while holding the lock.

- Between creating and locking its file, a writer can lose it to somebody who tidies up. It looks
  for its name once it has the lock, notices, and starts again under another name.
- NFS hands such locks to the server. Where a mount keeps them to itself (``nolock``), a save on
  one machine can remove the file of a save to the same place on another. That save then fails, and
  the file it was to replace stays whole.
- Where there are no such locks, nothing is removed: leftovers take up space, but no file in use is
  lost.

Two programs that read, change and replace a file at the same time would each keep only their own
change: they hold its lock meanwhile. A save replaces the file (see `atomic_file`), so whoever has
waited may hold the lock of a file that nobody can see any more. It looks for its name once it has
the lock, and starts again.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

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


@contextlib.contextmanager
def locked(path: str | os.PathLike[str]) -> Iterator[None]:
    """Wait until no other program or thread holds the lock of a file, and hold it.

    Where there are no such locks, as on Windows and some network disks, nothing is waited for.
    """
    try:
        import fcntl  # noqa: PLC0415, F401 - not on Windows
    except ImportError:
        os.close(_opened(path))  # Windows does not replace files that somebody has open
        yield
        return
    descriptor = _locked_descriptor(path)
    try:
        yield
    finally:
        os.close(descriptor)


def _locked_descriptor(path: str | os.PathLike[str]) -> int:
    while True:
        descriptor = _opened(path)
        try:
            _wait(descriptor)
            if os.path.samestat(os.fstat(descriptor), os.stat(path)):  # noqa: PTH116 - maybe text
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)


def _opened(path: str | os.PathLike[str]) -> int:
    flags = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        return os.open(path, os.O_RDWR | flags)  # NFS locks only files open for writing
    except PermissionError:
        return os.open(path, os.O_RDONLY | flags)  # the folder decides about replacing it


def _wait(descriptor: int) -> None:
    import fcntl  # noqa: PLC0415 - not on Windows

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    except InterruptedError:
        raise
    except OSError:
        return  # no locks here
