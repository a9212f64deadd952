"""Perplexities of held-out documents under Topic Grouper and LDA, for several experiments."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.laboratory.kept_lda import (
    HEURISTICS_50,
    HEURISTICS_50_OVER_N,
    OPTIMIZED,
    PREDICTING_MODELS,
    QUICK_ITERATIONS,
    Iterations,
    kept_lda,
)
from experiments.laboratory.options import report
from experiments.sampling.perplexity import perplexity
from topicgrouper.evaluation import held_out_curve
from topicgrouper.evaluation.perplexity import ratio_error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from experiments.laboratory.timing import Seconds
    from experiments.sampling.perplexity import Perplexity

__all__ = [
    "NUMBERS",
    "SHORT",
    "SPLITS",
    "PerplexityRow",
    "Point",
    "measure_lda",
    "measure_tree",
    "numbers_of",
    "perplexity_row",
    "points_of",
    "steps_of",
]

NUMBERS = (10, 20, 50, 80, 100, 150, 200)
"""The numbers of topics that models are fitted for."""
LARGEST_N = 400
"""Topic Grouper is shown for every n up to this one."""
STEPS = 64
"""Of annealing; ``perplexity_estimates.py`` shows what more would change."""

SHORT = {
    "NIPS": Iterations(400, 200),
    "NIPS, not stemmed": Iterations(400, 200),
    "Online Retail": Iterations(200, 100),
    "Ta Feng": Iterations(200, 100),
    "AP sample": Iterations(400, 200),
}
"""The usual iterations: twice as many as change the perplexity by some 1 to 2%."""
LONG = Iterations(1_000, 500)
"""Where a verdict hangs on the value."""
DECISIVE = {
    "NIPS": (50, 80, 100),
    "Online Retail": (80, 100, 150, 200),
    "Ta Feng": (80, 100, 150, 200),
}
"""Where the paper's lines cross or come close."""
SEEDS = (0, 1, 2)
SPLITS = (0, 1, 2)
HEADLINE_N = 100
"""Measured on all splits."""
FEW_NUMBERS = {"NIPS, not stemmed": (50, 100, 200)}
"""Of data sets that only stand beside the paper's."""
OTHER_READING_NUMBERS = (10, 50, 100, 200)
"""Of the other reading of LDA with Heuristics."""


@dataclass(frozen=True)
class Point:
    """An LDA model to fit and measure.

    Attributes
    ----------
    model : str
        One of `PREDICTING_MODELS`.
    n : int
        Number of topics.
    seed : int
        Of the Gibbs sampler.
    iterations : Iterations
        Of the Gibbs sampler.
    """

    model: str
    n: int
    seed: int
    iterations: Iterations


@dataclass(frozen=True)
class PerplexityRow:
    """The perplexity of one model of one data set.

    ``document_error`` is the standard error over documents, ``sampling_error`` that of the
    estimate, whose bias is at most ``bias_bound``. ``ratio`` is that to Topic Grouper's perplexity,
    with its standard error over the same documents. Seconds are those of training; they are the
    tree's for every n of Topic Grouper. ``rounds`` are the iterations of LDA.
    """

    data_set: str
    model: str
    n: int
    split: int
    seed: int
    perplexity: float
    document_error: float
    sampling_error: float
    bias_bound: float
    ratio: float
    ratio_error: float
    documents: int
    rounds: int
    wall_seconds: float
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.split, self.seed


def perplexity_row(
    data: PreparedData,
    model: str,
    n: int,
    found: Perplexity,
    *,
    seconds: Seconds,
    seed: int = 0,
    rounds: int = 0,
) -> PerplexityRow:
    """Return what was found as a row, beside Topic Grouper on the same documents."""
    ratio, ratio_error = _ratio(found, data.view_perplexity(n))
    return PerplexityRow(
        data.name,
        model,
        n,
        data.split,
        seed,
        round(found.value, 2),
        round(found.document_error, 2),
        round(found.standard_error, 3),
        round(found.bias_bound, 3),
        round(ratio, 5),
        round(ratio_error, 5),
        found.n_documents,
        rounds,
        round(seconds.wall, 2),
        round(seconds.cpu, 2),
    )


