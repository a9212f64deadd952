"""What a fit will cost, told before it starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from joblib import effective_n_jobs

from topicgrouper.arrays.sparse_rows import sound_rows
from topicgrouper.kernel.memory import Algorithm, DataSize, linear_bytes, plan_memory


@dataclass(frozen=True)
class FitEstimate:
    """Expected cost of a fit.

    Attributes
    ----------
    seconds : float
        Right within a factor of about two on the machine of the benchmarks.
    bytes : int
        Upper bound of the memory besides the input.
    pairs : int
        Pairs of different words within documents: what the time mostly depends on.
    """

    seconds: float
    bytes: int
    pairs: int


# Fitted to the measurements of benchmarks/README.md, for one thread.
_SECONDS_PER_PAIR = 12e-9
_SECONDS_PER_NONZERO = 7e-7
_SECONDS_PER_WORD = 3e-5
# The part of the work that more threads do not speed up.
_SERIAL_SHARE = 0.6


def estimate_fit(
    counts: Any,
    *,
    algorithm: Algorithm = "auto",
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
) -> FitEstimate:
    """Estimate time and memory of a fit from the shape of the counts; takes milliseconds.

    Parameters are those of :func:`topicgrouper.kernel.agglomerate`.
    """
    threads = effective_n_jobs(n_jobs)
    matrix = sound_rows(counts)
    lengths = np.diff(matrix.indptr).astype(np.float64)
    size = DataSize(documents=matrix.shape[0], words=matrix.shape[1], nonzeros=int(lengths.sum()))
    plan = plan_memory(size, algorithm=algorithm, threads=threads, limit=memory_limit)
    pairs = int((lengths * (lengths - 1)).sum() / 2)
    serial = (
        _SECONDS_PER_PAIR * pairs
        + _SECONDS_PER_NONZERO * size.nonzeros
        + _SECONDS_PER_WORD * size.words
    )
    seconds = serial * (_SERIAL_SHARE + (1 - _SERIAL_SHARE) / threads)
    return FitEstimate(
        seconds=seconds, bytes=max(plan.bytes, linear_bytes(size, threads=threads)), pairs=pairs
    )
