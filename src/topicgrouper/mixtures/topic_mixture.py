"""The plainest topic model: topics and their prior as arrays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from topicgrouper.arrays.frozen import frozen
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.likelihood.fold_in import fold_in
from topicgrouper.likelihood.sampler_input import checked_prior, checked_topic_words
from topicgrouper.mixtures.training_counts import known_counts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["TopicMixture", "prior_from_frequencies"]

# Topics without tokens must still be possible.
_MIN_SHARE = 1e-9


@shows_little
@dataclass(frozen=True, eq=False)
class TopicMixture:
    """Topics as distributions over words, with a Dirichlet prior over topics.

    Parameters
    ----------
    topic_words : array-like of shape (topics, columns)
        Φ: p(word | topic); rows add up to 1.
    topic_prior : array-like of shape (topics,)
        αm: one positive number per topic.

    Raises
    ------
    ValueError, TypeError
        If an array has another shape or invalid values.

    See Also
    --------
    TopicModel : What every topic model has.
    topicgrouper.soften : Fit a mixture that starts from a tree.
    topicgrouper.evaluation.baselines.fit_lda : Fit LDA.

    Examples
    --------
    >>> from topicgrouper.mixtures import TopicMixture
    >>> model = TopicMixture([[0.5, 0.5, 0.0], [0.0, 0.1, 0.9]], [1.0, 1.0])
    >>> model.n_topics
    2
    >>> model.document_topics([[2, 0, 0], [0, 0, 3]]).argmax(axis=1)
    array([0, 1])
    """

    topic_words: FloatArray
    topic_prior: FloatArray

    def __post_init__(self) -> None:
        """Check the arrays and make them read-only."""
        topic_words = checked_topic_words(self.topic_words)
        prior = checked_prior(self.topic_prior, n_topics=len(topic_words))
        object.__setattr__(self, "topic_words", frozen(topic_words))
        object.__setattr__(self, "topic_prior", frozen(prior))

    @property
    def n_topics(self) -> int:
        """Number of topics."""
        return len(self.topic_words)

    def with_prior(self, topic_prior: ArrayLike) -> Self:
        """Return the same model with another prior.

        Parameters
        ----------
        topic_prior : array-like of shape (topics,)
            αm: one positive number per topic.

        Returns
        -------
        TopicMixture
            A model of the same class.
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
        """Estimate p(topic | document) by sampling the topics of its tokens with fixed Φ and αm.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, with the columns of the training matrix.
        seed : int, default=0
            Seed of the sampler.
        sweeps : int, default=50
            Number of samples that are averaged.
        burn_in : int, default=50
            Sweeps before the first sample.
        n_jobs : int, optional
            Number of threads: ``None`` means 1, ``-1`` all processors.

        Returns
        -------
        ndarray of shape (documents, topics)
            Rows add up to 1.
        """
        return fold_in(
            known_counts(counts, n_columns=self.topic_words.shape[1]),
            self.topic_words,
            self.topic_prior,
            sweeps=sweeps,
            burn_in=burn_in,
            seed=seed,
            n_jobs=n_jobs,
        )


def prior_from_frequencies(topic_frequencies: FloatArray | IntArray) -> FloatArray:
    """Return αm with the topics' shares of all tokens as m and the number of topics as α.

    The mean over topics is 1. A topic without tokens has a share of 1e-9, since every topic must be
    possible.
    """
    shares = np.maximum(topic_frequencies / np.sum(topic_frequencies), _MIN_SHARE)
    return np.asarray(len(shares) * shares / shares.sum(), dtype=np.float64)
