"""Probabilistic Latent Semantic Indexing by expectation maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np
from joblib import effective_n_jobs

from experiments.sampling.compiled import Rows, call
from experiments.sampling.samplers import known_counts
from experiments.sampling.topic_mixture import TopicMixture, TrainingCounts, checked_topic_number
from topicgrouper.common.frozen import frozen

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray

__all__ = [
    "PlsiModel",
    "fit_plsi",
    "fold_in_plsi",
    "plsi_em",
    "prior_from_frequencies",
    "smoothed_start",
    "without_empty_topics",
]

_FOLD_IN_ITERATIONS = 200
_FOLD_IN_TOLERANCE = 1e-6
# Topics without tokens must still be possible.
_MIN_SHARE = 1e-9


@dataclass(frozen=True, eq=False)
class PlsiModel(TopicMixture):
    """A fitted pLSI model, with p(t | d) of the training documents (1/n for an empty one).

    A topic that lost all its words during EM has the overall word frequencies. pLSI itself has no
    prior: α is the number of topics, m the topics' shares of the training tokens. The log
    likelihood of the training documents, before each step, never falls.
    """

    training_document_topics: FloatArray
    log_likelihoods: FloatArray

    def __post_init__(self) -> None:
        """Make the arrays read-only."""
        super().__post_init__()
        for name in ("training_document_topics", "log_likelihoods"):
            object.__setattr__(self, name, frozen(getattr(self, name)))

    def document_topics(  # type: ignore[override]  # nothing is drawn, so there is no seed
        self, counts: Any, *, n_jobs: int | None = None
    ) -> FloatArray:
        """Estimate p(topic | document) by EM with Φ fixed, starting from the mean of the prior."""
        return fold_in_plsi(
            known_counts(counts, n_columns=self.topic_words.shape[1]),
            self.topic_words,
            self.topic_prior / self.topic_prior.sum(),
            iterations=_FOLD_IN_ITERATIONS,
            tolerance=_FOLD_IN_TOLERANCE,
            n_jobs=n_jobs,
        )


def fit_plsi(
    counts: Any,
    n: SupportsIndex,
    *,
    start: ArrayLike | None = None,
    seed: int = 0,
    iterations: int = 500,
    tolerance: float = 1e-6,
    n_jobs: int | None = None,
) -> PlsiModel:
    """Fit pLSI with n topics, until a step gains at most `tolerance` of the log-likelihood.

    EM finds a local maximum of the likelihood, which depends on the start (default: random Φ).
    Probabilities of 0 stay 0, so topics without common words never exchange any; see
    `smoothed_start`.
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    if iterations < 1:
        raise ValueError(f"iterations must be at least 1, got {iterations}")
    if not 0 <= tolerance < 1:
        raise ValueError(f"tolerance must be at least 0 and below 1, got {tolerance}")
    n_documents = training.counts.shape[0]
    estimate = plsi_em(
        training.counts,
        _random_start(number, training, seed)
        if start is None
        else _checked_start(start, number, training),
        np.full((n_documents, number), 1.0 / number),
        iterations=iterations,
        tolerance=tolerance,
        n_jobs=n_jobs,
    )
    return _model(training, estimate)


def smoothed_start(counts: Any, topic_words: ArrayLike, *, share: float = 0.1) -> FloatArray:
    """Mix topics with the overall word frequencies, which makes every word possible everywhere."""
    if not 0 < share < 1:
        raise ValueError(f"share must be above 0 and below 1, got {share}")
    training = TrainingCounts.of(counts)
    given = np.asarray(topic_words, dtype=np.float64)
    row = training.frequencies[None, :] / training.frequencies.sum()
    return (1.0 - share) * given + share * training.spread(row)


def _random_start(n: int, training: TrainingCounts, seed: int) -> FloatArray:
    generator = np.random.Generator(np.random.PCG64(seed))
    return generator.dirichlet(np.ones(len(training.columns)), size=n)


