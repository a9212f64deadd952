"""What softening starts from: a flat view, and the counts it was made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.training_counts import TrainingCounts
from topicgrouper.tree.flat_view import FlatView
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["ViewCounts"]

_LARGEST_COUNT = 2**32 - 1


@dataclass(frozen=True, eq=False)
class ViewCounts:
    """A view with its training counts as whole numbers.

    Attributes
    ----------
    view : FlatView
        The view.
    counts : csr_array
        The training counts, documents × words of the tree.
    """

    view: FlatView
    counts: csr_array[Any]

    @classmethod
    def of(cls, view: FlatView, *, counts: Any = None) -> ViewCounts:
        """Look up the counts of a view, or check those given.

        Raises
        ------
        TypeError
            If there is no view.
        ValueError
            If there are no counts, or they do not fit the tree.
        """
        if not isinstance(view, FlatView):
            raise TypeError(
                f"view must be a FlatView such as tree.view(40), got {type(view).__name__}"
            )
        matrix = TrainingCounts.of(training_counts(view.tree, counts)).counts
        if matrix.data.max() > _LARGEST_COUNT:
            raise ValueError(
                f"The largest count is {matrix.data.max():,}; at most {_LARGEST_COUNT:,} is "
                "allowed: divide the counts."
            )
        return cls(view, matrix)

    def topic_words(self) -> FloatArray:
        """Return Φ of the view, topics × words of the tree."""
        result = np.zeros((self.view.n, self.view.tree.n_words))
        result[self.view.positions, np.arange(self.view.tree.n_words)] = self.view.word_shares
        return result
