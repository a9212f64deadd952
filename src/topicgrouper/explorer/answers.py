"""The answers of a server about documents, as plain values.

As in the payload, topics are identified by node id and documents by row.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from topicgrouper.explorer.word_forms import form_exceptions
from topicgrouper.tree.queries.document_strength import rank_documents
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.collection import Model

__all__ = ["DocumentAnswer", "DocumentAnswers", "RankedAnswer", "RankedDocument"]

RANKINGS_KEPT = 16
"""Number of rankings to keep, since users page through them."""


class RankedDocument(TypedDict):
    """A document that contains a topic; see `topicgrouper.tree.StrongDocument`."""

    row: int
    id: str
    label: str | None
    count: int | float
    length: int | float
    share: float
    strength: float


class RankedAnswer(TypedDict):
    """Some of the documents that contain a topic, and their total number."""

    total: int
    documents: list[RankedDocument]


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
    """

    row: int
    id: str
    label: str | None
    length: int | float
    text: str | None
    words: list[tuple[int, int | float]]
    forms: list[str] | None
    formWords: list[int] | None


class DocumentAnswers:
    """Answers about the training documents of a model.

    Parameters
    ----------
    model : Model
        A model with training counts.

    Raises
    ------
    ValueError
        If the model has no training counts.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._counts = required_counts(model.tree.counts)
        self._ranked = lru_cache(RANKINGS_KEPT)(lambda node: rank_documents(model.tree, node))

    def strongest(self, node: int, *, offset: int, limit: int) -> RankedAnswer | None:
        """Return the documents in which a topic is strongest.

        Parameters
        ----------
        node : int
            The node of the topic.
        offset : int
            Number of documents to skip.
        limit : int
            Maximum number of documents to return.

        Returns
        -------
        RankedAnswer or None
            None if there is no such node.
        """
        if not 0 <= node < self._model.tree.n_nodes:
            return None
        ranked = self._ranked(node)
        return {
            "total": len(ranked),
            "documents": [
                {
                    "row": strong.row,
                    "id": self._model.document_id(strong.row),
                    "label": self._label(strong.row),
                    "count": strong.frequency,
                    "length": strong.length,
                    "share": strong.share,
                    "strength": strong.strength,
                }
                for strong in ranked.part(offset, offset + limit)
            ],
        }

    def document(self, row: int) -> DocumentAnswer | None:
        """Return a document, or None if there is no such row."""
        counts, model = self._counts, self._model
        if not 0 <= row < counts.shape[0]:
            return None
        start, stop = counts.indptr[row], counts.indptr[row + 1]
        words, frequencies = counts.indices[start:stop], counts.data[start:stop]
        order = np.argsort(-frequencies, kind="stable")
        text = None if model.texts is None else model.texts[row]
        exceptions = None if text is None else form_exceptions(model, [text])
        return {
            "row": row,
            "id": model.document_id(row),
            "label": self._label(row),
            "length": frequencies.sum().item(),
            "text": text,
            "words": list(zip(words[order].tolist(), frequencies[order].tolist(), strict=True)),
            "forms": None if exceptions is None else list(exceptions),
            "formWords": None if exceptions is None else list(exceptions.values()),
        }

    def _label(self, row: int) -> str | None:
        return None if self._model.labels is None else self._model.labels[row]
