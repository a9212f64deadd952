"""The main topic of each document.

The *main topic* is not the largest one, which would be that of the function words. Repetitions of a
word count less and less, c_d(w) = log2(1 + f_d(w)), and the rule is learnt from the training
documents in three steps. (Weights that are not whole numbers are divided by their median first, so
their scale does not matter.)

1. *A first guess.* Every word speaks for its topic with the topic's focus (see `TopicTree.focus`).
   The guess is the topic with the highest score::

       score(d, t) = focus(t) · Σ_{w in t} c_d(w)

2. *Documents of one kind come together.* A document has words of many topics, and the same words
   go with the same subject. Each document becomes a vector of c_d(w)·log(1 + D/D_w), of length 1,
   where D_w of the D documents contain the word. Each topic has the sum of its documents' vectors,
   and each document goes to the topic whose sum is closest in direction (spherical k-means).

3. *The words that go with each topic* make a classifier (naive Bayes). Let C_t(w) be the total of
   c_d(w) over the documents of topic t; ``m`` words of the average document are added to it, twice
   as many as topics have on average. Each document goes to its most probable topic, at most four
   times, until hardly any document changes.

A new document goes to its most probable topic, as a training document with the same words did in
the last round. Its own words do not count among those that go with a topic: that is the only
difference from having been there in training.

A *weight* says how much a document is about each of its five most probable topics: their
probabilities, with a document of more than five words taken for one of five (its log-probabilities
are divided by the excess), as words of a document are far from independent. The main topic has the
largest weight.

`docs/explanation/main-topics.md` compares the main topics with known classes of documents.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy

from topicgrouper._compiled import TOPICS_AT_ONCE, TOTALS_OF_ONE, change_totals, rank_topics
from topicgrouper.common.checks import free_threads
from topicgrouper.common.frozen import frozen
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.sparse import CountRows
    from topicgrouper.tree.topic_view import TopicView

DIRECTION_ROUNDS = 8
"""Rounds of k-means. With more, some topics drift to documents that show others more."""
MOST_ROUNDS = 4
"""Rounds of the classifier. Real data settle after 5 to 12, but hardly change after the second."""
FEW_CHANGES = 0.001
"""Share of the documents that may still change when the rounds end."""
ADDED_TOPICS = 2.0
"""Words added to each topic, as a multiple of what topics have on average."""
N_WEIGHTS = 5
"""Topics of a document that have weights."""
INDEPENDENT_WORDS = 5.0
"""Words c_d(w) of a document that speak for its topics as if they were independent."""

_CELLS = 1 << 23
"""Cells of words × topics to hold at a time."""

_KEPT_CELLS = 1 << 24
"""Cells of words × topics to keep for new documents; with more, tables are made again each time."""

_LOOKED_UP = 1 << 16
"""Counts below this have their c_d(w) looked up."""


@dataclass(frozen=True, slots=True, eq=False)
class MainTopics:
    """The rule that finds the main topics of a view, learnt from the training documents."""

    n_topics: int
    unit: float
    tables: Iterable[_Table]
    """The scores of words for topics, as the last round of the classifier left them."""
    trained: IntArray
    """The main topics of the training documents."""

    @classmethod
    def of(cls, view: TopicView) -> MainTopics:
        """Learn the rule of a view; its tree needs training counts."""
        counts = required_counts(view.tree.count_rows)
        unit = _unit(counts.data)
        documents = _Documents.of(counts, unit)
        chosen = documents.best(_guesses(view))
        rarity, lengths = documents.directions()
        totals = _Totals(documents, 1.0 / lengths, view.n)
        for _ in range(DIRECTION_ROUNDS):
            chosen = documents.best(_centres(totals, rarity, chosen))
        ones = np.ones(len(documents))
        ((_, everywhere),) = _Totals(documents, ones, 1).of(
            np.zeros(len(documents), dtype=np.int64)
        )
        totals = _Totals(documents, ones, view.n)
        for _ in range(MOST_ROUNDS):
            tables: Iterable[_Table] = _Profiles(totals, chosen, everywhere)
            if view.n * documents.n_words <= _KEPT_CELLS:
                tables = list(tables)
            before, chosen = chosen, documents.best(tables)
            if np.count_nonzero(chosen != before) <= FEW_CHANGES * len(chosen):
                break
        return cls(view.n, unit, tables, frozen(chosen))

    def predict(self, words: csr_array[Any]) -> IntArray:
        """Return the position of each document's main topic, -1 if it has no words."""
        return _Documents.of(words, self.unit).best(self.tables)

    def weights(self, words: csr_array[Any]) -> csr_array[Any]:
        """Return the weights of each document's topics, documents × topics, in rows of sum 1.

        The largest is that of `predict`, by a last digit if others are as large.
        """
        documents = _Documents.of(words, self.unit)
        dtype = np.float32 if words.dtype == np.float32 else np.float64
        topics, scores = documents.ranked(self.tables, N_WEIGHTS)
        excess = np.maximum(1.0, documents.lengths / INDEPENDENT_WORDS)[:, None]
        largest = np.where(topics[:, :1] >= 0, scores[:, :1], 0.0)
        values = np.exp((scores - largest) / excess)  # 0 where there is no topic
        sums = values.sum(axis=1, keepdims=True)
        values = (values / np.where(sums > 0, sums, 1.0)).astype(dtype)
        tied = values[:, 1:2].sum(axis=1) == values[:, 0]
        values[tied, 0] = np.nextafter(values[tied, 0], dtype(2))
        is_named = (topics >= 0) & (values > 0)
        starts = np.concatenate([[0], np.cumsum(is_named.sum(axis=1))])
        found = scipy.sparse.csr_array(
            (values[is_named], topics[is_named], starts), shape=(len(values), self.n_topics)
        )
        found.sort_indices()
        return found


