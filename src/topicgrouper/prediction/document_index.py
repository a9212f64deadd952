"""Documents prepared for queries: ranked by shared words, by topics, or by both."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import numpy as np

from topicgrouper.prediction.bm25 import Bm25
from topicgrouper.prediction.document_counts import lifts_of, sort_documents, whole_word_counts
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.prediction.document_counts import SortedDocuments
    from topicgrouper.prediction.document_model import DocumentModel

Ranking = Literal["both", "tree", "bm25"]
RANKINGS: tuple[str, ...] = get_args(Ranking)


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


class DocumentIndex:
    """Documents (default: those of training) that can be ranked for any number of queries.

    The counts of documents and queries have the columns that `DocumentModel` takes.
    """

    def __init__(self, model: DocumentModel, counts: Any = None) -> None:
        self.model = model
        given = required_counts(model.tree.counts) if counts is None else counts
        self.counts = whole_word_counts(model.tree, given)

    def scores(
        self, queries: Any, *, by: Ranking = "both", n_jobs: int | None = None
    ) -> FloatArray:
        """Score every document for each query; higher is better.

        What counts are shared words (BM25), log p(query | document) under the document model, or
        the sum of both after each query's scores have been scaled to mean 0 and variance 1.
        """
        if by not in RANKINGS:
            msg = f"by must be one of {', '.join(RANKINGS)}, got {by!r}"
            raise ValueError(msg)
        words = whole_word_counts(self.model.tree, queries)
        if by == "bm25":
            return self._bm25.scores(words)
        log_likelihoods = self.model._query_log_likelihoods(words, self._sorted, n_jobs=n_jobs)
        if by == "tree":
            return log_likelihoods
        return standardised(self._bm25.scores(words)) + standardised(log_likelihoods)

    def matches(self, query: Any, rows: Sequence[int]) -> list[list[WordMatch]]:
        """Return what each word of one query has to do with each of some documents."""
        tree = self.model.tree
        words = whole_word_counts(tree, query).indices.astype(np.int64)
        documents = self.counts[list(rows)]
        logs, nodes = self.model._words_given(words, sort_documents(tree, documents))
        counts = documents[:, words].toarray()
        lifts = lifts_of(np.exp(logs), self.model.expected_probabilities[words, None]).T
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
        first, last = self.counts.indptr[[row, row + 1]]
        words, counts = self.counts.indices[first:last], self.counts.data[first:last]
        places = layout.starts[words] - layout.starts[node]
        inside = (places >= 0) & (places < layout.sizes[node])
        order = np.argsort(-counts[inside], kind="stable")
        return tuple(words[inside][order].tolist())

    @cached_property
    def _bm25(self) -> Bm25:
        return Bm25(self.counts)

    @cached_property
    def _sorted(self) -> SortedDocuments:
        return sort_documents(self.model.tree, self.counts)


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
