"""Estimates of LDA's perplexity: what each takes, and what is left of its bias.

The same models and held-out documents by annealing and by left-to-right sequential sampling with
four chains, each with ever more work. The documents are evenly spaced and so few that left-to-right
sampling with 200 sweeps, whose work grows with the square of a document's length, takes a few
minutes. Annealing bounds its own bias; left-to-right sampling does not.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.data_sets import SOFTENED, prepared
from experiments.laboratory.kept_lda import (
    HEURISTICS_50_OVER_N,
    OPTIMIZED,
    QUICK_ITERATIONS,
    kept_lda,
)
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import DECISIVE, LONG, SHORT
from experiments.laboratory.perplexity_rows import EstimateRow
from experiments.laboratory.timing import timed
from experiments.sampling.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from experiments.laboratory.data_sets import PreparedData
    from experiments.sampling.perplexity import Perplexity
    from experiments.sampling.topic_mixture import TopicModel

N = 100
STEPS = (16, 64, 256, 1024)
SWEEPS = (5, 50, 200)
CHAINS = 4
MAX_WORK = 2_000_000
"""The most Σ|d|² of the documents, unless there would be fewer than `MIN_DOCUMENTS`."""
MIN_DOCUMENTS = 4


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing."""
    chosen = options(__doc__, arguments)
    table = chosen.table("perplexity_estimates", EstimateRow)
    n = 5 if chosen.quick else N
    for data in prepared(SOFTENED, chosen):
        documents = _few_documents(data, MAX_WORK // 100 if chosen.quick else MAX_WORK)
        long = N in DECISIVE.get(data.name, ())
        iterations = LONG if long else SHORT[data.name]
        for name in (HEURISTICS_50_OVER_N, OPTIMIZED):
            model = kept_lda(
                data.train.counts,
                n,
                model=name,
                iterations=QUICK_ITERATIONS if chosen.quick else iterations,
                options=chosen,
            ).model
            for estimator, effort, estimate in _estimates(model, documents, quick=chosen.quick):
                if (data.name, name, estimator, effort) in table:
                    continue
                found, seconds = timed(estimate)
                row = EstimateRow(
                    data.name,
                    name,
                    estimator,
                    effort,
                    round(found.value, 2),
                    round(found.standard_error, 3),
                    round(found.bias_bound, 3),
                    found.n_documents,
                    round(seconds.cpu, 2),
                )
                table.add(row)
                report(row)


def _estimates(
    model: TopicModel, documents: Any, *, quick: bool
) -> Iterator[tuple[str, int, Callable[[], Perplexity]]]:
    for steps in STEPS[:2] if quick else STEPS:
        yield "annealed", steps, partial(perplexity, model, documents, steps=steps)
    for sweeps in SWEEPS[:1] if quick else SWEEPS:
        sampled = partial(perplexity, method="sequential", particles=CHAINS * sweeps)
        yield "left-to-right", sweeps, partial(sampled, model, documents)


def _few_documents(data: PreparedData, max_work: int) -> Any:
    """Return every k-th test document, with the least k that keeps Σ|d|² within the limit."""
    counts = data.test.counts
    squares = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel() ** 2
    largest = max(1, len(squares) // MIN_DOCUMENTS)
    fitting = (k for k in range(1, largest) if squares[::k].sum() <= max_work)
    return counts[:: next(fitting, largest)]


if __name__ == "__main__":
    main()
