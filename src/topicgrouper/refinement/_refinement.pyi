from collections.abc import Callable
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

class Refinement(TypedDict):
    move_passes: NDArray[np.int64]
    move_words: NDArray[np.int64]
    move_sources: NDArray[np.int64]
    move_targets: NDArray[np.int64]
    move_gains: NDArray[np.int64]
    topics: NDArray[np.uint32]
    losses: NDArray[np.int64]
    passes: int
    converged: bool
    shift: int

def refine(
    column_starts: NDArray[np.int64],
    documents: NDArray[np.int32],
    counts: NDArray[np.uint32] | NDArray[np.uint64],
    *,
    n_documents: int,
    topics: NDArray[np.int32],
    homes: NDArray[np.int32],
    keepers: NDArray[np.int32],
    parents_of_topics: NDArray[np.int32],
    parents_of_words: NDArray[np.int32],
    most_passes: int,
    most_sums: int,
    threads: int,
    progress: Callable[[int, float], object] | None,
) -> Refinement: ...
