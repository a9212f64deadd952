"""Compare refined and softened views with LDA: held-out perplexity, and what training takes.

Each line of ``results/softened_views.csv`` is one model of one data set at one n. What is there
already is not computed again, so the experiment can be ended and called again. Call it with the
folder of the data sets, or let ``$TOPICGROUPER_DATA`` name it::

    python experiments/softened_views.py --data-set NIPS --n 50 100 200

Perplexity is that of held-out documents (a tenth, seed 0; of long documents every second, third, …
so that the work stays within ``WORK``): exact where each word has one topic, else by left-to-right
sampling with 20 particles. All models of a data set are measured on the same documents.
Seconds are those of a model's own training on two threads, given what it starts from: a refined
view starts from the tree, a softened one from the refined view. ``cpu_seconds`` add up both
threads; on a busy machine they say more.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper import fit_tree
from topicgrouper.baselines import FlatTopics, LdaSettings, fit_lda
from topicgrouper.corpus.datasets import (
    read_associated_press_sample,
    read_nips,
    read_online_retail,
    read_ta_feng,
)
from topicgrouper.corpus.datasets.hold_out import hold_out
from topicgrouper.evaluation import perplexity
from topicgrouper.refinement import refine
from topicgrouper.softening import soften

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper import TopicTree
    from topicgrouper.baselines import TopicModel

RESULTS = Path(__file__).parent / "results" / "softened_views.csv"
WORK = 100_000_000
"""The most Σ|d|² of the documents that are measured."""
PARTICLES = 20
LDA_ITERATIONS = (300, 100)
"""Burn-in and samples. The paper has 2,000 and 1,000."""
N_JOBS = 2
DATA_SETS: dict[str, tuple[str, Callable[[Path], Any], int]] = {
    "NIPS": ("uci_nips", read_nips, 5),
    "Online Retail": ("online_retail", read_online_retail, 10),
    "Ta Feng": ("ta_feng", read_ta_feng, 20),
    "Associated Press (lda-c sample)": ("ap", read_associated_press_sample, 5),
}
"""Folder, reader and the fewest occurrences of a word."""
MODELS = (
    "Topic Grouper",
    "refined",
    "softened",
    "softened from T(n)",
    "softened, cvb0",
    "softened, gibbs",
    "LDA Optimized",
    "LDA with Heuristics",
    "softened, lda",
    "softened, plsi",
)


@dataclass(frozen=True)
class Row:
    """One model of one data set."""

    data_set: str
    n: int
    model: str
    perplexity: float
    standard_error: float
    documents: int
    seconds: float
    cpu_seconds: float
    rounds: int

    @property
    def key(self) -> tuple[str, int, str]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.model


@dataclass
class DataSet:
    """The documents, and what several models share."""

    name: str
    train: Any
    test: Any
    tree: TopicTree
    tree_seconds: tuple[float, float]

    @classmethod
    def read(cls, name: str, data: Path) -> DataSet:
        """Read and split a data set, and fit its tree."""
        folder, read, least = DATA_SETS[name]
        split = hold_out(read(data / folder), test_share=0.1, seed=0, min_frequency=least)
        train = split.train
        tree, seconds = timed(lambda: fit_tree(train.counts, train.vocabulary, n_jobs=N_JOBS))
        return cls(name, train.counts, every_nth(split.test.counts), tree, seconds)


def every_nth(counts: csr_array[Any]) -> csr_array[Any]:
    """Take every document, or every second, third, … as far as the work allows."""
    squares = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel() ** 2
    step = next(i for i in range(1, len(squares) + 1) if squares[::i].sum() <= WORK)
    return csr_array(counts[::step])


def timed(work: Callable[[], Any]) -> tuple[Any, tuple[float, float]]:
    """Give what work returns, and its seconds on the clock and on all processors."""
    wall, cpu = perf_counter(), process_time()
    result = work()
    return result, (perf_counter() - wall, process_time() - cpu)


def trained(data: DataSet, model: str, n: int) -> tuple[TopicModel, tuple[float, float], int]:
    """Train a model; give it, its seconds and its rounds."""
    counts = data.train
    if model == "Topic Grouper":
        return FlatTopics.of(data.tree, n), data.tree_seconds, 0
    if model.startswith("LDA"):
        optimized = model == "LDA Optimized"
        make = LdaSettings.optimized if optimized else LdaSettings.heuristics
        burn_in, samples = LDA_ITERATIONS
        settings = make(burn_in=burn_in, samples=samples)
        fitted, seconds = timed(lambda: fit_lda(counts, n, settings=settings, n_jobs=N_JOBS))
        return fitted, seconds, burn_in + samples
    view, seconds = timed(lambda: refine(data.tree, n, n_jobs=N_JOBS))
    if model == "refined":
        return FlatTopics.of(view), seconds, len(view.passes)
    from_tree = model == "softened from T(n)"
    start = (data.tree, n) if from_tree else (view,)
    method: Any = "default" if "," not in model else model.rpartition(", ")[2]
    soft, seconds = timed(lambda: soften(*start, method=method, n_jobs=N_JOBS))
    return soft, seconds, soft.n_rounds


def measure(data: DataSet, model: str, n: int) -> Row:
    """Train a model and take its held-out perplexity."""
    fitted, (wall, cpu), rounds = trained(data, model, n)
    found = perplexity(fitted, data.test, particles=PARTICLES, n_jobs=N_JOBS)
    return Row(
        data.name,
        n,
        model,
        round(found.value, 2),
        round(found.standard_error, 2),
        found.n_documents,
        round(wall, 2),
        round(cpu, 2),
        rounds,
    )


def read_rows(path: Path = RESULTS) -> list[Row]:
    """Read what has been measured."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        types = {field.name: _TYPES[str(field.type)] for field in fields(Row)}
        return [
            Row(**{name: types[name](cell) for name, cell in cells.items()})
            for cells in csv.DictReader(file)
        ]


