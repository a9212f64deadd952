"""Models of documents with one face: how probable documents are, and what is predicted of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import numpy as np
from scipy.sparse import csr_array
from scipy.special import logsumexp

from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from topicgrouper.common.sparse import group_columns

if TYPE_CHECKING:
    from collections.abc import Callable

    from experiments.baselines.dcm_lda import DcmLda
    from experiments.baselines.lda import LdaModel
    from topicgrouper import DocumentModel, FlatView
    from topicgrouper.common.frozen import FloatArray

__all__ = [
    "DcmPredictor",
    "LdaPredictor",
    "LogProbabilities",
    "Predictor",
    "TreePredictor",
    "ViewPredictor",
    "WholeDocumentsPredictor",
    "halves",
]

_BATCH = 500
"""Documents whose probabilities of all words are held at a time."""
_MOST_SWEEPS = 128
"""Of the Gibbs sampler that predicts the hidden tokens under DCM-LDA."""


class LogProbabilities(NamedTuple):
    """Of documents, and how far their sum may be off."""

    values: FloatArray
    bias_bound: float = 0.0


class Predictor(Protocol):
    """A fitted model of documents. Counts are of known words only."""

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""

    def predicted(self, seen: Any, hidden: Any) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens)."""


class TreePredictor:
    """The Dirichlet tree, or a forest; all is exact."""

    def __init__(self, model: DocumentModel) -> None:
        self._model = model

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""
        return LogProbabilities(self._model.log_probability(counts))

    def predicted(self, seen: Any, hidden: Any) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens)."""
        return _sums(seen, hidden, lambda _, some: self._model.word_probabilities(some))


class WholeDocumentsPredictor(TreePredictor):
    """The trees of a forest, one of which has made the whole document, each as likely."""

    def __init__(self, forest: DocumentModel) -> None:
        super().__init__(forest)
        self._models = forest.models

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""
        found = [model.log_probability(counts) for model in self._models]
        return LogProbabilities(logsumexp(found, axis=0) - math.log(len(found)))


class ViewPredictor:
    """A view T(n), or the Dirichlet over words as T(|V|); all is exact."""

    def __init__(self, view: FlatView) -> None:
        self._view = view
        self._model = FlatModel.of(view)

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""
        return LogProbabilities(perplexity(self._view, counts).document_log_probabilities)

    def predicted(self, seen: Any, hidden: Any) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens)."""
        model = self._model

        def probabilities(_: int, some: Any) -> FloatArray:
            topics = group_columns(some, model.topic_of_column, n_topics=len(model.topic_prior))
            sums = topics.toarray() + model.topic_prior
            shares = sums / sums.sum(axis=1, keepdims=True)
            return np.asarray(shares[:, model.topic_of_column] * model.word_shares)

        return _sums(seen, hidden, probabilities)


class LdaPredictor:
    """LDA: log p(d) by annealing, predictions by topic shares from Gibbs sampling."""

    def __init__(self, model: LdaModel, *, steps: int, n_jobs: int) -> None:
        self._model = model
        self._steps = steps
        self._n_jobs = n_jobs

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""
        found = perplexity(self._model, counts, steps=self._steps, n_jobs=self._n_jobs)
        bias = found.n_tokens * math.log1p(found.bias_bound / found.value)
        return LogProbabilities(found.document_log_probabilities, bias)

    def predicted(self, seen: Any, hidden: Any) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens)."""
        model = self._model
        found = model.document_topics(seen, n_jobs=self._n_jobs)
        lengths = np.asarray(seen.sum(axis=1), dtype=np.float64).reshape(-1, 1)
        # Those of Gibbs sampling are n_t / |d|; a token to come has (n_t + α_t) / (|d| + α).
        shares = (found * lengths + model.topic_prior) / (lengths + model.topic_prior.sum())

        def probabilities(first: int, some: Any) -> FloatArray:
            return np.asarray(shares[first : first + some.shape[0]] @ model.topic_words)

        return _sums(seen, hidden, probabilities)


class DcmPredictor:
    """DCM-LDA: log p(d) by annealing, predictions by Gibbs sampling."""

    def __init__(self, model: DcmLda, *, steps: int, n_jobs: int) -> None:
        self._model = model
        self._steps = steps
        self._n_jobs = n_jobs

    def log_probability(self, counts: Any) -> LogProbabilities:
        """Return log p(d)."""
        found = self._model.log_probability(counts, steps=self._steps, n_jobs=self._n_jobs)
        bias = abs(float((found.upper - found.lower).sum())) / 2
        return LogProbabilities(found.log_probabilities, bias)

    def predicted(self, seen: Any, hidden: Any) -> FloatArray:
        """Return the sum over the hidden tokens of a document of log p(token | seen tokens)."""
        return self._model.predict(
            seen, hidden, sweeps=min(2 * self._steps, _MOST_SWEEPS), n_jobs=self._n_jobs
        )


def halves(counts: Any, *, seed: int) -> tuple[csr_array[Any], csr_array[Any]]:
    """Divide the tokens of each document at random: ⌊|d|/2⌋ are seen, the others hidden."""
    matrix = csr_array(counts)
    tokens = np.repeat(np.arange(matrix.nnz), matrix.data.astype(np.int64))
    rows = np.repeat(np.arange(matrix.shape[0]), np.diff(matrix.indptr))[tokens]
    order = np.lexsort((np.random.default_rng(seed).random(len(tokens)), rows))
    lengths = np.bincount(rows, minlength=matrix.shape[0])
    ranks = np.arange(len(tokens)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    is_seen = ranks < np.repeat(lengths // 2, lengths)
    seen = np.bincount(tokens[order[is_seen]], minlength=matrix.nnz)
    parts = [matrix.copy(), matrix.copy()]
    for part, data in zip(parts, (seen, matrix.data - seen), strict=True):
        part.data = data.astype(np.int64)
        part.eliminate_zeros()
    return parts[0], parts[1]


def _sums(seen: Any, hidden: Any, probabilities: Callable[[int, Any], FloatArray]) -> FloatArray:
    """Sum the logarithms of the probabilities of hidden tokens, some documents at a time."""
    result = np.zeros(hidden.shape[0])
    for first in range(0, len(result), _BATCH):
        some = csr_array(hidden[first : first + _BATCH])
        rows = np.repeat(np.arange(some.shape[0]), np.diff(some.indptr))
        found = probabilities(first, csr_array(seen[first : first + _BATCH]))
        logs = some.data * np.log(found[rows, some.indices])
        result[first : first + _BATCH] = np.bincount(rows, weights=logs, minlength=some.shape[0])
    return result
