"""A count matrix as the arrays that the compiled code takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

__all__ = ["MAX_NARROW", "RowArrays", "row_arrays"]

MAX_NARROW = np.iinfo(np.uint16).max
"""Largest number of topics, and count, for which the compiled code uses 16-bit numbers."""


class RowArrays(NamedTuple):
    """Documents × words by row: where each row starts, its words, and their counts."""

    starts: NDArray[np.int64]
    columns: NDArray[np.int32]
    counts: NDArray[np.int64]


def row_arrays(counts: csr_array[Any]) -> RowArrays:
    """Return the arrays of a canonical matrix of whole numbers, copied if types differ."""
    return RowArrays(
        counts.indptr.astype(np.int64, copy=False),
        counts.indices.astype(np.int32, copy=False),
        counts.data.astype(np.int64, copy=False),
    )
