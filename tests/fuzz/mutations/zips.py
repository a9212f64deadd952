"""Mutations inside of zip archives, whose checksums and tables stay right."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from tests.fuzz.mutations.plain import INTEGERS, mutate_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    Inner = Callable[[str, bytes, Random, Sequence[bytes]], bytes]

__all__ = ["Member", "mutating_zips", "pack_zip", "unpack_zip"]

_LOCAL = struct.Struct("<4s5H3L2H")
_CENTRAL = struct.Struct("<4s6H3L5H2L")
_END = struct.Struct("<4s4H2LH")
_NAMES = (
    *("", ".", "..", "/", "a/", "../x", "/etc/x", "__MACOSX/x", ".hidden", "a\0b", "ü", "x.npy"),
    *("x" * 300, "a/b/c.txt", "x.csv", "x.jsonl", "C:\\x", "vocabulary.npy", "\n", "manifest.json"),
)


@dataclass(frozen=True, eq=False)
class Member:
    """A file in an archive.

    Attributes
    ----------
    name, data
        Its name and content.
    deflate
        Whether to compress it.
    header
        Fields of its headers that say something else than the truth.
    """

    name: str
    data: bytes
    deflate: bool = False
    header: dict[str, int] = field(default_factory=dict)


def pack_zip(members: Sequence[Member]) -> bytes:
    """Write an archive: much faster than zipfile, and as wrong as is wanted."""
    body, table = bytearray(), bytearray()
    for member in members:
        name = member.name.encode("utf-8", "surrogateescape")
        content = member.data
        if member.deflate:
            squeeze = zlib.compressobj(1, zlib.DEFLATED, -15)
            content = squeeze.compress(content) + squeeze.flush()
        fields = {
            "flags": 0x800,
            "method": 8 if member.deflate else 0,
            "crc": zlib.crc32(member.data),
            "packed": len(content),
            "size": len(member.data),
            "offset": len(body),
        } | member.header
        common = [fields[name] for name in ("flags", "method")]
        sizes = [fields[name] for name in ("crc", "packed", "size")]
        start = len(body)
        body += _LOCAL.pack(b"PK\x03\x04", 20, *common, 0, 33, *sizes, len(name), 0)
        body += name + content
        offset = fields["offset"] if "offset" in member.header else start
        table += _CENTRAL.pack(
            b"PK\x01\x02", 20, 20, *common, 0, 33, *sizes, len(name), 0, 0, 0, 0, 0, offset
        )
        table += name
    end = _END.pack(b"PK\x05\x06", 0, 0, len(members), len(members), len(table), len(body), 0)
    return bytes(body + table) + end


@lru_cache(maxsize=512)
def unpack_zip(data: bytes) -> tuple[Member, ...] | None:
    """Return the members of an archive, or nothing if it is none."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = archive.infolist()
            if sum(info.file_size for info in infos) > 2**22:
                return None
            return tuple(Member(info.orig_filename, archive.read(info)) for info in infos)
    except Exception:  # whatever zipfile makes of it
        return None


def mutating_zips(inner: Inner) -> Callable[[bytes, Random, Sequence[bytes]], bytes]:
    """Return a mutation of archives, with one of what is in them."""
    return partial(_mutate_zip, inner=inner)


def _mutate_zip(data: bytes, rng: Random, others: Sequence[bytes], *, inner: Inner) -> bytes:
    members = unpack_zip(data)
    if not members or rng.random() < 0.1:
        return mutate_bytes(data, rng, others, tokens=(b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06"))
    changed = list(members)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _change(changed, rng, others, inner)
    if rng.random() < 0.2:
        changed = [replace(member, deflate=True) for member in changed]
    return pack_zip(changed)


def _change(members: list[Member], rng: Random, others: Sequence[bytes], inner: Inner) -> None:
    place = rng.randrange(len(members)) if members else 0
    kind = rng.random()
    if not members or kind < 0.05:
        members.insert(place, Member(rng.choice(_NAMES), b"some words"))
    elif kind < 0.75:
        member = members[place]
        members[place] = replace(member, data=inner(member.name, member.data, rng, others))
    elif kind < 0.80:
        del members[place]
    elif kind < 0.84:
        members.append(members[place])
    elif kind < 0.88:
        members.reverse()
    elif kind < 0.95:
        name = members[place].name
        mutated = mutate_bytes(name.encode("utf-8", "surrogateescape"), rng, ())[:1000]
        name = rng.choice((*_NAMES, mutated.decode("utf-8", "surrogateescape")))
        members[place] = replace(members[place], name=name)
    else:
        wrong = rng.choice(("flags", "method", "crc", "packed", "size", "offset"))
        bits = 16 if wrong in ("flags", "method") else 32
        header = members[place].header | {wrong: rng.choice(INTEGERS) % 2**bits}
        members[place] = replace(members[place], header=header)
