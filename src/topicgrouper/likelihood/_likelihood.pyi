import numpy as np
from numpy.typing import NDArray

def left_to_right(
    row_starts: NDArray[np.int64],
    words: NDArray[np.int32],
    counts: NDArray[np.int64],
    word_topics: NDArray[np.float64],
    prior: NDArray[np.float64],
    *,
    chains: int,
    sweeps: int,
    seed: int,
    threads: int,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]: ...
def fold_in(
    row_starts: NDArray[np.int64],
    words: NDArray[np.int32],
    counts: NDArray[np.int64],
    word_topics: NDArray[np.float64],
    prior: NDArray[np.float64],
    *,
    burn_in: int,
    sweeps: int,
    seed: int,
    threads: int,
) -> NDArray[np.float64]: ...
def probability_curve(
    *,
    training_starts: NDArray[np.int64],
    training_documents: NDArray[np.int32],
    training_counts: NDArray[np.int64],
    training_lengths: NDArray[np.int64],
    test_starts: NDArray[np.int64],
    test_documents: NDArray[np.int32],
    test_counts: NDArray[np.int64],
    test_lengths: NDArray[np.int64],
    frequencies: NDArray[np.float64],
    children: NDArray[np.int64],
    alphas: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]: ...
