"""The cost of each join, and where it rises suddenly: what ``topicgrouper info --curve`` shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from topicgrouper.cli.console import has_unicode, results, say
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from topicgrouper import TopicTree
    from topicgrouper.tree import Suggestion

MIN_SHARE = 1e-5
"""Losses below this share of the largest are not drawn."""

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


def print_curve(tree: TopicTree, suggestion: Suggestion) -> None:
    """Draw the losses and their ratios, and print the sharpest drops."""
    from topicgrouper.cli.plot import draw  # noqa: PLC0415

    console = results()
    width = min(console.width if console.is_terminal else 80, 120) - 14
    ascii_only = not has_unicode(console)
    points = tree.curve()
    losses = [(point.n, -point.delta_h) for point in points]
    ratios = [(point.n, point.ratio) for point in points if point.ratio is not None]
    # The first joins lose next to nothing and their ratios are meaningless: they would flatten
    # everything else.
    smallest = max((loss for _, loss in losses), default=0.0) * MIN_SHARE
    losses = [(n, loss) for n, loss in losses if loss >= smallest]
    ratios = ratios[: max(suggestion.high, *suggestion.others, 2 * suggestion.n)]
    marks, minor_marks = ([suggestion.n], suggestion.others) if suggestion.drops else ([], [])
    how = partial(draw, marks=marks, minor_marks=minor_marks, width=width, ascii_only=ascii_only)
    loss, ratio = "Loss −Δh of the join that leaves n topics", "Ratio Δh(n) / Δh(n + 1)"
    for lines in (how(losses, loss, height=12), how(ratios, ratio, height=6)):
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop")
        console.print()
    if not suggestion.drops:
        topics = counted(tree.max_topics, "topic")
        console.print(f"A tree with at most {topics} is too small for a suggestion.")
        return
    major, minor = "^'" if ascii_only else "▲△"
    signs = f" ({major}, {minor} in the plots)" if suggestion.others else f" ({major} in the plots)"
    say(
        f"{good_numbers(suggestion)}{signs}.",
        "Δh is the log-likelihood lost by a join. Where it drops suddenly, the two topics are "
        "better kept apart.",
    )
    console.print(f"\nThe sharpest drops from {suggestion.low:,} to {suggestion.high:,} topics")
    suggestion.table().print(console)
