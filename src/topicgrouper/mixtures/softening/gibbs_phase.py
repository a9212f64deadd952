"""Gibbs sweeps that start from a flat view, first with fixed α and β, then re-estimating both.

A view is sharp about words: each has one topic. A mixture is sharp about documents: each has few
topics, and words are shared. The joint probability of tokens and topics is high at a view, and
parameters that are estimated there (a large α, a tiny β) keep the sampler close to it. So the
first sweeps have an α and a β that let tokens follow their documents.

A sweep draws one topic for each token, so its counts are distributed as the Dirichlet prior
assumes, and Minka's fixed point finds a suitable α. (Expected counts are spread over too many
topics; an α fitted to them is several times too large.)
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.hyper_parameters import CountTails, improved_alpha, tails_of
from topicgrouper.mixtures.sample_sums import SampleSums
from topicgrouper.mixtures.softening.rounds import MAX_ROUNDS, MAX_SWEEPS, Estimate

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.softening.rounds import Steps
    from topicgrouper.mixtures.softening.view_counts import ViewCounts

__all__ = ["burn_in", "mean_of_samples", "start_alpha", "start_sampler"]

# Both are held for the first sweeps. α is this share of the one that fits the view. β is large, for
# words to leave the topic in which they start, but all words together have at most this share of
# the tokens of a mean topic: beyond, topics lose their own words, and some die.
_ALPHA_SHARE = 0.3
_FIRST_BETA = 0.1
_FIRST_BETA_SHARE = 0.3
_HELD_SWEEPS = 40
_SWEEPS_BETWEEN_ESTIMATES = 5
# Sweeps after the held ones: this number divided by the mean length of documents. Variational
# inference finds the topics of long documents by itself. In short ones, the topics of tokens depend
# on each other, which it ignores, and more sweeps pay.
_TOKENS_SWEPT = 1000
_MIN_SWEEPS = 10
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
        alpha=_ALPHA_SHARE * start_alpha(start),
        beta=_first_beta(start),
        seed=seed,
        n_jobs=n_jobs,
        word_topics=start.view.positions,
    )


def _first_beta(start: ViewCounts) -> float:
    n_words = start.counts.shape[1]
    tokens_per_topic = int(start.counts.sum(dtype=np.int64)) / start.view.n
    return min(_FIRST_BETA, _FIRST_BETA_SHARE * tokens_per_topic / n_words)


def burn_in(sampler: GibbsSampler, steps: Steps) -> None:
    """Sweep with the first α and β, then with estimates."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    n_sweeps = _HELD_SWEEPS + _estimated_sweeps(float(sampler.lengths[sampler.lengths > 0].mean()))
    steps.n_max = ceil(n_sweeps) + MAX_ROUNDS
    while sampler.iteration < n_sweeps:
        for _ in range(_SWEEPS_BETWEEN_ESTIMATES):
            sampler.sweep()
            steps.done()
        steps.measure(sampler.log_likelihood() / n_tokens)
        if sampler.iteration >= _HELD_SWEEPS:
            sampler.optimize()


def _estimated_sweeps(mean_length: float) -> float:
    return min(max(_TOKENS_SWEPT / mean_length, _MIN_SWEEPS), MAX_SWEEPS - _HELD_SWEEPS)


def mean_of_samples(sampler: GibbsSampler, steps: Steps) -> Estimate:
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
        converged=False,
    )
