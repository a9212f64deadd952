"""Checks of the options of exports."""

from __future__ import annotations

from operator import index as as_index
from typing import SupportsIndex

__all__ = ["checked_depth", "checked_word_limit"]


def checked_depth(depth: SupportsIndex) -> int:
    """Check the number of joins to go down."""
    number = as_index(depth)
    if number < 0:
        msg = f"depth must be at least 0, got {number}; 0 is the root alone"
        raise ValueError(msg)
    return number


def checked_word_limit(words: SupportsIndex) -> int:
    """Check the number of words to show per topic."""
    number = as_index(words)
    if number < 1:
        msg = f"words must be at least 1, got {number}"
        raise ValueError(msg)
    return number
