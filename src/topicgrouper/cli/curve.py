"""The cost of each join, and where it rises suddenly: what ``topicgrouper info --curve`` shows."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import counted
from topicgrouper.cli.console import has_unicode, results, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from topicgrouper import TopicTree
    from topicgrouper.tree import Suggestion

MIN_SHARE = 1e-5
"""Costs below this share of the largest are not drawn."""

N_LEVELS = 3
"""Levels of a tree that can still be read."""

_EMPTY = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a pattern, by row and column."""


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
    """Draw the costs and their ratios, and print the drops, sharpest first."""
    console = results()
    width = min(console.width if console.is_terminal else 80, 120) - 14
    ascii_only = not has_unicode(console)
    points = tree.curve()
    costs = [(point.n, -point.delta_h) for point in points]
    ratios = [(point.n, point.ratio) for point in points if point.ratio is not None]
    # The first joins cost next to nothing and their ratios are meaningless: they would flatten
    # everything else.
    smallest = max((cost for _, cost in costs), default=0.0) * MIN_SHARE
    costs = [(n, cost) for n, cost in costs if cost >= smallest]
    ratios = ratios[: max(suggestion.high, *suggestion.others, 2 * suggestion.n)]
    marks, minor_marks = ([suggestion.n], suggestion.others) if suggestion.drops else ([], [])
    how = partial(draw, marks=marks, minor_marks=minor_marks, width=width, ascii_only=ascii_only)
    cost, ratio = "Cost −Δh of the join that leaves n topics", "Ratio Δh(n) / Δh(n + 1)"
    for lines in (how(costs, cost, height=12), how(ratios, ratio, height=6)):
        for line in lines:
            console.print(line, no_wrap=True, overflow="crop")
        console.print()
    if not suggestion.drops:
        topics = counted(tree.max_topics, "topic")
        console.print(f"A tree with at most {topics} is too small for a suggestion.")
        return
    major, minor = "^'" if ascii_only else "▲△"
    signs = f" ({major}, {minor} in the plots)" if suggestion.others else f" ({major} in the plots)"
    say(f"{good_numbers(suggestion)}{signs}.", *_evidence(suggestion))
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


def draw(
    points: Iterable[tuple[float, float]],
    title: str,
    *,
    marks: Sequence[float] = (),
    minor_marks: Sequence[float] = (),
    width: int,
    height: int,
    ascii_only: bool = False,
) -> list[str]:
    """Draw points on two logarithmic axes, and marks below, as lines of text.

    They are the dots of Braille patterns: a character has two by four dots, so 60 by 10 characters
    hold 120 by 40 points.

    Only positive finite values are drawn. The size is that without the axes, in characters, at
    least 10 × 2. With ASCII, there is one asterisk per character instead of a Braille pattern.
    """
    known = [(x, y) for x, y in points if 0 < x < math.inf and 0 < y < math.inf]
    if not known:
        return [title, "(no points)"]
    width, height = max(width, 10), max(height, 2)
    xs, ys = zip(*known, strict=True)
    across = _Axis(min(xs), max(xs), width * (1 if ascii_only else 2))
    down = _Axis(min(ys), max(ys), height * (1 if ascii_only else 4))
    cells = {(down.n_cells - 1 - down.cell(y), across.cell(x)) for x, y in known}
    rows = _asterisks(cells, width, height) if ascii_only else _patterns(cells, width, height)
    labels = [_short(down.high), *[""] * (height - 2), _short(down.low)]
    margin = max(map(len, labels))
    bar, corner, line, mark, minor_mark = "|+-^'" if ascii_only else "│└─▲△"
    lines = [title]
    lines += [f"{label:>{margin}} {bar}{row}" for label, row in zip(labels, rows, strict=True)]
    lines.append(f"{'':{margin}} {corner}{line * width}")
    if marks or minor_marks:
        below = [" "] * width
        for sign, values in ((minor_mark, minor_marks), (mark, marks)):
            for x in values:
                below[across.cell(x) * width // across.n_cells] = sign
        lines.append(f"{'':{margin}}  {''.join(below)}")
    lines.append(f"{'':{margin}}  {_ticks(across, width)}")
    return [text.rstrip() for text in lines]


@dataclass(frozen=True, slots=True)
class _Axis:
    """A logarithmic axis from one value to another, divided into cells."""

    low: float
    high: float
    n_cells: int

    def cell(self, value: float) -> int:
        if self.high <= self.low:
            return 0
        span = math.log(self.high) - math.log(self.low)
        share = (math.log(value) - math.log(self.low)) / span if span else 0.0
        return min(max(int(share * self.n_cells), 0), self.n_cells - 1)


def _patterns(cells: set[tuple[int, int]], width: int, height: int) -> list[str]:
    codes = [[_EMPTY] * width for _ in range(height)]
    for row, column in cells:
        codes[row // 4][column // 2] |= _DOTS[row % 4][column % 2]
    return ["".join(map(chr, line)).replace(chr(_EMPTY), " ") for line in codes]


def _asterisks(cells: set[tuple[int, int]], width: int, height: int) -> list[str]:
    return [
        "".join("*" if (row, column) in cells else " " for column in range(width))
        for row in range(height)
    ]


def _ticks(axis: _Axis, width: int) -> str:
    """Return the labels of an axis: its ends, and the powers of ten that fit between them."""
    exponents = range(math.ceil(math.log10(axis.low)), math.floor(math.log10(axis.high)) + 1)
    wanted = [axis.low, axis.high, *(10.0**exponent for exponent in exponents)]
    line = " " * width
    for value in dict.fromkeys(wanted):
        text = _short(value)
        place = min(axis.cell(value) * width // axis.n_cells, width - len(text))
        around = line[max(place - 1, 0) : place + len(text) + 1]
        if place >= 0 and not around.strip():
            line = line[:place] + text + line[place + len(text) :]
    return line


def _short(value: float) -> str:
    """Format a number in a few characters."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
