"""Sparse matrices of any origin, as rows that compiled code can trust.

Anyone can write to the arrays of a SciPy matrix, and a file may fill them with anything. SciPy
follows them out of bounds: `check_format` skips its checks if the last pointer is 0 or less, and it
believes the flags that a matrix carries. So every matrix that enters the package is checked here
before a compiled routine sees it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

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
