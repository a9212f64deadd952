"""Files as streams of bytes, unpacked on the way and never without bounds.

What a file is packed with is told by its first bytes, so a wrong ending does no harm. Reading is
sequential and in chunks: neither a large file nor one made to explode fills the memory.
"""

from __future__ import annotations

import bz2
import errno
import gzip
import io
import lzma
import os
import struct
import zipfile
import zlib
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO, TypeAlias, cast

from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = [
    "CHUNK_BYTES",
    "PACKED_ENDINGS",
    "Meter",
    "Progress",
    "open_unpacked",
    "packing_of",
    "refusing_damage",
]

Progress: TypeAlias = Callable[[int, int], object]
"""Told the bytes read so far and the bytes to be read, of the files as they are on the disk."""

CHUNK_BYTES = 2**20
"""How much is read at a time."""

PACKED_ENDINGS = {".gz": "gzip", ".xz": "xz", ".bz2": "bzip2", ".zip": "zip"}
"""What the endings promise; the first bytes must keep it."""

_MAGIC = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\x00": "xz",
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",  # an empty one
    b"\x28\xb5\x2f\xfd": "zstandard",
}
_XZ_BYTES = 256 * 2**20  # xz -9 takes 65 MB
_XZ_CHUNK = 2**14  # what follows a stream is copied, and streams may be tiny
_MAGIC_BZIP2 = (b"BZh", b"1AY&SY")  # with a digit between them
_N_MAGIC_BYTES = 10

# All that the standard library raises on packed bytes that make no sense.
_DAMAGE = (
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    TypeError,
    ValueError,
    lzma.LZMAError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)


class Meter:
    """Counts the bytes of the files on the disk that have been read, for a progress bar.

    Parameters
    ----------
    progress : callable, optional
        Called as ``progress(done, total)``; nobody is told if it is left out.
    total : int, default=0
        The bytes of all files.
    """

    def __init__(self, progress: Progress | None = None, *, total: int = 0) -> None:
        self._progress = progress
        self.total = total
        self.done = 0

    def add(self, n_bytes: int) -> None:
        """Tell that so many more bytes have been read."""
        self.done += n_bytes
        if self._progress is not None and self.total:
            # A second look at the same bytes, as for the names in an archive, is no progress.
            self._progress(min(self.done, self.total), self.total)


def packing_of(path: Path) -> str | None:
    """Tell by its first bytes what a file is packed with, if it is.

    Raises
    ------
    ReadError
        If its ending promises something else, or the packing is one that is not read.
    """
    with path.open("rb") as file:
        start = file.read(_N_MAGIC_BYTES)
    found = next((name for magic, name in _MAGIC.items() if start.startswith(magic)), None)
    if start.startswith(_MAGIC_BZIP2[0]) and start[4:] == _MAGIC_BZIP2[1]:
        found = "bzip2"
    if found == "zstandard":
        message = "it is packed with zstandard, which is not read here; unpack it with: zstd -d"
        raise ReadError(message, path=path)
    promised = PACKED_ENDINGS.get(path.suffix.lower())
    if promised is not None and promised != found:
        what = "empty" if not start else f"not packed with {promised}"
        message = f"its name ends in {path.suffix}, but it is {what}; copy it again or rename it"
        raise ReadError(message, path=path)
    return found


@contextmanager
def open_unpacked(path: Path, *, meter: Meter) -> Iterator[BinaryIO]:
    """Open a file for reading from start to end, through gzip, xz or bzip2 if it is packed so.

    Parameters
    ----------
    path : Path
        The file. If it cannot be opened, that is an `OSError` as usual.
    meter : Meter
        Told about every byte that is read from the disk.

    Raises
    ------
    ReadError
        While reading, when the file is damaged or grows beyond all measure.
    """
    packing = packing_of(path)
    with path.open("rb", buffering=0) as file:
        n_bytes = os.fstat(file.fileno()).st_size
        metered = cast("BinaryIO", io.BufferedReader(_Metered(file, meter), CHUNK_BYTES))
        if packing not in _UNPACKERS:
            yield metered
            return
        unpacked = _UNPACKERS[packing](metered)
        bounded = _Bounded(unpacked, path, Growth(path, n_packed=n_bytes))
        yield cast("BinaryIO", io.BufferedReader(bounded, CHUNK_BYTES))


@contextmanager
def refusing_damage(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn what the standard library raises on damaged bytes into a `ReadError`."""
    try:
        yield
    except ReadError:
        raise
    except _DAMAGE as error:
        raise _damaged(path, error) from error
    except OSError as error:
        if error.errno not in (None, errno.EINVAL):
            raise  # a fault of the disk, not of the file
        raise _damaged(path, error) from error


def _damaged(path: str | os.PathLike[str], error: BaseException) -> ReadError:
    message = (
        f"it is damaged or incomplete ({error or type(error).__name__}); copy it again from its "
        "origin"
    )
    return ReadError(message, path=path)


class _Metered(io.RawIOBase):
    """A file that tells a meter what is read from it."""

    def __init__(self, file: io.RawIOBase | BinaryIO, meter: Meter) -> None:
        self._file = file
        self._meter = meter

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._file.read(len(buffer)) or b""
        buffer[: len(data)] = data
        self._meter.add(len(data))
        return len(data)


class _Bounded(io.RawIOBase):
    """An unpacked stream that ends with an error instead of growing without bounds."""

    def __init__(self, stream: BinaryIO, path: Path, growth: Growth) -> None:
        self._stream = stream
        self._path = path
        self._growth = growth

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        with refusing_damage(self._path):
            data = self._stream.read(len(buffer))
        buffer[: len(data)] = data
        self._growth.add(data)
        return len(data)


class _Unxz(io.RawIOBase):
    """An xz file, of one stream or several, unpacked with no more memory than is usual.

    A file says how much memory its unpacking takes, and may say 4 GB; the standard library's own
    reader sets aside whatever it says.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._decompressor = self._fresh()
        self._pending = b""
        self._is_between = True

    @staticmethod
    def _fresh() -> lzma.LZMADecompressor:
        return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_BYTES)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        while len(buffer):
            if self._decompressor.eof:
                # Zeros may fill up the space between streams.
                self._pending = self._decompressor.unused_data.lstrip(b"\0")
                self._decompressor, self._is_between = self._fresh(), True
            if self._decompressor.needs_input and not self._pending:
                self._pending = self._file.read(_XZ_CHUNK)
                if not self._pending:
                    break
            if self._is_between:
                self._pending = self._pending.lstrip(b"\0")
                self._is_between = not self._pending
                if self._is_between:
                    continue
            data = self._decompressor.decompress(self._pending, len(buffer))
            self._pending = b""
            if data:
                buffer[: len(data)] = data
                return len(data)
        if not self._is_between:
            message = "it ends before the end of its last stream"
            raise EOFError(message)
        return 0


def _gunzip(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", gzip.GzipFile(fileobj=file, mode="rb"))


def _unxz(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", io.BufferedReader(_Unxz(file), CHUNK_BYTES))


def _bunzip2(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", bz2.BZ2File(file))


_UNPACKERS: dict[str | None, Callable[[BinaryIO], BinaryIO]] = {
    "gzip": _gunzip,
    "xz": _unxz,
    "bzip2": _bunzip2,
}
