"""How many threads a number of jobs means."""

from __future__ import annotations

from topicgrouper.arrays.argument_checks import whole_number


def thread_count(n_jobs: int | None) -> int:
    """Return the number of threads that ``n_jobs`` means to joblib, whose settings it follows.

    A fit in a thread goes on while Python exits, when joblib cannot be imported any more: modules
    that fit import it when they are imported.
    """
    if n_jobs is not None and not whole_number("n_jobs", n_jobs, such="-1 for all processors"):
        raise ValueError("n_jobs must be None, a positive number or a negative one; got 0")
    from joblib import effective_n_jobs  # noqa: PLC0415 - slow; looking at a model needs no threads

    return int(effective_n_jobs(n_jobs))
