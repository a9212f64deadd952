"""tomotopy's LDA: collapsed Gibbs sampling."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import tomotopy

from subjects import Fit, Outcome

if TYPE_CHECKING:
    from scipy.sparse import csr_array

_ALL_WORKERS = 0


def prepare(counts: csr_array[Any], *, topics: int, iterations: int, measured: int) -> Fit:
    """Hand over the documents, then time the start and the first iterations.

    Handing over is not timed. The remaining iterations are taken to last as long as these.
    """
    model = tomotopy.LDAModel(k=topics, seed=1)
    names = np.array([f"x{column}" for column in range(counts.shape[1])], dtype=object)
    for start, end in pairwise(counts.indptr.tolist()):
        if start < end:
            tokens = np.repeat(counts.indices[start:end], counts.data[start:end])
            model.add_doc(names[tokens].tolist())

    def run() -> float:
        start = perf_counter()
        model.train(0, workers=_ALL_WORKERS)
        ready = perf_counter()
        model.train(measured, workers=_ALL_WORKERS)
        return ready - start + (perf_counter() - ready) * iterations / measured

    return Fit(run, lambda seconds: Outcome(seconds=seconds))
