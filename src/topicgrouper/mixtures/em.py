"""Expectation maximisation for pLSI on sparse counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from joblib import effective_n_jobs

from topicgrouper._compiled import plsi_fold_in, plsi_steps
from topicgrouper.mixtures.arrays import row_arrays

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["PlsiEstimate", "fold_in_plsi", "plsi_em", "without_empty_topics"]


@dataclass(frozen=True, slots=True, eq=False)
class PlsiEstimate:
    """The result of EM.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, words)
        Φ; a row of zeros for a topic that lost all its words.
    document_topics : ndarray of shape (documents, topics)
        θ.
    log_likelihoods : ndarray of shape (steps,)
        Σ f_dw · log p(w | d) before each step; it never falls.
    """

    topic_words: FloatArray
    document_topics: FloatArray
    log_likelihoods: FloatArray


def plsi_em(
    counts: csr_array[Any],
    topic_words: FloatArray,
    document_topics: FloatArray,
    *,
    iterations: int,
    tolerance: float,
    n_jobs: int | None = None,
) -> PlsiEstimate:
    """Run EM from given Φ and θ.

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical whole numbers.
    topic_words : ndarray of shape (topics, words)
        Initial Φ. Values of 0 stay 0.
    document_topics : ndarray of shape (documents, topics)
        Initial θ. Values of 0 stay 0; every word must be possible in every document it occurs in.
    iterations : int
        Maximum number of steps.
    tolerance : float
        Stop when a step gains at most this share of the log-likelihood.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result does not depend on
        it.

    Returns
    -------
    PlsiEstimate
    """
    # Words are rows in memory, as the compiled code loops over topics.
    word_topics = np.array(topic_words.T, dtype=np.float64, order="C")
    theta = np.array(document_topics, dtype=np.float64, order="C")
    log_likelihoods = plsi_steps(
        *row_arrays(counts),
        document_topics=theta,
        word_topics=word_topics,
        iterations=iterations,
        tolerance=tolerance,
        threads=effective_n_jobs(n_jobs),
    )
    return PlsiEstimate(np.ascontiguousarray(word_topics.T), theta, log_likelihoods)


def fold_in_plsi(
    counts: csr_array[Any],
    topic_words: FloatArray,
    start: FloatArray,
    *,
    iterations: int,
    tolerance: float,
    n_jobs: int | None = None,
) -> FloatArray:
    """Estimate θ of documents by EM with Φ fixed.

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical whole numbers. Words without any topic are ignored.
    topic_words : ndarray of shape (topics, words)
        Φ.
    start : ndarray of shape (topics,)
        Initial θ of every document, and the result for documents without known words.
    iterations : int
        Maximum number of steps per document.
    tolerance : float
        A document is finished when no θ changes by more than this.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    ndarray of shape (documents, topics)
    """
    theta = np.tile(np.asarray(start, dtype=np.float64), (counts.shape[0], 1))
    plsi_fold_in(
        *row_arrays(counts),
        word_topics=np.array(topic_words.T, dtype=np.float64, order="C"),
        document_topics=theta,
        iterations=iterations,
        tolerance=tolerance,
        threads=effective_n_jobs(n_jobs),
    )
    return theta


def without_empty_topics(topic_words: FloatArray, frequencies: NDArray[Any]) -> FloatArray:
    """Return Φ with the overall word frequencies in topics that lost all their words.

    Parameters
    ----------
    topic_words : ndarray of shape (topics, words)
        Φ, the result of EM.
    frequencies : ndarray of shape (words,)
        Occurrences of each word.

    Returns
    -------
    ndarray of shape (topics, words)
    """
    filled = topic_words.copy()
    filled[~filled.any(axis=1)] = frequencies
    filled /= filled.sum(axis=1, keepdims=True)
    return filled
