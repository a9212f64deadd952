"""The likelihood as a function of the number of topics, and where it drops suddenly."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.tables.table import Table, column, computed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray

USUAL_RANGE = (16, 60)
"""Numbers of topics that fit on a screen, with about ten that are not general."""

DECISIVE_SHARPNESS = 2.0
"""From here on a drop stands out from all of those that real texts have."""

_MIN_COARSER = 5


@dataclass(frozen=True, slots=True)
class Drop:
    """A number of topics at which the next join suddenly costs more."""

    n: int = column("topics", "Number of topics before the drop.", show=",")
    delta_h: float = column(about="Δh of n - 1: the gain of the join that leaves a topic less.")
    previous_delta_h: float = column(about="Δh of n: the gain of the join before it.")
    ratio: float = column("ratio", "How many times more it costs.", show=",.2f")
    sharpness: float = column("sharpness", "What drops are ranked by.", show=",.2f")

    @computed("Δh falls from", in_files=False, layout="text", show=str)
    def fall(self) -> str:
        """Both gains."""
        return f"{self.previous_delta_h:,.1f} to {self.delta_h:,.1f}"


@shows_little
@dataclass(frozen=True, slots=True)
class Suggestion:
    """A number of topics, with the evidence for it.

    Attributes
    ----------
    n : int
        The suggested number of topics.
    low, high : int
        The range that was searched, including both ends.
    drops : tuple
        The sharpest drops within the range, sharpest first: the one at ``n``, then alternatives.
        Empty for trees with fewer than three words. Each has ``n``, the number of topics before
        it; ``delta_h``, Δh of ``n - 1``: the gain (at most 0) of the join that leaves a topic less;
        ``previous_delta_h``, Δh of ``n``, which that of the join before is; ``ratio``, the first
        divided by the second, which is the paper's measure; and ``sharpness``, by which drops are
        ranked: the logarithm of the ratio, damped where all losses are small, times √n. It is
        positive if the join costs more than the one before.
    others : tuple of int
        Other good numbers, rising: a coarser one (at most half of n) and up to two finer ones (at
        least 2 and 5 times n), each with the sharpest drop of its range, as far as the tree has
        any.

    See Also
    --------
    topicgrouper.TopicTree.suggest_n : Suggest a number of topics.
    topicgrouper.export.curve_figure : Draw the drops.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> suggestion = tree.suggest_n()
    >>> suggestion.n, [drop.n for drop in suggestion.drops]
    (2, [2, 3])
    >>> tree.view(suggestion.n)
    <FlatView: 2 topics of 4 words>
    topic  share  focus  words  most distinctive words
        3  42.9%   0.77      2  x0, x1
        2  57.1%   0.53      2  x2, x3
    """

    n: int
    low: int
    high: int
    drops: tuple[Drop, ...]
    others: tuple[int, ...] = ()

    def table(self) -> Table[Drop]:
        """Return the drops as a table."""
        return Table.of(self.drops, Drop)


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint:
    """A number of topics on the curve."""

    n: int = column("topics", "Number of topics that a join leaves.", show=",")
    delta_h: float = column("Δh", "Change of the log-likelihood by this join.", show=",.2f")
    ratio: float | None = column(
        "ratio",
        "How many times more it costs than the join before; empty for the first join.",
        show=",.2f",
    )
    log_likelihood: float = column("log-likelihood", "That of the n topics.", show=",.1f")


def delta_h_ratios(gains: FloatArray) -> FloatArray:
    """Return Δh_n / Δh_{n+1} for n from 1.

    The ratio is 1 if both gains are 0, and infinite if only Δh_{n+1} is.
    """
    delta_hs = gains[::-1]
    upper, lower = delta_hs[:-1], delta_hs[1:]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        ratios = upper / lower
    # 0 / 0 is not a number and -x / 0.0 has the wrong sign: the numerator decides both
    settled: FloatArray = np.where(lower == 0, np.where(upper == 0, 1.0, np.inf), ratios)
    return settled


def suggest_within(
    gains: FloatArray,
    *,
    low: int | None,
    high: int | None,
    n_drops: int,
    regrown_at: Sequence[int] = (),
) -> Suggestion:
    """Suggest a number of topics in a range, or in the usual one; see `TopicTree.suggest_n`."""
    n_words = len(gains) + 1
    if n_drops < 1:
        raise ValueError(f"n_drops must be at least 1, got {n_drops}")
    if n_words < 3:
        return Suggestion(n=n_words, low=n_words, high=n_words, drops=())
    if low is None and high is None:
        suggestion = _suggest_usual(gains, n_drops=n_drops, regrown_at=regrown_at)
    else:
        first = 2 if low is None else low
        last = n_words - 1 if high is None else min(high, n_words - 1)
        if not 2 <= first <= last:
            raise ValueError(
                f"low = {first} and high = {last} leave nothing to choose from; they must satisfy "
                f"2 <= low <= high <= {n_words - 1}"
            )
        suggestion = suggest(gains, low=first, high=last, n_drops=n_drops, regrown_at=regrown_at)
    others = _other_numbers(gains, suggestion.n, regrown_at=regrown_at)
    return replace(suggestion, others=others)


def _suggest_usual(gains: FloatArray, *, n_drops: int, regrown_at: Sequence[int]) -> Suggestion:
    """Suggest a number that fits on a screen, or a smaller one if its drop is decisive.

    Small trees have smaller ranges: at least four words per topic on average, or 10 topics.
    """
    n_words = len(gains) + 1
    low, high = USUAL_RANGE
    high = min(max(10, min(high, n_words // 4)), n_words - 1)
    low = min(low, max(2, n_words // 20), high)
    top = min(USUAL_RANGE[1], n_words - 1)
    anywhere = suggest(gains, low=2, high=top, n_drops=n_drops, regrown_at=regrown_at)
    if anywhere.drops[0].sharpness >= DECISIVE_SHARPNESS:
        return anywhere
    return suggest(gains, low=low, high=high, n_drops=n_drops, regrown_at=regrown_at)


def _other_numbers(gains: FloatArray, n: int, *, regrown_at: Sequence[int]) -> tuple[int, ...]:
    """Return a coarser number of topics and finer ones; see `Suggestion`."""
    last = len(gains) // 4
    ranges = ((_MIN_COARSER, n // 2), (2 * n, 5 * n - 1), (5 * n, 20 * n))
    found = (
        suggest(gains, low=low, high=min(high, last), n_drops=1, regrown_at=regrown_at).n
        for low, high in ranges
        if low <= min(high, last)
    )
    return tuple(found)


def suggest(
    gains: FloatArray, *, low: int, high: int, n_drops: int, regrown_at: Sequence[int] = ()
) -> Suggestion:
    """Suggest a number of topics from the sudden drops of Δh_n.

    The paper looks for a large Δh_n / Δh_{n+1}: with the drop at n = 3, four topics are needed. On
    real data, the largest ratio alone is misleading at both ends. Among the first joins, losses are
    close to 0 and their ratios huge but meaningless; the mean loss of a join, e, is therefore added
    to both losses. Among the last joins, losses grow by a large factor on any smooth curve (for
    losses proportional to a power of 1/n, the logarithm of the ratio falls like 1/n), and n = 1
    nearly always has the largest ratio; a weight √n compensates for half of this. Drops are ranked
    by ::

        sharpness(n + 1) = √n · log[(e − Δh_n) / (e − Δh_{n+1})]

    On data with well-separated topics the drop outweighs both corrections, and the paper's rule
    decides.

    In a regrown tree, the views that were improved are better than their neighbours: joins that
    lead to them cost less than others, joins that lead away from them more. Such a drop says
    nothing about the data, so numbers within an eighth of such an n are passed over, unless their
    drop stands out (sharpness 2 or more, which this effect does not reach) or no others are left.
    """
    losses = -gains[::-1]
    numbers = np.arange(low, high + 1)
    sharpness = np.zeros(len(numbers))
    if losses.any():
        with np.errstate(over="ignore"):  # NumPy 1.26 warns of subnormal numbers without reason
            relative = losses / losses.max()  # avoids underflow and overflow in the mean
        smoothed = np.log(relative + relative.mean())
        sharpness = np.sqrt(numbers - 1) * (smoothed[numbers - 2] - smoothed[numbers - 1])
    ratios = delta_h_ratios(gains)
    allowed = _trusted(numbers, sharpness, regrown_at)
    best = allowed[np.argsort(-sharpness[allowed], kind="stable")[:n_drops]].tolist()
    drops = tuple(
        Drop(
            n=(n := low + index),
            delta_h=0.0 - float(losses[n - 2]),  # 0.0 - x is 0 without a loss, not -0
            previous_delta_h=0.0 - float(losses[n - 1]),
            ratio=float(ratios[n - 2]),
            sharpness=float(sharpness[index]),
        )
        for index in best
    )
    return Suggestion(n=drops[0].n, low=low, high=high, drops=drops)


def _trusted(numbers: IntArray, sharpness: FloatArray, regrown_at: Sequence[int]) -> IntArray:
    """Return the indices of numbers whose drops are not due to regrowing; if none, all indices."""
    is_near = np.zeros(len(numbers), dtype=bool)
    for level in regrown_at:
        is_near |= 8 * np.abs(numbers - level) <= level
    is_near &= sharpness < DECISIVE_SHARPNESS
    return np.arange(len(numbers)) if is_near.all() else np.flatnonzero(~is_near)
