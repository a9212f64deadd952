"""The slow, obvious Topic Grouper that every fast path is tested against.

`h` and `delta_h` are the paper's equations as printed, with the terms in ``|d|`` and ``i(t)`` in
place. `naive_joins` evaluates every pair at every step in fixed point and applies the tie rule: it
defines the tree.
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.kernel.agglomerate import Joins, no_joins
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import ArrayLike, NDArray


def h(topic: Iterable[int], counts: ArrayLike) -> float:
    """Return h(t), a topic's part of the log likelihood (paper, equation for h(t))."""
    f_d = np.asarray(counts, dtype=np.float64)
    words = list(topic)
    length_d = f_d.sum(axis=1)
    f_d_t = f_d[:, words].sum(axis=1)
    f_w = f_d[:, words].sum(axis=0)
    f_t = f_w.sum()
    holds = f_d_t > 0
    by_document = f_d_t[holds] * (np.log(f_d_t[holds]) - np.log(length_d[holds]))
    i_t = (f_w * np.log(f_w)).sum()
    return float(by_document.sum() + i_t - f_t * np.log(f_t))


def delta_h(s: Iterable[int], t: Iterable[int], counts: ArrayLike) -> float:
    """Return Δh(s, t) = h(s ∪ t) - h(s) - h(t), the gain of joining two disjoint topics."""
    s, t = list(s), list(t)
    return h([*s, *t], counts) - h(s, counts) - h(t, counts)


def fixed_point_shift(total: int) -> int:
    """Return the shift for which g(total)·2^shift stays below 2^62 (log x < bits of x)."""
    return 62 - (total * total.bit_length()).bit_length()


@lru_cache(maxsize=1 << 20)
def fixed_point_g(x: int, shift: int) -> int:
    """Return g(x) = x·log x in steps of 2^-shift, rounded to the nearest whole number."""
    if x < 2:
        return 0
    with localcontext() as context:
        context.prec = 50
        value = Decimal(x) * Decimal(x).ln() * (1 << shift)
        return int(value.to_integral_value())


def naive_joins(counts: Any, *, known: Joins | None = None) -> Joins:
    """Join topics by evaluating every pair at every step.

    Takes time of the order |V|³·|D|: meant for tests on small data.
    """
    whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
    f_d = whole.counts.toarray().T.astype(np.int64)  # topics by documents
    shift = fixed_point_shift(int(f_d.sum()))
    nodes = list(range(len(f_d)))
    children: list[tuple[int, int]] = []
    gains: list[int] = []

    def join(i: int, j: int) -> None:
        nonlocal f_d, nodes
        children.append((i, j))
        s, t = nodes.index(i), nodes.index(j)
        f_d = np.vstack([np.delete(f_d, [s, t], axis=0), f_d[s] + f_d[t]])
        nodes = [node for node in nodes if node not in (i, j)]
        nodes.append(whole.counts.shape[1] + len(children) - 1)

    before = no_joins() if known is None else known
    for i, j in before.children.tolist():
        join(i, j)
    while len(nodes) > 1:
        pair_gains = fixed_point_gains(f_d, shift)
        best, i, j = min(
            (-int(pair_gains[i, j]), *_by_node(nodes, i, j))
            for i in range(len(nodes))
            for j in range(i)
        )
        join(i, j)
        gains.append(-best)
    losses = np.ldexp(np.array(gains, dtype=np.float64), -shift) / whole.scale
    return Joins(
        children=np.array(children, dtype=np.int64).reshape(-1, 2),
        gains=np.concatenate([before.gains, np.minimum(losses, 0.0)]),
    )


def fixed_point_gains(f_d: NDArray[np.int64], shift: int) -> NDArray[np.int64]:
    """Return the fixed-point gains of all pairs of topics."""
    totals = f_d.sum(axis=1)
    within = _fixed_point_j(f_d[:, None, :], f_d[None, :, :], shift).sum(axis=2)
    result: NDArray[np.int64] = within - _fixed_point_j(totals[:, None], totals[None, :], shift)
    return result


def _fixed_point_j(a: NDArray[np.int64], b: NDArray[np.int64], shift: int) -> NDArray[np.int64]:
    """Return J(a, b) = g(a+b) - g(a) - g(b), element by element."""
    result: NDArray[np.int64] = _fixed_point_gs(a + b, shift)
    return result - _fixed_point_gs(a, shift) - _fixed_point_gs(b, shift)


def _fixed_point_gs(values: NDArray[np.int64], shift: int) -> NDArray[np.int64]:
    distinct, places = np.unique(values, return_inverse=True)
    table = np.array([fixed_point_g(int(x), shift) for x in distinct], dtype=np.int64)
    return table[places].reshape(values.shape)


def _by_node(nodes: list[int], i: int, j: int) -> tuple[int, int]:
    return min(nodes[i], nodes[j]), max(nodes[i], nodes[j])
