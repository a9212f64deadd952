"""Words that belong to several topics of a soft model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["PolysemousWord", "TopicShare", "polysemous"]


@dataclass(frozen=True, slots=True)
class TopicShare:
    """One topic of a word.

    Attributes
    ----------
    topic : int
        Position of the topic in the model, from 0.
    node : int
        The tree node that the topic comes from.
    share : float
        Share of the word's occurrences in this topic.
    """

    topic: int
    node: int
    share: float


@shows_little
@dataclass(frozen=True, slots=True)
class PolysemousWord:
    """A word with substantial shares in at least two topics.

    Attributes
    ----------
    column : int
        Its column in the training matrix.
    word : str
        The word.
    frequency : int
        Its occurrences in training.
    topics : tuple of TopicShare
        The topics with a substantial share, largest first.

    See Also
    --------
    topicgrouper.SoftTopics.polysemous_words : Return the words with several topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree, soften
    >>> pets, drinks = [4, 2, 2, 0, 0], [0, 0, 2, 2, 4]
    >>> tree = fit_tree([pets] * 10 + [drinks] * 10, ["cat", "dog", "cup", "tea", "milk"])
    >>> (found,) = soften(tree.view(2)).polysemous_words()
    >>> found.word, found.frequency, [round(topic.share, 1) for topic in found.topics]
    ('cup', 40, [0.5, 0.5])
    """

    column: int
    word: str
    frequency: int
    topics: tuple[TopicShare, ...]

    @property
    def strength(self) -> float:
        """Share of the second topic, at most 0.5 (evenly divided between two topics)."""
        return self.topics[1].share


def polysemous(
    word_topics: FloatArray,
    *,
    nodes: IntArray,
    words: Sequence[str],
    columns: IntArray,
    min_share: float,
    min_occurrences: float,
) -> list[PolysemousWord]:
    """Return the words with at least two substantial topics.

    Parameters
    ----------
    word_topics : ndarray of shape (words, topics)
        n_wt.
    nodes : ndarray of shape (topics,)
        The node of each topic.
    words : sequence of str
        The words.
    columns : ndarray of shape (words,)
        Their columns.
    min_share : float
        Smallest share of a word's occurrences that makes a topic substantial.
    min_occurrences : float
        Smallest number of occurrences that makes a topic substantial.

    Returns
    -------
    list of PolysemousWord
        By the share of the second topic, largest first; then by frequency.
    """
    frequencies = word_topics.sum(axis=1)
    shares = word_topics / frequencies[:, None]
    substantial = (shares >= min_share) & (word_topics >= min_occurrences)
    found = []
    for index in np.flatnonzero(substantial.sum(axis=1) >= 2).tolist():
        topics = np.flatnonzero(substantial[index])
        topics = topics[np.argsort(-shares[index, topics], kind="stable")]
        found.append(
            PolysemousWord(
                column=int(columns[index]),
                word=words[index],
                frequency=round(float(frequencies[index])),
                topics=tuple(
                    TopicShare(topic, int(nodes[topic]), float(shares[index, topic]))
                    for topic in topics.tolist()
                ),
            )
        )
    return sorted(found, key=lambda each: (-each.strength, -each.frequency, each.column))
