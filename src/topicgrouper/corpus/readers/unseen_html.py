"""What a browser does not show of an HTML page as text: scripts, styles, drawings, comments."""

from __future__ import annotations

import re

# Quotes protect what is in them only after "=": many texts have a single one elsewhere.
REST_OF_TAG = r"""(?:[^>"'=]++|=\s*+(?:"[^"]*+"|'[^']*+')?|["'])*+(?:>|\Z)"""
"""A pattern of what follows the name in a tag."""

_TAG_OR_COMMENT = re.compile(
    r"<(?:!--(?:-?>|.*?(?:--!?>|\Z))"
    r"|(/?)(script|style|noscript|iframe|template|svg|math|object)(?=[\s/>])" + REST_OF_TAG + r")",
    re.DOTALL | re.IGNORECASE,
)
_RAW = frozenset({"script", "style", "noscript", "iframe"})  # nothing in them is markup
_TO_THE_END = frozenset({"script", "style"})  # what these hold is never text
_SAME_TAG = {
    name: re.compile(rf"<(/?){name}(?=[\s/>])[^>]*+(?:>|\Z)", re.IGNORECASE) for name in _RAW
}
_END_TAG = {name: re.compile(rf"</{name}(?=[\s/>])[^>]*+(?:>|\Z)", re.IGNORECASE) for name in _RAW}

# The reading beside Chinese and Japanese characters would part the words that it belongs to. Its
# end tag may be missing.
_READING = re.compile(
    r"<r[tp](?=[\s/>])[^>]*+(?:>(?:(?<=/>)|(?:[^<]++|<(?!/?(?:r[tpb]|rtc|ruby|p|div|li|td"
    r"|h[1-6]|body)(?=[\s/>])))*+)|\Z)",
    re.IGNORECASE,
)


def without_unseen(page: str) -> str:
    r"""Remove what is not shown as text, with a line break in its place.

    A tag that ends in ``/>`` is an empty element, but not for a browser, unless the page is XHTML;
    so it begins a script if the next tag of a script is its end. Elements that never end are kept,
    except for scripts and styles. The readings of Chinese and Japanese characters leave no trace.
    """
    kept = []
    start = 0
    for low, high in _unseen_parts(page):
        if high > start:
            kept.append(page[start : max(low, start)])
            start = high
    kept.append(page[start:])
    return _READING.sub("", "\n".join(kept))


def _unseen_parts(page: str) -> list[tuple[int, int]]:
    """Return start and end of each unseen part, by start; they may be inside of others."""
    parts = []
    opened: dict[str, list[int]] = {}
    endless = set()  # not to be searched again
    place = 0
    while tag := _TAG_OR_COMMENT.search(page, place):
        place = tag.end()
        if tag[2] is None:
            parts.append(tag.span())
            continue
        name = tag[2].lower()
        is_empty = tag[0].endswith("/>")
        if tag[1]:
            if opened.get(name):
                parts.append((opened[name].pop(), place))
        elif name not in _RAW:
            if not is_empty:
                opened.setdefault(name, []).append(tag.start())
        elif name not in endless:
            end = (_SAME_TAG if is_empty else _END_TAG)[name].search(page, place)
            if end is not None and end[0].startswith("</"):
                place = end.end()
                parts.append((tag.start(), place))
            elif end is None:
                endless.add(name)
                if name in _TO_THE_END and not is_empty:
                    parts.append((tag.start(), len(page)))
                    break
    return sorted(parts)
