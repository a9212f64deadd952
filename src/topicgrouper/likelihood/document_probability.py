"""The probability of documents under a flat view, in closed form.

In a flat view each word has exactly one topic. The integral over the topic shares of a document,
which other models estimate by sampling, is then a Dirichlet-multinomial over topic counts times the
words' shares of their topics,

    p(d | Φ, αm) = Γ(α) / Γ(α + |d|) · Π_t Γ(αm_t + f_d(t)) / Γ(αm_t) · Π_w Φ(w)^f_d(w),

without the multinomial coefficient, as in the paper. ``m_t`` is the topic's share of all tokens and
``α`` the concentration that makes the training documents most probable.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import gammaln

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray

__all__ = [
    "MAX_ALPHA",
    "MIN_ALPHA",
    "TopicCounts",
    "document_log_probabilities",
    "fit_concentration",
    "word_log_probability",
]

MIN_ALPHA = 1e-4
"""Below this α, each document practically has one topic."""
MAX_ALPHA = 1e7
"""Above this α, all documents practically have the same topic shares."""


class TopicCounts:
    """The topic counts f_d(t) of documents, reduced to what their probability depends on.

    The Dirichlet-multinomial of a set of documents depends only on the number of documents in which
    topic t occurs exactly c times, and on the number with a length of l tokens. These are a few
    thousand numbers for any corpus, and one evaluation takes well under a millisecond.

    Parameters
    ----------
    counts : csr_array of shape (documents, topics)
        The topic counts.
    """

    def __init__(self, counts: csr_array[Any]) -> None:
        lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
        cells = np.column_stack([counts.indices, counts.data.astype(np.float64)])
        occurring, self._documents = np.unique(cells[cells[:, 1] > 0], axis=0, return_counts=True)
        self._topics = occurring[:, 0].astype(np.int64)
        self._counts = occurring[:, 1]
        self._lengths, self._documents_of_length = np.unique(lengths, return_counts=True)

    def log_probability(self, concentration: float, shares: FloatArray) -> float:
        """Return the log probability of all topic counts under a Dirichlet prior αm."""
        priors = concentration * shares[self._topics]
        cells = gammaln(priors + self._counts) - gammaln(priors)
        documents = gammaln(concentration) - gammaln(concentration + self._lengths)
        return float(cells @ self._documents + documents @ self._documents_of_length)


def fit_concentration(counts: TopicCounts, shares: FloatArray) -> float:
    """Return the α that makes topic counts most probable, by a search on its logarithm."""
    from scipy.optimize import minimize_scalar  # noqa: PLC0415 - slow to import

    found = minimize_scalar(
        lambda log_alpha: -counts.log_probability(math.exp(log_alpha), shares),
        bounds=(math.log(MIN_ALPHA), math.log(MAX_ALPHA)),
        method="bounded",
        options={"xatol": 1e-4},
    )
    return math.exp(float(found.x))


def document_log_probabilities(counts: csr_array[Any], prior: FloatArray) -> FloatArray:
    """Return the log probability of each document's topic counts under a Dirichlet prior αm.

    `TopicCounts` computes the sum over documents faster.

    Parameters
    ----------
    counts : csr_array of shape (documents, topics)
        f_d(t).
    prior : ndarray of shape (topics,)
        αm.

    Returns
    -------
    ndarray of shape (documents,)
    """
    n_documents = counts.shape[0]
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
    concentration = float(prior.sum())
    priors = prior[counts.indices]
    cells = gammaln(priors + counts.data) - gammaln(priors)
    rows = np.repeat(np.arange(n_documents), np.diff(counts.indptr))
    of_topics: FloatArray = np.bincount(rows, weights=cells, minlength=n_documents).astype(float)
    of_lengths: FloatArray = gammaln(concentration) - gammaln(concentration + lengths)
    return of_topics + of_lengths


def word_log_probability(words: csr_array[Any], word_shares: FloatArray) -> float:
    """Return Σ_d Σ_w f_d(w)·log Φ(w), where Φ(w) is the word's share of its topic."""
    frequencies = np.asarray(words.sum(axis=0), dtype=np.float64).ravel()
    occur = frequencies > 0
    return float(frequencies[occur] @ np.log(word_shares[occur]))
