"""Documents and words that a model expects least."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.prediction.document_counts import lifts_of
from topicgrouper.search.documents import DocumentRow, named, row_of
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.model.model import Model

_WORDS = 8
"""Words that are shown beside a document."""


def _times(lift: float) -> str:
    """Return "3.4×", or "0.04×": below 1, two digits say more."""
    return printable(lift, "times") if lift >= 1 else f"{lift:.2f}×"


@dataclass(frozen=True, slots=True, kw_only=True)
class SurprisingDocument(DocumentRow):
    """A document that is unlike the collection."""

    bits_per_word: float = column(
        "bits per word", "−log₂ p(document), divided by the document's length.", show=".1f"
    )
    length: int = column("words", "Number of words in the document.", show=",")
    words: tuple[str, ...] = column(
        "least expected words", "Words that the rest of the document makes least likely."
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SurprisingWord:
    """A word of a document that the rest of the document does not lead one to expect."""

    bits: float = column("bits", "−log₂ p(word | the rest of the document).", show=".1f")
    lift: float = column(
        "times average",
        "How many times as probable the word is, given the rest of the document, as in an average "
        "document; below 1, the rest speaks against it.",
        show=_times,
    )
    occurrences: int = column("occurrences", "Occurrences of the word in the document.")
    word: str = column("word", "The word or item.")


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Surprise(Table[Any]):
    """The documents, or the words of a document, that are expected least.

    It is a `topicgrouper.tables.Table`.

    Attributes
    ----------
    mean_bits : float or None
        Bits per word of all training documents; None for the words of a document.

    See Also
    --------
    topicgrouper.Model.surprise : Return such a table.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import count_texts
    >>> texts = ["tea cup pot"] * 9 + ["rocket orbit launch"] * 9 + ["tea rocket cup orbit"]
    >>> model = Model.fit(count_texts(texts))
    >>> found = model.surprise(k=1, min_words=3)
    >>> found[0].id, found[0].bits_per_word > found.mean_bits
    ('18', True)
    >>> model.surprise(document="18", k=1)[0].occurrences
    1
    """

    mean_bits: float | None = None


def surprising_documents(model: Model, *, k: int, min_words: int) -> Surprise:
    """Return the training documents with at least some words that are least like the collection."""
    counts = required_counts(model.tree.counts)
    lengths = np.asarray(counts.sum(axis=1)).ravel()
    rows = np.flatnonzero(lengths >= max(min_words, 1))
    if not rows.size:
        raise ValueError(
            f"no document has at least {min_words} words (the longest has "
            f"{lengths.max(initial=0)}); lower min_words"
        )
    bits = -model.fitted_document_model.log_probability(counts) / math.log(2.0)
    order = np.argsort(-bits[rows] / lengths[rows], kind="stable")
    found = [
        SurprisingDocument(
            **named(model, row),
            bits_per_word=float(bits[row] / lengths[row]),
            length=int(lengths[row]),
            words=tuple(each.word for each in _words(model, row)[:_WORDS]),
        )
        for row in rows[order[: checked_k(k)]].tolist()
    ]
    mean = float(bits.sum() / lengths.sum())
    return Surprise.of(found, SurprisingDocument, mean_bits=mean)


def surprising_words(model: Model, document: str | int, *, k: int) -> Surprise:
    """Return the words of a training document, those that its rest makes least likely first."""
    found = _words(model, row_of(model, document))[: checked_k(k)]
    return Surprise.of(found, SurprisingWord)


def word_bits(model: Model, row: int) -> csr_array[Any]:
    """Return the bits of the words of a training document, see `DocumentModel.surprise`."""
    counts = required_counts(model.tree.counts)[[row]]
    return model.fitted_document_model.surprise(counts)[:, model.tree.columns]


def _words(model: Model, row: int) -> list[SurprisingWord]:
    occurrences = required_counts(model.tree.counts)[[row]].toarray()[0]
    found = word_bits(model, row)
    bits = found.data
    expected = model.fitted_document_model.expected_probabilities[found.indices]
    lifts = lifts_of(np.exp2(-bits), expected)
    return [
        SurprisingWord(
            bits=float(bits[place]),
            lift=float(lifts[place]),
            occurrences=int(occurrences[found.indices[place]]),
            word=model.shown.vocabulary[found.indices[place]],
        )
        for place in np.argsort(-bits, kind="stable").tolist()
    ]
