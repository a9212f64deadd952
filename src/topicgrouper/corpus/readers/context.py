"""What every reader is given: a file, how to read it, and how much it may expand when it is read.

Reading takes memory in proportion to the bytes unpacked, but also to the number of lines, rows and
entries: an empty line is one byte in a file, less than a thousandth of that when it is packed, and
about a hundred bytes as a document. Both are bounded by the size of the packed file. Many small
files may each stay below what is harmless, so the files of a folder or archive are also bounded
together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.readers.sandbox import Sandbox

if TYPE_CHECKING:
    import os
    from collections.abc import Collection
    from pathlib import Path

    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.readers.options import ReadOptions


HARMLESS_BYTES = 256 * 2**20
"""The size to which every packed file may grow when it is read."""

MAX_INFLATION = 200
"""How many times larger a bigger file may grow. Texts and tables grow 3 to 50 times."""

HARMLESS_NUMBER = 1_000_000
"""The number of lines, rows or entries that every packed file may have."""

MAX_PER_BYTE = 16
"""How many a bigger file may have per byte. Fewer than 1 is usual."""


HARMLESS_EMPTY = 2**16
"""The number of empty documents, or of lines that are none, that every file may have."""

MAX_EMPTY = 1_000
"""How many of them another file may have per other one."""


class ExpansionLimit:
    """Refuses a packed file that expands so much that it is likely an attack.

    It counts the bytes and lines unpacked so far, for the file and for all files that it is one of.
    """

    def __init__(
        self, path: str | os.PathLike[str], *, n_packed: int, within: ExpansionLimit | None = None
    ) -> None:
        self._path = path
        self._n_packed = n_packed
        self._within = within
        self._n_bytes = self._n_lines = 0

    def add(self, data: bytes) -> None:
        """Count more bytes."""
        self.count(len(data), max(data.count(b"\n"), data.count(b"\r")), "lines")

    def count(self, n_bytes: int, n_lines: int, things: str) -> None:
        """Count more bytes and lines, or rows of a table."""
        self._n_bytes += n_bytes
        self._n_lines += n_lines
        what = None
        if self._n_bytes > max(HARMLESS_BYTES, MAX_INFLATION * self._n_packed):
            what = f"grows to more than {MAX_INFLATION} times its size"
        elif self._n_lines > max(HARMLESS_NUMBER, MAX_PER_BYTE * self._n_packed):
            what = f"has more than {MAX_PER_BYTE} {things} per byte"
        if what is not None:
            message = (
                f"the file {what} when unpacked, like a decompression bomb; if you trust it, "
                "unpack it or convert it to CSV first"
            )
            raise ReadError(message, path=self._path)
        if self._within is not None:
            try:
                self._within.count(n_bytes, n_lines, things)
            except ReadError as error:
                message = f"with the files read before, {error.message}"
                raise ReadError(message, path=self._path) from None


def check_share(number: int, n_others: int, what: str, *, path: str | None) -> None:
    """Refuse a file that consists almost entirely of parts that hold nothing.

    A document takes far more work and memory than the one byte of an empty line in a file.
    """
    if number > HARMLESS_EMPTY + MAX_EMPTY * n_others:
        message = f"more than {HARMLESS_EMPTY:,} {what}, and hardly any others; remove them"
        raise ReadError(message, path=path)


class ByteProgress:
    """Counts the bytes read from the disk, for a progress bar."""

    def __init__(self, progress: Progress | None = None, *, total: int = 0) -> None:
        self._progress = progress
        self.total = total
        self.done = 0

    def add(self, n_bytes: int) -> None:
        """Count more bytes."""
        self.done += n_bytes
        if self._progress is not None and self.total:
            # A second look at the same bytes, as for the names in an archive, is not progress.
            self._progress(min(self.done / self.total, 1.0), "Reading")

    def show_rows(self, n_rows: int, *, total: int) -> None:
        """Count bytes by the share of rows that were read.

        Columns differ in size and are read out of order: rows measure progress best.
        """
        self.add(self.total * n_rows // max(total, 1) - self.done)


@dataclass(frozen=True, slots=True)
class ReadContext:
    """A file or folder that is being read, with all that its readers share."""

    path: Path  # what to read
    options: ReadOptions  # how to read it
    report: ReadReport = field(default_factory=ReadReport)  # records problems
    progress: ByteProgress = field(default_factory=ByteProgress)  # counts the bytes read
    sandbox: Sandbox = field(default_factory=Sandbox)  # where files that may be hostile are read
    # For all packed files of a folder or archive together.
    limit: ExpansionLimit | None = None
    # The options whose columns a table may lack.
    optional: Collection[str] = ()
