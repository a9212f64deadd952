"""Trees as linkage matrices of SciPy."""

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
    """Return the linkage matrix of a tree: two nodes, height and size of each join.

    Parameters
    ----------
    children : ndarray of shape (words - 1, 2)
        The joins.
    gains : ndarray of shape (words - 1,)
        Their gains.
    sizes : ndarray of shape (nodes,)
        Number of words of all nodes.
    heights : {"rank", "loss"}
        See `TopicTree.to_linkage`.

    Returns
    -------
    ndarray of shape (words - 1, 4)

    Raises
    ------
    ValueError
        If `heights` is unknown.
    """
    if heights not in get_args(Heights):
        msg = f'heights must be "rank" or "loss", got {heights!r}'
        raise ValueError(msg)
    matrix = np.empty((len(children), 4))
    matrix[:, :2] = children
    matrix[:, 2] = np.arange(1, len(children) + 1) if heights == "rank" else np.cumsum(-gains)
    matrix[:, 3] = sizes[len(children) + 1 :]
    return matrix
