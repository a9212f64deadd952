"""Parquet files."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from tests.fuzz.door import Door
from tests.fuzz.mutations.choices import mutating_rest, with_each
from tests.fuzz.mutations.plain import INTEGERS, mutate_bytes, with_tokens
from tests.fuzz.reading import ERRORS, reading

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

__all__ = ["DOORS"]

_WAYS = [
    ("x.parquet", {"text_column": "text", "id_column": "id"}),
    ("x.parquet", {"basket": "id", "item": "text", "quantity": "n"}),
]


def _varint(integer: int) -> bytes:
    """Return an integer as Parquet's headers have them."""
    zigzag = (integer << 1 ^ integer >> 63) % 2**64
    digits = bytearray()
    while zigzag > 127:
        digits.append(zigzag & 127 | 128)
        zigzag >>= 7
    return bytes([*digits, zigzag])


_mutate_header = with_tokens(*map(_varint, INTEGERS), b"\0", b"\x15", b"\x16", b"\x19", b"\x1c")


def _mutate_parquet(data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    """Change the table of contents at the end, whose length stays right, or anything."""
    start = len(data) - 8 - int.from_bytes(data[-8:-4], "little")
    if start < 4 or rng.random() < 0.2:
        return mutate_bytes(data, rng, others)
    if rng.random() < 0.3:
        return _mutate_header(data[:start], rng, ()) + data[start:]
    contents = _mutate_header(data[start:-8], rng, ())
    return data[:start] + contents + len(contents).to_bytes(4, "little") + data[-4:]


def _seeds() -> list[bytes]:
    import polars as pl  # noqa: PLC0415 - it starts threads, which only a worker may have

    columns = {"id": ["a", "b", None], "text": ["some words", "", "ümlaut"], "n": [1, 2, None]}
    files = []
    for compression in ("uncompressed", "zstd", "snappy"):
        file = io.BytesIO()
        pl.DataFrame(columns).write_parquet(file, compression=compression)
        files.append(file.getvalue())
    return with_each(_WAYS, files)


DOORS = [
    Door(
        "parquet",
        errors=ERRORS,
        prepare=reading(*_WAYS),
        seeds=_seeds,
        mutate=mutating_rest(_mutate_parquet),
        share=0.02,
    )
]
