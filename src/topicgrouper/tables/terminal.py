"""Tables in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table as RichTable

    from topicgrouper.tables.table import Layout, Table

_MIN_TEXT_WIDTH = 20
"""Minimum width of a column of words beside the numbers of a table."""

_MIN_NAME_WIDTH = 12
"""Names of topics are not cut shorter."""


def print_table(console: Console, table: Table[Any], *, one_line: bool = False) -> None:
    """Print the columns of a table that have headings.

    In a terminal that is too narrow, each row becomes a few lines.

    Parameters
    ----------
    console : rich.console.Console
        Where to print.
    table : Table
        The table.
    one_line : bool, default=False
        Cut words that do not fit on the line of their row instead of wrapping them.

    Examples
    --------
    >>> from rich.console import Console
    >>> from topicgrouper.tables import Column, Table, print_table
    >>> columns = [Column(name=name, kind="int", heading=name) for name in ("topic", "size")]
    >>> print_table(Console(width=40), Table(tuple(columns), [(2, 10), (3, 5)]))
    ... # doctest: +NORMALIZE_WHITESPACE
    <BLANKLINE>
      topic   size
     ──────────────
          2     10
          3      5
    <BLANKLINE>
    """
    columns = table.shown_columns
    rows = [
        [
            name_cell(console, each.shown(cell)) if each.placed == "name" else each.shown(cell)
            for each, cell in zip(columns, cells, strict=True)
        ]
        for cells in table.cells(columns)
    ]
    kept = [
        place
        for place, each in enumerate(columns)
        if not each.optional or any(row[place] for row in rows)
    ]
    print_cells(
        console,
        [columns[place].heading or "" for place in kept],
        [[row[place] for place in kept] for row in rows],
        [columns[place].placed for place in kept],
        one_line=one_line,
    )


def name_cell(console: Console, name: str | None) -> str:
    """Return a name for a table, cut where the terminal is narrow."""
    if not console.is_terminal:
        return printable(name or "", limit=None)
    return printable(name or "", limit=max(_MIN_NAME_WIDTH, console.width // 4))


def print_cells(
    console: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    layouts: Sequence[Layout],
    *,
    one_line: bool,
) -> None:
    """Print cells that are texts already."""
    from rich.text import Text  # noqa: PLC0415 - slow to import

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
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    layouts: Sequence[Layout],
    *,
    one_line: bool,
) -> RichTable:
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
