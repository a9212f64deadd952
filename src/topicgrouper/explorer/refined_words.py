"""The changes of refined views, for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from topicgrouper.explorer.packed import PackedArray, pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree.moves import Refinement

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
    """

    n: int
    words: PackedArray
    targets: PackedArray
    gains: PackedArray


def refined_words(refinements: Iterable[Refinement]) -> list[RefinedWords]:
    """Return the words that refinements of some T(n) moved, by rising n.

    Raises
    ------
    ValueError
        If two have the same n, or one refines an uneven cut.
    """
    found: dict[int, RefinedWords] = {}
    for refinement in refinements:
        start, moves = refinement.start, refinement.moves
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
            "words": pack([move.index for move in moves], "i4"),
            "targets": pack([move.target for move in moves], "i4"),
            "gains": pack([move.gain for move in moves], "f4"),
        }
    return [found[n] for n in sorted(found)]
