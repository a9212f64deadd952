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
from topicgrouper.tables import plain, printable

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

UNBOUNDED = 100_000
"""A width that no table reaches: output to a pipe or file is neither wrapped nor cut."""


_JOINERS = "\u200c\u200d"  # of letters in Persian and Indic scripts, and of emoji


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
    typer.echo(re.sub(r"[^ -~\n]", _json_character, text), err=is_taken)


def _json_character(found: re.Match[str]) -> str:
    char = found[0]
    return char if char.isprintable() or char in _JOINERS else json.dumps(char)[1:-1]


def tell(message: str) -> None:
    """Print a message on one line of standard error."""
    typer.echo(printable(" ".join(message.split()), limit=None), err=True)


def has_unicode(console: Console) -> bool:
    """Return whether lines and dots can be drawn, or only ASCII."""
    return (console.encoding or "").lower().startswith("utf")
