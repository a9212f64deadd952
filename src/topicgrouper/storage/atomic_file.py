"""Write a file completely or not at all.

The content goes to a hidden temporary file in the same folder, is flushed to the disk, and then
takes the name of the target in one step. If anything fails on the way, including by Ctrl-C, the
temporary file is removed and the target stays as it was. Only a process that is killed leaves its
temporary file behind; the next save to the same target removes it (see `file_locks`).

An existing file is replaced, not rewritten, and only by one of its kind. The new file keeps its
permissions and, where the system allows it, its owner and group; it does not keep access control
lists. Symbolic links still lead to it, but other hard links to the old file keep the old content.

Devices, pipes and the streams of this process cannot be replaced by a complete file, so they are
written to directly. But writers of archives need to seek, and an output that fails halfway must not
be written at all. So the content goes to an unnamed temporary file first and is copied when it is
complete.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import shutil
import stat
import sys
import tempfile
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO, cast

from topicgrouper.storage.file_locks import claim, new_name, remove_leftovers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

_MAX_LINKS = 40


def is_plain_file(path: str | os.PathLike[str]) -> bool:
    """Return whether a path is a regular file, or would be one after writing to it.

    ``/dev/stdout`` is not a regular file, even if the output of this process goes to one.

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


@contextlib.contextmanager
def _special_file(path: str | os.PathLike[str], descriptor: int | None) -> Iterator[BinaryIO]:
    """Open a file for writing; its content goes to a device, pipe or stream when the block ends."""
    with tempfile.TemporaryFile() as content:
        try:
            yield cast("BinaryIO", content)
        except OSError as error:
            if error.errno is not None and error.filename is None:
                error.filename = tempfile.gettempdir()
            raise
        content.seek(0)
        try:
            with open(_opened(path, descriptor), "wb") as file:
                shutil.copyfileobj(content, file)
        except OSError as error:
            error.filename = os.fspath(path)
            raise


def _opened(path: str | os.PathLike[str], descriptor: int | None) -> int:
    if descriptor is None:
        return os.open(path, os.O_WRONLY | getattr(os, "O_CLOEXEC", 0))
    for stream in (sys.stdout, sys.stderr):  # what was printed earlier comes first
        # It may be missing, broken or closed.
        with contextlib.suppress(AttributeError, OSError, ValueError):
            stream.flush()
    return os.dup(descriptor)


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


def kind_of(start: bytes) -> str:
    """Return which file of this package begins so: model, checkpoint or page; "" for others."""
    if start.startswith(b"PK\x03\x04") and start[30:43] == b"manifest.json":
        second = 43 + int.from_bytes(start[18:22], "little")  # the entry after the manifest
        return "checkpoint" if start[second + 30 :].startswith(b"checkpoint/") else "model"
    return "page" if b'<meta name="generator" content="topicgrouper">' in start else ""


def check_replaceable(path: str | os.PathLike[str], *, kind: str = "") -> None:
    """Refuse to replace a file of another kind, which its first bytes tell.

    Models, checkpoints and pages replace only files of their own kind. Everything else replaces any
    file but these. Empty files, devices and pipes are of every kind.

    Parameters
    ----------
    path : str or path-like
        The file that is to be written.
    kind : str, default=""
        What it will be: ``"model"`` (also a tree), ``"checkpoint"``, ``"page"`` or something else.

    Raises
    ------
    FileExistsError
        If a file of another kind is there.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.storage import check_replaceable
    >>> _ = Path("notes.md").write_text("Remember the milk.")
    >>> check_replaceable("notes.md")
    >>> try:
    ...     check_replaceable("notes.md", kind="model")
    ... except FileExistsError as error:
    ...     print(error.strerror.partition(";")[0])
    exists and is not a topicgrouper model
    """
    if not is_plain_file(path):
        return
    try:
        with Path(path).open("rb") as file:
            start = file.read(4096)
    except FileNotFoundError:
        return
    found = kind_of(start)
    if start and found != kind:
        what = (
            f"exists and is not a topicgrouper {kind}"
            if kind
            else f"is a {found}, which would be lost"
        )
        raise FileExistsError(errno.EEXIST, f"{what}; give another file", os.fspath(path))


_MAX_NAMES = 100


def atomic_write(
    path: str | os.PathLike[str], *, kind: str = ""
) -> contextlib.AbstractContextManager[BinaryIO]:
    """Open a file for writing; it replaces the target when the block ends without an error.

    A target of another kind is refused, see `check_replaceable`.
    """
    if is_plain_file(path):
        check_replaceable(path, kind=kind)
        return _Replacement(path)
    descriptor = _descriptor(path)
    if descriptor is None:
        mode = os.stat(path).st_mode  # noqa: PTH116 - may be given as text
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
        if stat.S_ISBLK(mode):
            raise OSError(
                errno.EINVAL, "This is a disk device; write to a file instead", os.fspath(path)
            )
    return _special_file(path, descriptor)


