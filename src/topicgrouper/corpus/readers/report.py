"""The reports of readers: errors, and problems with file and line."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from topicgrouper.common.short_repr import count_phrase, short_repr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    import numpy.typing as npt

KEPT_PROBLEMS = 100
"""The number of problems that a report keeps; further ones are only counted."""


_SHOWN_PROBLEMS = 3
_MUCH = 20
"""One of so many files is a large part of the input."""


def place(path: str | os.PathLike[str], line: int | None) -> str:
    """Return the name of a place in a file."""
    return printable_path(path) if line is None else f"{printable_path(path)}, line {line:,}"


def printable_path(path: str | os.PathLike[str]) -> str:
    """Return the name of a file as text that can be printed."""
    return os.fspath(path).encode("utf-8", "backslashreplace").decode("utf-8")


def some_names(names: Sequence[str], *, max_names: int = 20) -> str:
    """List names for a message."""
    shown = ", ".join(repr(name[:60]) for name in names[:max_names])
    return shown + (", …" if len(names) > max_names else "")


class ReadError(ValueError):
    r"""Raised if a file cannot be read; the message names the file, the line and the fix.

    Parameters
    ----------
    message : str
        What is wrong, and what to do.
    path : path-like, optional
        The file, if the error concerns one.
    line : int, optional
        The line, counted from 1, if it is known.
    options : sequence of str, optional
        The options at fault, by their names in `ReadOptions` and `TextOptions`.

    Attributes
    ----------
    message : str
        What is wrong, and what to do, without the place.
    path : str or None
        The file.
    line : int or None
        The line.
    options : tuple of str
        The options.

    See Also
    --------
    read_corpus : Read documents from files.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import ReadError, read_corpus
    >>> _ = Path("pets.csv").write_text("cat,dog\n1,2\n")
    >>> try:
    ...     read_corpus("pets.csv")
    ... except ReadError as error:
    ...     print(error.message.partition(";")[0])
    no column is called 'text'
    """

    def __init__(
        self,
        message: str,
        *,
        path: str | os.PathLike[str] | None = None,
        line: int | None = None,
        options: Sequence[str] = (),
    ) -> None:
        named = f"{', '.join(options)}: {message}" if options else message
        super().__init__(named if path is None else f"{place(path, line)}: {named}")
        self.message = message
        self.options = tuple(options)
        self.path = None if path is None else os.fspath(path)
        self.line = line


@short_repr
@dataclass(frozen=True, slots=True)
class Problem:
    r"""A malformed part of a file that was skipped, or that casts doubt on the rest.

    Attributes
    ----------
    path : str
        The file; for a file in an archive, the archive and the name in it.
    line : int or None
        The line, counted from 1, or the row of a binary table; None if there is neither.
    message : str
        What is wrong, and what to do.

    See Also
    --------
    ReadReport : All problems of a reading.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import ReadOptions, read_corpus
    >>> _ = Path("sales.csv").write_text("order,article,pieces\n1,tea,2\n1,cup,many\n")
    >>> options = ReadOptions(basket="order", item="article", quantity="pieces")
    >>> for problem in read_corpus("sales.csv", options=options).report.problems:
    ...     print(problem)
    sales.csv, line 3: 'many' is not a number; counts must be whole numbers of at least 0
    """

    path: str
    line: int | None
    message: str

    def __str__(self) -> str:
        """Return the place and the message."""
        return f"{place(self.path, self.line)}: {self.message}"


@short_repr
@dataclass(slots=True)
class ReadReport:
    """A report on reading: everything skipped, dropped or doubtful. Readers fill it in.

    Attributes
    ----------
    n_documents : int
        The documents (baskets) of the corpus.
    n_empty : int
        Documents without words, because they are empty or the text options drop all their words.
        They are kept, so documents keep their positions.
    n_skipped : int
        Malformed documents, table rows or matrix entries, depending on the format. Each line lost
        to an open quote counts.
    n_zero : int
        Entries dropped because their quantity or count is 0.
    n_returns : int
        Rows of baskets left out because of a negative quantity.
    n_taken_back : int
        Purchases left out because a later row returns all their pieces.
    n_problems : int
        The number of problems, including those not kept in `problems`.
    problems : list of Problem
        The first problems.
    mixed_columns : dict of str to int
        Columns in which rows of a basket differ, with the number of such baskets.
    n_unspaced : int
        Documents with text in scripts without spaces between words, such as Chinese.
    n_in_pairs : int
        The number of these counted in pairs of characters because no dictionary is installed.
    n_files : int
        The files of a folder or archive, read or skipped; 0 for a single file.
    n_bytes : int
        The size of these files, unpacked, as far as it is known.
    n_skipped_bytes : int
        The size of those that were skipped.
    n_skipped_mails : int
        The number of skipped documents that are messages in mailboxes.
    n_split : int
        Texts that were split into documents.
    n_blank : int
        The number of these that are empty and gave no document.
    n_duplicates : int
        Texts that equal an earlier one, ignoring outer white space. Empty texts do not count.
    n_dropped : int
        The number of these that were dropped.
    notes : list of str
        How the input was interpreted where that is not obvious, one sentence each.
    doubts : tuple of str
        Why the documents may be unfit for topics, and what to do, one sentence each.
    found : dict
        The options of columns that were found by their names, such as ``text_column``.
    n_words : int
        Distinct words, including rare ones that are dropped later.
    unit : str
        The name of the documents: "documents" or "baskets".
    known_ids : tuple of str
        Documents left out of an update because the model already has them.
    n_replaced : int
        Documents that replaced those of the model in an update.

    See Also
    --------
    Reading : A corpus with its report.

    Examples
    --------
    >>> from topicgrouper.corpus import ReadReport
    >>> ReadReport(n_documents=5, n_empty=1, n_skipped=0).sentences()
    ('1 of 5 documents has no words; it is kept as an empty document.',)
    """

    n_documents: int = 0
    n_empty: int = 0
    n_skipped: int = 0
    n_zero: int = 0
    n_returns: int = 0
    n_taken_back: int = 0
    n_problems: int = 0
    problems: list[Problem] = field(default_factory=list)
    mixed_columns: dict[str, int] = field(default_factory=dict)
    n_unspaced: int = 0
    n_in_pairs: int = 0
    n_files: int = 0
    n_bytes: int = 0
    n_skipped_bytes: int = 0
    n_skipped_mails: int = 0
    n_split: int = 0
    n_blank: int = 0
    n_duplicates: int = 0
    n_dropped: int = 0
    notes: list[str] = field(default_factory=list)
    doubts: tuple[str, ...] = ()
    found: dict[str, Any] = field(default_factory=dict)
    n_words: int = 0
    unit: str = "documents"
    known_ids: tuple[str, ...] = ()
    n_replaced: int = 0

    def sentences(self) -> tuple[str, ...]:
        """Summarise the report in sentences.

        Returns
        -------
        tuple of str
            One sentence per finding; empty if there is nothing to report. It begins with what was
            skipped if that is more than a twentieth of the files, bytes or documents.
        """
        sentences = list(self.notes)
        if self.n_split:
            are = "is" if self.n_blank == 1 else "are"
            blank = f"; {self.n_blank:,} of the texts {are} empty" if self.n_blank else ""
            n_pieces = self.n_documents + self.n_dropped
            sentences.append(
                f"Split {count_phrase(self.n_split, 'text')} into {n_pieces:,} documents{blank}."
            )
        if self.n_empty:
            what, one = "words" if self.unit == "documents" else "items", self.n_empty == 1
            a_unit = f"an empty {self.unit.removesuffix('s')}" if one else f"empty {self.unit}"
            kept = f"{'it is' if one else 'they are'} kept as {a_unit}"
            sentences.append(
                f"{self._share(self.n_empty)} {'has' if one else 'have'} no {what}; {kept}."
            )
        if self.n_in_pairs:
            has = "has" if self.n_in_pairs == 1 else "have"
            sentences.append(
                f"{self._share(self.n_in_pairs)} {has} text without spaces between words (Chinese, "
                "Japanese, Thai, …), which was counted in pairs of characters. To count words, "
                "install ICU: pip install 'topicgrouper[scripts]'."
            )
        if self.n_dropped:
            dropped = count_phrase(self.n_dropped, "exact duplicate")
            sentences.append(f"Dropped {dropped} of other documents.")
        elif self.n_duplicates:
            are = "is an exact duplicate" if self.n_duplicates == 1 else "are exact duplicates"
            sentences.append(
                f"{self._share(self.n_duplicates)} {are} of others; to drop them, set "
                "drop_duplicates (--drop-duplicates)."
            )
        if self.n_zero:
            zero = count_phrase(self.n_zero, "entry", "entries")
            sentences.append(f"Dropped {zero} with a quantity of 0.")
        if self.n_returns:
            returns = count_phrase(self.n_returns, "row")
            back = "; to leave out the returned purchases too, set customer (--customer)"
            if self.n_taken_back:
                purchases = count_phrase(self.n_taken_back, "purchase")
                back = f" (returns), and {purchases} returned in full"
            sentences.append(f"Left out {returns} with a negative quantity{back}.")
        if self.mixed_columns:
            columns = ", ".join(
                f"{name} ({n_baskets:,} of {self.n_documents:,} baskets)"
                for name, n_baskets in self.mixed_columns.items()
            )
            sentences.append(
                f"Rows of the same basket differ in {columns}; the first value is kept."
            )
        if self.n_problems:
            place = 0 if self.misses_much else len(sentences)
            sentences.insert(place, self._problems_found())
        return (*sentences, *self.doubts)

    @property
    def misses_much(self) -> bool:
        """Whether more than a twentieth of the files, bytes or documents was skipped."""
        n_all = self.n_files or self.n_documents + self.n_skipped
        n_skipped = self.n_skipped - (self.n_skipped_mails if self.n_files else 0)
        return max(n_skipped * _MUCH - n_all, self.n_skipped_bytes * _MUCH - self.n_bytes) > 0

    def note(self, sentence: str) -> None:
        """Record how the input was interpreted.

        Parameters
        ----------
        sentence : str
            The note; a note that is already there is not repeated.
        """
        if sentence not in self.notes and len(self.notes) < KEPT_PROBLEMS:
            self.notes.append(sentence)

    def problem(
        self,
        message: str,
        *,
        path: str | os.PathLike[str],
        line: int | None = None,
        n_skipped: int = 1,
    ) -> None:
        """Record a problem.

        Parameters
        ----------
        message : str
            What is wrong, and what to do.
        path : path-like
            The file.
        line : int, optional
            The line, counted from 1.
        n_skipped : int, default=1
            The number of documents, rows or entries skipped.
        """
        self.n_problems += 1
        self.n_skipped += n_skipped
        if len(self.problems) < KEPT_PROBLEMS:
            self.problems.append(Problem(printable_path(path), line, message))

    def problems_at(
        self,
        positions: npt.NDArray[np.intp],
        tell: Callable[[int], tuple[int | None, str]],
        *,
        path: str | os.PathLike[str],
    ) -> None:
        """Record one skipped entry per position.

        Parameters
        ----------
        positions : ndarray
            The positions of the entries.
        tell : callable
            Returns the line and the message of a position; called for the problems that are kept.
        path : path-like
            The file.
        """
        n_kept = min(len(positions), KEPT_PROBLEMS - len(self.problems))
        for position in positions[:n_kept].tolist():
            line, message = tell(position)
            self.problem(message, path=path, line=line)
        self.n_problems += len(positions) - n_kept
        self.n_skipped += len(positions) - n_kept

    def _share(self, number: int) -> str:
        return f"{number:,} of {self.n_documents:,} {self.unit}"

    def _problems_found(self) -> str:
        """Say once what was skipped, with the first problems."""
        n_shown = _SHOWN_PROBLEMS if self.n_files else 1
        shown = "; ".join(map(str, self.problems[:n_shown]))
        if not self.n_files or not self.n_skipped:
            what = f"Skipped {count_phrase(self.n_skipped, 'malformed record')}"
            if not self.n_skipped:
                what = f"Found {count_phrase(self.n_problems, 'problem')}"
            first = "; the first" if self.n_skipped > 1 or self.n_problems > 1 else ""
            return f"{what}{first}: {shown}"
        n_files, n_mails = self.n_skipped - self.n_skipped_mails, self.n_skipped_mails
        skipped_files = [f"{n_files:,} of {self.n_files:,} files"] if n_files else []
        if n_mails:
            skipped_files.append(f"{count_phrase(n_mails, 'message')} in mailboxes")
        if self.n_skipped_bytes * _MUCH > self.n_bytes:
            skipped_files[0] += f", with {self.n_skipped_bytes / self.n_bytes:.0%} of the bytes,"
        more = "; …" if self.n_problems > n_shown else ""
        return f"Skipped {' and '.join(skipped_files).removesuffix(',')}: {shown}{more}"
