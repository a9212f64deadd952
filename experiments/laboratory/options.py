"""The options that all experiments have."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from experiments.laboratory.results import Results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from experiments.laboratory.results import Row

    R = TypeVar("R", bound=Row)

__all__ = ["Options", "options", "report"]

RESULTS = Path(__file__).parents[1] / "results"


@dataclass(frozen=True)
class Options:
    """What an experiment was called with.

    Attributes
    ----------
    data : Path
        The folder of the data sets.
    quick : bool
        Whether to do a small part of the work, to see that everything works.
    results : Path
        Where tables and plots go.
    kept : Path
        Where fitted models are kept for other experiments.
    n_jobs : int
        Threads.
    only : tuple of str
        The data sets to look at; all if there are none.
    """

    data: Path
    quick: bool
    results: Path
    kept: Path
    n_jobs: int
    only: tuple[str, ...] = ()

    def table(self, name: str, kind: type[R]) -> Results[R]:
        """Open a table of results."""
        return Results(self.results / f"{name}.csv", kind)


def options(
    description: str | None,
    arguments: Sequence[str] | None,
    *,
    needs_data: bool = True,
    further: Sequence[argparse.ArgumentParser] = (),
) -> Options:
    """Read the options of an experiment.

    Parameters
    ----------
    description : str or None
        The docstring of the experiment; its first line is shown.
    arguments : sequence of str or None
        The command-line arguments; None means those of the process.
    needs_data : bool, default=True
        Whether the experiment reads data sets.
    further : sequence of ArgumentParser, optional
        Options of this experiment alone, made with ``add_help=False``: they are accepted and shown
        in its help, and their values are left to it.

    Returns
    -------
    Options
    """
    summary = (description or "").partition("\n")[0]
    parser = argparse.ArgumentParser(description=summary, parents=list(further))
    parser.add_argument(
        "--data",
        type=Path,
        default=os.environ.get("TOPICGROUPER_DATA"),
        help="folder of the data sets (default: $TOPICGROUPER_DATA)",
    )
    parser.add_argument("--quick", action="store_true", help="do a small part, in about a minute")
    parser.add_argument(
        "--results", type=Path, help="folder for tables and plots (default: experiments/results)"
    )
    parser.add_argument(
        "--kept",
        type=Path,
        default=os.environ.get("TOPICGROUPER_KEPT"),
        help="folder for fitted models (default: $TOPICGROUPER_KEPT, or topicgrouper-experiments "
        "in the user's cache)",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads")
    parser.add_argument(
        "--only", nargs="+", default=(), metavar="NAME", help="use only these data sets"
    )
    given = parser.parse_args(arguments)
    if needs_data and given.data is None:
        parser.error("name the folder of the data sets with --data, or set TOPICGROUPER_DATA")
    if needs_data and not given.data.is_dir():
        parser.error(f"{given.data} is not a folder; name the folder of the data sets with --data")
    # A quick run must never be mistaken for the real one.
    usual = RESULTS / "quick" if given.quick else RESULTS
    return Options(
        data=given.data or Path(),
        quick=given.quick,
        results=given.results or usual,
        kept=given.kept or _cache() / "topicgrouper-experiments",
        n_jobs=given.jobs,
        only=tuple(given.only),
    )


def report(text: object) -> None:
    """Tell how far an experiment has come."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
