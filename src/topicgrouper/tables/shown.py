"""Values as people read them in a table; words may be anybody's, so they are made safe to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.arrays.visible_text import visible

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["amount", "percent", "printable", "readable", "times"]


def printable(word: str, *, limit: int = 30) -> str:
    """Return a word shortened and safe to print."""
    return visible(word if len(word) <= limit else word[: limit - 1] + "…")


def readable(words: Iterable[str], *, limit: int = 30) -> str:
    """Return words as one line, separated by commas if any contains a space, as names do."""
    shown = [printable(word, limit=limit) for word in words]
    return (", " if any(" " in word for word in shown) else " ").join(shown)


def amount(value: float) -> str:
    """Format a frequency: counts as integers, sums of real weights with two decimals."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


def times(value: float) -> str:
    """Return "3.4×", with as many digits as say something."""
    return f"{value:,.0f}×" if value >= 10 else f"{value:.1f}×"


def percent(share: float, *, digits: int = 1) -> str:
    """Format a share; tiny ones are below the smallest percentage shown."""
    smallest = 10.0 ** -(digits + 2)
    if 0 < share < smallest / 2:
        return f"<{smallest:.{digits}%}"
    return f"{share:.{digits}%}"
