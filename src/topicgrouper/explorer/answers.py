"""The answers of a server about documents, as plain values.

As in the payload, topics are identified by node id and documents by row.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

import numpy as np

from topicgrouper.explorer.word_forms import page_words
from topicgrouper.explorer.written_cut import read_cut
from topicgrouper.prediction.expansion import expand_query
from topicgrouper.search.document_search import DocumentSearch
from topicgrouper.search.query_words import typed_query
from topicgrouper.search.snippets import snippet
from topicgrouper.search.surprise import word_bits
from topicgrouper.search.text_search import find_documents, passage_with
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.queries.document_strength import document_lengths, rank_documents
from topicgrouper.tree.queries.main_topics import main_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from topicgrouper.explorer.page_groups import PageGroups
    from topicgrouper.model import Model
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.search.document_search import SearchHit
    from topicgrouper.search.query_words import QueryWords
    from topicgrouper.tree.flat_view import FlatView

__all__ = [
    "AboutAnswer",
    "AboutAnswers",
    "AboutDocument",
    "DocumentAnswer",
    "DocumentAnswers",
    "DocumentLister",
    "FoundDocument",
    "ListedDocument",
    "MainTopicAnswer",
    "NamedPart",
    "RankedAnswer",
    "RankedDocument",
    "Reason",
    "SearchAnswer",
    "ShownPart",
    "SurpriseAnswer",
]

PASSAGE_LENGTH = 260
"""Maximum number of characters of a passage; as in js/passages.js."""

SHOWN_WORDS = 12
"""Number of words shown of a document without a text; as in js/passages.js."""


class NamedPart(TypedDict):
    """What every list says of a document; see `ListedDocument`."""

    row: int
    id: str
    label: str | None
    length: int | float


class ShownPart(TypedDict):
    """What a list shows of the contents of a document; see `ListedDocument`."""

    passage: list[tuple[str, bool]] | None
    words: list[int] | None


class ListedDocument(NamedPart, ShownPart):
    """A document in a list.

    Attributes
    ----------
    row : int
        Its row in the training counts.
    id : str
        Its id.
    label : str or None
        Its label, if the documents have labels.
    length : int or float
        Occurrences of the tree's words in it.
    passage : list of tuple or None
        A passage in pieces, each with whether it is to be marked; null if there are no texts.
    words : list of int or None
        Words to show instead if there are no texts, those that are looked for first.
    """


class DocumentLister:
    """What lists say of the training documents of a model."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._counts = required_counts(model.tree.counts)
        self._lengths = document_lengths(self._counts)

    def named(self, row: int) -> NamedPart:
        """Return row, id, label and length of a document."""
        labels = self._model.labels
        return {
            "row": row,
            "id": self._model.document_id(row),
            "label": None if labels is None else labels[row],
            "length": self._lengths[row].item(),
        }

    def shown_words(self, row: int, is_wanted: Callable[[int], bool]) -> ShownPart:
        """Return some words of a document without a text, those that are wanted first."""
        words, _ = self.words_of(row)
        shown = sorted(words.tolist(), key=lambda word: not is_wanted(word))
        return {"passage": None, "words": shown[:SHOWN_WORDS]}

    def words_of(self, row: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Return the words of a document with their frequencies, most frequent first."""
        part = slice(self._counts.indptr[row], self._counts.indptr[row + 1])
        words, frequencies = self._counts.indices[part], self._counts.data[part]
        order = np.argsort(-frequencies, kind="stable")
        return words[order], frequencies[order]


RANKINGS_KEPT = 16
"""Number of rankings to keep, since users page through them."""

VIEWS_KEPT = 4
"""Number of views whose main topics are kept."""

SEARCH_SECONDS = 3.0
"""Time after which a search stops."""


class RankedDocument(ListedDocument):
    """A document that contains a topic; see `topicgrouper.tree.StrongDocument`."""

    count: int | float
    share: float
    relativeShare: float


class FoundDocument(ListedDocument):
    """A document that contains a text, with the number of times it does."""

    matches: int


class RankedAnswer(TypedDict):
    """Some of the documents that contain a topic, and their total number."""

    total: int
    documents: list[RankedDocument]


class SearchAnswer(TypedDict):
    """Some of the documents that contain a text, their total number, and how many were searched."""

    total: int
    searched: int
    documents: list[FoundDocument]


class DocumentAnswer(TypedDict):
    """One document.

    Attributes
    ----------
    row : int
        Its row in the training counts.
    id : str
        Its id.
    label : str or None
        Its label, if the documents have labels.
    length : int or float
        Occurrences of the tree's words in it.
    text : str or None
        Its text, if the model has texts.
    words : list of tuple
        Its words with their counts, most frequent first.
    forms : list of str or None
        Word forms in the text that are exceptions; see `topicgrouper.explorer.word_forms`.
    formWords : list of int or None
        The word of each of these forms.
    spans : list of list of int
        Start, end and node of each word, only if the rule for forms cannot hold in the text.
    """

    row: int
    id: str
    label: str | None
    length: int | float
    text: str | None
    words: list[tuple[int, int | float]]
    forms: list[str] | None
    formWords: list[int] | None
    spans: NotRequired[list[list[int]]]


class MainTopicAnswer(TypedDict):
    """What a document is mainly about: a node, or -1 for nothing."""

    topic: int


class DocumentAnswers:
    """Answers about the training documents of a model."""

    def __init__(self, model: Model, *, groups: PageGroups | None = None) -> None:
        self._model = model
        self._groups = groups
        self._lister = DocumentLister(model)
        self._finder = TextWords(model)
        self._ranked = lru_cache(RANKINGS_KEPT)(lambda node: rank_documents(model.tree, node))
        self._main = lru_cache(VIEWS_KEPT)(self._main_topics)
        self._found = lru_cache(RANKINGS_KEPT)(
            lambda text: find_documents(model, text, seconds=SEARCH_SECONDS)
        )

    def strongest(
        self,
        node: int,
        *,
        offset: int,
        limit: int,
        main: str | None = None,
        group: tuple[int, int] | None = None,
    ) -> RankedAnswer | None:
        """Return the documents in which a topic is strongest."""
        tree = self._model.tree
        if not 0 <= node < tree.n_nodes:
            return None
        ranked = self._ranked(node)
        if main is not None:
            ranked = ranked.only(self._mainly_about(node, main)[ranked.rows])
        if group is not None:
            if self._groups is None:
                msg = "this model has no columns to group documents by"
                raise ValueError(msg)
            ranked = ranked.only(self._groups.are_in(ranked.rows, *group))
        return {
            "total": len(ranked),
            "documents": [
                {
                    **self._lister.named(strong.row),
                    **self._shown(strong.row, node),
                    "count": strong.frequency,
                    "share": strong.share,
                    "relativeShare": strong.relative_share,
                }
                for strong in ranked.part(offset, offset + limit)
            ],
        }

    def search(self, text: str, *, offset: int, limit: int) -> SearchAnswer:
        """Return the documents whose text or id contains a text, most occurrences first."""
        found = self._found(text)
        part = slice(offset, offset + limit)
        return {
            "total": len(found.rows),
            "searched": found.searched,
            "documents": [
                {**self._lister.named(row), **self._shown_with(row, text), "matches": matches}
                for row, matches in zip(
                    found.rows[part].tolist(), found.matches[part].tolist(), strict=True
                )
            ],
        }

    def document(self, row: int) -> DocumentAnswer | None:
        """Return a document, or None if there is no such row."""
        model = self._model
        if not 0 <= row < self._model.n_documents:
            return None
        words, frequencies = self._lister.words_of(row)
        text = None if model.texts is None else model.texts[row]
        known = None if text is None else page_words(model, [text], finder=self._finder)
        named = self._lister.named(row)
        answer: DocumentAnswer = {
            "row": row,
            "id": named["id"],
            "label": named["label"],
            "length": named["length"],
            "text": text,
            "words": list(zip(words.tolist(), frequencies.tolist(), strict=True)),
            "forms": None if known is None else list(known.exceptions),
            "formWords": None if known is None else list(known.exceptions.values()),
        }
        if known is not None and known.spans:
            answer["spans"] = known.spans[0].tolist()
        return answer

    def main_topic(self, row: int, main: str) -> MainTopicAnswer | None:
        """Return the main topic of a document, or None if there is no such row."""
        if not 0 <= row < self._model.n_documents:
            return None
        _, topics = self._main(main)
        return {"topic": int(topics[row])}

    def _mainly_about(self, node: int, main: str) -> npt.NDArray[np.bool_]:
        view, topics = self._main(main)
        inside = np.unique(view.labels[self._model.tree.words_of(node)])
        return np.isin(topics, inside[inside <= node])  # a larger one has the node as a part

    def _main_topics(self, main: str) -> tuple[FlatView, npt.NDArray[np.int64]]:
        """Return a view and the main topic of each document in it, as nodes, -1 for none."""
        view = read_cut(self._model.tree, main)
        positions = main_topics(view).positions
        return view, np.where(positions < 0, -1, view.nodes[positions])

    def _shown(self, row: int, node: int) -> ShownPart:
        model = self._model
        if model.texts is not None:
            found = snippet(model, row, node, length=PASSAGE_LENGTH, finder=self._finder)
            return {"passage": found.pieces(), "words": None}
        inside = set(model.tree.words_of(node).tolist())
        return self._lister.shown_words(row, inside.__contains__)

    def _shown_with(self, row: int, text: str) -> ShownPart:
        model = self._model
        if model.texts is not None:
            found = passage_with(model.texts[row], text, length=PASSAGE_LENGTH)
            return {"passage": found.pieces(), "words": None}
        wanted, names = text.lower(), model.shown.vocabulary
        return self._lister.shown_words(row, lambda word: wanted in names[word].lower())


MAX_FOUND = 100
"""Maximum number of documents that are ranked for a query."""

MAX_EXPANSION = 12
"""Maximum number of words that belong to a query."""

QUERIES_KEPT = 16
"""Number of queries whose documents are kept, since users page through them."""


class Reason(TypedDict):
    """Why a word of a query speaks for a document; see `topicgrouper.prediction.WordMatch`.

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
    """

    def __init__(self, model: Model) -> None:
        self._given = model
        self._lister = DocumentLister(model)
        self._lock = Lock()
        # Both caches are only used under the lock, so nothing is computed twice.
        self._ranked = lru_cache(QUERIES_KEPT)(self._rank)
        self._prepared = lru_cache(1)(self._prepare)

    def about(self, text: str, *, offset: int, limit: int) -> AboutAnswer:
        """Return the documents that are about a query, the best first."""
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
        """Return how unexpected the words of a document are, or None if there is no such row."""
        if not 0 <= row < self._given.n_documents:
            return None
        with self._lock:
            found = word_bits(self._given, row)
        return {"words": found.indices.tolist(), "bits": found.data.round(2).tolist()}

    def _prepare(self) -> tuple[DocumentModel, DocumentSearch]:
        return self._given.fitted_document_model, DocumentSearch(self._given, n_jobs=-1)

    def _rank(self, text: str) -> tuple[QueryWords, list[SearchHit], list[int]]:
        query = typed_query(self._given, text)
        fitted, search = self._prepared()
        expansion = expand_query(fitted, query.counts, MAX_EXPANSION)
        return query, search.find(query, k=MAX_FOUND), [each.word for each in expansion]

    def _is_id(self, text: str) -> bool:
        """Tell whether a text is an id, or the end of one, and not just a word."""
        ids = self._given.document_ids
        if ids is None or text.isalpha():
            return False
        wanted = text.lower()
        return any(name.lower().endswith(wanted) for name in ids)

    def _shown(self, row: int, query: QueryWords) -> ShownPart:
        _, search = self._prepared()
        found = search.snippet(row, query, length=PASSAGE_LENGTH)
        if found is None:
            return self._lister.shown_words(row, set(query.words).__contains__)
        return {"passage": found.pieces(), "words": None}


def _reasons(found: SearchHit) -> list[Reason]:
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
