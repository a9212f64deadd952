"""A disk that fails at the n-th thing that is asked of it."""

import builtins
import errno
import io
import os
import pathlib
import stat
from contextlib import ExitStack
from unittest import mock

_USUAL_OPEN = open


class FailingDisk:
    """Lets one step of writing files fail, and all that are like it afterwards.

    Steps are the creation of a file, what reaches the disk of its content, cutting it, flushing it
    and renaming it.

    Parameters
    ----------
    n
        Which step fails, from 1.
    code
        How.
    """

    def __init__(self, n, code=errno.ENOSPC):
        self._left = n
        self._code = code
        self.failed = None

    def step(self, name):
        """Count a step."""
        self._left -= 1
        # a disk that is full stays full, but files can still be removed
        if self._left == 0 or self.failed == name == "write":
            self.failed = name
            raise OSError(self._code, os.strerror(self._code))

    def __enter__(self):
        self._stack = ExitStack()
        for owner, name in ((os, "fsync"), (pathlib.Path, "replace")):
            self._stack.enter_context(mock.patch.object(owner, name, self._counted(owner, name)))
        self._stack.enter_context(mock.patch.object(builtins, "open", self._open))
        return self

    def __exit__(self, *error):
        self._stack.close()

    def _counted(self, owner, name):
        usual = getattr(owner, name)

        def counted(first, *more):
            is_folder = name == "fsync" and stat.S_ISDIR(os.fstat(first).st_mode)
            self.step("fsync of the folder" if is_folder else name)
            return usual(first, *more)

        return counted

    def _open(self, path, mode="r", *more, opener=None, **options):
        if mode != "x+b":
            return _USUAL_OPEN(path, mode, *more, opener=opener, **options)
        self.step("open")
        return io.BufferedRandom(_CountedFile(self, path, opener))


class _CountedFile(io.FileIO):
    def __init__(self, disk, path, opener):
        self._disk = disk
        super().__init__(path, "x+", opener=opener)

    def write(self, content):
        self._disk.step("write")
        return super().write(content)

    def truncate(self, size=None):
        self._disk.step("truncate")
        return super().truncate(size)


def every_failure(operation, *, code=errno.ENOSPC, most=100_000):
    """Run an operation with its first, second, third … step failing, until none does.

    Yields
    ------
    tuple
        The step that failed, nothing for the last run, and what the operation raised.
    """
    for n in range(1, most):
        disk = FailingDisk(n, code)
        error = None
        with disk:
            try:
                operation()
            except OSError as raised:
                error = raised
        yield disk.failed, error
        if disk.failed is None:
            return
    raise AssertionError(f"still failing after {most} steps")
