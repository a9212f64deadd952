"""What a server answers about documents, as plain values.

Everything is addressed as in the payload: topics by node id, documents by row.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from topicgrouper.explorer.word_forms import form_exceptions
from topicgrouper.tree.queries.document_strength import rank_documents

if TYPE_CHECKING:
    from topicgrouper.collection import Model

__all__ = ["DocumentAnswer", "DocumentAnswers", "RankedAnswer", "RankedDocument"]

RANKINGS_KEPT = 16
"""Topics whose ranking is kept, as people page through it."""


class RankedDocument(TypedDict):
    """A document and what it holds of a topic."""

    row: int
    id: str
    label: str | None
    count: int | float
    length: int | float
    share: float
    strength: float


class RankedAnswer(TypedDict):
    """Some of the documents that hold a topic, and the number of all of them."""

    total: int
    documents: list[RankedDocument]


class DocumentAnswer(TypedDict):
    """One document.

    Attributes
    ----------
    row, id, label, length : int or str or str or None or int or float
        What it is called, and the occurrences of the tree's words in it.
    text : str or None
        Its text, if the model keeps texts.
    words : list of (int, int or float)
        Its words with their counts, the most frequent first.
    forms, formWords : list of str or None or list of int or None
        How the words are found in the text, see `topicgrouper.explorer.word_forms`.
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
    """

    def __init__(self, model: Model) -> None:
        if model.tree.counts is None:
            msg = "this model has no training counts, so it knows no documents"
            raise ValueError(msg)
        self._model = model
        self._counts = model.tree.counts
        self._ranked = lru_cache(RANKINGS_KEPT)(lambda node: rank_documents(model.tree, node))

    def strongest(self, node: int, *, offset: int, limit: int) -> RankedAnswer | None:
        """Return documents in which a topic is strong, the strongest first.

        Parameters
        ----------
        node : int
            The topic.
        offset, limit : int
            How many documents to leave out, and to give at most.

        Returns
        -------
        RankedAnswer or None
            Nothing if there is no such node.
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
        """Return a document, or nothing if there is no such row."""
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
