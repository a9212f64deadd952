"""The words of soft topics: which belong to a topic, which are distinctive, which are shared.

The most probable words of a soft topic may be words that every topic has. What a word ``w`` says
about topic ``t`` is its part of the divergence of p(w|t) from p(w), times the topic's occurrences::

    score(w, t) = n_wt · log[p(w|t) / p(w)]

Words with high scores are both frequent in the topic and more frequent there than elsewhere.

Every word has some probability in every topic. It *belongs* to those that have at least a tenth of
its occurrences, or as much of them as of all occurrences. So each word belongs to some topic.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.tables.table import column
from topicgrouper.tree.checks import checked_k
from topicgrouper.tree.node_words import N_CANDIDATES, N_FIXED, WordLists, cohering

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy.typing as npt

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.mixtures.soft_topics import SoftTopics

MIN_SHARE = 0.1
"""Smallest share of a word's occurrences that is shown."""

MIN_OCCURRENCES = 10.0
"""Smallest number of a word's occurrences in a topic that is shown; rare words tell little."""

_LARGE_SHARE = 0.2
"""Smallest share of a word that at least two topics have if it is shared."""

N_NAMING = 3
"""Words that name a soft topic."""

_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class SoftShare:
    """A soft topic of a word."""

    share: float = column("share", "The topic's share of the word's occurrences.")
    topic: int = column("topic", "Number of the topic.")
    id: int
    name: str | None = column(
        "name", "Name of the topic, if it has one.", layout="name", optional=True
    )
    size: int = column(about="Number of the topic's words in the tree.")
    words: tuple[str, ...] = column("words", "The words shown for the topic.")


@dataclass(frozen=True, slots=True)
class SharedWord:
    """A word that belongs to several soft topics, and these by falling share."""

    word: str
    frequency: int
    topics: tuple[SoftShare, ...]


class SoftWords:
    """The words of soft topics, by node or by the position of the topic."""

    def __init__(self, soft: SoftTopics) -> None:
        self.soft = soft

    @cached_property
    def belongs(self) -> npt.NDArray[np.bool_]:
        """Which words belong to which topics, words × topics."""
        counts = self.soft.word_topic_counts
        least = (1 - _ROUNDING) * np.minimum(MIN_SHARE, self.soft.shares)
        return np.asarray((counts > 0) & (counts >= least * counts.sum(axis=1, keepdims=True)))

    def indices(self, place: int) -> IntArray:
        """Return the words of a topic by falling occurrences, equal ones by their index."""
        words = np.flatnonzero(self.belongs[:, place])
        return words[np.argsort(-self.soft.word_topic_counts[words, place], kind="stable")]

    def ranked(self, topic: int) -> IntArray:
        """Return the words of a topic by falling score, equal ones by their index."""
        occurrences = self.soft.word_topic_counts[:, topic]
        expected = self.soft.word_topic_counts.sum(axis=1) * self.soft.shares[topic]
        lift = np.divide(occurrences, expected, out=np.ones_like(expected), where=(occurrences > 0))
        return np.argsort(-occurrences * np.log(lift), kind="stable")

    def shown(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the words that stand for nodes: distinctive ones, or frequent ones of some or all.

        Without training counts, those that do not fit the others are not left out.
        """
        has_choice = checked_k(k) > N_FIXED and self.soft.tree.has_counts
        words = self.best(nodes, max(k, N_CANDIDATES) if has_choice else k, frequent=frequent)
        if not has_choice:
            return words
        is_frequent = np.broadcast_to(frequent, self.soft.tree.n_nodes)[words.nodes]
        lists = np.split(words.indices, words.starts[1:-1])
        columns = self.soft.tree.node_words.by_word.columns
        for place in np.flatnonzero(~is_frequent).tolist():
            lists[place] = cohering(lists[place][None, :], columns)[0]
        return WordLists.of(words.vocabulary, words.nodes, [each[:k] for each in lists])

    def best(
        self, nodes: Iterable[int] | IntArray, k: int, *, frequent: bool | npt.NDArray[np.bool_]
    ) -> WordLists:
        """Return the words that say most about nodes, or the most frequent ones of some or all."""
        k = checked_k(k)
        tree = self.soft.tree
        wanted = np.array(sorted(set(map(int, nodes))), dtype=np.int64)
        is_frequent = np.broadcast_to(frequent, tree.n_nodes)[wanted].tolist()
        lists = []
        for node, by_frequency in zip(wanted.tolist(), is_frequent, strict=True):
            place = self.soft.place_of(node)
            words = self.indices(place) if by_frequency else self.ranked(place)
            lists.append(words[self.belongs[words, place]][:k])
        return WordLists.of(tree.vocabulary, wanted, lists)

    def distinctive(self, nodes: Iterable[int] | IntArray, k: int) -> WordLists:
        """Return the words of nodes that say most about them."""
        return self.best(nodes, k, frequent=False)

    def words(self, node: int) -> tuple[str, ...]:
        """Return all words of a node by falling occurrences."""
        vocabulary = self.soft.tree.vocabulary
        indices = self.indices(self.soft.place_of(node))
        return tuple(vocabulary[word] for word in indices.tolist())

    def size(self, node: int) -> int:
        """Return the number of words that belong to a node."""
        return int(self.belongs[:, self.soft.place_of(node)].sum())

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
    def _naming(self) -> WordLists:
        return self.soft.shown_words(self.soft.nodes, N_NAMING)

    def _share(self, place: int, share: float) -> SoftShare:
        topic = self.soft.tree.topic(node=self.soft.nodes[place])
        return SoftShare(
            share=share,
            topic=topic.number,
            id=topic.id,
            name=topic.name,
            size=topic.size,
            words=self._naming[topic.id],
        )

    def shared(self) -> list[SharedWord]:
        """Return the words of several topics, first those that say most about two of them.

        A word comes first if it is high in the rankings of both topics that have most of it: the
        lower of its two places counts.
        """
        place = np.empty(self.soft.word_topic_counts.shape, dtype=np.int32)
        for topic in range(self.soft.n_topics):
            place[self.ranked(topic), topic] = np.arange(len(place))
        counts = self.soft.word_topic_counts
        frequencies = counts.sum(axis=1)
        shares = counts / frequencies[:, None]
        is_large = (shares >= _LARGE_SHARE) & (counts >= MIN_OCCURRENCES)
        found = []
        for word in np.flatnonzero(is_large.sum(axis=1) >= 2).tolist():
            topics = np.flatnonzero(is_large[word])
            topics = topics[np.argsort(-shares[word, topics], kind="stable")].tolist()
            lower_place = int(place[word, topics[:2]].max())
            found.append((lower_place, -float(shares[word, topics[1]]), word, topics))
        return [
            SharedWord(
                self.soft.tree.vocabulary[word],
                round(float(frequencies[word])),
                tuple(self._share(topic, float(shares[word, topic])) for topic in topics),
            )
            for _, _, word, topics in sorted(found)
        ]
