"""Checked training counts of a mixture, without the words that never occur."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.arrays.count_checks import whole_count_rows

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["TrainingCounts", "checked_topic_number", "known_counts"]


@dataclass(frozen=True, slots=True, eq=False)
class TrainingCounts:
    """Counts of the words that occur, and their columns in the original matrix.

    Attributes
    ----------
    counts : csr_array of shape (documents, words)
        Canonical whole numbers; every column occurs.
    columns : ndarray of shape (words,)
        The original column of each word.
    frequencies : ndarray of shape (words,)
        The number of tokens of each word.
    n_columns : int
        Number of original columns.
    """

    counts: csr_array[Any]
    columns: IntArray
    frequencies: IntArray
    n_columns: int

    @classmethod
    def of(cls, counts: Any) -> TrainingCounts:
        """Check the counts that a model is to be fitted to.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, at least 0. Documents and columns may be empty.

        Returns
        -------
        TrainingCounts

        Raises
        ------
        ValueError
            If they are not counts, or all of them are 0.
        """
        matrix = whole_count_rows(counts)
        frequencies = np.bincount(matrix.indices, weights=matrix.data, minlength=matrix.shape[1])
        columns = np.flatnonzero(frequencies)
        if columns.size == 0:
            raise ValueError("every count is 0; pass documents that contain words")
        kept = matrix if columns.size == matrix.shape[1] else whole_count_rows(matrix[:, columns])
        return cls(
            counts=kept,
            columns=columns,
            frequencies=frequencies[columns].astype(np.int64),
            n_columns=matrix.shape[1],
        )

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


def known_counts(counts: Any, *, n_columns: int) -> csr_array[Any]:
    """Check that the counts of other documents have the columns of a model."""
    matrix = whole_count_rows(counts)
    if matrix.shape[1] != n_columns:
        raise ValueError(
            f"counts has {matrix.shape[1]} columns, but the model was fitted to {n_columns}; "
            "count the documents with the same vocabulary"
        )
    return matrix
