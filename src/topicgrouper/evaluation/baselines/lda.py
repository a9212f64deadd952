"""Latent Dirichlet Allocation by collapsed Gibbs sampling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.evaluation.baselines.lda_settings import LdaSettings
from topicgrouper.likelihood.sampler_input import checked_seed
from topicgrouper.mixtures.gibbs import GibbsSampler
from topicgrouper.mixtures.sampling import Improvement, draw_samples
from topicgrouper.mixtures.topic_mixture import TopicMixture
from topicgrouper.mixtures.training_counts import TrainingCounts, checked_topic_number

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.arrays.progress import Progress

__all__ = ["LdaModel", "fit_lda"]

_DEFAULT_SETTINGS = LdaSettings()


@shows_little
@dataclass(frozen=True, eq=False)
class LdaModel(TopicMixture):
    """A fitted LDA model.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ, the mean over samples; 0 for columns that never occur in training.
    topic_prior : ndarray of shape (topics,)
        αm, re-estimated if the settings say so.
    beta : float or ndarray of shape (columns, topics)
        β, re-estimated if the settings say so.
    training_document_topics : ndarray of shape (documents, topics)
        ``p(t|d)`` of the training documents: the mean over samples of ``n_dt/|d|``. An empty
        document has the mean of the prior.
    log_likelihoods : ndarray of shape (k, 2)
        Pairs of an iteration and log p(w, z | α, β) after it, which show whether the sampler has
        converged.
    settings : LdaSettings
        The settings of the fit.
    seed : int
        The seed of the fit.

    See Also
    --------
    fit_lda : Fit LDA.

    Examples
    --------
    >>> from topicgrouper.evaluation import perplexity
    >>> from topicgrouper.evaluation.baselines import LdaSettings, fit_lda
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> model = fit_lda(counts, 2, settings=LdaSettings(burn_in=20, samples=10))
    >>> model.n_topics, model.topic_words.sum(axis=1).round(2)
    (2, array([1., 1.]))
    >>> 1 < perplexity(model, counts).value < 6
    True
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
        Whole numbers, at least 0. Documents and columns may be empty.
    n : int
        Number of topics, at most the number of words that occur.
    settings : LdaSettings, optional
        Hyper-parameters and numbers of iterations.
    seed : int, default=0
        Seed of the sampler, from 0 to 2⁶⁴−1. The result does not depend on the number of threads.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called about ten times per second with the share of the work done, from 0 to 1, and a text
        such as ``"Sampling, iteration 30 of 500"``. An exception that it raises ends
        the fit, as Ctrl-C does.

    Returns
    -------
    LdaModel

    Raises
    ------
    ValueError
        If the counts are invalid, n is out of range, or the settings do not fit the counts.

    See Also
    --------
    fit_plsi, fit_dcm_lda : Other baselines.
    topicgrouper.SoftTopicGrouper : A model like LDA that starts from a tree.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import LdaSettings, fit_lda
    >>> counts = [[9, 6, 2, 0, 0], [8, 7, 1, 0, 0], [0, 0, 1, 8, 9], [0, 0, 2, 6, 8]] * 5
    >>> words = ["cat", "dog", "warm", "tea", "cup"]
    >>> model = fit_lda(counts, 2, settings=LdaSettings(burn_in=100, samples=20))

    The two most probable words of each topic:

    >>> sorted([words[column] for column in topic.argsort()[:-3:-1]] for topic in model.topic_words)
    [['cat', 'dog'], ['cup', 'tea']]
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    seed = checked_seed(seed)
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
