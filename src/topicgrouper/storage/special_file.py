"""Write to devices, pipes and the streams of this process.

They cannot be replaced by a complete file, so they are written to directly. But writers of archives
need to seek, and an output that fails halfway must not be written at all. So the content goes to an
unnamed temporary file first and is copied when it is complete.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import tempfile
from contextlib import suppress
from typing import TYPE_CHECKING, BinaryIO, cast

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["SpecialFile", "is_plain_file"]

_MAX_LINKS = 40


def is_plain_file(path: str | os.PathLike[str]) -> bool:
    """Return whether a path is a regular file, or would be one after writing to it.

    ``/dev/stdout`` is not, even if the output of this process goes to a file: whoever opened that
    file decides where writing continues in it.

    Parameters
    ----------
    path : str or path-like
        The path.

    Returns
    -------
    bool
        False for devices, pipes, folders and the streams of this process.

    Examples
    --------
    >>> from topicgrouper.storage import is_plain_file
    >>> is_plain_file("model.tg"), is_plain_file("/dev/stdout")
    (True, False)
    """
    if _descriptor(path) is not None:
        return False
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - may be given as text
    except FileNotFoundError:
        return True
    return stat.S_ISREG(mode)


class SpecialFile:
    """A file for writing; its content goes to a device, pipe or stream when the block ends."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = path
        self._descriptor = _descriptor(path)
        if self._descriptor is not None:
            return
        mode = os.stat(path).st_mode  # noqa: PTH116 - may be given as text
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
        if stat.S_ISBLK(mode):
            raise OSError(
                errno.EINVAL, "This is a disk; write to a file on it instead", os.fspath(path)
            )

    def __enter__(self) -> BinaryIO:
        """Return the file to write to."""
        self._content = tempfile.TemporaryFile()
        return cast("BinaryIO", self._content)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Copy the content to its destination, unless the block failed."""
        with self._content:
            if kind is None:
                self._copy()
            elif isinstance(error, OSError) and error.errno is not None and error.filename is None:
                error.filename = tempfile.gettempdir()

    def _copy(self) -> None:
        self._content.seek(0)
        try:
            with open(self._open(), "wb") as file:  # noqa: PTH123 - a descriptor
                shutil.copyfileobj(self._content, file)
        except OSError as error:
            error.filename = os.fspath(self._path)
            raise

    def _open(self) -> int:
        if self._descriptor is None:
            return os.open(self._path, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0))
        for stream in (sys.stdout, sys.stderr):  # what was printed earlier comes first
            with suppress(AttributeError, OSError, ValueError):  # missing, broken or closed
                stream.flush()
        return os.dup(self._descriptor)


def _descriptor(path: str | os.PathLike[str]) -> int | None:
    """Return the descriptor that a path such as ``/dev/stdout`` stands for, if it does."""
    streams = os.path.realpath("/dev/fd")
    place = os.path.abspath(os.fspath(path))  # noqa: PTH100 - resolves no link
    for _ in range(_MAX_LINKS):
        folder, name = os.path.split(place)
        folder = os.path.realpath(folder)
        if folder == streams and name.isdecimal():
            return int(name)
        try:
            place = os.path.join(folder, os.readlink(os.path.join(folder, name)))  # noqa: PTH115, PTH118
        except OSError:  # not a link
            return None
    return None
