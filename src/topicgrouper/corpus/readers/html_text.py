"""The text of HTML pages: without markup, scripts, styles and comments, with the title."""

from __future__ import annotations

import codecs
import html
import re
from contextlib import suppress

from topicgrouper.corpus.readers.decoding import EncodingError, decode
from topicgrouper.corpus.readers.unseen_html import REST_OF_TAG, without_unseen

# Each pattern ends at the end of the page if nothing else ends it, and no part of a page is looked
# at twice: hostile pages take no longer than others of their length.
# A word may be partly bold: these elements do not end it. All others do.
_INSIDE_WORDS = re.compile(
    r"</?(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|rb|rp|rt"
    r"|rtc|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr|o:p)(?=[\s/>])"
    + REST_OF_TAG,
    re.IGNORECASE,
)
_PARAGRAPHS = re.compile(
    r"</?(?:p|div|h[1-6]|title|body|section|article|table|ul|ol|dl|pre|blockquote|hr|header|footer"
    r"|main|aside|nav)(?=[\s/>])" + REST_OF_TAG,
    re.IGNORECASE,
)
_BETWEEN_WORDS = re.compile(
    rf"</?[a-z]{REST_OF_TAG}|<!\[CDATA\[|<[!?/][^>]*+(?:>|\Z)", re.IGNORECASE
)

# Python refuses to convert thousands of digits. No character has a number of eight.
_LONG_NUMBER = re.compile(r"(?<=&#)[0-9]{8,}")

_QUOTATION = re.compile(r"<(/?)blockquote\b[^>]*+(?:>|\Z)", re.IGNORECASE)

_META = re.compile(
    rb"""<(?:meta\b[^>]*?\bcharset\s*=\s*["']?\s*|\?xml\b[^>]*?\bencoding\s*=\s*["'])"""
    rb"""([A-Za-z0-9._:-]{1,40})""",
    re.IGNORECASE,
)
_META_BYTES = 4096

_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}

# Encodings of pages and mails; Python knows others, of which some take quadratic time.
_IN_USE = re.compile(
    r"ascii|big5\w*|cp\d+|euc_\w+|gb\w+|hz|iso2022_\w+|iso8859-\d+|johab|koi8-\w|mac-\w+"
    r"|hp-roman8|kz1048|palmos|ptcp154|shift_\w+|tis-620|utf-\d+.*"
)

# What pages call Latin 1 or ASCII is Windows' superset of both, as in browsers.
_WINDOWS = {"iso8859-1": "cp1252", "ascii": "cp1252"}


def html_text(data: bytes, *, path: str, encoding: str) -> str:
    """Return the text of an HTML page."""
    return without_markup(decode_page(data, path=path, encoding=encoding))


def decode_page(data: bytes, *, path: str, encoding: str) -> str:
    """Decode a page, which may declare an encoding that it is not in."""
    declared = declared_encoding(data)
    is_default = codecs.lookup(encoding).name == "utf-8"
    if declared is not None and (is_default or declared.startswith("utf-")):
        with suppress(EncodingError):
            return decode(data, path=path, encoding=declared)
    return decode(data, path=path, encoding=encoding)


def declared_encoding(data: bytes) -> str | None:
    """Return the encoding that a page declares by a byte order mark or in its head."""
    marked = next((name for mark, name in _MARKS.items() if data.startswith(mark)), None)
    if marked is not None:
        return marked
    found = _META.search(data, 0, _META_BYTES)
    name = encoding_in_use(found[1].decode("ascii")) if found else None
    if name is not None and name.startswith(("utf-16", "utf-32")):
        return None  # otherwise the declaration could not have been read
    return _WINDOWS.get(name or "", name)


def encoding_in_use(name: str) -> str | None:
    """Return Python's name of an encoding that pages and mails are written in."""
    try:
        found = codecs.lookup(name).name
    except (LookupError, UnicodeError, ValueError):
        return None
    return found if _IN_USE.fullmatch(found) else None


def without_markup(page: str, *, quoted: bool = True) -> str:
    r"""Return a page without its markup."""
    page = without_unseen(page)
    if not quoted:
        page = _without_quotations(page)
    text = _PARAGRAPHS.sub("\n\n", _INSIDE_WORDS.sub("", page))
    text = _LONG_NUMBER.sub(_shortened, _BETWEEN_WORDS.sub("\n", text))
    return tidy_lines(html.unescape(text).replace("\0", " "))


def tidy_lines(text: str) -> str:
    r"""Remove outer blanks of lines, and all but one of successive blank lines."""
    lines = [line.strip() for line in text.split("\n")]
    followed = zip(lines, [*lines[1:], ""], strict=True)
    return "\n".join(line for line, after in followed if line or after).strip()


def _shortened(number: re.Match[str]) -> str:
    return number[0].lstrip("0")[:8] or "0"


def _without_quotations(page: str) -> str:
    kept = []
    depth = start = 0
    for tag in _QUOTATION.finditer(page):
        if depth == 0:
            kept.append(page[start : tag.start()])
        depth = max(0, depth - 1) if tag[1] else depth + 1
        start = tag.end()
    if depth == 0:
        kept.append(page[start:])
    return "\n".join(kept)
