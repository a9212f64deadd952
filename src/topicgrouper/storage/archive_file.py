"""Write sections to an archive, and read them from one that anybody may have written.

Nothing in a file is believed before it is checked: sizes are compared with what the manifest
declares before memory is allocated, reading stops where a member must end, and nothing is ever
unpickled, evaluated or extracted to the disk.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

import numpy as np

from topicgrouper.storage.archive_format import ArchiveError, Section
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.section_forms import check_numbers, check_section, known_sizes
from topicgrouper.storage.untrusted import (
    checked_members,
    is_plausible_shape,
    read_declared_npy,
    read_to_end,
    reporting_damage,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Mapping
    from contextlib import AbstractContextManager

    import numpy.typing as npt

    _Members = dict[str, zipfile.ZipInfo]
    Rows = Mapping[str, Mapping[str, int]]
    """By section, how many rows each array has."""

FORMAT = "topicgrouper"
FORMAT_VERSION = 1
MANIFEST = "manifest.json"

_NUMBERS = ("|i1", "|u1", "<i2", "<u2", "<i4", "<u4", "<i8", "<u8", "<f4", "<f8")
DTYPES = {name: np.dtype(name).itemsize for name in _NUMBERS}
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

_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
_ZIP_START = b"PK\x03\x04"
_COMPRESSION_LEVEL = 3  # files hardly larger than at 6, in a third of the time


def write_sections(
    path: str | os.PathLike[str], sections: Mapping[str, Section], *, kind: str = "model"
) -> None:
    """Write an archive, completely or not at all, to a new file or over one of its kind."""
    portable = {name: _portable(name, section) for name, section in sections.items()}
    manifest = _manifest(portable)
    if len(manifest) > MAX_MANIFEST_BYTES:
        n_arrays = sum(len(section.arrays) for section in portable.values())
        raise ValueError(
            f"the list of {n_arrays:,} arrays takes {len(manifest):,} bytes, but at most "
            f"{MAX_MANIFEST_BYTES:,} are allowed; keep fewer document columns"
        )
    with atomic_write(path, kind=kind) as file:
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
    from importlib import metadata  # noqa: PLC0415 - slow to import, and only writing needs it

    try:
        return metadata.version("topicgrouper")
    except metadata.PackageNotFoundError:  # run from the sources
        return "unknown"


def _write(
    file: BinaryIO, sections: Mapping[str, Section], *, manifest: bytes, compression: int
) -> None:
    with zipfile.ZipFile(file, "w") as archive:

        def add(name: str, data: bytes) -> None:
            info = zipfile.ZipInfo(name)  # dated 1980, whatever the clock says
            info.create_system = 3  # Unix, as which Windows writes the same bytes
            info.external_attr = 0o644 << 16
            archive.writestr(info, data, compression, _COMPRESSION_LEVEL)

        add(MANIFEST, manifest)
        for name, section in sorted(sections.items()):
            for key, array in sorted(section.arrays.items()):
                header = npy_header(array.dtype.str, array.shape)
                add(member_name(name, key), header + array.tobytes())


def _is_refused(file: BinaryIO) -> bool:
    n_file_bytes = file.seek(0, 2)
    with zipfile.ZipFile(file) as archive:
        return is_inflated(archive.infolist(), n_file_bytes=n_file_bytes)


def read_contents(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Return the versions of an archive, the sizes of its sections and the rows of their arrays."""
    with _opened(path) as (_, manifest, members):
        return {
            "package_version": str(manifest.get("package_version")),
            "format_version": manifest["format_version"],
            "sections": {
                section: sum(
                    members[member_name(section, array)].compress_size
                    for array in content["arrays"]
                )
                for section, content in manifest["sections"].items()
            },
            "rows": _rows(manifest),
        }


def _rows(manifest: dict[str, Any]) -> Rows:
    return {
        section: {array: (*_form(form)[1], 1)[0] for array, form in content["arrays"].items()}
        for section, content in manifest["sections"].items()
    }


def read_sections(
    path: str | os.PathLike[str],
    *,
    names: Container[str] | Callable[[Rows], Container[str]] | None = None,
) -> dict[str, Section]:
    """Read an archive, or the sections of some names, which may depend on what it has."""
    sections = {}
    with _opened(path) as (archive, manifest, members):
        rows = _rows(manifest)
        names = names(rows) if callable(names) else names
        sizes = known_sizes(rows, manifest["sections"].get("tree", {"meta": {}})["meta"])
        # The tree first: by its words, others are judged.
        for name, declared in sorted(manifest["sections"].items(), key=lambda s: s[0] != "tree"):
            if names is None or name in names:
                with refusing_section(name):
                    known = check_section(name, declared, sizes)
                    arrays = {
                        array: _read_array(archive, members[member_name(name, array)], form)
                        for array, form in declared["arrays"].items()
                    }
                    check_numbers(name, arrays, known)
                sections[name] = Section(arrays, declared["meta"])
    return sections


def _read_array(archive: zipfile.ZipFile, member: zipfile.ZipInfo, form: Any) -> npt.NDArray[Any]:
    dtype, shape = _form(form)
    header = npy_header(dtype, shape)
    with archive.open(member) as file:
        return read_declared_npy(cast("BinaryIO", file), header=header, dtype=dtype, shape=shape)


