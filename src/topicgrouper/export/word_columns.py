"""Lists of words in tables: one column per word, as words may contain any character."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["word_cells", "word_columns"]


def word_columns(n_columns: int) -> list[str]:
    """Return the names of the columns of the words shown and of the most frequent words."""
    ranks = range(1, n_columns + 1)
    return [f"{name}_{rank}" for name in ("word", "frequent_word") for rank in ranks]


def word_cells(*lists: Sequence[str], n_columns: int) -> list[str | None]:
    """Return lists of words as cells, each as many as there are columns."""
    return [cell for words in lists for cell in [*words, *[None] * (n_columns - len(words))]]
