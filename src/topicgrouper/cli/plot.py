"""Plots in a terminal, drawn with the dots of Braille patterns.

A character has two by four dots, so 60 by 10 characters hold 120 by 40 points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_EMPTY = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a pattern, by row and column."""


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
