"""The likelihood as a function of the number of topics, and its sudden drops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.common.checks import whole_number
from topicgrouper.common.short_repr import short_repr
from topicgrouper.tables.table import Table, column, computed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.common.frozen import FloatArray, IntArray

BORDER = 20
"""The coarsest level of most regrown trees: its topics are found at once, and joined last."""

READABLE = (16, 25)
"""Numbers of topics that a person reads through, from documents of any kind."""

SHARP, SHARP_ANYWHERE = 6.0, 20.0
"""From here on a drop stands out: at the number of distinct topics, and at any other number.

In collections of texts and baskets, the sharpest of a hundred drops has up to 10, by chance.
"""

_LARGEST, _DOCUMENTS_PER_TOPIC = 100, 10
"""The limit of numbers that can stand out: in few documents, each has words of its own."""

_STEP = 4
"""How many times as many topics the next finer level has."""

_MIN_COARSER = 3
_DOUBT = 2.0
_MIN_NEIGHBOURS = 6
_MIN_FALL = 0.1
"""Smaller falls are taken for as large: where nothing is lost, anything would be sharp."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A number of topics at which the next join costs much more than the join before."""

    n: int = column("topics", "Number of topics before the drop.", show=",")
    delta_h: float = column(about="Δh of n - 1: the gain of the join after the drop.")
    previous_delta_h: float = column(about="Δh of n: the gain of the join before the drop.")
    ratio: float = column(
        "ratio", "Cost of the join after, relative to the join before.", show=",.2f"
    )
    sharpness: float = column(
        "sharpness", "Sharpness relative to the neighbouring drops.", show=",.2f"
    )

    @computed("Δh falls from", in_files=False, layout="text", show=str)
    def fall(self) -> str:
        """Both gains."""
        return f"{self.previous_delta_h:,.1f} to {self.delta_h:,.1f}"


