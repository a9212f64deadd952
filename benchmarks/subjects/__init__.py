"""What is measured: the subjects, and what each of them has to offer.

Every subject is a module of this folder with a function ``prepare``. It is imported in the
subject's own process only, so that no process holds the libraries of another.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

# The row that all others are compared with.
YARDSTICK = "auto-all"
_THREADS = {"1": (1, "1 thread"), "all": (-1, "all threads")}


class SkippedError(Exception):
    """A subject cannot be measured here; the message says why."""


@dataclass(frozen=True)
class Outcome:
    """What a fit leaves besides its time.

    Attributes
    ----------
    digest : str or None
        Of the tree.
    counters : mapping
        Of the kernel.
    seconds : float or None
        Time of a whole fit, where only a part of it was run.
    """

    digest: str | None = None
    counters: Mapping[str, int] = field(default_factory=dict)
    seconds: float | None = None


@dataclass(frozen=True)
class Fit:
    """A fit that is ready to run.

    Attributes
    ----------
    run : callable
        What is timed.
    outcome : callable
        Read the outcome off what ``run`` has returned; not timed.
    child_processes : bool
        Whether ``run`` works in processes of its own.
    """

    run: Callable[[], Any]
    outcome: Callable[[Any], Outcome] = lambda _: Outcome()
    child_processes: bool = False


@dataclass(frozen=True)
class Subject:
    """One row of the table for each data set.

    Attributes
    ----------
    name : str
        As on the command line.
    title : str
        As in the tables.
    module : str
        The file in this folder.
    options : mapping
        Keyword arguments of its ``prepare``.
    quick_options : mapping
        What replaces them in a quick run.
    growth : bool
        Measured on the data sets of the growth series too.
    """

    name: str
    title: str
    module: str
    options: Mapping[str, Any] = field(default_factory=dict)
    quick_options: Mapping[str, Any] = field(default_factory=dict)
    growth: bool = False

    @property
    def is_own(self) -> bool:
        """Whether it is this package."""
        return self.module == "topicgrouper_tree"

    def prepare(self, counts: Any, *, quick: bool) -> Fit:
        """Import the subject and give it the counts.

        Raises
        ------
        SkippedError
            If it is not installed or does not fit into memory.
        """
        try:
            module = importlib.import_module(f"{__name__}.{self.module}")
        except ModuleNotFoundError as error:
            raise SkippedError(f"{error.name} is not installed") from error
        options = {**self.options, **(self.quick_options if quick else {})}
        fit: Fit = module.prepare(counts, **options)
        return fit


def _own(algorithm: str, threads: str) -> Subject:
    n_jobs, title = _THREADS[threads]
    return Subject(
        name=f"{algorithm}-{threads}",
        title=f"topicgrouper {algorithm}, {title}",
        module="topicgrouper_tree",
        options={"algorithm": algorithm, "n_jobs": n_jobs},
        growth=threads == "all" or algorithm == "auto",
    )


SUBJECTS = (
    *(_own(algorithm, n) for algorithm in ("auto", "mehac", "ehac") for n in ("all", "1")),
    Subject(
        name="tomotopy-lda",
        title="tomotopy LDA, k = 100, 1,000 iterations (extrapolated from 50), all threads",
        module="tomotopy_lda",
        options={"topics": 100, "iterations": 1000, "measured": 50},
        quick_options={"measured": 5},
    ),
    Subject(
        name="sklearn-lda",
        title="scikit-learn LDA, k = 100, 10 iterations, all processors",
        module="sklearn_lda",
        options={"topics": 100, "iterations": 10},
        quick_options={"topics": 10, "iterations": 1},
    ),
    Subject(
        name="scipy-linkage",
        title="SciPy linkage (average) of ready distances",
        module="scipy_linkage",
    ),
)
