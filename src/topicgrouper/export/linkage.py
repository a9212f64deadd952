"""The tree as a linkage matrix in NumPy's file format."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO

from numpy.lib.format import write_array

if TYPE_CHECKING:
    from topicgrouper.tree.linkage import Heights
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["write_linkage"]


def write_linkage(tree: TopicTree, file: BinaryIO, *, heights: Heights = "rank") -> None:
    """Write the linkage matrix for `scipy.cluster.hierarchy` as ``.npy``.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    file : BinaryIO
        Where to write.
    heights : {"rank", "loss"}, default="rank"
        See `TopicTree.to_linkage`. With "rank", SciPy's ``fcluster`` with ``criterion="maxclust"``
        returns exactly T(n).
    """
    write_array(file, tree.to_linkage(heights), allow_pickle=False)