@short_repr
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
        The sharpest drops of Δh_n within the range, sharpest first. Empty for trees with fewer than
        three words. Each has ``n``, the number of topics before the drop; ``delta_h``, Δh of
        ``n - 1``, the gain (at most 0) of the join that leaves one topic fewer;
        ``previous_delta_h``, Δh of ``n``, the gain of the join before; ``ratio``, the first divided
        by the second, the paper's measure; and ``sharpness`` relative to the drops at the next
        larger numbers. Drops near a level at which the tree was regrown count half, and not at all
        near the 20 topics that are found at once.
    others : tuple of int
        Other levels in ascending order: a coarser one (a quarter of n) and up to two finer ones (4
        and 16 times n), as far as the tree has them.
    n_distinct : int or None
        The number of topics that the documents tell apart: joins that leave fewer cost more than
        one bit per document and per word of the two topics. None if the number of documents is
        unknown.
    stands_out : bool
        Whether there is a sharp drop at n. If so, n is a property of the data; otherwise it is just
        a readable number.

    See Also
    --------
    topicgrouper.TopicTree.suggest_n : Suggest a number of topics.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> tree = fit_tree([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]])
    >>> suggestion = tree.suggest_n()
    >>> suggestion.n, [drop.n for drop in suggestion.drops]
    (2, [2, 3])
    >>> tree.view(suggestion.n)
    <FlatView: 2 topics of 4 words>
    topic  documents  share  words
        2          2  50.0%  x2, x3
        3          2  50.0%  x0, x1
    """

    n: int
    low: int
    high: int
    drops: tuple[Drop, ...]
    others: tuple[int, ...] = ()
    n_distinct: int | None = None
    stands_out: bool = False

    def table(self) -> Table[Drop]:
        """Return the drops as a table."""
        return Table.of(self.drops, Drop)


@dataclass(frozen=True, slots=True, kw_only=True)
class CurvePoint:
    """A point of the curve."""

    n: int = column("topics", "Number of topics after the join.", show=",")
    delta_h: float = column("Δh", "Change in log-likelihood made by the join.", show=",.2f")
    ratio: float | None = column(
        "ratio",
        "Cost of the join relative to the join before; empty for the first join.",
        show=",.2f",
    )
    log_likelihood: float = column("log-likelihood", "Log-likelihood of the n topics.", show=",.1f")


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
    n_documents: int | None,
    sizes: IntArray,
    low: int | None = None,
    high: int | None = None,
    n_drops: int,
    regrown_at: Sequence[int] = (),
) -> Suggestion:
    """Suggest a number of topics in a range, or in the usual one; see `TopicTree.suggest_n`.

    Gains and sizes, in words, are those of the topics that joins make, in their order.

    Joining two parts of one topic whose words are drawn independently costs at most one bit per
    document on average, the information of one toss of a coin. As the parts are the most different
    ones possible, about one bit per word comes on top. So topics whose joins cost more are
    distinct. If the cost drops sharply just there, their number is that of the data. Otherwise the
    cost falls smoothly through that level, and a readable number is as good as any other; words
    are not charged for this number, as a handful of documents would then tell nothing apart.
    """
    n_words = len(gains) + 1
    whole_number("n_drops", n_drops, minimum=1)
    if n_words < 3:
        return Suggestion(n=n_words, low=n_words, high=n_words, drops=())
    is_given = low is not None or high is not None
    first, last, readable = 2, min(_LARGEST, n_words - 1), _readable(n_words)
    if is_given:
        first = 2 if low is None else low
        last = n_words - 1 if high is None else min(high, n_words - 1)
        if not 2 <= first <= last:
            raise ValueError(
                f"low = {first} and high = {last} leave nothing to choose from; they must satisfy "
                f"2 <= low <= high <= {n_words - 1}"
            )
    costs = -gains[::-1]
    distinct, at_most = None, last
    if n_documents is not None:
        bits = costs / np.log(2)
        distinct = 1 + int((bits > n_documents + sizes[::-1]).sum())
        at_most = 1 + int((bits > n_documents).sum())
    falls = _falls(costs)
    sharpness = _sharpness(falls)
    evidence = sharpness / _doubts(sharpness, regrown_at)
    most = _LARGEST if n_documents is None else n_documents // _DOCUMENTS_PER_TOPIC
    best = _standing_out(distinct, falls, evidence, (first, min(last, most)))
    stands_out = best is not None
    numbers = np.arange(first, last + 1)
    shown = numbers[np.argsort(-evidence[numbers - 2], kind="stable")[:n_drops]]
    if best is None and is_given:
        best = int(shown[0])
    elif best is None:
        best = min(max(at_most, readable[0]), readable[1])
    ratios = delta_h_ratios(gains)
    return Suggestion(
        n=best,
        low=first,
        high=last,
        drops=tuple(
            Drop(
                n=n,
                delta_h=0.0 - float(costs[n - 2]),  # 0.0 - x is 0 without a cost, not -0
                previous_delta_h=0.0 - float(costs[n - 1]),
                ratio=float(ratios[n - 2]),
                sharpness=float(sharpness[n - 2]),
            )
            for n in shown.tolist()
        ),
        others=_other_levels(best, finest=len(gains) // 4),
        n_distinct=distinct,
        stands_out=stands_out,
    )


def _readable(n_words: int) -> tuple[int, int]:
    """Return the range of readable numbers: in small trees at least four words per topic, or 10."""
    low, high = READABLE
    high = min(max(10, min(high, n_words // 4)), n_words - 1)
    return min(low, max(2, n_words // 20), high), high


def _other_levels(n: int, *, finest: int) -> tuple[int, ...]:
    """Return a coarser number of topics and finer ones; see `Suggestion`."""
    coarser, *finer = n // _STEP, n * _STEP, n * _STEP**2
    return (
        *(level for level in (coarser,) if level >= _MIN_COARSER),
        *(level for level in finer if level <= finest),
    )


def _falls(costs: FloatArray) -> FloatArray:
    """Return how far costs fall at each number of topics from 2, on a scale fair to all numbers.

    It is (n − 1) · log[(e − Δh_{n−1}) / (e − Δh_n)], where e is the mean cost of a join: among the
    first joins, costs are close to 0 and their ratios huge but meaningless. For costs
    proportional to a power of 1/n, it is the same for all n; for costs that are the largest of
    many drawn from such a power law, the values are independent and exponentially distributed.
    """
    if not costs.any():
        return np.zeros(len(costs) - 1)
    with np.errstate(over="ignore"):  # NumPy 1.26 warns of subnormal numbers without reason
        relative = costs / costs.max()  # avoids underflow and overflow in the mean
    smoothed = np.log(relative + relative.mean())
    falls: FloatArray = np.arange(1, len(costs)) * (smoothed[:-1] - smoothed[1:])
    return falls


def _sharpness(falls: FloatArray) -> FloatArray:
    """Divide each fall by the mean of the next n ones, or six; 1 where there is none."""
    sums = np.concatenate(([0.0], np.cumsum(falls)))
    starts = np.arange(1, len(falls) + 1)
    ends = np.minimum(starts + np.maximum(starts + 1, _MIN_NEIGHBOURS), len(falls))
    n_next = ends - starts
    means = np.where(n_next, (sums[ends] - sums[starts]) / np.maximum(n_next, 1), 1.0)
    sharpness: FloatArray = falls / np.maximum(means, _MIN_FALL)
    return sharpness


def _standing_out(
    distinct: int | None, falls: FloatArray, evidence: FloatArray, within: tuple[int, int]
) -> int | None:
    """Return a number within a range at which costs fall sharply, if there is one.

    It is that of distinct topics, or one less: words that a greedy tree joined badly can make one
    join within a topic cost more than a bit. It is another if costs fall very sharply there, as
    where each topic has few documents, so that a bit of each of its documents decides.
    """
    low, high = within
    near = [n for n in (distinct - 1, distinct) if low <= n <= high] if distinct else []
    best = max(near, key=lambda n: falls[n - 2], default=None)
    if best is not None and evidence[best - 2] >= SHARP:
        return best
    usual = evidence[low - 2 : max(0, min(high - 1, _LARGEST, len(evidence) // 4))]
    if not len(usual) or usual.max() < SHARP_ANYWHERE:
        return None
    return int(usual.argmax()) + low


def _doubts(sharpness: FloatArray, regrown_at: Sequence[int]) -> FloatArray:
    """Return how many times as sharp a drop must be as others, because it may be due to regrowing.

    In a regrown tree, the views that were improved are better than their neighbours: joins that
    lead to them cost less than others, joins that lead away from them more. So this holds for drops
    within an eighth of such a number. Near the border, any drop may be due to it: all joins above
    come after all others, whatever they cost.
    """
    numbers = np.arange(2, len(sharpness) + 2)
    doubts = np.ones(len(numbers))
    for level in regrown_at:
        is_border = level == BORDER == regrown_at[0]
        doubts[8 * np.abs(numbers - level) <= level] = np.inf if is_border else _DOUBT
    return doubts
