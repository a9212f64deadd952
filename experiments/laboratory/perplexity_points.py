"""Perplexities of held-out documents under Topic Grouper and LDA, which two experiments share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.laboratory.kept_lda import Iterations, kept_lda
from experiments.laboratory.options import report
from topicgrouper.evaluation import held_out_curve, perplexity

if TYPE_CHECKING:
    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results

__all__ = ["NUMBERS", "PerplexityRow", "iterations_of", "measure_lda", "measure_tree", "numbers_of"]

NUMBERS = (10, 20, 30, 50, 80, 100, 150, 200)
"""The numbers of topics that models are fitted for."""
ITERATIONS = {
    "NIPS": Iterations(400, 200),
    "NIPS, not stemmed": Iterations(400, 200),
    "Online Retail": Iterations(200, 100),
    "Ta Feng": Iterations(200, 100),
    "AP sample": Iterations(400, 200),
}
"""Twice as many as change the perplexity by some 1 %: see ``lda_iterations.py``."""
LARGEST_N = 400
"""Topic Grouper is shown for every n up to this one."""


@dataclass(frozen=True)
class PerplexityRow:
    """The perplexity of one model of one data set.

    Seconds are those of training; they are the tree's for every n of Topic Grouper. ``rounds`` are
    the iterations of LDA.
    """

    data_set: str
    model: str
    n: int
    perplexity: float
    standard_error: float
    documents: int
    rounds: int
    wall_seconds: float
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n


def numbers_of(options: Options) -> tuple[int, ...]:
    """Return the numbers of topics to fit."""
    return (2, 5) if options.quick else NUMBERS


def iterations_of(data_set: str, options: Options) -> Iterations:
    """Return the iterations of LDA."""
    return Iterations(4, 2) if options.quick else ITERATIONS[data_set]


def measure_tree(data: PreparedData, table: Results[PerplexityRow]) -> None:
    """Measure Topic Grouper, for every n in one pass."""
    if (data.name, "Topic Grouper", 1) in table:
        return
    tree, seconds = data.grown
    curve = held_out_curve(tree, None, data.measured)
    for n in range(1, min(LARGEST_N, tree.n_words) + 1):
        table.add(
            PerplexityRow(
                data.name,
                "Topic Grouper",
                n,
                round(float(curve.perplexities[n - 1]), 2),
                0.0,
                data.measured.shape[0] - curve.n_skipped,
                0,
                round(seconds.wall, 2),
                round(seconds.cpu, 2),
            )
        )
    best = curve.best_n()
    report(
        f"{data.name}: Topic Grouper is best at n = {best}, with {curve.perplexities[best - 1]:.1f}"
    )


def measure_lda(
    data: PreparedData, table: Results[PerplexityRow], *, model: str, n: int, options: Options
) -> None:
    """Measure LDA, if that has not been done."""
    if (data.name, model, n) in table:
        return
    iterations = iterations_of(data.name, options)
    kept = kept_lda(data.train.counts, n, model=model, iterations=iterations, options=options)
    found = perplexity(kept.model, data.measured, n_jobs=options.n_jobs)
    row = PerplexityRow(
        data.name,
        model,
        n,
        round(found.value, 2),
        round(found.standard_error, 3),
        found.n_documents,
        iterations.burn_in + iterations.samples,
        round(kept.seconds.wall, 2),
        round(kept.seconds.cpu, 2),
    )
    table.add(row)
    report(row)
