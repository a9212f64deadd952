"""The file format of topicgrouper archives.

An archive is a zip file. It holds ``manifest.json`` and arrays in NumPy's ``.npy`` format, grouped
in sections: section ``tree`` has the files ``tree/children.npy`` and so on. The manifest is ::

    {
      "format": "topicgrouper",
      "format_version": 1,
      "package_version": "0.2.0",
      "sections": {
        "tree": {
          "arrays": {"children": {"dtype": "<i8", "shape": [3, 2]}, …},
          "meta": {"n_columns": 4, …}
        }, …
      }
    }

The manifest declares every array in the archive, and the archive holds every array declared.
Readers ignore sections that they do not know, so a new kind of content is a new section and not a
new format. The format version rises only when old readers could no longer read the sections they
know. ``docs/reference/file-format.md`` specifies all sections.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from topicgrouper.common.frozen import IntArray

Meta: TypeAlias = "Mapping[str, str | int | float | bool | None]"


class ArchiveError(ValueError):
    """Raised if a file is not a topicgrouper archive, is damaged, or must not be trusted.

    The message says what is wrong with the file and what to do.

    See Also
    --------
    Model.load : Read a model.
    TopicTree.load : Read a tree.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import ArchiveError, Model
    >>> _ = Path("notes.tg").write_text("just some text")
    >>> try:
    ...     Model.load("notes.tg")
    ... except ArchiveError as error:
    ...     print(str(error).partition("; ")[0])
    cannot read 'notes.tg': not a topicgrouper file
    """


@short_repr
@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """One part of a ``.tg`` file: arrays of numbers and single values, by name."""

    arrays: Mapping[str, npt.NDArray[Any]]
    meta: Meta = field(default_factory=dict)

    def check_version(self, known: int, *, what: str) -> None:
        """Refuse what a newer version wrote. That is not damage, so it is an `ArchiveError`."""
        version = self.meta["version"]
        if version != known:
            raise ArchiveError(
                f"its {what} has version {version!r:.40}, which a newer version wrote; upgrade "
                "topicgrouper"
            )


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
