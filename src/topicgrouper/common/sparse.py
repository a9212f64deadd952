"""Sparse matrices of any origin, as rows that compiled code can trust, and their sums.

Anyone can write to the arrays of a SciPy matrix, and a file may fill them with anything. SciPy
follows them out of bounds: `check_format` skips its checks if the last pointer is 0 or less, and it
believes the flags that a matrix carries. So every matrix that enters the package is checked here
before a compiled routine sees it.

Sums over documents do not depend on their order: integers are added as such, and sums of fractions
are rounded once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import IntArray

_LARGEST_INT32 = np.iinfo(np.int32).max
_LARGEST_INT64 = np.iinfo(np.int64).max


@dataclass(frozen=True, slots=True, eq=False)
class CountRows:
    """The arrays of a CSR matrix, for those who need no matrix and so need not import SciPy's."""

    data: NDArray[Any]
    indices: NDArray[np.signedinteger[Any]]
    indptr: NDArray[np.signedinteger[Any]]
    shape: tuple[int, int]

    @classmethod
    def of(cls, matrix: csr_array[Any]) -> CountRows:
        """Return the arrays of a matrix."""
        return cls(matrix.data, matrix.indices, matrix.indptr, matrix.shape)

    def matrix(self) -> csr_array[Any]:
        """Return a matrix with these arrays, not with views of them."""
        matrix = scipy.sparse.csr_array((self.data, self.indices, self.indptr), shape=self.shape)
        matrix.data, matrix.indices, matrix.indptr = self.data, self.indices, self.indptr
        return matrix

    def are_canonical(self) -> bool:
        """Return whether the columns of each row ascend, without duplicates and zeros."""
        ascend = self.indices[1:] > self.indices[:-1]
        ends = self.indptr[(self.indptr > 0) & (self.indptr < len(self.indices))]
        ascend[ends - 1] = True  # from one row to the next
        return bool(ascend.all() and self.data.all())


def sound_rows(matrix: Any) -> csr_array[Any]:
    """Return a matrix as CSR, with all pointers and indices within bounds.

    Values are neither checked nor added up: an entry that is stored twice stays stored twice. The
    arrays are shared with the matrix if its format allows that, and are never changed.
    """
    if not scipy.sparse.issparse(matrix):
        matrix = np.asarray(matrix)
    if len(matrix.shape) != 2:
        raise ValueError(
            f"counts must have two dimensions, documents × words, got {len(matrix.shape)}."
        )
    if isinstance(matrix, np.ndarray):
        if matrix.dtype.kind not in "biufc":
            raise ValueError(f"counts must be numbers; dtype {matrix.dtype} is not supported.")
        return scipy.sparse.csr_array(matrix)
    given: Any = matrix
    if given.format == "csr":
        return rows_of_arrays(given.data, given.indices, given.indptr, shape=given.shape).matrix()
    if given.format == "csc":
        by_column = rows_of_arrays(given.data, given.indices, given.indptr, shape=given.shape[::-1])
        return by_column.matrix().T.tocsr()
    if given.format != "coo":
        raise ValueError(
            f"counts in the sparse format {given.format!r} are not supported; convert them to csr "
            "with the method tocsr()"
        )
    values, rows, columns = _list_of_values(given.data), _integers(given.row), _integers(given.col)
    if not len(values) == len(rows) == len(columns):
        raise _damaged("it does not have one row and one column index per value")
    for places, size in zip((rows, columns), given.shape, strict=True):
        _check_range(places, size)
    entries = scipy.sparse.coo_array((values, (rows, columns)), shape=given.shape)
    # SciPy does not add up what it believes to be canonical, so no value can hide another.
    entries.has_canonical_format = True
    return entries.tocsr()


