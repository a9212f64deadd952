"""Checks of what exports are asked for."""

from __future__ import annotations

from operator import index as as_index
from typing import SupportsIndex

__all__ = ["checked_depth", "checked_words"]


def checked_depth(depth: SupportsIndex) -> int:
    """Check how many joins to go down."""
    number = as_index(depth)
    if number < 0:
        msg = f"depth = {number} must not be negative; 0 gives the root alone"
        raise ValueError(msg)
    return number


def checked_words(words: SupportsIndex) -> int:
    """Check how many words to show of a topic."""
    number = as_index(words)
    if number < 1:
        msg = f"words = {number} cannot be shown of a topic; ask for at least 1"
        raise ValueError(msg)
    return number
