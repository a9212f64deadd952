"""Latent Dirichlet Allocation by collapsed Gibbs sampling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.evaluation.baselines.lda_settings import LdaSettings
from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.sampling import Improvement, draw_samples
from topicgrouper.mixtures.topic_mixture import TopicMixture
from topicgrouper.mixtures.training_counts import TrainingCounts, checked_topic_number

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.mixtures.sampling import Progress

__all__ = ["LdaModel", "fit_lda"]

_DEFAULT_SETTINGS = LdaSettings()
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
    training = TrainingCounts.of(counts)
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
    likelihoods, sums = draw_samples(
        sampler,
        burn_in=settings.burn_in,
        samples=settings.samples,
        smoothed=settings.estimate == "smoothed",
        improve=_improvement(sampler, settings),
        progress=progress,
    )
    return LdaModel(
        topic_words=training.spread(sums.topic_words()),
        topic_prior=sampler.alpha,
        beta=beta if isinstance(beta, np.ndarray) else sampler.beta,
        training_document_topics=sums.document_topics(),
        log_likelihoods=np.array(likelihoods),
        settings=settings,
        seed=seed,
    )


def _improvement(sampler: GibbsSampler, settings: LdaSettings) -> Improvement | None:
    if not settings.optimize:
        return None
    step = sampler.optimize_beta if settings.optimize == "beta" else sampler.optimize
    return Improvement(step, every=settings.optimize_every)
