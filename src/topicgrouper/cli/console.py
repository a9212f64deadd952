"""Where the commands write: results to standard output, progress to standard error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["amount", "progress_bar", "readable", "results", "topic_table"]

UNBOUNDED = 100_000
"""A width that no table reaches: what is piped or logged is neither wrapped nor cut."""


def results() -> Console:
    """Return a console for what the user asked for.

    In a terminal tables follow its width; in a file or a pipe each row stays one line.
    """
    # Words are data: brackets and colons in them are neither markup nor emoji.
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = UNBOUNDED
    return console


def amount(value: float) -> str:
    """Write a frequency: counts as whole numbers, sums of real weights with two decimals."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


def readable(words: Iterable[str]) -> str:
    """Put words into one line of a table.

    Words may come from anybody's file: what a terminal would obey is spelled out. Words that hold
    spaces, such as the names of articles, are kept apart by commas.
    """
    shown = [printable(word) for word in words]
    return (", " if any(" " in word for word in shown) else " ").join(shown)


def topic_table(
    columns: Sequence[str], rows: Sequence[Sequence[str]], *, one_line: bool = False
) -> Table:
    """Lay out topics, one a row: columns of numbers, then a column of words.

    Parameters
    ----------
    columns
        The headings.
    rows
        The cells of each row.
    one_line
        Whether words that do not fit the terminal are cut rather than put on further lines.
    """
    table = Table(box=box.SIMPLE_HEAD)
    for heading in columns[:-1]:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(columns[-1], overflow="fold")
    for *numbers, words in rows:
        # The cell is not to be wrapped, but the column is: rich then takes the room from it alone.
        cut = Text(words, no_wrap=True, overflow="ellipsis")
        table.add_row(*numbers, cut if one_line else words)
    return table


def progress_bar() -> Progress:
    """Return a progress bar that leaves no trace, and shows in terminals only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
