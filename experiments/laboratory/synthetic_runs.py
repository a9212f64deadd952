"""Models of made-up documents: how far their topics are from the true ones, and what they predict.

Both figures on α·m₁ take their numbers from here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.baselines.perfect import perfect
from experiments.baselines.plsi import fit_plsi
from experiments.baselines.prior import choose_prior
from experiments.baselines.unigram import unigram
from experiments.datasets.splits import Split, split_at_random
from experiments.laboratory.error_rate import error_rate
from experiments.laboratory.options import report
from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from experiments.synthetic import generate_documents
from topicgrouper import fit_tree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from experiments.sampling.topic_mixture import TopicMixture, TopicModel
    from experiments.synthetic import SyntheticDocuments, WordWeights

__all__ = [
    "ALPHAS",
    "DATA_SEEDS",
    "LDA_ITERATIONS",
    "MODELS_WITHOUT_ALPHA",
    "MORE_DATA_SEEDS",
    "TRUE_PRIOR",
    "WORD_WEIGHTS",
    "SyntheticRow",
    "lda_topics",
    "measured_runs",
    "split_documents",
]

TRUE_PRIOR = (5.0, 0.5, 0.5, 0.5)
"""α̃m̃, of the generator's topics."""
ALPHAS = tuple(round(sum(TRUE_PRIOR) * i / (3 + i), 4) for i in range(1, 11))
"""The values of α·m₁; the others of the four topics share what is left. The last is the true 5."""
WORD_WEIGHTS: dict[WordWeights, str] = {"uniform": "uniform", "dirichlet": "Tan and Ou"}
"""How the generator draws word probabilities, with the name that tables and plots show."""
DATA_SEEDS = (1, 2)
"""Of the generator, for the data sets 1 and 2."""
MORE_DATA_SEEDS = tuple(range(3, 21))
"""Of further data sets, for models that do not depend on chance."""
TEST_SHARE = 0.25
SEEDS = 20
LDA_ITERATIONS = (300, 100)
"""Burn-in and samples. ``synthetic_settings.py`` shows that more change nothing."""
MODELS_WITHOUT_ALPHA = ("Topic Grouper", "pLSI", "unigram", "perfect")


@dataclass(frozen=True)
class SyntheticRow:
    """One model of one data set.

    ``alpha_1`` is 0 for models that are trained without α.
    """

    word_weights: str
    data_set: int
    model: str
    alpha_1: float
    seed: int
    error_rate: float
    perplexity: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.word_weights, self.data_set, self.model, self.alpha_1, self.seed


def split_documents(documents: SyntheticDocuments) -> Split:
    """Hold out a quarter of the documents."""
    return split_at_random(documents.corpus, TEST_SHARE, seed=0)


def lda_topics(
    train: Any,
    *,
    alpha: tuple[float, ...],
    seed: int,
    iterations: tuple[int, int] = LDA_ITERATIONS,
    n_jobs: int | None = None,
) -> TopicModel:
    """Fit LDA with α fixed and β optimised from 4 on, as the paper does."""
    burn_in, samples = iterations
    settings = LdaSettings(
        alpha=np.array(alpha), beta=4.0, optimize="beta", burn_in=burn_in, samples=samples
    )
    return fit_lda(train, len(alpha), settings=settings, seed=seed, n_jobs=n_jobs)


def measured_runs(table: Results[SyntheticRow], options: Options) -> Results[SyntheticRow]:
    """Measure what is missing of all models on all data sets."""
    n_documents = 300 if options.quick else 6_000
    for word_weights in WORD_WEIGHTS:
        for data_set in (*DATA_SEEDS, *MORE_DATA_SEEDS):
            planned = _plan(data_set, quick=options.quick)
            missing = [run for run in planned if (word_weights, data_set, *run) not in table]
            if not missing:
                continue
            documents = generate_documents(n_documents, word_weights=word_weights, seed=data_set)
            split = split_documents(documents)
            for model, alpha_1, seed in missing:
                fitted = _fitted(
                    model, documents, split, alpha_1=alpha_1, seed=seed, n_jobs=options.n_jobs
                )
                found = perplexity(fitted, split.test.counts, n_jobs=options.n_jobs)
                row = SyntheticRow(
                    word_weights,
                    data_set,
                    model,
                    alpha_1,
                    seed,
                    round(error_rate(fitted, documents.topic_words).value, 6),
                    round(found.value, 4),
                )
                table.add(row)
                report(row)
    return table


def _plan(data_set: int, *, quick: bool) -> Iterator[tuple[str, float, int]]:
    """Return model, α·m₁ and seed of each run: all models with a seed, then the next seed."""
    if data_set in MORE_DATA_SEEDS:
        yield "Topic Grouper", 0.0, 0
        yield "perfect", 0.0, 0
        return
    for model in MODELS_WITHOUT_ALPHA:
        if model != "pLSI":
            yield model, 0.0, 0
    for seed in range(1, 1 + (2 if quick else SEEDS)):
        yield "pLSI", 0.0, seed
        for alpha_1 in (ALPHAS[0], ALPHAS[-1]) if quick else ALPHAS:
            yield "LDA", alpha_1, seed


def _fitted(
    model: str,
    documents: SyntheticDocuments,
    split: Split,
    *,
    alpha_1: float,
    seed: int,
    n_jobs: int,
) -> TopicModel:
    train = split.train.counts
    n = len(documents.topic_words)
    if model == "Topic Grouper":
        return FlatModel.of(fit_tree(train, n_jobs=n_jobs).view(n))
    if model == "LDA":
        others = (sum(TRUE_PRIOR) - alpha_1) / (n - 1)
        alpha = (alpha_1, *[others] * (n - 1))
        return lda_topics(train, alpha=alpha, seed=seed, n_jobs=n_jobs)
    if model == "pLSI":
        plain: TopicMixture = fit_plsi(train, n, seed=seed, n_jobs=n_jobs)
    elif model == "unigram":
        plain = unigram(train, n)
    else:
        plain = perfect(train, documents.word_topics)
    # αm is chosen as for Topic Grouper: m from the topics' frequencies, α on training documents.
    prior = choose_prior(plain, train, n_jobs=n_jobs).topic_prior
    return replace(plain, topic_prior=prior)
