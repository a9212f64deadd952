"""How much a character adds to the length of a word.

Scripts differ in what they write as one character. A Hangul syllable has two or three letters, and
in Indic scripts most vowels are marks: *river* has two characters in Korean and, in Hindi, two
letters and a mark. They would fall to a shortest length that only drops *at* and *be* in English.
"""

from __future__ import annotations

import unicodedata

__all__ = ["HANGUL_SYLLABLES", "is_vowel_sign", "letter_length"]

HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
"""Code points of syllables, which count as two letters."""

_FIRST_INDIC = 0x0900


def letter_length(char: str) -> int:
    """Return how many letters a character counts for.

    Parameters
    ----------
    char : str
        One character.

    Returns
    -------
    int
        2 for Hangul syllables, 1 for other letters and numbers and for vowel signs, otherwise 0.

    Examples
    --------
    >>> [letter_length(char) for char in "a1_-강नी"]
    [1, 1, 0, 0, 2, 1, 1]
    """
    if ord(char) in HANGUL_SYLLABLES:
        return 2
    return int(char.isalnum() or is_vowel_sign(char))


def is_vowel_sign(char: str) -> bool:
    """Return whether a mark stands for a sound of its own, as vowel signs of Indic scripts do.

    Such marks have no combining class, unlike accents, Arabic vowel points and the signs that
    silence a vowel.
    """
    return (
        ord(char) >= _FIRST_INDIC
        and unicodedata.category(char) in ("Mc", "Mn")
        and unicodedata.combining(char) == 0
        and "VARIATION SELECTOR" not in unicodedata.name(char, "")
    )
