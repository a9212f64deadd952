"""The answers of a server about documents, as plain values.

As in the payload, topics are identified by node id and documents by row.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NotRequired, TypedDict

import numpy as np

from topicgrouper.explorer.listed_documents import (
    PASSAGE_LENGTH,
    DocumentLister,
    ListedDocument,
    ShownPart,
)
from topicgrouper.explorer.word_forms import page_words
from topicgrouper.explorer.written_cut import read_cut
from topicgrouper.search.documents import find_documents
from topicgrouper.search.passages import passage_with, snippet
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.queries.document_strength import rank_documents
from topicgrouper.tree.queries.main_topics import main_topics

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.explorer.page_groups import PageGroups
    from topicgrouper.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = [
    "DocumentAnswer",
    "DocumentAnswers",
    "FoundDocument",
    "MainTopicAnswer",
    "RankedAnswer",
    "RankedDocument",
    "SearchAnswer",
]

RANKINGS_KEPT = 16
"""Number of rankings to keep, since users page through them."""

VIEWS_KEPT = 4
"""Number of views whose main topics are kept."""

SEARCH_SECONDS = 3.0
"""Time after which a search stops."""


class RankedDocument(ListedDocument):
    """A document that contains a topic; see `tree.queries.document_strength`."""

    count: int | float
    share: float
    relativeShare: float  # noqa: N815 - as JavaScript has it


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
    """Answers about the training documents of a model.

    Parameters
    ----------
    model : Model
        A model with training counts.
    groups : PageGroups, optional
        The groups of documents that the page compares, if it does.

    Raises
    ------
    ValueError
        If the model has no training counts.
    """

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
        """Return the documents in which a topic is strongest.

        Parameters
        ----------
        node : int
            The node of the topic.
        offset : int
            Number of documents to skip.
        limit : int
            Maximum number of documents to return.
        main : str, optional
            Return only documents whose main topic is the node, or lies in it, in a view: T(n) or a
            cut, see `topicgrouper.explorer.written_cut` (default: all that contain the topic).
        group : tuple of int, optional
            Return only documents of one group, given the places of its column and itself in the
            page (default: all).

        Returns
        -------
        RankedAnswer or None
            None if there is no such node.

        Raises
        ------
        ValueError
            If there is no such view or group.
        """
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
        """Return the documents whose text or id contains a text, most occurrences first.

        Parameters
        ----------
        text : str
            What to find, in any case.
        offset : int
            Number of documents to skip.
        limit : int
            Maximum number of documents to return.

        Returns
        -------
        SearchAnswer

        Raises
        ------
        ValueError
            If the text is empty.
        """
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
        """Return the main topic of a document, or None if there is no such row.

        Parameters
        ----------
        row : int
            The row of the document.
        main : str
            The view, as for `strongest`.

        Raises
        ------
        ValueError
            If there is no such view.
        """
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
