"""The documents of a page: embedded in the page, or provided by a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.explorer.document_sample import document_sizes, sample_documents, text_size
from topicgrouper.explorer.packed import pack, pack_amounts
from topicgrouper.explorer.payload import cut
from topicgrouper.explorer.word_forms import page_words
from topicgrouper.search.text_words import TextWords
from topicgrouper.tree.queries.document_strength import document_lengths, median_length
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import numpy.typing as npt

    from topicgrouper.explorer.payload import Documents, Proportions, TextSpans
    from topicgrouper.model import Model
    from topicgrouper.tree.flat_view import FlatView

__all__ = [
    "documents_from_server",
    "embedded_documents",
    "embedded_size",
    "embedded_within",
]

OWN_SIZE = 250_000
"""Bytes of a page without data, at least."""

MAX_PROPORTIONS = 0.02
"""Maximum part of a page for the numbers that surprise is computed from."""

MAX_SPREAD = 1e30
"""Larger spreads say the same, and do not fit single precision."""

MAX_NAME_LENGTH = 500
"""Maximum number of characters of an id or a label."""


def embedded_documents(
    model: Model,
    *,
    sample: Mapping[int, str | None] | None = None,
    finder: TextWords | None = None,
) -> Documents:
    """Return training documents for a page without a server.

    Parameters
    ----------
    model : Model
        A model with training counts.
    sample : mapping of int to str or None, optional
        The rows to include, rising, and their texts (default: all).
    finder : TextWords, optional
        What finds the words of this model (default: a new one).

    Returns
    -------
    Documents
    """
    counts = required_counts(model.tree.counts)
    median = median_length(document_lengths(counts))
    rows = None
    texts = model.texts
    if sample is not None:
        rows = np.fromiter(sample, dtype=np.int64)
        counts = csr_array(counts[rows, :])
        texts = None if texts is None else tuple(text or "" for text in sample.values())
    words = None if texts is None else page_words(model, texts, finder=finder)
    documents: Documents = {
        "mode": "embedded",
        "ids": _names(model.document_ids, rows),
        "labels": _names(model.labels, rows),
        "lengths": pack_amounts(document_lengths(counts)),
        "medianLength": median,
        "texts": None if texts is None else list(texts),
        "forms": None if words is None else list(words.exceptions),
        "formWords": None if words is None else pack(list(words.exceptions.values()), "i4"),
        "rowStarts": pack(counts.indptr, "u4"),
        "columns": pack_amounts(counts.indices),
        "counts": pack_amounts(counts.data),
        "rows": None if rows is None else pack_amounts(rows),
        "proportions": None,
    }
    if words is not None and words.spans:
        documents["spans"] = _packed_spans(words.spans)
    found = _proportions(model)
    if _json_size(found) <= MAX_PROPORTIONS * (OWN_SIZE + _json_size(documents)):
        documents["proportions"] = found
    return documents


def embedded_size(model: Model) -> int:
    """Estimate the bytes that all documents would add to a page."""
    return int(_sizes(model).sum()) + sum(map(text_size, model.texts or ()))


def embedded_within(
    model: Model, *, limit: int, views: Iterable[SupportsIndex | FlatView] = ()
) -> Documents | None:
    """Return the training documents within a limit: all of them, or the strongest of each topic.

    Parameters
    ----------
    model : Model
        The model, with or without training counts.
    limit : int
        Maximum number of bytes that the documents may add to a page, about.
    views : iterable of int or FlatView, default=()
        The views of the page, whose topics come first.

    Returns
    -------
    Documents or None
        None if no document fits, or there are no counts.
    """
    if model.tree.counts is None:
        return None
    sizes = _sizes(model)
    if int(sizes.sum()) + sum(map(text_size, model.texts or ())) <= limit:
        return embedded_documents(model)
    finder = TextWords(model)
    sample = sample_documents(model, sizes, limit=limit, views=views, finder=finder)
    return embedded_documents(model, sample=sample, finder=finder) if sample else None


def _sizes(model: Model) -> npt.NDArray[np.int64]:
    counts = required_counts(model.tree.counts)
    largest = (model.tree.n_words - 1, counts.data.max(initial=0))
    return document_sizes(model, bytes_per_pair=sum(_width(value) for value in largest))


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


def _proportions(model: Model) -> Proportions | None:
    """Return what the surprise of words is computed from, if the model has it."""
    fitted = model.document_model
    if fitted is None:
        return None
    logits = np.log(fitted.means) - np.log1p(-fitted.means)
    spreads = np.minimum(1.0 / fitted.concentrations, MAX_SPREAD)
    return {"logits": pack(logits, "f4"), "spreads": pack(spreads, "f4")}


def _packed_spans(spans: Mapping[int, npt.NDArray[np.int32]]) -> TextSpans:
    starts, ends, words = np.concatenate(list(spans.values())).T
    gaps = [np.diff(of_text[:, 0], prepend=0) for of_text in spans.values()]
    return {
        "texts": pack_amounts(np.fromiter(spans, dtype=np.int64)),
        "sizes": pack_amounts(np.array([len(of_text) for of_text in spans.values()])),
        "gaps": pack_amounts(np.concatenate(gaps)),
        "lengths": pack_amounts(ends - starts),
        "words": pack_amounts(words),
    }


def _json_size(value: Any) -> int:
    return len(json.dumps(value, ensure_ascii=False))


def _names(names: tuple[str, ...] | None, rows: npt.NDArray[np.int64] | None) -> list[str] | None:
    if names is None:
        return None
    chosen = names if rows is None else [names[row] for row in rows.tolist()]
    return [cut(name, limit=MAX_NAME_LENGTH) for name in chosen]


def _width(largest: float) -> int:
    """Return the bytes per packed number."""
    if not isinstance(largest, int | np.integer):
        return 8
    return next((bytes_ for bytes_ in (1, 2, 4) if largest < 256**bytes_), 8)
