"""The two ways of smoothing a flat view that the paper names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.baselines import LdaSettings, fit_lda, fit_plsi, smoothed_start
from topicgrouper.softening.rounds import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.softening.flat_start import FlatStart
    from topicgrouper.tree.arrays import FloatArray

__all__ = ["shaped_lda", "started_plsi"]

# β of a word in its own topic is its frequency times this, so that what the view says weighs half
# as much as what the documents say; in any other topic it is LDA's usual small number.
_OWN_WEIGHT = 0.5
_OTHER_BETA = 0.01
_BURN_IN = 150
_SAMPLES = 50


def shaped_lda(
    start: FlatStart, *, n_jobs: int | None, progress: Callable[[int, float], object] | None
) -> Estimate:
    """Fit LDA with a matrix of β that is large where the view has a word in a topic."""
    words = np.arange(start.tree.n_words)
    beta = np.full((start.tree.n_words, start.n_topics), _OTHER_BETA)
    beta[words, start.word_topics] += _OWN_WEIGHT * start.tree.word_frequencies
    settings = LdaSettings(
        beta=beta, optimize=True, burn_in=_BURN_IN, samples=_SAMPLES, estimate="smoothed"
    )
    model = fit_lda(
        start.counts, start.n_topics, settings=settings, n_jobs=n_jobs, progress=progress
    )
    n_tokens = int(start.counts.sum(dtype=np.int64))
    return Estimate(
        topic_words=model.topic_words,
        topic_prior=model.topic_prior,
        word_topic_counts=_counts(start, model.topic_words, model.training_document_topics),
        document_topics=model.training_document_topics,
        beta=0.0,
        n_rounds=_BURN_IN + _SAMPLES,
        progress=(model.log_likelihoods[:, 1] / n_tokens).tolist(),
        converged=False,
    )


def started_plsi(start: FlatStart, *, n_jobs: int | None) -> Estimate:
    """Fit pLSI from the view's topics on, each mixed with some of all words' frequencies."""
    first = smoothed_start(start.counts, start.topic_words())
    model = fit_plsi(start.counts, start.n_topics, start=first, n_jobs=n_jobs)
    n_tokens = int(start.counts.sum(dtype=np.int64))
    return Estimate(
        topic_words=model.topic_words,
        topic_prior=model.topic_prior,
        word_topic_counts=_counts(start, model.topic_words, model.training_document_topics),
        document_topics=model.training_document_topics,
        beta=0.0,
        n_rounds=len(model.log_likelihoods),
        progress=(model.log_likelihoods / n_tokens).tolist(),
        converged=True,
    )


def _counts(start: FlatStart, topic_words: FloatArray, document_topics: FloatArray) -> FloatArray:
    """Share out each word's occurrences by Bayes' rule, p(t | w) ∝ Φ_t(w)·n_t."""
    lengths = np.asarray(start.counts.sum(axis=1), dtype=np.float64).ravel()
    joint = topic_words.T * (lengths @ document_topics)
    frequencies = np.asarray(start.tree.word_frequencies, dtype=np.float64)
    result: FloatArray = joint * (frequencies / joint.sum(axis=1))[:, None]
    return result
