"""Measure held-out perplexity: every n of a tree in one pass, compared with one sampled model.

The data are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, load_npz, save_npz

from benchmarks.data import QUICK, REAL, DataNotFoundError
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits
from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from topicgrouper import TopicTree, fit_tree
from topicgrouper.evaluation import held_out_curve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

_DATA = {data.name: data for data in (*REAL, *QUICK)}
_DEFAULT = ("newsgroups", "nips")
_TOPICS = 100
_SMOOTHING = 0.1


@dataclass(frozen=True)
class Mixture:
    """A model of given topics."""

    topic_words: NDArray[np.float64]
    topic_prior: NDArray[np.float64]

    def document_topics(self, counts: Any) -> NDArray[np.float64]:
        """Not needed here."""
        raise NotImplementedError


def _soft_topics(tree: TopicTree) -> Mixture:
    """Mix each topic of a flat view with all words, so a sampler has choices."""
    flat = FlatModel.of(tree.view(min(_TOPICS, tree.n_words)))
    everything = np.zeros(tree.n_columns)
    everything[tree.columns] = tree.word_frequencies / tree.frequencies[-1]
    words = (1 - _SMOOTHING) * flat.topic_words + _SMOOTHING * everything
    return Mixture(words, flat.topic_prior)


def _prepare_curve(tree: TopicTree, test: csr_array[Any]) -> Callable[[], dict[str, Any]]:
    def run() -> dict[str, Any]:
        curve = held_out_curve(tree, None, test)
        best = curve.best_n()
        return {"numbers": tree.n_words, "n": best, "value": curve.perplexities[best - 1]}

    return run


def _prepare_closed(tree: TopicTree, test: csr_array[Any]) -> Callable[[], dict[str, Any]]:
    def run() -> dict[str, Any]:
        model = FlatModel.of(tree.view(min(_TOPICS, tree.n_words)))
        return {"numbers": 1, "n": len(model.topic_prior), "value": perplexity(model, test).value}

    return run


def _prepare_annealed(tree: TopicTree, test: csr_array[Any]) -> Callable[[], dict[str, Any]]:
    model = _soft_topics(tree)

    def run() -> dict[str, Any]:
        found = perplexity(model, test, n_jobs=-1)
        return {"numbers": 1, "n": len(model.topic_prior), "value": found.value}

    return run


def _prepare_left_to_right(tree: TopicTree, test: csr_array[Any]) -> Callable[[], dict[str, Any]]:
    model = _soft_topics(tree)

    def run() -> dict[str, Any]:
        found = perplexity(model, test, method="sequential", particles=20, n_jobs=-1)
        return {"numbers": 1, "n": len(model.topic_prior), "value": found.value}

    return run


_SUBJECTS: dict[
    str, tuple[str, Callable[[TopicTree, csr_array[Any]], Callable[[], dict[str, Any]]]]
] = {
    "curve": ("closed form for every n, α chosen for each", _prepare_curve),
    "closed": ("closed form for one n, α chosen", _prepare_closed),
    "annealed": ("annealed, 64 steps, all threads", _prepare_annealed),
    "left-to-right": (
        "left-to-right sequential, 20 particles, all threads",
        _prepare_left_to_right,
    ),
}


def measure_here(subject: str, folder: Path) -> dict[str, Any]:
    """Measure in this process; tree, topics and documents are in memory when the clock starts."""
    tree = TopicTree.load(folder / "tree")
    run = _SUBJECTS[subject][1](tree, csr_array(load_npz(folder / "test.npz")))
    with PeakMemory() as peak:
        start, start_cpu = perf_counter(), process_time()
        found = run()
        seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    return found | {"seconds": seconds, "cpu_seconds": cpu_seconds, "peak_bytes": peak.bytes}


def measure_all(name: str, folder: Path, *, repeat: int) -> dict[str, Any]:
    """Hold out a tenth of the documents, fit the tree to the others, and measure each subject."""
    counts = _DATA[name].load()
    order = np.random.default_rng(0).permutation(counts.shape[0])
    n_test = counts.shape[0] // 10
    test = csr_array(counts[np.sort(order[:n_test])])
    fit_tree(csr_array(counts[np.sort(order[n_test:])]), n_jobs=-1).save(folder / "tree")
    save_npz(folder / "test.npz", test)
    found: dict[str, Any] = {
        "documents": n_test,
        "tokens": int(test.sum()),
        "subjects": {},
    }
    for subject in _SUBJECTS:
        command = [sys.executable, "-m", "benchmarks.perplexity", "--one", subject, str(folder)]
        runs = fresh_runs(command, repeat=repeat)
        best = min(runs, key=lambda run: run["cpu_seconds"])
        found["subjects"][subject] = best | {"runs": runs}
        print(f"{name}, {subject}: {three_digits(best['seconds'])} s", file=sys.stderr, flush=True)
    return found


def write_report(machine: dict[str, str], found: dict[str, dict[str, Any]]) -> str:
    """Write the tables."""
    header = (
        "data",
        "subject",
        "values of n",
        "n shown",
        "perplexity",
        "seconds",
        "CPU s",
        "ratio",
    )
    rows: list[Sequence[str]] = []
    for name, one in found.items():
        title = f"{_DATA[name].title}: {one['documents']:,} documents, {one['tokens']:,} tokens"
        whole = one["subjects"]["curve"]["cpu_seconds"]
        for subject, best in one["subjects"].items():
            rows.append(
                (
                    title,
                    _SUBJECTS[subject][0],
                    f"{best['numbers']:,}",
                    f"{best['n']:,}",
                    three_digits(best["value"]),
                    three_digits(best["seconds"]),
                    three_digits(best["cpu_seconds"]),
                    three_digits(best["cpu_seconds"] / whole),
                )
            )
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    return (
        f"## Machine and versions\n\n{facts}\n\n## Perplexity\n\n{table(header, rows, texts=2)}\n"
    )


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--data", nargs="+", choices=_DATA, default=list(_DEFAULT))
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    parser.add_argument("--one", nargs=2, metavar=("SUBJECT", "FOLDER"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure_here(options.one[0], Path(options.one[1]))))
        return 0
    machine = describe_machine()
    found = {}
    for name in ["quick"] if options.quick else options.data:
        with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
            try:
                found[name] = measure_all(name, Path(folder), repeat=options.repeat)
            except DataNotFoundError as error:
                print(error, file=sys.stderr)
                return 2
    if options.output:
        result = {"machine": machine, "data": found}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, found), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
