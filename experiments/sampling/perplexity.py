"""Perplexity of documents under any topic model, in closed form or estimated by samplers.

A word with probability 0 in every topic is treated as unseen: its tokens are dropped and reported,
and log probabilities are always finite. (A model that assigns 0 to words that did occur in training
would benefit; smooth it.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from experiments.sampling.flat_model import single_topics
from experiments.sampling.samplers import anneal, left_to_right
from topicgrouper.common.checks import whole_number
from topicgrouper.common.short_repr import short_repr
from topicgrouper.evaluation import perplexity as exact_perplexity
from topicgrouper.evaluation.perplexity import Perplexity as ExactPerplexity
from topicgrouper.evaluation.perplexity import known_tokens, summary
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.tree.flat_view import FlatView

if TYPE_CHECKING:
    from experiments.sampling.topic_mixture import TopicModel
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.evaluation.perplexity import KnownTokens

__all__ = ["METHODS", "Method", "Perplexity", "perplexity"]

Method = Literal["auto", "closed", "annealed", "sequential", "left-to-right"]
METHODS: tuple[Method, ...] = ("auto", "closed", "annealed", "sequential", "left-to-right")

# Number of chains of left-to-right sequential; their spread yields the standard error.
_CHAINS = 4


@short_repr
@dataclass(frozen=True, eq=False)
class Perplexity(ExactPerplexity):
    """The perplexity of documents under a model, and how it was computed.

    The standard error is that due to sampling, 0 for the closed form; it covers neither the choice
    of documents nor the fit of the model. The bias bound is half the distance between the estimates
    from below and from above, which bounds the bias if the sampler has converged. It is 0 for the
    closed form, and NaN for left-to-right samplers, which overestimate the perplexity by an unknown
    amount.

    >>> from experiments.sampling.softening import soften
    >>> from topicgrouper import fit_tree
    >>> training = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> soft = soften(fit_tree(training).view(2))
    >>> found = perplexity(soft, [[1, 2, 0, 0, 0], [0, 0, 1, 1, 2]])
    >>> found.method, found.n_tokens
    ('annealed', 7)
    >>> 1 < found.value < 5, found.standard_error < 0.5
    (True, True)
    """

    standard_error: float = 0.0
    bias_bound: float = 0.0
    method: Method = "closed"


def perplexity(
    model: TopicModel | FlatView | DocumentModel,
    counts: Any,
    *,
    method: Method = "auto",
    steps: int = 64,
    particles: int = 20,
    seed: int = 0,
    n_jobs: int | None = None,
) -> Perplexity:
    """Compute or estimate the perplexity of documents; it does not depend on the number of threads.

    - ``"closed"``: exact, for views, document models and models in which no word has more than one
      topic.
    - ``"annealed"``: annealed importance sampling, forwards and backwards; four times as many steps
      divide ``bias_bound`` by two to four.
    - ``"sequential"``: left-to-right sequential sampling (Buntine, 2009) with four chains, as in
      the paper; slower, and biased upwards.
    - ``"left-to-right"``: the same with one chain per particle (Wallach et al., 2009).
    - ``"auto"``: the closed form if it applies, otherwise annealed.
    """
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, got {method!r}")
    is_closed = method in ("auto", "closed")
    if isinstance(model, DocumentModel | FlatView):
        if not is_closed:
            raise ValueError(f"views and document models are exact; omit method={method!r}")
        return Perplexity(**vars(exact_perplexity(model, counts)))
    single = single_topics(model) if is_closed else None
    if single is not None:
        tokens = known_tokens(counts, single.topic_of_column >= 0)
        return Perplexity(**vars(summary(tokens, single.log_probabilities(tokens.counts))))
    if method == "closed":
        raise ValueError(
            "the closed form needs a model in which no word has more than one topic; use "
            "method='annealed'"
        )
    topic_words = np.asarray(model.topic_words)
    tokens = known_tokens(counts, np.any(topic_words > 0, axis=0))
    given = (tokens.counts, topic_words, model.topic_prior)
    if method in ("auto", "annealed"):
        found = anneal(*given, steps=steps, seed=seed, n_jobs=n_jobs)
        gaps = found.upper - found.lower
        return _summary(tokens, found.log_probabilities, found.variances, gaps, method="annealed")
    chains, sweeps = _deal(particles, method)
    values, variances = left_to_right(
        *given, chains=chains, sweeps=sweeps, seed=seed, n_jobs=n_jobs
    )
    return _summary(tokens, values, variances, np.full_like(values, np.nan), method=method)


def _deal(particles: int, method: Method) -> tuple[int, int]:
    """Return the numbers of chains and sweeps for a number of particles."""
    if method == "left-to-right":
        return whole_number("particles", particles, minimum=2), 1
    number = whole_number("particles", particles, minimum=_CHAINS)
    if number % _CHAINS:
        raise ValueError(
            f"particles must be a multiple of {_CHAINS}, the number of chains, such as "
            f"{number + _CHAINS - number % _CHAINS}; got {number}"
        )
    return _CHAINS, number // _CHAINS


def _summary(
    tokens: KnownTokens,
    log_probabilities: FloatArray,
    variances: FloatArray,
    gaps: FloatArray,
    *,
    method: Method,
) -> Perplexity:
    """Summarise documents, given the variances of estimates and the gaps between their bounds."""
    exact = summary(tokens, log_probabilities)
    holding = tokens.lengths > 0
    gap = abs(float(gaps[holding].sum()))
    return Perplexity(
        **vars(exact),
        standard_error=exact.value * math.sqrt(float(variances[holding].sum())) / exact.n_tokens,
        bias_bound=exact.value * math.expm1(gap / 2 / exact.n_tokens),
        method=method,
    )
