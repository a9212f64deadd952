"""Texts to words, one character at a time: slow and obvious.

`topicgrouper.corpus.counting` finds the same words hundreds of times faster; this is the reference
that it is tested against.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from topicgrouper._compiled import LETTER, LINE, MARK, NUMBER, UNSPACED
from topicgrouper.corpus.characters import (
    JOINERS,
    character_class,
    is_mark,
    is_part,
    is_unspaced,
    letter_length,
)
from topicgrouper.corpus.languages import normal_form
from topicgrouper.corpus.segmentation import dictionary_words
from topicgrouper.corpus.social_words import LOOKS, social_form, social_parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.text_options import TextOptions

_INVISIBLE = "\u00ad\u2060\ufeff"  # the soft hyphen, the word joiner and its older form
_NOTHING = str.maketrans(dict.fromkeys(_INVISIBLE, ""))


def text_form(text: str, options: TextOptions) -> str:
    """Return a text as its words are read, before it is converted to lower case and normalised."""
    if text.isascii():
        return text
    text = social_form(text, options)
    if any(char in text for char in _INVISIBLE):
        text = text.translate(_NOTHING)
    if any(char in text for char in JOINERS):
        text = _last_joiners().sub("", text)
    return text


def kept_places(text: str, options: TextOptions) -> list[int]:
    """Return the places of the characters that `text_form` keeps."""
    dropped = _INVISIBLE + (LOOKS if options.emoji else "")
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


def split_words(text: str, options: TextOptions) -> list[str]:
    """Return the words of a text by resolved options; see `TextOptions.split`."""
    text = normal_form(text_form(text, options), options)
    words: list[str] = []
    for start, end, is_social in social_parts(text, options):
        part = text[start:end]
        words += [part] if is_social else [part[slice(*at)] for at in plain_places(part, options)]
    return words


def plain_places(text: str, options: TextOptions) -> Iterator[tuple[int, int]]:
    """Yield start and end of each word of a text in its normal form, without hashtags and emoji."""
    for start, end in _runs(text):
        run = text[start:end]
        if is_unspaced(run[0]):
            yield from ((start + low, start + high) for low, high in _divided(run, options))
            continue
        of_letters = all(char.isalpha() or is_mark(char) for char in run)
        length = sum(map(letter_length, run))
        if length >= options.min_length and (of_letters or not options.alphabetic):
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


def _divided(run: str, options: TextOptions) -> list[tuple[int, int]]:
    """Return start and end of the words in a run of letters of scripts without blanks."""
    if options.segmentation == "pairs":
        letters = [place for place, char in enumerate(run) if not is_mark(char)]
        # Each two neighbours with their marks, or a single letter.
        return list(zip(letters, [*letters[2:], len(run)], strict=False))
    (words,) = dictionary_words([run])
    return list(pairwise(accumulate(map(len, words), initial=0)))
