"""A count matrix as the arrays that the compiled code takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

__all__ = ["RowArrays", "row_arrays"]


class RowArrays(NamedTuple):
    """Documents × words by rows: where each row starts, then words and counts."""

    starts: NDArray[np.int64]
    columns: NDArray[np.int32]
    counts: NDArray[np.int64]


def row_arrays(counts: csr_array[Any]) -> RowArrays:
    """Return the arrays of a canonical matrix of whole numbers, copied where types differ."""
    return RowArrays(
        counts.indptr.astype(np.int64, copy=False),
        counts.indices.astype(np.int32, copy=False),
        counts.data.astype(np.int64, copy=False),
    )
