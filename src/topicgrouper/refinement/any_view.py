"""A tree at n topics and a refined view of it, seen in the same way."""

from __future__ import annotations

from operator import index as as_index
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.refinement.refined_view import RefinedView
from topicgrouper.tree import TopicTree
from topicgrouper.tree.topic_columns import topic_columns

if TYPE_CHECKING:
    from topicgrouper.tree.topic_columns import TopicColumns

__all__ = ["view_columns"]


def view_columns(
    view: TopicTree | RefinedView, n: SupportsIndex | None = None
) -> tuple[TopicTree, TopicColumns]:
    """Return the tree behind a view, and its topics by falling frequency.

    Parameters
    ----------
    view : TopicTree or RefinedView
        A tree, with ``n``, or a refined view of one.
    n : int, optional
        Number of topics, for a tree.

    Raises
    ------
    TypeError
        If there is neither a tree nor a refined view.
    ValueError
        If n is missing, out of range or not the refined view's.
    """
    if isinstance(view, TopicTree):
        if n is None:
            raise ValueError("A tree has a view for every n: give the number of topics as n=.")
        return view, topic_columns(view, n)
    if not isinstance(view, RefinedView):
        raise TypeError(f"Give a tree or a refined view, not {type(view).__name__}.")
    if n is not None and as_index(n) != view.n:
        raise ValueError(f"n is {n}, but the refined view has {view.n} topics: leave n out.")
    return view.tree, view.columns
