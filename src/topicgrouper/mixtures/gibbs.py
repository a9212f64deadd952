"""Collapsed Gibbs sampling for LDA: the sampler, means over its samples, and its parameters.

The Dirichlet parameters that make topic counts most probable are found by Minka's fixed point.
Counts are represented by their tails: tail_i is the number of counts above i. Then

    Σ_d ψ(n_d + a) − ψ(a) = Σ_i tail_i / (a + i),

which is exact, avoids ψ, and has a few thousand terms for any corpus.

References
----------
T. P. Minka, "Estimating a Dirichlet distribution", 2000, Eq. 55.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import digamma, gammaln

from topicgrouper._compiled import NarrowLdaSampler, WideLdaSampler
from topicgrouper.arrays.threads import thread_count
from topicgrouper.prediction.document_counts import check_lengths

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.arrays.progress import Progress

MIN_PARAMETER = 1e-5
"""Lower limit of parameters: at 0, a topic without tokens could never get one again."""


@dataclass(frozen=True, slots=True, eq=False)
class CountTails:
    """Tails of several sets of counts, concatenated; each begins at one of the starts."""

    starts: NDArray[np.int64]
    values: NDArray[np.int64]

    def steps(self) -> NDArray[np.int64]:
        """Return i for each value."""
        return np.arange(len(self.values)) - np.repeat(self.starts[:-1], np.diff(self.starts))

    def sums(self, terms: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the sums of terms, one per value, within each set."""
        sets = np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))
        sums = np.bincount(sets, weights=terms, minlength=len(self.starts) - 1)
        return sums.astype(np.float64)  # of no terms, they are integers

    def spread(self, parameters: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the parameter of its set for each value."""
        return np.repeat(parameters, np.diff(self.starts))


def tails_of(counts: NDArray[np.int64]) -> CountTails:
    """Return the tails of one set of counts, each at most ten million: a tail is as long."""
    check_lengths(counts)
    histogram = np.bincount(counts, minlength=1)[1:]
    values = np.cumsum(histogram[::-1])[::-1].astype(np.int64)
    return CountTails(np.array([0, len(values)]), values)


def improved_alpha(
    alpha: NDArray[np.float64], topics: CountTails, lengths: CountTails, *, steps: int = 10
) -> NDArray[np.float64]:
    """Return an asymmetric α after some steps of the fixed point.

    A step is α_t ← α_t · Σ_d[ψ(n_dt + α_t) − ψ(α_t)] / Σ_d[ψ(n_d + Σα) − ψ(Σα)].
    """
    i, i_lengths = topics.steps(), lengths.steps()
    for _ in range(steps):
        numerators = topics.sums(topics.values / (topics.spread(alpha) + i))
        denominator = float((lengths.values / (alpha.sum() + i_lengths)).sum())
        alpha = np.maximum(alpha * numerators / denominator, MIN_PARAMETER)
    return alpha


def improved_beta(
    beta: float,
    pairs: NDArray[np.int64],
    totals: NDArray[np.int64] | NDArray[np.float64],
    *,
    n_words: int,
    steps: int = 10,
) -> float:
    """Return a symmetric β after some steps of the fixed point.

    A step is β ← β · Σ_wt[ψ(n_wt + β) − ψ(β)] / (|V| · Σ_t[ψ(n_t + |V|β) − ψ(|V|β)]).
    `pairs` is the tail of n_wt. The totals are few and large, so ψ is computed directly.
    """
    i = np.arange(len(pairs))
    for _ in range(steps):
        numerator = float((pairs / (beta + i)).sum())
        mass = n_words * beta
        denominator = n_words * float((digamma(totals + mass) - digamma(mass)).sum())
        beta = max(beta * numerator / denominator, MIN_PARAMETER)
    return beta


MAX_NARROW = np.iinfo(np.uint16).max
"""Largest number of topics, and count, for which the compiled code uses 16-bit numbers."""

# Numbers of groups and the smallest numbers of tokens for which they are used. More groups keep
# more threads busy, at a small cost per group; smaller corpora are one group, processed exactly.
_GROUPS_FROM_TOKENS = ((16, 8_000_000), (8, 800_000), (4, 200_000), (2, 50_000))
_NO_TOPICS = np.empty(0, dtype=np.int64)
_LIKELIHOOD_EVERY = 10
_SECONDS_BETWEEN_REPORTS = 0.1


def row_arrays(
    counts: csr_array[Any],
) -> tuple[NDArray[np.int64], NDArray[np.int32], NDArray[np.int64]]:
    """Return where each row starts, its words and their counts, copied if types differ."""
    return (
        counts.indptr.astype(np.int64, copy=False),
        counts.indices.astype(np.int32, copy=False),
        counts.data.astype(np.int64, copy=False),
    )


def groups_for(tokens: int) -> int:
    """Return the number of groups of documents, and of groups of words."""
    return next((groups for groups, minimum in _GROUPS_FROM_TOKENS if tokens >= minimum), 1)


class GibbsSampler:
    """The topics of all tokens, redrawn sweep by sweep from their conditional distributions.

    The draws depend on the counts, the parameters and the seed, but not on the number of threads.
    The tokens of a large corpus are divided into groups of documents and groups of words, and
    blocks that have neither in common are sampled in parallel. All counts are exact, except that a
    block sees changes of the topics' totals in other blocks only after these are finished (about
    1/groups² of a sweep).

    β is one number or a matrix, words × topics. Without `word_topics`, the initial topic of each
    word's tokens, topics start at random.
    """

    def __init__(
        self,
        counts: csr_array[Any],
        *,
        alpha: FloatArray,
        beta: float | FloatArray,
        seed: int,
        n_jobs: int | None = None,
        groups: int | None = None,
        word_topics: IntArray | None = None,
    ) -> None:
        self.alpha = np.array(alpha, dtype=np.float64)
        self.beta: float | FloatArray = beta if isinstance(beta, np.ndarray) else float(beta)
        self.n_documents, self.n_words = counts.shape
        self.n_topics = len(self.alpha)
        self.lengths: IntArray = np.asarray(counts.sum(axis=1, dtype=np.int64)).ravel()
        self.iteration = 0
        self._length_tails = tails_of(self.lengths)
        tokens = int(self.lengths.sum())
        narrow = max(self.n_topics, int(self.lengths.max(initial=0))) <= MAX_NARROW
        make = NarrowLdaSampler if narrow else WideLdaSampler
        rows = self.beta if isinstance(self.beta, np.ndarray) else np.full((1, self.n_topics), beta)
        self.compiled = make(
            *row_arrays(counts),
            words=self.n_words,
            alpha=self.alpha,
            beta=np.ascontiguousarray(rows, dtype=np.float64),
            beta_sums=self.beta_sums(),
            word_topics=_NO_TOPICS if word_topics is None else np.ascontiguousarray(word_topics),
            groups=groups_for(tokens) if groups is None else groups,
            seed=seed,
            threads=thread_count(n_jobs),
        )

    def sweep(self) -> None:
        """Redraw the topic of every token once."""
        self.iteration += 1
        self.compiled.sweep(self.iteration)

    def totals(self) -> IntArray:
        """Return n_t, the number of tokens of each topic."""
        return self.compiled.totals()

    def beta_sums(self) -> FloatArray:
        """Return Σ_w β_wt for each topic."""
        if isinstance(self.beta, np.ndarray):
            return np.asarray(self.beta.sum(axis=0))
        return np.full(self.n_topics, self.beta * self.n_words)

    def assignments(self) -> tuple[IntArray, IntArray, IntArray]:
        """Return document, word and topic of each token, in the order in which they are drawn."""
        return self.compiled.assignments()

    def optimize(self) -> None:
        """Re-estimate α, and β if it is one number, from the current topics."""
        self.alpha = improved_alpha(self.alpha, self._document_tails(), self._length_tails)
        self.compiled.set_alpha(self.alpha)
        self.optimize_beta()

    def optimize_beta(self) -> None:
        """Re-estimate β, if it is one number, from the current topics."""
        if not isinstance(self.beta, np.ndarray):
            self.beta = improved_beta(
                self.beta, self.compiled.word_tails(), self.totals(), n_words=self.n_words
            )
            self.compiled.set_beta(self.beta)

    def log_likelihood(self) -> float:
        """Return log p(w, z | α, β) of the tokens and their topics."""
        tails = self._document_tails()
        topics = float(tails.values @ np.log(tails.spread(self.alpha) + tails.steps()))
        alpha = float(self.alpha.sum())
        lengths = self._length_tails
        documents = float(lengths.values @ np.log(alpha + lengths.steps()))
        sums = self.beta_sums()
        totals = float((gammaln(self.totals() + sums) - gammaln(sums)).sum())
        return topics - documents + self.compiled.word_log_products() - totals

    def _document_tails(self) -> CountTails:
        return CountTails(*self.compiled.document_tails())


class SampleSums:
    """Sums over samples, from which Φ and p(t | d) are estimated; β stays the same between them.

    Smoothed, Φ of a sample is (n_wt + β_wt) / (n_t + Σ_v β_vt) instead of n_wt / n_t.
    """

    def __init__(self, sampler: GibbsSampler, *, smoothed: bool) -> None:
        self._sampler = sampler
        self._smoothed = smoothed
        self._topic_words = np.zeros((sampler.n_topics, sampler.n_words))
        self._document_topics = np.zeros((sampler.n_documents, sampler.n_topics))
        self._scales = np.zeros(sampler.n_topics)
        self._n_with_tokens = np.zeros(sampler.n_topics, dtype=np.int64)
        self.n_samples = 0

    def add(self) -> None:
        """Add the current state of the sampler."""
        totals = self._sampler.totals().astype(np.float64)
        if self._smoothed:
            scale = 1.0 / (totals + self._sampler.beta_sums())
        else:
            scale = np.divide(1.0, totals, out=np.zeros_like(totals), where=totals > 0)
        self._sampler.compiled.add_sample(scale, self._topic_words, self._document_topics)
        self._scales += scale
        self._n_with_tokens += totals > 0
        self.n_samples += 1

    def topic_words(self) -> NDArray[np.float64]:
        """Return Φ, topics × words.

        Without smoothing, samples in which a topic has no tokens are excluded from its mean. A
        topic that never had a token has the overall word frequencies.
        """
        result = np.empty_like(self._topic_words)
        result[:, self._sampler.compiled.word_order()] = self._topic_words
        if self._smoothed:
            beta = self._sampler.beta
            rows = beta.T if isinstance(beta, np.ndarray) else beta
            result = (result + self._scales[:, None] * rows) / self.n_samples
        else:
            documents, words, _ = self._sampler.assignments()
            frequencies = np.bincount(words, minlength=self._sampler.n_words)
            empty = self._n_with_tokens == 0
            result /= np.maximum(self._n_with_tokens, 1)[:, None]
            result[empty] = frequencies / len(documents)
        # Sums of thousands of quotients have rounding errors of about 1e-15.
        result /= result.sum(axis=1, keepdims=True)
        return result

    def document_topics(self) -> NDArray[np.float64]:
        """Return p(t | d), documents × topics: the mean of n_dt / |d|.

        An empty document has the mean of the prior.
        """
        lengths = self._sampler.lengths[:, None] * np.float64(self.n_samples)
        prior = self._sampler.alpha / self._sampler.alpha.sum()
        return np.where(lengths > 0, self._document_topics / np.maximum(lengths, 1.0), prior)


def draw_samples(
    sampler: GibbsSampler,
    *,
    burn_in: int,
    samples: int,
    smoothed: bool,
    improve: Callable[[], None] | None = None,
    improve_every: int = 10,
    progress: Progress | None = None,
) -> tuple[list[tuple[float, float]], SampleSums]:
    """Run burn-in, with re-estimations of hyper-parameters if asked for, then draw samples.

    Returns pairs of an iteration and log p(w, z | α, β), after every tenth iteration and the last,
    and the sums over all samples. Progress is reported about ten times per second.
    """
    iterations = burn_in + samples
    likelihoods = []
    sums = SampleSums(sampler, smoothed=smoothed)
    last_report = monotonic()
    for iteration in range(1, iterations + 1):
        sampler.sweep()
        if iteration > burn_in:
            sums.add()
        elif improve is not None and iteration % improve_every == 0:
            improve()
        if iteration % _LIKELIHOOD_EVERY == 0 or iteration == iterations:
            likelihoods.append((float(iteration), sampler.log_likelihood()))
        is_due = monotonic() - last_report >= _SECONDS_BETWEEN_REPORTS or iteration == iterations
        if progress is not None and is_due:
            last_report = monotonic()
            note = f"Sampling, iteration {iteration:,} of {iterations:,}"
            progress(iteration / iterations, note)
    return likelihoods, sums
