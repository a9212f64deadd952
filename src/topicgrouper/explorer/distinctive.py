"""The distinctive words of all joined topics, packed for the page.

A word of a topic is written as its place among the topic's words, in the order of
`topicgrouper.tree.layout.Layout`. Most topics are small, so a byte holds most places: all words of
25,000 joins take some hundred kilobytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import numpy as np

from topicgrouper.explorer.packed import PackedArray, pack, pack_amounts

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.tree import FlatView, TopicTree
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.node_words import Against

__all__ = [
    "Distinctive",
    "PackedDistinctive",
    "RefinedDistinctive",
    "distinctive_of_joins",
    "refined_distinctive",
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
    """Pack the distinctive words of all joins.

    Parameters
    ----------
    layout : Layout
        The layout of the tree.
    ranked : ndarray of shape (joins, most)
        Indices of words, most distinctive first, -1 where a join has fewer words.

    Returns
    -------
    PackedDistinctive
    """
    joins = slice(layout.n_words, None)
    places = layout.starts[ranked] - layout.starts[joins, None]
    is_word = ranked >= 0
    is_near = layout.sizes[joins, None] <= NEAR
    return {
        "most": ranked.shape[1],
        "near": pack(places[is_word & is_near], "u1"),
        "far": pack_amounts(places[is_word & ~is_near]),
    }
