"""Textbook ways to rank documents for queries, each as scores, queries × documents.

Settings are those of the literature, the same for every collection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array, vstack

from experiments.baselines.lda import LdaSettings, fit_lda
from topicgrouper.common.sparse import row_shares
from topicgrouper.search.document_search import standardised

if TYPE_CHECKING:
    from experiments.laboratory.kept_lda import Iterations
    from topicgrouper.common.frozen import FloatArray

__all__ = [
    "added",
    "dirichlet_scores",
    "expanded_queries",
    "fit_lda_shares",
    "lda_scores",
]

EXPANDING_DOCUMENTS, EXPANDING_WORDS, ORIGINAL_WEIGHT = 10, 20, 0.5
"""RM3: where new words come from, how many, and the weight of the query's own."""
LAMBDA, LDA_BETA = 0.7, 0.01
"""Wei and Croft (2006): the weight of the smoothed document, and β; each topic has 50/n."""
_BLOCK = 256
"""Words that are held at once, for all documents."""


def dirichlet_scores(
    queries: csr_array[Any], documents: csr_array[Any], *, mu: float | None = None
) -> FloatArray:
    """Return log p(q | d) with Dirichlet smoothing (Zhai and Lafferty 2001).

    Parameters
    ----------
    queries, documents : csr_array
        Counts in the same columns; every word occurs in a document.
    mu : float, optional
        Weight of the collection's words, in tokens (default: the mean length of the documents).
    """
    lengths, shares = _lengths(documents), _word_shares(documents)
    weight = float(lengths.mean()) if mu is None else mu
    # (f + μp) / (l + μ) = (1 + f / μp) · μ / (l + μ) · p: only the first factor is sparse.
    data = np.log1p(documents.data / (weight * shares[documents.indices]))
    repeated = csr_array((data, documents.indices, documents.indptr), shape=documents.shape)
    of_lengths = np.log(weight / (lengths + weight))
    scores = (queries @ repeated.T.tocsr()).toarray() + (queries @ np.log(shares))[:, None]
    return np.asarray(scores + _lengths(queries)[:, None] * of_lengths)


def expanded_queries(
    queries: csr_array[Any], documents: csr_array[Any], ranking: csr_array[Any]
) -> csr_array[Any]:
    """Return queries with the words of their best documents: RM3 (Abdul-Jaleel and others 2004).

    The relevance model adds up the documents' shares of words, weighted by their scores; its most
    probable words and the query's own get half of the weight each. A query that no document matches
    stays as it is.

    Parameters
    ----------
    queries, documents : csr_array
        Counts in the same columns.
    ranking : csr_array
        Finds and weighs the best documents: what a word adds to each, words × documents.
    """
    shares, originals = row_shares(documents), row_shares(queries)
    expanded = []
    for row, scores in enumerate((queries @ ranking).toarray()):
        best = np.argsort(-scores, kind="stable")[:EXPANDING_DOCUMENTS]
        model = np.asarray(scores[best] @ shares[best]).ravel()
        model[np.argsort(-model, kind="stable")[EXPANDING_WORDS:]] = 0.0
        original = originals[[row]].toarray().ravel()
        if total := model.sum():
            original = ORIGINAL_WEIGHT * original + (1 - ORIGINAL_WEIGHT) * model / total
        expanded.append(csr_array(original[None]))
    return vstack(expanded, format="csr")


class LdaShares(NamedTuple):
    """The shares of topics in documents, and of words in topics."""

    document_topics: FloatArray
    topic_words: FloatArray


def fit_lda_shares(
    documents: csr_array[Any], n: int, *, iterations: Iterations, n_jobs: int
) -> LdaShares:
    """Fit LDA, with document-topic shares from the sampler, smoothed by their prior.

    Parameters
    ----------
    documents : csr_array
        Counts; every word occurs in a document.
    n : int
        Number of topics, lowered to the number of words that occur.
    iterations : Iterations
        Of the sampler.
    n_jobs : int
        Threads.
    """
    settings = LdaSettings(
        beta=LDA_BETA, burn_in=iterations.burn_in, samples=iterations.samples, estimate="smoothed"
    )
    model = fit_lda(documents, min(n, documents.shape[1]), settings=settings, n_jobs=n_jobs)
    tokens = model.training_document_topics * _lengths(documents)[:, None] + model.topic_prior
    return LdaShares(tokens / tokens.sum(axis=1, keepdims=True), model.topic_words)


def lda_scores(
    queries: csr_array[Any], documents: csr_array[Any], lda: LdaShares, *, mu: float | None = None
) -> FloatArray:
    """Return log p(q | d) under the LDA document model of Wei and Croft (2006).

    A word's probability is 0.7 times that of the document with Dirichlet smoothing, plus 0.3 times
    that of LDA.

    Parameters
    ----------
    queries, documents : csr_array
        Counts in the same columns; every word occurs in a document.
    lda : LdaShares
        Of the documents.
    mu : float, optional
        Weight of the collection's words, in tokens (default: the mean length of the documents).
    """
    lengths, shares = _lengths(documents), _word_shares(documents)
    weight = float(lengths.mean()) if mu is None else mu
    scores = np.zeros((queries.shape[0], documents.shape[0]))
    by_word, asked = documents.tocsc(), np.unique(queries.indices)
    for start in range(0, len(asked), _BLOCK):
        words = asked[start : start + _BLOCK]
        counts = by_word[:, words].toarray() + weight * shares[words]
        smoothed = counts / (lengths + weight)[:, None]
        of_topics = lda.document_topics @ lda.topic_words[:, words]
        scores += queries[:, words] @ np.log(LAMBDA * smoothed + (1 - LAMBDA) * of_topics).T
    return scores


def added(*several: FloatArray) -> FloatArray:
    """Add up scores after standardising them: over documents, mean 0 and variance 1 for each query.

    Scores that are the same for all documents become 0.

    Parameters
    ----------
    *several : ndarray of shape (queries, documents)
        The scores of several methods.
    """
    return np.asarray(np.sum([standardised(scores) for scores in several], axis=0))


def _lengths(counts: csr_array[Any]) -> FloatArray:
    return np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()


def _word_shares(documents: csr_array[Any]) -> FloatArray:
    frequencies = np.asarray(documents.sum(axis=0), dtype=np.float64).ravel()
    return np.asarray(frequencies / frequencies.sum())
