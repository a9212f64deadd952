"""What a tree works out from its arrays the first time it is needed, and then keeps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from scipy.sparse import csc_array

from topicgrouper.arrays.frozen import frozen
from topicgrouper.tree.curve import likelihood_curve
from topicgrouper.tree.layout import lay_out
from topicgrouper.tree.node_words import rank_words

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.arrays.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["Derived"]


@dataclass(frozen=True, eq=False)
class Derived:
    """Derived data of one tree. The tree never changes, so nothing here is ever out of date.

    It holds the tree's arrays, not the tree: with a circle of references, the memory of large
    trees would wait for the garbage collector. Two threads that ask first at the same time may
    both compute; they get equal results.

    Attributes
    ----------
    children, gains, word_frequencies, vocabulary, base_log_likelihood, counts
        Those of the tree.
    """

    children: IntArray
    gains: FloatArray
    word_frequencies: Frequencies
    vocabulary: tuple[str, ...]
    base_log_likelihood: float
    counts: csr_array[Any] | None

    @cached_property
    def layout(self) -> Layout:
        """Where the nodes lie."""
        return lay_out(self.children)

    @cached_property
    def node_words(self) -> NodeWords:
        """The words of the nodes by falling frequency."""
        return rank_words(
            self.vocabulary, layout=self.layout, word_frequencies=self.word_frequencies
        )

    @cached_property
    def curve(self) -> FloatArray:
        """The log-likelihood of T(n) for n from 1 on."""
        return frozen(likelihood_curve(self.gains, base_log_likelihood=self.base_log_likelihood))

    @cached_property
    def word_ids(self) -> dict[str, int]:
        """The leaf of each word."""
        return {word: index for index, word in enumerate(self.vocabulary)}

    @cached_property
    def counts_by_word(self) -> csc_array[Any]:
        """The training counts with the documents of each word together."""
        if self.counts is None:
            msg = (
                "this tree has no training counts; pass counts= when making it, or load an "
                "archive that was saved with them"
            )
            raise ValueError(msg)
        return csc_array(self.counts)
