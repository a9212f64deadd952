"""What any list of all nodes must say, and the tree that follows from it."""

from __future__ import annotations

from tests.export.export_samples import shown
from topicgrouper import TopicTree


def check_nodes(tree, records):
    """Compare a list of nodes, as dicts with None for what is missing, with the tree."""
    assert [record["id"] for record in records] == list(range(tree.n_nodes))
    for record in records:
        node = record["id"]
        topic = tree.topic(node=node)
        assert record["topic"] == topic.number
        assert record["parent"] == tree.parent(node=node)
        children = [record[side] for side in ("left", "right") if record[side] is not None]
        assert tuple(children) == tree.children_of(node=node)
        assert record["frequency"] == topic.frequency
        assert record["size"] == topic.size
        assert record["level"] == tree.depth(node=node)
        assert record["delta_h"] == (None if topic.size == 1 else tree.delta_h(topic.n))
        assert record["focus"] == (None if tree.counts is None else tree.focus[node])
        assert tuple(record["words"]) == shown(tree, node)
        assert tuple(record["frequent_words"]) == topic.top_words(5)


def rebuilt(records, *, base_log_likelihood):
    """Make the tree that a list of nodes describes."""
    n_words = (len(records) + 1) // 2
    joins = records[n_words:]
    return TopicTree(
        [(record["left"], record["right"]) for record in joins],
        [record["delta_h"] for record in joins],
        [record["frequency"] for record in records[:n_words]],
        [record["words"][0] for record in records[:n_words]],
        base_log_likelihood=base_log_likelihood,
    )
