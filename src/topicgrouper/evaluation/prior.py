"""A prior over topics for models that have none of their own.

The paper gives Topic Grouper's topics the prior αm with ``m_t = p(t)``, the topics' shares of all
tokens, and the α with the lowest perplexity on training documents, found by an interval search. The
same serves pLSI, a unigram model, or any Φ from elsewhere.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.likelihood import fold_in, left_to_right
from topicgrouper.likelihood.even_choice import spread_order
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

# Of training documents, where each evaluation has to be sampled.
_SAMPLED_SHARE = 0.1
# A topic that never occurs still needs a positive prior.
_LEAST_FREQUENCY = 1e-9


@dataclass(frozen=True)
class IntervalSearch:
    """How α is looked for; the defaults are the paper's.

    The points at a quarter, a half and three quarters of the interval are compared, and the half
    of the interval around the best of them is the next one.

    Attributes
    ----------
    low, high : float
        The first interval.
    steps : int
        How often it is halved: 10 leave a thousandth of it.
    chains, sweeps : int
        Of `left_to_right`, where probabilities have to be sampled.
    """

    low: float = 1.0
    high: float = 250.0
    steps: int = 10
    chains: int = 4
    sweeps: int = 5

    def __post_init__(self) -> None:
        """Refuse what cannot be searched."""
        if not (0 < self.low < self.high < math.inf):
            raise ValueError(
                f"low = {self.low} and high = {self.high} are no interval for α: take "
                "0 < low < high."
            )
        for name in ("steps", "chains", "sweeps"):
            whole_number(name, getattr(self, name), least=1)

    def minimise(self, cost: Callable[[float], float]) -> tuple[float, FloatArray]:
        """Return the best α that was looked at, and all that were, each with its cost."""
        trace: list[tuple[float, float]] = []

        def look_at(alpha: float) -> tuple[float, float]:
            trace.append((cost(alpha), alpha))
            return trace[-1]

        quarter = (self.high - self.low) / 4
        best = look_at(self.low + 2 * quarter)
        for _ in range(self.steps):
            # Of equals the middle stays.
            best = min(best, look_at(best[1] - quarter), look_at(best[1] + quarter), key=_cost)
            quarter /= 2
        return best[1], np.array([(alpha, found) for found, alpha in trace])


@dataclass(frozen=True, eq=False)
class ChosenPrior:
    """A prior and how it was found.

    Attributes
    ----------
    topic_prior : ndarray of float
        αm, one positive number a topic.
    alpha : float
        The concentration α. Close to an end of the search's interval, it was limited by that.
    trace : ndarray of float
        The α that were looked at, in this order, and the perplexity of the training documents at
        each: shape (evaluations, 2).
    n_documents : int
        Training documents that the perplexity was computed on.
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
    """Choose αm for the topics of a model: m from topic frequencies, α on training documents.

    Parameters
    ----------
    model : TopicModel
        Its ``topic_words`` are used. Its ``topic_prior`` only serves to estimate topic frequencies
        where there are none.
    counts : sparse matrix or array
        Training documents: a `Corpus`, or counts.
    topic_frequencies : object, optional
        p(t), or anything in proportion to it. By default the model's own ``topic_frequencies``; if
        it has none, the topics' mean shares of the training tokens by `fold_in`.
    share : float, optional
        Share of the training documents, evenly spaced, that α is chosen on. All by default where
        the closed form applies (no word has more than one topic), else a tenth.
    search : IntervalSearch, optional
        The interval for α and the steps.
    seed, n_jobs : int
        Of the samplers. All evaluations use the same random numbers, so that they can be compared.

    Returns
    -------
    ChosenPrior
        Give its ``topic_prior`` to a model, as in ``TopicMixture(topic_words, topic_prior)``.

    Raises
    ------
    ValueError
        If no training document has a word of the model, or an argument is out of range.
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
            found, _ = left_to_right(
                documents,
                topic_words,
                alpha * m,
                chains=search.chains,
                sweeps=search.sweeps,
                seed=seed,
                n_jobs=n_jobs,
            )
        return math.exp(-float(found.sum()) / n_tokens)

    alpha, trace = search.minimise(perplexity_at)
    return ChosenPrior(frozen(alpha * m), alpha, frozen(trace), len(rows))


def _cost(looked_at: tuple[float, float]) -> float:
    return looked_at[0]


def _spread_rows(lengths: IntArray, share: float) -> IntArray:
    """Choose a share of the documents that have tokens, evenly spaced and at least one."""
    if not 0 < share <= 1:
        raise ValueError(f"share = {share} is out of range: give a number above 0, at most 1.")
    holding = np.flatnonzero(lengths)
    if not holding.size:
        raise ValueError(
            "No training document has a word of the model: give the counts that it was fitted to."
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
            f"topic_frequencies has shape {frequencies.shape}; {n_topics} topics need one each"
        )
    if not np.isfinite(frequencies).all() or (frequencies < 0).any() or not frequencies.any():
        raise ValueError("topic_frequencies must be finite, not negative, and not all 0.")
    m = np.maximum(frequencies / frequencies.sum(), _LEAST_FREQUENCY)
    shares: FloatArray = m / m.sum()
    return shares
