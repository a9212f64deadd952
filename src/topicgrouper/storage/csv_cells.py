"""Cells of CSV files (RFC 4180), with texts that a spreadsheet would run made harmless.

A spreadsheet treats a cell that begins with ``=``, ``+``, ``-`` or ``@`` (or with a tab or line
break, which it drops) as a formula; with Chinese or Japanese settings, also one that begins with
their full-width forms. A word, an id or a name may come from anybody's document.
Such a text is prefixed with an apostrophe, which makes it text. Parquet and JSON hold everything
unchanged.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

_STARTS_A_FORMULA = tuple("=+-@＝＋－＠\t\r\n")
_QUOTED = frozenset('",;')
_NEGATIVE_NUMBER = re.compile(r"-[0-9]+(?:[.,][0-9]+)*(?:[eE][+-]?[0-9]+)?")


def csv_row(cells: Iterable[Any], *, separator: str = ",") -> str:
    """Return a line; None becomes an empty cell, and strings are quoted where necessary.

    Truth values are written as in JSON, which data frames read back as such.
    """
    return separator.join(map(_cell, cells)) + "\n"


def word_cell(word: str) -> str:
    """Return a word that no spreadsheet runs: a possible formula gets an apostrophe in front.

    So does a text that looks as if it had got one; `text_of_cell` drops one.
    """
    return f"'{word}" if word.lstrip("'").startswith(_STARTS_A_FORMULA) else word


def text_of_cell(cell: str) -> str:
    """Return the text of which `word_cell` made a cell."""
    is_marked = cell.startswith("'") and cell.lstrip("'").startswith(_STARTS_A_FORMULA)
    return cell[1:] if is_marked else cell


def value_cell(value: str) -> str:
    """Return a text of a user's column that no spreadsheet runs; negative numbers stay numbers.

    A plus sign rather begins a telephone number, which a spreadsheet would make a number of.
    """
    return value if _NEGATIVE_NUMBER.fullmatch(value) else word_cell(value)


def word_separator(vocabulary: Iterable[str]) -> str:
    """Return the separator of words in a cell.

    A blank; a comma if a word contains blanks, as the names of items do, and a semicolon if one
    also contains a comma.
    """
    words = list(vocabulary)
    if not any(" " in word for word in words):
        return " "
    return "; " if any("," in word for word in words) else ", "


def free_names(columns: Iterable[str], *, taken: Iterable[str]) -> list[str]:
    """Return the names of a user's columns; ``column_`` is put before those that are taken.

    Many tools ignore case in the names of columns.
    """
    used = {name.casefold() for name in taken}
    names = []
    for column in columns:
        name = column
        while name.casefold() in used:
            name = f"column_{name}"
        used.add(name.casefold())
        names.append(name)
    return names


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return str(value)  # of floats all digits, and of NumPy's no type
    # a semicolon need not be quoted, but tools that guess the separator may take it for one
    is_plain = value.isprintable() and not _QUOTED.intersection(value)
    if is_plain and value and value == value.strip():
        return value
    return '"' + value.replace('"', '""') + '"'
