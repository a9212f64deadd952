"""The files inside zip and tar archives, and the content of a file however it is packed.

Names inside an archive are only names: nothing is ever written to the disk, so a name with ``..``
in it does no harm.
"""

from __future__ import annotations

import io
import zipfile
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, BinaryIO, cast

from topicgrouper.corpus.readers.compression import (
    CHUNK_BYTES,
    GuardedStream,
    Meter,
    open_unpacked,
    packing_of,
    refusing_damaged_input,
)
from topicgrouper.corpus.readers.formats import ZIPPED_ENDINGS, zip_kind
from topicgrouper.corpus.readers.growth import Growth, check_inflation
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.readers.tar_archive import read_tar

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_TAR_ENDINGS = (".tar", ".tgz", ".txz", ".tbz", ".tbz2")
_TAR_MAGIC = slice(257, 262)


@dataclass(frozen=True, slots=True)
class Member:
    """A regular file inside an archive, open until the next one is requested."""

    name: str  # its name inside the archive, with slashes
    n_bytes: int  # the size that the archive declares
    stream: BinaryIO


def archive_kind(path: Path) -> str | None:
    """Tell whether a file is an archive, packed or not."""
    if packing_of(path) == "zip":
        with path.open("rb") as file:
            is_document = path.suffix.lower() in ZIPPED_ENDINGS or zip_kind(file) is not None
        return None if is_document else "zip"
    with open_unpacked(path, meter=Meter()) as stream:
        if stream.read(512)[_TAR_MAGIC] == b"ustar":
            return "tar"
    name = path.name.lower()
    is_named_so = name.endswith(_TAR_ENDINGS) or path.stem.lower().endswith(".tar")
    return "tar" if is_named_so else None


def is_hidden(name: str) -> bool:
    """Tell whether a file was put there by the system rather than by a person."""
    parts = name.split("/")
    return parts[0] == "__MACOSX" or any(
        part.startswith(".") and part not in (".", "..") for part in parts
    )


def members(path: Path, *, meter: Meter, report: ReadReport | None = None) -> Iterator[Member]:
    """Iterate over the regular files of an archive in their order, without hidden ones."""
    kind = archive_kind(path)
    found = _zip_members(path, meter) if kind == "zip" else _tar_members(path, meter, report)
    return (member for member in found if not is_hidden(member.name))


def member_names(path: Path, *, max_names: int | None = None) -> list[str]:
    """Return the names of the regular files of an archive."""
    return [member.name for member in islice(members(path, meter=Meter()), max_names)]


@contextmanager
def open_content(path: Path, *, meter: Meter) -> Iterator[tuple[BinaryIO, str]]:
    """Open the content of a file: unpacked, or the only file of a zip or tar archive."""
    if archive_kind(path) is None:
        with open_unpacked(path, meter=meter) as stream:
            yield stream, str(path)
        return
    names = member_names(path, max_names=3)
    if not names:
        message = "the archive holds no files; copy it again from the original"
        raise ReadError(message, path=path)
    if len(names) > 1:
        message = (
            f"the archive must hold one file, but holds {', '.join(names[:2])}"
            f"{' and others' if len(names) > 2 else ''}; unpack it and choose the file to read, or "
            "read all of them as texts in the format folder"
        )
        raise ReadError(message, path=path)
    for member in members(path, meter=meter):
        stream = io.BufferedReader(cast("io.RawIOBase", member.stream), CHUNK_BYTES)
        yield cast("BinaryIO", stream), f"{path}/{member.name}"
        return


def _zip_members(path: Path, meter: Meter) -> Iterator[Member]:
    n_packed = path.stat().st_size
    with refusing_damaged_input(path), zipfile.ZipFile(path) as archive:
        infos = [info for info in archive.infolist() if not info.filename.endswith("/")]
    # Members may overlap in the file, which makes little data look like much: hence the sum.
    n_unpacked = sum(info.file_size for info in infos)
    check_inflation(path, n_unpacked=n_unpacked, n_packed=n_packed)
    growth = Growth(path, n_packed=n_packed)
    with zipfile.ZipFile(path) as archive:
        for info in infos:
            if info.flag_bits & 1:
                message = f"{info.filename!r} in it is encrypted; unpack it and read the result"
                raise ReadError(message, path=path)
            with refusing_damaged_input(path):
                stream = archive.open(info)
            with stream:
                guarded = GuardedStream(cast("BinaryIO", stream), path, growth)
                yield Member(info.filename, info.file_size, cast("BinaryIO", guarded))
            meter.add(info.compress_size)


def _tar_members(path: Path, meter: Meter, report: ReadReport | None) -> Iterator[Member]:
    with open_unpacked(path, meter=meter) as unpacked:
        for found in read_tar(unpacked, path=str(path)):
            if found.kind == "file":
                yield Member(found.name, found.n_bytes, found.stream)
            elif found.kind == "other" and report is not None and not is_hidden(found.name):
                message = "it is a link or a device, not a file; put the file itself there"
                report.problem(message, path=f"{path}/{found.name}")
