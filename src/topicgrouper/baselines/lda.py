"""Latent Dirichlet Allocation by collapsed Gibbs sampling."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.baselines.lda_settings import LdaSettings
from topicgrouper.baselines.topic_mixture import TopicMixture
from topicgrouper.baselines.training_counts import checked_topic_number, training_counts
from topicgrouper.mixtures import GibbsSampler, SampleSums
from topicgrouper.tree.arrays import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.tree.arrays import FloatArray

    Progress = Callable[[int, float], object]

__all__ = ["LdaModel", "fit_lda"]

_DEFAULT_SETTINGS = LdaSettings()
_LIKELIHOOD_EVERY = 10
_SECONDS_BETWEEN_REPORTS = 0.1
_LARGEST_SEED = 2**64 - 1


@dataclass(frozen=True, eq=False)
class LdaModel(TopicMixture):
    """What LDA has learned.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ, the mean over samples; 0 for columns that never occur in training.
    topic_prior : ndarray of shape (topics,)
        αm, as optimised.
    beta : float or ndarray of shape (columns, topics)
        β, as optimised.
    training_document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents: the mean over samples of n_dt / |d|. An empty document
        has the prior's mean.
    log_likelihoods : ndarray of shape (k, 2)
        Pairs of an iteration and log p(w, z | α, β) after it, to see whether the sampler has
        settled.
    settings : LdaSettings
        How it was fitted.
    seed : int
        Of the random numbers.
    """

    beta: float | FloatArray
    training_document_topics: FloatArray
    log_likelihoods: FloatArray
    settings: LdaSettings
    seed: int

    def __post_init__(self) -> None:
        """Make the arrays read-only."""
        super().__post_init__()
        for name in ("training_document_topics", "log_likelihoods"):
            object.__setattr__(self, name, frozen(getattr(self, name)))


def fit_lda(
    counts: Any,
    n: SupportsIndex,
    *,
    settings: LdaSettings = _DEFAULT_SETTINGS,
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> LdaModel:
    """Fit LDA with n topics.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers of 0 and more. Documents may be empty, and columns too.
    n : int
        The number of topics, at most that of words that occur.
    settings : LdaSettings
        Hyper-parameters and numbers of iterations.
    seed : int
        Of the random numbers. With the same seed the result is the same, whatever the number of
        threads.
    n_jobs : int or None
        In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.
    progress : callable, optional
        Called some ten times a second with the iteration and the share of all iterations done.
        Whatever it raises ends the fit, as Ctrl-C does.

    Returns
    -------
    LdaModel

    Raises
    ------
    ValueError
        If the counts are unusable, n is out of range or the settings do not fit them.
    """
    training = training_counts(counts)
    number = checked_topic_number(n, training)
    if not 0 <= seed <= _LARGEST_SEED:
        raise ValueError(f"seed must be from 0 to 2**64 - 1, not {seed}.")
    beta = settings.beta_of(number, n_columns=training.n_columns)
    sampler = GibbsSampler(
        training.counts,
        alpha=settings.alpha_of(number),
        beta=beta[training.columns] if isinstance(beta, np.ndarray) else beta,
        seed=seed,
        n_jobs=n_jobs,
    )
    likelihoods, sums = _sample(sampler, settings, _Reporter(progress, settings))
    return LdaModel(
        topic_words=training.spread(sums.topic_words()),
        topic_prior=sampler.alpha,
        beta=beta if isinstance(beta, np.ndarray) else sampler.beta,
        training_document_topics=sums.document_topics(),
        log_likelihoods=np.array(likelihoods),
        settings=settings,
        seed=seed,
    )


class _Reporter:
    """Tells a caller how far a fit has come, at a human rate."""

    def __init__(self, progress: Progress | None, settings: LdaSettings) -> None:
        self._progress = progress
        self._iterations = settings.burn_in + settings.samples
        self._last = monotonic()

    def __call__(self, iteration: int) -> None:
        if self._progress is None:
            return
        now = monotonic()
        if now - self._last < _SECONDS_BETWEEN_REPORTS and iteration < self._iterations:
            return
        self._last = now
        self._progress(iteration, iteration / self._iterations)


def _sample(
    sampler: GibbsSampler, settings: LdaSettings, report: _Reporter
) -> tuple[list[tuple[float, float]], SampleSums]:
    iterations = settings.burn_in + settings.samples
    likelihoods = []
    improve = sampler.optimize_beta if settings.optimize == "beta" else sampler.optimize
    sums = SampleSums(sampler, smoothed=settings.estimate == "smoothed")
    for iteration in range(1, iterations + 1):
        sampler.sweep()
        burning_in = iteration <= settings.burn_in
        if not burning_in:
            sums.add()
        elif settings.optimize and iteration % settings.optimize_every == 0:
            improve()
        if iteration % _LIKELIHOOD_EVERY == 0 or iteration == iterations:
            likelihoods.append((float(iteration), sampler.log_likelihood()))
        report(iteration)
    return likelihoods, sums
