"""Search for a text in the documents of a model."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.search.snippets import LONGEST_READ, passage
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.model.model import Model
    from topicgrouper.search.snippets import Snippet

__all__ = ["FoundDocuments", "find_documents", "passage_with"]

_DOCUMENTS_PER_LOOK = 256  # at the clock


@dataclass(frozen=True, slots=True, eq=False)
class FoundDocuments:
    """The documents that contain a text.

    Attributes
    ----------
    rows : ndarray of int
        Their rows, those with most occurrences first, then by row.
    matches : ndarray of int
        Number of occurrences in each.
    searched : int
        Number of documents that were searched before the time was over.
    """

    rows: npt.NDArray[np.int64]
    matches: npt.NDArray[np.int64]
    searched: int


def find_documents(model: Model, text: str, *, seconds: float = float("inf")) -> FoundDocuments:
    """Find the documents whose text or id contains a text, in any case.

    Parameters
    ----------
    model : Model
        A model with training counts. Without texts, display words are searched instead.
    text : str
        What to find, not empty.
    seconds : float, default=inf
        Stop after this time; documents are searched in order.

    Returns
    -------
    FoundDocuments

    Raises
    ------
    ValueError
        If the text is empty, or the model has no training counts.

    Examples
    --------
    >>> from topicgrouper.model import Model
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["green tea", "Tea, more tea", "cat"], keep_texts=True))
    >>> find_documents(model, "tea").rows.tolist()
    [1, 0]
    """
    if not text:
        msg = "the text to find is empty"
        raise ValueError(msg)
    wanted = text.lower()
    n_documents = required_counts(model.tree.counts).shape[0]
    matches = np.zeros(n_documents, dtype=np.int64)
    if model.texts is None:
        matches += _with_words(model, wanted)
    ids, texts = model.document_ids, model.texts
    end = time.monotonic() + seconds
    searched = n_documents
    for row in range(n_documents):
        if row % _DOCUMENTS_PER_LOOK == 0 and time.monotonic() > end:
            searched = row
            break
        if ids is not None:
            matches[row] += wanted in ids[row].lower()
        if texts is not None:
            matches[row] += texts[row].lower().count(wanted)
    matches[searched:] = 0
    rows = np.flatnonzero(matches)
    rows = rows[np.argsort(-matches[rows], kind="stable")]
    return FoundDocuments(rows, matches[rows], searched)


def passage_with(text: str, wanted: str, *, length: int) -> Snippet:
    """Return the passage of a text in which another text occurs most often.

    Parameters
    ----------
    text : str
        The text of a document, of which the first 200,000 characters are searched.
    wanted : str
        What to show, in any case.
    length : int
        Maximum number of characters.

    Returns
    -------
    Snippet
    """
    text = " ".join(text[:LONGEST_READ].split())
    pattern = re.escape(" ".join(wanted.split()))
    found = [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)] if pattern else []
    return passage(text, found, length=length)


def _with_words(model: Model, wanted: str) -> npt.NDArray[np.int64]:
    """Count the occurrences of words that contain a text in each document."""
    is_wanted = np.array([wanted in word.lower() for word in model.shown.vocabulary])
    counts = required_counts(model.tree.counts)
    amounts: npt.NDArray[Any] = np.ceil(counts @ is_wanted.astype(counts.dtype))
    return amounts.astype(np.int64)
