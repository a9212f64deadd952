"""A lock on a file that is about to be read, changed and replaced.

Two programs that do so at the same time would each keep only their own change. The lock
(``flock``) is held on the file itself, so no second file is needed, and the system releases it when
the process ends. It is advisory: only those who ask for it wait.

A save replaces the file (see `atomic_file`), so whoever has waited may hold the lock of a file that
nobody can see any more. It looks for its name once it has the lock, and starts again.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["locked"]


@contextmanager
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
