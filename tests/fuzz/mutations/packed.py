"""Mutations inside of gzip, xz and bzip2."""

from __future__ import annotations

import bz2
import gzip
import lzma
import zlib
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from tests.fuzz.mutations.plain import mutate_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    Mutate = Callable[[bytes, Random, Sequence[bytes]], bytes]

__all__ = ["PACKERS", "mutating_packed"]

PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gz": partial(gzip.compress, compresslevel=1, mtime=0),
    "xz": partial(lzma.compress, preset=0),
    "bz2": partial(bz2.compress, compresslevel=1),
}
_UNPACKERS = {b"\x1f\x8b": gzip.decompress, b"\xfd7zXZ": lzma.decompress, b"BZh": bz2.decompress}
_DAMAGE = (OSError, EOFError, ValueError, zlib.error, lzma.LZMAError)


def mutating_packed(inner: Mutate) -> Mutate:
    """Return a mutation of packed or plain bytes, with one of what is in them."""
    return partial(_mutate_packed, inner=inner)


def _mutate_packed(data: bytes, rng: Random, others: Sequence[bytes], *, inner: Mutate) -> bytes:
    if rng.random() < 0.2:
        return mutate_bytes(data, rng, others)
    plain = _unpacked(data)
    if plain is None:
        return inner(data, rng, others)
    # gzip is by far the fastest of them
    packer = PACKERS[rng.choice(("gz", "gz", "gz", "xz", "bz2"))]
    some = [found for other in rng.choices(others, k=2) if (found := _unpacked(other)) is not None]
    packed = packer(inner(plain, rng, some))
    if rng.random() < 0.05:
        packed += packer(plain)
    return packed


@lru_cache(maxsize=512)
def _unpacked(data: bytes) -> bytes | None:
    for magic, unpack in _UNPACKERS.items():
        if data.startswith(magic) and len(data) < 2**16:
            try:
                return unpack(data)
            except _DAMAGE:
                return None
    return None
