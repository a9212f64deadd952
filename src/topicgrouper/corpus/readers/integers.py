"""Whole numbers from blocks of bytes, without a Python object for each.

A block with anything but digits and the separators allowed is not parsed at all; the caller then
finds out line by line what is wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

_MAX_DIGITS = 18
_LINE_FEED = 10
_WHITE_SPACE = b" \t\r\n"


@dataclass(frozen=True, slots=True)
class IntegerBlock:
    """The numbers of a block."""

    values: npt.NDArray[np.int64]
    # The position of the first byte of each number, and of the byte after its last.
    starts: npt.NDArray[np.int64]
    ends: npt.NDArray[np.int64]
    lines: npt.NDArray[np.int64]  # the line of each number, counted from 0 within the block
    n_lines: int  # the number of lines in the block

    def numbers_per_line(self) -> npt.NDArray[np.int64]:
        """Count the numbers on each line."""
        return np.bincount(self.lines, minlength=self.n_lines)


def parse_integers(block: bytes, *, also_allowed: bytes = b"") -> IntegerBlock | None:
    """Parse all numbers of a block of lines.

    Finding them takes O(bytes), their values O(numbers × digits of the longest).
    """
    data = np.frombuffer(block, dtype=np.uint8)
    digits = data - np.uint8(48)  # bytes below "0" wrap around to large numbers
    is_digit = digits <= 9
    is_allowed = np.zeros(256, dtype=bool)
    is_allowed[list(_WHITE_SPACE + also_allowed)] = True
    if not (is_digit | is_allowed[data]).all():
        return None
    edges = np.flatnonzero(np.diff(is_digit, prepend=False, append=False))
    starts, ends = edges[::2], edges[1::2]
    lengths = ends - starts
    longest = int(lengths.max(initial=0))
    if longest > _MAX_DIGITS:
        return None
    values = np.zeros(len(starts), dtype=np.int64)
    for power in range(longest):
        has_digit = lengths > power
        values[has_digit] += digits[ends[has_digit] - 1 - power].astype(np.int64) * 10**power
    line_ends = np.flatnonzero(data == _LINE_FEED)
    return IntegerBlock(
        values=values,
        starts=starts,
        ends=ends,
        lines=np.searchsorted(line_ends, starts),
        n_lines=count_lines(block),
    )


def count_lines(block: bytes) -> int:
    """Return the number of lines of a block."""
    return block.count(b"\n") + (not block.endswith(b"\n"))
