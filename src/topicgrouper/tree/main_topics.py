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

`docs/explanation/main-topics.md` compares the main topics with known classes of documents.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.word_counts import required_counts, word_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView

N_CANDIDATES = 5
N_ROUNDS = 2
PRIOR_TOPICS = 2.0
"""Words added to each topic, as a multiple of what topics have on average."""

_CELLS = 1 << 22
"""Cells of documents × topics to hold at a time."""

_DENSE = 4
"""A matrix with more than one of this many cells filled is multiplied faster as a dense one."""


def main_topics(view: FlatView, X: Any = None) -> IntArray:
    """Return the main topic of each document.

    Parameters
    ----------
    view : FlatView
        A view of a tree with training counts.
    X : sparse matrix or array of shape (documents, columns), optional
        Counts or weights, as for `FlatView.transform` (default: the training documents).

    Returns
    -------
    ndarray of int
        Position of each document's topic in the view; -1 for documents without words that say
        anything.

    Raises
    ------
    ValueError
        If the tree has no training counts.

    See Also
    --------
    topicgrouper.FlatView.relative_shares : All topics of each document.
    topicgrouper.Model.documents : The other way round: the documents of a topic.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.tree import main_topics
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> view = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3)
    >>> [view[place].words for place in main_topics(view)]
    [('cat', 'dog'), ('cat', 'dog'), ('tea', 'milk'), ('tea', 'milk')]
    """
    trained = _Damped.of(required_counts(view.tree.counts), view)
    chosen = trained.candidates[:, 0]
    for _ in range(N_ROUNDS - 1):
        chosen = trained.classified(_Profiles.of(trained, chosen))
    documents = trained if X is None else _Damped.of(word_counts(view.tree, X), view)
    return frozen(documents.classified(_Profiles.of(trained, chosen)))


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

    def classified(self, profiles: _Profiles) -> IntArray:
        """Return the most probable candidate of each document, -1 if it has none."""
        chosen = np.full(len(self.candidates), -1, dtype=np.int64)
        for rows in _row_ranges(len(self.candidates), self.n_topics):
            candidates = self.candidates[rows]
            scores = np.take_along_axis(profiles.scores(self.words[rows]), candidates, axis=1)
            best = np.where(candidates >= 0, scores, -np.inf).argmax(axis=1)
            chosen[rows] = candidates[np.arange(len(candidates)), best]
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
