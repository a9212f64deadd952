"""The tree as a linkage matrix in NumPy's file format."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from numpy.lib.format import write_array

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import Heights, TopicTree

__all__ = ["write_linkage"]


def write_linkage(tree: TopicTree, file: BinaryIO, *, heights: Heights = "rank") -> None:
    """Write the linkage matrix for ``scipy.cluster.hierarchy`` as ``.npy``.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    heights : {"rank", "loss"}, default="rank"
        See `TopicTree.to_linkage`. With "rank", SciPy's ``fcluster`` with ``criterion="maxclust"``
        returns exactly T(n).

    See Also
    --------
    topicgrouper.TopicTree.to_linkage : The same without a file.
    export : Write any format by name.

    Examples
    --------
    >>> from pathlib import Path
    >>> import numpy as np
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import write_linkage
    >>> with Path("tree.npy").open("wb") as file:
    ...     write_linkage(fit_tree([[3, 2, 0], [1, 2, 1], [0, 0, 2]]), file)
    >>> np.load("tree.npy")
    array([[0., 1., 1., 2.],
           [2., 3., 2., 3.]])
    """
    write_array(file, tree.to_linkage(heights), allow_pickle=False)
