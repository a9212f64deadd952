"""Cuts through the tree: sets of nodes that cover every word exactly once.

In the order of the layout each node is a range of positions, so a cut is a sequence of ranges
without gaps or overlaps. Checks and labels take time linear in the number of words.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.tree.lookup import name_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.tree.layout import Layout
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_NAMED = 5


def nodes_at(layout: Layout, n: int) -> IntArray:
    """Return the nodes that are the topics of T(n), by rising id.

    After the first ``n_words - n`` joins, a topic is a node that exists but whose parent does not
    exist yet. This does not depend on the gains; a cut by height would, as heights tie.
    """
    n_existing = 2 * layout.n_words - n
    nodes = np.flatnonzero(layout.parents[:n_existing] >= n_existing)
    return nodes.astype(np.int64, copy=False)


def cut_labels(layout: Layout, nodes: IntArray) -> IntArray:
    """Return the node of a cut that contains each word, in time linear in the words."""
    starts = layout.starts[nodes]
    node_at = np.zeros(layout.n_words, dtype=np.int64)
    node_at[starts] = nodes
    # the topic of a position is the last one that starts at or before it
    last_start = np.zeros(layout.n_words, dtype=np.int64)
    last_start[starts] = starts
    np.maximum.accumulate(last_start, out=last_start)
    labels = np.empty(layout.n_words, dtype=np.int64)
    labels[layout.order] = node_at[last_start]
    return labels


def check_cut(tree: TopicTree, nodes: Sequence[int]) -> None:
    """Check that nodes cover every word exactly once; the error names topics."""
    layout = tree.layout
    missing = []
    end, last = 0, -1
    for node in sorted(nodes, key=lambda node: (layout.starts[node], -layout.sizes[node])):
        start = int(layout.starts[node])
        if start < end:
            raise ValueError(
                f"topic {name_of(tree, node)} is listed twice; list every topic once"
                if node == last
                else f"topic {name_of(tree, last)} contains topic {name_of(tree, node)}; "
                "list only one of them"
            )
        missing += _largest_within(layout, end, start)
        end, last = start + int(layout.sizes[node]), node
    missing += _largest_within(layout, end, layout.n_words)
    if missing:
        n_words = int(layout.sizes[missing].sum())
        names = [name_of(tree, node) for node in missing[:_MAX_NAMED]]
        more = f" and {len(missing) - _MAX_NAMED:,} more" if len(missing) > _MAX_NAMED else ""
        words = "1 word is" if n_words == 1 else f"{n_words:,} words are"
        raise ValueError(f"{words} not in any of these topics; add {', '.join(names)}{more}")


def cut_log_likelihood(tree: TopicTree, labels: IntArray) -> float:
    """Return log q of a cut: log q of single words plus the gains of all joins in its nodes."""
    layout = tree.layout
    firsts = layout.order[layout.starts[tree.n_words :]]
    has_happened = layout.sizes[tree.n_words :] <= layout.sizes[labels[firsts]]
    n_joins = int(has_happened.sum())
    n = tree.n_words - n_joins
    if n <= tree.max_topics and has_happened[:n_joins].all():  # T(n), whose likelihood is known
        return tree.log_likelihood(n)
    return tree.base_log_likelihood + math.fsum(tree.gains[has_happened].tolist())


def smallest_common(layout: Layout, first: int, second: int) -> int:
    """Return the smallest node that contains both of two nodes."""
    while first != second:
        # a parent has a larger id than its children, so the smaller id has to go up
        if first < second:
            first = int(layout.parents[first])
        else:
            second = int(layout.parents[second])
    return first


def _largest_within(layout: Layout, start: int, end: int) -> list[int]:
    """Return the smallest set of nodes with exactly the words at the positions start to end."""
    found = []
    while start < end:
        node = int(layout.order[start])
        parent = int(layout.parents[node])
        while (
            parent < len(layout.parents)
            and layout.starts[parent] == start
            and start + layout.sizes[parent] <= end
        ):
            node, parent = parent, int(layout.parents[parent])
        found.append(node)
        start += int(layout.sizes[node])
    return found
