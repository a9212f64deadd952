"""NumPy's and SciPy's files of counts."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import coo_array, csc_array, csr_array

from tests.fuzz.door import Door
from tests.fuzz.mutations.arrays import mutate_npy, npy
from tests.fuzz.mutations.zips import Member, mutating_zips, pack_zip
from tests.fuzz.reading import COUNTS, ERRORS, VOCABULARY, reading

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

__all__ = ["DOORS", "npz"]

_WORDS = np.array(VOCABULARY.decode().split())
_BESIDE = {"vocab.txt": VOCABULARY}


def npz(**arrays: object) -> bytes:
    """Return arrays as an archive."""
    return pack_zip([Member(f"{name}.npy", npy(np.array(a))) for name, a in arrays.items()])


def _seeds() -> list[bytes]:
    csr, csc, coo = csr_array(COUNTS), csc_array(COUNTS), coo_array(COUNTS)
    shape = np.array(COUNTS.shape)
    rows = {"shape": shape, "data": csr.data, "indices": csr.indices, "indptr": csr.indptr}
    columns = {"shape": shape, "data": csc.data, "indices": csc.indices, "indptr": csc.indptr}
    entries = {"shape": shape, "data": coo.data, "row": coo.row, "col": coo.col}
    return [
        npz(format=b"csr", **rows, vocabulary=_WORDS, labels=np.array(list("aabb"))),
        npz(format=b"csc", **columns, document_ids=np.array(list("abcd"))),
        npz(format=b"coo", **entries, vocab=_WORDS.astype("S")),
        npz(counts=COUNTS, words=_WORDS),
        npz(counts=COUNTS.astype(np.float32)),
        npz(format=b"csr", **rows),
    ]


def _inner(name: str, data: bytes, rng: Random, others: Sequence[bytes]) -> bytes:
    return mutate_npy(data, rng, ())


def _wide_matrix() -> dict[str, bytes]:
    """Return a dense matrix that is small when packed and has too many columns."""
    header = npy(np.empty((0, 2**27), np.uint8)).replace(b"(0, ", b"(1, ")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeeze.compress(header) + squeeze.compress(b"\x01" * 2**27) + squeeze.flush()
    crc = zlib.crc32(b"\x01" * 2**27, zlib.crc32(header))
    fields = {"method": 8, "crc": crc, "size": len(header) + 2**27}
    words = Member("vocabulary.npy", npy(_WORDS))
    return {"wide matrix": pack_zip([Member("counts.npy", data, header=fields), words])}


DOORS = [
    Door(
        "npz",
        errors=ERRORS,
        prepare=reading(("x.npz", {}), beside=_BESIDE),
        seeds=_seeds,
        mutate=mutating_zips(_inner),
        built=_wide_matrix,
    ),
    Door(
        "npy",
        errors=ERRORS,
        prepare=reading(("x.npy", {}), beside=_BESIDE),
        seeds=lambda: [npy(COUNTS), npy(COUNTS.astype("<f4")), npy(np.asfortranarray(COUNTS))],
        mutate=mutate_npy,
    ),
]
