from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

LARGEST_TOTAL: int

def fixed_point_shift(total: int) -> int: ...
def fixed_point_g(values: NDArray[np.uint64], shift: int) -> NDArray[np.int64]: ...
def agglomerate(
    row_starts: NDArray[np.int64],
    columns: NDArray[np.int32],
    counts: NDArray[np.uint32] | NDArray[np.uint64],
    *,
    words: int,
    known: NDArray[np.int64],
    threads: int,
    matrix_from_start: bool,
    most_matrix_topics: int,
    most_joins: int,
    progress: Callable[[int, float], object] | None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], int, dict[str, int]]: ...
