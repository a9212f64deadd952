"""Words as text of XML 1.0."""

from __future__ import annotations

import re

__all__ = ["without_forbidden", "xml_text"]

_MARKUP = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
    # unescaped, readers would turn these into blanks or line feeds
    "\t": "&#9;",
    "\n": "&#10;",
    "\r": "&#13;",
}
_SPECIAL = re.compile(r"[&<>\"'\t\n\r]|[^\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")
_FORBIDDEN = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")


def xml_text(text: str) -> str:
    r"""Escape text for the content or an attribute of an element.

    Characters that XML 1.0 does not allow in any form (most control characters, lone surrogates,
    U+FFFE and U+FFFF) are spelled out: an escape character becomes ``\x1b``.
    """
    return _SPECIAL.sub(_escaped, text)


def without_forbidden(text: str) -> str:
    """Spell out the characters that XML 1.0 does not allow, for writers that escape the others."""
    return _FORBIDDEN.sub(_spelled, text)


def _escaped(match: re.Match[str]) -> str:
    char = match[0]
    return _MARKUP.get(char) or _spelled(match)


def _spelled(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape").decode("ascii")
