"""Values of cells: as people read them, and as in files; and tables in a terminal."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any

from topicgrouper.common.short_repr import format_bytes, visible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from topicgrouper.tables.table import Column, Table

_N_SHOWN, _N_MOVED = 6, 3
"""Words in a line, and those of them that came or left."""


def printable(value: Any, form: str = "", *, limit: int | None = 30, keep: str = "") -> str:
    r"""Return a value as people read it, safe to print, whoever wrote it.

    Control characters and invisible characters are spelled out.

    Parameters
    ----------
    value : str, int, float, iterable of str or object
        A text; a number, which gets two decimals unless it is whole; or words, which are separated
        by commas if any of them contains a space.
    form : str, default=""
        Another form: a Python format, such as ``",.1f"`` or ``".1%"`` (a share too small for it is
        shown as below the smallest percentage, not as 0); ``"times"`` for a ratio, with a suitable
        number of digits; ``"bytes"`` for a size, where 1 KB is 1,000 bytes; ``"json"`` for JSON
        values, which may contain tables.
    limit : int or None, default=30
        Maximum number of characters of a text or of each word; None for all.
    keep : str, default=""
        Unprintable characters to keep in texts, such as line breaks.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import printable
    >>> printable("tea\x1b[2J"), printable("hippopotamus", limit=6)
    ('tea\\x1b[2J', 'hippo…')
    >>> printable(["tea", "milk"]), printable(["green tea", "milk"])
    ('tea milk', 'green tea, milk')
    >>> printable(1234), printable(2.5)
    ('1,234', '2.50')
    >>> printable(0.125, ".1%"), printable(0.00001, ".1%")
    ('12.5%', '<0.1%')
    >>> printable(3.42, "times"), printable(34.2, "times")
    ('3.4×', '34×')
    >>> printable(1_234_567, "bytes")
    '1.2 MB'
    >>> printable([float("inf"), "tea\x7f"], "json")
    '[\n  null,\n  "tea\\u007f"\n]'
    """
    if form:
        return _formed(value, form)
    if isinstance(value, str):
        short = value if limit is None or len(value) <= limit else value[: limit - 1] + "…"
        return visible(short, keep=keep)
    if isinstance(value, int | float):
        return format(value, "," if isinstance(value, int) else ",.2f")
    words = [printable(word, limit=limit, keep=keep) for word in value]
    return (", " if any(" " in word for word in words) else " ").join(words)


def _formed(value: Any, form: str) -> str:
    if form == "json":
        # the same value, but a terminal obeys nothing in it
        text = json_text(value, indent=2)
        return visible(text, keep="\n", spell=lambda char: json.dumps(char)[1:-1])
    if form == "bytes":
        return format_bytes(value)
    if form == "times":
        return f"{value:,.0f}×" if value >= 10 else f"{value:.1f}×"
    if form.endswith("%"):
        smallest = 10.0 ** -(int(form[1:-1]) + 2)
        if 0 < value < smallest / 2:
            return f"<{smallest:{form}}"
    return format(value, form)


def flat(column: Column, value: Any) -> Any:
    """Return a value for a typed column: NaN is missing, and nested values are JSON."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return None
    if column.kind == "text":
        return _encodable(value)
    if column.kind == "words":
        return [_encodable(word) for word in value]
    return json_text(value) if column.kind == "nested" else value


def single(column: Column, value: Any, separator: str) -> str | float | None:
    """Return a value as one text, number or truth value, as CSV and Excel have them."""
    if value is None or value != value:  # noqa: PLR0124 - NaN
        return None
    if column.kind == "words":
        return separator.join(value)
    found: str | float = json_text(value) if column.kind == "nested" else value
    return found


def plain(value: Any) -> Any:
    """Return a value as JSON has it: tables become lists of records, infinite numbers None."""
    if isinstance(value, float):
        return value if isfinite(value) else None
    if hasattr(value, "to_records"):
        return value.to_records()
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def json_text(value: Any, *, indent: int | None = None) -> str:
    """Return JSON, in which tables are lists of records."""
    text = json.dumps(plain(value), ensure_ascii=False, indent=indent, allow_nan=False)
    # lone surrogates, from badly encoded files, become escapes of JSON
    return _encodable(text)


def _encodable(text: str) -> str:
    """Spell out lone surrogates, which UTF-8 cannot encode."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


_MIN_TEXT_WIDTH = 20
"""Minimum width of a column of words beside the numbers of a table."""

_MIN_NAME_WIDTH = 12
"""Names of topics are not cut shorter."""


def print_table(table: Table[Any], console: Console, *, one_line: bool) -> None:
    """Print what people see of a table; see `Table.print`."""
    from rich.text import Text  # noqa: PLC0415 - slow to import

    columns, found = table.shown_cells()
    headings = [each.title for each in columns]
    layouts = [each.placed for each in columns]
    limit = max(_MIN_NAME_WIDTH, console.width // 4) if console.is_terminal else None
    rows = [
        [
            printable(cell, limit=limit) if layout == "name" else cell
            for cell, layout in zip(cells, layouts, strict=True)
        ]
        for cells in found
    ]
    widths = [max(map(len, cells)) for cells in zip(headings, *rows, strict=True)]
    texts = [place for place, layout in enumerate(layouts) if layout == "text"]
    others = [place for place, layout in enumerate(layouts) if layout != "text"]
    needed = sum(widths[place] + 3 for place in others) + 3 * (len(texts) - 1)
    needed += sum(min(widths[place], _MIN_TEXT_WIDTH) for place in texts)
    if needed <= console.width:
        console.print(_rich_table(headings, rows, layouts, one_line=one_line))
        return
    for row in rows:
        facts = [f"{headings[place]} {row[place]}" for place in others if row[place]]
        console.print(", ".join(facts))
        for place in texts:
            for line in Text(row[place]).wrap(console, console.width - 4):
                console.print("   ", line)


def _rich_table(
    headings: list[str], rows: list[list[str]], layouts: list[Any], *, one_line: bool
) -> Any:
    from rich import box  # noqa: PLC0415 - slow to import
    from rich.table import Table as RichTable  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = RichTable(box=box.SIMPLE_HEAD)
    for heading, layout in zip(headings, layouts, strict=True):
        if layout == "text":
            table.add_column(heading, overflow="fold")
        else:
            justify: Any = "left" if layout == "name" else "right"
            table.add_column(heading, justify=justify, no_wrap=True)
    for row in rows:
        # only the cells are unwrappable, not their columns: rich then shrinks these columns alone
        cells = [
            Text(cell, no_wrap=True, overflow="ellipsis") if one_line and layout == "text" else cell
            for cell, layout in zip(row, layouts, strict=True)
        ]
        table.add_row(*cells)
    return table


def words_in_short(words: Sequence[str], *, came: Sequence[str], left: Sequence[str]) -> str:
    """Return words, and those that came and left, in a line."""
    moves = [
        f"  {sign}{printable(moved[:_N_MOVED])}"
        for sign, moved in (("+", came), ("−", left))
        if moved
    ]
    return printable(words[:_N_SHOWN]) + "".join(moves)
