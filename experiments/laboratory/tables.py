"""Tables for pages, in Markdown."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING

from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

__all__ = ["markdown", "pivot", "spread", "write_table"]


def markdown(header: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: bool = True) -> str:
    """Return a table whose first column is text.

    Parameters
    ----------
    header : sequence of str
        The columns' names.
    rows : iterable of sequence of str
        As many cells each.
    numbers : bool, default=True
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
    path : Path
        The file, with the ending ``.md``.
    header, rows, numbers : sequence of str or iterable of sequence of str or bool
        As there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path) as file:
        file.write(f"{markdown(header, rows, numbers=numbers)}\n".encode())


def spread(values: Sequence[float], digits: int) -> str:
    """Return the mean of values, with their standard deviation if there are several."""
    if not values:
        return ""
    mean = f"{fmean(values):.{digits}f}"
    return mean if len(values) == 1 else f"{mean} ± {stdev(values):.{digits}f}"


def pivot(
    corner: str,
    rows: Iterable[str],
    columns: Iterable[str],
    cells: Mapping[tuple[str, str], str],
) -> str:
    """Return a table of cells by row and column; rows without any cell are left out."""
    across = list(columns)
    lines = [[row, *(cells.get((row, column), "") for column in across)] for row in rows]
    return markdown([corner, *across], [line for line in lines if any(line[1:])])
