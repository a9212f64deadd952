"""The file format of topicgrouper archives.

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

The manifest declares every array in the archive, and the archive holds every array declared.
Readers ignore sections that they do not know, so a new kind of content is a new section and not a
new format. The format version rises only when old readers could no longer read the sections they
know. ``docs/reference/file-format.md`` specifies all sections.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from topicgrouper.arrays.short_repr import shows_little

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
    "MAX_MANIFEST_BYTES",
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
"""The types that arrays may have, with their sizes in bytes: numbers, little-endian."""

HARMLESS_BYTES = 32 * 2**20
"""The size to which every archive may grow when it is unpacked, however small it is.

As Python objects, arrays may take ten times as much: a byte becomes a reference of eight.
"""

MAX_INFLATION = 100
"""How many times larger a bigger archive may grow. Trees and counts grow 2 to 20 times.

Soft topics of many thousand words may grow more, as most of their numbers are the same. The writer
stores such archives uncompressed, so whatever is saved can be read.
"""

MAX_MANIFEST_BYTES = 2**20
"""The largest manifest that is written and read, enough for about 4,000 document columns."""

Meta: TypeAlias = "Mapping[str, str | int | float | bool | None]"

_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")


class ArchiveError(ValueError):
    """A file is not a topicgrouper archive, is damaged, or must not be trusted.

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
    cannot read 'notes.tg': it is not a topicgrouper archive
    """


@shows_little
@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """One part of a ``.tg`` file: arrays and single values.

    Attributes
    ----------
    arrays : mapping of str to ndarray
        Arrays of numbers by name. Strings are stored as their bytes and offsets.
    meta : mapping of str to str, int, float, bool or None, default={}
        Single values by name.

    See Also
    --------
    save_tree : Write sections beside a tree.
    read_section : Read a section.

    Examples
    --------
    >>> import numpy as np
    >>> from topicgrouper.storage.archive_format import Section
    >>> section = Section({"scores": np.array([0.5, 0.25])}, {"made_by": "quiz"})
    >>> section.arrays["scores"], section.meta["made_by"]
    (array([0.5 , 0.25]), 'quiz')
    """

    arrays: Mapping[str, npt.NDArray[Any]]
    meta: Meta = field(default_factory=dict)


def are_names_valid(names: Iterable[str]) -> bool:
    """Tell whether names of sections or arrays are valid: lower-case identifiers."""
    return all(_NAME.fullmatch(name) for name in names)


def member_name(section: str, array: str) -> str:
    """Return the name of an array's file inside an archive."""
    return f"{section}/{array}.npy"


def array_bytes(dtype: str, shape: tuple[int, ...]) -> int:
    """Return the size of an array's data."""
    return DTYPES[dtype] * math.prod(shape)


def npy_header(dtype: str, shape: tuple[int, ...]) -> bytes:
    """Return the header of a ``.npy`` file, version 1.0.

    NumPy's own writer has padded headers differently over its versions. With fixed bytes, equal
    trees make equal files, and a reader can compare the header instead of parsing it.
    """
    text = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}"
    padding = -(len(text) + 11) % 64  # data starts at a multiple of 64 bytes
    text += " " * padding + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode("ascii")


def is_inflated(members: Iterable[ZipInfo], *, n_file_bytes: int) -> bool:
    """Tell whether an archive would grow so much when unpacked that it is likely an attack."""
    n_bytes = sum(member.file_size for member in members)
    return n_bytes > max(HARMLESS_BYTES, MAX_INFLATION * n_file_bytes)
