"""Output of the commands: results to standard output, everything else to standard error.

What is slow to import is imported when something is printed: ``--help`` does not wait for it.
"""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import typer

from topicgrouper.cli.destinations import is_standard_output
from topicgrouper.tables import printable

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

UNBOUNDED = 100_000
"""A width that no table reaches: output to a pipe or file is neither wrapped nor cut."""


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
    text = printable(value, "json")
    if not (stream.encoding or "").lower().startswith("utf"):
        text = re.sub(r"[^\0-\x7f]", lambda found: json.dumps(found[0])[1:-1], text)
    typer.echo(text, err=is_taken)


def tell(message: str) -> None:
    """Print a message on one line of standard error."""
    typer.echo(printable(" ".join(message.split()), limit=None), err=True)


def has_unicode(console: Console) -> bool:
    """Return whether lines and dots can be drawn, or only ASCII."""
    return (console.encoding or "").lower().startswith("utf")