@contextlib.contextmanager
def _opened(
    path: str | os.PathLike[str],
) -> Iterator[tuple[zipfile.ZipFile, dict[str, Any], _Members]]:
    """Open an archive; yield it with its checked manifest and members."""
    with Path(path).open("rb") as file, refusing_damage(path):
        n_file_bytes = os.fstat(file.fileno()).st_size
        if file.read(len(_ZIP_START)) != _ZIP_START:
            raise ArchiveError("not a topicgrouper file; choose a model saved by topicgrouper")
        with zipfile.ZipFile(file) as archive:
            members = checked_members(archive, n_file_bytes=n_file_bytes)
            _check_names(members)
            if is_inflated(members.values(), n_file_bytes=n_file_bytes):
                raise ArchiveError(
                    f"the file unpacks to more than {MAX_INFLATION} times its size; do not trust it"
                )
            manifest = _read_manifest(archive, members)
            _check_declared(manifest, members)
            yield archive, manifest, members


@contextlib.contextmanager
def refusing_damage(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn any error of unreadable bytes into an `ArchiveError` that names the file."""
    try:
        with reporting_damage(ArchiveError, passing=ArchiveError):
            yield
    except ArchiveError as error:
        raise ArchiveError(f"cannot read {os.fspath(path)!r}: {error}") from error.__cause__


def refusing_section(*names: str) -> AbstractContextManager[None]:
    """Turn any error of sections that make no sense into an `ArchiveError` that names them."""
    sections = " or ".join(f"section {name!r}" for name in names)
    return reporting_damage(ArchiveError, passing=ArchiveError, part=f"{sections} of the file")


def _check_names(members: _Members) -> None:
    for name in members:
        section, _, file_name = name.partition("/")
        array, _, suffix = file_name.rpartition(".")
        is_array = _NAME.fullmatch(section) and _NAME.fullmatch(array) and suffix == "npy"
        if name != MANIFEST and not is_array:
            raise ArchiveError(f"unexpected file {name[:60]!r} in the archive; do not trust it")


def _read_manifest(archive: zipfile.ZipFile, members: _Members) -> dict[str, Any]:
    info = members.get(MANIFEST)
    if info is None:
        raise ArchiveError("the zip file has no manifest; choose a model saved by topicgrouper")
    if info.file_size > MAX_MANIFEST_BYTES:
        raise ArchiveError(
            f"the manifest has {info.file_size:,} bytes, more than {MAX_MANIFEST_BYTES:,}; "
            "do not trust it"
        )
    with archive.open(info) as file:
        text = read_to_end(cast("BinaryIO", file), info.file_size)
    manifest = json.loads(bytes(text).decode("ascii"))
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise ArchiveError(
            "the manifest is not of topicgrouper; choose a model saved by topicgrouper"
        )
    version = manifest.get("format_version")
    if type(version) is not int or version < 1:
        raise ArchiveError(f"invalid format version: {version!r:.40}; do not trust it")
    if version > FORMAT_VERSION:
        raise ArchiveError(
            f"written by topicgrouper {manifest.get('package_version')!r:.40} in format version "
            f"{version}, but this version reads only up to {FORMAT_VERSION}; run: "
            "pip install --upgrade topicgrouper"
        )
    return manifest


def _check_declared(manifest: dict[str, Any], members: _Members) -> None:
    declared = {MANIFEST}
    for section, content in _mapping(manifest, "sections").items():
        _mapping(content, "meta")
        for array, form in _mapping(content, "arrays").items():
            name = member_name(section, array)
            declared.add(name)
            dtype, shape = _form(form)
            n_bytes = len(npy_header(dtype, shape)) + DTYPES[dtype] * math.prod(shape)
            if name not in members or members[name].file_size != n_bytes:
                raise ArchiveError(
                    f"{name[:60]!r} does not have the size that the manifest declares; "
                    "do not trust it"
                )
    if declared != set(members):
        raise ArchiveError("the archive contains undeclared files; do not trust it")


def _mapping(owner: Any, key: str) -> dict[str, Any]:
    value = owner[key]
    if not isinstance(value, dict):
        raise ArchiveError(f"the manifest does not list its {key}; do not trust it")
    return value


def _form(form: Any) -> tuple[str, tuple[int, ...]]:
    dtype, shape = form["dtype"], form["shape"]
    is_shape = isinstance(shape, list) and all(type(n) is int and n >= 0 for n in shape)
    if dtype not in DTYPES or not is_shape or not is_plausible_shape(shape):
        raise ArchiveError(
            f"the manifest declares an array of type {dtype!r:.40} and shape {shape!r:.40}; only "
            "plain arrays of numbers are supported"
        )
    return dtype, tuple(shape)


def member_name(section: str, array: str) -> str:
    """Return the name of an array's file inside an archive."""
    return f"{section}/{array}.npy"


def npy_header(dtype: str, shape: tuple[int, ...]) -> bytes:
    """Return the header of a ``.npy`` file, version 1.0.

    NumPy's own writer has padded headers differently over its versions. With fixed bytes, equal
    trees make equal files, and a reader can compare the header instead of parsing it.
    """
    text = f"{{'descr': '{dtype}', 'fortran_order': False, 'shape': {shape}, }}"
    padding = -(len(text) + 11) % 64  # data starts at a multiple of 64 bytes
    text += " " * padding + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode("ascii")


def is_inflated(members: Iterable[zipfile.ZipInfo], *, n_file_bytes: int) -> bool:
    """Return whether an archive would grow so much when unpacked that it is likely an attack."""
    n_bytes = sum(member.file_size for member in members)
    return n_bytes > max(HARMLESS_BYTES, MAX_INFLATION * n_file_bytes)
