"""Files as streams of bytes, unpacked while reading and within bounds.

Readers open an input more than once: to see how it is packed, what it is and what it holds. So an
input that can be read only once, such as a pipe, is copied to a temporary file first.

How a file is packed is detected from its first bytes, so a wrong ending does no harm. Reading is
sequential and in chunks: neither a large file nor one made to explode fills the memory. Larger
files are unpacked ahead in a thread, up to 16 MB.
"""

from __future__ import annotations

import bz2
import io
import lzma
import os
import shutil
import stat
import tempfile
import zlib
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeAlias, TypeVar, cast

from topicgrouper.corpus.readers.context import ByteProgress, ExpansionLimit
from topicgrouper.corpus.readers.decoding import CHUNK_BYTES
from topicgrouper.corpus.readers.formats import BZIP2, PACKED_ENDINGS, PACKINGS
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.storage.untrusted import reporting_damage

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from topicgrouper.corpus.readers.report import ReadReport


@contextmanager
def as_file(path: Path) -> Iterator[Path]:
    """Turn an input into a file or folder that can be opened several times."""
    if not path.is_fifo():
        check_lasting(path)
        yield path
        return
    with path.open("rb") as pipe, copied(pipe, name=path.name, shown=str(path)) as file:
        yield file


def check_lasting(path: Path) -> None:
    """Refuse an input that can be read only once or has no end."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        kind = "pipe" if stat.S_ISFIFO(mode) else "device or socket"
        raise ReadError(
            f"expected a file or folder, got a {kind}; save its content as a file", path=path
        )


@contextmanager
def copied(stream: BinaryIO, *, name: str, shown: str) -> Iterator[Path]:
    """Copy a stream to a temporary file."""
    with tempfile.TemporaryDirectory(prefix="topicgrouper-") as folder:
        file = Path(folder, name)
        try:
            with file.open("wb") as copy:
                shutil.copyfileobj(stream, copy, CHUNK_BYTES)
        except OSError as error:
            message = (
                f"cannot copy the input to {file.parent.parent} ({error.strerror or error}); set "
                "TMPDIR to another folder, or save the input as a file"
            )
            raise ReadError(message, path=shown) from error
        try:
            yield file
        except ReadError as error:
            place = None if error.path is None else error.path.replace(str(file), shown)
            message, options = error.message.replace(str(file), shown), error.options
            raise type(error)(message, path=place, line=error.line, options=options) from error


def rename(report: ReadReport, file: Path, shown: str) -> None:
    """Let a report on a temporary copy name what was copied."""
    report.problems = [
        replace(problem, path=problem.path.replace(str(file), shown)) for problem in report.problems
    ]
    report.notes = [note.replace(str(file), shown) for note in report.notes]


T = TypeVar("T")
_Decompressor: TypeAlias = "bz2.BZ2Decompressor | lzma.LZMADecompressor | _Gunzip"

N_AHEAD = 16
"""How many chunks are unpacked ahead: about as much text as is counted at a time."""

_PACKED_CHUNK = 2**16
_PACKED_START = 2**10  # after a tiny stream: what follows a stream is copied
_MAX_XZ_BYTES = 256 * 2**20  # xz -9 takes 65 MB; a file may say that it takes 4 GB
_N_MAGIC_BYTES = 10


def packing_of(path: Path) -> str | None:
    """Detect how a file is packed, from its first bytes."""
    check_lasting(path)
    with path.open("rb") as file:
        start = file.read(_N_MAGIC_BYTES)
    found = next((name for magic, name in PACKINGS.items() if start.startswith(magic)), None)
    found = "bzip2" if BZIP2.match(start) else found
    if found == "zstandard":
        message = "zstandard compression is not supported; unpack the file with: zstd -d"
        raise ReadError(message, path=path)
    promised = PACKED_ENDINGS.get(path.suffix.lower())
    if promised is not None and promised != found:
        what = "the file is empty" if not start else f"its content is not {promised}"
        message = f"the name ends in {path.suffix}, but {what}; copy the file again or rename it"
        raise ReadError(message, path=path)
    return found


@contextmanager
def open_unpacked(
    path: Path, *, progress: ByteProgress | None = None, within: ExpansionLimit | None = None
) -> Iterator[BinaryIO]:
    """Open a file for sequential reading; gzip, xz and bzip2 are unpacked, within bounds."""
    progress = progress or ByteProgress()
    packing = packing_of(path)
    with path.open("rb", buffering=0) as file:
        n_bytes = os.fstat(file.fileno()).st_size
        if packing not in _UNPACKERS:
            yield _stream(_metered(file, progress))
            return
        tally = ByteProgress()
        packed = _stream(_metered(file, tally))
        unpacked = _stream(_streams(packed, _UNPACKERS[packing]))
        guarded = GuardedStream(
            unpacked, path, ExpansionLimit(path, n_packed=n_bytes, within=within)
        )
        # Closed before the file, which a thread may be reading.
        with closing(_unpacked_ahead(guarded, tally, progress)) as chunks:
            yield _stream(chunks)


@contextmanager
def refusing_damaged_input(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn any error of unreadable bytes into a `ReadError` that names the file."""
    with reporting_damage(partial(ReadError, path=path), passing=ReadError):
        yield


