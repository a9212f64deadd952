"""Strings as two arrays, for files and fingerprints."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.tree.arrays import IntArray

__all__ = ["decode_strings", "encode_strings"]

# Lone surrogates are no text, but Python reads them from badly encoded files; they come back as
# they were. Everything else is plain UTF-8.
_ERRORS = "surrogatepass"


def encode_strings(strings: Sequence[str]) -> tuple[npt.NDArray[np.uint8], IntArray]:
    """Give the UTF-8 bytes of all strings, one after the other, and where each of them ends."""
    encoded = [string.encode("utf-8", _ERRORS) for string in strings]
    ends = np.cumsum([len(part) for part in encoded], dtype=np.int64)
    return np.frombuffer(b"".join(encoded), dtype=np.uint8), ends


def decode_strings(text: npt.NDArray[np.uint8], *, ends: IntArray) -> tuple[str, ...]:
    """Undo `encode_strings`.

    Raises
    ------
    ValueError
        If the ends do not fit the text or a part of it is not UTF-8.
    """
    if text.ndim != 1 or ends.ndim != 1 or text.dtype != np.uint8 or ends.dtype != np.int64:
        msg = "a table of strings is one array of bytes and one of 64-bit ends"
        raise ValueError(msg)
    bounds = np.concatenate((np.zeros(1, dtype=np.int64), ends))
    if bounds[-1] != len(text) or (bounds[:-1] > bounds[1:]).any():
        msg = "the ends of a table of strings must rise up to the length of its text"
        raise ValueError(msg)
    data, marks = text.tobytes(), bounds.tolist()
    return tuple(data[start:end].decode("utf-8", _ERRORS) for start, end in pairwise(marks))
