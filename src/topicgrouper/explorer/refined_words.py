"""What refined views change, as the page is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from topicgrouper.explorer.packed import PackedArray, pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree.moves import Refinement

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


def refined_words(refinements: Iterable[Refinement]) -> list[RefinedWords]:
    """Return what the refinements of some T(n) change, by rising n.

    Raises
    ------
    ValueError
        If two have the same n, or one is of an uneven cut.
    """
    found: dict[int, RefinedWords] = {}
    for refinement in refinements:
        start, moves = refinement.start, refinement.moves
        if start != start.tree.view(start.n):
            msg = (
                f"the refined view of {start.n} topics is of an uneven cut; the page shows refined "
                f"views of T(n) only: refine tree.view({start.n})"
            )
            raise ValueError(msg)
        if start.n in found:
            msg = f"there are two refined views of {start.n} topics; pass one per n"
            raise ValueError(msg)
        found[start.n] = {
            "n": start.n,
            "words": pack([move.index for move in moves], "i4"),
            "targets": pack([move.target for move in moves], "i4"),
            "gains": pack([move.gain for move in moves], "f4"),
        }
    return [found[n] for n in sorted(found)]
