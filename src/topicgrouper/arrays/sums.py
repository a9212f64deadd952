"""Sums of rows, columns and groups of columns of large sparse counts, in little memory.

Sums over documents do not depend on their order: integers are added as such, and sums of fractions
are rounded once.
"""

from __future__ import annotations

import math
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.arrays.sparse_rows import CountRows, entry_ranges

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import IntArray

_ENTRIES_AT_ONCE = 1 << 20
_EXACT = 2**53  # whole numbers up to here are exact as floats


def exact_sum(values: NDArray[Any]) -> float:
    """Return the sum of numbers, rounded once: their order does not matter."""
    starts = range(0, len(values), _ENTRIES_AT_ONCE)
    parts = (values[start : start + _ENTRIES_AT_ONCE].tolist() for start in starts)
    try:
        return math.fsum(chain.from_iterable(parts))
    except OverflowError:
        return math.inf


def column_sums(counts: csr_array[Any] | CountRows, *, approximate: bool = False) -> NDArray[Any]:
    """Return the sum of each column.

    SciPy copies all entries to add them up in 64 bits, which takes more memory than a fit. Sums of
    whole numbers may be added part by part instead. Fractions are sorted by column first, which
    takes as much memory again as they do.
    """
    if counts.data.dtype.kind not in "bui" and not approximate:
        matrix = counts.matrix() if isinstance(counts, CountRows) else counts
        sorted_ = matrix.tocsc()
        ranges = pairwise(sorted_.indptr.tolist())
        return np.array(
            [exact_sum(sorted_.data[first:last]) for first, last in ranges], dtype=float
        )
    total = np.zeros(counts.shape[1], dtype=np.float64 if approximate else _wide(counts.data))
    for first in range(0, len(counts.data), _ENTRIES_AT_ONCE):
        values = counts.data[first : first + _ENTRIES_AT_ONCE]
        columns = counts.indices[first : first + _ENTRIES_AT_ONCE]
        if approximate or np.abs(values.astype(np.float64)).max() < _EXACT / _ENTRIES_AT_ONCE:
            sums = np.bincount(columns, weights=values, minlength=len(total))
            total += sums.astype(total.dtype)
        else:
            np.add.at(total, columns, values)
    return total


def column_sizes(counts: csr_array[Any]) -> NDArray[np.int64]:
    """Return the number of entries of each column; NumPy would copy all indices in 64 bits."""
    sizes = np.zeros(counts.shape[1], dtype=np.int64)
    for first in range(0, len(counts.indices), _ENTRIES_AT_ONCE):
        some = counts.indices[first : first + _ENTRIES_AT_ONCE]
        sizes += np.bincount(some, minlength=len(sizes))
    return sizes


def row_sums(counts: csr_array[Any] | CountRows) -> NDArray[Any]:
    """Return the sum of each row; whole numbers are added part by part, as by `column_sums`."""
    starts, n_rows = counts.indptr, counts.shape[0]
    if counts.data.dtype.kind not in "bui":
        rows = np.repeat(np.arange(n_rows), np.diff(starts))
        return np.bincount(rows, weights=counts.data, minlength=n_rows)
    sums = np.zeros(n_rows, dtype=_wide(counts.data))
    for first, last in entry_ranges(starts, _ENTRIES_AT_ONCE):
        values = counts.data[starts[first] : starts[last]]
        until = np.zeros(len(values) + 1, dtype=sums.dtype)
        np.cumsum(values, out=until[1:])
        sums[first:last] = np.diff(until[starts[first : last + 1] - starts[first]])
    return sums


def _wide(values: NDArray[Any]) -> type[np.integer[Any]]:
    return np.uint64 if values.dtype.kind == "u" else np.int64


def group_columns(
    counts: csr_array[Any], topic_of_column: IntArray, *, n_topics: int
) -> csr_array[Any]:
    """Add up the columns of each topic; those of topic -1 are left out."""
    columns = np.flatnonzero(topic_of_column >= 0)
    places = (columns, topic_of_column[columns])
    ones = np.ones(len(columns), dtype=np.int64)
    membership = scipy.sparse.csr_array((ones, places), shape=(counts.shape[1], n_topics))
    topics = scipy.sparse.csr_array(counts.astype(np.int64, copy=False) @ membership)
    topics.sort_indices()
    return topics


def row_shares(rows: csr_array[Any]) -> csr_array[Any]:
    """Divide each row by its sum; a row without any count stays empty."""
    lengths = np.asarray(rows.sum(axis=1), dtype=np.float64).ravel()
    inverse = np.divide(1.0, lengths, out=np.zeros_like(lengths), where=lengths > 0)
    return scipy.sparse.csr_array(rows * inverse[:, None])
