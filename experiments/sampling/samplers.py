"""Samplers under given topics: the probabilities of documents, and their topics.

All take counts (documents × words), Φ (topics × words) and αm, one positive number per topic. The
random numbers of a document depend only on the seed and its row, neither on the threads nor on
other documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from experiments.sampling.compiled import Rows, Topics, call
from topicgrouper.common.checks import thread_count, whole_count_rows, whole_number

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from topicgrouper.common.frozen import FloatArray

__all__ = [
    "AnnealedProbabilities",
    "anneal",
    "checked_prior",
    "checked_seed",
    "checked_topic_words",
    "fold_in",
    "known_counts",
    "left_to_right",
]

# Rounding may keep rows of Φ from adding up to exactly 1.
_MAX_OFF = 1e-6
_MAX_TOKENS = 2**31 - 1


class AnnealedProbabilities(NamedTuple):
    """Estimated log probabilities of documents, from below and from above.

    The expectations of the exponentials of `lower` are the probabilities, so they are too low on
    average; `upper` is too high on average if the chains under the model have converged. Variances
    are those of `log_probabilities` due to sampling; NaN with a single chain.
    """

    lower: FloatArray
    upper: FloatArray
    variances: FloatArray

    @property
    def log_probabilities(self) -> FloatArray:
        """The estimates: halfway between both."""
        return (self.lower + self.upper) / 2


def anneal(
    counts: Any,
    topic_words: ArrayLike,
    topic_prior: ArrayLike,
    *,
    steps: int = 64,
    chains: int = 2,
    seed: int = 0,
    n_jobs: int | None = None,
) -> AnnealedProbabilities:
    """Estimate the log probability of documents by annealing, forwards and backwards.

    The probability ``p(d | Φ, αm)`` of a document is a sum over the topics z of its tokens. If
    the topic shares θ of the document were known, topics would be independent and the sum would
    be a product. Between the two lies a path of distributions, for β from 0 to 1::

        f_β(z) = Π_i Φ_{z_i}(w_i) · Π_t θ_t^{(1−β)·n_t} · D(n)^β

    where ``n_t`` counts the tokens of topic t and ``D`` is the Dirichlet-multinomial. Annealed
    importance sampling (Neal, 2001) goes along this path in K steps with one Gibbs sweep at
    each, and adds up::

        F = log Σ_z f_0(z) + Σ_k (β_{k+1} − β_k) · log(D(n) / Π_t θ_t^{n_t})

    The mean of exp(F) is p(d) for any number of steps, so the mean of F is at most log p(d). A
    chain that starts from topics drawn from the model and goes back along the path has a sum R
    whose mean is at least log p(d), by the same argument. The estimate is (F + R)/2. If the
    sums are normally distributed, their errors cancel; in any case the bias is at most half the
    distance between the means of F and R.

    Before this, each chain runs under the model on its own, from a random start. θ is the mean
    of all of them, which makes the path short, and after further sweeps their topics are the
    starts of the ways back. An exact sample would be needed for the upper bound to hold
    strictly: if the chains under the model miss whole groups of topics that explain a document
    equally well, as with duplicate topics and a tiny α, both sums may miss them too.

    The cost is the document's length times topics times steps. Left-to-right sampling costs the
    square of the length and is biased; the page on the paper's experiments compares the two.

    References
    ----------
    R. M. Neal, "Annealed importance sampling", Statistics and Computing 11, 2001.
    R. B. Grosse, Z. Ghahramani and R. P. Adams, "Sandwiching the marginal likelihood using
    bidirectional Monte Carlo", 2015.
    """
    estimates = _estimates(
        "anneal_documents",
        3,
        _sampler_input(counts, topic_words, topic_prior),
        whole_number("chains", chains, minimum=1),
        whole_number("steps", steps, minimum=1),
        seed=seed,
        n_jobs=n_jobs,
    )
    return AnnealedProbabilities(*estimates)


def left_to_right(
    counts: Any,
    topic_words: ArrayLike,
    topic_prior: ArrayLike,
    *,
    chains: int = 4,
    sweeps: int = 5,
    seed: int = 0,
    n_jobs: int | None = None,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Estimate the log probability of documents and its variance, token by token.

    The probability ``p(d | Φ, αm)`` of a document is an integral over its topic shares. It is
    also the product, over the document's tokens, of the probability of each token given the
    earlier ones::

        p(w_i | w_1 … w_{i-1}) = E[ Σ_t Φ_t(w_i)·(n_t + αm_t) / (i − 1 + α) ]

    where ``n_t`` counts the topics of the earlier tokens, and the expectation is over these
    topics given their words. Each factor is estimated by a mean over Markov chains: at position
    i, each chain redraws the topics of all earlier tokens by Gibbs sampling in several sweeps,
    and evaluates the bracket after each sweep. Then it draws the topic of token i and goes on.
    The estimate is the sum of the logarithms of these means.

    - One sweep and many chains: *left-to-right* (Wallach et al., 2009). Chains are their particles.
    - One chain and many sweeps: *left-to-right sequential* (Buntine, 2009). The same number of
      samples can be divided among several independent chains, whose spread then shows the sampling
      error.

    The variance is computed from that spread. To first order (delta method), chain k changes
    the logarithm by ``c_k = Σ_i x_ik / p_i``, where ``x_ik`` is its mean at position i and
    ``p_i`` the mean of all chains. The variance of the estimate is therefore about the sample
    variance of the c_k divided by the number of chains. With few chains, this is rough for one
    document but good for the sum over many. At the first position nothing is drawn, and the
    factor is exact.

    The estimate is also biased. A token carries information about the topics before it, and a
    chain needs some sweeps to take it in: more sweeps reduce this bias, more chains do not. The
    logarithm of a mean of few samples adds a little. Real documents come out too improbable.
    For 150 NIPS papers cut to 150 tokens each, under 100 topics, 4 chains of 5 sweeps found a
    perplexity of 2,275, 1 chain of 20 sweeps 2,268, 4 chains of 50 sweeps 2,248, and 200 chains
    of one sweep 2,289.

    A bag of words has no order, so tokens are taken in the order of the columns. The cost is
    the square of the document's length, times chains, times sweeps, times the number of topics
    in the document.

    References
    ----------
    H. M. Wallach, I. Murray, R. Salakhutdinov and D. Mimno, "Evaluation methods for topic models",
    ICML 2009.
    W. Buntine, "Estimating likelihoods for topic models", ACML 2009.
    """
    estimates = _estimates(
        "left_to_right_documents",
        2,
        _sampler_input(counts, topic_words, topic_prior),
        whole_number("chains", chains, minimum=1),
        whole_number("sweeps", sweeps, minimum=1),
        seed=seed,
        n_jobs=n_jobs,
    )
    return estimates[0], estimates[1]


