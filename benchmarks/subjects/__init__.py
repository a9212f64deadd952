"""The subjects that are measured.

Every subject is a module of this folder with a function ``prepare``. It is imported only in the
subject's own process, so no process holds the libraries of another.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# All other rows are compared with this one.
YARDSTICK = "auto-all"
_THREADS = {"1": (1, "1 thread"), "all": (-1, "all threads")}


class SkippedError(Exception):
    """A subject cannot be measured here; the message says why."""


@dataclass(frozen=True)
class Outcome:
    """The result of a fit besides its time.

    Attributes
    ----------
    digest : str or None
        Of the tree.
    counters : mapping
        Of the kernel.
    seconds : float or None
        Time of a whole fit, if only a part of it was run.
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
        The function that is timed.
    outcome : callable
        Returns the outcome of the result of ``run``; not timed.
    child_processes : bool
        Whether ``run`` starts processes.
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
        As in the tables, with the options.
    module : str
        The file in this folder.
    options : mapping
        Keyword arguments of its ``prepare``.
    quick_options : mapping
        Options that replace them in a quick run.
    growth : bool
        Whether it is also measured on the data sets of the growth series.
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

    def prepare(self, counts: Any) -> Fit:
        """Import the subject and pass it the counts.

        Raises
        ------
        SkippedError
            If it is not installed or does not fit into memory.
        """
        try:
            module = importlib.import_module(f"{__name__}.{self.module}")
        except ModuleNotFoundError as error:
            raise SkippedError(
                f"{error.name} is not installed (pip install 'topicgrouper[bench]')"
            ) from error
        fit: Fit = module.prepare(counts, **self.options)
        return fit


def list_subjects(*, quick: bool) -> list[Subject]:
    """Return all subjects in the order of the tables, with the options of the run."""
    return [_settled(subject, quick=quick) for subject in _SUBJECTS]


def _settled(subject: Subject, *, quick: bool) -> Subject:
    options = {**subject.options, **(subject.quick_options if quick else {})}
    return replace(subject, title=subject.title.format(**options), options=options)


def _own(algorithm: str, threads: str) -> Subject:
    n_jobs, title = _THREADS[threads]
    return Subject(
        name=f"{algorithm}-{threads}",
        title=f"topicgrouper {{algorithm}}, {title}",
        module="topicgrouper_tree",
        options={"algorithm": algorithm, "n_jobs": n_jobs},
        growth=threads == "all" or algorithm == "auto",
    )


_SUBJECTS = (
    *(_own(algorithm, n) for algorithm in ("auto", "mehac", "ehac") for n in ("all", "1")),
    Subject(
        name="tomotopy-lda",
        title="tomotopy LDA, k = {topics}, {iterations:,} iterations (extrapolated from "
        "{measured} after {warm_up}), all threads",
        module="tomotopy_lda",
        options={"topics": 100, "iterations": 1000, "warm_up": 20, "measured": 40},
        quick_options={"warm_up": 1, "measured": 4},
    ),
    Subject(
        name="sklearn-lda",
        title="scikit-learn LDA, k = {topics}, {iterations} iterations, all processors",
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
