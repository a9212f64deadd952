"""Probabilistic Latent Semantic Indexing by expectation maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.mixtures.em import fold_in_plsi, plsi_em, without_empty_topics
from topicgrouper.mixtures.topic_mixture import TopicMixture, prior_from_frequencies
from topicgrouper.mixtures.training_counts import (
    TrainingCounts,
    checked_topic_number,
    known_counts,
)

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.mixtures.em import PlsiEstimate

__all__ = ["PlsiModel", "fit_plsi", "smoothed_start"]

_FOLD_IN_ITERATIONS = 200
_FOLD_IN_TOLERANCE = 1e-6


@dataclass(frozen=True, eq=False)
class PlsiModel(TopicMixture):
    """What pLSI has learned.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ; 0 for columns that never occur in training. A topic that has lost all its words in the
        course of EM has the words' frequencies.
    topic_prior : ndarray of shape (topics,)
        pLSI itself has none. m is the topics' shares of the training tokens, α the number of
        topics; `with_prior` gives the model another.
    training_document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents. An empty document has its start, the same for every
        topic.
    log_likelihoods : ndarray of shape (steps,)
        Of the training documents before each step; they never fall.
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
        """Estimate p(topic | document) by EM with Φ fixed.

        Starts from the prior's mean, which is also the estimate for a document without any word
        of the training documents.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        n_jobs : int or None
            In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1.
        """
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
    """Fit pLSI with n topics.

    EM finds a local maximum of the likelihood, and which one depends on the start.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers of 0 and more. Documents may be empty, and columns too.
    n : int
        The number of topics, at most that of words that occur.
    start : array of shape (n, columns), optional
        Φ to start from; drawn at random by default. A probability of 0 stays 0, so topics that
        have no word in common never exchange one: see `smoothed_start`.
    seed : int
        Of the random start (NumPy's PCG64).
    iterations : int
        The most steps.
    tolerance : float
        Ends when a step has gained at most this share of the log likelihood.
    n_jobs : int or None
        In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors. The result is the same.

    Returns
    -------
    PlsiModel

    Raises
    ------
    ValueError
        If the counts are unusable, n is out of range or the start does not fit.
    """
    training = TrainingCounts.of(counts)
    number = checked_topic_number(n, training)
    if iterations < 1:
        raise ValueError(f"iterations must be 1 or more, not {iterations}.")
    if not 0 <= tolerance < 1:
        raise ValueError(f"tolerance must be from 0 to below 1, not {tolerance}.")
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
    """Mix topics with the words' frequencies, so that every word is possible in every topic.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        What pLSI is to be fitted to.
    topic_words : array of shape (n, columns)
        Φ, for instance that of a flat view, in which each word has one topic.
    share : float
        Of the frequencies in the mixture, between 0 and 1.
    """
    if not 0 < share < 1:
        raise ValueError(f"share must be between 0 and 1, not {share}.")
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
        message = (
            f"start has the shape {given.shape}; for {n} topics and {training.n_columns} columns "
            f"it must be {(n, training.n_columns)}."
        )
        raise ValueError(message)
    if not (np.isfinite(given).all() and given.min() >= 0):
        raise ValueError("start must hold probabilities: finite numbers of 0 and more.")
    kept = given[:, training.columns]
    sums = kept.sum(axis=1, keepdims=True)
    if not sums.all():
        topic = int(np.argmin(sums))
        raise ValueError(f"Topic {topic} of start has no word that occurs: give it some.")
    missing = ~kept.any(axis=0)
    if missing.any():
        column = int(training.columns[np.argmax(missing)])
        message = (
            f"Column {column} occurs, but has probability 0 in every topic of start: mix in the "
            "words' frequencies with smoothed_start."
        )
        raise ValueError(message)
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
