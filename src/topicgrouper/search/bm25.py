"""Documents ranked by the words that they share with queries: BM25, and feedback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, vstack

from topicgrouper.arrays.sums import column_sums, row_shares, row_sums
from topicgrouper.prediction.document_counts import lifts_of

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

_K1 = 1.2
"""How much repetition counts: 0 would ignore it, a large number count every occurrence."""
_B = 0.75
"""How much a long document is discounted: from 0, not at all, to 1, in full."""

_FEEDBACK_DOCUMENTS, _FEEDBACK_WORDS, _OWN_WEIGHT = 10, 20, 0.5
"""Feedback: its documents, the words it adds to a query, and the weight of the query's own."""
_NOISE = 1e-9
"""Up to this sum of p·log lift, the best documents are like all documents, but for rounding."""


class SharedWords:
    """Documents and the words that they share with queries, prepared for many of these."""

    def __init__(self, counts: csr_array[Any]) -> None:
        self._counts = counts
        self._lengths = row_sums(counts)
        self._mean = float(self._lengths.mean())
        self._expected = column_sums(counts) / max(self._lengths.sum(), 1)
        self._weights = bm25_weights(counts)

    def scores(self, queries: csr_array[Any]) -> FloatArray:
        """Return the scores of all documents by BM25; the words of queries may have weights."""
        found: FloatArray = (queries @ self._weights).toarray()
        return found

    def with_feedback(self, queries: csr_array[Any]) -> csr_array[Any]:
        """Return queries with the typical words of their best documents, in weights that sum to 1.

        The ten documents with the highest scores are mixed by these scores, each smoothed with as
        many words of all documents as the mean document has: the relevance model of RM3
        (Abdul-Jaleel and others 2004). The twenty words with the largest p·log lift in it
        (Carpineto and others 2001) get half of the weight, in proportion to it, and the query's own
        words the other half. Words that are everywhere have no lift, so stop words do no harm. A
        query that matches no document keeps its own words.
        """
        found = []
        for row, scores in enumerate(self.scores(queries)):
            best = np.argsort(-scores, kind="stable")[:_FEEDBACK_DOCUMENTS]
            smoothed = scores[best] / (self._lengths[best] + self._mean)
            mixed = smoothed @ self._counts[best] + smoothed.sum() * self._mean * self._expected
            mixed /= mixed.sum() or 1.0
            typical = mixed * np.log(np.maximum(lifts_of(mixed, self._expected), 1.0))
            typical[np.argsort(-typical, kind="stable")[_FEEDBACK_WORDS:]] = 0.0
            words = row_shares(queries[[row]]).toarray()[0]
            if (total := typical.sum()) > _NOISE:
                words = _OWN_WEIGHT * words + (1 - _OWN_WEIGHT) * typical / total
            found.append(csr_array(words[None]))
        return vstack(found, format="csr")


def bm25_weights(counts: csr_array[Any]) -> csr_array[Any]:
    r"""Return the score that a word of a query adds to each document by Okapi BM25.

    The result has the shape (words, documents); times the counts of queries, it is their scores.
    With f(w, d) the count of word w in document d, \|d\| the length of d, L the mean length, n(w)
    the number of documents that contain w, and N the number of documents, a word adds ::

        log(1 + (N - n(w) + 0.5) / (n(w) + 0.5))
            · f(w, d) · (k1 + 1) / (f(w, d) + k1 · (1 - b + b · |d| / L))

    The logarithm is never negative, even for words that most documents contain, so a shared word
    never lowers a score. Empty documents count in N and L and score 0.
    """
    n_documents, n_words = counts.shape
    containing = np.bincount(counts.indices, minlength=n_words)
    idf = np.log1p((n_documents - containing + 0.5) / (containing + 0.5))
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
    mean = lengths.mean() if lengths.any() else 1.0
    norms = np.repeat(_K1 * (1 - _B + _B * lengths / mean), np.diff(counts.indptr))
    values = idf[counts.indices] * (counts.data * (_K1 + 1) / (counts.data + norms))
    return csr_array((values, counts.indices, counts.indptr), shape=counts.shape).T.tocsr()
