"""Tables for pages, in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.tree.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

__all__ = ["write_table"]


def write_table(path: Path, header: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Write a table whose first column is text and whose others are numbers.

    Parameters
    ----------
    path
        The file, with the ending ``.md``.
    header
        The columns' names.
    rows
        As many cells each.
    """
    lines = [header, ["---", *["---:"] * (len(header) - 1)], *rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as file:
        for cells in lines:
            # |V| is no end of a cell.
            escaped = (cell.replace("|", r"\|") for cell in cells)
            file.write(f"| {' | '.join(escaped)} |\n".encode())
