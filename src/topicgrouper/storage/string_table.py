"""Strings as two arrays, for files and fingerprints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import IntArray

# Lone surrogates are not text, but Python reads them from badly encoded files; they round-trip.
# Everything else is plain UTF-8.
_ERRORS = "surrogatepass"

_ENDS_AT_ONCE = 2**16


def encode_strings(strings: Sequence[str]) -> tuple[npt.NDArray[np.uint8], IntArray]:
    """Encode strings as UTF-8."""
    encoded = [string.encode("utf-8", _ERRORS) for string in strings]
    ends = np.cumsum([len(part) for part in encoded], dtype=np.int64)
    return np.frombuffer(b"".join(encoded), dtype=np.uint8), ends


def decode_strings(text: npt.NDArray[np.uint8], *, ends: IntArray) -> tuple[str, ...]:
    """Decode what `encode_strings` has encoded, or arrays that were checked as such."""
    data, start = text.tobytes(), 0
    strings: list[str] = []
    # In batches: as Python integers the ends take four times their memory.
    for first in range(0, len(ends), _ENDS_AT_ONCE):
        for end in ends[first : first + _ENDS_AT_ONCE].tolist():
            strings.append(data[start:end].decode("utf-8", _ERRORS))
            start = end
    return tuple(strings)
