"""Means over the samples of a Gibbs sampler."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.mixtures.gibbs import GibbsSampler

__all__ = ["SampleSums"]


class SampleSums:
    """Sums over samples, from which Φ and p(t | d) are estimated.

    Parameters
    ----------
    sampler : GibbsSampler
        The sampler; its β has to stay the same between samples.
    smoothed : bool
        Whether Φ of a sample is (n_wt + β_wt) / (n_t + Σ_v β_vt) instead of n_wt / n_t.
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
