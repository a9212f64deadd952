"""The slow, obvious oracle: every draw of m values, one by one."""

from __future__ import annotations

from itertools import combinations

import numpy as np

__all__ = ["all_sums", "exact_tail"]


def all_sums(values, size):
    """Return the sums of all draws of `size` different values, sorted."""
    return np.sort([sum(draw) for draw in combinations(values.tolist(), size)])


def exact_tail(sums, x):
    """Return the share of draws with a sum of at least x."""
    return float(np.mean(sums >= x - 1e-9))
