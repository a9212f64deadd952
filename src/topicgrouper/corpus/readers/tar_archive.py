"""The files of a tar archive, one after the other, from a stream.

The standard library believes the sizes in an archive's headers, searches headers of any length with
regular expressions and follows chains of them. Here, headers are parsed as blocks of 512 bytes. The
extensions that may precede one, with a longer name or a larger size, are bounded in length and
number.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, cast

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator

_BLOCK = 512
_MAX_EXTENSION = 2**20
_MAX_EXTENSIONS = 16
_SKIPPED_AT_ONCE = 2**20
_CHECKSUM = slice(148, 156)

_REGULAR, _FOLDER, _OLD = b"07\0", b"5", b"\0"
_WITHOUT_CONTENT = b"123456"
_SPARSE = b"S"
_MORE_HOLES, _STILL_MORE_HOLES = 482, 504
_LONG_NAME, _LONG_LINK = b"L", b"K"
_PAX, _GLOBAL_PAX = b"xX", b"g"


@dataclass(frozen=True, slots=True)
class TarFile:
    """A member of an archive."""

    name: str  # its name, with slashes
    n_bytes: int
    kind: str  # ``"file"``, ``"folder"`` or ``"other"``: a link, a device or a sparse file
    stream: BinaryIO  # its bytes, to be read before the next one is requested


def read_tar(stream: BinaryIO, *, path: str) -> Iterator[TarFile]:
    """Iterate over the members of an archive."""
    while (header := _read_member(stream, path)) is not None:
        content = _Content(stream, header.n_bytes, path)
        buffered = cast("BinaryIO", io.BufferedReader(content))
        yield TarFile(header.name, header.n_bytes, header.kind, buffered)
        content.skip()


@dataclass(slots=True)
class _Header:
    """What the blocks before a file declare about it."""

    name: str
    n_bytes: int
    type: bytes
    is_sparse: bool = False

    @property
    def kind(self) -> str:
        if self.is_sparse:
            return "other"
        # In the oldest archives, only the end of its name marks a folder.
        if self.type == _FOLDER or (self.type == _OLD and self.name.endswith("/")):
            return "folder"
        return "file" if self.type in _REGULAR else "other"


class _Content(io.RawIOBase):
    """The bytes of one file."""

    def __init__(self, stream: BinaryIO, n_bytes: int, path: str) -> None:
        self._stream = stream
        self._path = path
        self._left = n_bytes
        self._padding = -n_bytes % _BLOCK

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._stream.read(min(len(buffer), self._left))
        if not data and self._left and len(buffer):
            raise _damaged("it ends in the middle of a file", self._path)
        buffer[: len(data)] = data
        self._left -= len(data)
        return len(data)

    def skip(self) -> None:
        """Go to the next header."""
        while self._left:
            n_bytes = min(self._left, _SKIPPED_AT_ONCE)
            _read_exactly(self._stream, n_bytes, self._path)
            self._left -= n_bytes
        _read_exactly(self._stream, self._padding, self._path)
        self._padding = 0


def _read_member(stream: BinaryIO, path: str) -> _Header | None:
    """Read the header of the next file and the blocks that extend it; None at the end."""
    extended: dict[str, str] = {}
    for n_before in range(_MAX_EXTENSIONS):
        header = _read_header(stream, path)
        if header is None:
            if n_before:
                raise _damaged("it ends before the file that it announces", path)
            return None
        if header.type in (_LONG_NAME, _LONG_LINK):
            text = _text(_read_extension(stream, header, path).split(b"\0")[0])
            if header.type == _LONG_NAME:
                extended["path"] = text
        elif header.type in _PAX:
            extended |= _pax_records(_read_extension(stream, header, path), path)
        elif header.type == _GLOBAL_PAX:
            _read_extension(stream, header, path)  # for all files, so neither a name nor a size
        else:
            return _extended(header, extended, path)
    raise _damaged(f"a file in it has more than {_MAX_EXTENSIONS - 1} headers", path)


def _read_header(stream: BinaryIO, path: str) -> _Header | None:
    block = stream.read(_BLOCK)
    if len(block) < _BLOCK:
        if block.strip(b"\0"):
            raise _damaged("it ends in the middle of a header", path)
        return None
    if not block.strip(b"\0"):
        return None
    if not _is_sum(_number(block[_CHECKSUM], path), block):
        raise _damaged("a header's checksum is wrong", path)
    if block[156:157] == _SPARSE and block[_MORE_HOLES]:
        while _read_exactly(stream, _BLOCK, path)[_STILL_MORE_HOLES]:
            pass
    name = block[:100].split(b"\0")[0]
    prefix = block[345:500].split(b"\0")[0] if block[257:263] == b"ustar\0" else b""
    full = prefix + b"/" + name if prefix else name
    return _Header(_text(full), _number(block[124:136], path), block[156:157])


def _is_sum(checksum: int, block: bytes) -> bool:
    """Compare with the sum of a header's bytes, where the checksum itself counts as blanks."""
    rest = block[: _CHECKSUM.start] + b" " * 8 + block[_CHECKSUM.stop :]
    total = sum(rest)
    # Old programs summed signed bytes.
    return checksum == total or checksum == total - 256 * sum(byte > 127 for byte in rest)


