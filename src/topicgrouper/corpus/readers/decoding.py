"""Bytes to lines of text, with the exact place of what is not text.

Lines end in LF, CR LF or CR, as with Python's universal newlines; no other character ends a line.
"""

from __future__ import annotations

import codecs
import io
from contextlib import suppress
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MAX_LINE = 2**26
"""Longer lines (in characters) and text files (in bytes) are treated as mistakes: 64 million."""

CHUNK_BYTES = 2**20
"""How much is read at a time."""

_BLOCK_BYTES = 8 * CHUNK_BYTES
_MAX_NUMERIC_LINE = 2**24
_CHECK = "check that this is a text file"

UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""The byte order marks at the start of a text in UTF-16."""

_MARK = codecs.BOM_UTF8.decode()
_SIMPLE = frozenset({"utf-8", "iso8859-1"})  # neither has surrogates, nor another mark than this

_UTF32_MARKS = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)


class EncodingError(ReadError):
    """A text is not valid in its encoding."""


def lines_of(chunks: Iterable[str], *, path: str) -> Iterator[list[str]]:
    """Divide a text into lines."""
    n_lines = 0
    # The pieces of the line that the last chunk left open; joined only when it ends.
    open_line: list[str] = []
    for text in chunks:
        lines = text.split("\n")
        if len(lines) > 1:
            lines[0] = "".join([*open_line, lines[0]])
            open_line = [lines.pop()]
            n_lines += len(lines)
            yield lines
        else:
            open_line.append(lines[0])
        if sum(map(len, open_line)) > MAX_LINE:
            message = f"the line is longer than {MAX_LINE:,} characters; {_CHECK}"
            raise ReadError(message, path=path, line=n_lines + 1)
    last = "".join(open_line)
    if last:
        yield [last]


def text_chunks(stream: BinaryIO, *, path: str | None, encoding: str) -> Iterator[str]:
    """Read a text, about a megabyte at a time; all lines end in LF."""
    newlines = io.IncrementalNewlineDecoder(None, translate=True)
    n_lines = n_bytes = 0
    chunk = stream.read(CHUNK_BYTES)
    encoding = _marked(encoding, chunk)
    decoder = codecs.getincrementaldecoder(encoding)(errors="strict")
    while True:
        n_pending = len(decoder.getstate()[0])
        try:
            text = _without_surrogates(decoder.decode(chunk, final=not chunk), encoding)
        except UnicodeError as error:
            if not isinstance(error, UnicodeDecodeError) or "BOM" in error.reason:
                raise _unreadable(error, path=path, encoding=encoding) from None
            # A CR at the end of the last chunk is held back: LF may follow.
            held_back = "\r" if newlines.getstate()[1] & 1 else ""
            line = 1 + n_lines + _count_lines(error, after=held_back)
            position = n_bytes - n_pending + error.start
            raise _undecodable(error, position, encoding, path=path, line=line) from None
        n_bytes += len(chunk)
        text = newlines.decode(text, final=not chunk)
        n_lines += text.count("\n")
        yield text
        if not chunk:
            return
        chunk = stream.read(CHUNK_BYTES)


def decode(data: bytes, *, encoding: str, path: str | None = None) -> str:
    """Decode a whole file; all lines end in LF."""
    if codecs.lookup(encoding).name in _SIMPLE:
        with suppress(UnicodeDecodeError):  # what follows tells where it is not valid
            text = data.decode(encoding).removeprefix(_MARK)
            return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
    return "".join(text_chunks(io.BytesIO(data), path=path, encoding=encoding))


def byte_blocks(stream: BinaryIO, *, path: str) -> Iterator[bytes]:
    """Read blocks of whole lines, for formats of plain numbers."""
    rest = b""
    while chunk := stream.read(_BLOCK_BYTES):
        end = chunk.rfind(b"\n") + 1
        if end == 0:
            rest += chunk
            if len(rest) > _MAX_NUMERIC_LINE:
                message = f"a line is longer than {_MAX_NUMERIC_LINE:,} bytes; {_CHECK}"
                raise ReadError(message, path=path)
            continue
        yield rest + chunk[:end]
        rest = chunk[end:]
    if rest:
        yield rest


def _without_surrogates(text: str, encoding: str) -> str:
    """Refuse lone surrogates, which some encodings let through, UTF-7 among them."""
    if not codecs.lookup(encoding).name.startswith("utf-8"):
        text.encode()
    return text


def _marked(encoding: str, start: bytes) -> str:
    """Return the encoding that a byte order mark shows, for files that are said to be UTF-8."""
    if codecs.lookup(encoding).name != "utf-8":
        return encoding
    if start.startswith(_UTF32_MARKS):
        return "utf-32"
    return "utf-16" if start.startswith(UTF16_MARKS) else "utf-8-sig"


def _count_lines(error: UnicodeDecodeError, *, after: str) -> int:
    before = error.object[: error.start]
    # Only to find the line: what precedes the fault can be decoded, but perhaps not on its own.
    text = after + bytes(before).decode(error.encoding, errors="ignore")
    return text.replace("\r\n", "\n").replace("\r", "\n").count("\n")


def _unreadable(error: UnicodeError, *, path: str | None, encoding: str) -> EncodingError:
    """Explain a fault that is not in a single byte, such as a missing byte order mark.

    From Python 3.13 on, the latter is a `UnicodeDecodeError`.
    """
    if codecs.lookup(encoding).name in ("utf-16", "utf-32"):
        what = f"the byte order mark of {encoding.upper()} is missing"
        fix = f"set the byte order, for example with the encoding {encoding}-le"
    else:
        what = f"not valid {encoding.upper()} ({error})"
        fix = "set another encoding, such as utf-8"
    return EncodingError(f"{what}; {fix}", path=path)


def _undecodable(
    error: UnicodeDecodeError, position: int, encoding: str, *, path: str | None, line: int
) -> EncodingError:
    encoding = codecs.lookup(encoding).name.removesuffix("-sig").upper()
    if encoding == "UTF-8":
        fix = "save the file as UTF-8, or set its encoding, such as latin-1 or cp1252"
    else:
        fix = "set another encoding, such as utf-8"
    byte = error.object[error.start]
    what = f"byte 0x{byte:02X} at position {position:,} of the file is not valid {encoding}"
    return EncodingError(f"{what}; {fix}", path=path, line=line)
