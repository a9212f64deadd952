"""Perplexity of documents, per word; lower is better.

    perplexity = exp(−Σ_d log p(d) / Σ_d |d|)

As in the paper, only words that occurred in training count: the tokens of others are dropped and
reported.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.common.checks import whole_count_rows
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.prediction.flat_model import FlatModel

if TYPE_CHECKING:
    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView


@short_repr
@dataclass(frozen=True, eq=False)
class Perplexity:
    """The perplexity of documents under a model.

    Attributes
    ----------
    value : float
        The perplexity.
    document_error : float
        Standard error of the value due to the choice of documents; NaN for a single document.
    log_probability : float
        Σ_d log p(d) of all documents.
    n_tokens : int
        Tokens of the documents, without unseen words.
    n_documents : int
        Number of documents with tokens.
    n_skipped : int
        Documents without any training word; they have no tokens and a log probability of 0.
    n_unseen_tokens : int
        Tokens of all documents whose word is not in the training vocabulary.
    document_lengths : ndarray of shape (documents,)
        Tokens of each document, without unseen words.
    document_log_probabilities : ndarray of shape (documents,)
        Log probability of each document; 0 for those without tokens.

    See Also
    --------
    perplexity : Compute the perplexity of documents.

    Examples
    --------
    >>> from topicgrouper import fit_documents, fit_tree
    >>> from topicgrouper.evaluation import perplexity
    >>> training = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> model = fit_documents(fit_tree(training), training)
    >>> found = perplexity(model, [[1, 2, 0, 0, 0], [0, 0, 1, 1, 2]])
    >>> round(found.value, 2), found.n_tokens
    (3.48, 7)
    """

    value: float
    document_error: float
    log_probability: float
    n_tokens: int
    n_documents: int
    n_skipped: int
    n_unseen_tokens: int
    document_lengths: IntArray = field(repr=False)
    document_log_probabilities: FloatArray = field(repr=False)


def perplexity(model: FlatView | DocumentModel, counts: Any) -> Perplexity:
    """Compute the perplexity of documents; it is exact.

    Parameters
    ----------
    model : FlatView or DocumentModel
        A view, whose tree must have its training counts, or the document model of a tree.
    counts : Corpus, sparse matrix or array
        The documents: a corpus, or counts with the columns of the training counts.

    Returns
    -------
    Perplexity

    Raises
    ------
    TypeError
        If the model is neither a view nor a document model.
    ValueError
        If no document contains a training word, or if counts and model do not match.

    See Also
    --------
    held_out_curve : The perplexity under every view of a tree.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation import perplexity
    >>> training = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> view = fit_tree(training).view(2)
    >>> found = perplexity(view, [[1, 2, 0, 0], [0, 0, 0, 0], [0, 1, 1, 1]])
    >>> round(found.value, 3), found.n_tokens, found.n_skipped
    (3.887, 6, 1)
    """
    if isinstance(model, DocumentModel):
        known = np.zeros(model.tree.n_columns, dtype=bool)
        known[model.tree.columns] = True
        tokens = known_tokens(counts, known)
        return summary(tokens, model.log_probability(tokens.counts))
    flat = FlatModel.of(model)
    tokens = known_tokens(counts, flat.topic_of_column >= 0)
    return summary(tokens, flat.log_probabilities(tokens.counts))


def summary(tokens: KnownTokens, log_probabilities: FloatArray) -> Perplexity:
    """Return the perplexity of documents, given their log probabilities."""
    holding = tokens.lengths > 0
    lengths = tokens.lengths[holding].astype(np.float64)
    n_tokens = int(lengths.sum())
    total = float(log_probabilities.sum())
    value = math.exp(-total / n_tokens)
    return Perplexity(
        value=value,
        document_error=value * ratio_error(log_probabilities[holding], lengths),
        log_probability=total,
        n_tokens=n_tokens,
        n_documents=len(lengths),
        n_skipped=len(tokens.lengths) - len(lengths),
        n_unseen_tokens=tokens.n_unseen,
        document_lengths=frozen(tokens.lengths),
        document_log_probabilities=frozen(log_probabilities),
    )


def ratio_error(values: FloatArray, sizes: FloatArray) -> float:
    """Return the standard error of Σ values / Σ sizes over documents, by the delta method."""
    number = len(values)
    if number < 2:
        return math.nan
    off = values - values.sum() / sizes.sum() * sizes
    return math.sqrt(float(off @ off) * number / (number - 1)) / float(sizes.sum())


class KnownTokens(NamedTuple):
    """Counts without the words that a model does not know, |d|, and the number dropped."""

    counts: csr_array[Any]
    lengths: IntArray
    n_unseen: int


def known_tokens(counts: Any, known: Any) -> KnownTokens:
    """Drop the tokens of unknown columns; refuse documents that have no others."""
    tokens = keep_known(counts_of(counts), known)
    if not tokens.lengths.any():
        raise ValueError(
            "no document contains a word of the training vocabulary; check that its columns are "
            "those of the training counts"
        )
    return tokens


def counts_of(documents: Any) -> csr_array[Any]:
    """Return the counts of a corpus, or check an array of counts."""
    return documents.counts if isinstance(documents, Corpus) else whole_count_rows(documents)


def keep_known(counts: csr_array[Any], known: Any) -> KnownTokens:
    """Drop the tokens of unknown columns."""
    if counts.shape[1] != len(known):
        raise ValueError(
            f"counts has {counts.shape[1]} columns, but the model was fitted to {len(known)}; "
            "count the documents with the same vocabulary (for a corpus, use with_words_of)"
        )
    stay = known[counts.indices]
    n_unseen = int(counts.data[~stay].sum(dtype=np.int64))
    kept = counts
    if n_unseen:
        starts = np.concatenate([[0], np.cumsum(stay)])[counts.indptr]
        kept = csr_array((counts.data[stay], counts.indices[stay], starts), shape=counts.shape)
    lengths = np.asarray(kept.sum(axis=1, dtype=np.int64)).ravel()
    return KnownTokens(kept, lengths, n_unseen)
