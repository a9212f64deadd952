"""The text of HTML pages: without markup, scripts, styles and comments, with the title."""

from __future__ import annotations

import codecs
import html
import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.decoding import UTF16_MARKS, EncodingError, decode

if TYPE_CHECKING:
    from collections.abc import Iterator

# Quotes protect what is in them only after "=": many texts have a single one elsewhere.
_REST_OF_TAG = r"""(?:[^>"'=]++|=\s*+(?:"[^"]*+"|'[^']*+')?|["'])*+(?:>|\Z)"""

# Each pattern ends at the end of the page if nothing else ends it. Groups: the slash of an end tag,
# the name, something if it is the tag of an empty element.
_MARKUP = re.compile(
    r"<(?:(/?)([a-z][^\s/>\"'=]*+)" + _REST_OF_TAG + r"((?<=/>))?+|!\[CDATA\[|[!?/][^>]*+(?:>|\Z))",
    re.IGNORECASE,
)

# A word may be partly bold: these elements do not end it. All others do.
_INSIDE_WORDS = (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q rb rtc ruby s"
    " samp small span strike strong sub sup time tt u var wbr o:p"
)
_PARAGRAPHS = (
    "p div h1 h2 h3 h4 h5 h6 title body section article table ul ol dl pre hr header footer main"
    " aside nav"
)
_IN_PLACE_OF = (
    dict.fromkeys(_INSIDE_WORDS.split(), "")
    | dict.fromkeys(_PARAGRAPHS.split(), "\n\n")
    | dict.fromkeys(("td", "tr", "th", "li", "br", "img", "meta", "link"), "\n")
)

# What a browser does not show as text. In the first ones, nothing is markup but their end.
_RAW_OR_COMMENT = re.compile(
    r"<(?:!--(?:-?>|.*?(?:--!?>|\Z))|(script|style|noscript|iframe)(?=[\s/>])" + _REST_OF_TAG + ")",
    re.DOTALL | re.IGNORECASE,
)
_TO_THE_END = frozenset({"script", "style"})  # what these hold is never text
_UNSEEN = frozenset({"svg", "math", "template", "object"})

# The reading beside Chinese and Japanese characters would part the words that it belongs to. Its
# end tag may be missing.
_READINGS = frozenset({"rt", "rp"})
_AFTER_READINGS = _READINGS | {
    *("rb", "rtc", "ruby", "p", "div", "li", "td", "h1", "h2", "h3", "h4", "h5", "h6", "body")
}

# Python refuses to convert thousands of digits. No character has a number of eight.
_LONG_NUMBER = re.compile(r"&#([0-9]{8,})")

_META = re.compile(
    rb"""<(?:meta\b[^>]*?\bcharset\s*=\s*["']?\s*|\?xml\b[^>]*?\bencoding\s*=\s*["'])"""
    rb"""([A-Za-z0-9._:-]{1,40})""",
    re.IGNORECASE,
)
_META_BYTES = 4096

# Encodings of pages and mails; Python knows others, of which some take quadratic time.
_IN_USE = re.compile(
    r"ascii|big5\w*|cp\d+|euc_\w+|gb\w+|hz|iso2022_\w+|iso8859-\d+|johab|koi8-\w|mac-\w+"
    r"|hp-roman8|kz1048|palmos|ptcp154|shift_\w+|tis-620|utf-\d+.*"
)

# What pages call Latin 1 or ASCII is Windows' superset of both, as in browsers.
_WINDOWS = {"iso8859-1": "cp1252", "ascii": "cp1252"}


_TITLE = re.compile(r"<title(?:\s[^<>]*+)?>([^<]*+)", re.IGNORECASE)
MAX_TITLE = 500
"""Characters of a title that a file has for itself."""


def html_text(data: bytes, *, encoding: str, **_: object) -> Iterator[tuple[str, str]]:
    """Read the text of an HTML page, and its title."""
    page = decode_page(data, encoding=encoding)
    title = _TITLE.search(page)
    yield without_markup(page), one_line(without_markup(title[1])) if title else ""


def one_line(title: str) -> str:
    """Return a title as one line."""
    return " ".join(title.split())[:MAX_TITLE]


def decode_page(data: bytes, *, encoding: str) -> str:
    """Decode a page, which may declare an encoding that it is not in."""
    declared = declared_encoding(data)
    is_default = codecs.lookup(encoding).name == "utf-8"
    if declared is not None and (is_default or declared.startswith("utf-")):
        with suppress(EncodingError):
            return decode(data, encoding=declared)
    return decode(data, encoding=encoding)


