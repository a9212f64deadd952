"""Texts in scripts without blanks to words.

Where a dictionary is installed (``pip install 'topicgrouper[scripts]'``, which is ICU), it divides
their texts into words. Without it, pairs of neighbouring characters stand for words, as in the
analysers of search engines: most words of Chinese have two characters, and longer ones show as
pairs that occur together.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from topicgrouper._compiled import MARK, UNSPACED
from topicgrouper.corpus.characters import character_class
from topicgrouper.storage.extras import check_extra, has_extra

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from icu4py.breakers import WordBreaker

BORDER = "\u200b"
"""What divides words: the space without width, which no word contains."""


def has_dictionary() -> bool:
    """Return whether texts can be divided into words."""
    return has_extra("icu4py")


def check_dictionary() -> None:
    """Check that texts can be divided into words."""
    purpose = "dividing Chinese, Japanese, Thai and other texts without blanks into words"
    check_extra("icu4py", purpose)


def has_unspaced(text: str) -> bool:
    """Return whether a text has letters of scripts without blanks."""
    return not text.isascii() and _unspaced_run().search(text) is not None


def divide_words(text: str) -> str:
    """Return a text with `BORDER` between the words of scripts without blanks."""
    pattern = _unspaced_run()
    divided = dictionary_words(pattern.findall(text))
    return pattern.sub(lambda _: BORDER.join(next(divided)), text)


def dictionary_words(runs: Iterable[str]) -> Iterator[list[str]]:
    """Divide runs of letters of scripts without blanks into words."""
    check_dictionary()
    # No word reaches beyond its line, and one call for many runs takes a third of the time.
    words: list[str] = []
    for word in _word_breaker()("\n".join([*runs, ""]), ""):
        if word == "\n":
            yield words
            words = []
        elif words and not word[0].isalpha():
            words[-1] += word  # a mark of another script belongs to its letter all the same
        else:
            words.append(word)


@cache
def _word_breaker() -> type[WordBreaker]:
    """Return what divides texts, independently of what it has divided before.

    ICU loads a dictionary when it meets a letter of its script. The sign ー belongs to no script,
    and before the first kana it would be a word of its own where it is part of one afterwards.
    """
    from icu4py.breakers import WordBreaker  # noqa: PLC0415 - an optional package

    list(WordBreaker("かな", ""))  # a single letter is not looked up
    return WordBreaker


@cache
def _unspaced_run() -> re.Pattern[str]:
    letters, marks = character_class(UNSPACED), character_class(MARK)
    return re.compile(f"[{letters}][{letters}{marks}]*")
