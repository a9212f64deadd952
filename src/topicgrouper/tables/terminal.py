"""Tables in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from rich.console import Console

    from topicgrouper.tables.table import Table

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
