"""Output of the commands: results to standard output, messages and progress to standard error.

No text can steer the terminal. Names of files, words and texts may be anybody's: what is written to
a terminal, and every message, passes one place, where control characters are spelled out. Results
in a pipe or file stay exact. Mistakes that a user can correct are reported in one line, without a
traceback.

What is slow to import is imported when something is printed: ``--help`` does not wait for it.
"""

from __future__ import annotations

import codecs
import io
import json
import os
import re
import sys
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Any, TextIO

import typer

from topicgrouper.storage import is_plain_file
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from _typeshed import ReadableBuffer
    from rich.console import Console
    from rich.progress import Progress
    from rich.segment import Segment

LAYOUT = "\n\t\u00a0\u00ad\u202f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
"""Line breaks, tabs, soft hyphens, and the blanks of typesetters and of East Asian texts."""


class _SafeBytes(io.BufferedIOBase):
    """The bytes of a stream, which come from exports or from the text layer above."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.name = getattr(stream, "name", "")
        self._decoder = codecs.getincrementaldecoder(stream.encoding)("backslashreplace")

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self.stream.isatty()

    def write(self, data: ReadableBuffer, /) -> int:
        octets = bytes(data)
        self.stream.write(printable(self._decoder.decode(octets), limit=None, keep=LAYOUT))
        return len(octets)

    def flush(self) -> None:
        self.stream.flush()


class SafeStream(io.TextIOWrapper):
    """A stream that spells out control characters in texts and in bytes."""

    def __init__(self, stream: TextIO) -> None:
        self.rich_proxied_file = stream  # rich, which writes codes of its own, looks for this name
        encoding, errors = stream.encoding, "backslashreplace"
        super().__init__(_SafeBytes(stream), encoding, errors, newline="", write_through=True)


def use_safe_streams() -> None:
    """Let everything that a terminal shows, and every message, be safe from now on.

    A character that the terminal cannot show is spelled out, too, and does not end the command.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            if name == "stderr" or stream.isatty():
                setattr(sys, name, SafeStream(stream))


def real_stream(stream: TextIO) -> TextIO:
    """Return the stream itself, for those who send codes to the terminal on purpose."""
    while hasattr(stream, "rich_proxied_file"):
        stream = stream.rich_proxied_file
    return stream


UNBOUNDED = 100_000
"""A width that no table reaches: output to a pipe or file is neither wrapped nor cut."""


def safe_console(stream: TextIO) -> Console:
    """Return a console of rich, whose codes reach the terminal, but none from texts it shows."""
    from rich.console import Console  # noqa: PLC0415 - slow to import
    from rich.segment import Segment  # noqa: PLC0415

    class SafeConsole(Console):
        """A console that spells out control characters."""

        def render(self, *arguments: Any) -> Iterator[Segment]:
            for segment in super().render(*arguments):
                text, style, control = segment
                safe = Segment(printable(text, limit=None, keep=LAYOUT), style)
                yield segment if control else safe

    # words are data: brackets and colons in them are neither markup nor emoji
    return SafeConsole(file=real_stream(stream), highlight=False, markup=False, emoji=False)


def results() -> Console:
    """Return a console for the results of a command.

    In a terminal tables follow its width; in a file or a pipe each row is one line.
    """
    console = safe_console(sys.stdout)
    if not console.is_terminal:
        console.width = UNBOUNDED
    return console


def print_result(*lines: str) -> None:
    """Print sentences among the results, each on a line that only the terminal wraps."""
    console = results()
    for line in lines:
        console.print(line, soft_wrap=True)


def print_json(value: Any) -> None:
    """Print a value as JSON, unescaped where the encoding of the output allows it.

    Tables become lists of records, and infinite numbers null, as JSON cannot express them.
    """
    text = printable(value, "json")
    if not has_unicode(sys.stdout):
        text = re.sub(r"[^\0-\x7f]", lambda found: json.dumps(found[0])[1:-1], text)
    typer.echo(text)


def print_notice(message: str) -> None:
    """Print a message on one line of standard error."""
    typer.echo(printable(" ".join(message.split()), limit=None), err=True)


def has_unicode(output: Console | TextIO) -> bool:
    """Return whether lines and dots can be drawn, or only ASCII."""
    return (output.encoding or "").lower().startswith("utf")


def is_standard_output(path: Path) -> bool:
    """Return whether a path is the standard output of this process."""
    if is_plain_file(path):
        return False
    try:
        return os.path.samestat(path.stat(), os.fstat(1))
    except OSError:
        return False


def leave_to_file(path: Path) -> None:
    """Print results to standard error from now on if a file to write is standard output."""
    if is_standard_output(path):
        sys.stdout = sys.stderr


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


class UserError(Exception):
    """A mistake that the user of the command line can correct; its text says how."""


def usage_error(option: str, message: str) -> typer.BadParameter:
    """Return an error about options or arguments, for the caller to raise."""
    return typer.BadParameter(message, param_hint=option)


def explain(error: BaseException) -> str:
    """Return one line about what went wrong, safe to print."""
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return printable(f"{place}{error.strerror}", limit=None, keep=LAYOUT)
    if isinstance(error, MemoryError) and not str(error):
        return "Out of memory."
    # the text of a KeyError is the representation of its argument, in quotes
    text = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    return printable(" ".join(text.split()), limit=None, keep=LAYOUT)


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn the library's errors about wrong input into a `UserError`.

    Wrap only calls that take what the user typed or named: faults elsewhere keep their traceback.
    """
    try:
        yield
    except (ValueError, KeyError) as error:
        raise UserError(explain(error)) from error


@contextmanager
def option_errors(option: str) -> Iterator[None]:
    """Turn errors about the value of an option into usage errors that name the option."""
    try:
        yield
    except (UserError, ValueError, KeyError) as error:
        raise usage_error(option, explain(error)) from error