def numbers_of(data_set: str, options: Options) -> tuple[int, ...]:
    """Return the numbers of topics to fit."""
    return (2, 5) if options.quick else FEW_NUMBERS.get(data_set, NUMBERS)


def steps_of(options: Options) -> int:
    """Return the steps of annealing."""
    return 8 if options.quick else STEPS


def points_of(data: PreparedData, options: Options) -> Iterator[Point]:
    """Return the models of LDA to measure, the most distinctive ones first."""
    name = data.name
    if options.quick:
        for n in numbers_of(name, options):
            for model in PREDICTING_MODELS:
                yield Point(model, n, 0, QUICK_ITERATIONS)
        return
    distinctive = (HEURISTICS_50_OVER_N, OPTIMIZED)
    decisive = DECISIVE.get(name, ())
    if data.split > 0:
        for model in distinctive if HEADLINE_N in decisive else ():
            yield Point(model, HEADLINE_N, 0, LONG)
        return
    for seed in SEEDS:
        for n in decisive:
            for model in distinctive:
                yield Point(model, n, seed, LONG)
    for n in numbers_of(name, options):
        for model in () if n in decisive else distinctive:
            yield Point(model, n, 0, SHORT[name])
    for n in () if name in FEW_NUMBERS else OTHER_READING_NUMBERS:
        yield Point(HEURISTICS_50, n, 0, SHORT[name])


def measure_tree(data: PreparedData, table: Results[PerplexityRow], options: Options) -> None:
    """Measure Topic Grouper: for every n in one pass, with errors where LDA is measured."""
    model = "Topic Grouper"
    if (data.name, model, 1, data.split, 0) in table:
        return
    tree, seconds = data.grown
    curve = held_out_curve(tree, None, data.test.counts)
    with_errors = numbers_of(data.name, options)
    documents = data.test.n_documents - curve.n_skipped
    for n in range(1, min(LARGEST_N, tree.n_words) + 1):
        if n in with_errors:
            found = data.view_perplexity(n)
            table.add(perplexity_row(data, model, n, found, seconds=seconds))
            continue
        value = round(float(curve.perplexities[n - 1]), 2)
        wall, cpu = round(seconds.wall, 2), round(seconds.cpu, 2)
        unknown = (math.nan, 0.0, 0.0, 1.0, 0.0)
        table.add(
            PerplexityRow(
                data.name, model, n, data.split, 0, value, *unknown, documents, 0, wall, cpu
            )
        )
    best = curve.best_n()
    report(
        f"{data.name}: Topic Grouper is best at n = {best}, with {curve.perplexities[best - 1]:.1f}"
    )


def _ratio(found: Perplexity, other: Perplexity) -> tuple[float, float]:
    """Return the ratio of two perplexities of the same documents, and its standard error."""
    if (found.n_tokens, found.n_documents) != (other.n_tokens, other.n_documents):
        raise ValueError("the two models were measured on different words")
    holding = found.document_lengths > 0
    gains = (other.document_log_probabilities - found.document_log_probabilities)[holding]
    ratio = math.exp(float(gains.sum()) / found.n_tokens)
    return ratio, ratio * ratio_error(gains, found.document_lengths[holding].astype(float))


def measure_lda(
    data: PreparedData, table: Results[PerplexityRow], point: Point, options: Options
) -> None:
    """Measure LDA, if that has not been done."""
    if (data.name, point.model, point.n, data.split, point.seed) in table:
        return
    kept = kept_lda(
        data.train.counts,
        point.n,
        model=point.model,
        iterations=point.iterations,
        options=options,
        seed=point.seed,
    )
    found = perplexity(kept.model, data.test.counts, steps=steps_of(options), n_jobs=options.n_jobs)
    row = perplexity_row(
        data,
        point.model,
        point.n,
        found,
        seconds=kept.seconds,
        seed=point.seed,
        rounds=point.iterations.burn_in + point.iterations.samples,
    )
    table.add(row)
    report(row)
