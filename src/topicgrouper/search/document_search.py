"""The documents of a model ranked for queries: by shared words, by topics, or by both."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from topicgrouper.prediction.document_counts import lifts_of, whole_word_counts
from topicgrouper.search.bm25 import SharedWords
from topicgrouper.search.documents import words_of_document
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.model.model import Model
    from topicgrouper.search.query import Query

_MIN_LIFT = 1.5
"""A topic explains a match if it makes a missing word at least this many times as probable."""


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

    def __init__(self, model: Model) -> None:
        self.model = model
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
        logs, nodes = self._explaining._words_given(words, documents)
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
        layout = self.model.tree.layout
        words, _ = words_of_document(self._counts, row)
        places = layout.starts[words] - layout.starts[node]
        return tuple(words[(places >= 0) & (places < layout.sizes[node])].tolist())

    @cached_property
    def finder(self) -> TextWords:
        """The finder of the words of queries in texts."""
        return TextWords(self.model)

    @cached_property
    def _shared_words(self) -> SharedWords:
        return SharedWords(self._counts)

    @cached_property
    def _documents(self) -> Any:
        return self._fitted._prepared(self._counts)


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
