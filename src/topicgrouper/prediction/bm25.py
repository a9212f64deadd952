r"""Okapi BM25: documents ranked by the words that they share with a query.

With f(w, d) the count of word w in document d, \|d\| the length of d, L the mean length, n(w) the
number of documents that contain w, and N the number of documents, a word of the query adds its
count in the query times ::

    log(1 + (N - n(w) + 0.5) / (n(w) + 0.5))
        · f(w, d) · (k1 + 1) / (f(w, d) + k1 · (1 - b + b · |d| / L))

The logarithm is never negative, even for words that most documents contain, so a shared word never
lowers a score. Empty documents count in N and L and score 0. So does every document for an empty
query; a word that no document contains adds nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.sparse_rows import checked_weights

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

_K1 = 1.2
"""How much repetition counts: 0 would ignore it, a large number count every occurrence."""
_B = 0.75
"""How much a long document is discounted: from 0, not at all, to 1, in full."""


class Bm25:
    """Documents, counts of at least 0, prepared for any number of queries."""

    def __init__(self, counts: Any) -> None:
        rows = checked_weights(counts)
        n_documents, self._n_words = rows.shape
        containing = np.bincount(rows.indices, minlength=self._n_words)
        idf = np.log1p((n_documents - containing + 0.5) / (containing + 0.5))
        lengths = np.asarray(rows.sum(axis=1), dtype=np.float64).ravel()
        mean = lengths.mean() if lengths.any() else 1.0
        norms = np.repeat(_K1 * (1 - _B + _B * lengths / mean), np.diff(rows.indptr))
        values = idf[rows.indices] * (rows.data * (_K1 + 1) / (rows.data + norms))
        weights = csr_array((values, rows.indices, rows.indptr), shape=rows.shape)
        # what a word adds to each document that contains it
        self._postings: csr_array[Any] = weights.T.tocsr()

    def scores(self, queries: Any) -> FloatArray:
        """Score every document for each query, of counts or weights; higher is better.

        The cost is that of the postings of the queries' words, and of the result.
        """
        rows = checked_weights(queries)
        if rows.shape[1] != self._n_words:
            raise ValueError(
                f"queries must have one column per word of the documents: got {rows.shape[1]} for "
                f"{self._n_words} words."
            )
        return np.asarray((rows @ self._postings).toarray(), dtype=np.float64)
