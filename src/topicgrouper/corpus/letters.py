"""Characters of words: marks, scripts without blanks, and how many letters a character is."""

from __future__ import annotations

import unicodedata

__all__ = [
    "HANGUL_SYLLABLES",
    "JOINERS",
    "UNSPACED_RANGES",
    "is_mark",
    "is_part",
    "is_unspaced",
    "is_vowel_sign",
    "letter_length",
]

JOINERS = "\u200c\u200d"
"""Invisible characters that shape letters in Persian and Indic scripts; they belong to words."""


def is_part(char: str) -> bool:
    """Return whether a character is a letter, a number or an underscore."""
    return char.isalnum() or char == "_"


def is_mark(char: str) -> bool:
    """Return whether a character belongs to the one before it."""
    return unicodedata.category(char).startswith("M") or char in JOINERS


UNSPACED_RANGES = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x17FF),  # Khmer
    (0x1950, 0x19DF),  # Tai Le, New Tai Lue
    (0x1A20, 0x1AAF),  # Tai Tham
    (0x3005, 0x3007),  # signs that repeat or stand for Han characters
    (0x3021, 0x3029),
    (0x3031, 0x303C),
    (0x3041, 0x312F),  # Hiragana, Katakana, Bopomofo
    (0x31A0, 0x31BF),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han
    (0x4E00, 0x9FFF),
    (0xA9E0, 0xA9FF),
    (0xAA60, 0xAADF),  # Myanmar, Tai Viet
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),  # narrow Katakana
    (0x16FE0, 0x18DFF),  # Tangut, Khitan
    (0x1AFF0, 0x1B2FF),  # Kana, Nüshu
    (0x20000, 0x3FFFD),  # Han
)
"""First and last code point of each block; its letters are of a script without blanks.

All need at least three bytes in UTF-8, which the compiled word counter relies on.
"""


def is_unspaced(char: str) -> bool:
    """Return whether a character is a letter of a script without blanks."""
    code = ord(char)
    if code < UNSPACED_RANGES[0][0] or not char.isalpha():
        return False
    return any(low <= code <= high for low, high in UNSPACED_RANGES)


HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
"""Code points of syllables, which count as two letters."""

_FIRST_INDIC = 0x0900


def letter_length(char: str) -> int:
    """Return how many letters a character counts for."""
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
