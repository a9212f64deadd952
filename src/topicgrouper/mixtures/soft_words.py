"""Soft topics for readers: what to show of them first, and which words they share.

The most probable words of a soft topic may be words that every topic has. What a word ``w`` says
about topic ``t`` is its part of the divergence of p(w|t) from p(w), times the topic's occurrences::

    score(w, t) = n_wt · log[p(w|t) / p(w)]

Words with high scores are both frequent in the topic and more frequent there than elsewhere. The
focus of a soft topic is that of `TopicTree.focus`, with the expected occurrences of the
topic in each document.

A mixture may do without a topic. One with hardly any occurrences has no words to speak of, and its
focus is that of its smoothing, so it is kept apart from the others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import scipy

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.topic_table import DistinctiveOrder, order_of_topics
from topicgrouper.tree.word_counts import focus_of_topics, required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.mixtures.soft_topics import PolysemousWord, SoftTopics

MIN_SHARE = 0.1
"""Smallest share of a word's occurrences that is shown."""

N_NAMING = 3
"""Words that name a soft topic."""

EMPTY_SHARE = 0.01
"""Part of the mean topic's occurrences below which a topic is empty."""


@shows_little
@dataclass(frozen=True, slots=True, kw_only=True)
class SoftTopicRow:
    """A soft topic in a table."""

    topic: int = column("topic", "Number of the topic that it comes from.", show=str)
    id: int = column(about="Node id of that topic.")
    name: str | None = column("name", "Its name, if it has one.", layout="name", optional=True)
    frequency: float = column(about="Expected occurrences of its words.")
    share: float = column("share", "Its share of all word occurrences.", show=".1%")
    focus: float | None = column(
        "focus",
        "How concentrated it is in some of the documents, in bits.",
        show=".2f",
        optional=True,
        default=None,
    )
    words: tuple[str, ...] = column("most probable words", "The words shown, the first ones first.")
    probabilities: tuple[float, ...] = column(
        about="Probabilities of these words in it.", kind="nested"
    )
    general: bool | None = column(about="Whether it is general, if that was asked.", default=None)
    empty: bool = column(about="Whether it holds hardly any occurrences.")


@dataclass(frozen=True, slots=True, kw_only=True)
class SoftShare:
    """A soft topic of a word."""

    share: float = column("share", "Its share of the word's occurrences.")
    topic: int = column("topic", "Number of the topic.")
    id: int = column(about="Its node id.")
    name: str | None = column("name", "Its name.", layout="name", optional=True)
    size: int = column(about="Number of its words in the tree.")
    words: tuple[str, ...] = column("words", "The words that say most about it.")


@dataclass(frozen=True, slots=True)
class SharedWord:
    """A word that belongs to several soft topics, and these by falling share."""

    word: str
    frequency: int
    topics: tuple[SoftShare, ...]


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
            scipy.sparse.csr_array(self.soft.training_document_topics * lengths[:, None]), lengths
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
        )

    def table(self, k: int | None, *, distinctive: bool) -> Table[SoftTopicRow]:
        """Return the topics with their most probable words, most frequent topics first.

        Or with distinctive words: distinctive topics first, then general, then empty ones.
        """
        soft = self.soft
        k = soft.tree.n_words if k is None else checked_k(k)
        words_of = self.distinctive if distinctive else soft.top_words
        rows = self._rows([words_of(place, k) for place in range(soft.n_topics)])
        if distinctive:
            general = set(self.order.general)
            rows = [
                replace(rows[place], focus=float(self.focus[place]), general=place in general)
                for place in (*self.order.distinctive, *self.order.general, *self.empty)
            ]
        else:
            rows.sort(key=lambda row: -row.frequency)
        table = Table.of(rows, SoftTopicRow, separator=word_separator(soft.tree.vocabulary))
        return table.with_headings(words="most distinctive words") if distinctive else table

    def _rows(self, words: Sequence[tuple[str, ...]]) -> list[SoftTopicRow]:
        """Return the topics with words to show for each."""
        soft, tree = self.soft, self.soft.tree
        topics = [tree.topic(node=node) for node in soft.nodes.tolist()]
        return [
            SoftTopicRow(
                topic=topic.n,
                id=topic.id,
                name=topic.name,
                frequency=float(self.frequencies[place]),
                share=float(self.shares[place]),
                words=shown,
                probabilities=tuple(
                    float(soft.topic_words[place, tree.columns[tree.find(word)]]) for word in shown
                ),
                empty=place in self.empty,
            )
            for place, (topic, shown) in enumerate(zip(topics, words, strict=True))
        ]

    def ranked(self, topic: int) -> IntArray:
        """Return the words of a topic by falling score, equal ones by their index."""
        occurrences = self.soft.word_topic_counts[:, topic]
        expected = self.soft.word_topic_counts.sum(axis=1) * self.shares[topic]
        lift = np.divide(occurrences, expected, out=np.ones_like(expected), where=(occurrences > 0))
        return np.argsort(-occurrences * np.log(lift), kind="stable")

    def distinctive(self, topic: int, k: int) -> tuple[str, ...]:
        """Return the words that say most about a topic; only words that occur in it."""
        ranked = self.ranked(topic)
        ranked = ranked[self.soft.word_topic_counts[ranked, topic] > 0][:k]
        return tuple(self.soft.tree.vocabulary[word] for word in ranked.tolist())

    def topics_of(self, word: int) -> tuple[SoftShare, ...]:
        """Return the topics with at least a tenth of a word's occurrences, largest share first."""
        occurrences = self.soft.word_topic_counts[word]
        shares = occurrences / occurrences.sum()
        order = np.argsort(-shares, kind="stable")
        return tuple(
            self._share(topic, float(shares[topic]))
            for topic in order[shares[order] >= MIN_SHARE].tolist()
        )

    @cached_property
    def _naming(self) -> list[tuple[str, ...]]:
        return [self.distinctive(topic, N_NAMING) for topic in range(self.soft.n_topics)]

    def _share(self, place: int, share: float) -> SoftShare:
        topic = self.soft.tree.topic(node=self.soft.nodes[place])
        return SoftShare(
            share=share,
            topic=topic.n,
            id=topic.id,
            name=topic.name,
            size=topic.size,
            words=self._naming[place],
        )

    def shared(self) -> list[SharedWord]:
        """Return the polysemous words, first those that say most about two topics.

        A word comes first if it is high in the rankings of both topics that have most of it: the
        lower of its two places counts.
        """
        place = np.empty(self.soft.word_topic_counts.shape, dtype=np.int32)
        for topic in range(self.soft.n_topics):
            place[self.ranked(topic), topic] = np.arange(len(place))

        def lower_place(word: PolysemousWord) -> int:
            index = self.soft.tree.find(word.word)
            return max(int(place[index, each.topic]) for each in word.topics[:2])

        return [
            SharedWord(
                word.word,
                word.frequency,
                tuple(self._share(each.topic, each.share) for each in word.topics),
            )
            for word in sorted(self.soft.polysemous_words(), key=lower_place)
        ]
