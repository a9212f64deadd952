"""Words that belong to several topics, as a soft model sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

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
        Its place in the model.
    node : int
        The tree node it came from.
    share : float
        Of the word's occurrences, those in this topic.
    """

    topic: int
    node: int
    share: float


@dataclass(frozen=True, slots=True)
class PolysemousWord:
    """A word of which at least two topics hold a substantial share.

    Attributes
    ----------
    column : int
        Of the training matrix.
    word : str
        The word.
    frequency : int
        How often it occurs in training.
    topics : tuple of TopicShare
        Those with a substantial share, the largest first.
    """

    column: int
    word: str
    frequency: int
    topics: tuple[TopicShare, ...]

    @property
    def strength(self) -> float:
        """The share of the second topic: 0.5 for a word that is wholly shared by two."""
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
    """Find the words with two substantial topics.

    Parameters
    ----------
    word_topics : ndarray of float
        n_wt, words × topics.
    nodes : ndarray of int
        Of the topics.
    words, columns : sequence of str or ndarray of int
        The words and their columns.
    min_share, min_occurrences : float
        The share of a word's occurrences, and their number, that make a topic substantial.

    Returns
    -------
    list of PolysemousWord
        The largest second share first; of equals the more frequent word.
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
