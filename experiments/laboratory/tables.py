"""Tables for pages, in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

__all__ = ["markdown", "write_table"]


def markdown(header: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: bool = True) -> str:
    """Give a table whose first column is text.

    Parameters
    ----------
    header
        The columns' names.
    rows
        As many cells each.
    numbers
        Whether the other columns are numbers.
    """
    others = "---:" if numbers else "---"
    lines = [header, ["---", *[others] * (len(header) - 1)], *rows]
    # |V| is no end of a cell.
    escaped = ([cell.replace("|", r"\|") for cell in cells] for cells in lines)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in escaped)


def write_table(
    path: Path, header: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: bool = True
) -> None:
    """Write a table as `markdown` gives it.

    Parameters
    ----------
    path
        The file, with the ending ``.md``.
    header, rows, numbers
        As there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as file:
        file.write(f"{markdown(header, rows, numbers=numbers)}\n".encode())