def _checked_start(start: ArrayLike, n: int, training: TrainingCounts) -> FloatArray:
    given = np.asarray(start, dtype=np.float64)
    if given.shape != (n, training.n_columns):
        raise ValueError(
            f"start must have the shape (topics, columns) = {(n, training.n_columns)}, got "
            f"{given.shape}"
        )
    if not (np.isfinite(given).all() and given.min() >= 0):
        raise ValueError("start must contain probabilities: finite numbers, at least 0")
    kept = given[:, training.columns]
    sums = kept.sum(axis=1, keepdims=True)
    if not sums.all():
        topic = int(np.argmin(sums))
        raise ValueError(f"topic {topic} of start has no word that occurs in the counts")
    missing = ~kept.any(axis=0)
    if missing.any():
        column = int(training.columns[np.argmax(missing)])
        raise ValueError(
            f"column {column} occurs in the counts but has probability 0 in every topic of start; "
            "mix in the word frequencies with smoothed_start"
        )
    result: FloatArray = kept / sums
    return result


def _model(training: TrainingCounts, estimate: PlsiEstimate) -> PlsiModel:
    lengths = np.asarray(training.counts.sum(axis=1), dtype=np.float64).ravel()
    topic_words = without_empty_topics(estimate.topic_words, training.frequencies)
    return PlsiModel(
        topic_words=training.spread(topic_words),
        topic_prior=prior_from_frequencies(lengths @ estimate.document_topics),
        training_document_topics=estimate.document_topics,
        log_likelihoods=estimate.log_likelihoods,
    )


def prior_from_frequencies(topic_frequencies: FloatArray | IntArray) -> FloatArray:
    """Return αm with the topics' shares of all tokens as m and the number of topics as α.

    The mean over topics is 1. A topic without tokens has a share of 1e-9, since every topic must be
    possible.
    """
    shares = np.maximum(topic_frequencies / np.sum(topic_frequencies), _MIN_SHARE)
    return np.asarray(len(shares) * shares / shares.sum(), dtype=np.float64)


class PlsiEstimate(NamedTuple):
    """Φ (a row of zeros for a topic that lost all its words), θ, and log-likelihoods by step."""

    topic_words: FloatArray
    document_topics: FloatArray
    log_likelihoods: FloatArray


def plsi_em(
    counts: csr_array[Any],
    topic_words: FloatArray,
    document_topics: FloatArray,
    *,
    iterations: int,
    tolerance: float,
    n_jobs: int | None = None,
) -> PlsiEstimate:
    """Run EM from given Φ and θ, in which values of 0 stay 0; threads do not change the result.

    Every word must be possible in every document it occurs in.
    """
    # Words are rows in memory, as the compiled code loops over topics.
    word_topics = np.array(topic_words.T, dtype=np.float64, order="C")
    theta = np.array(document_topics, dtype=np.float64, order="C")
    log_likelihoods = np.empty(iterations)
    steps = call(
        "plsi_steps",
        Rows(counts),
        len(topic_words),
        theta,
        word_topics,
        iterations,
        float(tolerance),
        effective_n_jobs(n_jobs),
        log_likelihoods,
    )
    return PlsiEstimate(np.ascontiguousarray(word_topics.T), theta, log_likelihoods[:steps].copy())


def fold_in_plsi(
    counts: csr_array[Any],
    topic_words: FloatArray,
    start: FloatArray,
    *,
    iterations: int,
    tolerance: float,
    n_jobs: int | None = None,
) -> FloatArray:
    """Estimate θ of documents by EM with Φ fixed, until no θ changes by more than the tolerance.

    The start is the result for documents without known words.
    """
    theta = np.tile(np.asarray(start, dtype=np.float64), (counts.shape[0], 1))
    call(
        "plsi_fold_in",
        Rows(counts),
        len(topic_words),
        np.array(topic_words.T, dtype=np.float64, order="C"),
        theta,
        iterations,
        float(tolerance),
        effective_n_jobs(n_jobs),
    )
    return theta


def without_empty_topics(topic_words: FloatArray, frequencies: NDArray[Any]) -> FloatArray:
    """Return Φ with the overall word frequencies in topics that lost all their words."""
    filled = topic_words.copy()
    filled[~filled.any(axis=1)] = frequencies
    filled /= filled.sum(axis=1, keepdims=True)
    return filled
