"""Topics as plain values, for commands that do not show a table of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["node_records", "view_records"]


def node_records(
    tree: TopicTree,
    topics: Sequence[Topic],
    n_words: int,
    *,
    against: Literal["sibling", "rest"],
) -> list[dict[str, Any]]:
    """Return topics with their distinctive words, or frequent ones if there are no counts."""
    from topicgrouper.tree.topic_table import node_table  # noqa: PLC0415 - needs NumPy

    table = node_table(tree, [topic.id for topic in topics], n_words, against=against)
    return table.to_records()


def view_records(view: FlatView, n_words: int) -> list[dict[str, Any]]:
    """Return the topics of a view, most distinctive ones first and general ones last."""
    return view.table(n_words).to_records()
