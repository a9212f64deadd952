"""The cost of reducing a new document to topics: Topic Grouper's look-up and LDA's fold-in.

The paper states orders of growth: |d| for Topic Grouper, S·|d|·n for LDA with S samples. These are
times with one thread, for the test documents of both data sets used for classification, with the
250 sweeps of the authors' program.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from experiments.laboratory.classification_points import (
    AUTHORS_FOLD_IN,
    iterations_of,
    lda_numbers,
)
from experiments.laboratory.data_sets import CLASSIFIED, prepared
from experiments.laboratory.kept_lda import kept_lda
from experiments.laboratory.options import options, report
from experiments.laboratory.timing import timed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options

REPEATS = 3


@dataclass(frozen=True)
class CostRow:
    """The time to reduce one document, of the fastest of three runs over all."""

    data_set: str
    model: str
    n: int
    microseconds: float
    documents: int
    tokens: int

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing."""
    chosen = options(__doc__, arguments)
    table = chosen.table("reduction_cost", CostRow)
    for data in prepared(CLASSIFIED, chosen):
        for n in sorted(lda_numbers(chosen)):
            for model in ("Topic Grouper", "LDA Optimized"):
                if (data.name, model, n) not in table:
                    row = _measured(data, model, n, chosen)
                    table.add(row)
                    report(row)


def _measured(data: PreparedData, model: str, n: int, chosen: Options) -> CostRow:
    test = data.test.counts
    if model == "Topic Grouper":
        reduce: Callable[[], Any] = partial(data.tree.view(n).transform, test)
        repeats = REPEATS
    else:
        iterations = iterations_of(chosen)
        kept = kept_lda(data.train.counts, n, model=model, iterations=iterations, options=chosen)
        reduce = partial(kept.model.document_topics, test, **AUTHORS_FOLD_IN._asdict())
        repeats = 1
    seconds = min(timed(reduce)[1].cpu for _ in range(repeats))
    number = test.shape[0]
    return CostRow(data.name, model, n, round(seconds / number * 1e6, 2), number, int(test.sum()))


if __name__ == "__main__":
    main()
