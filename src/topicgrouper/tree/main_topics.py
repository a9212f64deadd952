"""What each document is about: its main topic.

The *main topic* is not the largest one, which would be that of the function words. It is found in
two steps.

1. Every word of a document speaks for its topic with the topic's focus (see
   `TopicTree.focus`), and repetitions count less and less::

       score(d, t) = focus(t) · Σ_{w in t} c_d(w),    c_d(w) = log2(1 + f_d(w))

   The five topics with the highest scores are the candidates, the first of them is a first guess.

2. A document has words of many topics, so words of other topics have their say too. The training
   documents with the same guess show which words go with a topic. Their totals C_t(w) of c_d(w),
   with ``m`` words of the average document added, make a naive Bayes classifier, and each document
   gets the candidate that it makes most probable. This is done twice, the second time with these
   topics in place of the guesses. ``m`` is twice the average of Σ_w C_t(w) over the topics.

A *weight* says how much a document is about each candidate: the classifier's probabilities, with a
document of more than five words taken for one of five (its log-probabilities are divided by the
excess), as words of a document are far from independent. The main topic has the largest weight.

`docs/explanation/main-topics.md` compares the main topics with known classes of documents.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

N_CANDIDATES = 5
N_ROUNDS = 2
PRIOR_TOPICS = 2.0
"""Words added to each topic, as a multiple of what topics have on average."""
INDEPENDENT_WORDS = 5.0
"""Words c_d(w) of a document that speak for its topics as if they were independent."""

_CELLS = 1 << 22
"""Cells of documents × topics to hold at a time."""

_DENSE = 4
"""A matrix with more than one of this many cells filled is multiplied faster as a dense one."""


@dataclass(frozen=True, slots=True, eq=False)
class MainTopics:
    """The rule that finds the main topics of a view, learnt from the training documents."""

    view: FlatView
    profiles: _Profiles
    trained: IntArray
    """The main topics of the training documents."""

    @classmethod
    def of(cls, view: FlatView) -> MainTopics:
        """Learn the rule of a view; its tree needs training counts."""
        trained = _Damped.of(required_counts(view.tree.counts), view)
        chosen = trained.candidates[:, 0]
        for _ in range(N_ROUNDS):
            profiles = _Profiles.of(trained, chosen)
            chosen = trained.classified(profiles)
        return cls(view, profiles, frozen(chosen))

    def predict(self, words: csr_array[Any]) -> IntArray:
        """Return the position of each document's main topic, -1 if nothing speaks for any."""
        return _Damped.of(words, self.view).classified(self.profiles)

    def weights(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return the weights of each document's candidates, documents × topics, in rows of sum 1.

        The largest is that of `predict`, by a last digit if others are as large.
        """
        documents = _Damped.of(words, self.view)
        dtype = np.float32 if words.dtype == np.float32 else np.float64
        values = np.zeros(documents.candidates.shape, dtype=dtype)
        for rows, scores in documents.scored(self.profiles):
            lengths = np.asarray(documents.words[rows].sum(axis=1))[:, None]
            best = scores.argmax(axis=1)[:, None]
            above = scores - np.take_along_axis(scores, best, axis=1)
            weights = np.exp(above / np.maximum(1.0, lengths / INDEPENDENT_WORDS))
            part = (weights / weights.sum(axis=1, keepdims=True)).astype(dtype)
            largest = np.take_along_axis(part, best, axis=1)
            tied = (part == largest).sum(axis=1) > 1
            part[tied, best[tied, 0]] = np.nextafter(largest[tied, 0], dtype(2))
            values[rows] = part
        is_candidate = documents.candidates >= 0
        starts = np.concatenate([[0], np.cumsum(is_candidate.sum(axis=1))])
        found = scipy.sparse.csr_array(
            (values[is_candidate], documents.candidates[is_candidate], starts),
            shape=(len(values), self.view.n),
        )
        found.sort_indices()
        return found


@dataclass(frozen=True, slots=True, eq=False)
class _Damped:
    """Documents as c_d(w), and the topics that come into question for them.

    Candidates are positions of topics by falling score; -1 where nothing more has a score above 0.
    """

    words: csr_array[Any]
    candidates: IntArray
    n_topics: int

    @classmethod
    def of(cls, counts: csr_array[Any], view: FlatView) -> _Damped:
        words = counts.astype(np.float64)
        words.data = np.log2(1.0 + words.data)
        membership = view.membership(np.float64)
        k = min(N_CANDIDATES, view.n)
        candidates = np.empty((words.shape[0], k), dtype=np.int64)
        for rows in _row_ranges(words.shape[0], view.n):
            scores = (words[rows] @ membership).toarray() * view.focus
            best = np.argsort(-scores, axis=1, kind="stable")[:, :k]
            is_said = np.take_along_axis(scores, best, axis=1) > 0
            candidates[rows] = np.where(is_said, best, -1)
        return cls(words, candidates, view.n)

    def scored(self, profiles: _Profiles) -> Iterator[tuple[slice, FloatArray]]:
        """Return the log-probabilities of candidates, some documents at a time.

        What is no candidate has -inf, unless a document has no candidate at all.
        """
        for rows in _row_ranges(len(self.candidates), self.n_topics):
            candidates = self.candidates[rows]
            scores = np.take_along_axis(profiles.scores(self.words[rows]), candidates, axis=1)
            scores[(candidates < 0) & (candidates[:, :1] >= 0)] = -np.inf
            yield rows, scores

    def classified(self, profiles: _Profiles) -> IntArray:
        """Return the most probable candidate of each document, -1 if it has none."""
        best = [scores.argmax(axis=1) for _, scores in self.scored(profiles)]
        places = np.concatenate([np.empty(0, np.int64), *best])[:, None]
        chosen: IntArray = np.take_along_axis(self.candidates, places, axis=1)[:, 0]
        return chosen


@dataclass(frozen=True, slots=True, eq=False)
class _Profiles:
    """The words that go with each topic: log-probabilities relative to the average document.

    Words that do not go with a topic at all have the same value, ``base``, so only by how much
    others exceed it is stored. ``prior`` is the log-probability of the topic.
    """

    gains: csr_array[Any] | FloatArray
    base: FloatArray
    prior: FloatArray

    @classmethod
    def of(cls, documents: _Damped, topics: IntArray) -> _Profiles:
        n_documents, n_topics = len(topics), documents.n_topics
        rows = np.flatnonzero(topics >= 0)
        ones = np.ones(len(rows))
        labels = scipy.sparse.csr_array((ones, (topics[rows], rows)), shape=(n_topics, n_documents))
        totals = scipy.sparse.csr_array(labels @ documents.words)  # C_t(w)
        lengths = np.asarray(totals.sum(axis=1), dtype=np.float64).ravel()
        average = np.asarray(documents.words.sum(axis=0), dtype=np.float64).ravel()
        added = PRIOR_TOPICS * average.sum() / n_topics
        average /= average.sum()
        totals.data = np.log1p(totals.data / (added * average[totals.indices]))
        sizes = np.bincount(topics[rows], minlength=n_topics)
        gains = scipy.sparse.csr_array(totals.T)
        return cls(
            gains=gains.toarray() if _DENSE * gains.nnz > np.prod(gains.shape) else gains,
            base=np.log(added / (lengths + added)),
            prior=np.log((sizes + 1.0) / (n_documents + n_topics)),
        )

    def scores(self, words: csr_array[Any]) -> FloatArray:
        """Return the log-probability of each topic up to a constant, documents × topics."""
        lengths = np.asarray(words.sum(axis=1), dtype=np.float64)[:, None]
        gains = words @ self.gains
        found: FloatArray = gains if isinstance(gains, np.ndarray) else gains.toarray()
        return found + lengths * self.base + self.prior


def _row_ranges(n_rows: int, n_topics: int) -> Iterator[slice]:
    step = max(1, _CELLS // n_topics)
    return (slice(start, start + step) for start in range(0, n_rows, step))
