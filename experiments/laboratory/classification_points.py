"""Accuracies of Naive Bayes on reduced features, which several experiments share.

LDA and Information Gain are smoothed as in the authors' program, and also in other ways:

- LDA as in their program: p(t|d) of the training documents is smoothed by α, fold-in has 200 sweeps
  of burn-in and averages 50 more, and p(t|c) is not smoothed again;
- "Lidstone": nothing is smoothed but p(t|c), with 1 as for all other models; fold-in has 50 + 50;
- "formula": the formula of the paper, without any smoothing;
- Information Gain with class frequencies to which 1 is added, as in their program, or without.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from experiments.laboratory.kept_lda import QUICK_ITERATIONS, Iterations, kept_lda
from experiments.laboratory.naive_bayes import NaiveBayes
from experiments.laboratory.options import report
from experiments.laboratory.word_selection import (
    best_columns,
    document_frequencies,
    information_gains,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from experiments.baselines.lda import LdaModel
    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results

__all__ = [
    "AccuracyRow",
    "ClassifiedRow",
    "iterations_of",
    "lda_numbers",
    "measure_lda",
    "measure_words",
    "word_numbers",
]

METHODS = ("Topic Grouper", "IG", "IG, not smoothed", "DF")
"""What reduces words to n features."""
NUMBERS = (10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000)
LDA_NUMBERS = (100, 200, 500, 1_000, 10, 20, 50)
"""In the order of their weight for the paper's claims."""
SEEDS = {"Reuters 21578": ((500, 1_000), (1, 2))}
"""Numbers of topics where other seeds tell how much a fit depends on chance, and these seeds."""
ITERATIONS = Iterations(200, 100)
"""The paper has 1,000 + 1,000; ``lda_iterations.py`` shows what fewer cost."""


class FoldIn(NamedTuple):
    """Sweeps of fold-in: those of burn-in, and those that are averaged."""

    burn_in: int
    sweeps: int


AUTHORS_FOLD_IN = FoldIn(burn_in=200, sweeps=50)


class Way(NamedTuple):
    """How documents are classified by LDA's topics."""

    smoothed: bool
    fold_in: FoldIn
    smoothing: float


LDA_WAYS = {
    "": Way(smoothed=True, fold_in=AUTHORS_FOLD_IN, smoothing=0.0),
    ", Lidstone": Way(smoothed=False, fold_in=FoldIn(burn_in=50, sweeps=50), smoothing=1.0),
    ", formula": Way(smoothed=False, fold_in=AUTHORS_FOLD_IN, smoothing=0.0),
}
"""By what is added to the name of the model."""


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

    @property
    def standard_error(self) -> float:
        """The binomial standard error of the accuracy."""
        return float(np.sqrt(self.accuracy * (1.0 - self.accuracy) / self.documents))


@dataclass(frozen=True)
class ClassifiedRow(AccuracyRow):
    """The same, with the documents whose class was found: a bit for each, in base 64.

    With these, two models are compared on the same documents.
    """

    seed: int
    found: str

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.seed

    @property
    def hits(self) -> NDArray[np.bool_]:
        """Whether the class of each document was found."""
        bits = np.frombuffer(b64decode(self.found), dtype=np.uint8)
        return np.unpackbits(bits, count=self.documents).astype(bool)

    def minus(self, other: ClassifiedRow) -> Difference:
        """Compare with another model on the same documents."""
        better = int((self.hits & ~other.hits).sum())
        worse = int((other.hits & ~self.hits).sum())
        return Difference(better, worse, self.documents)


class Difference(NamedTuple):
    """A paired difference of accuracies: only documents that one model alone got right count.

    Attributes
    ----------
    better, worse : int
        Documents that only the first model got right, and only the second.
    documents : int
        All documents.
    """

    better: int
    worse: int
    documents: int

    @property
    def value(self) -> float:
        """The difference of the accuracies."""
        return (self.better - self.worse) / self.documents

    @property
    def standard_error(self) -> float:
        """McNemar's: that of the difference if both models are equally good."""
        return float(np.sqrt(self.better + self.worse)) / self.documents

    @property
    def is_tie(self) -> bool:
        """Whether the difference is less than two standard errors."""
        return abs(self.value) < 2.0 * self.standard_error or self.better == self.worse


def word_numbers(options: Options) -> tuple[int, ...]:
    """Return the numbers of features for models that are there for every n."""
    return (2, 5) if options.quick else NUMBERS


