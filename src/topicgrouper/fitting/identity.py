"""The identity of a fit: equal words and equal documents, in whatever order or split.

The tree does not depend on the order of the documents, so a checkpoint that was written on a
cluster is valid for the same counts on one machine. Documents are therefore identified by numbers
that are sums over documents.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.sparse_rows import entry_ranges
from topicgrouper.storage.string_table import encode_strings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

__all__ = ["documents_hash", "fit_identity"]

_SEEDS = np.array([0x9E3779B97F4A7C15, 0xD1B54A32D192ED03], dtype=np.uint64)
_ENTRIES_AT_ONCE = 1 << 22


def documents_hash(counts: csr_array[Any]) -> NDArray[np.uint64]:
    """Return 128 bits that identify the documents of a matrix of whole counts.

    The hashes of the parts of a matrix add up to the hash of the matrix. Neither empty documents
    nor the order matter. The hash guards against mistakes, not against forgery.
    """
    result = np.zeros(2, dtype=np.uint64)
    starts = counts.indptr.astype(np.int64)
    for first, last in entry_ranges(starts, _ENTRIES_AT_ONCE):
        result += _rows_hash(counts, starts[first : last + 1])
    return result


def fit_identity(
    words: Sequence[str],
    *,
    documents: NDArray[np.uint64],
    frequencies: NDArray[Any],
    scale: float,
    groups: NDArray[Any] | None = None,
) -> str:
    """Return 64 hex digits that identify everything the joins of a fit depend on."""
    text, ends = encode_strings(words)
    hasher = hashlib.sha256(f"topicgrouper fit 1 {scale!r}\n".encode())
    arrays = [documents, frequencies, ends, text]
    for array in arrays if groups is None else [*arrays, groups]:
        hasher.update(f"{array.shape}\n".encode())
        hasher.update(array.astype("<u8").tobytes())
    return hasher.hexdigest()


def _rows_hash(counts: csr_array[Any], starts: NDArray[np.int64]) -> NDArray[np.uint64]:
    place = slice(int(starts[0]), int(starts[-1]))
    columns = counts.indices[place].astype(np.uint64)
    values = _mixed(counts.data[place].astype(np.uint64))
    filled = np.flatnonzero(np.diff(starts))
    if len(filled) == 0:
        return np.zeros(2, dtype=np.uint64)
    firsts = starts[filled] - starts[0]
    lanes = []
    for seed in _SEEDS:
        entries = _mixed(_mixed(columns + seed) ^ values)
        # A second mixing makes a row more than the sum of its entries.
        lanes.append(_mixed(np.add.reduceat(entries, firsts)).sum(dtype=np.uint64))
    return np.array(lanes, dtype=np.uint64)


def _mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Spread every bit over all bits (the finaliser of splitmix64)."""
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))
