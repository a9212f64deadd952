"""The telling words of all joined topics, packed for the page.

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

    from topicgrouper.tree.layout import Layout

__all__ = ["NEAR", "PackedTelling", "pack_telling"]

NEAR = 256
"""Places within topics of at most this many words are bytes."""


class PackedTelling(TypedDict):
    """The telling words of all joins, most telling first.

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


def pack_telling(layout: Layout, ranked: npt.NDArray[np.integer]) -> PackedTelling:
    """Pack the telling words of all joins.

    Parameters
    ----------
    layout : Layout
        The layout of the tree.
    ranked : ndarray of shape (joins, most)
        Indices of words, most telling first, -1 where a join has fewer words.

    Returns
    -------
    PackedTelling
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
