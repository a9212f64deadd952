"""Collapsed Gibbs sampling for LDA."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from joblib import effective_n_jobs
from scipy.special import gammaln

from topicgrouper._compiled import NarrowLdaSampler, WideLdaSampler
from topicgrouper.mixtures.arrays import MAX_NARROW, row_arrays
from topicgrouper.mixtures.groups import groups_for
from topicgrouper.mixtures.hyper_parameters import (
    CountTails,
    improved_alpha,
    improved_beta,
    tails_of,
)

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["GibbsSampler"]

_NO_TOPICS = np.empty(0, dtype=np.int64)


class GibbsSampler:
    """The topics of all tokens, redrawn sweep by sweep from their conditional distributions.

    The draws depend on the counts, the parameters and the seed, but not on the number of threads.
    The tokens of a large corpus are divided into groups of documents and groups of words, and
    blocks that have neither in common are sampled in parallel. All counts are exact, except that a
    block sees changes of the topics' totals in other blocks only after these are finished (about
    1/groups² of a sweep).

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical whole numbers; every word occurs. Documents may be empty.
    alpha : ndarray of shape (topics,)
        αm, positive.
    beta : float or ndarray of shape (words, topics)
        β, positive.
    seed : int
        Seed, from 0 to 2⁶⁴−1.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    groups : int, optional
        Number of groups of documents, and of words (default: by the size of the corpus).
    word_topics : ndarray of shape (words,), optional
        The initial topic of each word's tokens (default: random topics).
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
        self._sampler = make(
            *row_arrays(counts),
            words=self.n_words,
            alpha=self.alpha,
            beta=np.ascontiguousarray(rows, dtype=np.float64),
            beta_sums=self.beta_sums(),
            word_topics=_NO_TOPICS if word_topics is None else np.ascontiguousarray(word_topics),
            groups=groups_for(tokens) if groups is None else groups,
            seed=seed,
            threads=effective_n_jobs(n_jobs),
        )

    def sweep(self) -> None:
        """Redraw the topic of every token once."""
        self.iteration += 1
        self._sampler.sweep(self.iteration)

    def totals(self) -> IntArray:
        """Return n_t, the number of tokens of each topic."""
        return self._sampler.totals()

    def beta_sums(self) -> FloatArray:
        """Return Σ_w β_wt for each topic."""
        if isinstance(self.beta, np.ndarray):
            return np.asarray(self.beta.sum(axis=0))
        return np.full(self.n_topics, self.beta * self.n_words)

    def assignments(self) -> tuple[IntArray, IntArray, IntArray]:
        """Return document, word and topic of each token, in the order in which they are drawn."""
        return self._sampler.assignments()

    def conditional(self, token: int) -> FloatArray:
        """Return the distribution that the topic of a token would be drawn from next."""
        return self._sampler.conditional(token)

    def word_order(self) -> IntArray:
        """Return the words in the order of the columns of a sample."""
        return self._sampler.word_order()

    def add_sample(
        self, scale: FloatArray, topic_words: FloatArray, document_topics: FloatArray
    ) -> None:
        """Add n_wt·scale_t to topics × words (in `word_order`), n_dt to documents × topics."""
        self._sampler.add_sample(scale, topic_words, document_topics)

    def optimize(self) -> None:
        """Re-estimate α, and β if it is one number, from the current topics."""
        self.alpha = improved_alpha(self.alpha, self._document_tails(), self._length_tails)
        self._sampler.set_alpha(self.alpha)
        self.optimize_beta()

    def optimize_beta(self) -> None:
        """Re-estimate β, if it is one number, from the current topics."""
        if not isinstance(self.beta, np.ndarray):
            self.beta = improved_beta(
                self.beta, self._sampler.word_tails(), self.totals(), n_words=self.n_words
            )
            self._sampler.set_beta(self.beta)

    def log_likelihood(self) -> float:
        """Return log p(w, z | α, β) of the tokens and their topics."""
        tails = self._document_tails()
        topics = float(tails.values @ np.log(tails.spread(self.alpha) + tails.steps()))
        alpha = float(self.alpha.sum())
        lengths = self._length_tails
        documents = float(lengths.values @ np.log(alpha + lengths.steps()))
        sums = self.beta_sums()
        totals = float((gammaln(self.totals() + sums) - gammaln(sums)).sum())
        return topics - documents + self._sampler.word_log_products() - totals

    def _document_tails(self) -> CountTails:
        return CountTails(*self._sampler.document_tails())
