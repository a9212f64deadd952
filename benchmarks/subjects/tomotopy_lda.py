"""tomotopy's LDA: collapsed Gibbs sampling."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import tomotopy

from benchmarks.subjects import Fit, Outcome

if TYPE_CHECKING:
    from scipy.sparse import csr_array

_ALL_WORKERS = 0


def prepare(
    counts: csr_array[Any], *, topics: int, iterations: int, warm_up: int, measured: int
) -> Fit:
    """Add the documents, then time the start and some iterations.

    Adding the documents is not timed. The first iterations take longer, since the first estimates
    of the hyper-parameters converge slowly: they are counted once. All others are assumed to last
    as long as those measured after them.
    """
    model = tomotopy.LDAModel(k=topics, seed=1)
    names = np.array([f"x{column}" for column in range(counts.shape[1])], dtype=object)
    for start, end in pairwise(counts.indptr.tolist()):
        if start < end:
            tokens = np.repeat(counts.indices[start:end], counts.data[start:end])
            model.add_doc(names[tokens].tolist())

    def run() -> float:
        start = perf_counter()
        model.train(warm_up, workers=_ALL_WORKERS)
        warm = perf_counter()
        model.train(measured, workers=_ALL_WORKERS)
        return warm - start + (perf_counter() - warm) * (iterations - warm_up) / measured

    return Fit(run, lambda seconds: Outcome(seconds=seconds))
