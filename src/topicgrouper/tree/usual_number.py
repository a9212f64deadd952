"""The default number of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["usual_n"]


def usual_n(tree: TopicTree, *, low: int = 20, high: int = 200) -> int:
    """Return a suggested number of topics that fits into a table.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    low, high : int, default=20, 200
        The range of the suggestion for trees with thousands of words. For smaller trees the range
        is lower, with at least four words per topic on average.

    Returns
    -------
    int
    """
    n_words = tree.n_words
    last = max(2, min(high, n_words // 4, n_words - 1))
    return tree.suggest_n(min(low, max(2, n_words // 20), last), last).n
