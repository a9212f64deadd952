"""The topic models that measures accept, and the counts to which they are fitted."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex, runtime_checkable

import numpy as np

from experiments.sampling.samplers import (
    checked_prior,
    checked_topic_words,
    fold_in,
    known_counts,
)
from topicgrouper.common.checks import whole_count_rows
from topicgrouper.common.frozen import frozen
from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import FloatArray, IntArray


__all__ = ["TopicMixture", "TopicModel", "TrainingCounts", "checked_topic_number"]


@runtime_checkable
class TopicModel(Protocol):
    """Any topic model; its words are the columns of the training matrix.

    Your own model needs three members to be measured like any other:

    >>> import numpy as np
    >>> from experiments.sampling.perplexity import perplexity
    >>> class Unigrams:
    ...     topic_words = np.array([[0.5, 0.25, 0.25]])
    ...     topic_prior = np.array([1.0])
    ...
    ...     def document_topics(self, counts):
    ...         return np.ones((len(counts), 1))
    >>> round(perplexity(Unigrams(), [[2, 1, 1]]).value, 2)
    2.83
    """

    @property
    def topic_words(self) -> FloatArray:
        """Φ: p(word | topic), topics × columns; rows add up to 1."""

    @property
    def topic_prior(self) -> FloatArray:
        """αm: one positive number per topic."""

    def document_topics(self, counts: Any) -> FloatArray:
        """Estimate p(topic | document), documents × topics; rows add up to 1."""


@short_repr
@dataclass(frozen=True, eq=False)
class TopicMixture:
    """Topics as distributions over words (Φ), with a Dirichlet prior over topics (αm)."""

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


@dataclass(frozen=True, slots=True, eq=False)
class TrainingCounts:
    """Counts of the words that occur, their original columns, and their numbers of tokens."""

    counts: csr_array[Any]
    columns: IntArray
    frequencies: IntArray
    n_columns: int

    @classmethod
    def of(cls, counts: Any) -> TrainingCounts:
        """Check the counts that a model is to be fitted to."""
        matrix = whole_count_rows(counts)
        frequencies = np.bincount(matrix.indices, weights=matrix.data, minlength=matrix.shape[1])
        columns = np.flatnonzero(frequencies)
        if columns.size == 0:
            raise ValueError("every count is 0; pass documents that contain words")
        kept = matrix if columns.size == matrix.shape[1] else whole_count_rows(matrix[:, columns])
        return cls(kept, columns, frequencies[columns].astype(np.int64), matrix.shape[1])

    def spread(self, topic_words: FloatArray) -> FloatArray:
        """Return topics × original columns, with 0 for words that never occur."""
        if len(self.columns) == self.n_columns:
            return topic_words
        result = np.zeros((len(topic_words), self.n_columns))
        result[:, self.columns] = topic_words
        return result


def checked_topic_number(n: SupportsIndex, training: TrainingCounts) -> int:
    """Check that there is at least one topic, and at most one per word."""
    number = operator.index(n)
    n_words = len(training.columns)
    if not 1 <= number <= n_words:
        raise ValueError(
            f"n must be from 1 to {n_words}, the number of words that occur, got {number}"
        )
    return number