def fold_in(
    counts: Any,
    topic_words: ArrayLike,
    topic_prior: ArrayLike,
    *,
    sweeps: int = 50,
    burn_in: int = 50,
    seed: int = 0,
    n_jobs: int | None = None,
) -> NDArray[np.float64]:
    """Estimate p(topic | document) of new documents by Gibbs sampling with fixed Φ.

    Each sweep draws the topic of every token given the topics of all others, ``p(t) ∝
    Φ_t(w)·(n_t + αm_t)``. After burn-in, ``p(t | d)`` is the mean of ``n_t / |d|`` over the
    following sweeps, as in the paper's section on classification.
    Words without any topic are ignored; a document without other words has the mean of the prior.
    """
    return _estimates(
        "fold_in_documents",
        np.size(topic_prior),
        _sampler_input(counts, topic_words, topic_prior),
        whole_number("burn_in", burn_in, minimum=0),
        whole_number("sweeps", sweeps, minimum=1),
        seed=seed,
        n_jobs=n_jobs,
    ).T


def _estimates(
    name: str, width: int, given: tuple[Rows, Topics], *how: int, seed: int, n_jobs: int | None
) -> NDArray[np.float64]:
    """Call a compiled function that writes so many numbers for each document; return columns."""
    found = np.empty((int(given[0].documents), width))
    call(name, *given, *how, checked_seed(seed), thread_count(n_jobs), found)
    return found.T


