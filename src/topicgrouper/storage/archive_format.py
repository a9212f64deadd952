"""What an archive of this package looks like.

An archive is a zip file. It holds ``manifest.json`` and arrays in NumPy's ``.npy`` format, grouped
in sections: section ``tree`` has the files ``tree/children.npy`` and so on. The manifest is ::

    {
      "format": "topicgrouper",
      "format_version": 1,
      "package_version": "0.1.0",
      "sections": {
        "tree": {
          "arrays": {"children": {"dtype": "<i8", "shape": [3, 2]}, …},
          "meta": {"n_columns": 4, …}
        }, …
      }
    }

Every file in the archive is an array named in the manifest and the other way round. Readers ignore
sections they do not know, so that a new kind of content is a new section and not a new format. The
format version rises only when old readers could no longer read the sections they know.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from zipfile import ZipInfo

    import numpy.typing as npt

__all__ = [
    "DTYPES",
    "FORMAT",
    "FORMAT_VERSION",
    "HARMLESS_BYTES",
    "MANIFEST",
    "MAX_INFLATION",
    "ArchiveError",
    "Meta",
    "Section",
    "are_names_valid",
    "array_bytes",
    "is_inflated",
    "member_name",
    "npy_header",
]

FORMAT = "topicgrouper"
FORMAT_VERSION = 1
MANIFEST = "manifest.json"

DTYPES = {"|i1": 1, "|u1": 1, "<i2": 2, "<u2": 2, "<i4": 4, "<u4": 4, "<i8": 8, "<u8": 8} | {
    "<f4": 4,
    "<f8": 8,
}
"""The types an array may have, with their sizes in bytes: numbers, little-endian."""

HARMLESS_BYTES = 256 * 2**20
"""An archive may always grow to this size when it is read, however well it is compressed."""

MAX_INFLATION = 100
"""Beyond it, an archive may grow this many times. Trees and counts grow some 2 to 20 times."""

Meta: TypeAlias = "Mapping[str, str | int | float | bool | None]"

_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")


class ArchiveError(ValueError):
    """A file is no archive of this package, or is one that must not be trusted or cannot be read.

    The message says what is wrong with it and what to do.
    """


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """One part of an archive.

    Attributes
    ----------
    arrays : mapping of str to ndarray
        Arrays of numbers by name. Strings are stored with
        `topicgrouper.storage.string_table.encode_strings`.
    meta : Meta
        Single values by name.
    """

    arrays: Mapping[str, npt.NDArray[Any]]
    meta: Meta = field(default_factory=dict)


def are_names_valid(names: Iterable[str]) -> bool:
    """Tell whether sections or arrays may have these names: lower-case identifiers."""
    return all(_NAME.fullmatch(name) for name in names)


def member_name(section: str, array: str) -> str:
    """Return the name of the file of an array."""
    return f"{section}/{array}.npy"


def array_bytes(dtype: str, shape: tuple[int, ...]) -> int:
    """Return the number of bytes of an array's data."""
    return DTYPES[dtype] * math.prod(shape)


def npy_header(dtype: str, shape: tuple[int, ...]) -> bytes:
    """Return the header of a ``.npy`` file, version 1.0, as the bytes that always stand there.

    NumPy's own writer has padded headers differently over its versions. With fixed bytes, equal
    trees give equal files; and a reader that knows what must stand there need not parse it.
    """
    text = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}"
    padding = -(len(text) + 11) % 64  # data starts at a multiple of 64 bytes
    text += " " * padding + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode("ascii")


def is_inflated(members: Iterable[ZipInfo], *, n_file_bytes: int) -> bool:
    """Tell whether an archive would grow so much when read that it is likely an attack."""
    n_bytes = sum(member.file_size for member in members)
    return n_bytes > max(HARMLESS_BYTES, MAX_INFLATION * n_file_bytes)
