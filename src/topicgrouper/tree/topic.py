"""A topic: one node of the tree, seen from outside."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import Frequencies
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["Topic", "paper_number", "topic_at"]


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A topic: one node of the tree, seen from outside.

    The words are looked up when they are asked for, so that a view of thousands of topics is made
    at once. Topics are equal if they have the same id and number and hold the same words equally
    often.

    Attributes
    ----------
    id : int
        The node id: a word's index for a topic of one word, ``n_words + i`` for join ``i``.
    n : int
        The paper's number, to show to people: the largest ``n`` whose T(n) has this topic, which
        is the first to have it as the joins go on. The root has 1; a single word has the number of
        all words, as it is there from the start.
    frequency : int or float
        Occurrences of all its words, f(t): an integer for counts, a float for real weights.
    size : int
        Number of its words.
    """

    id: int
    n: int
    frequency: int | float
    size: int
    _node_words: NodeWords = field(repr=False)

    @property
    def words(self) -> tuple[str, ...]:
        """All words by falling frequency; of equals the one earlier in the vocabulary first."""
        return self._node_words.words(self.id)

    def top_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the ``k`` most frequent words, or all of them if there are fewer."""
        return self._node_words.top_words(self.id, k)

    def __eq__(self, other: object) -> bool:
        """Compare two topics by what they say of themselves and by their words."""
        if not isinstance(other, Topic):
            return NotImplemented
        return self._key() == other._key() and (
            self._node_words is other._node_words or self.words == other.words
        )

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self._key())

    def _key(self) -> tuple[int, int, int | float, int]:
        return self.id, self.n, self.frequency, self.size


def paper_number(node: int, *, n_words: int) -> int:
    """Return the paper's number of a node: that of the first view which has it as a topic."""
    return n_words if node < n_words else 2 * n_words - 1 - node


def topic_at(node_words: NodeWords, node: int, *, frequencies: Frequencies) -> Topic:
    """Return one node as a topic."""
    layout = node_words.layout
    n = paper_number(node, n_words=layout.n_words)
    return Topic(node, n, frequencies[node].item(), int(layout.sizes[node]), node_words)
