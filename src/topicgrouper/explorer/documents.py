"""The documents of a page: embedded in the page, or provided by a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.explorer.packed import pack, pack_amounts
from topicgrouper.explorer.payload import cut
from topicgrouper.explorer.word_forms import form_exceptions
from topicgrouper.tree.queries.document_strength import document_lengths, median_length
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.collection import Model
    from topicgrouper.explorer.payload import Documents

__all__ = [
    "documents_from_server",
    "embedded_documents",
    "embedded_size",
    "embedded_within",
]

MAX_NAME_LENGTH = 500
"""Maximum number of characters of an id or a label."""


def embedded_documents(model: Model, *, texts: bool = True) -> Documents:
    """Return the training documents for a page without a server.

    Parameters
    ----------
    model : Model
        A model with training counts.
    texts : bool, default=True
        Whether to include the texts, if the model has them.

    Returns
    -------
    Documents
    """
    counts = required_counts(model.tree.counts)
    lengths = document_lengths(counts)
    kept = model.texts if texts else None
    exceptions = None if kept is None else form_exceptions(model, kept)
    return {
        "mode": "embedded",
        "ids": _names(model.document_ids),
        "labels": _names(model.labels),
        "lengths": pack_amounts(lengths),
        "medianLength": median_length(lengths),
        "texts": None if kept is None else list(kept),
        "forms": None if exceptions is None else list(exceptions),
        "formWords": None if exceptions is None else pack(list(exceptions.values()), "i4"),
        "rowStarts": pack(counts.indptr, "u4"),
        "columns": pack_amounts(counts.indices),
        "counts": pack_amounts(counts.data),
        "rows": None,
    }


def embedded_size(model: Model, *, texts: bool = True) -> int:
    """Estimate the bytes that `embedded_documents` would add to a page."""
    counts = required_counts(model.tree.counts)
    largest = (model.tree.n_words - 1, counts.data.max(initial=0))
    width = sum(_width(value) for value in largest)
    size = 4 * (counts.nnz * width + 8 * counts.shape[0]) // 3
    strings = (model.document_ids, model.labels, model.texts if texts else None)
    for names in strings:
        if names is not None:
            size += sum(len(name.encode("utf-8", "surrogatepass")) + 3 for name in names)
    return size


def embedded_within(model: Model, *, limit: int) -> Documents | None:
    """Return the training documents within a limit: with texts, without texts, or None.

    Parameters
    ----------
    model : Model
        The model, with or without training counts.
    limit : int
        Maximum number of bytes that the documents may add to a page.

    Returns
    -------
    Documents or None
        None if even the documents without texts exceed the limit, or there are no counts.
    """
    if model.tree.counts is None:
        return None
    for texts in (True, False):
        if embedded_size(model, texts=texts) <= limit:
            return embedded_documents(model, texts=texts)
    return None


def documents_from_server(model: Model) -> Documents:
    """Return the documents of a page that asks a server for their contents."""
    lengths = document_lengths(required_counts(model.tree.counts))
    return {
        "mode": "server",
        "ids": None,
        "labels": None,
        "lengths": pack_amounts(lengths),
        "medianLength": median_length(lengths),
    }


def _names(names: tuple[str, ...] | None) -> list[str] | None:
    return None if names is None else [cut(name, limit=MAX_NAME_LENGTH) for name in names]


def _width(largest: float) -> int:
    """Return the bytes per packed number."""
    if not isinstance(largest, int | np.integer):
        return 8
    return next((bytes_ for bytes_ in (1, 2, 4) if largest < 256**bytes_), 8)
