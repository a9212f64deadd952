"""Sums of rows, columns and groups of columns of large sparse counts, in little memory.

Sums over documents do not depend on their order: integers are added as such, and sums of fractions
are rounded once.
"""

from __future__ import annotations

import math
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sparse_rows import entry_ranges

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray

_ENTRIES_AT_ONCE = 1 << 20


def exact_sum(values: NDArray[Any]) -> float:
    """Return the sum of numbers, rounded once: their order does not matter."""
    starts = range(0, len(values), _ENTRIES_AT_ONCE)
    parts = (values[start : start + _ENTRIES_AT_ONCE].tolist() for start in starts)
    try:
        return math.fsum(chain.from_iterable(parts))
    except OverflowError:
        return math.inf


def column_sums(counts: csr_array[Any], *, approximate: bool = False) -> NDArray[Any]:
    """Return the sum of each column.

    SciPy copies all entries to add them up in 64 bits, which takes more memory than a fit. Sums of
    whole numbers may be added part by part instead. Fractions are sorted by column first, which
    takes as much memory again as they do.
    """
    if counts.dtype.kind not in "bui" and not approximate:
        columns = counts.tocsc()
        ranges = pairwise(columns.indptr.tolist())
        return np.array(
            [exact_sum(columns.data[first:last]) for first, last in ranges], dtype=float
        )
    total = np.zeros(counts.shape[1], dtype=np.float64 if approximate else _wide(counts))
    for part in _parts(counts):
        total += np.asarray(part.sum(axis=0, dtype=total.dtype)).ravel()
    return total


def row_sums(counts: csr_array[Any]) -> NDArray[Any]:
    """Return the sum of each row, of whole numbers as `column_sums` does."""
    if counts.dtype.kind not in "bui":
        return np.asarray(counts.sum(axis=1)).ravel()
    dtype = _wide(counts)
    sums = [np.asarray(part.sum(axis=1, dtype=dtype)).ravel() for part in _parts(counts)]
    return np.concatenate([np.zeros(0, dtype=dtype), *sums])


def _wide(counts: csr_array[Any]) -> type[np.integer[Any]]:
    return np.uint64 if counts.dtype.kind == "u" else np.int64


def _parts(counts: csr_array[Any]) -> Iterator[csr_array[Any]]:
    """Split a matrix into ranges of rows, which share its arrays."""
    starts = counts.indptr
    for first, last in entry_ranges(starts, _ENTRIES_AT_ONCE):
        entries = slice(starts[first], starts[last])
        arrays = (
            counts.data[entries],
            counts.indices[entries],
            starts[first : last + 1] - starts[first],
        )
        yield csr_array(arrays, shape=(last - first, counts.shape[1]))


def group_columns(
    counts: csr_array[Any], topic_of_column: IntArray, *, n_topics: int
) -> csr_array[Any]:
    """Add up the columns of each topic; those of topic -1 are left out."""
    columns = np.flatnonzero(topic_of_column >= 0)
    places = (columns, topic_of_column[columns])
    ones = np.ones(len(columns), dtype=np.int64)
    membership = csr_array((ones, places), shape=(counts.shape[1], n_topics))
    topics = csr_array(counts.astype(np.int64, copy=False) @ membership)
    topics.sort_indices()
    return topics


def row_shares(rows: csr_array[Any]) -> csr_array[Any]:
    """Divide each row by its sum; a row without any count stays empty."""
    lengths = np.asarray(rows.sum(axis=1), dtype=np.float64).ravel()
    inverse = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)
    return csr_array(rows * inverse[:, None])
