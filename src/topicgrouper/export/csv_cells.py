"""Cells of CSV files (RFC 4180), with words that a spreadsheet would run made harmless.

A spreadsheet treats a cell that begins with ``=``, ``+``, ``-`` or ``@`` (or with a tab or line
break, which it drops) as a formula, and a word may come from anybody's document. Such a word is
prefixed with an apostrophe, which makes it text. Parquet and JSON hold every word unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["csv_row", "word_cell", "word_cells", "word_columns"]

_STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def csv_row(cells: Iterable[Any]) -> str:
    """Return a line; None becomes an empty cell, and strings are quoted where necessary."""
    return ",".join(map(_cell, cells)) + "\n"


def word_cell(word: str) -> str:
    """Return a word that no spreadsheet runs: a possible formula gets an apostrophe in front."""
    return f"'{word}" if word.startswith(_STARTS_A_FORMULA) else word


def word_columns(n_columns: int) -> list[str]:
    """Return the names of the columns of the words shown and of the most frequent words."""
    ranks = range(1, n_columns + 1)
    return [f"{name}_{rank}" for name in ("word", "frequent_word") for rank in ranks]


def word_cells(*lists: Sequence[str], n_columns: int) -> list[str | None]:
    """Return lists of words as cells, each as many as there are columns."""
    return [
        cell
        for words in lists
        for cell in [*map(word_cell, words), *[None] * (n_columns - len(words))]
    ]


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return repr(value)
    is_plain = value.isprintable() and '"' not in value and "," not in value
    if is_plain and value and value == value.strip():
        return value
    return '"' + value.replace('"', '""') + '"'
