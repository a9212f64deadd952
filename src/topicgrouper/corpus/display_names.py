"""Names for words that are unique when they are shown."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["unique_names"]


def unique_names(names: Sequence[str], words: Sequence[str]) -> tuple[str, ...]:
    """Add the word to each name that is not unique.

    Parameters
    ----------
    names : sequence of str
        The name of each word.
    words : sequence of str
        The words, which are unique.

    Returns
    -------
    tuple of str
        One unique name per word.

    Examples
    --------
    >>> unique_names(["Shampoo", "Shampoo", "Soap"], ["B20", "B21", "C30"])
    ('Shampoo (B20)', 'Shampoo (B21)', 'Soap')
    """
    times = Counter(names)
    shown = [
        name if times[name] == 1 else f"{name} ({word})"
        for name, word in zip(names, words, strict=True)
    ]
    # A name may already look like that; then all get their words.
    if len(set(shown)) < len(shown):
        shown = [f"{name} ({word})" for name, word in zip(names, words, strict=True)]
    return tuple(shown)
