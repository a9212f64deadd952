"""Add the last fifth of the documents to a regrown tree, and print the time beside a fit of all.

The counts are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.data import QUICK, REAL, DataNotFoundError
from benchmarks.fresh_runs import fresh_runs
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Callable

_DATA = {data.name: data for data in (*REAL, *QUICK) if not data.growth_only}
_STAGES = ("fit", "regrow", "update", "compare")


def measure_here(name: str, n_jobs: int) -> dict[str, float]:
    """Fit, regrow, update, and regrow what was updated, which tells how far it is behind."""
    from topicgrouper import fit_tree, regrow  # noqa: PLC0415 - only loaded in the measured process

    counts = _DATA[name].load().tocsr()
    # Every fifth document is new.
    is_old = np.arange(counts.shape[0]) % 5 != 0
    old = regrow(fit_tree(counts[is_old], n_jobs=n_jobs), n_jobs=n_jobs)
    seconds: dict[str, float] = {}

    def timed(stage: str, run: Callable[[], Any]) -> Any:
        start = perf_counter()
        result = run()
        seconds[stage] = perf_counter() - start
        return result

    tree = timed("fit", partial(fit_tree, counts, n_jobs=n_jobs))
    timed("regrow", partial(regrow, tree, n_jobs=n_jobs))
    updated = timed("update", partial(fit_tree, counts, start=old, n_jobs=n_jobs))
    timed("compare", partial(regrow, updated, n_jobs=n_jobs))
    return seconds


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", choices=_DATA, nargs="+", default=["newsgroups"])
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument("--jobs", type=int, default=-1, metavar="N", help="threads (default: all)")
    parser.add_argument("--one", metavar="DATA", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure_here(options.one, options.jobs)))
        return 0
    rows = []
    for name in options.data:
        try:
            _DATA[name].load()
        except DataNotFoundError as error:
            print(error, file=sys.stderr)
            return 2
        command = [sys.executable, "-m", "benchmarks.updating", "--one", name]
        runs = fresh_runs([*command, "--jobs", str(options.jobs)], repeat=options.repeat)
        best = {stage: min(run[stage] for run in runs) for stage in _STAGES}
        afresh = best["fit"] + best["regrow"]
        ratios = (best["update"] / afresh, (best["update"] + best["compare"]) / afresh)
        seconds = [three_digits(best[stage]) for stage in _STAGES]
        rows.append([_DATA[name].title, *seconds, *map(three_digits, ratios)])
    stages = (f"{stage}, s" for stage in _STAGES)
    header = ("data", *stages, "update ÷ fit and regrow", "with comparison")
    print(table(header, rows, texts=1), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
