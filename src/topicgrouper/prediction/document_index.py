"""Documents prepared for queries: ranked by shared words, by topics, or by both."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.prediction.arguments import lifts_of, one_query
from topicgrouper.prediction.bm25 import Bm25
from topicgrouper.prediction.sorted_documents import sort_documents, whole_word_counts
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.prediction.sorted_documents import SortedDocuments

__all__ = ["RANKINGS", "DocumentIndex", "Ranking", "WordMatch", "standardised"]

Ranking = Literal["both", "tree", "bm25"]
RANKINGS: tuple[str, ...] = get_args(Ranking)


@shows_little
class WordMatch(NamedTuple):
    """Why a document is found by a word of a query.

    Attributes
    ----------
    word : int
        The word, by its index in the tree.
    n_occurrences : int
        Occurrences in the document.
    lift : float
        p(word | document) / p(word): how many times as probable as in an average document.
    node : int
        The smallest topic of the word that occurs in the document: the word itself if it does.
    words : tuple of int
        The words of this topic in the document, most frequent first.

    See Also
    --------
    DocumentIndex : Explain why a document is found.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> from topicgrouper.prediction import DocumentIndex
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> (match,) = DocumentIndex(fit_documents(tree)).matches([[0, 0, 1, 0]], row=1)
    >>> match.n_occurrences, round(match.lift, 2)
    (0, 0.57)
    >>> [tree.vocabulary[word] for word in match.words]
    ['milk']
    """

    word: int
    n_occurrences: int
    lift: float
    node: int
    words: tuple[int, ...]


@shows_little
@dataclass(frozen=True, eq=False)
class DocumentIndex:
    """Documents that can be ranked for any number of queries.

    Parameters
    ----------
    model : DocumentModel
        The model.
    counts : sparse matrix or array of shape (documents, columns), optional
        The documents (default: the training documents).

    Raises
    ------
    TypeError, ValueError
        If there are no counts, they have other columns, or they are not whole numbers.

    See Also
    --------
    Bm25 : Rank documents by the words they share with a query.
    expand_query : The words that a query leads to.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> from topicgrouper.prediction import DocumentIndex
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> index = DocumentIndex(fit_documents(tree))
    >>> index.scores([[0, 0, 1, 0]]).argmax(axis=1)
    array([3])
    """

    model: DocumentModel
    counts: Any = None

    def __post_init__(self) -> None:
        """Check the counts, and keep them with the words of the tree as columns."""
        given = required_counts(self.model.tree.counts) if self.counts is None else self.counts
        object.__setattr__(self, "counts", whole_word_counts(self.model.tree, given))

    def scores(
        self, queries: Any, *, by: Ranking = "both", n_jobs: int | None = None
    ) -> FloatArray:
        """Score every document for each query; higher is better.

        Parameters
        ----------
        queries : sparse matrix or array of shape (queries, columns)
            Counts of the queries' words.
        by : {"both", "tree", "bm25"}, default="both"
            What counts: shared words (BM25), log p(query | document) under the document model, or
            the sum of both after each query's scores have been scaled to mean 0 and variance 1.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (queries, documents)

        Raises
        ------
        ValueError
            If `by` is unknown, or the queries have other columns.
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

    def matches(self, query: Any, row: int) -> list[WordMatch]:
        """Return what each word of a query has to do with a document.

        Parameters
        ----------
        query : sparse matrix or array of shape (1, columns)
            Counts of the query's words.
        row : int
            The row of the document.

        Returns
        -------
        list of WordMatch
            In the order of the tree's words.
        """
        return self.matches_of_each(query, [row])[0]

    def matches_of_each(self, query: Any, rows: Sequence[int]) -> list[list[WordMatch]]:
        """Return the matches of several documents.

        Parameters
        ----------
        query : sparse matrix or array of shape (1, columns)
            Counts of the query's words.
        rows : sequence of int
            The rows of the documents.

        Returns
        -------
        list of list of WordMatch
            One list per document.
        """
        tree = self.model.tree
        words = one_query(tree, query).indices.astype(np.int64)
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
    """Scale each query's scores to mean 0 and variance 1; equal scores become 0.

    Parameters
    ----------
    scores : ndarray of shape (queries, documents)
        The scores.

    Returns
    -------
    ndarray of shape (queries, documents)
    """
    if not scores.size:
        return scores
    centred = scores - scores.mean(axis=1, keepdims=True)
    spread = centred.std(axis=1, keepdims=True)
    noise = 1e-12 * abs(scores).max(axis=1, keepdims=True)
    result: FloatArray = np.divide(
        centred, spread, out=np.zeros_like(centred), where=spread > noise
    )
    return result
