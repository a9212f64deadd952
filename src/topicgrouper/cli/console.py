"""Output of the commands: results to standard output, everything else to standard error.

What is slow to import is imported when something is printed: ``--help`` does not wait for it.
"""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Any

import typer

from topicgrouper.arrays.visible_text import visible
from topicgrouper.cli.destinations import is_standard_output
from topicgrouper.tables.shown import amount, readable
from topicgrouper.tables.terminal import name_cell, print_cells
from topicgrouper.tables.values import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from rich.console import Console
    from rich.progress import Progress

    from topicgrouper.arrays import progress
    from topicgrouper.tables.table import Layout

__all__ = [
    "amount",
    "has_unicode",
    "name_cell",
    "print_json",
    "print_table",
    "progress_bar",
    "readable",
    "results",
    "steps_shown",
    "tell",
    "working",
]

PATIENCE = 0.5
"""Seconds after which a bar appears for work that is mostly short."""

UNBOUNDED = 100_000
"""A width that no table reaches: output to a pipe or file is neither wrapped nor cut."""

NAME = "name"
"""The end of the heading of a column of names, which starts at the left."""


def results(*, beside: Path | None = None) -> Console:
    """Return a console for the results of a command.

    In a terminal tables follow its width; in a file or a pipe each row is one line.
    """
    from topicgrouper.cli.safe_console import SafeConsole  # noqa: PLC0415 - rich is slow to import

    is_taken = beside is not None and is_standard_output(beside)
    console = SafeConsole(sys.stderr if is_taken else sys.stdout)
    if not console.is_terminal:
        console.width = UNBOUNDED
    return console


def print_json(value: Any, *, beside: Path | None = None) -> None:
    """Print a value as JSON, unescaped where the encoding of the output allows it.

    Tables become lists of records, and infinite numbers null, as JSON cannot express them.
    """
    is_taken = beside is not None and is_standard_output(beside)
    stream = sys.stderr if is_taken else sys.stdout
    ascii_only = not (stream.encoding or "").lower().startswith("utf")
    text = json.dumps(plain(value), ensure_ascii=ascii_only, indent=2, allow_nan=False)
    # the same value, but a terminal obeys nothing, and lone surrogates can be encoded
    text = visible(text, keep="\n", spell=lambda char: json.dumps(char)[1:-1])
    typer.echo(text, err=is_taken)


def tell(message: str) -> None:
    """Print a message on one line of standard error."""
    typer.echo(visible(" ".join(message.split())), err=True)


def print_table(
    console: Console,
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    one_line: bool = False,
    n_texts: int = 1,
) -> None:
    """Print cells that are texts already; the last `n_texts` columns hold words."""
    n_numbers = len(columns) - n_texts
    layouts: list[Layout] = ["name" if each.endswith(NAME) else "number" for each in columns]
    layouts[n_numbers:] = ["text"] * n_texts
    print_cells(console, columns, rows, layouts, one_line=one_line)


def has_unicode(console: Console) -> bool:
    """Return whether lines and dots can be drawn, or only ASCII."""
    return (console.encoding or "").lower().startswith("utf")


def progress_bar() -> Progress:
    """Return a progress bar that shows in terminals only and disappears at the end."""
    from rich.progress import (  # noqa: PLC0415 - slow to import
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
    )

    from topicgrouper.cli.safe_console import SafeConsole  # noqa: PLC0415

    console = SafeConsole(sys.stderr)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(text_format_no_percentage=""),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


@contextmanager
def steps_shown(first: str) -> Iterator[progress.Progress]:
    """Show a progress bar for what reports its progress; yields what takes the reports."""
    with progress_bar() as bar:
        task = bar.add_task(first, total=1.0)

        def show(share: float, note: str) -> None:
            bar.update(task, completed=share, description=note)

        yield show


@contextmanager
def working(*steps: str) -> Iterator[Callable[[], None]]:
    """Show a progress bar for work whose steps are known, but not how far each of them is.

    It appears after a moment, so that it does not flicker where there is nothing to wait for.
    """
    bar = progress_bar()
    task = bar.add_task(steps[0], total=len(steps) if len(steps) > 1 else None)
    left = iter(steps[1:])

    def step() -> None:
        bar.update(task, advance=1, description=next(left, steps[-1]))

    timer = Timer(PATIENCE, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield step
    finally:
        timer.cancel()
        timer.join()  # it may be starting the bar just now
        if bar.live.is_started:
            bar.stop()