def declared_encoding(data: bytes) -> str | None:
    """Return the encoding that a page declares by a byte order mark or in its head."""
    if data.startswith((codecs.BOM_UTF8, *UTF16_MARKS)):
        return "utf-8" if data.startswith(codecs.BOM_UTF8) else "utf-16"
    found = _META.search(data, 0, _META_BYTES)
    name = encoding_in_use(found[1].decode("ascii")) if found else None
    if name is not None and name.startswith(("utf-16", "utf-32")):
        return None  # otherwise the declaration could not have been read
    return _WINDOWS.get(name or "", name)


@lru_cache
def encoding_in_use(name: str) -> str | None:
    """Return Python's name of an encoding that pages and mails are written in."""
    try:
        found = codecs.lookup(name).name
    except (LookupError, UnicodeError, ValueError):
        return None
    return found if _IN_USE.fullmatch(found) else None


def without_markup(page: str, *, quoted: bool = True) -> str:
    r"""Return a page without its markup."""
    text = "".join(_Text(_without_raw(page), quoted=quoted).pieces)
    return tidy_lines(html.unescape(_LONG_NUMBER.sub(_shortened, text)).replace("\0", " "))


def _without_raw(page: str) -> str:
    """Remove comments, scripts and the like, with a line break in their place."""
    kept = []
    start = place = 0
    endless: set[str] = set()  # not to be searched again
    while (tag := _RAW_OR_COMMENT.search(page, place)) is not None:
        end = tag.end() if tag[1] is None else _end_of_raw(page, tag, endless)
        if end is not None:
            kept.append(page[start : tag.start()])
            start = end
        place = end or tag.end()
    kept.append(page[start:])
    return "\n".join(kept)


def _end_of_raw(page: str, tag: re.Match[str], endless: set[str]) -> int | None:
    """Return where an element of raw text ends; None if it is empty or never ends.

    A tag that ends in ``/>`` is an empty element, but not for a browser, unless the page is XHTML;
    so it begins a script if the next tag of a script is its end. Scripts and styles that never end
    go to the end of the page.
    """
    name = tag[1].lower()
    if name in endless:
        return None
    is_empty = tag[0].endswith("/>")
    pattern = rf"<{'(/?)' if is_empty else '(/)'}{name}(?=[\s/>])[^>]*+(?:>|\Z)"
    end = re.compile(pattern, re.IGNORECASE).search(page, tag.end())
    if end is not None:
        return end.end() if end[1] else None
    endless.add(name)
    return len(page) if name in _TO_THE_END and not is_empty else None


class _Text:
    """The pieces of a page's text.

    What turns out to be unseen when it ends is removed again, with a line break in its place.
    Elements that never end are kept, except for quotations. Readings leave no trace.
    """

    def __init__(self, page: str, *, quoted: bool) -> None:
        self._quoted = quoted
        self._opened: dict[str, list[int]] = {}  # where elements begin that may be removed
        parts = iter(_MARKUP.split(page))
        self.pieces = [next(parts)]
        add, in_place_of = self.pieces.append, _IN_PLACE_OF.get
        for slash, name, empty, text in zip(parts, parts, parts, parts, strict=True):
            between = in_place_of(name)
            if between is None or self._opened:
                between = self._between((name or "").lower(), bool(slash), empty is not None)
            add(between)
            add(text)
        self._remove("reading")
        self._remove("blockquote", is_first=True)

    def _between(self, name: str, is_end: bool, is_empty: bool) -> str:  # noqa: FBT001
        """Return the replacement of a tag, after removing the elements that end there."""
        if name in _AFTER_READINGS:
            self._remove("reading")
            if name in _READINGS:
                if not is_end and not is_empty:
                    self._open("reading")
                return ""
        elif name in _UNSEEN or (name == "blockquote" and not self._quoted):
            if is_end:
                self._remove(name)
            elif name == "blockquote" or not is_empty:
                self._open(name)
            return "\n"
        return "\n\n" if name == "blockquote" else _IN_PLACE_OF.get(name, "\n")

    def _open(self, name: str) -> None:
        self._opened.setdefault(name, []).append(len(self.pieces))

    def _remove(self, name: str, *, is_first: bool = False) -> None:
        """Remove the text since the last or first start of an element, if there is one."""
        starts = self._opened.get(name)
        if starts:
            start = starts.pop(0 if is_first else -1)
            del self.pieces[start:]
            for others in self._opened.values():  # forget what began inside: the last ones
                while others and others[-1] >= start:
                    others.pop()


def tidy_lines(text: str) -> str:
    r"""Remove outer blanks of lines, and all but one of successive blank lines."""
    lines = [line.strip() for line in text.split("\n")]
    followed = zip(lines, [*lines[1:], ""], strict=True)
    return "\n".join(line for line, after in followed if line or after).strip()


def _shortened(number: re.Match[str]) -> str:
    return f"&#{number[1].lstrip('0')[:8] or '0'}"
