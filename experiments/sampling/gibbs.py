"""Collapsed Gibbs sampling for LDA: the sampler, and means over its samples.

What it shares with variational inference is in `topicgrouper.mixtures.softening`.
"""

from __future__ import annotations

import weakref
from time import monotonic
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import gammaln

from experiments.sampling.compiled import Rows, call
from topicgrouper.common.checks import thread_count
from topicgrouper.mixtures.softening import (
    MAX_NARROW,
    CountTails,
    groups_for,
    improved_alpha,
    improved_beta,
    tails_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.progress import Progress

__all__ = ["GibbsSampler", "SampleSums", "draw_samples"]

_LIKELIHOOD_EVERY = 10
_SECONDS_BETWEEN_REPORTS = 0.1


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
        self.n_tokens = int(self.lengths.sum())
        narrow = max(self.n_topics, int(self.lengths.max(initial=0))) <= MAX_NARROW
        rows = self.beta if isinstance(self.beta, np.ndarray) else np.full((1, self.n_topics), beta)
        starts = None if word_topics is None else np.array(word_topics, dtype=np.int64)
        self._address = call(
            "new_sampler",
            Rows(counts),
            self.alpha,
            self.n_topics,
            np.ascontiguousarray(rows, dtype=np.float64),
            len(rows),
            self.beta_sums(),
            starts,
            groups_for(self.n_tokens) if groups is None else groups,
            seed,
            thread_count(n_jobs),
            int(narrow),
        )
        weakref.finalize(self, call, "delete_sampler", self._address)

    def sweep(self) -> None:
        """Redraw the topic of every token once."""
        self.iteration += 1
        call("sweep_sampler", self._address, self.iteration)

    def totals(self) -> IntArray:
        """Return n_t, the number of tokens of each topic."""
        totals = np.empty(self.n_topics, dtype=np.int64)
        call("sampler_totals", self._address, totals)
        return totals

    def beta_sums(self) -> FloatArray:
        """Return Σ_w β_wt for each topic."""
        if isinstance(self.beta, np.ndarray):
            return np.asarray(self.beta.sum(axis=0))
        return np.full(self.n_topics, self.beta * self.n_words)

    def assignments(self) -> tuple[IntArray, IntArray, IntArray]:
        """Return document, word and topic of each token, in the order in which they are drawn."""
        found = np.empty((3, self.n_tokens), dtype=np.int64)
        call("sampler_assignments", self._address, *found)
        return found[0], found[1], found[2]

    def word_order(self) -> IntArray:
        """Return the words in the order in which they are drawn."""
        words = np.empty(self.n_words, dtype=np.int64)
        call("sampler_word_order", self._address, words)
        return words

    def conditional(self, token: int) -> FloatArray:
        """Return the probabilities of the topics of a token, given those of all others."""
        probabilities = np.empty(self.n_topics)
        call("sampler_conditional", self._address, token, probabilities)
        return probabilities

    def add_sample(
        self, scale: FloatArray, topic_words: FloatArray, document_topics: FloatArray
    ) -> None:
        """Add n_wt times a scale per topic, in the order of words, and n_dt."""
        call("add_sampler_sample", self._address, scale, topic_words, document_topics)

    def optimize(self) -> None:
        """Re-estimate α, and β if it is one number, from the current topics."""
        self.alpha = improved_alpha(self.alpha, self._document_tails(), self._length_tails)
        call("set_sampler_alpha", self._address, self.alpha)
        self.optimize_beta()

    def optimize_beta(self) -> None:
        """Re-estimate β, if it is one number, from the current topics."""
        if not isinstance(self.beta, np.ndarray):
            tails = self._found(call("find_word_tails", self._address))
            self.beta = improved_beta(self.beta, tails, self.totals(), n_words=self.n_words)
            call("set_sampler_beta", self._address, self.beta)

    def log_likelihood(self) -> float:
        """Return log p(w, z | α, β) of the tokens and their topics."""
        tails = self._document_tails()
        topics = float(tails.values @ np.log(tails.spread(self.alpha) + tails.steps()))
        alpha = float(self.alpha.sum())
        lengths = self._length_tails
        documents = float(lengths.values @ np.log(alpha + lengths.steps()))
        sums = self.beta_sums()
        totals = float((gammaln(self.totals() + sums) - gammaln(sums)).sum())
        products = np.empty(1)
        call("sampler_log_products", self._address, products)
        return topics - documents + float(products[0]) - totals

    def _document_tails(self) -> CountTails:
        starts = np.empty(self.n_topics + 1, dtype=np.int64)
        number = call("find_document_tails", self._address, starts)
        return CountTails(starts, self._found(number))

    def _found(self, number: int) -> IntArray:
        values = np.empty(number, dtype=np.int64)
        call("copy_found", self._address, values)
        return values


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
        self._sampler.add_sample(scale, self._topic_words, self._document_topics)
        self._scales += scale
        self._n_with_tokens += totals > 0
        self.n_samples += 1

    def topic_words(self) -> NDArray[np.float64]:
        """Return Φ, topics × words.

        Without smoothing, samples in which a topic has no tokens are excluded from its mean. A
        topic that never had a token has the overall word frequencies.
        """
        result = np.empty_like(self._topic_words)
        result[:, self._sampler.word_order()] = self._topic_words
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
