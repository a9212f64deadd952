from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

LARGEST_TOTAL: int

_SparseRows = tuple[NDArray[np.int64], NDArray[np.uint32], NDArray[np.int64]]
_Joined = Callable[[NDArray[np.int64], NDArray[np.int64]], object]

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
    joined: _Joined | None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], int, dict[str, int]]: ...
def first_slots(
    frequencies: NDArray[np.uint64], *, known: NDArray[np.int64]
) -> NDArray[np.uint32]: ...
def agglomerate_shards(
    shards: Any,
    frequencies: NDArray[np.uint64],
    *,
    known: NDArray[np.int64],
    most_matrix_topics: int,
    most_joins: int,
    progress: Callable[[int, float], object] | None,
    joined: _Joined | None,
) -> tuple[NDArray[np.int64], NDArray[np.int64], int, dict[str, int]]: ...
def check_rows(
    ends: NDArray[np.int64],
    slots_of_entries: NDArray[np.uint32],
    sums: NDArray[np.int64],
    *,
    rows: int,
    slots: int,
) -> None: ...

class Shard:
    def __init__(
        self,
        row_starts: NDArray[np.int64],
        columns: NDArray[np.int32],
        counts: NDArray[np.uint32] | NDArray[np.uint64],
        *,
        slot_of_column: NDArray[np.uint32],
        slots: int,
        total: int,
        threads: int,
    ) -> None: ...
    def first_rows(self, first: int, last: int) -> _SparseRows: ...
    def rows(self, slots: NDArray[np.uint32]) -> _SparseRows: ...
    def join(self, kept: int, moved: int) -> _SparseRows: ...
    def renumber(self, slot_of_old: NDArray[np.uint32], slots: int) -> None: ...
    def keep_pairs(self) -> None: ...
    def pairs_work(self, topics: int) -> int: ...
    def evaluations(self) -> int: ...
