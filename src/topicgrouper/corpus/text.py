"""Texts to words, one character at a time: slow and obvious.

`topicgrouper.corpus.counting` finds the same words hundreds of times faster; this is the reference
that it is tested against.
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from topicgrouper.corpus.characters import JOINERS
from topicgrouper.corpus.languages import find_language, lower_case
from topicgrouper.corpus.unspaced import is_unspaced

__all__ = ["split_words"]


def split_words(
    text: str,
    *,
    lowercase: bool = True,
    alphabetic: bool = True,
    min_length: int = 3,
    pairs: bool = True,
    language: str | None = None,
) -> list[str]:
    """Split a text into words.

    Runs of letters, numbers and underscores are never cut: ``utf8`` and ``max_size`` are one run
    each, and not words if words must consist of letters. Combining marks belong to their character.
    Words are normalised to Unicode's NFC.

    Of scripts without blanks, such as Chinese, every pair of neighbouring letters is a word, and so
    is a letter without neighbours; ``min_length`` does not apply to them.

    Parameters
    ----------
    text : str
        The text.
    lowercase : bool, default=True
        Whether to convert it to lower case first.
    alphabetic : bool, default=True
        Whether words must consist of letters only.
    min_length : int, default=3
        Words with fewer letters and numbers are dropped.
    pairs : bool, default=True
        Whether to divide runs of scripts without blanks into pairs. Otherwise each is a word, which
        is right where the text was divided before (`topicgrouper.corpus.unspaced.divide_words`).
    language : str, optional
        The language whose rules turn letters to lower case, such as ``"turkish"`` or ``"tr"``
        (default: the rules of Unicode).

    Returns
    -------
    list of str
        The words in the order of the text.

    Examples
    --------
    >>> split_words("Don't split max_size: Ärger, naïve, UTF8!")
    ['don', 'split', 'ärger', 'naïve']
    >>> split_words("Don't split max_size: Ärger, naïve, UTF8!", alphabetic=False)
    ['don', 'split', 'max_size', 'ärger', 'naïve', 'utf8']
    >>> split_words("自然语言 and tea")
    ['自然', '然语', '语言', 'and', 'tea']
    """
    language = None if language is None else find_language(language)
    text = lower_case(text, language) if lowercase else unicodedata.normalize("NFC", text)
    words = []
    for run in _runs(text):
        if is_unspaced(run[0]):
            words += _pairs(run) if pairs else [run]
            continue
        of_letters = all(char.isalpha() or _is_mark(char) for char in run)
        length = sum(char.isalnum() for char in run)
        if length >= max(min_length, 1) and (of_letters or not alphabetic):
            words.append(run)
    return words


def _runs(text: str) -> list[str]:
    """Return the longest parts of letters, numbers, underscores and marks.

    Letters of scripts without blanks make runs of their own.
    """
    runs: list[str] = []
    inside = False
    for char in text:
        if inside and _is_mark(char):
            runs[-1] += char
        elif _is_part(char):
            if inside and is_unspaced(char) == is_unspaced(runs[-1][0]):
                runs[-1] += char
            else:
                runs.append(char)
            inside = True
        else:
            inside = False
    return runs


def _pairs(run: str) -> list[str]:
    """Return each two neighbouring letters with their marks; a single one by itself."""
    letters: list[str] = []
    for char in run:
        if _is_mark(char):
            letters[-1] += char
        else:
            letters.append(char)
    return [first + second for first, second in pairwise(letters)] or letters


def _is_part(char: str) -> bool:
    return char.isalnum() or char == "_"


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M") or char in JOINERS
