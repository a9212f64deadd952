"""The start of softening: a flat view and the training counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.training_counts import TrainingCounts
from topicgrouper.tree.flat_view import FlatView, checked_view
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["ViewCounts"]

_MAX_COUNT = 2**32 - 1


@dataclass(frozen=True, eq=False)
class ViewCounts:
    """A view with its training counts as whole numbers.

    Attributes
    ----------
    view : FlatView
        The view.
    counts : csr_array of shape (documents, words)
        The training counts of the tree's words.
    """

    view: FlatView
    counts: csr_array[Any]

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> ViewCounts:
        """Check a view and counts; by default, take the counts from the tree.

        Raises
        ------
        TypeError
            If `view` is not a view.
        ValueError
            If the counts are missing or do not fit the tree.
        """
        view = checked_view(view)
        matrix = TrainingCounts.of(training_counts(view.tree, counts)).counts
        if matrix.data.max() > _MAX_COUNT:
            raise ValueError(
                f"counts must be at most {_MAX_COUNT:,}, got {matrix.data.max():,}; divide the "
                "counts"
            )
        return cls(view, matrix)

    def topic_words(self) -> FloatArray:
        """Return Φ of the view, topics × words of the tree."""
        words = np.zeros((self.view.n, self.view.tree.n_words))
        words[self.view.positions, np.arange(self.view.tree.n_words)] = self.view.word_shares
        return words
