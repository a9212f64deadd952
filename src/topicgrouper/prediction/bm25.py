"""BM25: documents ranked by the words that they share with a query."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.arrays.sparse_rows import checked_weights

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["Bm25"]


@shows_little
@dataclass(frozen=True, eq=False)
class Bm25:
    r"""Scores of documents for queries by Okapi BM25.

    With f(w, d) the count of word w in document d, \|d\| the length of d, L the mean length, n(w)
    the number of documents that contain w, and N the number of documents, a word of the query adds
    its count in the query times ::

        log(1 + (N - n(w) + 0.5) / (n(w) + 0.5))
            · f(w, d) · (k1 + 1) / (f(w, d) + k1 · (1 - b + b · |d| / L))

    The logarithm is never negative, even for words that most documents contain, so a shared word
    never lowers a score. Empty documents count in N and L and score 0. So does every document for
    an empty query; a word that no document contains adds nothing.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, words)
        Numbers of at least 0.
    k1 : float, default=1.2
        How much repetition counts: 0 ignores it, a large number counts every occurrence.
    b : float, default=0.75
        How much a long document is discounted: from 0, not at all, to 1, in full.

    Attributes
    ----------
    counts : csr_array of shape (documents, words)
        As given, with ascending columns and no explicit zeros.

    Raises
    ------
    ValueError
        If the counts are invalid, or a parameter is out of range.

    See Also
    --------
    DocumentIndex : Rank documents by the model of a tree.

    Examples
    --------
    >>> from topicgrouper.prediction import Bm25
    >>> ranking = Bm25([[2, 1, 0], [0, 1, 1], [0, 0, 0]])
    >>> ranking.scores([[1, 1, 0]]).round(2)
    array([[1.46, 0.43, 0.  ]])
    >>> ranking.word_scores([[1, 1, 0]], 0).toarray().round(2)
    array([[1.1 , 0.35, 0.  ]])
    """

    counts: csr_array[Any]
    k1: float = 1.2
    b: float = 0.75

    def __post_init__(self) -> None:
        """Check the counts and the parameters."""
        object.__setattr__(self, "counts", checked_weights(self.counts))
        if not 0 <= self.k1 < np.inf:
            raise ValueError(f"k1 must be at least 0 and finite, got {self.k1}.")
        if not 0 <= self.b <= 1:
            raise ValueError(f"b must be from 0 to 1, got {self.b}.")

    @property
    def n_documents(self) -> int:
        """Number of documents, including empty ones (int)."""
        return int(self.counts.shape[0])

    @property
    def n_words(self) -> int:
        """Number of columns, including empty ones (int)."""
        return int(self.counts.shape[1])

    def scores(self, queries: Any) -> FloatArray:
        """Score every document for each query.

        The cost is that of the postings of the query's words, and of the result.

        Parameters
        ----------
        queries : sparse matrix or array of shape (queries, words)
            Counts or weights of at least 0, in the columns of the documents.

        Returns
        -------
        ndarray of shape (queries, documents)
            At least 0; higher is better.

        Raises
        ------
        ValueError
            If the queries are invalid or have another number of columns.
        """
        return np.asarray((self._checked(queries) @ self._postings).toarray(), dtype=np.float64)

    def word_scores(self, queries: Any, document: SupportsIndex) -> csr_array[Any]:
        """Return what each word of a query adds to the score of one document.

        Parameters
        ----------
        queries : sparse matrix or array of shape (queries, words)
            As in `scores`.
        document : int
            The row of the document.

        Returns
        -------
        csr_array of shape (queries, words)
            Its rows add up to the document's scores. Words that the document lacks have no entry.

        Raises
        ------
        ValueError
            If the queries are invalid or have another number of columns.
        IndexError
            If there is no such document.
        """
        row = range(self.n_documents)[document]
        weights = self._weights(self.counts[[row]], self._norms[[row]])
        found = csr_array(self._checked(queries) * weights.toarray())
        found.eliminate_zeros()
        return found

    @cached_property
    def _idf(self) -> FloatArray:
        containing = np.bincount(self.counts.indices, minlength=self.n_words)
        return frozen(np.log1p((self.n_documents - containing + 0.5) / (containing + 0.5)))

    @cached_property
    def _norms(self) -> FloatArray:
        """What a document's counts are compared with: larger for longer documents."""
        lengths = np.asarray(self.counts.sum(axis=1), dtype=np.float64).ravel()
        mean = lengths.mean() if lengths.any() else 1.0
        return frozen(self.k1 * (1 - self.b + self.b * lengths / mean))

    @cached_property
    def _postings(self) -> csr_array[Any]:
        """What a word adds to each document that contains it, words × documents."""
        return self._weights(self.counts, self._norms).T.tocsr()

    def _weights(self, counts: csr_array[Any], norms: FloatArray) -> csr_array[Any]:
        of_entries = np.repeat(norms, np.diff(counts.indptr))
        shares = counts.data * (self.k1 + 1) / (counts.data + of_entries)
        values = self._idf[counts.indices] * shares
        return csr_array((values, counts.indices, counts.indptr), shape=counts.shape)

    def _checked(self, queries: Any) -> csr_array[Any]:
        rows = checked_weights(queries)
        if rows.shape[1] != self.n_words:
            raise ValueError(
                f"queries must have one column per word of the documents: got {rows.shape[1]} for "
                f"{self.n_words} words."
            )
        return rows
