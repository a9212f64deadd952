"""Probabilistic Latent Semantic Indexing by expectation maximisation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
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


@shows_little
@dataclass(frozen=True, eq=False)
class PlsiModel(TopicMixture):
    """A fitted pLSI model.

    Attributes
    ----------
    topic_words : ndarray of shape (topics, columns)
        Φ; 0 for columns that never occur in training. A topic that lost all its words during EM has
        the overall word frequencies.
    topic_prior : ndarray of shape (topics,)
        αm with the topics' shares of the training tokens as m and the number of topics as α. pLSI
        itself has no prior; `with_prior` sets another.
    training_document_topics : ndarray of shape (documents, topics)
        p(t | d) of the training documents; 1/n for an empty document.
    log_likelihoods : ndarray of shape (steps,)
        Log-likelihood of the training documents before each step; it never falls.

    See Also
    --------
    fit_plsi : Fit pLSI.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import fit_plsi
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> model = fit_plsi(counts, 2)
    >>> model.training_document_topics.shape
    (4, 2)
    >>> bool((model.log_likelihoods[1:] >= model.log_likelihoods[:-1]).all())
    True
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

        EM starts from the mean of the prior, which is also the estimate for a document without any
        training word.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

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

    EM finds a local maximum of the likelihood, which depends on the start.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        Whole numbers, at least 0. Documents and columns may be empty.
    n : int
        Number of topics, at most the number of words that occur.
    start : array-like of shape (n, columns), optional
        Initial Φ (default: random). Probabilities of 0 stay 0, so topics without common words never
        exchange any; see `smoothed_start`.
    seed : int, default=0
        Seed of the random start (NumPy's PCG64).
    iterations : int, default=500
        Maximum number of steps.
    tolerance : float, default=1e-6
        Stop when a step gains at most this share of the log-likelihood.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The result does not depend on
        it.

    Returns
    -------
    PlsiModel

    Raises
    ------
    ValueError
        If the counts are invalid, n is out of range, or the start does not fit the counts.

    See Also
    --------
    smoothed_start : Start from the topics of a tree.
    fit_lda : The same with priors.

    Examples
    --------
    >>> from topicgrouper.evaluation.baselines import fit_plsi
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> fit_plsi(counts, 2).topic_words.shape
    (2, 5)
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
    """Mix topics with the overall word frequencies, which makes every word possible everywhere.

    Parameters
    ----------
    counts : sparse matrix or array of shape (documents, columns)
        The counts that pLSI will be fitted to.
    topic_words : array-like of shape (n, columns)
        Φ, for instance of a flat view, in which each word has one topic.
    share : float, default=0.1
        Share of the frequencies in the mixture, between 0 and 1.

    Returns
    -------
    ndarray of shape (n, columns)

    Raises
    ------
    ValueError
        If `share` is not between 0 and 1, or the counts are invalid.

    See Also
    --------
    fit_plsi : Takes such a start.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.evaluation.baselines import fit_plsi, smoothed_start
    >>> counts = [[4, 2, 1, 0, 0], [3, 3, 1, 0, 0], [0, 0, 1, 3, 4], [0, 0, 2, 2, 3]]
    >>> start = smoothed_start(counts, fit_tree(counts).view(2).topic_words)
    >>> bool((start > 0).all()), start.sum(axis=1).round(2)
    (True, array([1., 1.]))
    >>> fit_plsi(counts, 2, start=start).n_topics
    2
    """
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
