"""The tree as SciPy's hierarchical clustering has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray, IntArray

__all__ = ["Heights", "linkage_matrix"]

Heights = Literal["rank", "loss"]


def linkage_matrix(
    children: IntArray, *, gains: FloatArray, sizes: IntArray, heights: Heights
) -> FloatArray:
    """Return the linkage matrix of a tree: two nodes, height and size for each join.

    Parameters
    ----------
    children : ndarray of int
        The joins.
    gains : ndarray of float
        Their gains.
    sizes : ndarray of int
        Number of words of all nodes.
    heights : Heights
        "rank" or "loss", as described at `TopicTree.to_linkage`.
    """
    if heights not in get_args(Heights):
        msg = f'heights = {heights!r} is unknown; choose "rank" or "loss"'
        raise ValueError(msg)
    matrix = np.empty((len(children), 4))
    matrix[:, :2] = children
    matrix[:, 2] = np.arange(1, len(children) + 1) if heights == "rank" else np.cumsum(-gains)
    matrix[:, 3] = sizes[len(children) + 1 :]
    return matrix
