"""Writing to what is no file on a disk: devices, pipes and the streams of this process.

They cannot be replaced by a complete file, so they are written to directly. Archives need to go
back and forth in a file, and nothing shall be written of what fails halfway: the content is made in
an unnamed temporary file first and copied when it is complete.
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

_MOST_LINKS = 40


def is_plain_file(path: str | os.PathLike[str]) -> bool:
    """Tell whether a path is a regular file, or would be one after writing to it.

    ``/dev/stdout`` is none even if the output of this process goes to a file: whoever opened that
    file decides where in it writing goes on.
    """
    if _descriptor(path) is not None:
        return False
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 - may be given as text
    except FileNotFoundError:
        return True
    return stat.S_ISREG(mode)


class SpecialFile:
    """A file for writing whose content goes to a device, a pipe or a stream when the block ends.

    Parameters
    ----------
    path : path-like
        Where; not a plain file.

    Raises
    ------
    OSError
        If it is a folder or a disk, or cannot be written.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = path
        self._descriptor = _descriptor(path)
        if self._descriptor is not None:
            return
        mode = os.stat(path).st_mode  # noqa: PTH116 - may be given as text
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
        if stat.S_ISBLK(mode):
            raise OSError(errno.EINVAL, "This is a disk; name a file", os.fspath(path))

    def __enter__(self) -> BinaryIO:
        """Return the file for the content."""
        self._content = tempfile.TemporaryFile()
        return cast("BinaryIO", self._content)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Copy the content to where it belongs, unless an error made it useless."""
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
        for stream in (sys.stdout, sys.stderr):  # what was printed before comes before
            with suppress(AttributeError, OSError, ValueError):  # none, broken or closed
                stream.flush()
        return os.dup(self._descriptor)


def _descriptor(path: str | os.PathLike[str]) -> int | None:
    """Return the number of the open file that a path such as ``/dev/stdout`` stands for."""
    streams = os.path.realpath("/dev/fd")
    place = os.path.abspath(os.fspath(path))  # noqa: PTH100 - resolves no link
    for _ in range(_MOST_LINKS):
        folder, name = os.path.split(place)
        folder = os.path.realpath(folder)
        if folder == streams and name.isdecimal():
            return int(name)
        try:
            place = os.path.join(folder, os.readlink(os.path.join(folder, name)))  # noqa: PTH115, PTH118
        except OSError:  # no link
            return None
    return None
