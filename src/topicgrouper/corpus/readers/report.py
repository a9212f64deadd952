"""What reading found: problems with file and line, counts of what was left out, fatal errors."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

__all__ = ["KEPT_PROBLEMS", "Ledger", "Problem", "ReadError", "ReadReport", "place"]

KEPT_PROBLEMS = 100
"""So many problems are kept in a report; the others are counted."""


def place(path: str | os.PathLike[str], line: int | None) -> str:
    """Name a file, and a line of it if one is known."""
    name = os.fspath(path)
    return name if line is None else f"{name}, line {line:,}"


class ReadError(ValueError):
    """A file that cannot be read at all; the text names the file, the line and the fix.

    Attributes
    ----------
    path
        The file, if the error is about one.
    line
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
    path
        The file; inside an archive, the archive and the name in it.
    line
        The line, counted from 1; the row of a binary table; nothing where neither exists.
    message
        What is wrong, and what to do about it.
    """

    path: str
    line: int | None
    message: str

    def __str__(self) -> str:
        return f"{place(self.path, self.line)}: {self.message}"


@dataclass(frozen=True, slots=True)
class ReadReport:
    """What a reading found, so that nothing is dropped silently.

    Attributes
    ----------
    n_documents
        The documents (baskets) of the corpus.
    n_empty
        Those among them that hold no word, because they are empty or because the text options
        leave nothing of them. They are kept, so that documents can be told by their position.
    n_skipped
        What was left out because it is malformed: documents, rows of a table or entries of a
        matrix, whichever the format is made of. Of lines lost to one open quote, each counts.
    n_zero
        Entries left out because their quantity or count is 0.
    n_problems
        All problems, kept or not.
    problems
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
        message
            What is wrong, and what to do about it.
        path, line
            Where.
        n_skipped
            How many documents, rows or entries are left out because of it.
        """
        self.n_problems += 1
        self.n_skipped += n_skipped
        if len(self.problems) < KEPT_PROBLEMS:
            self.problems.append(Problem(os.fspath(path), line, message))

    def more_of_the_same(self, n: int) -> None:
        """Count further skipped entries whose problems need not be spelled out one by one."""
        self.n_problems += n
        self.n_skipped += n

    @property
    def is_full(self) -> bool:
        """Whether the text of a further problem would not be kept."""
        return len(self.problems) >= KEPT_PROBLEMS