class SequentialStream(io.RawIOBase):
    """A stream that is read from start to end, by its method `read`."""

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Read bytes into a buffer and return their number; 0 at the end."""
        data = self.read(len(buffer)) or b""
        buffer[: len(data)] = data
        return len(data)


class GuardedStream(SequentialStream):
    """An unpacked stream that raises a `ReadError` if it is damaged or grows too much."""

    def __init__(self, stream: BinaryIO, path: Path, limit: ExpansionLimit) -> None:
        self._stream = stream
        self._path = path
        self._limit = limit

    def read(self, n_bytes: int = -1) -> bytes:
        """Read some bytes, all by default."""
        with refusing_damaged_input(self._path):
            data = self._stream.read(n_bytes)
        self._limit.add(data)
        return data


class _ChunkStream(SequentialStream):
    """Chunks, none of them empty, as a stream."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._left = memoryview(b"")

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        self._left = self._left or memoryview(next(self._chunks, b""))
        n_bytes = min(len(buffer), len(self._left))
        buffer[:n_bytes] = self._left[:n_bytes]
        self._left = self._left[n_bytes:]
        return n_bytes


def _unpacked_ahead(
    stream: GuardedStream, tally: ByteProgress, progress: ByteProgress
) -> Generator[bytes]:
    """Yield unpacked chunks; those after the first are unpacked ahead in a thread.

    Progress is reported by the thread that reads.
    """

    def chunks() -> Generator[tuple[bytes, int]]:
        """Yield chunks with the number of packed bytes read so far."""
        while data := stream.read(CHUNK_BYTES):
            yield data, tally.done

    found = chunks()
    first = next(found, (b"", tally.done))
    # Most files are small: not worth a thread, as are those of which only the start is read.
    rest = computed_ahead(found, n_ahead=N_AHEAD) if len(first[0]) == CHUNK_BYTES else found
    n_told = 0
    with closing(rest):
        for data, n_packed in chain([first], rest):
            progress.add(n_packed - n_told)
            n_told = n_packed
            yield data


def computed_ahead(items: Iterator[T], *, n_ahead: int) -> Generator[T]:
    """Yield items that a thread computes ahead, or what computing them raises.

    Unpacking does not need the interpreter most of the time. In a thread of its own it runs while
    the words of what was unpacked before are counted.
    """
    end: list[T] = []  # no item
    with ThreadPoolExecutor(1, thread_name_prefix="topicgrouper-ahead") as thread:
        try:
            waiting = deque(thread.submit(next, items, end) for _ in range(n_ahead))
        except RuntimeError:  # the system has no more threads
            yield from items
            return
        try:
            while (item := waiting.popleft().result()) is not end:
                waiting.append(thread.submit(next, items, end))
                yield cast("T", item)
        finally:
            thread.shutdown(cancel_futures=True)


def _stream(chunks: Iterator[bytes]) -> BinaryIO:
    return cast("BinaryIO", io.BufferedReader(_ChunkStream(chunks), CHUNK_BYTES))


def _metered(file: io.FileIO, progress: ByteProgress) -> Iterator[bytes]:
    """Yield the chunks of a file and count their bytes."""
    while data := file.read(CHUNK_BYTES):
        progress.add(len(data))
        yield data


def _streams(file: BinaryIO, fresh: Callable[[], _Decompressor]) -> Iterator[bytes]:
    """Unpack streams in a row; zeros may be between them.

    The standard library's readers take damage in any but the first stream for the end, allocate
    as much memory as an xz file says, and look at each byte of a gzip header in Python.
    """
    packed = b""
    while packed := packed or file.read(_PACKED_START):
        packed = packed.lstrip(b"\0")
        if not packed:
            continue
        decompressor = fresh()
        while not decompressor.eof:
            if decompressor.needs_input and not packed:
                packed = file.read(_PACKED_CHUNK)
                if not packed:
                    raise EOFError("the last stream is incomplete")
            if data := decompressor.decompress(packed, CHUNK_BYTES):
                yield data
            packed = b""
        packed = decompressor.unused_data


class _Gunzip:
    """A gzip stream with the interface of the other decompressors."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(16 + zlib.MAX_WBITS)

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def needs_input(self) -> bool:
        return not self._inner.unconsumed_tail

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    def decompress(self, data: bytes, max_length: int) -> bytes:
        return self._inner.decompress(self._inner.unconsumed_tail + data, max_length)


_UNPACKERS: dict[str | None, Callable[[], _Decompressor]] = {
    "gzip": _Gunzip,
    "xz": partial(lzma.LZMADecompressor, lzma.FORMAT_XZ, memlimit=_MAX_XZ_BYTES),
    "bzip2": bz2.BZ2Decompressor,
}
