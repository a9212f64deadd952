"""Writing a file so that it is there complete or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["atomic_write"]


@contextlib.contextmanager
def atomic_write(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Open a file for writing that takes its place when the block ends.

    What is written goes to a temporary file in the same folder, which is flushed to the disk and
    then renamed. If anything goes wrong on the way, Ctrl-C included, the temporary file is removed
    and a file that was at ``path`` before is untouched.

    Parameters
    ----------
    path
        Where the file shall be. If it is a symbolic link, the file behind it is replaced.
    """
    target = Path(os.path.realpath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(
            errno.ENOENT, "There is no such folder to write to", str(target.parent)
        )
    temporary = target.with_name(f".{target.name[:100]}.{secrets.token_hex(8)}.tmp")
    # "x" never follows a link that somebody put there, and obeys the user's umask
    file = temporary.open("x+b")
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


def _flush_folder(folder: Path) -> None:
    # Makes the renaming itself durable. The file is complete by now, and not every system lets
    # folders be opened or flushed, so a failure here is no failure to write.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
