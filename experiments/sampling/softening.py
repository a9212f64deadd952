"""Softening: from a view to topics that share words.

Gibbs sweeps start from the view, first with fixed α and β, then re-estimating both. A view is sharp
about words: each has one topic. A mixture is sharp about documents: each has few topics, and words
are shared. The joint probability of tokens and topics is high at a view, and parameters that are
estimated there (a large α, a tiny β) keep the sampler close to it. So the first sweeps have an α
and a β that let tokens follow their documents.

A sweep draws one topic for each token, so its counts are distributed as the Dirichlet prior
assumes, and Minka's fixed point finds a suitable α. (Expected counts are spread over too many
topics; an α fitted to them is several times too large.) Variational inference then starts from the
result of the sweeps, or from the view as in `topicgrouper.soften`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import numpy as np

from experiments.sampling.gibbs import GibbsSampler, SampleSums
from experiments.sampling.samplers import checked_seed
from experiments.sampling.topic_mixture import TopicMixture
from topicgrouper.mixtures import softening
from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.mixtures.softening import CellShares, Cvb0, ViewCounts, run_cvb0, start_alpha

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.tree.flat_view import FlatView

__all__ = ["MAX_SWEEPS", "METHODS", "Method", "SampledTopics", "soften"]

Method: TypeAlias = Literal["default", "cvb0", "gibbs"]
METHODS: tuple[Method, ...] = get_args(Method)

MAX_SWEEPS = 140
"""Maximum number of Gibbs sweeps."""

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

# Variational inference from a sampler: times its β. Draws from shares spread a word over more
# topics than a state of the sampler does, so β will grow.
_BETA_GROWTH = 2.0


class SampledTopics(SoftTopics):
    """Soft topics that estimate those of documents as other topic models do, by sampling."""

    document_topics = TopicMixture.document_topics

    @classmethod
    def of(cls, soft: SoftTopics) -> SampledTopics:
        """Return the same topics."""
        return cls(**{field.name: getattr(soft, field.name) for field in fields(soft)})


def soften(
    view: FlatView,
    *,
    counts: Any = None,
    method: Method = "default",
    seed: int = 0,
    n_jobs: int | None = None,
) -> SampledTopics:
    """Find topics that share words, starting from those of a view.

    - ``"default"``: Gibbs sweeps, followed by CVB0. The sweeps find good topics and α; CVB0
      averages over further draws.
    - ``"cvb0"``: CVB0 only, as in `topicgrouper.soften`, without random numbers.
    - ``"gibbs"``: Gibbs sweeps only; the result is the mean of the last sweeps.

    There are 50 sweeps, or up to 140 if documents have fewer than 100 tokens on average.
    ``progress`` has log-likelihoods per token: of tokens and topics after every five sweeps, and
    of each token given all others in each round of CVB0.
    """
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, got {method!r}")
    seed = checked_seed(seed)
    if method == "cvb0":
        return SampledTopics.of(softening.soften(view, counts=counts, n_jobs=n_jobs))
    start = ViewCounts.of(view, counts=counts)
    sampler = start_sampler(start, seed=seed, n_jobs=n_jobs)
    measured = burn_in(sampler)
    if method == "gibbs":
        return SampledTopics.of(_mean_of_samples(start, sampler, measured))
    cvb0 = Cvb0(
        start.counts,
        alpha=sampler.alpha,
        beta=_BETA_GROWTH * float(np.mean(sampler.beta)),
        start=token_shares(start.counts, sampler),
        n_jobs=n_jobs,
    )
    soft = run_cvb0(start, cvb0)
    return SampledTopics.of(
        replace(
            soft,
            n_rounds=sampler.iteration + soft.n_rounds,
            progress=np.array([*measured, *soft.progress]),
        )
    )


def token_shares(counts: csr_array[Any], sampler: GibbsSampler) -> CellShares:
    """Return the shares of each cell's tokens in the state of a sampler."""
    documents, words, topics = sampler.assignments()
    cells = documents * sampler.n_words + words
    keys, n_tokens = np.unique(cells * sampler.n_topics + topics, return_counts=True)
    cell_of_share = keys // sampler.n_topics
    is_first = np.diff(cell_of_share, prepend=-1) > 0
    starts = np.append(np.flatnonzero(is_first), len(keys)).astype(np.int64)
    totals = np.repeat(counts.data, np.diff(starts))
    return CellShares(starts, keys % sampler.n_topics, (n_tokens / totals).astype(np.float32))


def start_sampler(start: ViewCounts, *, seed: int, n_jobs: int | None) -> GibbsSampler:
    """Return a sampler with every token in the topic of its word."""
    tokens_per_topic = int(start.counts.sum(dtype=np.int64)) / start.view.n
    beta = min(_FIRST_BETA, _FIRST_BETA_SHARE * tokens_per_topic / start.counts.shape[1])
    return GibbsSampler(
        start.counts,
        alpha=_ALPHA_SHARE * start_alpha(start),
        beta=beta,
        seed=seed,
        n_jobs=n_jobs,
        word_topics=start.view.positions,
    )


def burn_in(sampler: GibbsSampler) -> list[float]:
    """Sweep with the first α and β, then with estimates; return log-likelihoods per token."""
    measured = []
    n_tokens = max(1, int(sampler.lengths.sum()))
    mean_length = float(sampler.lengths[sampler.lengths > 0].mean())
    estimated = max(_TOKENS_SWEPT / mean_length, _MIN_SWEEPS)
    n_sweeps = min(_HELD_SWEEPS + estimated, MAX_SWEEPS)
    while sampler.iteration < n_sweeps:
        for _ in range(_SWEEPS_BETWEEN_ESTIMATES):
            sampler.sweep()
        measured.append(sampler.log_likelihood() / n_tokens)
        if sampler.iteration >= _HELD_SWEEPS:
            sampler.optimize()
    return measured


def _mean_of_samples(start: ViewCounts, sampler: GibbsSampler, measured: list[float]) -> SoftTopics:
    """Return the mean over further sweeps."""
    n_tokens = max(1, int(sampler.lengths.sum()))
    sums = SampleSums(sampler, smoothed=True)
    totals = np.zeros(sampler.n_topics)
    for _ in range(_SAMPLES):
        sampler.sweep()
        sums.add()
        totals += sampler.totals() / _SAMPLES
    measured.append(sampler.log_likelihood() / n_tokens)
    beta = float(np.mean(sampler.beta))
    topic_words = sums.topic_words()
    # Without smoothing; approximate, since a mean of quotients is not the quotient of means.
    counts = topic_words * (totals[:, None] + sampler.n_words * beta) - beta
    return start.softened(
        topic_words,
        topic_prior=sampler.alpha,
        word_topic_counts=np.maximum(counts.T, 0.0),
        training_document_topics=sums.document_topics(),
        beta=beta,
        n_rounds=sampler.iteration,
        progress=np.array(measured),
        converged=False,
    )
