"""Data that a tree computes from its arrays on first use, and keeps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.curve import likelihood_curve
from topicgrouper.tree.focus import focus_of_nodes
from topicgrouper.tree.layout import lay_out
from topicgrouper.tree.node_words import rank_words
from topicgrouper.tree.word_counts import LazyColumns

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["Derived"]


@dataclass(frozen=True, eq=False)
class Derived:
    """Derived data of one tree, which never becomes outdated as trees do not change.

    It refers to the tree's arrays, not to the tree: with a circle of references, the memory of
    large trees would only be freed by the garbage collector. Two threads may compute the same data
    at the same time; the results are equal.
    """

    children: IntArray
    gains: FloatArray
    frequencies: Frequencies
    vocabulary: tuple[str, ...]
    base_log_likelihood: float
    counts: csr_array[Any] | None

    @cached_property
    def layout(self) -> Layout:
        """The positions of the nodes."""
        return lay_out(self.children)

    @cached_property
    def node_words(self) -> NodeWords:
        """The words of the nodes by falling frequency."""
        return rank_words(
            self.vocabulary,
            layout=self.layout,
            word_frequencies=self.frequencies[: len(self.vocabulary)],
            by_word=self.by_word,
        )

    @cached_property
    def curve(self) -> FloatArray:
        """The log-likelihood of T(n) for n from 1."""
        return frozen(likelihood_curve(self.gains, base_log_likelihood=self.base_log_likelihood))

    @cached_property
    def word_ids(self) -> dict[str, int]:
        """The leaf of each word."""
        return {word: index for index, word in enumerate(self.vocabulary)}

    @cached_property
    def by_word(self) -> LazyColumns:
        """The training counts by word."""
        return LazyColumns(self.counts)

    @cached_property
    def focus(self) -> FloatArray:
        """The focus of every node in bits."""
        return focus_of_nodes(
            self.by_word.columns.word_information(),
            children=self.children,
            gains=self.gains,
            frequencies=self.frequencies,
        )
