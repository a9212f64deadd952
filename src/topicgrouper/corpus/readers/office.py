"""The text of Word, PowerPoint, OpenDocument and EPUB files: zip archives of XML and HTML.

Only the parts with text are unpacked, in the sandbox, and the XML is read as a stream of events.
"""

from __future__ import annotations

import io
import re
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING
from xml.parsers import expat

from topicgrouper.corpus.readers.decoding import CHUNK_BYTES
from topicgrouper.corpus.readers.html_text import decode_page, one_line, tidy_lines, without_markup
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator


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
_TITLES = _Dialect(
    re.compile(r"docProps/core\.xml|meta\.xml|(?:.*/)?[^/]+\.opf"),
    frozenset({"title"}),
    frozenset({"title"}),
    frozenset(),
)
_HYPHEN = "noBreakHyphen"  # an element where others have a character
# Without the table of contents, which repeats the headings.
_PAGES = re.compile(r"(?:.*/)?(?!nav\.|toc\.)[^/]+\.x?html?", re.IGNORECASE)


def office_text(data: bytes, *, kind: str, **_: object) -> Iterator[tuple[str, str]]:
    """Read the text of a document, with a blank line between paragraphs, and its title."""
    dialect = _DIALECTS[kind]
    text = _joined(_xml_text(part, dialect) for part in _parts(data, dialect.parts))
    yield text, _title(data)


def epub_text(data: bytes, *, encoding: str, **_: object) -> Iterator[tuple[str, str]]:
    """Read the text of an e-book, and its title."""
    pages = (decode_page(part.read(), encoding=encoding) for part in _parts(data, _PAGES))
    text = _joined(without_markup(page[max(page.find("<body"), 0) :]) for page in pages)
    yield text, _title(data)


def _title(data: bytes) -> str:
    with suppress(ReadError):  # whoever has the text can do without a title
        return one_line("\n".join(_xml_text(part, _TITLES) for part in _parts(data, _TITLES.parts)))
    return ""


def _parts(data: bytes, names: re.Pattern[str]) -> Iterator[IO[bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for info in archive.infolist():
            if names.fullmatch(info.filename):
                with archive.open(info) as part:
                    yield part


def _joined(parts: Iterator[str]) -> str:
    texts = list(parts)
    if not texts:
        raise ReadError("the part with the text is missing; copy the file again from the original")
    return "\n\n".join(texts)


def _xml_text(part: IO[bytes], dialect: _Dialect) -> str:
    """Return the text of a part."""
    pieces: list[str] = []
    n_texts = n_skipped = 0
    # What each name means: whether it holds text, is skipped, ends a word. Without namespaces,
    # which may be a million characters, for each element again.
    meanings: dict[str, tuple[bool, bool, str]] = {}

    def meaning_of(name: str) -> tuple[bool, bool, str]:
        local = name.rpartition(":")[2]
        between = "-" if local == _HYPHEN else "\n" if local in dialect.ends else ""
        found = meanings[name] = local in dialect.texts, local in dialect.skipped, between
        return found

    def start(name: str, _: dict[str, str]) -> None:
        nonlocal n_texts, n_skipped
        is_text, is_skipped, between = meanings.get(name) or meaning_of(name)
        n_texts += is_text
        n_skipped += is_skipped
        if between and not (between == "-" and n_skipped):
            pieces.append(between)

    def end(name: str) -> None:
        nonlocal n_texts, n_skipped
        is_text, is_skipped, between = meanings[name]
        n_texts -= is_text
        n_skipped -= is_skipped
        if between == "\n":
            pieces.append(between)

    def characters(text: str) -> None:
        if n_texts and not n_skipped:
            pieces.append(text)

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    try:
        while chunk := part.read(CHUNK_BYTES):
            parser.Parse(chunk)
        parser.Parse(b"", True)  # noqa: FBT003 - it has no name
    except expat.ExpatError as error:
        message = f"the XML is damaged ({error}); copy the file again from the original"
        raise ReadError(message) from None
    return tidy_lines("".join(pieces))