def rows_of_arrays(
    values: Any, indices: Any, pointers: Any, *, shape: tuple[int, int]
) -> CountRows:
    """Return the rows of three arrays of unknown origin."""
    values, indices, pointers = _list_of_values(values), _integers(indices), _integers(pointers)
    if len(pointers) != shape[0] + 1 or pointers[0] != 0:
        raise _damaged(f"it needs {shape[0] + 1} index pointers, the first of them 0")
    if (pointers[1:] < pointers[:-1]).any():
        raise _damaged("its index pointers decrease")
    if not len(values) == len(indices) == pointers[-1]:
        raise _damaged("it does not have one index per value, up to the last pointer")
    _check_range(indices, shape[1])
    kind: Any = np.int32 if max(*shape, len(values)) <= _LARGEST_INT32 else np.int64
    return CountRows(
        values, indices.astype(kind, copy=False), pointers.astype(kind, copy=False), shape
    )


def checked_weights(matrix: Any) -> csr_array[Any]:
    """Check weights and return them as CSR in canonical form; the matrix itself is not changed."""
    rows = sound_rows(matrix)
    check_weights(rows.data)
    return canonical_rows(rows)


def check_weights(data: NDArray[Any]) -> None:
    """Check that weights are finite numbers, and none is negative."""
    if data.dtype.kind not in "biuf":
        raise ValueError(f"Counts must be numbers, got {data.dtype}.")
    if data.dtype.kind == "f" and not np.isfinite(data).all():
        raise ValueError("Counts contain NaN or infinity. Replace or drop these entries.")
    if data.size and data.min() < 0:
        raise ValueError(
            f"Negative values in counts: counts and weights must be at least 0, got {data.min()}."
        )


def canonical_rows(rows: csr_array[Any]) -> csr_array[Any]:
    """Return rows with ascending columns, without duplicates and zeros; its input stays."""
    fresh = scipy.sparse.csr_array(
        (rows.data, rows.indices, rows.indptr), shape=rows.shape
    )  # without flags
    if fresh.has_canonical_format and fresh.data.all():
        return fresh
    small = fresh.dtype.kind in "biu" and fresh.dtype.itemsize < 8
    wide = fresh.astype(np.int64 if small else fresh.dtype, copy=True)
    total = float(wide.data.sum(dtype=np.float64))
    wide.sum_duplicates()
    if wide.nnz < fresh.nnz and wide.dtype.kind in "iu" and total > _LARGEST_INT64:
        raise ValueError("Counts add up beyond 64-bit integers. Divide them by a constant.")
    wide.eliminate_zeros()
    return wide


def entry_ranges(starts: NDArray[Any], max_entries: int) -> Iterator[tuple[int, int]]:
    """Divide rows into ranges of limited size, to work on large matrices part by part."""
    n_rows = len(starts) - 1
    first = 0
    while first < n_rows:
        end = int(starts[first]) + max_entries  # 32 bits might not hold it
        last = int(np.searchsorted(starts, end, side="right")) - 1
        last = min(max(last, first + 1), n_rows)
        yield first, last
        first = last


def _check_range(places: NDArray[Any], size: int) -> None:
    if len(places) and (places.min() < 0 or places.max() >= size):
        raise _damaged(f"its indices must be from 0 to {size - 1}")


def _list_of_values(array: Any) -> NDArray[Any]:
    values = _native(array)
    if values.ndim != 1:
        raise _damaged("its values must be a list of numbers")
    return values


def _integers(array: Any) -> NDArray[np.signedinteger[Any]]:
    places: NDArray[Any] = _native(array)
    if places.ndim != 1 or places.dtype.kind not in "iu":
        raise _damaged("its indices must be lists of integers")
    if places.dtype.kind == "u":
        if len(places) and places.max() > _LARGEST_INT64:
            raise _damaged("its indices must be below 2**63")
        places = places.astype(np.int64)
    return places


def _native(array: Any) -> NDArray[Any]:
    values: NDArray[Any] = np.asarray(array)
    return values.astype(values.dtype.newbyteorder("="), copy=False)


def _damaged(reason: str) -> ValueError:
    return ValueError(
        f"The sparse matrix of counts is damaged: {reason}. Build it again from its entries, for "
        "instance with scipy.sparse.coo_array."
    )


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
