"""Error rates with other settings of the generator, which the paper reports as analogous.

Each setting changes one thing: the number of topics, words per document, vocabulary, documents, or
α̃m̃, or how word weights are drawn. LDA is fitted with the true α̃m̃ and with a symmetric α of the
same sum. Two settings only change LDA's iterations, to check that there are enough of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from experiments.baselines.perfect import perfect
from experiments.baselines.plsi import fit_plsi
from experiments.laboratory.error_rate import error_rate
from experiments.laboratory.options import options, report
from experiments.laboratory.synthetic_runs import (
    LDA_ITERATIONS,
    TRUE_PRIOR,
    lda_topics,
    split_documents,
)
from experiments.sampling.flat_model import FlatModel
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from experiments.sampling.topic_mixture import TopicModel

SETTINGS: dict[str, dict[str, Any]] = {
    "as in the paper": {},
    "2 topics": {"alpha": (5.0, 0.5)},
    "8 topics": {"alpha": (5.0, *[0.5] * 7)},
    "16 topics": {"alpha": (5.0, *[0.5] * 15)},
    "10 words per document": {"document_length": 10},
    "100 words per document": {"document_length": 100},
    "25 words per topic": {"words_per_topic": 25},
    "400 words per topic": {"words_per_topic": 400},
    "words alike (β̃ = 1)": {"beta": 1.0},
    "1,500 documents": {"n_documents": 1_500},
    "12,000 documents": {"n_documents": 12_000},
    "two frequent topics": {"alpha": (3.0, 3.0, 0.5, 0.5)},
    "equal topics": {"alpha": (1.625,) * 4},
    "very unequal topics": {"alpha": (8.0, 0.2, 0.2, 0.2)},
    "topics in steps": {"alpha": (4.0, 2.0, 1.0, 0.5)},
    "words drawn uniformly": {"word_weights": "uniform"},
}
MORE_ITERATIONS: dict[str, dict[str, Any]] = {
    f"{name}, LDA with 2,000 + 1,000 iterations": SETTINGS[name]
    for name in ("as in the paper", "words drawn uniformly")
}
MODELS = ("Topic Grouper", "LDA, true αm", "LDA, symmetric αm", "pLSI", "perfect")
DATA_SEED = 1
SEEDS = (1, 2, 3)


@dataclass(frozen=True)
class SettingRow:
    """The error rate of a model in a setting."""

    setting: str
    model: str
    seed: int
    error_rate: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.setting, self.model, self.seed


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and print the means."""
    chosen = options(__doc__, arguments, needs_data=False)
    table = chosen.table("synthetic_settings", SettingRow)
    settings = {**SETTINGS, **MORE_ITERATIONS}
    if chosen.quick:
        settings = {"few documents": {"n_documents": 200}}
    for name, changed in settings.items():
        documents = generate_documents(**changed, seed=DATA_SEED)
        train = split_documents(documents).train.counts
        alpha = changed.get("alpha", TRUE_PRIOR)
        iterations = (2_000, 1_000) if name in MORE_ITERATIONS else LDA_ITERATIONS
        for model in MODELS:
            for seed in (0,) if model in ("Topic Grouper", "perfect") else SEEDS:
                if (name, model, seed) in table:
                    continue
                fitted = _fitted(
                    model,
                    train,
                    alpha=alpha,
                    seed=seed,
                    iterations=iterations,
                    word_topics=documents.word_topics,
                    n_jobs=chosen.n_jobs,
                )
                error = error_rate(fitted, documents.topic_words).value
                table.add(SettingRow(name, model, seed, round(error, 6)))
        report(f"{name}: {_means(table, name)}")


def _fitted(
    model: str,
    train: Any,
    *,
    alpha: tuple[float, ...],
    seed: int,
    iterations: tuple[int, int],
    word_topics: Any,
    n_jobs: int,
) -> TopicModel:
    if model == "Topic Grouper":
        return FlatModel.of(fit_tree(train, n_jobs=n_jobs).view(len(alpha)))
    if model == "pLSI":
        return fit_plsi(train, len(alpha), seed=seed, n_jobs=n_jobs)
    if model == "perfect":
        return perfect(train, word_topics)
    equal = (sum(alpha) / len(alpha),) * len(alpha)
    used = alpha if model == "LDA, true αm" else equal
    return lda_topics(train, alpha=used, seed=seed, iterations=iterations, n_jobs=n_jobs)


def _means(table: Any, setting: str) -> str:
    means = (
        (model, fmean(row.error_rate for row in table if (row.setting, row.model) == key))
        for model in MODELS
        for key in [(setting, model)]
    )
    return ", ".join(f"{model} {mean:.3f}" for model, mean in means)


if __name__ == "__main__":
    main()
