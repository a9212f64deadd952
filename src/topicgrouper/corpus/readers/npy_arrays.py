"""NumPy's files as arrays, with errors that name the file."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from topicgrouper.corpus.readers.compression import packing_of, refusing_damaged_input
from topicgrouper.corpus.readers.growth import check_inflation
from topicgrouper.corpus.readers.report import ReadError
from topicgrouper.storage.untrusted import checked_members, read_untrusted_npy

if TYPE_CHECKING:
    from pathlib import Path

    import numpy.typing as npt


def load_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """Read all arrays of an ``.npz`` archive."""
    if packing_of(path) != "zip":
        message = (
            "it is not a NumPy or SciPy archive; save it with numpy.savez or change the format"
        )
        raise ReadError(message, path=path)
    n_file_bytes = path.stat().st_size
    arrays = {}
    with refusing_damaged_input(path), zipfile.ZipFile(path) as archive:
        members = checked_members(archive, n_file_bytes=n_file_bytes)
        n_unpacked = sum(info.file_size for info in members.values())
        check_inflation(path, n_unpacked=n_unpacked, n_packed=n_file_bytes)
        for name, info in members.items():
            with archive.open(info) as stream:
                array = load_array(cast("BinaryIO", stream), path=f"{path}/{name}")
            arrays[name.removesuffix(".npy")] = array
    return arrays


def load_array(stream: BinaryIO, *, path: str) -> npt.NDArray[Any]:
    """Read one array."""
    with refusing_damaged_input(path):
        return read_untrusted_npy(stream)
