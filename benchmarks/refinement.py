"""Refine flat views of Twenty Newsgroups with growing numbers of topics, and print a table.

The counts are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from benchmarks.data import QUICK, REAL, DataNotFoundError, DataSet
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits

_NUMBERS = (10, 50, 100, 200, 500, 1000)
_DATA = {data.name: data for data in REAL if not data.growth_only}


def measure_here(file: Path, n: int, n_jobs: int) -> dict[str, Any]:
    """Refine one view in this process; the tree is in memory before the clock starts."""
    from topicgrouper import TopicTree  # noqa: PLC0415 - only loaded in the measured process
    from topicgrouper.fitting import refine  # noqa: PLC0415

    tree = TopicTree.load(file)
    start_view = tree.view(n)  # computes the layout of the tree, once for all views
    with PeakMemory() as peak:
        start, start_cpu = perf_counter(), process_time()
        view = refine(start_view, n_jobs=n_jobs)
        seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    done = view.refinement
    return {
        "seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "peak_bytes": peak.bytes,
        "passes": done.n_passes if done else 0,
        "moved_words": int(np.count_nonzero(view.labels != start_view.labels)),
        "gain": view.log_likelihood - start_view.log_likelihood,
        "converged": done is not None and done.converged,
    }


def measure_all(file: Path, numbers: list[int], *, repeat: int) -> list[dict[str, Any]]:
    """Measure each number of topics in fresh processes; keep the best time and highest memory."""
    found = []
    for n in numbers:
        one: dict[str, Any] = {"n": n}
        for threads, n_jobs in (("1", 1), ("all", -1)):
            command = [
                sys.executable,
                "-m",
                "benchmarks.refinement",
                "--one",
                str(file),
                str(n),
                str(n_jobs),
            ]
            runs = fresh_runs(command, repeat=repeat)
            best = min(runs, key=lambda run: run["seconds"])
            peak = max(run["peak_bytes"] for run in runs)
            one[threads] = best | {"peak_bytes": peak, "runs": runs}
        print(f"n = {n}: {three_digits(one['all']['seconds'])} s", file=sys.stderr, flush=True)
        found.append(one)
    return found


def write_report(machine: dict[str, str], title: str, found: list[dict[str, Any]]) -> str:
    """Write the tables."""
    counts = ("topics", "passes", "words moved", "gain")
    header = (*counts, "1 thread, s", "CPU s", "all threads, s", "peak MB")
    rows = []
    for one in found:
        alone, together = one["1"], one["all"]
        same = all(alone[key] == together[key] for key in ("passes", "moved_words", "gain"))
        rows.append(
            [
                f"{one['n']:,}" + ("" if same else " (threads differ)"),
                *(f"{alone[key]:,}" for key in ("passes", "moved_words")),
                f"{alone['gain']:,.0f}",
                three_digits(alone["seconds"]),
                three_digits(alone["cpu_seconds"]),
                three_digits(together["seconds"]),
                three_digits(together["peak_bytes"] / 1e6),
            ]
        )
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    tables = table(header, rows, texts=0)
    return f"## Machine and versions\n\n{facts}\n\n## Refining views of {title}\n\n{tables}\n"


def _save_tree(data: DataSet, file: Path) -> None:
    from topicgrouper import fit_tree  # noqa: PLC0415

    fit_tree(data.load(), n_jobs=-1).save(file)


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--data", choices=_DATA, default="newsgroups", help="(default: newsgroups)")
    parser.add_argument("--topics", type=int, nargs="+", default=_NUMBERS, metavar="N")
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    parser.add_argument("--one", nargs=3, metavar=("TREE", "N", "JOBS"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        file, n, n_jobs = options.one
        print(json.dumps(measure_here(Path(file), int(n), int(n_jobs))))
        return 0
    data = QUICK[-1] if options.quick else _DATA[options.data]
    numbers = [5, 10] if options.quick else list(options.topics)
    with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
        file = Path(folder) / "tree.tg"
        try:
            _save_tree(data, file)
        except DataNotFoundError as error:
            print(error, file=sys.stderr)
            return 2
        machine = describe_machine()
        found = measure_all(file, numbers, repeat=options.repeat)
    if options.output:
        result = {"machine": machine, "data": data.name, "views": found}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, data.title, found), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
