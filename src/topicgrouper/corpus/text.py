"""Texts to words, one character at a time: slow and obvious.

`topicgrouper.corpus.counting` finds the same words hundreds of times faster; this is the reference
that it is tested against.
"""

from __future__ import annotations

import unicodedata

from topicgrouper.corpus.characters import JOINERS

__all__ = ["split_words"]


def split_words(
    text: str, *, lowercase: bool = True, alphabetic: bool = True, min_length: int = 3
) -> list[str]:
    """Split a text into words.

    Runs of letters, numbers and underscores are never cut: ``utf8`` and ``max_size`` are one run
    each, and not words if words must consist of letters. Combining marks belong to their character.
    Words are normalised to Unicode's NFC.

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
    """
    # Composed after lowering, because lowering can itself produce a letter and a separate mark.
    text = unicodedata.normalize("NFC", text.lower() if lowercase else text)
    words = []
    for run in _runs(text):
        of_letters = all(char.isalpha() or _is_mark(char) for char in run)
        length = sum(char.isalnum() for char in run)
        if length >= max(min_length, 1) and (of_letters or not alphabetic):
            words.append(run)
    return words


def _runs(text: str) -> list[str]:
    runs: list[str] = []
    inside = False
    for char in text:
        if inside and (_is_part(char) or _is_mark(char)):
            runs[-1] += char
        elif _is_part(char):
            runs.append(char)
            inside = True
        else:
            inside = False
    return runs


def _is_part(char: str) -> bool:
    return char.isalnum() or char == "_"


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M") or char in JOINERS
