"""Accuracies of Naive Bayes on reduced features, which two experiments share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from experiments.laboratory.kept_lda import Iterations, kept_lda
from experiments.laboratory.options import report
from topicgrouper.evaluation import LdaTopicCounts, accuracy_over_n

if TYPE_CHECKING:
    from collections.abc import Iterable

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results

__all__ = [
    "AccuracyRow",
    "iterations_of",
    "lda_numbers",
    "measure_lda",
    "measure_words",
    "word_numbers",
]

Reduction = Literal["topic-grouper", "information-gain", "document-frequency"]
METHODS: dict[str, Reduction] = {
    "Topic Grouper": "topic-grouper",
    "IG": "information-gain",
    "DF": "document-frequency",
}
NUMBERS = (10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000)
LDA_NUMBERS = (10, 20, 50, 100, 200, 500, 1_000)
ITERATIONS = Iterations(200, 100)
"""The paper has 1,000 + 1,000; ``lda_iterations.py`` shows what fewer cost."""


@dataclass(frozen=True)
class AccuracyRow:
    """The share of test documents whose class Naive Bayes finds on n features."""

    data_set: str
    model: str
    n: int
    accuracy: float
    documents: int
    rounds: int
    cpu_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n


def word_numbers(options: Options) -> tuple[int, ...]:
    """Return the numbers of features for models that are there for every n."""
    return (2, 5) if options.quick else NUMBERS


def lda_numbers(options: Options) -> tuple[int, ...]:
    """Return the numbers of topics that LDA is fitted for."""
    return (2, 5) if options.quick else LDA_NUMBERS


def iterations_of(options: Options) -> Iterations:
    """Return the iterations of LDA."""
    return Iterations(4, 2) if options.quick else ITERATIONS


def measure_words(
    data: PreparedData, table: Results[AccuracyRow], *, model: str, numbers: Iterable[int]
) -> None:
    """Measure Topic Grouper or a selection of words for all n, as far as that has not been done."""
    missing = [n for n in numbers if (data.name, model, n) not in table]
    if not missing:
        return
    found = accuracy_over_n(data.train, data.test, missing, method=METHODS[model], tree=data.tree)
    for one in found:
        row = AccuracyRow(data.name, model, one.n, round(one.accuracy, 4), one.n_test, 0, 0.0)
        table.add(row)
        report(row)


def measure_lda(
    data: PreparedData, table: Results[AccuracyRow], *, model: str, n: int, options: Options
) -> None:
    """Measure LDA, if that has not been done."""
    if (data.name, model, n) in table:
        return
    iterations = iterations_of(options)
    kept = kept_lda(data.train.counts, n, model=model, iterations=iterations, options=options)
    (found,) = accuracy_over_n(
        data.train,
        data.test,
        [n],
        method="lda",
        smoothing=1.0,  # as for all others; without it a topic that a class never had rules it out
        lda=lambda _n: LdaTopicCounts(model=kept.model),
    )
    row = AccuracyRow(
        data.name,
        model,
        n,
        round(found.accuracy, 4),
        found.n_test,
        iterations.burn_in + iterations.samples,
        round(kept.seconds.cpu, 1),
    )
    table.add(row)
    report(row)