def append_row(row: Row, path: Path = RESULTS) -> None:
    """Add a measurement to the file."""
    is_new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(field.name for field in fields(Row))
        writer.writerow(astuple(row))


def table(rows: list[Row], data_set: str) -> str:
    """Put perplexities and seconds side by side, a line a model."""
    of_set = {row.key: row for row in rows if row.data_set == data_set}
    numbers = sorted({row.n for row in of_set.values()})
    lines = [
        "| model | " + " | ".join(f"n = {n} | cpu s" for n in numbers) + " |",
        "| --- |" + " ---: | ---: |" * len(numbers),
    ]
    for model in MODELS:
        cells = [_cells(of_set.get((data_set, n, model))) for n in numbers]
        if any(cell.strip(" |") for cell in cells):
            lines.append(f"| {model} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


_TYPES: dict[str, Callable[[str], Any]] = {"str": str, "int": int, "float": float}


def _cells(row: Row | None) -> str:
    return " | " if row is None else f"{row.perplexity:,.0f} | {row.cpu_seconds:.1f}"


def main() -> None:
    """Measure what is missing and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("data", nargs="?", default=os.environ.get("TOPICGROUPER_DATA"), type=Path)
    parser.add_argument("--data-set", nargs="+", choices=DATA_SETS, default=list(DATA_SETS))
    parser.add_argument("--model", nargs="+", choices=MODELS, default=list(MODELS))
    parser.add_argument("--n", nargs="+", type=int, default=[10, 20, 50, 100, 200])
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("name the folder of the data sets, or set TOPICGROUPER_DATA")
    for name in arguments.data_set:
        missing = [
            (model, n)
            for model in arguments.model
            for n in arguments.n
            if (name, n, model) not in {row.key for row in read_rows()}
        ]
        if missing:
            data = DataSet.read(name, arguments.data)
            for model, n in missing:
                row = measure(data, model, n)
                append_row(row)
                sys.stderr.write(f"{row}\n")
        sys.stdout.write(f"\n{name}\n\n{table(read_rows(), name)}\n")


if __name__ == "__main__":
    main()