def _sampler_input(
    counts: Any, topic_words: ArrayLike, topic_prior: ArrayLike
) -> tuple[Rows, Topics]:
    """Check documents and topics, and return the first arguments of the compiled samplers.

    Only the words that occur in the documents are kept.
    """
    documents = whole_count_rows(counts)
    topics = checked_topic_words(topic_words)
    prior = checked_prior(topic_prior, n_topics=topics.shape[0])
    if documents.shape[1] != topics.shape[1]:
        raise ValueError(
            f"counts has {documents.shape[1]} columns but topic_words has {topics.shape[1]}; "
            "both must have the columns of the training counts"
        )
    lengths = documents.sum(axis=1, dtype=np.float64)
    if lengths.size and lengths.max() > _MAX_TOKENS:
        raise ValueError(
            f"a document must have at most {_MAX_TOKENS:,} tokens to be sampled, got "
            f"{lengths.max():.3g}; omit it or divide its counts"
        )
    used, words = np.unique(documents.indices, return_inverse=True)
    shape = (documents.shape[0], len(used))
    rows = csr_array((documents.data, words.ravel(), documents.indptr), shape=shape)
    return Rows(rows), Topics(np.ascontiguousarray(topics[:, used].T), prior)


def known_counts(counts: Any, *, n_columns: int) -> csr_array[Any]:
    """Check that the counts of other documents have the columns of a model."""
    matrix = whole_count_rows(counts)
    if matrix.shape[1] != n_columns:
        raise ValueError(
            f"counts has {matrix.shape[1]} columns, but the model was fitted to {n_columns}; "
            "count the documents with the same vocabulary"
        )
    return matrix


def checked_topic_words(
    topic_words: ArrayLike, *, name: str = "topic_words"
) -> NDArray[np.float64]:
    """Check that there are topics, each a distribution over words."""
    topics = np.asarray(topic_words)
    if topics.ndim != 2 or topics.shape[0] == 0:
        raise ValueError(
            f"{name} must have the shape (topics, words) with at least one topic, got "
            f"{topics.shape}"
        )
    if topics.dtype.kind not in "fiu":
        raise TypeError(f"{name} must contain real numbers, got {topics.dtype}")
    topics = topics.astype(np.float64, copy=False)
    if not np.isfinite(topics).all() or (topics < 0).any():
        raise ValueError(f"{name} must contain probabilities: finite numbers, at least 0")
    off = np.abs(topics.sum(axis=1) - 1.0)
    if off.max() > _MAX_OFF:
        worst = int(off.argmax())
        raise ValueError(
            f"each row of {name} must add up to 1, but row {worst} adds up to "
            f"{topics[worst].sum():.6g}; divide each row by its sum"
        )
    return topics


def checked_prior(topic_prior: ArrayLike, *, n_topics: int) -> NDArray[np.float64]:
    """Check that there is one positive number per topic."""
    prior = np.asarray(topic_prior)
    if prior.shape != (n_topics,):
        raise ValueError(
            f"topic_prior must have one number per topic, shape ({n_topics},), got {prior.shape}"
        )
    if prior.dtype.kind not in "fiu":
        raise TypeError(f"topic_prior must contain real numbers, got {prior.dtype}")
    prior = np.ascontiguousarray(prior, dtype=np.float64)
    if not np.isfinite(prior).all() or (prior <= 0).any():
        raise ValueError("topic_prior must contain finite numbers above 0: α times the mean m")
    return prior


def checked_seed(seed: Any) -> int:
    """Check the seed of a sampler: 64 bits."""
    return whole_number("seed", seed, minimum=0, maximum=2**64 - 1)
