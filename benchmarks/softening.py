"""Soften views of Twenty Newsgroups with growing numbers of topics, and print a table.

The counts are in $TOPICGROUPER_DATA. Only softening is
timed, starting from a refined view; the best of several calls is reported.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import joblib

from benchmarks.data import QUICK, REAL, DataNotFoundError
from benchmarks.machine import describe_machine
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tree import FlatView

_METHODS = ("default", "cvb0", "gibbs")
_ALL = joblib.cpu_count()


class Measurement(NamedTuple):
    """The cost of softening one view with one method and number of threads."""

    topics: int
    method: str
    threads: int
    rounds: int
    seconds: float
    cpu_seconds: float


def measure(view: FlatView, method: Any, threads: int, *, repeat: int) -> Measurement:
    """Soften a view several times."""
    from experiments.sampling.softening import soften  # noqa: PLC0415 - after the options have been read

    seconds, cpu_seconds = [], []
    for _ in range(repeat):
        start, start_cpu = perf_counter(), process_time()
        soft = soften(view, method=method, n_jobs=threads)
        seconds.append(perf_counter() - start)
        cpu_seconds.append(process_time() - start_cpu)
    return Measurement(view.n, method, threads, soft.n_rounds, min(seconds), min(cpu_seconds))


def measure_all(counts: Any, options: argparse.Namespace) -> list[Measurement]:
    """Fit the tree, then soften its views."""
    from topicgrouper import fit_tree  # noqa: PLC0415
    from topicgrouper.fitting import refine  # noqa: PLC0415

    tree = fit_tree(counts, n_jobs=_ALL)
    found = []
    for n in options.topics:
        view = refine(tree.view(n), n_jobs=_ALL)
        for method in options.methods:
            for threads in dict.fromkeys((1, _ALL)):
                found.append(measure(view, method, threads, repeat=options.repeat))
                print(found[-1], file=sys.stderr, flush=True)
    return found


def write_report(machine: dict[str, str], found: Sequence[Measurement], title: str) -> str:
    """Write the tables."""
    header = ("n", "method", "threads", "rounds", "seconds", "CPU seconds")
    rows = [
        [*map(str, one[:4]), three_digits(one.seconds), three_digits(one.cpu_seconds)]
        for one in found
    ]
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    heading = f"## Softening {title}"
    return f"## Machine and versions\n\n{facts}\n\n{heading}\n\n{table(header, rows, texts=4)}\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--data", default="newsgroups", choices=[data.name for data in REAL])
    parser.add_argument("--methods", nargs="+", choices=_METHODS, default=["cvb0"])
    parser.add_argument("-n", "--topics", nargs="+", type=int, default=[50, 100, 200, 400])
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    options = parser.parse_args()
    data = QUICK[-1] if options.quick else next(one for one in REAL if one.name == options.data)
    try:
        counts = data.load()
    except DataNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    machine = describe_machine()
    found = measure_all(counts, options)
    if options.output:
        measurements = [one._asdict() for one in found]
        result = {"machine": machine, "data": data.name, "measurements": measurements}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, found, data.title), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
