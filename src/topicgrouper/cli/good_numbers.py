"""The suggested number of topics in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.tree.curve import Suggestion

__all__ = ["good_numbers", "levels"]

N_LEVELS = 3
"""Levels of a tree that can still be read."""


def good_numbers(suggestion: Suggestion) -> str:
    """Return a sentence about the suggested number of topics and the others, without its end."""
    n = suggestion.n
    start = f"{n:,} topics are a good start" if n > 1 else "1 topic is a good start"
    coarser = " and ".join(f"{other:,}" for other in suggestion.others if other < n)
    finer = " and ".join(f"{other:,}" for other in suggestion.others if other > n)
    if coarser and finer:
        return f"{start}; {coarser} are coarser, {finer} finer"
    if coarser or finer:
        return f"{start}; {coarser or finer} are {'coarser' if coarser else 'finer'}"
    return start


def levels(suggestion: Suggestion) -> str:
    """Return the coarsest of the good numbers as the levels of a tree, such as 9,21,43."""
    numbers = sorted({suggestion.n, *suggestion.others})
    return ",".join(map(str, numbers[:N_LEVELS]))
