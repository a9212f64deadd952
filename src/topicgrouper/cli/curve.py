"""The cost of each join, and where it rises suddenly: what ``topicgrouper info --curve`` shows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import counted
from topicgrouper.cli.console import results, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper import TopicTree
    from topicgrouper.tree import Suggestion

N_LEVELS = 3
"""Levels of a tree that can still be read."""


def good_numbers(suggestion: Suggestion) -> str:
    """Return a sentence about the suggested number of topics and the others, without its end."""
    n = suggestion.n
    start = f"{n:,} topics {'stand out' if suggestion.stands_out else 'are a good start'}"
    if n == 1:
        start = "1 topic is a good start"
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


def print_curve(tree: TopicTree, suggestion: Suggestion) -> None:
    """Print the suggested numbers, the evidence for them and the drops, sharpest first."""
    console = results()
    if not suggestion.drops:
        topics = counted(tree.max_topics, "topic")
        console.print(f"A tree with at most {topics} is too small for a suggestion.")
        return
    say(f"{good_numbers(suggestion)}.", *_evidence(suggestion))
    numbers = f"{suggestion.low:,} to {suggestion.high:,}"
    console.print(f"\nDrops in the cost of joins from {numbers} topics, sharpest first")
    table = suggestion.table()
    replace(table, rows=sorted(table, key=lambda drop: -drop.sharpness)).print(console)


def _evidence(suggestion: Suggestion) -> Iterator[str]:
    """Yield what the documents say about the number of topics."""
    if suggestion.n_distinct is not None:
        topics, n_joins = counted(suggestion.n_distinct, "topic"), suggestion.n_distinct - 1
        joins = f"only {counted(n_joins, 'join')} {'costs' if n_joins == 1 else 'cost'}"
        yield (
            f"At most {topics} can be told apart: {joins if n_joins else 'no join costs'} more "
            "than one bit per document and per word joined."
        )
    if not suggestion.stands_out:
        yield "No number stands out: no drop in the cost of joins is sharp enough."