@dataclass(frozen=True, slots=True, eq=False)
class _Table:
    """The scores of words for some topics, and a number to add to every score of a topic."""

    first: int
    weights: NDArray[np.float32]
    added: NDArray[np.float32]

    @classmethod
    def of(cls, first: int, weights: FloatArray, added: FloatArray) -> _Table:
        """Return a table in the form that compiled code reads, with topics that are never best."""
        n_words, n_topics = weights.shape
        starts = range(0, n_topics, TOPICS_AT_ONCE)
        tables = np.zeros((len(starts), n_words, TOPICS_AT_ONCE), dtype=np.float32)
        numbers = np.full((len(starts), TOPICS_AT_ONCE), -np.inf, dtype=np.float32)
        numbers.ravel()[:n_topics] = added
        for table, start in zip(tables, starts, strict=True):
            some = weights[:, start : start + TOPICS_AT_ONCE]
            table[:, : some.shape[1]] = some
        return cls(first, tables, numbers.ravel())


@dataclass(frozen=True, slots=True, eq=False)
class _Documents:
    """Documents with c_d(w) for each of their words, in the form that compiled code reads."""

    starts: IntArray
    words: NDArray[np.int32]
    values: NDArray[np.float32]
    n_words: int

    @classmethod
    def of(cls, counts: CountRows | csr_array[Any], unit: float) -> _Documents:
        """Return documents, given their counts."""
        data = counts.data
        if data.dtype.kind in "iu" and data.max(initial=0) < _LOOKED_UP:
            values = np.log2(1.0 + np.arange(_LOOKED_UP)).astype(np.float32)[data]
        else:
            values = (np.log1p(data / unit) / np.log(2.0)).astype(np.float32)
        starts = counts.indptr.astype(np.int64, copy=False)
        return cls(starts, counts.indices.astype(np.int32, copy=False), values, counts.shape[1])

    def directions(self) -> tuple[FloatArray, FloatArray]:
        """Return how rare each word is, and the lengths of the vectors of c_d(w) times that."""
        numbers = np.bincount(self.words, minlength=self.n_words)
        rarity: FloatArray = np.log1p(len(self) / np.maximum(numbers, 1))
        lengths = np.sqrt(self._sums(self.values * self.values, rarity * rarity))
        return rarity, np.where(lengths > 0, lengths, 1.0)

    def __len__(self) -> int:
        return len(self.starts) - 1

    @property
    def lengths(self) -> FloatArray:
        """The sum of the values of each document."""
        return self._sums(self.values, np.ones(self.n_words))

    def _sums(self, values: NDArray[np.float32], weights: FloatArray) -> FloatArray:
        """Return the sum of values times the weights of their words, for each document."""
        shape = (len(self), self.n_words)
        rows = scipy.sparse.csr_array((values, self.words, self.starts), shape=shape)
        sums: FloatArray = (rows @ weights.astype(np.float32)).astype(np.float64)
        return sums

    def best(self, tables: Iterable[_Table]) -> IntArray:
        """Return the topic of each document that has the highest score, the first of equals."""
        return self.ranked(tables, 1)[0][:, 0]

    def ranked(self, tables: Iterable[_Table], k: int) -> tuple[IntArray, FloatArray]:
        """Return the k topics with the highest scores, and the scores.

        It is topic -1 where there are fewer, and in documents without words.
        """
        topics = np.full((len(self), k), -1)
        scores = np.full((len(self), k), -np.inf, dtype=np.float32)
        for table in tables:
            rank_topics(
                self.starts,
                self.words,
                self.values,
                table.weights,
                table.added,
                first=table.first,
                topics=topics,
                scores=scores,
                threads=free_threads(),
            )
        return topics, scores.astype(np.float64)


