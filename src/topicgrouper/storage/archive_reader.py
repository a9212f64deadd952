"""Reading sections of an archive that anybody may have written.

Nothing in a file is believed before it is checked: sizes are compared with what the manifest
declares before memory is set aside, reading stops where a member must end, and nothing is ever
unpickled, evaluated or extracted to the disk.
"""

from __future__ import annotations

import contextlib
import errno
import json
import math
import os
import struct
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.storage.archive_format import (
    DTYPES,
    FORMAT,
    FORMAT_VERSION,
    MANIFEST,
    ArchiveError,
    Section,
    are_names_valid,
    array_bytes,
    is_inflated,
    member_name,
    npy_header,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    import numpy.typing as npt

__all__ = ["Contents", "read_contents", "read_sections", "refusing_damage"]

_MAX_MANIFEST_BYTES = 2**20
_CHUNK_BYTES = 2**20
_ZIP_START = b"PK\x03\x04"

# All that the standard library and NumPy raise on bytes that make no sense.
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
    TypeError,
    LookupError,
)


@dataclass(frozen=True, slots=True)
class Contents:
    """What an archive holds, without its content.

    Attributes
    ----------
    package_version : str
        The version of this package that wrote it.
    format_version : int
        The version of its format.
    sections : dict of str to int
        How many bytes each section takes in the file.
    """

    package_version: str
    format_version: int
    sections: dict[str, int]


def read_contents(path: str | os.PathLike[str]) -> Contents:
    """Tell what an archive holds.

    Raises
    ------
    ArchiveError
        If the file is not an archive of this package, is damaged, or was written by a newer
        version.
    """
    with _opened(path) as (_, manifest, members):
        return Contents(
            package_version=str(manifest.get("package_version")),
            format_version=manifest["format_version"],
            sections={
                section: sum(
                    members[member_name(section, array)].compress_size
                    for array in content["arrays"]
                )
                for section, content in manifest["sections"].items()
            },
        )


def read_sections(
    path: str | os.PathLike[str], *, names: Container[str] | None = None
) -> dict[str, Section]:
    """Read an archive.

    Parameters
    ----------
    path : path-like
        The file. If it cannot be opened, that is an `OSError` as usual.
    names : Container, optional
        The sections wanted; the others are not read. All if left out.

    Returns
    -------
    dict
        The sections wanted that are there, with read-only arrays.

    Raises
    ------
    ArchiveError
        If the file is not an archive of this package, is damaged, or was written by a newer
        version.
    """
    with _opened(path) as (archive, manifest, members):
        return {
            name: _read_section(archive, members, name=name, declared=declared)
            for name, declared in manifest["sections"].items()
            if names is None or name in names
        }


@contextlib.contextmanager
def _opened(
    path: str | os.PathLike[str],
) -> Iterator[tuple[zipfile.ZipFile, dict[str, Any], dict[str, zipfile.ZipInfo]]]:
    """Open an archive; give it with its checked manifest and members."""
    with Path(path).open("rb") as file, refusing_damage(path):
        n_file_bytes = os.fstat(file.fileno()).st_size
        if file.read(len(_ZIP_START)) != _ZIP_START:
            msg = "it is no archive of Topic Grouper; choose a model written by topicgrouper"
            raise ArchiveError(msg)
        with zipfile.ZipFile(file) as archive:
            members = _checked_members(archive, n_file_bytes=n_file_bytes)
            manifest = _read_manifest(archive, members)
            _check_declared(manifest, members)
            yield archive, manifest, members


