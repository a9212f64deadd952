"""Sampled estimates of a document's probability by annealing, forwards and backwards.

The probability ``p(d | Φ, αm)`` of a document is a sum over the topics z of its tokens. If the
topic shares θ of the document were known, topics would be independent and the sum would be a
product. Between the two lies a path of distributions, for β from 0 to 1::

    f_β(z) = Π_i Φ_{z_i}(w_i) · Π_t θ_t^{(1−β)·n_t} · D(n)^β

where ``n_t`` counts the tokens of topic t and ``D`` is the Dirichlet-multinomial. Annealed
importance sampling (Neal, 2001) goes along this path in K steps with one Gibbs sweep at each, and
adds up::

    F = log Σ_z f_0(z) + Σ_k (β_{k+1} − β_k) · log(D(n) / Π_t θ_t^{n_t})

The mean of exp(F) is p(d) for any number of steps, so the mean of F is at most log p(d). A chain
that starts from topics drawn from the model and goes back along the path has a sum R whose mean is
at least log p(d), by the same argument. The estimate is (F + R)/2. If the sums are normally
distributed, their errors cancel; in any case the bias is at most half the distance between the
means of F and R.

Before this, each chain runs under the model on its own, from a random start. θ is the mean of all
of them, which makes the path short, and after further sweeps their topics are the starts of the
ways back. An exact sample would be needed for the upper bound to hold strictly: if the chains under
the model miss whole groups of topics that explain a document equally well, as with duplicate topics
and a tiny α, both sums may miss them too.

The cost is the document's length times topics times steps. Left-to-right sampling costs the square
of the length and is biased; the page on the paper's experiments compares the two.

References
----------
R. M. Neal, "Annealed importance sampling", Statistics and Computing 11, 2001.
R. B. Grosse, Z. Ghahramani and R. P. Adams, "Sandwiching the marginal likelihood using
bidirectional Monte Carlo", 2015.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from joblib import effective_n_jobs

from topicgrouper._compiled import annealed_estimates
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.likelihood.sampler_input import SamplerInput, checked_seed, whole_number

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.arrays.progress import Progress

__all__ = ["AnnealedProbabilities", "anneal"]


@shows_little
class AnnealedProbabilities(NamedTuple):
    """Estimated log probabilities of documents.

    Attributes
    ----------
    lower : ndarray of shape (documents,)
        Estimates from below. The expectations of their exponentials are the probabilities, so they
        are too low on average.
    upper : ndarray of shape (documents,)
        Estimates from above: too high on average if the chains under the model have converged.
    variances : ndarray of shape (documents,)
        Sampling variance of `log_probabilities`; NaN with a single chain.

    See Also
    --------
    anneal : Estimate the probabilities of documents.

    Examples
    --------
    >>> from topicgrouper.likelihood import anneal
    >>> found = anneal([[2, 1, 1]], [[0.8, 0.2, 0.0], [0.0, 0.1, 0.9]], [0.5, 0.5], chains=40)
    >>> bool(found.lower[0] < found.log_probabilities[0] < found.upper[0])
    True
    """

    lower: FloatArray
    upper: FloatArray
    variances: FloatArray

    @property
    def log_probabilities(self) -> FloatArray:
        """The estimates: halfway between both."""
        return (self.lower + self.upper) / 2


def anneal(  # noqa: PLR0913 - what to estimate, how well, and under which conditions
    counts: Any,
    topic_words: ArrayLike,
    topic_prior: ArrayLike,
    *,
    steps: int = 64,
    chains: int = 2,
    seed: int = 0,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> AnnealedProbabilities:
    """Estimate the log probability of documents by annealed importance sampling.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Whole numbers, at least 0.
    topic_words : array-like of shape (topics, words)
        Φ; rows add up to 1.
    topic_prior : array-like of shape (topics,)
        αm, one positive number per topic.
    steps : int, default=64
        Steps of the path, and sweeps under the model. The more there are, the closer the bounds.
    chains : int, default=2
        Number of independent chains; their spread gives the variances.
    seed : int, default=0
        Seed, from 0 to 2⁶⁴−1. The random numbers of a document depend only on the seed and its row,
        neither on the threads nor on other documents.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    progress : callable, optional
        Called about ten times per second with the share of the documents done, from 0 to 1, and a
        text.

    Returns
    -------
    AnnealedProbabilities
        Everything is 0 for an empty document; the bounds are minus infinity for one with a word
        that no topic has.

    Raises
    ------
    ValueError, TypeError
        If an argument has invalid values or shapes, or is out of range.

    See Also
    --------
    left_to_right : Another estimate, biased upwards.
    topicgrouper.evaluation.perplexity : The perplexity of documents under any model.

    Examples
    --------
    >>> from topicgrouper.likelihood import anneal
    >>> topics = [[0.8, 0.2, 0.0], [0.0, 0.1, 0.9]]
    >>> found = anneal([[2, 1, 1]], topics, [0.5, 0.5], chains=40)
    >>> bool(abs(found.log_probabilities[0] - -5.1413) < 4 * found.variances[0] ** 0.5)
    True
    """
    return AnnealedProbabilities(
        *annealed_estimates(
            *SamplerInput.of(counts, topic_words, topic_prior),
            chains=whole_number("chains", chains, minimum=1),
            steps=whole_number("steps", steps, minimum=1),
            seed=checked_seed(seed),
            threads=effective_n_jobs(n_jobs),
            progress=None if progress is None else lambda share: progress(share, "Annealing"),
        )
    )
