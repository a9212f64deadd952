"""A folder of texts: on the disk, in a zip and in a tar archive."""

from __future__ import annotations

import gzip
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.doors.text_files import mutate_text
from tests.fuzz.mutations.choices import mutating_rest
from tests.fuzz.mutations.packed import PACKERS, mutating_packed
from tests.fuzz.mutations.tars import mutate_tar, tar_member
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip, unpack_zip
from tests.fuzz.reading import ERRORS, check, reading
from topicgrouper.corpus import read_corpus

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from pathlib import Path
    from random import Random

    from tests.fuzz.door import Run

__all__ = ["DOORS"]

_TEXTS = {
    "space/1.txt": b"some words and rockets",
    "tea/2.txt": "ärger im café".encode(),
    "tea/3": b"",
    ".hidden": b"nothing",
    "tea/4.txt.gz": gzip.compress(b"packed words", mtime=0),
}
_TARS = [("x.tar", {}), ("x.tar.gz", {}), ("x.tgz", {}), ("x.tar.xz", {}), ("x.tar.bz2", {})]


def _inner(name: str, data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return mutate_text(data, rng, others)


def _zipped() -> bytes:
    return pack_zip([Member(name, data) for name, data in _TEXTS.items()])


def _on_disk(folder: Path) -> Run:
    """The members of a zip archive become files, as far as the system allows their names."""
    place = folder / "texts"

    def run(data: bytes) -> Hashable:
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        for member in unpack_zip(data) or ():
            parts = [part for part in member.name.split("/") if part not in ("", ".", "..")]
            with suppress(OSError, ValueError):
                path = place.joinpath(*parts[:5])
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(member.data)
        return check(read_corpus(place))

    return run


def _tar_of(texts: dict[str, bytes]) -> bytes:
    return b"".join(tar_member(name.encode(), data) for name, data in texts.items()) + bytes(1024)


def _tar_seeds() -> list[bytes]:
    plain = _tar_of(_TEXTS)
    records = b"16 path=a/b.txt\n" + b"12 mtime=1.5\n"
    with_records = tar_member(b"pax", records, kind=b"x") + plain
    only_table = _tar_of({"x.csv": b"text\nsome words\n"})
    return [
        *(bytes([0]) + data for data in (plain, with_records, only_table)),
        bytes([1]) + PACKERS["gz"](with_records),
        bytes([2]) + PACKERS["gz"](plain),
        bytes([3]) + PACKERS["xz"](plain),
        bytes([4]) + PACKERS["bz2"](with_records),
    ]


def _tar_failures() -> dict[str, bytes]:
    digits = tar_member(b"pax", b"1" * 2**18, kind=b"x") + _tar_of({"a.txt": b"words"})
    return {"header of digits": bytes([1]) + gzip.compress(digits, mtime=0)}


DOORS = [
    Door(
        "folder",
        errors=ERRORS,
        prepare=_on_disk,
        seeds=lambda: [_zipped()],
        mutate=mutating_zips(_inner),
    ),
    Door(
        "zip-of-texts",
        errors=ERRORS,
        prepare=reading(("x.zip", {})),
        seeds=lambda: [_zipped()],
        mutate=mutating_zips(_inner),
    ),
    Door(
        "tar-of-texts",
        errors=ERRORS,
        prepare=reading(*_TARS),
        seeds=_tar_seeds,
        mutate=mutating_rest(mutating_packed(mutate_tar)),
        built=_tar_failures,
    ),
]
