"""The words of joined, refined and soft topics, packed for the page.

A word of a joined topic is written as its place among the topic's words, in the order of
`topicgrouper.tree.layout.Layout`. Most topics are small, so a byte holds most places: all words of
25,000 joins take some hundred kilobytes.

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
    from collections.abc import Iterable

    import numpy.typing as npt

    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.tree import FlatView, TopicTree
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import Against

__all__ = [
    "MIN_OCCURRENCES",
    "Distinctive",
    "PackedDistinctive",
    "RefinedDistinctive",
    "RefinedWords",
    "SoftShares",
    "distinctive_of_joins",
    "refined_distinctive",
    "refined_words",
    "soft_shares",
]

MOST_AGAINST_REST = 10
MOST_AGAINST_SIBLING = 7

NEAR = 256
"""Places within topics of at most this many words are bytes."""


class PackedDistinctive(TypedDict):
    """The distinctive words of all joins, most distinctive first.

    Join ``i`` has ``min(most, size)`` places; they follow each other by rising ``i``.

    Attributes
    ----------
    most : int
        Maximum number of words per join.
    near : PackedArray
        The places within topics of at most 256 words.
    far : PackedArray
        The places within larger topics.
    """

    most: int
    near: PackedArray
    far: PackedArray


class Distinctive(TypedDict):
    """The words that distinguish joins from others.

    Attributes
    ----------
    rest : PackedDistinctive
        Compared with all other words; for the root, its most frequent words.
    sibling : PackedDistinctive
        Compared with the words of the node that each one is joined with.
    """

    rest: PackedDistinctive
    sibling: PackedDistinctive


class RefinedDistinctive(TypedDict):
    """What is distinctive about the topics of a refined view.

    Attributes
    ----------
    nodes : PackedArray
        The node of each topic.
    words : PackedArray
        Ten words per topic, compared with all others; -1 where a topic has fewer.
    focus : PackedArray
        The focus of each topic in bits.
    """

    nodes: PackedArray
    words: PackedArray
    focus: PackedArray


def distinctive_of_joins(tree: TopicTree) -> Distinctive:
    """Return the distinctive words of all joins of a tree with training counts."""
    return {
        "rest": _pack_places(tree.layout, _ranked(tree, MOST_AGAINST_REST, against="rest")),
        "sibling": _pack_places(
            tree.layout, _ranked(tree, MOST_AGAINST_SIBLING, against="sibling")
        ),
    }


def refined_distinctive(view: FlatView) -> RefinedDistinctive:
    """Return what is distinctive of the topics of a refined view; its tree must have counts."""
    found = view.node_words.distinctive_indices(view.nodes, MOST_AGAINST_REST, against="rest")
    words = np.full((view.n, MOST_AGAINST_REST), -1)
    words[:, : found.shape[1]] = found
    return {
        "nodes": pack(view.nodes, "i4"),
        "words": pack(words.ravel(), "i4"),
        "focus": pack(view.focus, "f4"),
    }


def _ranked(tree: TopicTree, most: int, *, against: Against) -> npt.NDArray[np.integer]:
    """Return the words of all joins, -1 where a join has fewer than `most`."""
    ranked = np.full((tree.n_words - 1, most), -1)
    joins = np.arange(tree.n_words, tree.n_nodes)
    found = tree.node_words.distinctive_indices(joins, most, against=against)
    ranked[:, : found.shape[1]] = found
    return ranked


def _pack_places(layout: Layout, ranked: npt.NDArray[np.integer]) -> PackedDistinctive:
    """Pack the distinctive words of all joins."""
    joins = slice(layout.n_words, None)
    places = layout.starts[ranked] - layout.starts[joins, None]
    is_word = ranked >= 0
    is_near = layout.sizes[joins, None] <= NEAR
    return {
        "most": ranked.shape[1],
        "near": pack(places[is_word & is_near], "u1"),
        "far": pack_amounts(places[is_word & ~is_near]),
    }


class RefinedWords(TypedDict):
    """The words that a refined view moved, largest gain first.

    Their topics in T(n) are not included, since the page knows T(n).

    Attributes
    ----------
    n : int
        Number of topics.
    words : PackedArray
        The words that moved.
    targets : PackedArray
        The node of each word's new topic.
    gains : PackedArray
        The log-likelihood that would be lost if only this word moved back.
    distinctive : RefinedDistinctive or None
        The distinctive words and focus of its topics, or null without training counts.
    """

    n: int
    words: PackedArray
    targets: PackedArray
    gains: PackedArray
    distinctive: RefinedDistinctive | None


def refined_words(views: Iterable[FlatView]) -> list[RefinedWords]:
    """Return the words that refined views of some T(n) moved, by rising n; others are ignored."""
    found: dict[int, RefinedWords] = {}
    for view in views:
        if view.refinement is None:
            continue
        start, moves = view.refinement.start, view.moves
        if not start.is_tree_view:
            msg = (
                f"the refined view with {start.n} topics is not based on T({start.n}); the page "
                f"only shows refined views of T(n): refine tree.view({start.n})"
            )
            raise ValueError(msg)
        if start.n in found:
            msg = f"got two refined views with {start.n} topics; pass one per n"
            raise ValueError(msg)
        found[start.n] = {
            "n": start.n,
            "words": pack([move.id for move in moves], "i4"),
            "targets": pack([move.target_id for move in moves], "i4"),
            "gains": pack([move.gain for move in moves], "f4"),
            "distinctive": None if view.tree.counts is None else refined_distinctive(view),
        }
    return [found[n] for n in sorted(found)]


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
