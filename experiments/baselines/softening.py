"""The two ways to smooth a flat view that the paper proposes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from experiments.baselines.plsi import plsi_em, prior_from_frequencies, without_empty_topics
from experiments.sampling.gibbs import GibbsSampler, draw_samples
from experiments.sampling.softening import SampledTopics
from topicgrouper.mixtures.softening import ViewCounts

if TYPE_CHECKING:
    from topicgrouper import FlatView
    from topicgrouper.common.frozen import FloatArray

__all__ = ["shaped_lda", "started_plsi"]

# β of a word in its own topic is its frequency times this: the view counts half as much as the
# documents. In other topics β is LDA's usual small number.
_OWN_WEIGHT = 0.5
_OTHER_BETA = 0.01
_ALPHA_SUM = 50.0
_BURN_IN = 150
_SAMPLES = 50
# Share of the overall word frequencies in the topics that pLSI starts from: a probability of 0
# would never change.
_MIXED_IN = 0.1
_MAX_STEPS = 500
_TOLERANCE = 1e-6


def shaped_lda(view: FlatView, *, seed: int = 0, n_jobs: int | None = None) -> SampledTopics:
    """Fit LDA with a matrix of β that is large where the view has a word in a topic."""
    start = ViewCounts.of(view)
    words = np.arange(view.tree.n_words)
    beta = np.full((view.tree.n_words, view.n), _OTHER_BETA)
    beta[words, view.positions] += _OWN_WEIGHT * view.tree.word_frequencies
    sampler = GibbsSampler(
        start.counts,
        alpha=np.full(view.n, _ALPHA_SUM / view.n),
        beta=beta,
        seed=seed,
        n_jobs=n_jobs,
    )
    likelihoods, sums = draw_samples(
        sampler,
        burn_in=_BURN_IN,
        samples=_SAMPLES,
        smoothed=True,
        improve=sampler.optimize,
    )
    return _softened(
        start,
        sums.topic_words(),
        sums.document_topics(),
        topic_prior=sampler.alpha,
        n_rounds=_BURN_IN + _SAMPLES,
        log_likelihoods=[value for _, value in likelihoods],
        converged=False,
    )


def started_plsi(view: FlatView, *, n_jobs: int | None = None) -> SampledTopics:
    """Fit pLSI starting from the view's topics, mixed with the overall word frequencies."""
    start = ViewCounts.of(view)
    frequencies = np.asarray(start.counts.sum(axis=0, dtype=np.int64)).ravel()
    shares = frequencies / frequencies.sum()
    topics = np.zeros((view.n, view.tree.n_words))
    topics[view.positions, np.arange(view.tree.n_words)] = view.word_shares
    first = (1.0 - _MIXED_IN) * topics + _MIXED_IN * shares
    n_documents = start.counts.shape[0]
    found = plsi_em(
        start.counts,
        first / first.sum(axis=1, keepdims=True),
        np.full((n_documents, view.n), 1.0 / view.n),
        iterations=_MAX_STEPS,
        tolerance=_TOLERANCE,
        n_jobs=n_jobs,
    )
    lengths = np.asarray(start.counts.sum(axis=1), dtype=np.float64).ravel()
    return _softened(
        start,
        without_empty_topics(found.topic_words, frequencies),
        found.document_topics,
        topic_prior=prior_from_frequencies(lengths @ found.document_topics),
        n_rounds=len(found.log_likelihoods),
        log_likelihoods=found.log_likelihoods.tolist(),
        converged=True,
    )


def _softened(
    start: ViewCounts,
    topic_words: FloatArray,
    document_topics: FloatArray,
    *,
    topic_prior: FloatArray,
    n_rounds: int,
    log_likelihoods: list[float],
    converged: bool,
) -> SampledTopics:
    n_tokens = int(start.counts.sum(dtype=np.int64))
    soft = start.softened(
        topic_words,
        topic_prior=topic_prior,
        word_topic_counts=_counts(start, topic_words, document_topics),
        training_document_topics=document_topics,
        beta=0.0,
        n_rounds=n_rounds,
        progress=np.array(log_likelihoods) / n_tokens,
        converged=converged,
    )
    return SampledTopics.of(soft)


def _counts(start: ViewCounts, topic_words: FloatArray, document_topics: FloatArray) -> FloatArray:
    """Return n_wt: each word's occurrences, divided by Bayes' rule, p(t | w) ∝ Φ_t(w)·n_t."""
    lengths = np.asarray(start.counts.sum(axis=1), dtype=np.float64).ravel()
    joint = topic_words.T * (lengths @ document_topics)
    frequencies = np.asarray(start.view.tree.word_frequencies, dtype=np.float64)
    result: FloatArray = joint * (frequencies / joint.sum(axis=1))[:, None]
    return result
