"""Sample LDA on Twenty Newsgroups, with this package and with tomotopy, and print a table.

The counts are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import warnings
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import joblib
import numpy as np
from scipy.sparse import csr_array, load_npz, save_npz

from benchmarks.data import QUICK, REAL, DataNotFoundError
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_BETA = 0.1
_ALPHA_SUM = 50.0


class Task(NamedTuple):
    """The measurement of one process."""

    subject: str
    topics: int
    warm_up: int
    iterations: int


def _prepare_topicgrouper(counts: csr_array[Any], topics: int, threads: int) -> Callable[[], None]:
    from experiments.sampling.gibbs import GibbsSampler  # noqa: PLC0415
    from topicgrouper.common.checks import whole_count_rows  # noqa: PLC0415 - in its own process

    alpha = np.full(topics, _ALPHA_SUM / topics)
    rows = whole_count_rows(counts)
    sampler = GibbsSampler(rows, alpha=alpha, beta=_BETA, seed=1, n_jobs=threads)
    return sampler.sweep


def _prepare_tomotopy(counts: csr_array[Any], topics: int, threads: int) -> Callable[[], None]:
    import tomotopy  # noqa: PLC0415

    model = tomotopy.LDAModel(k=topics, alpha=_ALPHA_SUM / topics, eta=_BETA, seed=1)
    model.optim_interval = 0
    names = np.array([f"x{column}" for column in range(counts.shape[1])], dtype=object)
    for start, end in pairwise(counts.indptr.tolist()):
        if start < end:
            tokens = np.repeat(counts.indices[start:end], counts.data[start:end])
            model.add_doc(names[tokens].tolist())
    # With several workers it warns that results may differ, even with the same seed.
    warnings.filterwarnings("ignore", category=RuntimeWarning, module="tomotopy")
    return lambda: model.train(1, workers=threads)


_PREPARE = {"topicgrouper": _prepare_topicgrouper, "tomotopy": _prepare_tomotopy}
_ALL = joblib.cpu_count()
_SUBJECTS = tuple(f"{name}-{threads}" for threads in dict.fromkeys((1, _ALL)) for name in _PREPARE)


def measure_here(task: Task, file: Path) -> dict[str, Any]:
    """Sample in this process; return the best and the median iteration after the warm-up."""
    counts = csr_array(load_npz(file))
    name, threads = task.subject.rsplit("-", 1)
    with PeakMemory() as peak:
        iterate = _PREPARE[name](counts, task.topics, int(threads))
        for _ in range(task.warm_up):
            iterate()
        seconds, cpu_seconds = [], []
        for _ in range(task.iterations):
            start, start_cpu = perf_counter(), process_time()
            iterate()
            seconds.append(perf_counter() - start)
            cpu_seconds.append(process_time() - start_cpu)
    return {
        "seconds": min(seconds),
        "median_seconds": float(np.median(seconds)),
        "cpu_seconds": min(cpu_seconds),
        "peak_bytes": peak.bytes,
    }


def measure_all(tasks: Sequence[Task], file: Path, *, repeat: int) -> list[dict[str, Any]]:
    """Measure each task in fresh processes, in turn; keep the best time and the highest memory."""
    runs: dict[Task, list[dict[str, Any]]] = {task: [] for task in tasks}
    for _ in range(repeat):
        for task in tasks:
            command = [sys.executable, "-m", "benchmarks.lda", "--one", str(file), *map(str, task)]
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
            runs[task].append(json.loads(done.stdout.splitlines()[-1]))
            seconds = three_digits(1e3 * runs[task][-1]["seconds"])
            print(f"{task.subject}, n = {task.topics}: {seconds} ms", file=sys.stderr, flush=True)
    best = {
        task: {name: min(run[name] for run in found) for name in found[0]}
        | {"peak_bytes": max(run["peak_bytes"] for run in found)}
        for task, found in runs.items()
    }
    return [task._asdict() | best[task] | {"runs": runs[task]} for task in tasks]


def write_report(machine: dict[str, str], found: Sequence[dict[str, Any]], title: str) -> str:
    """Write the tables. Ratios are relative to this package with equal threads and topics."""
    header = (
        "n",
        "subject",
        "threads",
        "ms per iteration",
        "ratio",
        "CPU ms",
        "CPU ratio",
        "peak MB",
    )
    by_task = {(one["subject"], one["topics"]): one for one in found}
    rows = []
    for one in found:
        name, threads = one["subject"].rsplit("-", 1)
        yardstick = by_task.get((f"topicgrouper-{threads}", one["topics"]))
        ratios = [
            None if yardstick is None else one[kind] / yardstick[kind]
            for kind in ("seconds", "cpu_seconds")
        ]
        numbers = (
            1e3 * one["seconds"],
            ratios[0],
            1e3 * one["cpu_seconds"],
            ratios[1],
            one["peak_bytes"] / 1e6,
        )
        rows.append([str(one["topics"]), name, threads, *map(three_digits, numbers)])
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    heading = f"## LDA on {title}"
    return f"## Machine and versions\n\n{facts}\n\n{heading}\n\n{table(header, rows, texts=3)}\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--data", default="newsgroups", choices=[data.name for data in REAL])
    parser.add_argument("--subjects", nargs="+", choices=_SUBJECTS, default=list(_SUBJECTS))
    parser.add_argument("-n", "--topics", nargs="+", type=int, default=[100, 500])
    parser.add_argument(
        "--warm-up", type=int, default=30, help="iterations before the timed ones (default: 30)"
    )
    parser.add_argument("--iterations", type=int, default=10, help="iterations timed (default: 10)")
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    parser.add_argument("--one", nargs=5, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        file, subject, *numbers = options.one
        print(json.dumps(measure_here(Task(subject, *map(int, numbers)), Path(file))))
        return 0
    data = QUICK[-1] if options.quick else next(one for one in REAL if one.name == options.data)
    try:
        counts = data.load()
    except DataNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    tasks = [
        Task(subject, topics, options.warm_up, options.iterations)
        for topics in options.topics
        for subject in options.subjects
    ]
    machine = describe_machine()
    with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
        file = Path(folder) / "counts.npz"
        save_npz(file, counts)
        found = measure_all(tasks, file, repeat=options.repeat)
    if options.output:
        result = {"machine": machine, "data": data.name, "measurements": found}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, found, data.title), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
