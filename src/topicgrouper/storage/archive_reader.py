"""Read sections of an archive that anybody may have written.

Nothing in a file is believed before it is checked: sizes are compared with what the manifest
declares before memory is allocated, reading stops where a member must end, and nothing is ever
unpickled, evaluated or extracted to the disk.
"""

from __future__ import annotations

import contextlib
import json
import os
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from topicgrouper.storage.archive_format import (
    DTYPES,
    FORMAT,
    FORMAT_VERSION,
    MANIFEST,
    MAX_INFLATION,
    MAX_MANIFEST_BYTES,
    ArchiveError,
    Section,
    are_names_valid,
    array_bytes,
    is_inflated,
    member_name,
    npy_header,
)
from topicgrouper.storage.untrusted import (
    checked_members,
    is_plausible_shape,
    read_declared_npy,
    read_to_end,
    reporting_damage,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

__all__ = ["read_contents", "read_sections", "refusing_damage"]

_ZIP_START = b"PK\x03\x04"


def read_contents(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Return the versions of an archive and the size of each section, without its content."""
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
        }


def read_sections(
    path: str | os.PathLike[str], *, names: Container[str] | None = None
) -> dict[str, Section]:
    """Read an archive."""
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
    """Open an archive; yield it with its checked manifest and members."""
    with Path(path).open("rb") as file, refusing_damage(path):
        n_file_bytes = os.fstat(file.fileno()).st_size
        if file.read(len(_ZIP_START)) != _ZIP_START:
            raise ArchiveError(
                "it is not a topicgrouper archive; choose a model written by topicgrouper"
            )
        with zipfile.ZipFile(file) as archive:
            members = checked_members(archive, n_file_bytes=n_file_bytes)
            _check_names(members)
            if is_inflated(members.values(), n_file_bytes=n_file_bytes):
                raise ArchiveError(
                    f"it would grow to more than {MAX_INFLATION} times its size; do not trust it"
                )
            manifest = _read_manifest(archive, members)
            _check_declared(manifest, members)
            yield archive, manifest, members


@contextlib.contextmanager
def refusing_damage(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn whatever unreadable bytes lead to into one error that names the file."""
    try:
        with reporting_damage(ArchiveError, passing=ArchiveError):
            yield
    except ArchiveError as error:
        raise ArchiveError(f"cannot read {os.fspath(path)!r}: {error}") from error.__cause__


def _check_names(members: dict[str, zipfile.ZipInfo]) -> None:
    for name in members:
        section, _, file_name = name.partition("/")
        array, _, suffix = file_name.rpartition(".")
        is_array = are_names_valid((section, array)) and suffix == "npy"
        if name != MANIFEST and not is_array:
            raise ArchiveError(f"it holds an unexpected file {name[:60]!r}; do not trust it")


def _read_manifest(archive: zipfile.ZipFile, members: dict[str, zipfile.ZipInfo]) -> dict[str, Any]:
    info = members.get(MANIFEST)
    if info is None:
        raise ArchiveError(
            "it is a zip file without a manifest; choose a model written by topicgrouper"
        )
    if info.file_size > MAX_MANIFEST_BYTES:
        raise ArchiveError(
            f"its manifest has {info.file_size:,} bytes, more than {MAX_MANIFEST_BYTES:,}; "
            "do not trust it"
        )
    with archive.open(info) as file:
        text = read_to_end(cast("BinaryIO", file), info.file_size)
    manifest = json.loads(bytes(text).decode("ascii"))
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise ArchiveError(
            "its manifest was not written by topicgrouper; choose a model written by topicgrouper"
        )
    version = manifest.get("format_version")
    if type(version) is not int or version < 1:
        raise ArchiveError(f"invalid format version: {version!r:.40}; do not trust it")
    if version > FORMAT_VERSION:
        raise ArchiveError(
            f"it was written by topicgrouper {manifest.get('package_version')!r:.40} in format "
            f"version {version}, but this version reads up to {FORMAT_VERSION}; run: "
            "pip install --upgrade topicgrouper"
        )
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
                raise ArchiveError(
                    f"{name[:60]!r} does not have the size that its manifest declares; "
                    "do not trust it"
                )
    if declared != set(members):
        raise ArchiveError("it holds files that its manifest does not declare; do not trust it")


def _mapping(owner: Any, key: str) -> dict[str, Any]:
    value = owner[key]
    if not isinstance(value, dict):
        raise ArchiveError(f"its manifest does not list its {key}; do not trust it")
    return value


def _form(form: Any) -> tuple[str, tuple[int, ...]]:
    dtype, shape = form["dtype"], form["shape"]
    is_shape = isinstance(shape, list) and all(type(n) is int and n >= 0 for n in shape)
    if dtype not in DTYPES or not is_shape or not is_plausible_shape(shape):
        raise ArchiveError(
            f"it declares an array of type {dtype!r:.40} and shape {shape!r:.40}; only plain "
            "arrays of numbers are read"
        )
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
        dtype, shape = _form(form)
        header = npy_header(dtype, shape)
        with archive.open(members[member_name(name, array)]) as file:
            arrays[array] = read_declared_npy(
                cast("BinaryIO", file), header=header, dtype=dtype, shape=shape
            )
    return Section(arrays, declared["meta"])
