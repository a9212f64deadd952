"""The greedy tree by brute force, fast enough for a few hundred words.

All pairs are kept in one table and the first largest is joined. Rows and columns are in the order
of their node ids, so the first in reading order is the one that the tie rule names.
"""

from __future__ import annotations

import numpy as np

from topicgrouper._compiled import fixed_point_g, fixed_point_shift
from topicgrouper.kernel.agglomerate import Joins
from topicgrouper.kernel.whole_counts import to_whole_counts


def greedy_joins(counts):
    """Return the joins of any counts in which every word occurs."""
    whole = to_whole_counts(counts)
    topics = whole.counts.toarray().T.astype(np.int64)
    words = len(topics)
    shift = fixed_point_shift(int(topics.sum()))
    nodes, h = np.arange(words), _h(topics, shift)
    gains = _without_pairs(words)
    for i in range(words):
        gains[i, i + 1 :] = _h(topics[i + 1 :] + topics[i], shift) - h[i + 1 :] - h[i]
    children, joined_gains = [], []
    for made in range(words, 2 * words - 1):
        first, second = np.unravel_index(np.argmax(gains), gains.shape)
        children.append((nodes[first], nodes[second]))
        joined_gains.append(gains[first, second])
        together = topics[first] + topics[second]
        others = np.delete(np.arange(len(nodes)), [first, second])
        former, gains = gains, _without_pairs(len(nodes) - 1)
        gains[:-1, :-1] = former[np.ix_(others, others)]
        topics = np.vstack([topics[others], together])
        nodes = np.append(nodes[others], made)
        h = np.append(h[others], _h(topics[-1:], shift))
        gains[:-1, -1] = _h(topics[:-1] + together, shift) - h[:-1] - h[-1]
    losses = np.ldexp(np.array(joined_gains, dtype=np.float64), -shift) / whole.scale
    return Joins(np.array(children, dtype=np.int64).reshape(-1, 2), np.minimum(losses, 0.0))


def _without_pairs(n):
    """Return a table in which no pair is worth joining; only those above its diagonal will be."""
    return np.full((n, n), np.iinfo(np.int64).min)


def _h(topics, shift):
    """Return the part of each topic's h that joins change: Σ_d g(f_d(t)) − g(f(t))."""
    return _g(topics, shift).sum(axis=1) - _g(topics.sum(axis=1), shift)


def _g(values, shift):
    return fixed_point_g(values.ravel().astype(np.uint64), shift).reshape(values.shape)
