"""An estimate of what a fit will cost, before it starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from joblib import effective_n_jobs

from topicgrouper.arrays.sparse_rows import sound_rows
from topicgrouper.kernel.memory import Algorithm, DataSize, linear_bytes, plan_memory


@dataclass(frozen=True)
class FitEstimate:
    """The expected cost of a fit.

    Attributes
    ----------
    seconds : float
        Expected time, right within a factor of about two on the machine of the benchmarks.
    bytes : int
        Upper bound of the memory needed besides the input.
    pairs : int
        Pairs of different words within documents, which mostly determine the time.

    See Also
    --------
    estimate_fit : Estimate the cost of a fit.

    Examples
    --------
    >>> import numpy as np
    >>> from topicgrouper import estimate_fit
    >>> counts = np.random.default_rng(1).poisson(0.05, (500, 1000))
    >>> estimate = estimate_fit(counts)
    >>> estimate.pairs
    584753
    >>> estimate.seconds < 60, estimate.bytes < 100 * 2**20
    (True, True)
    """

    seconds: float
    bytes: int
    pairs: int


# Fitted to the measurements in benchmarks/README.md, for one thread.
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
    """Estimate the time and memory of a fit from the shape of the counts, within milliseconds.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        The counts to be fitted.
    algorithm : {"auto", "ehac", "mehac"}, default="auto"
        As in `topicgrouper.kernel.agglomerate`.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    memory_limit : int or str, optional
        Bytes, or a text such as ``"2GB"`` (default: half of the free memory).

    Returns
    -------
    FitEstimate

    Raises
    ------
    ValueError
        If the counts do not have two dimensions, or a setting is invalid.
    NotEnoughMemoryError
        If ``"ehac"`` needs more than the memory limit.

    See Also
    --------
    fit_tree : Fit the tree.

    Examples
    --------
    >>> from topicgrouper import estimate_fit
    >>> estimate = estimate_fit([[2, 1, 0, 0], [1, 2, 0, 1]])
    >>> estimate.pairs, estimate.seconds < 1
    (4, True)
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
