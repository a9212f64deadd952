"""Collapsed variational inference of zero order (CVB0) for LDA: the deterministic counterpart.

Where a Gibbs sampler draws one topic for a token, CVB0 keeps the distribution it would draw from.
All tokens of a word in a document (a cell) have the same one, γ, and it comes from what all other
cells say: the cell's own contribution is taken out of the expected counts first.

References
----------
A. Asuncion, M. Welling, P. Smyth and Y. W. Teh, "On smoothing and inference for topic models",
UAI 2009.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from joblib import effective_n_jobs

from topicgrouper._compiled import NarrowCvb0, WideCvb0
from topicgrouper.mixtures.arrays import row_arrays
from topicgrouper.mixtures.groups import groups_for
from topicgrouper.mixtures.hyper_parameters import improved_beta

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.mixtures.gibbs import GibbsSampler

    FloatArray: TypeAlias = NDArray[np.float64]
    IntArray: TypeAlias = NDArray[np.int64]

__all__ = ["CellShares", "Cvb0"]

_LARGEST_NARROW = np.iinfo(np.uint16).max


class CellShares(NamedTuple):
    """The topics' shares of each cell of a count matrix, in the order of its entries.

    Attributes
    ----------
    starts : array of shape (cells + 1,)
        Where each cell's shares begin.
    topics : array
        By rising number within a cell.
    shares : array
        They add up to 1 within a cell.
    """

    starts: NDArray[np.int64]
    topics: NDArray[np.int64]
    shares: NDArray[np.float32]

    @classmethod
    def of_words(cls, counts: csr_array[Any], word_topics: IntArray) -> CellShares:
        """Put every cell into its word's topic."""
        return cls(
            np.arange(counts.nnz + 1, dtype=np.int64),
            np.ascontiguousarray(word_topics[counts.indices], dtype=np.int64),
            np.ones(counts.nnz, dtype=np.float32),
        )

    @classmethod
    def of_tokens(cls, counts: csr_array[Any], sampler: GibbsSampler) -> CellShares:
        """Return what the topics of a sampler's tokens say of each cell."""
        documents, words, topics = sampler.assignments()
        cells = documents * sampler.n_words + words
        keys, n_tokens = np.unique(cells * sampler.n_topics + topics, return_counts=True)
        cell_of_share = keys // sampler.n_topics
        is_first = np.diff(cell_of_share, prepend=-1) > 0
        starts = np.append(np.flatnonzero(is_first), len(keys)).astype(np.int64)
        totals = np.repeat(counts.data, np.diff(starts))
        return cls(starts, keys % sampler.n_topics, (n_tokens / totals).astype(np.float32))


class Cvb0:
    """The topics' shares of all cells, brought up to date again and again.

    The result depends on the counts, the parameters and the start, not on the threads. Cells of a
    large corpus are cut into groups of documents and groups of words; blocks that share neither are
    worked on side by side. All counts are exact then but for the topics' totals, of which each
    block knows the changes of the others only when they have ended.

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical and whole, below 2³²; every word occurs. Documents may be empty.
    alpha : array of shape (topics,)
        Positive.
    beta : float
        Positive.
    start : CellShares
        The shares to begin with.
    n_jobs : int or None
        In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.
    groups : int, optional
        How many groups of documents and of words; by default as many as the corpus is worth.
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
        self.n_tokens = int(counts.sum(dtype=np.int64))
        narrow = self.n_topics <= _LARGEST_NARROW
        make = NarrowCvb0 if narrow else WideCvb0
        self._cvb0 = make(
            *row_arrays(counts),
            words=self.n_words,
            alpha=self.alpha,
            beta=np.full((1, self.n_topics), self.beta),
            beta_sums=np.full(self.n_topics, self.beta * self.n_words),
            share_starts=start.starts,
            share_topics=start.topics,
            shares=start.shares,
            groups=groups_for(self.n_tokens) if groups is None else groups,
            threads=effective_n_jobs(n_jobs),
        )

    def round(self, *, cut_off: float = 0.0) -> float:
        """Bring every cell up to date once.

        Parameters
        ----------
        cut_off : float
            Shares below it are dropped, at most 1/topics. Each costs time and memory.

        Returns
        -------
        float
            The mean over tokens of log p(word | document, all other cells), in which each cell is
            taken as it was found.
        """
        least = min(cut_off, 1.0 / self.n_topics)
        return self._cvb0.round(least) / self.n_tokens

    def improve_beta(self) -> None:
        """Improve β for a topic drawn for each token from its cell's shares.

        Expected counts are spread over more topics than any one state of the tokens is, and a β
        that fits them is too large; one that fits a draw is not. The draws of each call come from
        a stream of random numbers of their own, the same every time.
        """
        self._draws += 1
        tail = self._cvb0.draw_tail(self._draws)
        self.beta = improved_beta(self.beta, tail, self.totals(), n_words=self.n_words)
        self._cvb0.set_beta(self.beta)

    def totals(self) -> FloatArray:
        """Return E[n_t], the expected tokens of each topic."""
        return self._cvb0.totals()

    def expected_counts(self) -> tuple[FloatArray, FloatArray]:
        """Return E[n_dt], documents × topics, and E[n_wt], words × topics."""
        by_document = np.empty((self.n_documents, self.n_topics))
        by_word = np.empty((self.n_words, self.n_topics))
        self._cvb0.copy_counts(by_document, by_word)
        return by_document, by_word

    def shares(self) -> tuple[IntArray, IntArray, IntArray, FloatArray]:
        """Return document, word, topic and value of all shares that are kept, cell by cell.

        With one group, cells come in the order in which they are worked on.
        """
        return self._cvb0.shares()
