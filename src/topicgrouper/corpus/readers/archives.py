"""The files inside folders, zip and tar archives, and the content of a file however it is packed.

Names inside an archive are only names: nothing is ever written to the disk, so a name with ``..``
in it does no harm.

The standard library's reader of tar archives believes the sizes in headers, searches headers of any
length with regular expressions that take quadratic time, and follows chains of them. In the
sandbox, many small files would take a sixth longer. So tar archives are read by the few lines
below, which bound what precedes a file to give it a longer name or a larger size.
"""

from __future__ import annotations

import io
import os
import re
import zipfile
import zlib
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Self, cast

from topicgrouper.corpus.readers.compression import (
    GuardedStream,
    SequentialStream,
    open_unpacked,
    packing_of,
    refusing_damaged_input,
)
from topicgrouper.corpus.readers.context import ByteProgress, ExpansionLimit
from topicgrouper.corpus.readers.decoding import CHUNK_BYTES, lines_of, text_chunks
from topicgrouper.corpus.readers.formats import ZIPPED_ENDINGS, is_hidden, zip_kind
from topicgrouper.corpus.readers.report import ReadError, ReadReport

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_TAR_ENDINGS = (".tar", ".tgz", ".txz", ".tbz", ".tbz2")
_TAR_MAGIC = slice(257, 262)

_BLOCK = 512
_MAX_EXTENSION = 2**20
_MAX_DIGITS = 20
_ADLER = 65521  # what Adler-32 counts up to
_REGULAR, _FOLDER, _OLD = b"07\0", b"5", b"\0"
_WITHOUT_CONTENT = b"123456"
_SPARSE, _MORE_HOLES, _STILL_MORE_HOLES = b"S", 482, 504
_LONG_NAME, _PAX = b"L", b"xX"
_EXTENSIONS = _LONG_NAME + _PAX + b"Kg"  # the target of a link, and records for all files
_PAX_RECORD = re.compile(rb"(\d{1,7}) ([^=]*)=")


CANNOT_OPEN = "cannot be opened ({}); change its permissions or move it out of the folder"
_OUTSIDE = (
    "links to a file outside the folder; copy the folder with the linked files, and read the copy: "
    "cp -rL FOLDER COPY"
)


def walk_files(
    folder: Path, *, skip: Callable[[Path, str], object] | None = None
) -> Iterator[tuple[str, Path]]:
    """Iterate over the files sorted by name, files before subfolders, without hidden ones."""
    skip = skip or (lambda *_: None)
    root = folder.resolve()
    waiting = [("", os.fspath(folder))]
    while waiting:
        prefix, place = waiting.pop()
        try:
            entries = sorted(os.scandir(place), key=lambda entry: entry.name)
        except OSError as error:
            skip(Path(place), CANNOT_OPEN.format(error.strerror))
            continue
        folders = []
        for entry in entries:
            name = prefix + entry.name
            if is_hidden(entry.name):
                continue
            if entry.is_dir(follow_symlinks=False):
                folders.append((f"{name}/", entry.path))
                continue
            path = Path(entry.path)
            is_plain = entry.is_file(follow_symlinks=False)
            if (why := None if is_plain else _why_skipped(path, root)) is None:
                yield name, path
            else:
                skip(path, why)
        waiting += reversed(folders)


def _why_skipped(path: Path, root: Path) -> str | None:
    """Return why a link or something else than a file is not read."""
    try:
        target = path.resolve(strict=True)
    except (OSError, RuntimeError):  # from Python 3.13 on, a circle of links is an OSError
        return "broken link; remove or repair it"
    if not target.is_file():
        return "not a regular file; move it out of the folder"
    if not target.is_relative_to(root):
        return _OUTSIDE
    return None


@dataclass(slots=True)
class Member:
    """A file inside an archive, open until the next one is requested."""

    name: str  # its name inside the archive, with slashes
    n_bytes: int  # the size that the archive declares
    stream: BinaryIO
    is_regular: bool = True  # or a link, a device or a file with holes


def archive_kind(path: Path) -> str | None:
    """Return whether a file is an archive, packed or not."""
    if packing_of(path) == "zip":
        with path.open("rb") as file:
            is_document = path.suffix.lower() in ZIPPED_ENDINGS or zip_kind(file) is not None
        return None if is_document else "zip"
    with open_unpacked(path) as stream:
        if stream.read(512)[_TAR_MAGIC] == b"ustar":
            return "tar"
    name = path.name.lower()
    is_named_so = name.endswith(_TAR_ENDINGS) or path.stem.lower().endswith(".tar")
    return "tar" if is_named_so else None


