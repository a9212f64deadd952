"""Cells of CSV files, as RFC 4180 has them, with words that a spreadsheet would run made harmless.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-`` or ``@`` (or with a tab or a line
break, which it drops) for a formula, and a word may come from anybody's document. Such a word gets
an apostrophe in front, which makes it text. Programs that want every word as it is read Parquet or
JSON, where nothing is changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["csv_row", "word_cell"]

_STARTS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def csv_row(cells: Iterable[Any]) -> str:
    """Return a line. None becomes an empty cell, and texts are quoted where they must be."""
    return ",".join(map(_cell, cells)) + "\n"


def word_cell(word: str) -> str:
    """Return a word as a spreadsheet may see it: with an apostrophe if it would be a formula."""
    return f"'{word}" if word.startswith(_STARTS_A_FORMULA) else word


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return repr(value)
    is_plain = value.isprintable() and '"' not in value and "," not in value
    if is_plain and value and value == value.strip():
        return value
    return '"' + value.replace('"', '""') + '"'
