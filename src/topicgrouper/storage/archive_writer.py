"""Write sections to an archive."""

from __future__ import annotations

import importlib.metadata
import json
import zipfile
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.storage.archive_format import (
    DTYPES,
    FORMAT,
    FORMAT_VERSION,
    MANIFEST,
    MAX_MANIFEST_BYTES,
    Section,
    are_names_valid,
    is_inflated,
    member_name,
    npy_header,
)
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    import numpy.typing as npt

__all__ = ["write_sections"]

_COMPRESSION_LEVEL = 3  # files hardly larger than at 6, in a third of the time


def write_sections(path: str | PathLike[str], sections: Mapping[str, Section]) -> None:
    """Write an archive, completely or not at all."""
    portable = {name: _portable(name, section) for name, section in sections.items()}
    if not are_names_valid(portable):
        raise ValueError(
            f"names of sections must be lower-case identifiers, got {sorted(portable)}"
        )
    manifest = _manifest(portable)
    if len(manifest) > MAX_MANIFEST_BYTES:
        n_arrays = sum(len(section.arrays) for section in portable.values())
        raise ValueError(
            f"the list of {n_arrays:,} arrays takes {len(manifest):,} bytes, but at most "
            f"{MAX_MANIFEST_BYTES:,} are allowed; keep fewer document columns"
        )
    with atomic_write(path) as file:
        _write(file, portable, manifest=manifest, compression=zipfile.ZIP_DEFLATED)
        if _is_refused(file):
            # So repetitive that a reader would take it for an attack: store it uncompressed.
            file.seek(0)
            file.truncate()
            _write(file, portable, manifest=manifest, compression=zipfile.ZIP_STORED)


def _portable(name: str, section: Section) -> Section:
    arrays = {}
    for key, array in section.arrays.items():
        little = np.ascontiguousarray(array)
        little = little.astype(little.dtype.newbyteorder("<"), copy=False)
        if little.dtype.str not in DTYPES:
            raise ValueError(
                f"array {key!r} of section {name!r} has type {array.dtype}; convert it to one of "
                f"{', '.join(DTYPES)}"
            )
        arrays[key] = little
    if not are_names_valid(arrays):
        raise ValueError(
            f"names of arrays must be lower-case identifiers, got {sorted(arrays)} in section "
            f"{name!r}"
        )
    return Section(arrays, section.meta)


def _manifest(sections: Mapping[str, Section]) -> bytes:
    described = {
        name: {
            "arrays": {
                key: {"dtype": array.dtype.str, "shape": list(array.shape)}
                for key, array in section.arrays.items()
            },
            "meta": dict(section.meta),
        }
        for name, section in sections.items()
    }
    manifest = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "package_version": _package_version(),
        "sections": described,
    }
    return json.dumps(manifest, indent=1, sort_keys=True, allow_nan=False).encode("ascii")


def _package_version() -> str:
    try:
        return importlib.metadata.version("topicgrouper")
    except importlib.metadata.PackageNotFoundError:  # run from the sources
        return "unknown"


def _write(
    file: BinaryIO, sections: Mapping[str, Section], *, manifest: bytes, compression: int
) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        _write_member(archive, MANIFEST, manifest, compression=compression)
        for name in sorted(sections):
            arrays = sections[name].arrays
            for key in sorted(arrays):
                data = _npy_bytes(arrays[key])
                _write_member(archive, member_name(name, key), data, compression=compression)


def _npy_bytes(array: npt.NDArray[Any]) -> bytes:
    return npy_header(array.dtype.str, array.shape) + array.tobytes()


def _write_member(archive: zipfile.ZipFile, name: str, data: bytes, *, compression: int) -> None:
    info = zipfile.ZipInfo(name)  # dated 1980, whatever the clock says
    info.create_system = 3  # Unix, as which Windows writes the same bytes
    info.external_attr = 0o644 << 16
    archive.writestr(info, data, compress_type=compression, compresslevel=_COMPRESSION_LEVEL)


def _is_refused(file: BinaryIO) -> bool:
    n_file_bytes = file.seek(0, 2)
    with zipfile.ZipFile(file) as archive:
        return is_inflated(archive.infolist(), n_file_bytes=n_file_bytes)
