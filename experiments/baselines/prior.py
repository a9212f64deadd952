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
from scipy.sparse import csr_array

from experiments.sampling.flat_model import single_topics
from experiments.sampling.samplers import anneal, fold_in
from topicgrouper.common.checks import whole_number
from topicgrouper.common.frozen import frozen
from topicgrouper.evaluation.perplexity import counts_of, keep_known

if TYPE_CHECKING:
    from collections.abc import Callable

    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.evaluation.perplexity import KnownTokens

__all__ = ["ChosenPrior", "IntervalSearch", "choose_prior", "spread_order"]

# The share of training documents to use if each evaluation has to be sampled.
_SAMPLED_SHARE = 0.1
# Even a topic that never occurs needs a positive prior.
_MIN_FREQUENCY = 1e-9


@dataclass(frozen=True)
class IntervalSearch:
    """Settings of the search for α in an interval; the defaults are the paper's.

    Each step compares the points at a quarter, a half and three quarters of the interval, and goes
    on with the half of the interval around the best of them: 10 steps leave a thousandth. Models
    without a closed form are annealed.
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
        """Return the α with the lowest cost, and each α tried with its cost, in order."""
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


@dataclass(frozen=True, eq=False)
class ChosenPrior:
    """A prior αm, its concentration, each α tried with its perplexity, and the documents used.

    If α is close to an end of the interval, widen the interval.
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

    Topic frequencies are the model's own, or else the mean shares of the training tokens by
    `fold_in`. A tenth of the documents, evenly spaced, serves to choose α if each evaluation has to
    be sampled, otherwise all. All evaluations use the same random numbers and are comparable.
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
    documents = _keep_rows(tokens.counts, rows)
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


def spread_order(number: int) -> IntArray:
    """Return 0 to ``number - 1`` in an order whose every beginning is spread evenly.

    The numbers are sorted by their reversed bits (van der Corput): the first half of the order has
    every second number, the first quarter every fourth.
    """
    places = np.arange(number, dtype=np.int64)
    backwards = np.zeros_like(places)
    for bit in range(max(number - 1, 0).bit_length()):
        backwards = 2 * backwards + ((places >> bit) & 1)
    return np.argsort(backwards, kind="stable").astype(np.int64, copy=False)


def _keep_rows(counts: csr_array[Any], rows: IntArray) -> csr_array[Any]:
    """Return counts with all other rows empty; rows keep their positions and random numbers."""
    kept = np.zeros(counts.shape[0], dtype=bool)
    kept[rows] = True
    stay = np.repeat(kept, np.diff(counts.indptr))
    starts = np.concatenate([[0], np.cumsum(stay)])[counts.indptr]
    return csr_array((counts.data[stay], counts.indices[stay], starts), shape=counts.shape)


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
