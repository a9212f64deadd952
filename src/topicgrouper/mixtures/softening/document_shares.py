"""Topic shares of new documents by CVB0 with fixed Φ, without random numbers.

Each word of a document has a distribution over topics, ``γ_wt ∝ Φ_t(w)·(n_t − γ_wt + αm_t)``, where
``n_t`` is the expected count of the topic in the document, and one occurrence of the word itself is
taken out. The distributions are updated until the shares ``n_t / |d|`` hardly change. The shares of
a document depend only on that document.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from joblib import Parallel, delayed

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["document_shares"]

_MAX_ROUNDS = 200
# Largest change of a share in the last round.
_SETTLED = 1e-5
_DOCUMENTS_AT_ONCE = 64


def document_shares(
    counts: csr_array[Any],
    topic_words: FloatArray,
    topic_prior: FloatArray,
    *,
    n_jobs: int | None = None,
) -> FloatArray:
    """Estimate p(topic | document).

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical whole numbers.
    topic_words : ndarray of shape (topics, words)
        Φ. Words without any topic are ignored.
    topic_prior : ndarray of shape (topics,)
        αm, one positive number per topic.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    ndarray of shape (documents, topics)
        Rows add up to 1. A document without any known word has the mean of the prior, m.
    """
    word_topics = np.ascontiguousarray(topic_words.T)
    known: NDArray[np.bool_] = np.any(word_topics > 0, axis=1)
    n_documents = counts.shape[0]

    def part(start: int) -> FloatArray:
        stop = min(start + _DOCUMENTS_AT_ONCE, n_documents)
        rows = [_known_words(counts, row, known) for row in range(start, stop)]
        return np.stack([_shares(word_topics[words], n, topic_prior) for words, n in rows])

    parts = Parallel(n_jobs=n_jobs, prefer="threads")(
        delayed(part)(start) for start in range(0, n_documents, _DOCUMENTS_AT_ONCE)
    )
    return np.concatenate([np.empty((0, len(topic_prior))), *parts])


def _known_words(
    counts: csr_array[Any], row: int, known: NDArray[np.bool_]
) -> tuple[NDArray[Any], FloatArray]:
    start, stop = counts.indptr[row], counts.indptr[row + 1]
    words = counts.indices[start:stop]
    kept = known[words]
    return words[kept], counts.data[start:stop][kept].astype(np.float64)


def _shares(word_topics: FloatArray, numbers: FloatArray, prior: FloatArray) -> FloatArray:
    """Return the shares of one document, given Φ (words × topics) and counts of its words."""
    mean: FloatArray = prior / prior.sum()
    if not len(numbers):
        return mean
    length = numbers.sum()
    cells = word_topics * mean
    cells /= cells.sum(axis=1, keepdims=True)
    expected = np.einsum("w,wt->t", numbers, cells)
    for _ in range(_MAX_ROUNDS):
        before = expected
        np.subtract(before + prior, cells, out=cells)
        cells *= word_topics
        cells /= cells.sum(axis=1, keepdims=True)
        expected = np.einsum("w,wt->t", numbers, cells)
        if np.abs(expected - before).max() < _SETTLED * length:
            break
    result: FloatArray = expected / expected.sum()
    return result
