"""How much a packed file may grow when it is read.

Whatever is read takes memory in proportion to the bytes that are unpacked, but also to the number
of lines, rows and entries: an empty line is one byte in a file, less than a thousandth of that when
it is packed, and some hundred bytes as a document. Both are bounded by the size of the packed file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    import os

__all__ = ["HARMLESS_BYTES", "MAX_INFLATION", "Growth", "check_inflation", "check_number"]

HARMLESS_BYTES = 256 * 2**20
"""A packed file may always grow to this size when it is read."""

MAX_INFLATION = 200
"""Beyond it, a packed file may grow this many times. Texts and tables grow 3 to 50 times."""

HARMLESS_NUMBER = 1_000_000
"""So many lines, rows or entries a packed file may always have."""

MAX_PER_BYTE = 16
"""Beyond it, a packed file may have so many for each of its bytes. Usual are less than 1."""


class Growth:
    """What has been unpacked of one file so far.

    Parameters
    ----------
    path : path-like
        The file.
    n_packed : int
        Its size.
    """

    def __init__(self, path: str | os.PathLike[str], *, n_packed: int) -> None:
        self._path = path
        self._n_packed = n_packed
        self._n_bytes = self._n_lines = 0

    def add(self, data: bytes) -> None:
        """Take more bytes that were unpacked.

        Raises
        ------
        ReadError
            If there are too many by now, or too many lines in them.
        """
        self._n_bytes += len(data)
        self._n_lines += max(data.count(b"\n"), data.count(b"\r"))
        check_inflation(self._path, n_unpacked=self._n_bytes, n_packed=self._n_packed)
        check_number(self._path, self._n_lines, "lines", n_packed=self._n_packed)


def check_inflation(path: str | os.PathLike[str], *, n_unpacked: int, n_packed: int) -> None:
    """Refuse a packed file that grows so much that it is likely an attack."""
    if n_unpacked > max(HARMLESS_BYTES, MAX_INFLATION * n_packed):
        raise _bomb(path, f"grows to more than {MAX_INFLATION} times its size")


def check_number(path: str | os.PathLike[str], number: int, things: str, *, n_packed: int) -> None:
    """Refuse a packed file that has far more of something than its size can stand for."""
    if number > max(HARMLESS_NUMBER, MAX_PER_BYTE * n_packed):
        raise _bomb(path, f"has more than {MAX_PER_BYTE} {things} for each of its bytes")


def _bomb(path: str | os.PathLike[str], what: str) -> ReadError:
    message = (
        f"it {what} when it is unpacked, as a file made to fill the memory does; if you trust it, "
        "unpack it or write it as CSV, and read the result"
    )
    return ReadError(message, path=path)