def lda_numbers(options: Options) -> tuple[int, ...]:
    """Return the numbers of topics that LDA is fitted for."""
    return (2, 5) if options.quick else LDA_NUMBERS


def iterations_of(options: Options) -> Iterations:
    """Return the iterations of LDA."""
    return QUICK_ITERATIONS if options.quick else ITERATIONS


def measure_words(
    data: PreparedData, table: Results[ClassifiedRow], *, model: str, numbers: Iterable[int]
) -> None:
    """Measure Topic Grouper or a selection of words for all n, as far as that has not been done."""
    for n in numbers:
        if (data.name, model, n, 0) in table:
            continue
        reduce = _reduction(data, model, n)
        train, test = (reduce(part.counts) for part in (data.train, data.test))
        hits = _hits(data, train, test, smoothing=1.0)
        _add(table, data, model, n, hits)


def _reduction(data: PreparedData, model: str, n: int) -> Callable[[Any], Any]:
    """Return the function from counts of words to counts of n features."""
    if model == "Topic Grouper":
        return data.tree.view(n).transform
    counts = data.train.counts
    scores = frequencies = document_frequencies(counts)
    if model != "DF":
        smoothing = 1.0 if model == "IG" else 0.0
        scores = information_gains(counts, data.train.labels or (), smoothing=smoothing)
    columns = best_columns(scores, n, frequencies=frequencies)
    return lambda words: words[:, columns]


def lda_counts(shares: NDArray[np.float64], counts: Any) -> NDArray[np.float64]:
    """Return how often topics occur in documents, ``|d|·p(t|d)``."""
    result: NDArray[np.float64] = shares * counts.sum(axis=1, dtype=np.float64).reshape(-1, 1)
    return result


def lda_training_counts(model: LdaModel, counts: Any, *, smoothed: bool) -> NDArray[np.float64]:
    """Return ``|d|·p(t|d)`` of the training documents, from the samples of the fit.

    Smoothed, p(t|d) is ``(n_dt + αm_t) / (|d| + α)``, not ``n_dt / |d|``, so that every class has
    every topic.
    """
    topics = lda_counts(model.training_document_topics, counts)
    if not smoothed:
        return topics
    lengths = topics.sum(axis=1, keepdims=True)
    prior = model.topic_prior
    result: NDArray[np.float64] = (topics + prior) * (lengths / (lengths + prior.sum()))
    return result


def measure_lda(
    data: PreparedData,
    table: Results[ClassifiedRow],
    *,
    model: str,
    n: int,
    options: Options,
    seed: int = 0,
) -> None:
    """Measure LDA in all ways, as far as that has not been done."""
    missing = [way for way in LDA_WAYS if (data.name, model + way, n, seed) not in table]
    if not missing:
        return
    iterations = iterations_of(options)
    kept = kept_lda(
        data.train.counts, n, model=model, iterations=iterations, options=options, seed=seed
    )
    folded_in: dict[FoldIn, Any] = {}
    for name in missing:
        way = LDA_WAYS[name]
        train = lda_training_counts(kept.model, data.train.counts, smoothed=way.smoothed)
        if way.fold_in not in folded_in:  # by far the most expensive step
            test = data.test.counts
            shares = kept.model.document_topics(test, **way.fold_in._asdict())
            folded_in[way.fold_in] = lda_counts(shares, test)
        _add(
            table,
            data,
            model + name,
            n,
            _hits(data, train, folded_in[way.fold_in], smoothing=way.smoothing),
            fit=(iterations.burn_in + iterations.samples, round(kept.seconds.cpu, 1), seed),
        )


def _hits(data: PreparedData, train: Any, test: Any, *, smoothing: float) -> NDArray[np.bool_]:
    classifier = NaiveBayes.of(train, data.train.labels or (), smoothing=smoothing)
    return classifier.hits(test, data.test.labels or ())


def _add(
    table: Results[ClassifiedRow],
    data: PreparedData,
    model: str,
    n: int,
    hits: NDArray[np.bool_],
    *,
    fit: tuple[int, float, int] = (0, 0.0, 0),
) -> None:
    """Add a row, given which documents were right, and rounds, seconds and seed of the fit."""
    found = b64encode(np.packbits(hits).tobytes()).decode()
    accuracy = round(float(hits.mean()), 4)
    row = ClassifiedRow(data.name, model, n, accuracy, len(hits), *fit, found)
    table.add(row)
    report((*row.key, accuracy))
