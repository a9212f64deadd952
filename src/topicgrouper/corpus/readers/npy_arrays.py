"""Arrays in NumPy's format, from files that anybody may have written.

Headers are taken apart by patterns, never evaluated; nothing is unpickled; no more memory is set
aside than the file really holds, whatever its header declares.
"""

from __future__ import annotations

import math
import re
import sys
import zipfile
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.corpus.readers.compression import (
    CHUNK_BYTES,
    packing_of,
    refusing_damage,
)
from topicgrouper.corpus.readers.growth import check_inflation
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from pathlib import Path

    import numpy.typing as npt

__all__ = ["load_arrays", "read_array"]

_MAGIC = b"\x93NUMPY"
_MAX_HEADER = 10_000
_DESCR = re.compile(r"""['"]descr['"]\s*:\s*['"]([^'"]{1,30})['"]""")
_TYPE = re.compile(r"[<>|=]?[biufUS][0-9]{1,9}")
_ORDER = re.compile(r"""['"]fortran_order['"]\s*:\s*(True|False)""")
_SHAPE = re.compile(r"""['"]shape['"]\s*:\s*\(([\dL,\s]*)\)""")


def load_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """Read all arrays of an ``.npz`` archive by their names."""
    if packing_of(path) != "zip":
        message = "it is no .npz archive of NumPy or SciPy; copy it again, or name its format"
        raise ReadError(message, path=path)
    arrays = {}
    with refusing_damage(path), zipfile.ZipFile(path) as archive:
        infos = archive.infolist()
        n_unpacked = sum(info.file_size for info in infos)
        check_inflation(path, n_unpacked=n_unpacked, n_packed=path.stat().st_size)
        for info in infos:
            with archive.open(info) as stream:
                key = info.filename.removesuffix(".npy")
                shown = f"{path}/{info.filename}"
                arrays[key] = read_array(stream, path=shown)  # type: ignore[arg-type]
    return arrays


def read_array(stream: BinaryIO, *, path: str) -> npt.NDArray[Any]:
    """Read one array.

    Parameters
    ----------
    stream : BinaryIO
        The bytes of an ``.npy`` file.
    path : str
        How to call it in messages.
    """
    dtype, shape, is_fortran = _read_header(stream, path)
    n_bytes = math.prod(shape) * dtype.itemsize
    data = bytearray()
    while len(data) < n_bytes:
        chunk = stream.read(min(CHUNK_BYTES, n_bytes - len(data)))
        if not chunk:
            message = f"it declares {n_bytes:,} bytes and holds {len(data):,}; copy it again"
            raise ReadError(message, path=path)
        data += chunk
    array = np.frombuffer(data, dtype=dtype)
    array = array.astype(dtype.newbyteorder("="), copy=False)
    if dtype.kind == "U" and array.size and int(array.view(np.uint32).max()) > sys.maxunicode:
        # NumPy makes texts of them all the same, which break whatever looks at them.
        message = "it holds texts that are no Unicode; save it anew"
        raise ReadError(message, path=path)
    return array.reshape(shape, order="F" if is_fortran else "C")


def _read_header(stream: BinaryIO, path: str) -> tuple[np.dtype[Any], tuple[int, ...], bool]:
    start = stream.read(len(_MAGIC) + 2)
    if not start.startswith(_MAGIC) or len(start) != len(_MAGIC) + 2:
        message = "it is no array in NumPy's format; copy it again, or name its format"
        raise ReadError(message, path=path)
    n_header = int.from_bytes(stream.read(2 if start[-2] == 1 else 4), "little")
    header = stream.read(min(n_header, _MAX_HEADER)).decode("latin-1")
    descr, order, shape = (pattern.search(header) for pattern in (_DESCR, _ORDER, _SHAPE))
    if descr is not None and "O" in descr[1]:
        message = (
            "it holds Python objects, which are not read because they can run any program; save "
            "texts with numpy.array(words, dtype=str)"
        )
        raise ReadError(message, path=path)
    try:
        if descr is None or order is None or shape is None or n_header > _MAX_HEADER:
            raise ValueError
        if _TYPE.fullmatch(descr[1]) is None:
            raise ValueError
        dtype = np.dtype(descr[1])
        sizes = tuple(int(size.strip(" L")) for size in shape[1].split(",") if size.strip())
    except (TypeError, ValueError, OverflowError):
        dtype, sizes = np.dtype("V1"), ()
    is_empty_text = dtype.itemsize == 0 and math.prod(sizes) > 0
    if dtype.kind == "V" or is_empty_text or len(sizes) > 8 or _is_huge(sizes):
        message = f"it is no array of numbers or texts ({header[:60].strip()!r}); save it anew"
        raise ReadError(message, path=path)
    return dtype, sizes, order is not None and order[1] == "True"


def _is_huge(sizes: tuple[int, ...]) -> bool:
    # A 0 among them makes an array empty, but NumPy multiplies the others all the same.
    return math.prod(max(size, 1) for size in sizes) > 2**48