@contextlib.contextmanager
def refusing_damage(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn whatever nonsense bytes lead to into one `ArchiveError` that names the file."""
    try:
        yield
    except ArchiveError as error:
        msg = f"cannot read {os.fspath(path)!r}: {error}"
        raise ArchiveError(msg) from error.__cause__
    except _DAMAGE as error:
        msg = (
            f"cannot read {os.fspath(path)!r}: it is damaged or incomplete "
            f"({error or type(error).__name__}); copy it again from the original or save it anew"
        )
        raise ArchiveError(msg) from error
    except OSError as error:
        if error.errno not in (None, errno.EINVAL):
            raise  # a fault of the disk, not of the file
        msg = f"cannot read {os.fspath(path)!r}: it is damaged or incomplete; copy it again"
        raise ArchiveError(msg) from error


def _checked_members(archive: zipfile.ZipFile, *, n_file_bytes: int) -> dict[str, zipfile.ZipInfo]:
    infos = archive.infolist()
    members = {info.orig_filename: info for info in infos}
    if len(members) != len(infos):
        msg = "it holds a file twice, as no version of Topic Grouper writes it; do not trust it"
        raise ArchiveError(msg)
    for name, info in members.items():
        section, _, file_name = name.partition("/")
        array, _, suffix = file_name.rpartition(".")
        is_array = are_names_valid((section, array)) and suffix == "npy"
        if name != MANIFEST and not is_array:
            msg = f"it holds a file with the strange name {name[:60]!r}; do not trust it"
            raise ArchiveError(msg)
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            msg = "it is compressed in a way that no version of Topic Grouper uses"
            raise ArchiveError(msg)
    # members that overlap in the file are another way to make little data look like much
    n_packed = sum(info.compress_size for info in infos)
    if n_packed > n_file_bytes or is_inflated(infos, n_file_bytes=n_file_bytes):
        msg = "it would grow beyond all measure when unpacked; do not trust it"
        raise ArchiveError(msg)
    return members


def _read_manifest(archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo]) -> dict[str, Any]:
    info = members.get(MANIFEST)
    if info is None:
        msg = "it is a zip file without a manifest; choose a model written by topicgrouper"
        raise ArchiveError(msg)
    if info.file_size > _MAX_MANIFEST_BYTES:
        msg = "its manifest is too large to be one; do not trust it"
        raise ArchiveError(msg)
    with archive.open(info) as file:
        text = _read_exactly(file, info.file_size)
    manifest = json.loads(bytes(text).decode("ascii"))
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        msg = "its manifest is not one of Topic Grouper; choose a model written by topicgrouper"
        raise ArchiveError(msg)
    version = manifest.get("format_version")
    if type(version) is not int or version < 1:
        msg = f"its format version {version!r} is none; do not trust it"
        raise ArchiveError(msg)
    if version > FORMAT_VERSION:
        msg = (
            f"it was written by topicgrouper {manifest.get('package_version')!r:.40} in format "
            f"{version}, newer than this version knows; run: pip install --upgrade topicgrouper"
        )
        raise ArchiveError(msg)
    return manifest


def _check_declared(manifest: dict[str, Any], members: dict[str, zipfile.ZipInfo]) -> None:
    declared = {MANIFEST}
    for section, content in _mapping(manifest, "sections").items():
        _mapping(content, "meta")
        for array, form in _mapping(content, "arrays").items():
            name = member_name(section, array)
            declared.add(name)
            dtype, shape = _form(form)
            n_bytes = len(npy_header(dtype, shape)) + array_bytes(dtype, shape)
            if name not in members or members[name].file_size != n_bytes:
                msg = f"{name[:60]!r} is not of the size that the manifest declares"
                raise ArchiveError(msg)
    if declared != set(members):
        msg = "it holds files that its manifest does not name; do not trust it"
        raise ArchiveError(msg)


def _mapping(owner: Any, key: str) -> dict[str, Any]:
    value = owner[key]
    if not isinstance(value, dict):
        msg = f"its manifest names no {key}; do not trust it"
        raise ArchiveError(msg)
    return value


def _form(form: Any) -> tuple[str, tuple[int, ...]]:
    dtype, shape = form["dtype"], form["shape"]
    is_shape = isinstance(shape, list) and all(type(n) is int and n >= 0 for n in shape)
    if dtype not in DTYPES or not is_shape or len(shape) > 8 or math.prod(shape) > 2**48:
        msg = f"it declares an array of {dtype!r:.40}; only arrays of plain numbers are read"
        raise ArchiveError(msg)
    return dtype, tuple(shape)


def _read_section(
    archive: zipfile.ZipFile,
    members: dict[str, zipfile.ZipInfo],
    *,
    name: str,
    declared: dict[str, Any],
) -> Section:
    arrays = {}
    for array, form in declared["arrays"].items():
        with archive.open(members[member_name(name, array)]) as file:
            arrays[array] = _read_array(file, *_form(form))
    return Section(arrays, declared["meta"])


def _read_array(file: Any, dtype: str, shape: tuple[int, ...]) -> npt.NDArray[Any]:
    header = npy_header(dtype, shape)
    if file.read(len(header)) != header:
        msg = "an array is not what the manifest declares; only arrays of plain numbers are read"
        raise ArchiveError(msg)
    data = _read_exactly(file, array_bytes(dtype, shape))
    array = np.frombuffer(data, dtype=dtype)
    array = array.astype(array.dtype.newbyteorder("="), copy=False)
    array.flags.writeable = False
    return array.reshape(shape)


def _read_exactly(file: Any, n_bytes: int) -> bytearray:
    # The size was checked against the file's own, so this sets aside no more than was allowed.
    data = bytearray()
    while len(data) < n_bytes:
        chunk = file.read(min(_CHUNK_BYTES, n_bytes - len(data)))
        if not chunk:
            msg = "a part of it ends too early; copy it again from the original"
            raise ArchiveError(msg)
        data += chunk
    if file.read(1):  # reading to the very end also makes zipfile compare the checksum
        msg = "a part of it is longer than declared; do not trust it"
        raise ArchiveError(msg)
    return data
