"""How the curve of LDA with Heuristics depends on iterations and on the estimate of perplexity.

In the paper it turns upwards on Online Retail and is passed by Topic Grouper on NIPS and Ta Feng.
With the small prior of those figures the Gibbs sampler moves slowly and left-to-right estimates are
far too high, both the more so the larger n is. So the same points are measured after few and after
many iterations, by annealing and by left-to-right sequential sampling with 20 particles as in the
paper, on every fifteenth held-out document.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.kept_lda import (
    HEURISTICS_50_OVER_N,
    QUICK_STEPS,
    Iterations,
    kept_lda,
)
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import DECISIVE, LONG
from experiments.laboratory.tables import write_table
from experiments.sampling.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from experiments.laboratory.results import Results

DATA_SETS = ("NIPS", "Online Retail", "Ta Feng")
STEPS = (Iterations(25, 12), Iterations(100, 50), Iterations(200, 100), LONG)
EVERY = 15
PARTICLES = 20


@dataclass(frozen=True)
class HeuristicsRow:
    """Two estimates of the perplexity of LDA with Heuristics, and Topic Grouper's."""

    data_set: str
    n: int
    burn_in: int
    samples: int
    annealed: float
    bias_bound: float
    left_to_right: float
    topic_grouper: float
    documents: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.n, self.burn_in, self.samples


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the table."""
    chosen = options(__doc__, arguments)
    table = chosen.table("heuristics_over_iterations", HeuristicsRow)
    for data in prepared(DATA_SETS, chosen):
        documents = data.test.counts[:: 1 if chosen.quick else EVERY]
        for n in (2, 5) if chosen.quick else DECISIVE[data.name]:
            for iterations in QUICK_STEPS if chosen.quick else STEPS:
                if (data.name, n, iterations.burn_in, iterations.samples) in table:
                    continue
                model = kept_lda(
                    data.train.counts,
                    n,
                    model=HEURISTICS_50_OVER_N,
                    iterations=iterations,
                    options=chosen,
                ).model
                annealed = perplexity(model, documents, n_jobs=chosen.n_jobs)
                sampled = perplexity(
                    model,
                    documents,
                    method="sequential",
                    particles=PARTICLES,
                    n_jobs=chosen.n_jobs,
                )
                row = HeuristicsRow(
                    data.name,
                    n,
                    iterations.burn_in,
                    iterations.samples,
                    round(annealed.value, 2),
                    round(annealed.bias_bound, 2),
                    round(sampled.value, 2),
                    round(perplexity(data.tree.view(n), documents).value, 2),
                    annealed.n_documents,
                )
                table.add(row)
                report(row)
    _write(table, chosen.results)


def _write(table: Results[HeuristicsRow], folder: Path) -> None:
    """Write a line for each data set, estimate and number of iterations, a column for each n."""
    numbers = sorted({row.n for row in table})
    lines: dict[str, dict[int, str]] = {}
    for row in table:
        iterations = f"{row.burn_in:,} + {row.samples:,}"
        trees = lines.setdefault(f"{row.data_set}, Topic Grouper", {})
        trees[row.n] = f"{row.topic_grouper:,.0f}"
        annealed = lines.setdefault(f"{row.data_set}, {iterations} iterations, annealed", {})
        annealed[row.n] = f"{row.annealed:,.0f} ± {row.bias_bound:.0f}"
        sampled = lines.setdefault(f"{row.data_set}, {iterations} iterations, left-to-right", {})
        sampled[row.n] = f"{row.left_to_right:,.0f}"
    rows = [[name, *(cells.get(n, "") for n in numbers)] for name, cells in lines.items()]
    path = folder / "heuristics_over_iterations.md"
    write_table(path, ["perplexity", *(f"n = {n}" for n in numbers)], rows)


if __name__ == "__main__":
    main()
