"""Texts without the characters that nobody sees and that would divide or change words.

A soft hyphen marks where a word may be divided at the end of a line: it is no part of the word, and
does not end it. A joiner shapes the letters around it; where no letter follows, it does nothing.
"""

from __future__ import annotations

import re
from functools import cache

from topicgrouper._compiled import LETTER, LINE, MARK, NUMBER, UNSPACED
from topicgrouper.corpus.characters import character_class
from topicgrouper.corpus.social_words import LOOKS, social_form
from topicgrouper.corpus.word_characters import JOINERS

__all__ = ["kept_places", "text_form"]

_INVISIBLE = "\u00ad\u2060\ufeff"  # the soft hyphen, the word joiner and its older form
_NOTHING = str.maketrans(dict.fromkeys(_INVISIBLE, ""))


def text_form(text: str, *, hashtags: bool = False, emoji: bool = False) -> str:
    r"""Return a text as its words are read, before it is converted to lower case and normalised.

    Parameters
    ----------
    text : str
        The text.
    hashtags, emoji : bool, default=False
        Whether these are words: then the text also gets `social_form`.

    Returns
    -------
    str
        The text without invisible hyphens and marks, and without joiners at the end of words.

    Examples
    --------
    >>> text_form("infor\u00admation")
    'information'
    """
    if text.isascii():
        return text
    text = social_form(text, hashtags=hashtags, emoji=emoji)
    if any(char in text for char in _INVISIBLE):
        text = text.translate(_NOTHING)
    if any(char in text for char in JOINERS):
        text = _last_joiners().sub("", text)
    return text


def kept_places(text: str, *, emoji: bool = False) -> list[int]:
    """Return the places of the characters that `text_form` keeps.

    Parameters
    ----------
    text : str
        The text.
    emoji : bool, default=False
        As of `text_form`.

    Returns
    -------
    list of int
        A place in the text for each character of its form.
    """
    dropped = _INVISIBLE + (LOOKS if emoji else "")
    places = [place for place, char in enumerate(text) if char not in dropped]
    form = "".join(text[place] for place in places)
    for joiners in reversed(list(_last_joiners().finditer(form))):
        del places[slice(*joiners.span())]
    return places


@cache
def _last_joiners() -> re.Pattern[str]:
    """Return the pattern of joiners at the end of a word; those of emoji stay."""
    inside = character_class(LETTER | NUMBER | LINE | MARK)
    # Scripts without blanks make words of their own: one ends before them.
    # The joiner comes first in the pattern, or all other characters would be looked at in turn.
    after = f"(?<![{JOINERS}]{{2}})(?<=[{inside}{character_class(UNSPACED)}][{JOINERS}])"
    return re.compile(f"[{JOINERS}]{after}[{JOINERS}]*(?![{inside}])")
