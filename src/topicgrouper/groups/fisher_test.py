"""Fisher's exact test of many groups at once, and its adjustment for the number of tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.special import gammaln

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.common.frozen import FloatArray, IntArray

_EQUAL = 1e-7
"""Relative difference below which two probabilities count as equal, as in R and SciPy."""


def fisher_p_values(counts: npt.NDArray[Any], sizes: IntArray) -> FloatArray:
    """Return the two-sided p value of each number of documents, topics × groups.

    Of the N documents of all groups, K have the topic. If m of the N are drawn at random, k of
    them have the topic with the probability ``C(K, k)·C(N−K, m−k) / C(N, m)``. The p value of a
    group is the sum of the probabilities of all k that are no more probable than its own. This
    takes ``min(K, m)`` steps per cell, so at most N per topic.
    """
    n = int(sizes.sum())
    logs = gammaln(np.arange(n + 1) + 1.0)  # of factorials
    p_values = np.ones(counts.shape)
    for row, of_groups in enumerate(counts):
        total = int(of_groups.sum())
        least = np.maximum(total + sizes - n, 0)
        numbers = np.minimum(total, sizes) - least + 1
        starts = np.cumsum(numbers) - numbers
        k = np.arange(numbers.sum()) + np.repeat(least - starts, numbers)
        size = np.repeat(sizes, numbers)
        scores = -(logs[k] + logs[total - k] + logs[size - k] + logs[n - total - size + k])
        own = scores[starts + of_groups - least] + _EQUAL
        scores[scores > np.repeat(own, numbers)] = -np.inf
        choices = logs[total] + logs[n - total] + logs[size] + logs[n - size] - logs[n]
        p_values[row] = np.add.reduceat(np.exp(scores + choices), starts)
    return np.minimum(p_values, 1.0)


def adjusted(p_values: FloatArray) -> FloatArray:
    """Adjust p values for their number, by Benjamini and Hochberg; NaN are not counted.

    The i-th smallest of m becomes p·m/i, or what a larger one becomes if that is less.
    """
    found = np.full(p_values.shape, np.nan)
    places = np.flatnonzero(~np.isnan(p_values))
    falling = places[np.argsort(p_values.flat[places])][::-1]
    scaled = p_values.flat[falling] * (len(falling) / np.arange(len(falling), 0, -1))
    found.flat[falling] = np.minimum(np.minimum.accumulate(scaled), 1.0)
    return found
