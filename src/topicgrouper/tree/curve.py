"""How the likelihood falls as topics are joined, and where it falls suddenly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray

__all__ = ["Drop", "Suggestion", "delta_h_ratios", "likelihood_curve", "suggest", "suggest_within"]


@dataclass(frozen=True, slots=True)
class Drop:
    """A place where joining topics suddenly costs more.

    Attributes
    ----------
    n : int
        Number of topics before the drop: as many as are needed not to pay for it.
    delta_h : float
        Δh of ``n - 1``: the gain (at most 0) of the join that takes these n topics to n - 1.
    previous_delta_h : float
        Δh of ``n``: the gain of the join before it, which made these n topics.
    ratio : float
        ``delta_h / previous_delta_h``, the paper's measure.
    sharpness : float
        What drops are ranked by, see `suggest`; positive where joining gets more costly.
    """

    n: int
    delta_h: float
    previous_delta_h: float
    ratio: float
    sharpness: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A number of topics, with the evidence for it.

    Attributes
    ----------
    n : int
        The suggested number of topics.
    low, high : int
        The range that was searched, both ends included.
    drops : tuple of Drop
        The sharpest drops within the range, sharpest first: the one behind ``n``, then the
        alternatives. Empty if the tree is too small to have any.
    """

    n: int
    low: int
    high: int
    drops: tuple[Drop, ...]


def likelihood_curve(gains: FloatArray, *, base_log_likelihood: float) -> FloatArray:
    """Return log q(T(n)) for n from 1 on: the base plus the gains of all joins down to T(n)."""
    joined = np.concatenate(([0.0], np.cumsum(gains)))
    curve: FloatArray = base_log_likelihood + joined[::-1]
    return curve


def delta_h_ratios(gains: FloatArray) -> FloatArray:
    """Return Δh_n / Δh_{n+1} for n from 1 on.

    Where both are 0 the ratio is 1, as nothing changes; where only Δh_{n+1} is 0 it is infinite.
    """
    delta_hs = gains[::-1]
    upper, lower = delta_hs[:-1], delta_hs[1:]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        ratios = upper / lower
    # 0 / 0 is not a number and -x / 0.0 has the wrong sign: both are settled by the numerator
    settled: FloatArray = np.where(lower == 0, np.where(upper == 0, 1.0, np.inf), ratios)
    return settled


def suggest_within(gains: FloatArray, *, low: int, high: int | None, n_drops: int) -> Suggestion:
    """Suggest a number of topics within a range that the tree may not have.

    Parameters
    ----------
    gains : ndarray of float
        The gains of all joins, at most 0.
    low, high : int or int or None
        Range of the answer. A ``high`` that is left out, or beyond the words but one, means these.
    n_drops : int
        How many drops to give as evidence.

    Raises
    ------
    ValueError
        If nothing is left to choose from.
    """
    n_words = len(gains) + 1
    last = n_words - 1 if high is None else min(high, n_words - 1)
    if n_words < 3:
        return Suggestion(n=n_words, low=n_words, high=n_words, drops=())
    if not 2 <= low <= last or n_drops < 1:
        msg = (
            f"low = {low}, high = {last}, n_drops = {n_drops} leave nothing to choose from; "
            f"take 2 <= low <= high <= {n_words - 1} and at least one drop"
        )
        raise ValueError(msg)
    return suggest(gains, low=low, high=last, n_drops=n_drops)


def suggest(gains: FloatArray, *, low: int, high: int, n_drops: int) -> Suggestion:
    """Suggest a number of topics from the sudden drops of Δh_n.

    The paper looks for a large Δh_n / Δh_{n+1}: with the drop at n = 3, four topics are needed.
    Taken alone, the largest ratio misleads on real data at both ends. Among the first joins,
    ratios of losses next to nothing are enormous and mean nothing; so the mean loss of a join, e,
    is added to both losses. Among the last joins, losses grow by a large factor on any smooth
    curve (for losses proportional to a power of 1/n the logarithm of the ratio falls like 1/n), so
    the largest ratio is that of n = 1 nearly always; a weight √n makes up for half of it. Drops
    are ranked by ::

        sharpness(n + 1) = √n · log[(e − Δh_n) / (e − Δh_{n+1})]

    On data with separate topics the drop outweighs all this and the paper's rule decides.

    Parameters
    ----------
    gains : ndarray of float
        The gains of all joins, at most 0.
    low, high : int
        Range of the numbers of topics, 2 ≤ low ≤ high ≤ number of words - 1.
    n_drops : int
        How many drops to give as evidence.
    """
    losses = -gains[::-1]
    numbers = np.arange(low, high + 1)
    sharpness = np.zeros(len(numbers))
    if losses.any():
        relative = losses / losses.max()  # neither vanishes nor overflows in the mean
        smoothed = np.log(relative + relative.mean())
        sharpness = np.sqrt(numbers - 1) * (smoothed[numbers - 2] - smoothed[numbers - 1])
    ratios = delta_h_ratios(gains)
    best = np.argsort(-sharpness, kind="stable")[:n_drops].tolist()
    drops = tuple(
        Drop(
            n=(n := low + index),
            delta_h=0.0 - float(losses[n - 2]),  # 0.0 - x shows no loss as 0, not as -0
            previous_delta_h=0.0 - float(losses[n - 1]),
            ratio=float(ratios[n - 2]),
            sharpness=float(sharpness[index]),
        )
        for index in best
    )
    return Suggestion(n=drops[0].n, low=low, high=high, drops=drops)
