"""Which characters words are made of."""

from __future__ import annotations

import unicodedata

__all__ = ["JOINERS", "is_mark", "is_part"]

JOINERS = "\u200c\u200d"
"""Invisible characters that shape letters in Persian and Indic scripts; they belong to words."""


def is_part(char: str) -> bool:
    """Return whether a character is a letter, a number or an underscore."""
    return char.isalnum() or char == "_"


def is_mark(char: str) -> bool:
    """Return whether a character belongs to the one before it."""
    return unicodedata.category(char).startswith("M") or char in JOINERS
