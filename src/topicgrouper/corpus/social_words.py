"""Hashtags, mentions and emoji: words with rules of their own.

A hashtag or mention is ``#`` or ``@`` and the letters, numbers, underscores and marks that follow,
at least one of them a letter. No character of a word stands before it, nor any of ``& / # @``: what
looks like one in *C#*, an e-mail address or a link is none. An emoji is a whole sequence: with a
tone of skin, joined to others, as a flag of two letters or of tags, or a key.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from topicgrouper.corpus.characters import emoji_codes, is_mark, is_part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.text_options import TextOptions

LOOKS = "\ufe0e\ufe0f"
"""Characters that choose between the emoji look and the plain look of the one before."""

_WIDE = "＃＠"
_SIGNS = str.maketrans(_WIDE, "#@")
_LOOKS = str.maketrans(dict.fromkeys(LOOKS, ""))
_NOT_BEFORE = "&/#@"


def social_form(text: str, options: TextOptions) -> str:
    """Return a text with one form of each sign and of each emoji."""
    # Most texts have none of them, and looking is much faster than replacing.
    if options.hashtags and any(sign in text for sign in _WIDE):
        text = text.translate(_SIGNS)
    if options.emoji and any(look in text for look in LOOKS):
        text = text.translate(_LOOKS)
    return text


def social_parts(text: str, options: TextOptions) -> Iterator[tuple[int, int, bool]]:
    """Divide a text in the form of `social_form`: the parts, and which are words of this kind."""
    before = 0
    for start, end in _social_places(text, options):
        yield before, start, False
        yield start, end, True
        before = end
    yield before, len(text), False


def _social_places(text: str, options: TextOptions) -> Iterator[tuple[int, int]]:
    before = 0
    found = [emoji.span() for emoji in _emoji_pattern().finditer(text)] if options.emoji else []
    for start, end in [*found, (len(text), len(text))]:
        if options.hashtags:
            yield from ((before + low, before + high) for low, high in _tags(text[before:start]))
        if start < end:
            yield start, end
        before = end


def _tags(text: str) -> Iterator[tuple[int, int]]:
    for place, char in enumerate(text):
        if char not in "#@":
            continue
        before = text[place - 1 : place]
        if before and (before in _NOT_BEFORE or is_part(before) or is_mark(before)):
            continue
        end = place + 1
        while end < len(text) and (is_part(text[end]) or (end > place + 1 and is_mark(text[end]))):
            end += 1
        if any(char.isalpha() for char in text[place:end]):
            yield place, end


@cache
def _emoji_pattern() -> re.Pattern[str]:
    any_emoji = f"[{''.join(map(chr, emoji_codes()))}]"
    one = rf"{any_emoji}[\U0001f3fb-\U0001f3ff]?[\U000e0020-\U000e007f]*"
    flag = "[\U0001f1e6-\U0001f1ff]{2}"
    return re.compile(f"{flag}|{one}(?:\u200d{one})*|[0-9#*]\u20e3")
