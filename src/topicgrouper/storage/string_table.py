"""Strings as two arrays, for files and fingerprints, and as sections of files."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.storage.archive_format import Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from topicgrouper.common.frozen import IntArray

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
    is_ascii = text.max(initial=0) < 0x80  # most are, and parts of a string are cut faster
    data: Any = text.tobytes().decode("ascii") if is_ascii else text.tobytes()
    strings: list[str] = []
    start = 0
    # In batches: as Python integers the ends take four times their memory.
    for first in range(0, len(ends), _ENDS_AT_ONCE):
        until = ends[first : first + _ENDS_AT_ONCE].tolist()
        parts = [data[begin:end] for begin, end in pairwise([start, *until])]
        strings += parts if is_ascii else [part.decode("utf-8", _ERRORS) for part in parts]
        start = until[-1]
    return tuple(strings)


def string_section(**tables: Sequence[str] | None) -> Section:
    """Return strings as a section, several tables by name; None for those that are unknown."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name, strings in tables.items():
        if strings is not None:
            arrays[f"{name}_text"], arrays[f"{name}_ends"] = encode_strings(strings)
    return Section(arrays)


def strings_of(section: Section, name: str) -> tuple[str, ...] | None:
    """Return a table of strings in a section, None if it has none of this name."""
    if f"{name}_text" not in section.arrays:
        return None
    return decode_strings(section.arrays[f"{name}_text"], ends=section.arrays[f"{name}_ends"])
