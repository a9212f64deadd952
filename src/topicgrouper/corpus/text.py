"""Texts to words, one character at a time: slow and obvious.

`topicgrouper.corpus.counting` finds the same words hundreds of times faster; this is the reference
that it is tested against.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from topicgrouper._compiled import LETTER, LINE, MARK, NUMBER, UNSPACED
from topicgrouper.corpus.characters import character_class
from topicgrouper.corpus.languages import find_language, lower_case
from topicgrouper.corpus.letters import JOINERS, is_mark, is_part, is_unspaced, letter_length
from topicgrouper.corpus.segmentation import dictionary_words
from topicgrouper.corpus.social_words import LOOKS, social_form, social_places

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Segmentation", "kept_places", "split_words", "text_form", "word_places"]

_INVISIBLE = "\u00ad\u2060\ufeff"  # the soft hyphen, the word joiner and its older form
_NOTHING = str.maketrans(dict.fromkeys(_INVISIBLE, ""))


def text_form(text: str, *, hashtags: bool = False, emoji: bool = False) -> str:
    r"""Return a text as its words are read, before it is converted to lower case and normalised."""
    if text.isascii():
        return text
    text = social_form(text, hashtags=hashtags, emoji=emoji)
    if any(char in text for char in _INVISIBLE):
        text = text.translate(_NOTHING)
    if any(char in text for char in JOINERS):
        text = _last_joiners().sub("", text)
    return text


def kept_places(text: str, *, emoji: bool = False) -> list[int]:
    """Return the places of the characters that `text_form` keeps."""
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


Segmentation = Literal["dictionary", "pairs"]
"""What the words of scripts without blanks are."""


def split_words(  # noqa: PLR0913 - one for each rule
    text: str,
    *,
    lowercase: bool = True,
    alphabetic: bool = True,
    min_length: int = 3,
    segmentation: Segmentation | None = "pairs",
    language: str | None = None,
    hashtags: bool = False,
    emoji: bool = False,
) -> list[str]:
    """Split a text into words.

    Runs of letters, numbers and underscores are never cut: ``utf8`` and ``max_size`` are one run
    each, and not words if words must consist of letters. Combining marks belong to their character.
    Soft hyphens do not divide words. Words are normalised to Unicode's NFC.

    Parameters
    ----------
    text : str
        The text.
    lowercase : bool, default=True
        Whether to convert it to lower case first.
    alphabetic : bool, default=True
        Whether words must consist of letters only.
    min_length : int, default=3
        Words with fewer letters and numbers are dropped. Vowel signs of Indic scripts count, and
        Hangul syllables count twice.
    segmentation : {"pairs", "dictionary", None}, default="pairs"
        How runs of scripts without blanks, such as Chinese, are divided: into all pairs of
        neighbouring letters, by a dictionary, or not at all. ``min_length`` does not apply to them.
    language : str, optional
        The language whose rules turn letters to lower case, such as ``"turkish"`` or ``"tr"``
        (default: the rules of Unicode).
    hashtags : bool, default=False
        Whether ``#topic`` and ``@name`` are words, with their sign.
    emoji : bool, default=False
        Whether emoji are words.

    Returns
    -------
    list of str
        The words in the order of the text.

    See Also
    --------
    find_words : The words with their places in the text.
    count_texts : Count the words of many texts.

    Examples
    --------
    >>> from topicgrouper.corpus import split_words
    >>> split_words("Don't split max_size: Ärger, naïve, UTF8!")
    ['don', 'split', 'ärger', 'naïve']
    >>> split_words("Don't split max_size: Ärger, naïve, UTF8!", alphabetic=False)
    ['don', 'split', 'max_size', 'ärger', 'naïve', 'utf8']
    >>> split_words("自然语言 and tea")
    ['自然', '然语', '语言', 'and', 'tea']
    """
    language = None if language is None else find_language(language)
    text = text_form(text, hashtags=hashtags, emoji=emoji)
    text = lower_case(text, language) if lowercase else unicodedata.normalize("NFC", text)
    places = word_places(
        text,
        alphabetic=alphabetic,
        min_length=min_length,
        segmentation=segmentation,
        hashtags=hashtags,
        emoji=emoji,
    )
    return [text[start:end] for start, end in places]


def word_places(
    text: str,
    *,
    alphabetic: bool,
    min_length: int,
    segmentation: Segmentation | None,
    hashtags: bool = False,
    emoji: bool = False,
) -> Iterator[tuple[int, int]]:
    """Yield start and end of each word of a text in NFC, and in lower case if it must be."""
    before = 0
    social = social_places(text, hashtags=hashtags, emoji=emoji)
    for start, end in [*social, (len(text), len(text))]:
        part = text[before:start]
        for low, high in _plain_places(part, alphabetic, min_length, segmentation):
            yield before + low, before + high
        if start < end:
            yield start, end
        before = end


def _plain_places(
    text: str,
    alphabetic: bool,  # noqa: FBT001 - as of word_places
    min_length: int,
    segmentation: Segmentation | None,
) -> Iterator[tuple[int, int]]:
    for start, end in _runs(text):
        run = text[start:end]
        if is_unspaced(run[0]):
            yield from ((start + low, start + high) for low, high in _divided(run, segmentation))
            continue
        of_letters = all(char.isalpha() or is_mark(char) for char in run)
        length = sum(map(letter_length, run))
        if length >= max(min_length, 1) and (of_letters or not alphabetic):
            yield start, end


def _runs(text: str) -> list[list[int]]:
    """Return start and end of the longest parts of letters, numbers, underscores and marks.

    Letters of scripts without blanks make runs of their own.
    """
    runs: list[list[int]] = []
    inside = False
    for place, char in enumerate(text):
        if inside and is_mark(char):
            runs[-1][1] = place + 1
        elif is_part(char):
            if inside and is_unspaced(char) == is_unspaced(text[runs[-1][0]]):
                runs[-1][1] = place + 1
            else:
                runs.append([place, place + 1])
            inside = True
        else:
            inside = False
    return runs


def _divided(run: str, segmentation: Segmentation | None) -> list[tuple[int, int]]:
    """Return start and end of the words in a run of letters of scripts without blanks."""
    if segmentation == "pairs":
        letters = [place for place, char in enumerate(run) if not is_mark(char)]
        # Each two neighbours with their marks, or a single letter.
        return list(zip(letters, [*letters[2:], len(run)], strict=False))
    borders = [0]
    (words,) = dictionary_words([run]) if segmentation == "dictionary" else ([run],)
    for word in words:
        borders.append(borders[-1] + len(word))
    return list(pairwise(borders))
