"""Documents from standard input, given as ``-``.

They are copied to a temporary file first: archives are opened several times, and a progress bar
needs the size. Memory holds a megabyte of them.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.cli.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.readers.read import Reading

__all__ = ["STANDARD_INPUT", "input_file", "is_standard_input", "with_input_named"]

STANDARD_INPUT = "standard input"
"""Its name in messages and in models."""

_CHUNK_BYTES = 2**20


def is_standard_input(path: Path) -> bool:
    """Return whether an argument stands for standard input."""
    return str(path) == "-"


@contextmanager
def input_file(path: Path) -> Iterator[Path]:
    """Open the input of a command.

    Parameters
    ----------
    path : Path
        What the user gave.

    Yields
    ------
    Path
        The same; for ``-`` a temporary file with what standard input holds.
    """
    if not is_standard_input(path):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="topicgrouper-") as folder:
        file = Path(folder, STANDARD_INPUT)
        _copy_to(file)
        try:
            yield file
        except UserError as error:
            raise UserError(_named(str(error), file)) from error


def with_input_named(reading: Reading, path: Path) -> Reading:
    """Return what was read with problems that name standard input, not the temporary file.

    Parameters
    ----------
    reading : Reading
        What was read.
    path : Path
        The file that was read.
    """
    if path.name != STANDARD_INPUT:
        return reading
    problems = tuple(
        replace(problem, path=_named(problem.path, path)) for problem in reading.report.problems
    )
    return replace(reading, report=replace(reading.report, problems=problems))


def _copy_to(file: Path) -> None:
    from topicgrouper.cli.console import tell  # noqa: PLC0415 - rich is slow to import

    if sys.stdin is None or sys.stdin.closed:
        raise UserError("there is no standard input; give a file or a folder instead of -")
    if sys.stdin.isatty():
        tell("Type one document per line, and end with Ctrl-D; Ctrl-C stops.")
    try:
        with file.open("wb") as copy:
            shutil.copyfileobj(sys.stdin.buffer, copy, _CHUNK_BYTES)
    except OSError as error:
        reason = error.strerror or error
        message = (
            f"cannot keep standard input in {file.parent.parent}: {reason}; set TMPDIR to another "
            "folder, or save the input as a file"
        )
        raise UserError(message) from error
    if file.stat().st_size == 0:
        message = (
            "standard input is empty; pipe documents into the command, one per line, or give a "
            "file or a folder"
        )
        raise UserError(message)


def _named(text: str, file: Path) -> str:
    return text.replace(str(file), STANDARD_INPUT)
