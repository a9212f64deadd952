"""The probability of documents under a view, in closed form.

In a view each word has exactly one topic. The integral over the topic shares of a document,
which other models estimate by sampling, is then a Dirichlet-multinomial over topic counts times the
words' shares of their topics,

    p(d | Φ, αm) = Γ(α) / Γ(α + |d|) · Π_t Γ(αm_t + f_d(t)) / Γ(αm_t) · Π_w Φ(w)^f_d(w),

without the multinomial coefficient, as in the paper. ``m_t`` is the topic's share of all tokens and
``α`` the concentration that makes the training documents most probable.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from scipy.special import gammaln

from topicgrouper.common.frozen import frozen
from topicgrouper.common.sparse import group_columns
from topicgrouper.tree.flat_view import checked_view
from topicgrouper.tree.word_counts import training_counts, word_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

MIN_ALPHA = 1e-4
"""Below this α, each document practically has one topic."""
MAX_ALPHA = 1e7
"""Above this α, all documents practically have the same topic shares."""


class TopicCounts:
    """The topic counts f_d(t) of documents, reduced to what their probability depends on.

    The Dirichlet-multinomial of a set of documents depends only on the number of documents in which
    topic t occurs exactly c times, and on the number with a length of l tokens. These are a few
    thousand numbers for any corpus, and one evaluation takes well under a millisecond.
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
    """Return the log probability of each document's topic counts under a Dirichlet prior αm."""
    n_documents = counts.shape[0]
    lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
    concentration = float(prior.sum())
    priors = prior[counts.indices]
    cells = gammaln(priors + counts.data) - gammaln(priors)
    rows = np.repeat(np.arange(n_documents), np.diff(counts.indptr))
    of_topics: FloatArray = np.bincount(rows, weights=cells, minlength=n_documents).astype(float)
    of_lengths: FloatArray = gammaln(concentration) - gammaln(concentration + lengths)
    return of_topics + of_lengths


@dataclass(frozen=True, eq=False)
class FlatModel:
    """A view as a model of documents, with topics in the order of `FlatView.topics`.

    `topic_of_column` is -1 and `word_shares`, Φ(w) = f(w)/f(t(w)), is 0 for words that never
    occurred. `topic_frequencies` is m, the topics' shares of all tokens, and `alpha` the
    concentration α that makes the training documents most probable.
    """

    topic_of_column: IntArray
    word_shares: FloatArray
    topic_frequencies: FloatArray
    alpha: float

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> Self:
        """Return the model of a view, with α fitted to the training documents."""
        tree = checked_view(view).tree
        shares = view.frequencies / tree.frequencies[-1]
        training = view.topic_counts(
            training_counts(tree) if counts is None else word_counts(tree, counts)
        )
        word_shares = np.zeros(tree.n_columns)
        word_shares[tree.columns] = view.word_shares
        return cls(
            topic_of_column=frozen(view.topic_of_column),
            word_shares=frozen(word_shares),
            topic_frequencies=frozen(shares),
            alpha=fit_concentration(TopicCounts(training), shares),
        )

    @property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number per topic."""
        return frozen(self.alpha * self.topic_frequencies)

    def log_probabilities(self, counts: csr_array[Any]) -> FloatArray:
        """Return log p(d | Φ, αm) of each document, given counts of known words only."""
        topics = group_columns(counts, self.topic_of_column, n_topics=len(self.topic_frequencies))
        occur = self.word_shares > 0
        log_shares = np.log(self.word_shares, out=np.zeros_like(self.word_shares), where=occur)
        result: FloatArray = (
            document_log_probabilities(topics, self.topic_prior) + counts @ log_shares
        )
        return result
