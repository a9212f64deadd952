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
    given : Path or None
        The data to use instead of the data sets, if the experiment accepts any.
    """

    data: Path
    quick: bool
    results: Path
    kept: Path
    n_jobs: int
    only: tuple[str, ...] = ()
    given: Path | None = None

    def table(self, name: str, kind: type[R]) -> Results[R]:
        """Open a table of results."""
        return Results(self.results / f"{name}.csv", kind)


def options(
    description: str | None,
    arguments: Sequence[str] | None,
    *,
    needs_data: bool = True,
    instead: tuple[str, str, str] | None = None,
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
    instead : tuple of str, optional
        The option that names other data to use instead, the kind of its value, and its help.

    Returns
    -------
    Options
    """
    parser = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
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
    if instead is not None:
        name, kind, explanation = instead
        parser.add_argument(name, dest="given", type=Path, metavar=kind, help=explanation)
    parser.set_defaults(given=None)
    given = parser.parse_args(arguments)
    needs_data = needs_data and given.given is None
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
        given=given.given,
    )


def report(text: object) -> None:
    """Tell how far an experiment has come."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
