"""The counts that a mixture is fitted to, checked, without the words that never occur."""

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
    """Documents × words that occur, and which columns these are.

    Attributes
    ----------
    counts : csr_array
        Whole numbers, canonical; every column occurs.
    columns : array
        The column of the given matrix behind each of these.
    frequencies : array
        The tokens of each.
    n_columns : int
        Of the given matrix.
    """

    counts: csr_array[Any]
    columns: IntArray
    frequencies: IntArray
    n_columns: int

    @classmethod
    def of(cls, counts: Any) -> TrainingCounts:
        """Check counts to fit a model to.

        Parameters
        ----------
        counts : sparse matrix or array of shape (documents, columns)
            Whole numbers, at least 0. Documents and columns may be empty.

        Raises
        ------
        ValueError
            If they are not counts, or all of them are 0.
        """
        matrix = whole_count_rows(counts)
        frequencies = np.bincount(matrix.indices, weights=matrix.data, minlength=matrix.shape[1])
        columns = np.flatnonzero(frequencies)
        if columns.size == 0:
            raise ValueError("Every count is 0; pass documents that contain words.")
        kept = matrix if columns.size == matrix.shape[1] else whole_count_rows(matrix[:, columns])
        return cls(
            counts=kept,
            columns=columns,
            frequencies=frequencies[columns].astype(np.int64),
            n_columns=matrix.shape[1],
        )

    def spread(self, topic_words: FloatArray) -> FloatArray:
        """Return topics × columns of the given matrix, 0 for words that never occur."""
        if len(self.columns) == self.n_columns:
            return topic_words
        result = np.zeros((len(topic_words), self.n_columns))
        result[:, self.columns] = topic_words
        return result


def checked_topic_number(n: SupportsIndex, training: TrainingCounts) -> int:
    """Check that there are not more topics than words."""
    number = operator.index(n)
    n_words = len(training.columns)
    if not 1 <= number <= n_words:
        message = (
            f"n is {number}; the number of topics must be from 1 to {n_words}, the number of words "
            "that occur."
        )
        raise ValueError(message)
    return number


def known_counts(counts: Any, *, n_columns: int) -> csr_array[Any]:
    """Check the counts of other documents, which must have a model's columns."""
    matrix = whole_count_rows(counts)
    if matrix.shape[1] != n_columns:
        message = (
            f"counts have {matrix.shape[1]} columns, the model {n_columns}; count the documents "
            "with the vocabulary of the training documents."
        )
        raise ValueError(message)
    return matrix