def members(
    path: Path, *, progress: ByteProgress | None = None, report: ReadReport | None = None
) -> Iterator[Member]:
    """Iterate over the regular files of an archive in their order, without hidden ones."""
    read = _zip_members if archive_kind(path) == "zip" else _tar_members
    for member in read(path, progress or ByteProgress()):
        if is_hidden(member.name):
            continue
        if member.is_regular:
            yield member
        elif report is not None:
            message = "a link or device, not a regular file; replace it with the file itself"
            report.problem(message, path=f"{path}/{member.name}")


def member_names(path: Path, *, max_names: int | None = None) -> list[str]:
    """Return the names of the regular files of an archive."""
    return [member.name for member in islice(members(path), max_names)]


@contextmanager
def open_content(
    path: Path, *, progress: ByteProgress | None = None
) -> Iterator[tuple[BinaryIO, str]]:
    """Open the content of a file: unpacked, or the only file of a zip or tar archive."""
    if archive_kind(path) is None:
        with open_unpacked(path, progress=progress) as stream:
            yield stream, str(path)
        return
    names = member_names(path, max_names=3)
    if not names:
        message = "the archive contains no files; copy it again from the original"
        raise ReadError(message, path=path)
    if len(names) > 1:
        message = (
            f"the archive must contain one file, but contains {', '.join(names[:2])}"
            f"{' and others' if len(names) > 2 else ''}; unpack it and choose a file, or read all "
            "files as texts with the format folder"
        )
        raise ReadError(message, path=path)
    for member in members(path, progress=progress):
        stream = io.BufferedReader(cast("io.RawIOBase", member.stream), CHUNK_BYTES)
        yield cast("BinaryIO", stream), f"{path}/{member.name}"
        return


@contextmanager
def open_lines(
    path: Path, encoding: str, *, progress: ByteProgress | None = None
) -> Iterator[tuple[Iterator[str], str]]:
    """Open the lines of a text, packed or not, without their ends."""
    with open_content(path, progress=progress) as (stream, name):
        chunks = text_chunks(stream, path=name, encoding=encoding)
        yield chain.from_iterable(lines_of(chunks, path=name)), name


def _zip_members(path: Path, progress: ByteProgress) -> Iterator[Member]:
    n_packed = path.stat().st_size
    with refusing_damaged_input(path), zipfile.ZipFile(path) as archive:
        infos = [info for info in archive.infolist() if not info.filename.endswith("/")]
    # Members may overlap in the file, which makes little data look like much: hence the sum.
    n_unpacked = sum(info.file_size for info in infos)
    ExpansionLimit(path, n_packed=n_packed).count(n_unpacked, 0, "lines")
    limit = ExpansionLimit(path, n_packed=n_packed)
    with zipfile.ZipFile(path) as archive:
        for info in infos:
            if info.flag_bits & 1:
                message = f"{info.filename!r} is encrypted; unpack the archive and read its files"
                raise ReadError(message, path=path)
            with refusing_damaged_input(path):
                stream = archive.open(info)
            with stream:
                guarded = GuardedStream(cast("BinaryIO", stream), path, limit)
                yield Member(info.filename, info.file_size, cast("BinaryIO", guarded))
            progress.add(info.compress_size)


def _tar_members(path: Path, progress: ByteProgress) -> Iterator[Member]:
    with open_unpacked(path, progress=progress) as stream:
        try:
            yield from _read_tar(stream, path)
        except ReadError as error:
            raise ReadError(error.message, path=path) from None


