"""Documents from standard input, given as ``-``, and from pipes.

They are copied to a temporary file first: archives are opened several times, and a progress bar
needs the size.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from topicgrouper.cli.errors import UserError, user_errors

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["input_file", "is_standard_input"]

_STANDARD_INPUT = "standard input"


def is_standard_input(path: Path) -> bool:
    """Return whether an argument stands for standard input."""
    return str(path) == "-"


@contextmanager
def input_file(path: Path) -> Iterator[tuple[Path, str]]:
    """Open the input of a command.

    Parameters
    ----------
    path : Path
        What the user gave.

    Yields
    ------
    tuple of (Path, str)
        The same, and its name in messages and in models. For standard input and pipes, the path is
        a temporary file with what they hold.
    """
    from topicgrouper.corpus.readers.pipes import as_file, copied  # noqa: PLC0415 - needs NumPy

    shown = _STANDARD_INPUT if is_standard_input(path) else str(path)
    with ExitStack() as stack:
        with user_errors():
            if is_standard_input(path):
                _check_standard_input()
                copying = copied(sys.stdin.buffer, name=shown, shown=shown)
            else:
                copying = as_file(path)
            file = stack.enter_context(copying)
        if is_standard_input(path) and file.stat().st_size == 0:
            message = (
                "standard input is empty; pipe documents into the command, one per line, or give a "
                "file or a folder"
            )
            raise UserError(message)
        try:
            yield file, shown
        except UserError as error:
            raise UserError(str(error).replace(str(file), shown)) from error


def _check_standard_input() -> None:
    from topicgrouper.cli.console import tell  # noqa: PLC0415 - rich is slow to import

    if sys.stdin is None or sys.stdin.closed:
        raise UserError("there is no standard input; give a file or a folder instead of -")
    if sys.stdin.isatty():
        tell("Type one document per line, and end with Ctrl-D; Ctrl-C stops.")
