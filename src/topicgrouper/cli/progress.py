"""Progress bars on standard error, in terminals only."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from topicgrouper.cli.console import safe_console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.progress import Progress

PATIENCE = 0.5
"""Seconds after which a bar appears for work that is mostly short."""


def progress_bar() -> Progress:
    """Return a progress bar that shows in terminals only and disappears at the end."""
    from rich.progress import (  # noqa: PLC0415 - slow to import
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
    )

    console = safe_console(sys.stderr)
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
def steps_shown(first: str, *, total: float | None = 1.0) -> Iterator[Callable[[float, str], None]]:
    """Show a progress bar for what reports its progress; yields what takes the reports.

    The total is None if the share that is done says nothing about the time that is left.
    """
    with progress_bar() as bar:
        task = bar.add_task(first, total=total)
        yield lambda share, note: bar.update(task, completed=share, description=note)


@contextmanager
def working(*steps: str) -> Iterator[Callable[[], None]]:
    """Show a progress bar for work whose steps are known, but not how far each of them is.

    It appears after a moment, so that it does not flicker where there is nothing to wait for.
    """
    shown: list[Progress] = []  # the bar, once it is there: what makes it is slow to import
    done = 0

    def show() -> None:
        if not sys.stderr.isatty():
            return
        bar = progress_bar()
        bar.add_task(steps[0], total=len(steps) if len(steps) > 1 else None)
        shown.append(bar)
        update()
        bar.start()

    def update() -> None:
        for bar in shown:
            description = steps[min(done, len(steps) - 1)]
            bar.update(bar.task_ids[0], completed=done, description=description)

    def step() -> None:
        nonlocal done
        done += 1
        update()

    timer = Timer(PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield step
    finally:
        timer.cancel()
        timer.join()  # it may be starting the bar just now
        for bar in shown:
            bar.stop()
