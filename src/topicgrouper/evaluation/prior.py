"""A prior over topics for models without one.

The paper uses the prior αm for Topic Grouper: ``m_t = p(t)``, the topics' shares of all tokens, and
the α with the lowest perplexity on training documents, found by an interval search. The same method
suits pLSI, a unigram model, or any other Φ.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.evaluation.even_choice import spread_order
from topicgrouper.likelihood import anneal, fold_in
from topicgrouper.likelihood.known_words import (
    counts_of,
    keep_known,
    keep_rows,
    single_topics,
)
from topicgrouper.likelihood.sampler_input import whole_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.likelihood.known_words import KnownTokens
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["ChosenPrior", "IntervalSearch", "choose_prior"]

# The share of training documents to use if each evaluation has to be sampled.
_SAMPLED_SHARE = 0.1
# Even a topic that never occurs needs a positive prior.
_MIN_FREQUENCY = 1e-9


@dataclass(frozen=True)
class IntervalSearch:
    """Settings of the search for α; the defaults are the paper's.

    Each step compares the points at a quarter, a half and three quarters of the interval, and goes
    on with the half of the interval around the best of them.

    Parameters
    ----------
    low, high : float, default=1, 250
        The first interval.
    steps : int, default=10
        Number of times to halve it; 10 leave a thousandth.
    annealing_steps : int, default=16
        Steps of `anneal`, for models without a closed form.

    Raises
    ------
    ValueError
        If the interval is empty or a number is below 1.

    See Also
    --------
    choose_prior : Takes these settings.

    Examples
    --------
    >>> from topicgrouper.evaluation import IntervalSearch, choose_prior
    >>> from topicgrouper.evaluation.baselines import perfect
    >>> counts = [[2, 1, 0, 0], [0, 0, 1, 2], [3, 1, 1, 0]]
    >>> search = IntervalSearch(low=0.01, high=10, steps=8)
    >>> chosen = choose_prior(perfect(counts, [0, 0, 1, 1]), counts, search=search)
    >>> round(chosen.alpha, 1), len(chosen.trace)
    (0.8, 17)
    """

    low: float = 1.0
    high: float = 250.0
    steps: int = 10
    annealing_steps: int = 16

    def __post_init__(self) -> None:
        """Check the values."""
        if not (0 < self.low < self.high < math.inf):
            raise ValueError(
                f"low = {self.low} and high = {self.high} do not form an interval for α; they "
                "must satisfy 0 < low < high"
            )
        for name in ("steps", "annealing_steps"):
            whole_number(name, getattr(self, name), minimum=1)

    def minimise(self, cost: Callable[[float], float]) -> tuple[float, FloatArray]:
        """Search for the α with the lowest cost.

        Parameters
        ----------
        cost : callable
            Returns the cost of an α.

        Returns
        -------
        alpha : float
            The best α found.
        trace : ndarray of shape (evaluations, 2)
            Each α tried and its cost, in the order of the search.
        """
        trace: list[tuple[float, float]] = []

        def look_at(alpha: float) -> tuple[float, float]:
            trace.append((cost(alpha), alpha))
            return trace[-1]

        quarter = (self.high - self.low) / 4
        best = look_at(self.low + 2 * quarter)
        for _ in range(self.steps):
            # The middle wins ties.
            best = min(best, look_at(best[1] - quarter), look_at(best[1] + quarter), key=_cost)
            quarter /= 2
        return best[1], np.array([(alpha, found) for found, alpha in trace])


@shows_little
@dataclass(frozen=True, eq=False)
class ChosenPrior:
    """A prior and how it was found.

    Attributes
    ----------
    topic_prior : ndarray of shape (topics,)
        αm, one positive number per topic.
    alpha : float
        The concentration α. If it is close to an end of the interval, widen the interval.
    trace : ndarray of shape (evaluations, 2)
        Each α tried and the perplexity of the training documents at it, in the order of the search.
    n_documents : int
        Number of training documents used.

    See Also
    --------
    choose_prior : Choose a prior on training documents.

    Examples
    --------
    >>> from topicgrouper.evaluation import choose_prior
    >>> from topicgrouper.evaluation.baselines import perfect
    >>> counts = [[2, 1, 0, 0], [0, 0, 1, 2], [3, 1, 0, 0]]
    >>> model = perfect(counts, [0, 0, 1, 1])
    >>> chosen = choose_prior(model, counts)
    >>> round(chosen.alpha, 2), chosen.n_documents
    (1.12, 3)
    >>> model.with_prior(chosen.topic_prior).topic_prior.round(2)
    array([0.79, 0.34])
    """

    topic_prior: FloatArray
    alpha: float
    trace: FloatArray
    n_documents: int


def choose_prior(
    model: TopicModel,
    counts: Any,
    *,
    topic_frequencies: Any = None,
    share: float | None = None,
    search: IntervalSearch | None = None,
    seed: int = 0,
    n_jobs: int | None = None,
) -> ChosenPrior:
    """Choose the prior αm of a model: m from topic frequencies, α on training documents.

    Parameters
    ----------
    model : TopicModel
        The model. Its ``topic_prior`` is only used to estimate topic frequencies, if none are
        known.
    counts : Corpus, sparse matrix or array
        Training documents.
    topic_frequencies : array-like of shape (topics,), optional
        p(t), or numbers proportional to it (default: the model's own ``topic_frequencies``; if it
        has none, the topics' mean shares of the training tokens by `fold_in`).
    share : float, optional
        Share of the training documents, evenly spaced, to choose α on (default: all if no word has
        more than one topic, so that the closed form applies; otherwise a tenth).
    search : IntervalSearch, optional
        The interval for α and the number of steps.
    seed : int, default=0
        Seed of the samplers. All evaluations use the same random numbers and are comparable.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    ChosenPrior
        Pass its ``topic_prior`` to `TopicMixture.with_prior` or `TopicMixture`.

    Raises
    ------
    ValueError
        If no training document contains a word of the model, or an argument is out of range.

    See Also
    --------
    perplexity : Measure a model with the chosen prior.

    Examples
    --------
    >>> from topicgrouper.evaluation import choose_prior
    >>> from topicgrouper.evaluation.baselines import perfect
    >>> counts = [[2, 1, 0, 0], [0, 0, 1, 2], [3, 1, 0, 0]]
    >>> model = perfect(counts, [0, 0, 1, 1])
    >>> chosen = choose_prior(model, counts, topic_frequencies=[0.7, 0.3])
    >>> chosen.topic_prior.round(2)
    array([0.79, 0.34])
    """
    search = search or IntervalSearch()
    single = single_topics(model)
    topic_words = np.asarray(model.topic_words)
    tokens = keep_known(counts_of(counts), np.any(topic_words > 0, axis=0))
    if share is None:
        share = _SAMPLED_SHARE if single is None else 1.0
    rows = _spread_rows(tokens.lengths, share)
    if topic_frequencies is None:
        topic_frequencies = _frequencies_of(model, tokens, seed=seed, n_jobs=n_jobs)
    m = _checked_frequencies(topic_frequencies, n_topics=len(topic_words))
    documents = keep_rows(tokens.counts, rows)
    n_tokens = int(tokens.lengths[rows].sum())

    def perplexity_at(alpha: float) -> float:
        if single is not None:
            found = single._replace(prior=alpha * m).log_probabilities(documents)
        else:
            found = anneal(
                documents,
                topic_words,
                alpha * m,
                steps=search.annealing_steps,
                seed=seed,
                n_jobs=n_jobs,
            ).log_probabilities
        return math.exp(-float(found.sum()) / n_tokens)

    alpha, trace = search.minimise(perplexity_at)
    return ChosenPrior(frozen(alpha * m), alpha, frozen(trace), len(rows))


def _cost(looked_at: tuple[float, float]) -> float:
    return looked_at[0]


def _spread_rows(lengths: IntArray, share: float) -> IntArray:
    """Choose a share of the documents that have tokens: evenly spaced, at least one."""
    if not 0 < share <= 1:
        raise ValueError(f"share must be above 0 and at most 1, got {share}")
    holding = np.flatnonzero(lengths)
    if not holding.size:
        raise ValueError(
            "no training document contains a word of the model; pass the counts it was fitted to"
        )
    number = max(1, round(share * len(holding)))
    return np.sort(holding[spread_order(len(holding))[:number]])


def _frequencies_of(
    model: TopicModel, tokens: KnownTokens, *, seed: int, n_jobs: int | None
) -> FloatArray:
    """Return the model's own topic frequencies, or estimate them."""
    own = getattr(model, "topic_frequencies", None)
    if own is not None:
        return np.asarray(own)
    shares = fold_in(tokens.counts, model.topic_words, model.topic_prior, seed=seed, n_jobs=n_jobs)
    frequencies: FloatArray = tokens.lengths @ shares
    return frequencies


def _checked_frequencies(topic_frequencies: Any, *, n_topics: int) -> FloatArray:
    """Return m: positive shares that add up to 1."""
    frequencies = np.asarray(topic_frequencies, dtype=np.float64)
    if frequencies.shape != (n_topics,):
        raise ValueError(
            f"topic_frequencies must have one number per topic, shape ({n_topics},), got "
            f"{frequencies.shape}"
        )
    if not np.isfinite(frequencies).all() or (frequencies < 0).any() or not frequencies.any():
        raise ValueError("topic_frequencies must be finite, at least 0, and not all 0")
    m = np.maximum(frequencies / frequencies.sum(), _MIN_FREQUENCY)
    shares: FloatArray = m / m.sum()
    return shares
