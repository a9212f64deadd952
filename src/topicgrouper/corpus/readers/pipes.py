"""Inputs that can be read only once, such as pipes, as files that can be read several times.

Readers open an input more than once: to see how it is packed, what it is and what it holds. So a
pipe is copied to a temporary file first. Memory holds a megabyte of it.
"""

from __future__ import annotations

import shutil
import stat
import tempfile
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper.corpus.readers.report import ReadReport

CHUNK_BYTES = 2**20
"""How much is read at a time."""


@contextmanager
def as_file(path: Path) -> Iterator[Path]:
    """Turn an input into a file or folder that can be opened several times."""
    if not path.is_fifo():
        check_lasting(path)
        yield path
        return
    with path.open("rb") as pipe, copied(pipe, name=path.name, shown=str(path)) as file:
        yield file


def check_lasting(path: Path) -> None:
    """Refuse an input that can be read only once or has no end."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        kind = "pipe" if stat.S_ISFIFO(mode) else "device or socket"
        raise ReadError(
            f"expected a file or folder, got a {kind}; save its content as a file", path=path
        )


@contextmanager
def copied(stream: BinaryIO, *, name: str, shown: str) -> Iterator[Path]:
    """Copy a stream to a temporary file."""
    with tempfile.TemporaryDirectory(prefix="topicgrouper-") as folder:
        file = Path(folder, name)
        try:
            with file.open("wb") as copy:
                shutil.copyfileobj(stream, copy, CHUNK_BYTES)
        except OSError as error:
            message = (
                f"cannot copy the input to {file.parent.parent} ({error.strerror or error}); set "
                "TMPDIR to another folder, or save the input as a file"
            )
            raise ReadError(message, path=shown) from error
        try:
            yield file
        except ReadError as error:
            place = None if error.path is None else error.path.replace(str(file), shown)
            message, options = error.message.replace(str(file), shown), error.options
            raise type(error)(message, path=place, line=error.line, options=options) from error


def rename(report: ReadReport, file: Path, shown: str) -> None:
    """Let a report on a temporary copy name what was copied."""
    report.problems = [
        replace(problem, path=problem.path.replace(str(file), shown)) for problem in report.problems
    ]
    report.notes = [note.replace(str(file), shown) for note in report.notes]