@contextlib.contextmanager
def text_of(
    file: BinaryIO, *, encoding: str = "utf-8", errors: str = "backslashreplace"
) -> Iterator[TextIO]:
    r"""Write text with plain line feeds to a file, which stays open."""
    text = io.TextIOWrapper(file, encoding=encoding, errors=errors, newline="\n")
    try:
        yield text
    finally:
        text.detach()  # flushes; whoever opened the file closes it


class _Replacement:
    """A context manager, as a class: a generator would leave gaps for Ctrl-C in contextlib."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = os.fspath(path)
        self._target = Path(os.path.realpath(path))
        self._process = os.getpid()
        self._file: BinaryIO | None = None

    def __enter__(self) -> BinaryIO:
        folder = self._target.parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, "The output folder does not exist", str(folder))
        remove_leftovers(self._target)
        old = self._target.stat() if self._target.exists() else None
        for _ in range(_MAX_NAMES):
            self._temporary = new_name(self._target)
            # If Ctrl-C comes where nothing here can catch it, the end of the process removes it.
            self._last_resort = weakref.finalize(self, _remove, self._temporary, self._process)
            try:
                self._file = _created(self._temporary, old)
                if claim(self._file.fileno(), self._temporary):
                    return self._file
                self._discard()
            except FileExistsError:  # somebody else's, so it stays
                self._last_resort.detach()
            except BaseException as error:
                self._discard()
                self._name_output(error)
                raise
        raise FileExistsError(
            errno.EEXIST, "Cannot create a temporary file in the same folder", self._path
        )

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if error is None:
                self._take_place()
            else:
                self._name_output(error)
        except BaseException as failure:
            self._name_output(failure)
            raise
        finally:
            self._discard()  # only the open file, if all went well
        if error is None:
            _flush_folder(self._target.parent)

    def _take_place(self) -> None:
        file = cast("BinaryIO", self._file)
        file.flush()
        os.fsync(file.fileno())
        if os.name == "nt":
            file.close()  # an open file cannot be renamed there
        # Elsewhere it stays open: its lock says that it is not a leftover.
        self._temporary.replace(self._target)

    def _discard(self) -> None:
        try:
            if self._file is not None:
                with contextlib.suppress(OSError):  # a full disk, which was reported already
                    self._file.close()
        finally:
            _remove(self._temporary, self._process)
        self._last_resort.detach()

    def _name_output(self, error: BaseException) -> None:
        if not isinstance(error, OSError) or error.errno is None:
            return
        if error.filename is None or str(error.filename) == str(self._temporary):
            error.filename = self._path
            with contextlib.suppress(AttributeError):
                del error.filename2


def _created(path: Path, old: os.stat_result | None) -> BinaryIO:
    # "x" never follows a link that somebody put there. What replaces a file that others must not
    # read is hidden from them before its first byte; a new file obeys the umask.
    mode = 0o666 if old is None else 0o600
    file = open(  # noqa: SIM115 - Path.open takes no opener; __exit__ closes it
        path, "x+b", opener=lambda name, flags: os.open(name, flags, mode)
    )
    if old is not None and os.name == "posix":
        try:
            _take_over(file.fileno(), old)
        except BaseException:
            file.close()
            raise
    return file


def _take_over(descriptor: int, old: os.stat_result) -> None:
    """Give a file the owner, the group and the permissions of the one that it replaces."""
    mode = stat.S_IMODE(old.st_mode) & 0o777
    new = os.fstat(descriptor)
    if new.st_gid != old.st_gid:
        try:
            os.fchown(descriptor, -1, old.st_gid)
        except OSError:  # another group may only do what everybody may
            mode &= ~0o070 | (mode & 0o007) << 3
    if new.st_uid != old.st_uid:
        with contextlib.suppress(OSError):  # only the administrator may give files away
            os.fchown(descriptor, old.st_uid, -1)
    with contextlib.suppress(OSError):  # some file systems have no permissions
        os.fchmod(descriptor, mode)


def _remove(path: Path, process: int) -> None:
    if os.getpid() == process:  # not in a fork that ends while its parent writes
        with contextlib.suppress(OSError):
            path.unlink()


def _flush_folder(folder: Path) -> None:
    # Makes the renaming itself durable. The file is complete by now, and not every system lets
    # folders be opened or flushed, so a failure here does not matter.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
