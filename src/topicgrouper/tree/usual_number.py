"""How many topics to show where nobody has said a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["usual_n"]


def usual_n(tree: TopicTree, *, low: int = 20, high: int = 200) -> int:
    """Suggest a number of topics that a table can show.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    low, high : int
        The range of the suggestion for thousands of words. With fewer words it lies lower, so that
        a topic has four words on average at least: twenty topics of thirty words would show nearly
        every word alone.
    """
    n_words = tree.n_words
    last = max(2, min(high, n_words // 4, n_words - 1))
    return tree.suggest_n(min(low, max(2, n_words // 20), last), last).n
