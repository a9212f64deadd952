"""LDA by collapsed Gibbs sampling, with the priors, estimates and optimisations of the paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, TypeAlias

import numpy as np

from experiments.sampling.gibbs import GibbsSampler, draw_samples
from experiments.sampling.samplers import checked_seed
from experiments.sampling.topic_mixture import TopicMixture, TrainingCounts, checked_topic_number
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.common.progress import Progress

Estimate: TypeAlias = Literal["paper", "smoothed"]

# By the usual rule of thumb, α of each topic is this divided by the number of topics.
_HEURISTIC_ALPHA_SUM = 50.0


@short_repr
@dataclass(frozen=True, eq=False)
class LdaSettings:
    """Settings of LDA; the defaults are the paper's *LDA with Heuristics*.

    For perplexity, the paper's concentration α is 50/n, so each topic has 50/n².
    """

    alpha: float | FloatArray | None = None
    """α of every topic, or αm with one number per topic (default: 50/n each)."""
    beta: float | FloatArray = 0.1
    """β of every word, or of each word in each topic, columns × topics (never optimised)."""
    optimize: bool | Literal["beta"] = False
    """Whether to re-estimate α and β, or only β, by Minka's fixed point during burn-in."""
    burn_in: int = 2_000
    samples: int = 1_000
    optimize_every: int = 10
    estimate: Estimate = "paper"
    """Φ as the mean over samples of n(w,t)/n(t), or of ``(n(w,t)+β)/(n(t)+|V|β)``."""

    def __post_init__(self) -> None:
        """Check the values."""
        if self.alpha is not None:
            object.__setattr__(self, "alpha", _positive("alpha", self.alpha, dimensions=(0, 1)))
        object.__setattr__(self, "beta", _positive("beta", self.beta, dimensions=(0, 2)))
        for name, minimum in (("burn_in", 0), ("samples", 1), ("optimize_every", 1)):
            if getattr(self, name) < minimum:
                raise ValueError(f"{name} must be at least {minimum}, got {getattr(self, name)}")
        if self.optimize not in (False, True, "beta"):
            raise ValueError(f'optimize must be True, False or "beta", got {self.optimize!r}')
        if self.estimate not in ("paper", "smoothed"):
            raise ValueError(f'estimate must be "paper" or "smoothed", got {self.estimate!r}')

    def alpha_of(self, n: int) -> FloatArray:
        """Return α of each topic."""
        alpha = _HEURISTIC_ALPHA_SUM / n if self.alpha is None else self.alpha
        if np.ndim(alpha) == 0:
            return np.full(n, alpha, dtype=np.float64)
        if np.shape(alpha) != (n,):
            raise ValueError(
                f"alpha must be one number or one per topic; got {np.size(alpha)} for {n} topics"
            )
        return np.asarray(alpha)

    def beta_of(self, n: int, *, n_columns: int) -> float | FloatArray:
        """Return β: one number, or one per column and topic."""
        if isinstance(self.beta, np.ndarray) and self.beta.shape != (n_columns, n):
            raise ValueError(
                f"beta must be one number or have the shape (columns, topics) = {(n_columns, n)}, "
                f"got {self.beta.shape}"
            )
        return self.beta


def _positive(name: str, value: ArrayLike, *, dimensions: tuple[int, int]) -> float | FloatArray:
    array = np.asarray(value, dtype=np.float64)
    if array.ndim not in dimensions:
        shape = "one per topic" if name == "alpha" else "a matrix, columns × topics"
        raise ValueError(f"{name} must be one number or {shape}; got {array.ndim} dimensions")
    if not (np.isfinite(array).all() and (array > 0).all()):
        raise ValueError(f"{name} must be positive and finite")
    return float(array) if array.ndim == 0 else frozen(array)


_DEFAULT_SETTINGS = LdaSettings()


@short_repr
@dataclass(frozen=True, eq=False)
class LdaModel(TopicMixture):
    """A fitted LDA model.

    Φ is the mean over samples; 0 for columns that never occur in training. p(t|d) of the training
    documents is the mean over samples of ``n_dt/|d|``; an empty document has the mean of the prior.
    The rows of `log_likelihoods`, an iteration and log p(w, z | α, β) after it, show whether the
    sampler has converged.
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
    """Fit LDA with n topics; the result does not depend on the number of threads.

    >>> counts = [[9, 6, 2, 0, 0], [8, 7, 1, 0, 0], [0, 0, 1, 8, 9], [0, 0, 2, 6, 8]] * 5
    >>> words = ["cat", "dog", "warm", "tea", "cup"]
    >>> model = fit_lda(counts, 2, settings=LdaSettings(burn_in=100, samples=20))
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
    improve = sampler.optimize_beta if settings.optimize == "beta" else sampler.optimize
    likelihoods, sums = draw_samples(
        sampler,
        burn_in=settings.burn_in,
        samples=settings.samples,
        smoothed=settings.estimate == "smoothed",
        improve=improve if settings.optimize else None,
        improve_every=settings.optimize_every,
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
