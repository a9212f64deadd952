"""The documents of a model ranked for queries, by shared words and by topics."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array, vstack

from topicgrouper.common.sparse import column_sums, row_shares, row_sums
from topicgrouper.prediction.document_counts import lifts_of, whole_word_counts
from topicgrouper.prediction.document_model import prepared_documents, words_given
from topicgrouper.search.passages import words_of_document
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.record.record import Record
    from topicgrouper.search.query import Query

_MIN_LIFT = 1.5
"""A topic explains a match if it makes a missing word at least this many times as probable."""

_K1 = 1.2
"""How much repetition counts: 0 would ignore it, a large number count every occurrence."""
_B = 0.75
"""How much a long document is discounted: from 0, not at all, to 1, in full."""

_FEEDBACK_DOCUMENTS, _FEEDBACK_WORDS, _OWN_WEIGHT = 10, 20, 0.5
"""Feedback: its documents, the words it adds to a query, and the weight of the query's own."""
_NOISE = 1e-9
"""Up to this sum of p·log lift, the best documents are like all documents, but for rounding."""


class WordMatch(NamedTuple):
    """Why a document is found by a word of a query."""

    # The word, by its index in the tree.
    word: int
    # Occurrences in the document.
    n_occurrences: int
    # p(word | document) / p(word): how many times as probable as in an average document.
    lift: float
    # The smallest topic of the word that occurs in the document: the word itself if it does.
    node: int
    # The words of this topic in the document, most frequent first.
    words: tuple[int, ...]


class RankedHit(NamedTuple):
    """A document that was found for a query."""

    # The row of the document.
    row: int
    # Its score: the sum of two, each in standard deviations above the mean.
    score: float
    # The words of the query that speak for it: those it contains, by falling lift, then those that
    # a topic of it makes more probable.
    matches: tuple[WordMatch, ...]


class DocumentSearch:
    """Search in the training documents of a model, prepared for many queries."""

    def __init__(self, model: Record) -> None:
        self._layout = model.tree.layout
        self._fitted = model.fitted_document_model
        # Matches are explained by topics, and a forest's other trees have some that nobody knows.
        self._explaining = self._fitted.models[0]
        self._counts = whole_word_counts(model.tree, required_counts(model.tree.counts))

    def find(self, query: Query, *, k: int = 10) -> list[RankedHit]:
        """Return the best documents, without those that have nothing to do with the query.

        Scores are the sum of log p(query | document) under the document model and of BM25 of the
        query with feedback, each scaled to mean 0 and variance 1.
        """
        words = self._shared_words
        by_words = words.scores(words.with_feedback(query.counts))
        by_topics = self._fitted.query_log_likelihoods(query.counts, self._documents)
        scores = standardised(by_words) + standardised(by_topics)
        best = np.argsort(-scores[0], kind="stable")[: checked_k(k)].tolist()
        hits = []
        for row, matches in zip(best, self._matches(query, best), strict=True):
            kept = [match for match in matches if match.n_occurrences or match.lift >= _MIN_LIFT]
            kept.sort(key=lambda match: (not match.n_occurrences, -match.lift))
            if kept:
                hits.append(RankedHit(row, float(scores[0, row]), tuple(kept)))
        return hits

    def _matches(self, query: Query, rows: Sequence[int]) -> list[list[WordMatch]]:
        """Return the relation of each word of a query to each of some documents."""
        words = query.counts.indices.astype(np.int64)
        documents = self._counts[list(rows)]
        logs, nodes = words_given(self._explaining, words, documents)
        counts = documents[:, words].toarray()
        lifts = lifts_of(np.exp(logs), self._explaining.expected_probabilities[words, None]).T
        return [
            [
                WordMatch(word, count, lift, node, self._words_of(node, row))
                for word, count, lift, node in zip(words.tolist(), *of_document, strict=True)
            ]
            for row, *of_document in zip(
                rows, counts.tolist(), lifts.tolist(), nodes.T.tolist(), strict=True
            )
        ]

    def _words_of(self, node: int, row: int) -> tuple[int, ...]:
        """Return the words of a node in a document, most frequent first."""
        layout = self._layout
        words, _ = words_of_document(self._counts, row)
        places = layout.starts[words] - layout.starts[node]
        return tuple(words[(places >= 0) & (places < layout.sizes[node])].tolist())

    @cached_property
    def _shared_words(self) -> SharedWords:
        return SharedWords(self._counts)

    @cached_property
    def _documents(self) -> Any:
        return prepared_documents(self._fitted, self._counts)


def standardised(scores: FloatArray) -> FloatArray:
    """Scale each query's scores to mean 0 and variance 1; equal scores become 0."""
    if not scores.size:
        return scores
    centred = scores - scores.mean(axis=1, keepdims=True)
    spread = centred.std(axis=1, keepdims=True)
    noise = 1e-12 * abs(scores).max(axis=1, keepdims=True)
    result: FloatArray = np.divide(
        centred, spread, out=np.zeros_like(centred), where=spread > noise
    )
    return result


# -- BM25, and feedback ----------------------------------------------------------------------------


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
