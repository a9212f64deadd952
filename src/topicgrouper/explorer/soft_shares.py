"""The soft topics of a model, for the page.

Every word belongs to every soft topic to some degree. The page gets only substantial shares: at
least a tenth of a word's occurrences, and at least ten of them. That is about one share per word of
a collection, in three or four bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import numpy as np

from topicgrouper.explorer.packed import PackedArray, pack, pack_amounts
from topicgrouper.mixtures.soft_words import MIN_SHARE, SoftWords

if TYPE_CHECKING:
    from topicgrouper.mixtures.soft_topics import SoftTopics

__all__ = ["MIN_OCCURRENCES", "SoftShares", "soft_shares"]

MIN_OCCURRENCES = 10.0
"""Smallest number of a word's occurrences in a topic that is shown; rare words tell little."""


class SoftShares(TypedDict):
    """The words with substantial shares in soft topics.

    Attributes
    ----------
    nodes : PackedArray
        The node that each topic comes from.
    frequencies : PackedArray
        Expected occurrences of each topic.
    sizes : PackedArray
        Number of words listed for each topic.
    words : PackedArray
        The words of the topics, one topic after another, most distinctive first.
    shares : PackedArray
        How much of each word's occurrences belongs to the topic, in percent.
    """

    nodes: PackedArray
    frequencies: PackedArray
    sizes: PackedArray
    words: PackedArray
    shares: PackedArray


def soft_shares(soft: SoftTopics) -> SoftShares:
    """Return the words with substantial shares in soft topics."""
    reading = SoftWords(soft)
    occurrences = soft.word_topic_counts
    shares = occurrences / occurrences.sum(axis=1, keepdims=True)
    is_listed = (shares >= MIN_SHARE) & (occurrences >= MIN_OCCURRENCES)
    words = [reading.ranked(topic) for topic in range(soft.n_topics)]
    words = [ranked[is_listed[ranked, topic]] for topic, ranked in enumerate(words)]
    listed = np.concatenate(words)
    topics = np.repeat(np.arange(soft.n_topics), [len(each) for each in words])
    return {
        "nodes": pack(soft.nodes, "i4"),
        "frequencies": pack(reading.frequencies, "f4"),
        "sizes": pack_amounts(np.array([len(each) for each in words])),
        "words": pack_amounts(listed),
        "shares": pack(np.rint(100.0 * shares[listed, topics]).astype(np.int64), "u1"),
    }
