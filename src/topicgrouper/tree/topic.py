"""Topics: the nodes of a tree, or what refinement has made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import Frequencies
    from topicgrouper.tree.node_words import NodeWords

__all__ = ["Topic", "paper_number", "topic_at"]


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A topic of a tree or a view.

    Topics are equal if they have the same id, number, frequency and words.

    Attributes
    ----------
    id : int
        The node id: the index of the word for a single word, ``n_words + i`` for join ``i``.
    n : int
        The paper's number, which users see: the largest ``n`` whose T(n) has this topic. The root
        has 1; every single word has the number of words.
    frequency : int or float
        Occurrences f(t) of all its words: an integer for counts, a float for real weights.
    size : int
        Number of words.
    """

    id: int
    n: int
    frequency: int | float
    size: int
    _node_words: NodeWords = field(repr=False)

    @property
    def words(self) -> tuple[str, ...]:
        """All words by falling frequency; equally frequent ones in the order of the vocabulary."""
        return self._node_words.words(self.id)

    def top_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the most frequent words.

        Parameters
        ----------
        k : int, default=10
            Maximum number of words.

        Returns
        -------
        tuple of str

        Raises
        ------
        ValueError
            If `k` is below 1.
        """
        return self._node_words.top_words(self.id, k)

    def telling_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the words that most distinguish the topic from all other words.

        Parameters
        ----------
        k : int, default=10
            Maximum number of words.

        Returns
        -------
        tuple of str
            Most telling first; see `topicgrouper.tree.telling_words`.

        Raises
        ------
        ValueError
            If the tree has no training counts, or `k` is below 1.
        """
        return self._node_words.telling_words([self.id], k)[0]

    def __eq__(self, other: object) -> bool:
        """Compare ids, numbers, frequencies and words."""
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
    """Return the paper's number of a node: the largest n whose T(n) has it as a topic."""
    return n_words if node < n_words else 2 * n_words - 1 - node


def topic_at(node_words: NodeWords, node: int, *, frequencies: Frequencies) -> Topic:
    """Return a node as a topic."""
    layout = node_words.layout
    n = paper_number(node, n_words=layout.n_words)
    return Topic(node, n, frequencies[node].item(), int(layout.sizes[node]), node_words)
