"""The changes of refined views, for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from topicgrouper.explorer.distinctive import RefinedDistinctive, refined_distinctive
from topicgrouper.explorer.packed import PackedArray, pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree import FlatView

__all__ = ["RefinedWords", "refined_words"]


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
    """Return the words that refined views of some T(n) moved, by rising n; other views are ignored.

    Raises
    ------
    ValueError
        If two have the same n, or one refines an uneven cut.
    """
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
