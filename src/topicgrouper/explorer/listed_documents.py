"""Documents in the lists of a server's answers, as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from topicgrouper.tree.queries.document_strength import document_lengths
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from topicgrouper.model import Model

__all__ = ["DocumentLister", "ListedDocument", "NamedPart", "ShownPart"]

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
    """What lists say of the training documents of a model.

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
