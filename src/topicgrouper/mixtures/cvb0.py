"""Collapsed variational inference of zero order (CVB0) for LDA.

CVB0 is the deterministic counterpart of Gibbs sampling: instead of drawing a topic for each token,
it keeps the distribution γ that the topic would be drawn from, computed from the expected counts of
all other tokens. The tokens of a word in a document (a cell) are interchangeable and share one γ.
Each of them is computed from the others, its copies included::

    γ_t ∝ (n_dt − γ_t + αm_t) · (n_wt − γ_t + β) / (n_t − γ_t + |V|β)

One γ is taken out of the counts, not one for each copy. `soft_topics.document_shares` does the same
for new documents, so training and inference have the same fixed points in ``n_dt``.

References
----------
A. Asuncion, M. Welling, P. Smyth and Y. W. Teh, "On smoothing and inference for topic models",
UAI 2009.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from topicgrouper._compiled import NarrowCvb0, WideCvb0
from topicgrouper.arrays.threads import thread_count
from topicgrouper.mixtures.gibbs import (
    MAX_NARROW,
    CountTails,
    groups_for,
    improved_alpha,
    improved_beta,
    row_arrays,
    tails_of,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.gibbs import GibbsSampler


class CellShares(NamedTuple):
    """The topic shares of each cell of a count matrix, in the order of its entries.

    `starts` says where those of each cell begin; topics rise and shares add up to 1 within a cell.
    """

    starts: NDArray[np.int64]
    topics: NDArray[np.int64]
    shares: NDArray[np.float32]

    @classmethod
    def of_words(cls, counts: csr_array[Any], word_topics: IntArray) -> CellShares:
        """Assign every cell to the topic of its word."""
        return cls(
            np.arange(counts.nnz + 1, dtype=np.int64),
            np.ascontiguousarray(word_topics[counts.indices], dtype=np.int64),
            np.ones(counts.nnz, dtype=np.float32),
        )

    @classmethod
    def of_tokens(cls, counts: csr_array[Any], sampler: GibbsSampler) -> CellShares:
        """Return the shares of each cell's tokens in the state of a sampler."""
        documents, words, topics = sampler.assignments()
        cells = documents * sampler.n_words + words
        keys, n_tokens = np.unique(cells * sampler.n_topics + topics, return_counts=True)
        cell_of_share = keys // sampler.n_topics
        is_first = np.diff(cell_of_share, prepend=-1) > 0
        starts = np.append(np.flatnonzero(is_first), len(keys)).astype(np.int64)
        totals = np.repeat(counts.data, np.diff(starts))
        return cls(starts, keys % sampler.n_topics, (n_tokens / totals).astype(np.float32))


class Cvb0:
    """The topic shares of all cells, updated round by round.

    The result depends on the counts, the parameters and the start, but not on the number of
    threads. The cells of a large corpus are divided into groups of documents and groups of words,
    and blocks that have neither in common are processed in parallel. All counts are exact, except
    that a block sees changes of the topics' totals in other blocks only after these are finished.
    """

    def __init__(
        self,
        counts: csr_array[Any],
        *,
        alpha: FloatArray,
        beta: float,
        start: CellShares,
        n_jobs: int | None = None,
        groups: int | None = None,
    ) -> None:
        self.alpha = np.array(alpha, dtype=np.float64)
        self.beta = float(beta)
        self.n_documents, self.n_words = counts.shape
        self.n_topics = len(self.alpha)
        self._draws = 0
        lengths: IntArray = np.asarray(counts.sum(axis=1, dtype=np.int64)).ravel()
        self._length_tails = tails_of(lengths)
        self.n_tokens = int(lengths.sum())
        narrow = self.n_topics <= MAX_NARROW
        make = NarrowCvb0 if narrow else WideCvb0
        self.compiled = make(
            *row_arrays(counts),
            words=self.n_words,
            alpha=self.alpha,
            beta=np.full((1, self.n_topics), self.beta),
            beta_sums=np.full(self.n_topics, self.beta * self.n_words),
            share_starts=start.starts,
            share_topics=start.topics,
            shares=start.shares,
            groups=groups_for(self.n_tokens) if groups is None else groups,
            threads=thread_count(n_jobs),
        )

    def round(self, *, cut_off: float = 0.0) -> float:
        """Update every cell once; drop shares below the cut-off, but never those above 1/topics.

        Returns the mean over tokens of log p(word | document, all other tokens), evaluated before
        each cell is updated.
        """
        return self.compiled.round(min(cut_off, 1.0 / self.n_topics)) / self.n_tokens

    def improve(self) -> None:
        """Re-estimate α and β from a topic drawn for each token from the shares of its cell.

        Expected counts are spread over more topics than any single state of the tokens, and
        parameters fitted to them are too large; those fitted to a draw are not. Each call has its
        own fixed stream of random numbers.
        """
        self._draws += 1
        starts, values, pairs = self.compiled.draw_tails(self._draws)
        self.alpha = improved_alpha(self.alpha, CountTails(starts, values), self._length_tails)
        self.compiled.set_alpha(self.alpha)
        self.beta = improved_beta(self.beta, pairs, self.totals(), n_words=self.n_words)
        self.compiled.set_beta(self.beta)

    def totals(self) -> FloatArray:
        """Return E[n_t], the expected number of tokens of each topic."""
        return self.compiled.totals()

    def expected_counts(self) -> tuple[FloatArray, FloatArray]:
        """Return E[n_dt], documents × topics, and E[n_wt], words × topics."""
        by_document = np.empty((self.n_documents, self.n_topics))
        by_word = np.empty((self.n_words, self.n_topics))
        self.compiled.copy_counts(by_document, by_word)
        return by_document, by_word
