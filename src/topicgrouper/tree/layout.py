"""The positions of all nodes of a tree.

Words are ordered as in a depth-first walk down the tree, left child first. In this order the words
of any node are adjacent: a node is a range of positions, and the topics of a T(n) are consecutive
ranges.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.frozen import frozen

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import Frequencies, IntArray


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
