"""The text of Word, PowerPoint, OpenDocument and EPUB files: zip archives of XML and HTML.

Only the parts with text are unpacked, within bounds, and the XML is read as a stream of events
without a DOCTYPE: neither size nor nesting of a hostile file fills the memory or takes long.
"""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, cast
from xml.parsers import expat

from topicgrouper.corpus.readers.compression import (
    CHUNK_BYTES,
    GuardedStream,
    refusing_damaged_input,
)
from topicgrouper.corpus.readers.decoding import MAX_LINE
from topicgrouper.corpus.readers.growth import Growth
from topicgrouper.corpus.readers.html_text import decode_page, tidy_lines, without_markup
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable

_MAX_DEPTH = 1000
_MAX_ELEMENTS = 2**21
_MAX_PARTS = 2**16
_MAX_TAG = 2**22  # the parser scans a tag again with each chunk, until it is complete
_TOO_LONG = f"its text is longer than {MAX_LINE:,} characters; split it"
_HYPHEN = "noBreakHyphen"  # an element where others have a character


@dataclass(frozen=True, slots=True)
class _Dialect:
    """Where the text is: in which parts of the archive, and in which elements of their XML."""

    parts: re.Pattern[str]  # the names of the parts
    texts: frozenset[str]  # elements that hold text, in themselves and in others inside of them
    ends: frozenset[str]  # elements that end a word
    # Elements whose text is not part of the document, such as comments and deleted text.
    skipped: frozenset[str]


_DIALECTS = {
    "docx": _Dialect(
        re.compile(r"word/(?:document\d*|footnotes|endnotes)\.xml"),
        frozenset({"t"}),
        frozenset({"p", "br", "cr", "tab", "tc"}),
        frozenset({"Fallback", "del", "moveFrom", "rt"}),  # a fallback repeats, rt is a reading
    ),
    "pptx": _Dialect(
        re.compile(r"ppt/slides/slide\d+\.xml"),
        frozenset({"t"}),
        frozenset({"p", "br", "tab", "tc"}),
        frozenset({"Fallback"}),
    ),
    "odt": _Dialect(
        re.compile(r"content\.xml"),
        frozenset({"p", "h"}),
        frozenset({"p", "h", "s", "tab", "line-break"}),
        frozenset({"annotation", "tracked-changes", "note-citation", "binary-data", "ruby-text"}),
    ),
}
# Without the table of contents, which repeats the headings.
_PAGES = re.compile(r"(?:.*/)?(?!nav\.|toc\.)[^/]+\.x?html?", re.IGNORECASE)


def office_text(data: bytes, *, kind: str, path: str, within: Growth | None = None) -> str:
    """Return the text of a document, with a blank line between paragraphs."""
    dialect = _DIALECTS[kind]
    xml = _XmlText(dialect, path=path)
    return _joined_parts(data, dialect.parts, xml.read, path=path, within=within)


def epub_text(data: bytes, *, path: str, encoding: str, within: Growth | None = None) -> str:
    """Return the text of an electronic book."""

    def read(stream: BinaryIO) -> str:
        data = stream.read(MAX_LINE + 1)
        if len(data) > MAX_LINE:
            raise ReadError(_TOO_LONG, path=path)
        page = decode_page(data, path=path, encoding=encoding)
        return without_markup(page[max(page.find("<body"), 0) :])

    return _joined_parts(data, _PAGES, read, path=path, within=within)


def _joined_parts(
    data: bytes,
    names: re.Pattern[str],
    read: Callable[[BinaryIO], str],
    *,
    path: str,
    within: Growth | None,
) -> str:
    growth = Growth(path, n_packed=len(data), within=within)
    texts = []
    n_characters = 0
    with refusing_damaged_input(path), zipfile.ZipFile(io.BytesIO(data)) as archive:
        parts = [info for info in archive.infolist() if names.fullmatch(info.filename)]
        if len(parts) > _MAX_PARTS:
            message = f"it has more than {_MAX_PARTS:,} parts; split it"
            raise ReadError(message, path=path)
        for info in parts:
            with archive.open(info) as stream:
                guarded = GuardedStream(cast("BinaryIO", stream), Path(path), growth)
                texts.append(read(cast("BinaryIO", guarded)))
            n_characters += len(texts[-1])
            if n_characters > MAX_LINE:
                raise ReadError(_TOO_LONG, path=path)
    if not texts:
        message = "it is incomplete: the part with its text is missing; copy it again"
        raise ReadError(message, path=path)
    return "\n\n".join(texts)


class _XmlText:
    """Collect the text of the XML parts of a document, which are bounded together."""

    def __init__(self, dialect: _Dialect, *, path: str) -> None:
        self._dialect = dialect
        self._path = path
        self._pieces: list[str] = []
        self._n_characters = self._n_elements = 0
        self._depth = self._in_text = self._in_skipped = 0

    def read(self, stream: BinaryIO) -> str:
        """Return the text of a part."""
        # Without namespaces, which may be a million characters, for each element again.
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.StartDoctypeDeclHandler = self._refuse_type
        self._pieces.clear()
        n_bytes = 0
        try:
            while chunk := stream.read(CHUNK_BYTES):
                parser.Parse(chunk)
                n_bytes += len(chunk)
                if n_bytes - parser.CurrentByteIndex > _MAX_TAG:
                    raise self._refusal(f"has a tag of more than {_MAX_TAG:,} bytes")
            parser.Parse(b"", True)  # noqa: FBT003 - it has no name
        except expat.ExpatError as error:
            message = f"its XML is damaged ({error}); copy it again from the original"
            raise ReadError(message, path=self._path) from None
        return tidy_lines("".join(self._pieces))

    def _start(self, name: str, attributes: dict[str, str]) -> None:  # noqa: ARG002
        self._depth += 1
        self._n_elements += 1
        if self._depth > _MAX_DEPTH:
            raise self._refusal(f"has elements nested more than {_MAX_DEPTH:,} deep")
        if self._n_elements > _MAX_ELEMENTS:
            message = f"its XML has more than {_MAX_ELEMENTS:,} elements; split it"
            raise ReadError(message, path=self._path)
        name = name.rpartition(":")[2]
        self._in_text += name in self._dialect.texts
        self._in_skipped += name in self._dialect.skipped
        if name in self._dialect.ends:
            self._pieces.append("\n")
        elif name == _HYPHEN and not self._in_skipped:
            self._pieces.append("-")

    def _end(self, name: str) -> None:
        self._depth -= 1
        name = name.rpartition(":")[2]
        self._in_text -= name in self._dialect.texts
        self._in_skipped -= name in self._dialect.skipped
        if name in self._dialect.ends:
            self._pieces.append("\n")

    def _characters(self, text: str) -> None:
        if self._in_text and not self._in_skipped:
            self._pieces.append(text)
            self._n_characters += len(text)
            if self._n_characters > MAX_LINE:
                raise ReadError(_TOO_LONG, path=self._path)

    def _refuse_type(self, *_: object) -> None:
        raise self._refusal("has a DOCTYPE")

    def _refusal(self, what: str) -> ReadError:
        message = (
            f"its XML {what}, which office programs do not write; open it in an office program and "
            "save it again"
        )
        return ReadError(message, path=self._path)
