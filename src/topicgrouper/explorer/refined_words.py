"""What refined views change, as the page is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import numpy as np

from topicgrouper.explorer.packed import PackedArray, pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.refinement import RefinedView
    from topicgrouper.tree import TopicTree

__all__ = ["RefinedWords", "refined_words"]


class RefinedWords(TypedDict):
    """The words that a refined view has elsewhere than T(n), the largest gain first.

    Where a word was is not told: the page knows T(n).

    Attributes
    ----------
    n : int
        Number of topics.
    words : PackedArray
        The words that moved.
    targets : PackedArray
        The node that each word's topic started from.
    gains : PackedArray
        What the log-likelihood would lose if the word alone went back.
    """

    n: int
    words: PackedArray
    targets: PackedArray
    gains: PackedArray


def refined_words(views: Iterable[RefinedView], tree: TopicTree) -> list[RefinedWords]:
    """Return what refined views of a tree change, by rising n.

    Raises
    ------
    ValueError
        If a view is of another tree, or two have the same n.
    """
    found: dict[int, RefinedWords] = {}
    for view in views:
        if not np.array_equal(view.tree.children, tree.children):
            msg = f"the refined view of {view.n} topics is of another tree; refine this one"
            raise ValueError(msg)
        if view.n in found:
            msg = f"there are two refined views of {view.n} topics; give one of each n"
            raise ValueError(msg)
        moves = view.moves
        found[view.n] = {
            "n": view.n,
            "words": pack([move.index for move in moves], "i4"),
            "targets": pack([move.target for move in moves], "i4"),
            "gains": pack([move.gain for move in moves], "f4"),
        }
    return [found[n] for n in sorted(found)]
