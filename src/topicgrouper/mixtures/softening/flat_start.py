"""What softening starts from: a flat view, and the counts it was made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.mixtures.training_counts import training_counts as whole_counts
from topicgrouper.refinement.any_view import view_columns
from topicgrouper.refinement.refine import training_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import TopicTree

__all__ = ["FlatStart"]

_LARGEST_COUNT = 2**32 - 1


@dataclass(frozen=True, eq=False)
class FlatStart:
    """Topics that share out the words, by falling frequency, as columns of numbers.

    Attributes
    ----------
    tree : TopicTree
        The tree.
    nodes : ndarray of int
        The node behind each topic.
    word_topics : ndarray of int
        The topic of each word of the tree.
    counts : csr_array
        The training counts, documents × words of the tree: whole numbers.
    """

    tree: TopicTree
    nodes: IntArray
    word_topics: IntArray
    counts: csr_array[Any]

    @classmethod
    def of(
        cls, view: TopicTree | RefinedView, n: SupportsIndex | None = None, *, counts: Any = None
    ) -> FlatStart:
        """Look at a tree with n topics, or at a refined view of it.

        Raises
        ------
        TypeError
            If there is neither a tree nor a refined view.
        ValueError
            If n is missing, out of range or not the refined view's, or the counts do not fit.
        """
        tree, columns = view_columns(view, n)
        if counts is None and tree.counts is None:
            raise ValueError(
                "The tree holds no training counts, which softening needs: give them as counts=, "
                "or load an archive that was saved with them."
            )
        matrix = whole_counts(training_counts(tree, counts)).counts
        if matrix.data.max() > _LARGEST_COUNT:
            raise ValueError(
                f"A count is {matrix.data.max()}, more than {_LARGEST_COUNT}: divide the counts."
            )
        return cls(tree, columns.nodes, columns.of_words, matrix)

    @property
    def n_topics(self) -> int:
        """The number of topics."""
        return len(self.nodes)

    def membership(self) -> csr_array[Any]:
        """Return the tree's words × topics, 1 where a word belongs to a topic."""
        words = np.arange(self.tree.n_words)
        ones = np.ones(len(words), dtype=np.int64)
        shape = (len(words), self.n_topics)
        return csr_array((ones, (words, self.word_topics)), shape=shape)

    def topic_words(self) -> FloatArray:
        """Return Φ of the flat view, topics × words of the tree."""
        frequencies = np.asarray(self.tree.word_frequencies, dtype=np.float64)
        totals = np.bincount(self.word_topics, weights=frequencies)
        result = np.zeros((self.n_topics, self.tree.n_words))
        words = np.arange(self.tree.n_words)
        result[self.word_topics, words] = frequencies / totals[self.word_topics]
        return result
