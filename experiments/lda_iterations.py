"""From which iteration on LDA's perplexity no longer moves.

The paper runs 2,000 iterations of burn-in and averages 1,000 more, for each point of each figure.
Here LDA Optimized with 100 topics is fitted with ever more iterations, twice as many each time, and
the perplexity of the held-out documents taken. The other experiments use what is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import SOFTENED, prepared
from experiments.laboratory.kept_lda import OPTIMIZED, QUICK_STEPS, Iterations, kept_lda
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import steps_of
from experiments.laboratory.perplexity_rows import IterationsRow
from experiments.sampling.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Sequence

N = 100
STEPS = (*(Iterations(25 * 2**i, 25 * 2**i // 2) for i in range(5)), Iterations(1_000, 500))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing."""
    chosen = options(__doc__, arguments)
    table = chosen.table("lda_iterations", IterationsRow)
    n = 5 if chosen.quick else N
    for data in prepared(SOFTENED, chosen):
        for iterations in QUICK_STEPS if chosen.quick else STEPS:
            if (data.name, n, iterations.burn_in, iterations.samples) in table:
                continue
            kept = kept_lda(
                data.train.counts, n, model=OPTIMIZED, iterations=iterations, options=chosen
            )
            found = perplexity(
                kept.model, data.test.counts, steps=steps_of(chosen), n_jobs=chosen.n_jobs
            )
            row = IterationsRow(
                data.name,
                n,
                iterations.burn_in,
                iterations.samples,
                round(found.value, 2),
                round(found.document_error, 2),
                found.n_documents,
                round(kept.seconds.cpu, 1),
            )
            table.add(row)
            report(row)


if __name__ == "__main__":
    main()
