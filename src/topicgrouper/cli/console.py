"""Where the commands write: results to standard output, progress to standard error."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

__all__ = ["progress_bar", "results"]

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
