"""Expectation maximisation for pLSI on sparse counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from joblib import effective_n_jobs

from topicgrouper._compiled import plsi_fold_in, plsi_steps
from topicgrouper.mixtures.arrays import row_arrays

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    FloatArray: TypeAlias = NDArray[np.float64]

__all__ = ["PlsiEstimate", "fold_in_plsi", "plsi_em", "without_empty_topics"]


@dataclass(frozen=True, slots=True, eq=False)
class PlsiEstimate:
    """Where EM has ended.

    Attributes
    ----------
    topic_words : array of shape (topics, words)
        Φ. A topic that has lost all its words has a row of zeros.
    document_topics : array of shape (documents, topics)
        θ.
    log_likelihoods : array of shape (steps,)
        Σ f_dw · log p(w | d) before each step; they never fall.
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
    """Take steps of EM from given Φ and θ.

    Parameters
    ----------
    counts : csr_array of shape (documents, words)
        Canonical and whole.
    topic_words, document_topics : arrays
        Φ and θ to start from; every word must be possible in every document it occurs in. What is
        0 stays 0.
    iterations : int
        The most steps.
    tolerance : float
        Ends when a step has gained at most this share of the log likelihood.
    n_jobs : int or None
        In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors. The result is the same.
    """
    # By word in memory, as the compiled code works along topics.
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
        Canonical and whole. Words that no topic has count for nothing.
    topic_words : array of shape (topics, words)
        Φ.
    start : array of shape (topics,)
        θ of every document to start from, and that of a document without a word that counts.
    iterations, tolerance : int or float
        A document is done after so many steps, or when no θ changes by more than the tolerance.
    n_jobs : int or None
        As for `plsi_em`.
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
    """Return Φ in which topics that EM has emptied have the words' frequencies.

    Parameters
    ----------
    topic_words : array of shape (topics, words)
        Φ as EM left it.
    frequencies : array of shape (words,)
        How often each word occurs.
    """
    filled = topic_words.copy()
    filled[~filled.any(axis=1)] = frequencies
    filled /= filled.sum(axis=1, keepdims=True)
    return filled
