"""Gibbs sweeps that start from a flat view and re-estimate α and β on the way.

A sweep draws one topic for each token, so its counts are distributed as the Dirichlet prior
assumes, and Minka's fixed point finds a suitable α. (Expected counts are spread over too many
topics; an α fitted to them is several times too large.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.hyper_parameters import CountTails, improved_alpha, tails_of
from topicgrouper.mixtures.sample_sums import SampleSums
from topicgrouper.mixtures.softening.rounds import MAX_SWEEPS, Estimate

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.softening.rounds import Steps
    from topicgrouper.mixtures.softening.view_counts import ViewCounts

__all__ = ["burn_in", "mean_of_samples", "start_alpha", "start_sampler"]

# Large enough for words to leave the topic in which they start.
_FIRST_BETA = 0.1
_SWEEPS_BETWEEN_ESTIMATES = 5
# Sweeps end when the gain between two estimates of α and β is below this, in nats per token.
_SETTLED = 0.02
_SAMPLES = 20
_FIRST_ALPHA_STEPS = 30


def start_alpha(start: ViewCounts) -> FloatArray:
    """Return the αm that makes the topic counts of the flat view most probable."""
    by_topic = start.counts @ start.view.membership()
    tails = [tails_of(np.asarray(column, dtype=np.int64)) for column in by_topic.toarray().T]
    starts = np.cumsum([0, *(len(tail.values) for tail in tails)])
    topics = CountTails(starts, np.concatenate([tail.values for tail in tails]))
    lengths: IntArray = np.asarray(start.counts.sum(axis=1, dtype=np.int64)).ravel()
    return improved_alpha(
        np.ones(start.view.n), topics, tails_of(lengths), steps=_FIRST_ALPHA_STEPS
    )


def start_sampler(start: ViewCounts, *, seed: int, n_jobs: int | None) -> GibbsSampler:
    """Return a sampler with every token in the topic of its word."""
    return GibbsSampler(
        start.counts,
        alpha=start_alpha(start),
        beta=_FIRST_BETA,
        seed=seed,
        n_jobs=n_jobs,
        word_topics=start.view.positions,
    )


def burn_in(sampler: GibbsSampler, steps: Steps) -> bool:
    """Sweep until log p(tokens, topics) has settled, and return whether it has."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    before = -np.inf
    while sampler.iteration < MAX_SWEEPS:
        for _ in range(_SWEEPS_BETWEEN_ESTIMATES):
            sampler.sweep()
            steps.done()
        steps.measure(sampler.log_likelihood() / n_tokens)
        sampler.optimize()
        if steps.measured[-1] - before < _SETTLED:
            return True
        before = steps.measured[-1]
    return False


def mean_of_samples(sampler: GibbsSampler, steps: Steps, *, converged: bool) -> Estimate:
    """Return the mean over further sweeps."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    sums = SampleSums(sampler, smoothed=True)
    totals = np.zeros(sampler.n_topics)
    for _ in range(_SAMPLES):
        sampler.sweep()
        sums.add()
        totals += sampler.totals() / _SAMPLES
        steps.done()
    steps.measure(sampler.log_likelihood() / n_tokens)
    beta = float(np.mean(sampler.beta))
    topic_words = sums.topic_words()
    # Without smoothing; approximate, since a mean of quotients is not the quotient of means.
    counts = topic_words * (totals[:, None] + sampler.n_words * beta) - beta
    return Estimate(
        topic_words=topic_words,
        topic_prior=sampler.alpha,
        word_topic_counts=np.maximum(counts.T, 0.0),
        document_topics=sums.document_topics(),
        beta=beta,
        n_rounds=steps.n_done,
        progress=steps.measured,
        converged=converged,
    )
