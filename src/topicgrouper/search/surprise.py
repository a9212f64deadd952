"""Documents and words that a model expects least."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from topicgrouper.prediction.document_counts import lifts_of
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.model.model import Model

__all__ = [
    "SurprisingDocument",
    "SurprisingDocuments",
    "SurprisingWord",
    "surprising_documents",
    "surprising_words",
    "word_bits",
]


class SurprisingWord(NamedTuple):
    """A word of a document that the rest of the document does not lead one to expect.

    Attributes
    ----------
    word : int
        Its index in the tree.
    n_occurrences : int
        Occurrences in the document.
    bits : float
        −log₂ p(word | the rest of the document).
    lift : float
        p(word | the rest of the document) / p(word): below 1, the rest speaks against it.
    """

    word: int
    n_occurrences: int
    bits: float
    lift: float


@dataclass(frozen=True, slots=True)
class SurprisingDocument:
    """A document that is unlike the collection.

    Attributes
    ----------
    row : int
        Its row.
    bits : float
        −log₂ p(document) / length: bits per word.
    length : int
        Number of words.
    """

    row: int
    bits: float
    length: int


class SurprisingDocuments(NamedTuple):
    """The documents that are least like the collection, and all documents to compare them with.

    Attributes
    ----------
    documents : list of SurprisingDocument
        Those with most bits per word first.
    mean_bits : float
        Bits per word of all training documents.
    """

    documents: list[SurprisingDocument]
    mean_bits: float


def surprising_documents(
    model: Model, *, k: int = 10, min_words: int = 20, n_jobs: int | None = None
) -> SurprisingDocuments:
    """Return the training documents that are least like the collection.

    Parameters
    ----------
    model : Model
        A model with training counts.
    k : int, default=10
        Number of documents.
    min_words : int, default=20
        Leave out documents with fewer words, where a single rare word would decide.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    SurprisingDocuments

    Raises
    ------
    ValueError
        If the model has no training counts, or no document is long enough.
    """
    counts = required_counts(model.tree.counts)
    lengths = np.asarray(counts.sum(axis=1)).ravel()
    rows = np.flatnonzero(lengths >= max(min_words, 1))
    if not rows.size:
        msg = (
            f"no document has at least {min_words} words; the longest has "
            f"{lengths.max(initial=0)}. Lower min_words."
        )
        raise ValueError(msg)
    bits = -model.fitted_document_model.log_probability(counts, n_jobs=n_jobs) / math.log(2.0)
    per_word = bits[rows] / lengths[rows]
    best = np.argsort(-per_word, kind="stable")[: checked_k(k)]
    found = [
        SurprisingDocument(int(rows[i]), float(per_word[i]), int(lengths[rows[i]]))
        for i in best.tolist()
    ]
    return SurprisingDocuments(found, float(bits.sum() / lengths.sum()))


def word_bits(model: Model, row: int) -> csr_array[Any]:
    """Return the bits of the words of a training document, see `DocumentModel.surprise`.

    Parameters
    ----------
    model : Model
        A model with training counts.
    row : int
        The row of the document.

    Returns
    -------
    csr_array of shape (1, words)

    Raises
    ------
    ValueError
        If the model has no training counts.
    """
    counts = required_counts(model.tree.counts)[[row]]
    return model.fitted_document_model.surprise(counts)[:, model.tree.columns]


def surprising_words(model: Model, row: int) -> list[SurprisingWord]:
    """Return the words of a training document, those that its rest makes least likely first.

    Parameters
    ----------
    model : Model
        A model with training counts.
    row : int
        The row of the document.

    Returns
    -------
    list of SurprisingWord

    Raises
    ------
    ValueError
        If the model has no training counts.
    """
    counts = required_counts(model.tree.counts)[[row]]
    found = word_bits(model, row)
    bits = found.data
    expected = model.fitted_document_model.expected_probabilities[found.indices]
    lifts = lifts_of(np.exp2(-bits), expected)
    order = np.argsort(-bits, kind="stable")
    occurrences = counts.toarray()[0]
    return [
        SurprisingWord(
            int(found.indices[i]),
            int(occurrences[found.indices[i]]),
            float(bits[i]),
            float(lifts[i]),
        )
        for i in order.tolist()
    ]
