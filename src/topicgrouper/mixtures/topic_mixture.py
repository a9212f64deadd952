"""The plain model: topics and their prior, as arrays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.mixtures.training_counts import known_counts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["TopicMixture", "prior_from_frequencies"]

_ROW_SUM_TOLERANCE = 1e-6
# A topic without a token must still be possible.
_MIN_SHARE = 1e-9


@dataclass(frozen=True, eq=False)
class TopicMixture:
    """Topics as distributions over words, and a Dirichlet over topics.

    Parameters
    ----------
    topic_words : array of shape (topics, columns)
        Φ: p(word | topic); rows add up to 1.
    topic_prior : array of shape (topics,)
        αm: one positive number a topic.

    Raises
    ------
    ValueError
        If the arrays do not have these shapes, or do not hold such numbers.
    """

    topic_words: FloatArray
    topic_prior: FloatArray

    def __post_init__(self) -> None:
        """Check the arrays and make them read-only."""
        topic_words = _checked_topic_words(self.topic_words)
        object.__setattr__(self, "topic_words", topic_words)
        prior = _checked_prior(self.topic_prior, n_topics=len(topic_words))
        object.__setattr__(self, "topic_prior", prior)

    @property
    def n_topics(self) -> int:
        """The number of topics."""
        return len(self.topic_words)

    def with_prior(self, topic_prior: ArrayLike) -> Self:
        """Return the same model with another αm.

        Parameters
        ----------
        topic_prior : array of shape (topics,)
            One positive number a topic.
        """
        return replace(self, topic_prior=np.asarray(topic_prior, dtype=np.float64))

    def document_topics(
        self,
        counts: Any,
        *,
        seed: int = 0,
        sweeps: int = 50,
        burn_in: int = 50,
        n_jobs: int | None = None,
    ) -> FloatArray:
        """Estimate p(topic | document) by sampling the topics of its tokens with Φ and αm fixed.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        seed : int
            Of the random numbers. The default gives the same result every time.
        sweeps : int
            How many samples of each document's topics are averaged.
        burn_in : int
            How many sweeps come before them.
        n_jobs : int or None
            In scikit-learn's meaning: ``None`` is 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1.
        """
        from topicgrouper.likelihood import fold_in  # noqa: PLC0415 - models need no sampler to exist

        matrix = known_counts(counts, n_columns=self.topic_words.shape[1])
        shares: FloatArray = fold_in(
            matrix,
            self.topic_words,
            self.topic_prior,
            sweeps=sweeps,
            burn_in=burn_in,
            seed=seed,
            n_jobs=n_jobs,
        )
        return shares


def prior_from_frequencies(topic_frequencies: FloatArray | IntArray) -> FloatArray:
    """Return αm with m_t the topics' shares of all tokens and α the number of topics.

    That is 1 for each topic on average. A topic without a token gets a share of 1e-9, since every
    topic must be possible.
    """
    shares = np.maximum(topic_frequencies / np.sum(topic_frequencies), _MIN_SHARE)
    return np.asarray(len(shares) * shares / shares.sum(), dtype=np.float64)


def _checked_topic_words(topic_words: ArrayLike) -> FloatArray:
    array = np.asarray(topic_words, dtype=np.float64)
    if array.ndim != 2 or 0 in array.shape:
        message = f"topic_words must be topics × columns, but have the shape {array.shape}."
        raise ValueError(message)
    if not (np.isfinite(array).all() and array.min() >= 0):
        raise ValueError("topic_words must hold probabilities: finite numbers of 0 and more.")
    off = np.abs(array.sum(axis=1) - 1.0)
    if off.max() > _ROW_SUM_TOLERANCE:
        topic = int(np.argmax(off))
        message = (
            f"The words of topic {topic} have a total probability of {array[topic].sum():.6g}; "
            "divide each row of topic_words by its sum."
        )
        raise ValueError(message)
    return frozen(array)


def _checked_prior(topic_prior: ArrayLike, *, n_topics: int) -> FloatArray:
    prior = np.asarray(topic_prior, dtype=np.float64)
    if prior.shape != (n_topics,):
        message = (
            f"topic_prior must hold one number for each of {n_topics} topics, but has the shape "
            f"{prior.shape}."
        )
        raise ValueError(message)
    if not (np.isfinite(prior).all() and (prior > 0).all()):
        raise ValueError("topic_prior must hold positive, finite numbers.")
    return frozen(prior)