def _number(field: bytes, path: str) -> int:
    """Parse a number: octal digits, or for large numbers all bytes after a mark."""
    if field[0] == 0x80:
        number = int.from_bytes(field[1:], "big")
    else:
        digits = field.split(b"\0")[0].strip()
        try:
            number = int(digits, 8) if digits.isdigit() else -1 if digits else 0
        except ValueError:
            number = -1
    if not 0 <= number < 2**63:
        raise _damaged("a header holds a size or sum that is not a number", path)
    return number


def _read_extension(stream: BinaryIO, header: _Header, path: str) -> bytes:
    if header.n_bytes > _MAX_EXTENSION:
        what = f"a header in it has {header.n_bytes:,} bytes, more than {_MAX_EXTENSION:,}"
        raise _damaged(what, path)
    data = _read_exactly(stream, header.n_bytes, path)
    _read_exactly(stream, -header.n_bytes % _BLOCK, path)
    return data


def _pax_records(data: bytes, path: str) -> dict[str, str]:
    """Parse records such as ``27 path=some/long/name``, lines that begin with their length."""
    records = {}
    start = 0
    while start < len(data) and data[start]:
        blank = data.find(b" ", start, start + 8)
        digits = data[start:blank] if blank > 0 else b""
        end = start + int(digits) if digits.isdigit() else 0
        key, equals, value = data[blank + 1 : end - 1].partition(b"=")
        if end <= blank or data[end - 1 : end] != b"\n" or not equals:
            raise _damaged("a header's records are malformed", path)
        records[_text(key)] = _text(value)
        start = end
    return records


def _extended(header: _Header, extended: dict[str, str], path: str) -> _Header:
    name, size = extended.get("path", header.name), extended.get("size")
    n_bytes = header.n_bytes
    if size is not None:
        if not (size.isascii() and size.isdigit() and len(size) <= 18):
            raise _damaged("a header holds a size that is not a number", path)
        n_bytes = int(size)
    if header.type in _WITHOUT_CONTENT or (header.type == _OLD and name.endswith("/")):
        n_bytes = 0
    is_sparse = any(key.startswith("GNU.sparse.") for key in extended)
    return _Header(name, n_bytes, header.type, is_sparse)


def _read_exactly(stream: BinaryIO, n_bytes: int, path: str) -> bytes:
    data = stream.read(n_bytes) if n_bytes else b""
    if len(data) < n_bytes:
        raise _damaged("it ends too early", path)
    return data


def _text(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape")


def _damaged(what: str, path: str) -> ReadError:
    message = f"it is damaged or incomplete ({what}); copy it again from the original"
    return ReadError(message, path=path)
