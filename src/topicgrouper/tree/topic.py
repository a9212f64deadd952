"""Topics: the nodes of a tree, or what refinement has made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.tree.node_words import TopicWords
    from topicgrouper.tree.topic_tree import TopicTree


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A topic of a tree or a view.

    Topics are equal if they have the same id, number, frequency and words, whatever their names.

    Attributes
    ----------
    id : int
        The node id: the index of the word for a single word, ``n_words + i`` for join ``i``.
    number : int
        What people call it, in tables and commands: no other topic of the tree has this number, and
        it stays when the tree grows. In a new tree it is `n` for a joined topic; the single words
        have the numbers after those.
    n : int
        The paper's number: the largest ``n`` whose T(n) has this topic. The root has 1; every
        single word has the number of words.
    frequency : int or float
        Occurrences f(t) of all its words: an integer for counts, a float for real weights.
    size : int
        Number of words.
    name : str or None
        The name that a person gave it; see `TopicTree.with_topic_names`.

    See Also
    --------
    TopicTree.topic : A topic of a tree.
    FlatView : A sequence of topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> topic = fit_tree(counts, ["cat", "dog", "tea", "milk"]).topic(2)
    >>> topic
    Topic(id=5, number=2, frequency=12, size=2, name=None)
    >>> topic.words, topic.distinctive_words(1)
    (('tea', 'milk'), ('tea',))
    """

    id: int
    number: int
    n: int = field(repr=False)
    frequency: int | float
    size: int
    _node_words: TopicWords = field(repr=False)
    name: str | None = None

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
        return self._node_words.shown([self.id], k, frequent=True)[self.id]

    def distinctive_words(self, k: int = 10) -> tuple[str, ...]:
        """Return the words that most distinguish the topic from others, most distinctive first.

        Words are ranked by the log-likelihood lost if the word moved to the others. The words of
        the root, from which nothing is left to distinguish it, are ranked by frequency.

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
            If the tree has no training counts, or `k` is below 1.

        Examples
        --------
        >>> from topicgrouper import fit_tree
        >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
        >>> topic = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).topic(2)
        >>> topic.top_words(2), topic.distinctive_words(2)
        (('the', 'cat'), ('dog', 'cat'))
        """
        return self._node_words.distinctive([self.id], k)[self.id]

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
        return self.id, self.number, self.frequency, self.size


def topic_at(tree: TopicTree, node: int, frequency: float, node_words: TopicWords) -> Topic:
    """Return the topic of a node, with the words that the tree or a view has there."""
    given = tree.topic_names.get(node)
    return Topic(
        node,
        int(tree.numbers[node]),
        tree.n_of(node=node),
        frequency,
        node_words.size(node),
        node_words,
        None if given is None else given.name,
    )
