"""The documents of a page: all of them in the page, or a server that is asked for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.explorer.packed import pack, pack_amounts
from topicgrouper.explorer.payload import cut
from topicgrouper.explorer.word_forms import form_exceptions
from topicgrouper.tree.queries.document_strength import document_lengths, median_length

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.collection import Model
    from topicgrouper.explorer.payload import Documents

__all__ = [
    "documents_from_server",
    "embedded_documents",
    "embedded_size",
    "embedded_within",
]

LONGEST_NAME = 500
"""Characters of an id or a label."""


def embedded_documents(model: Model, *, texts: bool = True) -> Documents:
    """Return the training documents for a page that needs no server.

    Parameters
    ----------
    model : Model
        A model with training counts.
    texts : bool, default=True
        Whether to give the texts, if the model keeps them.
    """
    counts = _counts(model)
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
    }


def embedded_size(model: Model, *, texts: bool = True) -> int:
    """Estimate how many bytes `embedded_documents` adds to a page, without making them."""
    counts = _counts(model)
    largest = (model.tree.n_words - 1, counts.data.max(initial=0))
    width = sum(_width(value) for value in largest)
    size = 4 * (counts.nnz * width + 8 * counts.shape[0]) // 3
    strings = (model.document_ids, model.labels, model.texts if texts else None)
    for names in strings:
        if names is not None:
            size += sum(len(name.encode("utf-8", "surrogatepass")) + 3 for name in names)
    return size


def embedded_within(model: Model, *, limit: int) -> Documents | None:
    """Return the training documents as far as they fit: with texts, without, or not at all.

    Parameters
    ----------
    model : Model
        The model, with training counts or without.
    limit : int
        The most bytes that the documents may add to a page.
    """
    if model.tree.counts is None:
        return None
    for texts in (True, False):
        if embedded_size(model, texts=texts) <= limit:
            return embedded_documents(model, texts=texts)
    return None


def documents_from_server(model: Model) -> Documents:
    """Tell a page that a server answers for the training documents of a model with counts."""
    lengths = document_lengths(_counts(model))
    return {
        "mode": "server",
        "ids": None,
        "labels": None,
        "lengths": pack_amounts(lengths),
        "medianLength": median_length(lengths),
    }


def _counts(model: Model) -> csr_array[Any]:
    if model.tree.counts is None:
        msg = "this model has no training counts, so it knows no documents; fit anew to keep them"
        raise ValueError(msg)
    return model.tree.counts


def _names(names: tuple[str, ...] | None) -> list[str] | None:
    return None if names is None else [cut(name, limit=LONGEST_NAME) for name in names]


def _width(largest: float) -> int:
    """Return the bytes of a packed amount."""
    if not isinstance(largest, int | np.integer):
        return 8
    return next((bytes_ for bytes_ in (1, 2, 4) if largest < 256**bytes_), 8)
