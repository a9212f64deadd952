"""Soft topics for readers: what to show of them first, and which words they share.

The most probable words of a soft topic may be words that every topic has. What a word ``w`` says
about topic ``t`` is its part of the divergence of p(w|t) from p(w), times the topic's occurrences::

    score(w, t) = n_wt · log[p(w|t) / p(w)]

Words with high scores are both frequent in the topic and more frequent there than elsewhere. The
focus of a soft topic is that of `topicgrouper.tree.focus`, with the expected occurrences of the
topic in each document.

A mixture may do without a topic. One with hardly any occurrences has no words to speak of, and its
focus is that of its smoothing, so it is kept apart from the others.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.mixtures.soft_topics import TopicShare
from topicgrouper.tree.focus import focus_of_topics
from topicgrouper.tree.queries.distinctive_order import DistinctiveOrder, order_of_topics
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.soft_topics import PolysemousWord, SoftTopics

__all__ = ["MIN_SHARE", "SoftWords"]

MIN_SHARE = 0.1
"""Smallest share of a word's occurrences that is shown."""

EMPTY_SHARE = 0.01
"""Part of the mean topic's occurrences below which a topic is empty."""


class SoftWords:
    """The words of soft topics; topics are given by their position, from 0."""

    def __init__(self, soft: SoftTopics) -> None:
        self.soft = soft

    @cached_property
    def frequencies(self) -> FloatArray:
        """Expected occurrences of each topic."""
        return np.asarray(self.soft.word_topic_counts.sum(axis=0))

    @cached_property
    def shares(self) -> FloatArray:
        """Each topic's share of all occurrences."""
        return np.asarray(self.frequencies / self.frequencies.sum())

    @cached_property
    def focus(self) -> FloatArray:
        """How concentrated each topic is in some of the documents, in bits."""
        counts = required_counts(self.soft.tree.counts, hint="fit the model again")
        lengths = np.asarray(counts.sum(axis=1), dtype=np.float64).ravel()
        return focus_of_topics(
            csr_array(self.soft.training_document_topics * lengths[:, None]), lengths
        )

    @cached_property
    def empty(self) -> tuple[int, ...]:
        """Positions of the topics with less than a hundredth of the mean topic's occurrences."""
        return tuple(np.flatnonzero(self.shares < EMPTY_SHARE / self.soft.n_topics).tolist())

    @cached_property
    def order(self) -> DistinctiveOrder:
        """The order in which to show the topics, without those that are empty."""
        places = np.setdiff1d(np.arange(self.soft.n_topics), self.empty)
        order = order_of_topics(self.shares[places], self.focus[places])
        return DistinctiveOrder(
            distinctive=tuple(places[list(order.distinctive)].tolist()),
            general=tuple(places[list(order.general)].tolist()),
            general_share=order.general_share,
        )

    def ranked(self, topic: int) -> IntArray:
        """Return the words of a topic by falling score, equal ones by their index."""
        occurrences = self.soft.word_topic_counts[:, topic]
        expected = self.soft.word_topic_counts.sum(axis=1) * self.shares[topic]
        lift = np.divide(occurrences, expected, out=np.ones_like(expected), where=(occurrences > 0))
        return np.argsort(-xlogy(occurrences, lift), kind="stable")

    def distinctive(self, topic: int, k: int) -> tuple[str, ...]:
        """Return the words that say most about a topic; only words that occur in it."""
        ranked = self.ranked(topic)
        ranked = ranked[self.soft.word_topic_counts[ranked, topic] > 0][:k]
        return tuple(self.soft.tree.vocabulary[word] for word in ranked.tolist())

    def topics_of(self, word: int) -> tuple[TopicShare, ...]:
        """Return the topics with at least a tenth of a word's occurrences, largest share first."""
        occurrences = self.soft.word_topic_counts[word]
        shares = occurrences / occurrences.sum()
        order = np.argsort(-shares, kind="stable")
        return tuple(
            TopicShare(topic, int(self.soft.nodes[topic]), float(shares[topic]))
            for topic in order[shares[order] >= MIN_SHARE].tolist()
        )

    def shared(self) -> list[PolysemousWord]:
        """Return the polysemous words, first those that say most about two topics.

        A word comes first if it is high in the rankings of both topics that have most of it: the
        lower of its two places counts.
        """
        place = np.empty(self.soft.word_topic_counts.shape, dtype=np.int32)
        for topic in range(self.soft.n_topics):
            place[self.ranked(topic), topic] = np.arange(len(place))
        index_of = {column: index for index, column in enumerate(self.soft.tree.columns.tolist())}

        def lower_place(word: PolysemousWord) -> int:
            index = index_of[word.column]
            return max(int(place[index, each.topic]) for each in word.topics[:2])

        return sorted(self.soft.polysemous_words(), key=lower_place)
