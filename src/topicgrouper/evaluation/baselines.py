"""Models to compare trees with: LDA by collapsed Gibbs sampling, and a unigram model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.likelihood.samplers import checked_seed
from topicgrouper.mixtures.gibbs import GibbsSampler, draw_samples
from topicgrouper.mixtures.topic_mixture import TopicMixture, TrainingCounts, checked_topic_number

if TYPE_CHECKING:
    from topicgrouper.arrays.progress import Progress


def fit_lda(  # noqa: PLR0913 - what and how, and how long
    counts: Any,
    n: SupportsIndex,
    *,
    optimize: bool = False,
    burn_in: int = 1_000,
    samples: int = 500,
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> TopicMixture:
    """Fit LDA with n topics; the result does not depend on the number of threads.

    By the usual rule of thumb, α of each topic is 50/n, and β of every word 0.1; `optimize`
    re-estimates both during burn-in. Φ is the mean over samples of n(w,t)/n(t).

    >>> counts = [[9, 6, 2, 0, 0], [8, 7, 1, 0, 0], [0, 0, 1, 8, 9], [0, 0, 2, 6, 8]] * 5
    >>> words = ["cat", "dog", "warm", "tea", "cup"]
    >>> model = fit_lda(counts, 2, burn_in=100, samples=20)
    >>> sorted([words[column] for column in topic.argsort()[:-3:-1]] for topic in model.topic_words)
    [['cat', 'dog'], ['cup', 'tea']]
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    alpha = np.full(number, 50.0 / number)
    sampler = GibbsSampler(
        training.counts, alpha=alpha, beta=0.1, seed=checked_seed(seed), n_jobs=n_jobs
    )
    _, sums = draw_samples(
        sampler,
        burn_in=burn_in,
        samples=samples,
        smoothed=False,
        improve=sampler.optimize if optimize else None,
        progress=progress,
    )
    return TopicMixture(training.spread(sums.topic_words()), sampler.alpha)


def unigram(counts: Any, n: SupportsIndex = 1) -> TopicMixture:
    """Return the model in which each of n topics has the overall word frequencies."""
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    row = training.frequencies / training.frequencies.sum()
    return TopicMixture(training.spread(np.tile(row, (number, 1))), np.ones(number))