def _read_tar(stream: BinaryIO, path: Path) -> Iterator[Member]:
    """Iterate over the members of a tar archive that are not folders."""
    extended: dict[str, bytes] = {}
    n_left = _MAX_EXTENSION
    content = _Content(stream, path)
    while (block := stream.read(_BLOCK)).strip(b"\0"):
        name, kind, n_bytes = _parsed(block)
        if kind in _EXTENSIONS:
            n_left -= _BLOCK + n_bytes
            if n_left < 0:
                raise _damaged(f"the headers of a file have more than {_MAX_EXTENSION:,} bytes")
            data = content.open(n_bytes).read(n_bytes)
            content.skip()
            if kind == _LONG_NAME:
                extended["path"] = data.split(b"\0")[0]
            elif kind in _PAX:
                extended |= _pax_records(data)
            continue
        if kind == _SPARSE and block[_MORE_HOLES]:
            while content.open(_BLOCK).read(_BLOCK)[_STILL_MORE_HOLES]:
                pass
        name = extended.get("path", name)
        # In the oldest archives, only the end of its name marks a folder.
        is_folder = kind == _FOLDER or (kind == _OLD and name.endswith(b"/"))
        if is_folder or kind in _WITHOUT_CONTENT:
            n_bytes = 0
        elif "size" in extended:
            n_bytes = _number(extended["size"], base=10)
        content.open(n_bytes)
        if not is_folder:
            has_holes = extended and any(key.startswith("GNU.sparse.") for key in extended)
            is_regular = kind in _REGULAR and not has_holes
            shown = name.decode("utf-8", "surrogateescape")
            yield Member(shown, n_bytes, cast("BinaryIO", content), is_regular)
        content.skip()
        if n_left < _MAX_EXTENSION:
            extended, n_left = {}, _MAX_EXTENSION
    if n_left < _MAX_EXTENSION:
        raise _damaged("the archive ends before an announced file")


class _Content(SequentialStream):
    """The bytes of one file of a tar archive after the other."""

    def __init__(self, stream: BinaryIO, path: Path) -> None:
        self._stream = stream
        self._path = path
        self._left = self._padding = 0

    def open(self, n_bytes: int) -> Self:
        """Begin with a file, right behind its header."""
        self._left, self._padding = n_bytes, -n_bytes % _BLOCK
        return self

    def read(self, n_bytes: int = -1) -> bytes:
        if n_bytes < 0:
            return self.readall()
        n_bytes = min(n_bytes, self._left)
        data = self._stream.read(n_bytes)
        if len(data) < n_bytes:
            raise _damaged("the archive ends in the middle of a file", self._path)
        self._left -= n_bytes
        return data

    def skip(self) -> None:
        """Go to the next header."""
        self._left, self._padding = self._left + self._padding, 0
        while self._left:
            self.read(CHUNK_BYTES)


def _parsed(header: bytes) -> tuple[bytes, bytes, int]:
    """Return the name of a file, its type and its size."""
    if len(header) < _BLOCK:
        raise _damaged("the archive ends in the middle of a header")
    checksum, summed = _number(header[148:156]), header[:148] + b" " * 8 + header[156:]
    # Adler-32 has the sum of the bytes in its lower half. Old programs summed signed bytes.
    is_right = (checksum + 1) % _ADLER == zlib.adler32(summed) & 0xFFFF
    if not is_right and checksum != sum(memoryview(summed).cast("b")):
        raise _damaged("wrong checksum of a header")
    name = header[:100].partition(b"\0")[0]
    prefix = header[345:500].partition(b"\0")[0] if header[257:263] == b"ustar\0" else b""
    return prefix + b"/" + name if prefix else name, header[156:157], _number(header[124:136])


def _number(field: bytes, *, base: int = 8) -> int:
    """Parse a number: digits, or for large numbers all bytes after a mark."""
    if field[:1] == b"\x80":
        return int.from_bytes(field[1:], "big")
    digits = field.partition(b"\0")[0].strip()
    if digits.strip(b"0123456789"[:base]) or len(digits) > _MAX_DIGITS:
        raise _damaged("a header contains a size or checksum that is not a number")
    return int(digits or b"0", base)


def _pax_records(data: bytes) -> dict[str, bytes]:
    """Parse records such as ``27 path=some/long/name``, lines that begin with their length."""
    records = {}
    start = 0
    while found := _PAX_RECORD.match(data, start):
        end = start + int(found[1])
        if end <= found.end() or data[end - 1 : end] != b"\n":
            break
        records[found[2].decode("utf-8", "replace")] = data[found.end() : end - 1]
        start = end
    if data[start : start + 1].strip(b"\0"):
        raise _damaged("malformed records in a header")
    return records


def _damaged(what: str, path: Path | None = None) -> ReadError:
    message = f"the file is damaged or incomplete ({what}); copy it again from the original"
    return ReadError(message, path=path)
