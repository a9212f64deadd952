"""What reading found: problems with file and line, counts of what was left out, fatal errors."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    import numpy.typing as npt

__all__ = ["KEPT_PROBLEMS", "Ledger", "Problem", "ReadError", "ReadReport", "place", "printable"]

KEPT_PROBLEMS = 100
"""So many problems are kept in a report; the others are counted."""


def place(path: str | os.PathLike[str], line: int | None) -> str:
    """Name a file, and a line of it if one is known."""
    return printable(path) if line is None else f"{printable(path)}, line {line:,}"


def printable(path: str | os.PathLike[str]) -> str:
    """Return a file's name as text that can be shown; systems allow names that are no Unicode."""
    return os.fspath(path).encode("utf-8", "backslashreplace").decode("utf-8")


class ReadError(ValueError):
    """A file that cannot be read at all; the text names the file, the line and the fix.

    Attributes
    ----------
    path : path-like, optional
        The file, if the error is about one.
    line : int, optional
        The line, counted from 1, if it is known.
    """

    def __init__(
        self,
        message: str,
        *,
        path: str | os.PathLike[str] | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(message if path is None else f"{place(path, line)}: {message}")
        self.path = None if path is None else os.fspath(path)
        self.line = line


@dataclass(frozen=True, slots=True)
class Problem:
    """Something malformed that was left out, or that casts doubt on what was read.

    Attributes
    ----------
    path : str
        The file; inside an archive, the archive and the name in it.
    line : int or None
        The line, counted from 1; the row of a binary table; nothing where neither exists.
    message : str
        What is wrong, and what to do about it.
    """

    path: str
    line: int | None
    message: str

    def __str__(self) -> str:
        """Return the place and the message, as a person is to read them."""
        return f"{place(self.path, self.line)}: {self.message}"


@dataclass(frozen=True, slots=True)
class ReadReport:
    """What a reading found, so that nothing is dropped silently.

    Attributes
    ----------
    n_documents : int
        The documents (baskets) of the corpus.
    n_empty : int
        Those among them that hold no word, because they are empty or because the text options
        leave nothing of them. They are kept, so that documents can be told by their position.
    n_skipped : int
        What was left out because it is malformed: documents, rows of a table or entries of a
        matrix, whichever the format is made of. Of lines lost to one open quote, each counts.
    n_zero : int
        Entries left out because their quantity or count is 0.
    n_problems : int
        All problems, kept or not.
    problems : tuple of Problem
        The first of them.
    """

    n_documents: int
    n_empty: int
    n_skipped: int
    n_zero: int = 0
    n_problems: int = 0
    problems: tuple[Problem, ...] = ()

    def sentences(self) -> tuple[str, ...]:
        """Tell what a person should know, one sentence each; nothing if all went well."""
        told = []
        if self.n_empty:
            share = f"{self.n_empty:,} of {self.n_documents:,} documents"
            told.append(f"Without any word, kept as empty: {share}.")
        if self.n_zero:
            told.append(f"Entries with a quantity of 0, left out: {self.n_zero:,}.")
        if self.n_skipped:
            told.append(f"Malformed and left out: {self.n_skipped:,}.")
        if self.n_problems:
            told.append(f"Problems: {self.n_problems:,}. The first: {self.problems[0]}")
        return tuple(told)


@dataclass(slots=True)
class Ledger:
    """Where a reader writes down what it finds while it reads."""

    n_skipped: int = 0
    n_zero: int = 0
    n_problems: int = 0
    problems: list[Problem] = field(default_factory=list)

    def problem(
        self,
        message: str,
        *,
        path: str | os.PathLike[str],
        line: int | None = None,
        n_skipped: int = 1,
    ) -> None:
        """Write down a problem.

        Parameters
        ----------
        message : str
            What is wrong, and what to do about it.
        path, line : path-like or int
            Where.
        n_skipped : int, default=1
            How many documents, rows or entries are left out because of it.
        """
        self.n_problems += 1
        self.n_skipped += n_skipped
        if len(self.problems) < KEPT_PROBLEMS:
            self.problems.append(Problem(printable(path), line, message))

    def problems_at(
        self,
        positions: npt.NDArray[np.intp],
        tell: Callable[[int], tuple[int | None, str]],
        *,
        path: str | os.PathLike[str],
    ) -> None:
        """Write down one skipped entry for each position.

        Parameters
        ----------
        positions : ndarray of int
            Where the problems are in some array.
        tell : callable
            Gives the line and the message of a position. Not called for problems that are only
            counted: a file may have millions of them.
        path : path-like
            The file.
        """
        n_kept = min(len(positions), KEPT_PROBLEMS - len(self.problems))
        for position in positions[:n_kept].tolist():
            line, message = tell(position)
            self.problem(message, path=path, line=line)
        self.n_problems += len(positions) - n_kept
        self.n_skipped += len(positions) - n_kept
