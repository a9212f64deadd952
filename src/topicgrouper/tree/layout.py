"""The positions of all nodes of a tree, and cuts: nodes that have every word exactly once.

Words are ordered as in a depth-first walk down the tree, left child first. In this order the words
of any node are adjacent: a node is a range of positions, and the topics of a T(n) are consecutive
ranges without gaps or overlaps. Checks and labels of a cut take time linear in the number of words.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import FloatArray, Frequencies, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

_MAX_NAMED = 5


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Positions, sizes and depths of all nodes, by node id.

    The root has the id after its own as its parent, so cuts need no special case. Node ``t`` has
    the words ``order[starts[t] : starts[t] + sizes[t]]``; ``depths`` counts the joins above it.
    """

    parents: IntArray
    sizes: IntArray
    starts: IntArray
    depths: IntArray
    order: IntArray

    @property
    def n_words(self) -> int:
        """Number of words in the tree."""
        return len(self.order)

    def sums(self, values: NDArray[Any]) -> FloatArray:
        """Return the sum of the values of the words of each node."""
        until = np.concatenate([[0.0], np.cumsum(values[self.order])])
        return np.asarray(until[self.starts + self.sizes] - until[self.starts])


def lay_out(children: IntArray) -> Layout:
    """Compute the layout of a tree in time linear in its words, whatever its depth.

    Children have smaller ids than their parent, so rising ids visit children first and falling ids
    visit parents first.
    """
    n_words = len(children) + 1
    n_nodes = 2 * n_words - 1
    parents = np.full(n_nodes, n_nodes, dtype=np.int64)
    parents[children.ravel()] = np.repeat(np.arange(n_words, n_nodes), 2)

    joins = children.tolist()  # indexing an array element by element is ten times slower
    sizes = [1] * n_words
    for left, right in joins:
        sizes.append(sizes[left] + sizes[right])

    starts = [0] * n_nodes
    depths = [0] * n_nodes
    for node in range(n_nodes - 1, n_words - 1, -1):
        left, right = joins[node - n_words]
        starts[left] = starts[node]
        starts[right] = starts[node] + sizes[left]
        depths[left] = depths[right] = depths[node] + 1

    positions = np.array(starts, dtype=np.int64)
    order = np.empty(n_words, dtype=np.int64)
    order[positions[:n_words]] = np.arange(n_words)
    return Layout(
        parents=frozen(parents),
        sizes=frozen(np.array(sizes, dtype=np.int64)),
        starts=frozen(positions),
        depths=frozen(np.array(depths, dtype=np.int64)),
        order=frozen(order),
    )


def node_frequencies(children: IntArray, *, word_frequencies: Frequencies) -> Frequencies:
    """Return the sum of the word frequencies of every node, known not to overflow."""
    frequencies = word_frequencies.tolist()
    for left, right in children.tolist():
        frequencies.append(frequencies[left] + frequencies[right])
    if word_frequencies.dtype.kind == "i":
        return frozen(np.array(frequencies, dtype=np.int64))
    return frozen(np.array(frequencies, dtype=np.float64))


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
            called = tree.reference(node=node)
            if node == last:
                raise ValueError(f"topic {called} is listed twice; list each topic once")
            above = tree.reference(node=last)
            raise ValueError(f"topic {above} contains topic {called}; list only one of them")
        missing += _largest_within(layout, end, start)
        end, last = start + int(layout.sizes[node]), node
    missing += _largest_within(layout, end, layout.n_words)
    if missing:
        n_words = int(layout.sizes[missing].sum())
        names = [tree.reference(node=node) for node in missing[:_MAX_NAMED]]
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


def parts_among(layout: Layout, node: int, nodes: Iterable[int]) -> list[int]:
    """Return those of some nodes that are inside another one."""
    start, size = layout.starts[node], layout.sizes[node]
    return [
        other
        for other in nodes
        if start <= layout.starts[other] < start + size and layout.sizes[other] < size
    ]


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
