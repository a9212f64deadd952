"""Perplexity of documents under a topic model, per word; lower is better.

    perplexity = exp(−Σ_d log p(d | Φ, αm) / Σ_d |d|)

As in the paper, only words that occurred in training count. A word with probability 0 in every
topic is treated as unseen: its tokens are dropped and reported, and log probabilities are always
finite. (A model that assigns 0 to words that did occur in training would benefit; smooth it.)
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.likelihood.even_choice import spread_order
from topicgrouper.likelihood.flat_model import FlatModel
from topicgrouper.likelihood.known_words import counts_of, keep_known, keep_rows, single_topics
from topicgrouper.likelihood.left_to_right import left_to_right
from topicgrouper.likelihood.sampler_input import whole_number
from topicgrouper.tree.flat_view import FlatView

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.likelihood.known_words import KnownTokens, SingleTopics
    from topicgrouper.mixtures.topic_model import TopicModel

__all__ = ["METHODS", "Method", "Perplexity", "perplexity"]

Method = Literal["auto", "closed", "sequential", "left-to-right"]
METHODS: tuple[Method, ...] = ("auto", "closed", "sequential", "left-to-right")

# Number of chains of left-to-right sequential; their spread yields the standard error.
_CHAINS = 4


@dataclass(frozen=True, eq=False)
class Perplexity:
    """The perplexity of documents under a model, and how it was computed.

    Attributes
    ----------
    value : float
        The perplexity.
    standard_error : float
        Standard error of the value due to sampling: 0 for the closed form. It covers neither the
        choice of documents nor the fit of the model.
    log_probability : float
        Σ_d log p(d | Φ, αm) of the documents used.
    n_tokens : int
        Tokens of the documents used, without unseen words.
    n_documents : int
        Number of documents used.
    n_skipped : int
        Documents without any training word; they have no tokens and a log probability of 0.
    n_left_out : int
        Documents with tokens that were not used because of ``max_squared_lengths``.
    n_unseen_tokens : int
        Tokens of all documents whose word is not in the training vocabulary.
    method : {"closed", "sequential", "left-to-right"}
        The method used.
    document_log_probabilities : ndarray of shape (documents,)
        Log probability of each document; 0 for those without tokens, NaN for those not used.
    """

    value: float
    standard_error: float
    log_probability: float
    n_tokens: int
    n_documents: int
    n_skipped: int
    n_left_out: int
    n_unseen_tokens: int
    method: Method
    document_log_probabilities: FloatArray = field(repr=False)


def perplexity(
    model: TopicModel | FlatView,
    counts: Any,
    *,
    method: Method = "auto",
    particles: int = 20,
    seed: int = 0,
    n_jobs: int | None = None,
    max_squared_lengths: int | None = None,
) -> Perplexity:
    """Compute or estimate the perplexity of documents.

    Parameters
    ----------
    model : TopicModel or FlatView
        Any topic model, or a flat view, which needs the training counts in its tree.
    counts : Corpus, sparse matrix or array
        The documents: a corpus, or counts with the columns of the training counts.
    method : {"auto", "closed", "sequential", "left-to-right"}, default="auto"
        - ``"closed"``: exact, for models in which no word has more than one topic.
        - ``"sequential"``: left-to-right sequential sampling (Buntine, 2009) with four chains.
        - ``"left-to-right"``: sampling with one chain per particle (Wallach et al., 2009).
        - ``"auto"``: the closed form if it applies, otherwise sequential.

        See `topicgrouper.likelihood.left_to_right` for the samplers.
    particles : int, default=20
        Samples per token: a multiple of 4 for ``"sequential"``, at least 2 for ``"left-to-right"``.
    seed : int, default=0
        Seed of the sampler.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The value does not depend on it.
    max_squared_lengths : int, optional
        Limit on the work of the samplers, which grows with the square of a document's length:
        evenly spaced documents are used up to this Σ|d|², but at least one (default: all
        documents). The closed form ignores it.

    Returns
    -------
    Perplexity

    Raises
    ------
    ValueError
        If no document contains a training word, if counts and model do not fit, if the closed form
        does not apply, or if an argument is out of range.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> training = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(training).view(2)
    >>> found = perplexity(view, [[1, 2, 0, 0], [0, 0, 0, 0], [0, 1, 1, 1]])
    >>> round(found.value, 3), found.n_tokens, found.n_skipped, found.method
    (3.887, 6, 1, 'closed')
    """
    if isinstance(model, FlatView):
        model = FlatModel.of(model)
    single = _closed_form(model, method)
    if single is not None:
        tokens = _checked_tokens(counts, single.topic_of_column >= 0)
        log_probabilities = single.log_probabilities(tokens.counts)
        exact = np.zeros_like(log_probabilities)
        return _summary(tokens, np.flatnonzero(tokens.lengths), log_probabilities, exact, "closed")
    method = "sequential" if method == "auto" else method
    chains, sweeps = _deal(particles, method)
    topic_words = np.asarray(model.topic_words)
    tokens = _checked_tokens(counts, np.any(topic_words > 0, axis=0))
    used = _spread_documents(tokens.lengths, max_squared_lengths)
    log_probabilities, variances = left_to_right(
        keep_rows(tokens.counts, used),
        topic_words,
        model.topic_prior,
        chains=chains,
        sweeps=sweeps,
        seed=seed,
        n_jobs=n_jobs,
    )
    return _summary(tokens, used, log_probabilities, variances, method)


def _checked_tokens(counts: Any, known: Any) -> KnownTokens:
    tokens = keep_known(counts_of(counts), known)
    if not tokens.lengths.any():
        raise ValueError(
            "no document contains a word of the training vocabulary; check that its columns are "
            "those of the training counts"
        )
    return tokens


def _closed_form(model: TopicModel, method: Method) -> SingleTopics | None:
    """Return what the closed form needs, or None if a sampler has to be used."""
    if method not in METHODS:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, got {method!r}")
    if method in ("sequential", "left-to-right"):
        return None
    single = single_topics(model)
    if single is None and method == "closed":
        raise ValueError(
            "the closed form needs a model in which no word has more than one topic; use "
            "method='sequential'"
        )
    return single


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


def _spread_documents(lengths: IntArray, max_squared_lengths: int | None) -> IntArray:
    """Return evenly spaced documents with tokens whose Σ|d|² is within the limit."""
    holding = np.flatnonzero(lengths)
    if max_squared_lengths is None:
        return holding
    limit = whole_number("max_squared_lengths", max_squared_lengths, minimum=1, maximum=2**63 - 1)
    order = holding[spread_order(len(holding))]
    work = np.cumsum(lengths[order].astype(np.float64) ** 2)
    number = max(1, int(np.searchsorted(work, limit, side="right")))
    return np.sort(order[:number])


def _summary(
    tokens: KnownTokens,
    used: IntArray,
    log_probabilities: FloatArray,
    variances: FloatArray,
    method: Method,
) -> Perplexity:
    n_tokens = int(tokens.lengths[used].sum())
    total = float(log_probabilities[used].sum())
    value = math.exp(-total / n_tokens)
    n_holding = int(np.count_nonzero(tokens.lengths))
    shown = np.where(tokens.lengths > 0, np.nan, 0.0)
    shown[used] = log_probabilities[used]
    return Perplexity(
        value=value,
        standard_error=value * math.sqrt(float(variances[used].sum())) / n_tokens,
        log_probability=total,
        n_tokens=n_tokens,
        n_documents=len(used),
        n_skipped=len(tokens.lengths) - n_holding,
        n_left_out=n_holding - len(used),
        n_unseen_tokens=tokens.n_unseen,
        method=method,
        document_log_probabilities=frozen(shown),
    )
