"""The answers of a server that need the document model: documents about a query, odd words.

As in the payload, topics are identified by node id and documents by row.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, TypedDict

from topicgrouper.explorer.listed_documents import PASSAGE_LENGTH, DocumentLister, ListedDocument
from topicgrouper.prediction.expansion import typical_words
from topicgrouper.search.documents import DocumentSearch
from topicgrouper.search.query import read_query
from topicgrouper.search.surprise import word_bits

if TYPE_CHECKING:
    from topicgrouper.explorer.listed_documents import ShownPart
    from topicgrouper.model import Model
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.search.documents import RankedHit
    from topicgrouper.search.query import Query

__all__ = ["AboutAnswer", "AboutAnswers", "AboutDocument", "Reason", "SurpriseAnswer"]

MAX_FOUND = 100
"""Maximum number of documents that are ranked for a query."""

MAX_EXPANSION = 12
"""Maximum number of words that belong to a query."""

QUERIES_KEPT = 16
"""Number of queries whose documents are kept, since users page through them."""


class Reason(TypedDict):
    """Why a word of a query speaks for a document; see `prediction.document_index.WordMatch`.

    Attributes
    ----------
    word : int
        The word.
    count : int
        Occurrences in the document.
    lift : float
        How many times as probable the word is in this document as in any.
    topic : int or None
        The topic of the document that makes the word more probable; null if it occurs.
    """

    word: int
    count: int
    lift: float
    topic: int | None


class AboutDocument(ListedDocument):
    """A document about a query, with its score and why it was found."""

    score: float
    reasons: list[Reason]


class AboutAnswer(TypedDict):
    """Some of the documents about a query.

    Attributes
    ----------
    total : int
        Number of documents that can be asked for, at most 100.
    documents : list of AboutDocument
        The best first.
    words : list of int
        The words of the query that the model knows.
    unknown : list of str
        The others.
    expansion : list of int
        Words that belong to the query, the most typical first.
    problem : str or None
        Why nothing could be ranked, for instance as the model knows no word of the query.
    """

    total: int
    documents: list[AboutDocument]
    words: list[int]
    unknown: list[str]
    expansion: list[int]
    problem: str | None


class SurpriseAnswer(TypedDict):
    """How unexpected the words of a document are, given the rest of it, in bits."""

    words: list[int]
    bits: list[float]


class AboutAnswers:
    """Answers about the training documents that need the document model.

    Threads may ask at the same time. The index is built when it is first needed, and only once: all
    work on it is done under one lock. Little is lost by that, since the work itself uses all
    processors, and takes a fraction of a second.

    Parameters
    ----------
    model : Model
        A model with training counts, whole numbers.

    Raises
    ------
    ValueError
        If the model has no training counts.
    """

    def __init__(self, model: Model) -> None:
        self._given = model
        self._lister = DocumentLister(model)
        self._lock = Lock()
        # Both caches are only used under the lock, so nothing is computed twice.
        self._ranked = lru_cache(QUERIES_KEPT)(self._rank)
        self._prepared = lru_cache(1)(self._prepare)

    def about(self, text: str, *, offset: int, limit: int) -> AboutAnswer:
        """Return the documents that are about a query, the best first.

        Parameters
        ----------
        text : str
            The query.
        offset : int
            Number of documents to skip.
        limit : int
            Maximum number of documents to return.

        Returns
        -------
        AboutAnswer
        """
        if self._is_id(text):
            return _nothing("the query is an id")
        with self._lock:
            try:
                query, found, expansion = self._ranked(text)
            except ValueError as error:
                return _nothing(str(error))
            return {
                "total": len(found),
                "documents": [
                    {
                        **self._lister.named(each.row),
                        **self._shown(each.row, query),
                        "score": each.score,
                        "reasons": _reasons(each),
                    }
                    for each in found[offset : offset + limit]
                ],
                "words": query.words,
                "unknown": list(query.unknown),
                "expansion": expansion,
                "problem": None,
            }

    def surprise(self, row: int) -> SurpriseAnswer | None:
        """Return how unexpected the words of a document are, or None if there is no such row.

        Raises
        ------
        ValueError
            If no document model can be fitted to the documents.
        """
        if not 0 <= row < self._given.n_documents:
            return None
        with self._lock:
            found = word_bits(self._given, row)
        return {"words": found.indices.tolist(), "bits": found.data.round(2).tolist()}

    def _prepare(self) -> tuple[DocumentModel, DocumentSearch]:
        return self._given.fitted_document_model, DocumentSearch(self._given)

    def _rank(self, text: str) -> tuple[Query, list[RankedHit], list[int]]:
        query = read_query(self._given, text)
        fitted, search = self._prepared()
        (expansion,), _ = typical_words(fitted, query.counts, MAX_EXPANSION)
        return query, search.find(query, k=MAX_FOUND, n_jobs=-1), expansion[expansion >= 0].tolist()

    def _is_id(self, text: str) -> bool:
        """Tell whether a text is an id, or the end of one, and not just a word."""
        ids = self._given.document_ids
        if ids is None or text.isalpha():
            return False
        wanted = text.lower()
        return any(name.lower().endswith(wanted) for name in ids)

    def _shown(self, row: int, query: Query) -> ShownPart:
        _, search = self._prepared()
        found = search.passage(row, set(query.words), length=PASSAGE_LENGTH)
        if found is None:
            return self._lister.shown_words(row, set(query.words).__contains__)
        return {"passage": found.pieces(), "words": None}


def _reasons(found: RankedHit) -> list[Reason]:
    return [
        {
            "word": match.word,
            "count": match.n_occurrences,
            "lift": match.lift,
            "topic": None if match.n_occurrences else match.node,
        }
        for match in found.matches
    ]


def _nothing(problem: str) -> AboutAnswer:
    return {
        "total": 0,
        "documents": [],
        "words": [],
        "unknown": [],
        "expansion": [],
        "problem": problem,
    }
