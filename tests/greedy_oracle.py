"""The greedy tree by brute force, fast enough for a few hundred words.

All pairs are kept in one table and the first largest is joined. Rows and columns are in the order
of their node ids, so the first in reading order is the one that the tie rule names.
"""

from __future__ import annotations

import numpy as np

from topicgrouper._compiled import fixed_point_g, fixed_point_shift
from topicgrouper.kernel import Joins, to_whole_counts


def greedy_joins(counts):
    """Return the joins of any counts in which every word occurs."""
    whole = to_whole_counts(counts)
    topics = whole.counts.toarray().T.astype(np.int64)
    words = len(topics)
    shift = fixed_point_shift(int(topics.sum()))
    nodes = np.arange(words)
    gains = np.array([_gains_with(topics, i, shift) for i in range(words)])
    children, joined_gains = [], []
    for made in range(words, 2 * words - 1):
        in_order = np.where(np.tri(len(nodes), dtype=bool), np.iinfo(np.int64).min, gains)
        first, second = np.unravel_index(np.argmax(in_order), gains.shape)
        children.append((nodes[first], nodes[second]))
        joined_gains.append(gains[first, second])
        together = topics[first] + topics[second]
        topics = np.vstack([np.delete(topics, [first, second], axis=0), together])
        nodes = np.append(np.delete(nodes, [first, second]), made)
        gains = np.delete(np.delete(gains, [first, second], axis=0), [first, second], axis=1)
        row = _gains_with(topics, len(topics) - 1, shift)
        gains = np.vstack([np.column_stack([gains, row[:-1]]), row])
    losses = np.ldexp(np.array(joined_gains, dtype=np.float64), -shift) / whole.scale
    return Joins(np.array(children, dtype=np.int64).reshape(-1, 2), np.minimum(losses, 0.0))


def _gains_with(topics, one, shift):
    within = _j(topics, topics[one][None, :], shift).sum(axis=1)
    totals = topics.sum(axis=1)
    return within - _j(totals, totals[one], shift)


def _j(a, b, shift):
    return _g(a + b, shift) - _g(a, shift) - _g(b, shift)


def _g(values, shift):
    values = np.asarray(values)
    return fixed_point_g(values.ravel().astype(np.uint64), shift).reshape(values.shape)
