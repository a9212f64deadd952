"""Files as streams of bytes, unpacked while reading and within bounds.

How a file is packed is detected from its first bytes, so a wrong ending does no harm. Reading is
sequential and in chunks: neither a large file nor one made to explode fills the memory. Larger
files are unpacked ahead in a thread, up to 16 MB.
"""

from __future__ import annotations

import bz2
import gzip
import io
import os
from contextlib import closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING, BinaryIO, cast

from topicgrouper.corpus.readers.ahead import Ahead
from topicgrouper.corpus.readers.formats import PACKED_ENDINGS
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.pipes import check_lasting
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.corpus.readers.xz import XzStream
from topicgrouper.storage.untrusted import reporting_damage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from topicgrouper.arrays.progress import Progress

CHUNK_BYTES = 2**20
"""How much is read at a time."""

N_AHEAD = 16
"""How many chunks are unpacked ahead: about as much text as is counted at a time."""

_MAGIC = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\x00": "xz",
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",  # an empty one
    b"\x28\xb5\x2f\xfd": "zstandard",
}
_MAGIC_BZIP2 = (b"BZh", b"1AY&SY")  # with a digit between them
_N_MAGIC_BYTES = 10


class Meter:
    """Count the bytes read from the disk, for a progress bar."""

    def __init__(self, progress: Progress | None = None, *, total: int = 0) -> None:
        self._progress = progress
        self.total = total
        self.done = 0

    def add(self, n_bytes: int) -> None:
        """Count more bytes."""
        self.done += n_bytes
        if self._progress is not None and self.total:
            # A second look at the same bytes, as for the names in an archive, is not progress.
            self._progress(min(self.done / self.total, 1.0), "Reading")

    def show_rows(self, n_rows: int, *, total: int) -> None:
        """Count bytes by the share of rows that were read.

        Columns differ in size and are read out of order: rows measure progress best.
        """
        self.add(self.total * n_rows // max(total, 1) - self.done)


def packing_of(path: Path) -> str | None:
    """Detect how a file is packed, from its first bytes."""
    check_lasting(path)
    with path.open("rb") as file:
        start = file.read(_N_MAGIC_BYTES)
    found = next((name for magic, name in _MAGIC.items() if start.startswith(magic)), None)
    if start.startswith(_MAGIC_BZIP2[0]) and start[4:] == _MAGIC_BZIP2[1]:
        found = "bzip2"
    if found == "zstandard":
        message = "it is packed with zstandard, which is not supported; unpack it with: zstd -d"
        raise ReadError(message, path=path)
    promised = PACKED_ENDINGS.get(path.suffix.lower())
    if promised is not None and promised != found:
        what = "empty" if not start else f"not packed with {promised}"
        message = f"its name ends in {path.suffix}, but it is {what}; copy it again or rename it"
        raise ReadError(message, path=path)
    return found


@contextmanager
def open_unpacked(path: Path, *, meter: Meter) -> Iterator[BinaryIO]:
    """Open a file for sequential reading; gzip, xz and bzip2 are unpacked."""
    packing = packing_of(path)
    with path.open("rb", buffering=0) as file:
        n_bytes = os.fstat(file.fileno()).st_size
        if packing not in _UNPACKERS:
            yield cast("BinaryIO", io.BufferedReader(_Metered(file, meter), CHUNK_BYTES))
            return
        tally = Meter()
        metered = cast("BinaryIO", io.BufferedReader(_Metered(file, tally), CHUNK_BYTES))
        unpacked = _UNPACKERS[packing](metered)
        guarded = GuardedStream(unpacked, path, Growth(path, n_packed=n_bytes))
        # Closed before the file, which a thread may be reading.
        with closing(_UnpackedStream(_chunks(guarded, tally), meter)) as stream:
            yield cast("BinaryIO", io.BufferedReader(stream, CHUNK_BYTES))


@contextmanager
def refusing_damaged_input(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn whatever unreadable bytes lead to into a `ReadError` that names the file."""
    with reporting_damage(partial(ReadError, path=path), passing=ReadError):
        yield


class GuardedStream(io.RawIOBase):
    """An unpacked stream whose damage and unbounded growth are a `ReadError`."""

    def __init__(self, stream: BinaryIO, path: Path, growth: Growth) -> None:
        self._stream = stream
        self._path = path
        self._growth = growth

    def readable(self) -> bool:
        """Return True."""
        return True

    def read(self, n_bytes: int = -1) -> bytes:
        """Read some bytes, all by default."""
        with refusing_damaged_input(self._path):
            data = self._stream.read(n_bytes)
        self._growth.add(data)
        return data

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Read bytes into a buffer and return their number; 0 at the end."""
        data = self.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)


class _UnpackedStream(io.RawIOBase):
    """Chunks as a stream; what follows the first of them is unpacked ahead in a thread.

    Progress is reported by the thread that reads.
    """

    def __init__(self, chunks: Iterator[tuple[bytes, int]], meter: Meter) -> None:
        self._chunks: Iterator[tuple[bytes, int]] | Ahead[tuple[bytes, int]] = chunks
        self._meter = meter
        self._left = memoryview(b"")

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        if not self._left:
            self._left = memoryview(self._next())
        n_bytes = min(len(buffer), len(self._left))
        buffer[:n_bytes] = self._left[:n_bytes]
        self._left = self._left[n_bytes:]
        return n_bytes

    def _next(self) -> bytes:
        data, n_packed = next(self._chunks, (b"", 0))
        self._meter.add(n_packed)
        # Most files are small: not worth a thread, as are those of which only the start is read.
        if len(data) == CHUNK_BYTES and not isinstance(self._chunks, Ahead):
            self._chunks = Ahead(self._chunks, n_ahead=N_AHEAD)
        return data

    def close(self) -> None:
        if isinstance(self._chunks, Ahead):
            self._chunks.close()
        super().close()


def _chunks(stream: GuardedStream, tally: Meter) -> Iterator[tuple[bytes, int]]:
    """Yield chunks with the number of packed bytes read for each; the last is empty."""
    done, data = 0, b" "
    while data:
        data = stream.read(CHUNK_BYTES)
        yield data, tally.done - done
        done = tally.done


class _Metered(io.RawIOBase):
    """A file whose reads are counted by a meter."""

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


def _gunzip(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", gzip.GzipFile(fileobj=file, mode="rb"))


def _unxz(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", io.BufferedReader(XzStream(file), CHUNK_BYTES))


def _bunzip2(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", bz2.BZ2File(file))


_UNPACKERS: dict[str | None, Callable[[BinaryIO], BinaryIO]] = {
    "gzip": _gunzip,
    "xz": _unxz,
    "bzip2": _bunzip2,
}