@dataclass(slots=True, eq=False)
class _Totals:
    """The totals of c_d(w) by word and topic, with a factor for each document.

    If they fit in memory, they are kept, as few documents change their topic in a round.
    """

    documents: _Documents
    factors: FloatArray
    n_topics: int
    latest: tuple[IntArray, IntArray] | None = None

    def of(self, topics: IntArray) -> Iterator[tuple[range, FloatArray]]:
        """Return the totals of the documents of each topic, for some topics at a time."""
        documents = self.documents
        parts = _parts(self.n_topics, documents.n_words)
        for part in parts:
            before, totals = self.latest or (
                np.full(len(documents), -1),
                np.zeros((documents.n_words, len(part)), dtype=np.int64),
            )
            now = topics - part.start
            change_totals(
                documents.starts,
                documents.words,
                documents.values,
                self.factors,
                before=before,
                now=now,
                totals=totals,
            )
            if len(parts) == 1:
                self.latest = now, totals
            yield part, totals / TOTALS_OF_ONE


def _guesses(view: TopicView) -> Iterator[_Table]:
    """Return the scores of the first guess: words speak for their topics with their focus.

    A word with several topics speaks for each with its share of the word's occurrences.
    """
    words, places = (each.astype(np.int64) for each in view.membership().nonzero())
    shares = view.occurrences(words, places) / view.tree.word_frequencies[words]
    said = shares * np.where(view.is_empty, 0.0, view.focus)[places]
    table = scipy.sparse.csc_array((said, (words, places)), shape=(view.tree.n_words, view.n))
    for part in _parts(view.n, view.tree.n_words):
        yield _Table.of(part.start, table[:, part.start : part.stop].toarray(), np.zeros(len(part)))


def _centres(totals: _Totals, rarity: FloatArray, topics: IntArray) -> Iterator[_Table]:
    """Return the directions of the topics' documents; topics without documents get no more."""
    for part, sums in totals.of(topics):
        vectors = sums * rarity[:, None]
        lengths = np.sqrt(np.einsum("wt,wt->t", vectors, vectors))
        vectors *= rarity[:, None] / np.where(lengths > 0, lengths, 1.0)
        yield _Table.of(part.start, vectors, np.where(lengths > 0, 0.0, -np.inf))


@dataclass(frozen=True, slots=True, eq=False)
class _Profiles:
    """The words that go with each topic: log p(w | topic) relative to the average document.

    What is added to the scores of a topic is its log-probability, -inf if it has no documents.
    """

    totals: _Totals
    topics: IntArray
    everywhere: FloatArray

    def __iter__(self) -> Iterator[_Table]:
        n_documents, n_topics = len(self.topics), self.totals.n_topics
        added = ADDED_TOPICS * self.everywhere.sum() / n_topics
        average = self.everywhere / self.everywhere.sum()
        sizes = np.bincount(self.topics[self.topics >= 0], minlength=n_topics)
        prior = np.log((sizes + 1.0) / (n_documents + n_topics))
        prior[sizes == 0] = -np.inf
        for part, sums in self.totals.of(self.topics):
            lengths = sums.sum(axis=0)
            weights = np.log((sums + added * average) / ((lengths + added) * average))
            yield _Table.of(part.start, weights, prior[part.start : part.stop])


def _unit(values: NDArray[Any]) -> float:
    """Return the weight that counts as one occurrence: the median, and 1 if all are whole."""
    if values.dtype.kind != "f" or (values == np.rint(values)).all():
        return 1.0
    return float(np.median(values[values > 0]))


def _parts(n_topics: int, n_words: int) -> list[range]:
    step = max(1, _CELLS // n_words)
    return [range(start, min(start + step, n_topics)) for start in range(0, n_topics, step)]
