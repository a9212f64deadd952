"""The part of a tree that stays in an update: its finest topics, and the joins above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from topicgrouper.fitting.regrow import levels_to_regrow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic_tree import TopicTree

_BLOCK = 4096
"""Number of documents whose words are added up at a time."""


@dataclass(frozen=True, eq=False)
class Structure:
    """The finest topics of a tree, numbered from 0, and the joins above them."""

    topics: IntArray  # by word of the tree
    children: IntArray  # of the joins above; these are numbered after the finest topics
    nodes: IntArray  # of the tree: those of the finest topics, then those of the joins; -1 if new

    @property
    def n_topics(self) -> int:
        """Number of finest topics."""
        return len(self.children) + 1

    @classmethod
    def of(cls, tree: TopicTree) -> Structure:
        """Return the structure that stays: down to the finest level, and to each named topic.

        Names within groups of words that stay together do not divide them.
        """
        finest = finest_topics(tree)
        passed = set(range(2 * tree.n_words - tree.max_topics))
        passed.difference_update(tree.view(tree.max_topics).nodes.tolist())
        passed.update(finest.tolist(), _nodes_above(tree, finest).tolist())
        names = {node: name for node, name in tree.topic_names.items() if node not in passed}
        named = tree.with_topic_names(names)  # below
        view = named.cut(nodes=finest.tolist()).showing()
        nodes = np.concatenate([view.nodes, _nodes_above(tree, view.nodes)])
        places = np.zeros(tree.n_nodes, dtype=np.int64)
        places[nodes] = np.arange(len(nodes))
        joins = nodes[view.n :] - tree.n_words
        return cls(view.positions, np.sort(places[tree.children[joins]], axis=1), nodes)

    def without_empty(self, topics: IntArray) -> Structure:
        """Return the structure of those finest topics that have words; `topics` of other words."""
        is_left = np.zeros(self.n_topics, dtype=bool)
        is_left[topics[topics >= 0]] = True
        places: list[int | None] = [
            int(place) if left else None
            for place, left in zip(np.cumsum(is_left) - 1, is_left, strict=True)
        ]
        nodes = self.nodes[: self.n_topics][is_left].tolist()
        n_left = len(nodes)
        children: list[list[int]] = []
        for node, (a, b) in zip(self.nodes[self.n_topics :], self.children.tolist(), strict=True):
            pair = [place for place in (places[a], places[b]) if place is not None]
            if len(pair) == 2:
                places.append(n_left + len(children))
                children.append(sorted(pair))
                nodes.append(int(node))
            else:
                places.append(pair[0] if pair else None)
        moved = np.array([-1 if place is None else place for place in places[: self.n_topics]])
        return Structure(
            np.where(topics >= 0, moved[topics], -1),
            np.array(children, dtype=np.int64).reshape(-1, 2),
            np.array(nodes, dtype=np.int64),
        )

    def with_branch(self, words: IntArray, place: int) -> Structure:
        """Return the structure with a new topic of some words beside a node that is not the root.

        A topic that would have no words left keeps its own.
        """
        n_topics = self.n_topics
        topics = self.topics.copy()
        topics[words] = n_topics
        is_empty = np.bincount(topics, minlength=n_topics)[:n_topics] == 0
        topics = np.where(is_empty[self.topics], self.topics, topics)
        n_before = self._joins_until(place)
        nodes = np.arange(len(self.nodes))
        nodes = nodes + (nodes >= n_topics) + (nodes >= n_topics + n_before)
        above = np.where(self.children == place, n_topics + 1 + n_before, nodes[self.children])
        children = np.insert(above, n_before, [nodes[place], n_topics], axis=0)
        olds = np.insert(self.nodes, [n_topics, n_topics + n_before], -1)
        return Structure(topics, np.sort(children, axis=1), olds)

    def side_of(self, words: IntArray, weights: IntArray) -> int:
        """Return that child of the root in which most of the words, weighted, are."""
        left, right = self.children[-1].tolist()
        is_right = np.zeros(len(self.nodes), dtype=bool)
        is_right[right] = True
        for join in range(len(self.children) - 2, -1, -1):
            is_right[self.children[join]] |= is_right[self.n_topics + join]
        of_right = weights[is_right[self.topics[words]]].sum()
        return int(right if 2 * of_right > weights.sum() else left)

    def best_place(
        self, counts: csr_array[Any], topics: IntArray, levels: Sequence[int]
    ) -> int | None:
        """Return the node beside which a new topic, the last of `topics`, is to be.

        A topic is worth what the join with its neighbour costs, where the likelihoods of all levels
        together are highest. None if that is less than for every topic that is there. Otherwise it
        is put as high as it can be, to be seen in small views, if that costs no level more than a
        quarter of its worth.
        """
        alone, without, including = _contents(counts, topics, self.children)
        losses, n_joined = self.losses_by_place(alone, without, including, levels)
        totals = losses.sum(axis=1)
        best = int(totals.argmin())
        worth = without[best] + alone - including[best]
        costs = without[self.children].sum(axis=1) - without[self.n_topics :]
        if worth < costs.min():
            return None
        is_good = (losses - losses[best] <= worth / 4).all(axis=1)
        return int(np.lexsort((totals, -n_joined, ~is_good))[0])

    def losses_by_place(
        self, alone: float, without: FloatArray, including: FloatArray, levels: Sequence[int]
    ) -> tuple[FloatArray, IntArray]:
        """Return the loss of each level beside the finest one, with a new topic beside each node.

        And how many joins are made before that of the new topic.

        The arguments are Σ_d g(f_d) − g(f) of the new topic, and of each node without and with it.

        Joins are made in the order of `best_first`: one that costs less than those it has to wait
        for follows at once. So they are in order of the largest cost among themselves and those
        below, the lower join first. All places are looked at together, as rows.
        """
        n_topics, n_places = self.n_topics, len(self.nodes) - 1
        joining = without + alone - including
        is_at = np.eye(n_places + 1, n_places, dtype=bool)  # node × place: the place is in the node
        orders = np.full((n_places + 1, n_places), -np.inf)
        costs = np.empty((n_places, n_topics))
        keys = np.empty((n_places, n_topics))
        for node in range(n_places + 1):
            if node >= n_topics:
                join = node - n_topics
                left, right = self.children[join]
                cost = np.full(n_places, without[left] + without[right] - without[node])
                cost[is_at[left]] = including[left] + without[right] - including[node]
                cost[is_at[right]] = without[left] + including[right] - including[node]
                is_at[node] |= is_at[left] | is_at[right]
                orders[node] = np.maximum(cost, np.maximum(orders[left], orders[right]))
                costs[:, join], keys[:, join] = cost, orders[node]
            if node < n_places:  # and the join with the new topic just above
                orders[node, node] = max(orders[node, node], joining[node])
                costs[node, -1], keys[node, -1] = joining[node], orders[node, node]
        ranks = np.tile(np.arange(n_topics, dtype=float), (n_places, 1))
        ranks[:, -1] = np.arange(n_places) - n_topics + 0.5
        order = np.lexsort((ranks, keys))
        lost = np.cumsum(np.take_along_axis(costs, order, axis=1), axis=1)
        at_levels = [n_topics - level for level in levels if level <= n_topics]
        return lost[:, at_levels], (order == n_topics - 1).argmax(axis=1)

    def _joins_until(self, node: int) -> int:
        """Return how many joins there are up to that which makes a node."""
        return max(0, node - self.n_topics + 1)


def finest_topics(tree: TopicTree) -> IntArray:
    """Return the nodes of the finest topics that an update keeps, or has kept."""
    if tree.finest is not None:
        return tree.finest
    levels = tree.regrown_at or levels_to_regrow(tree.max_topics)
    return tree.view(levels[-1] if levels else 1).nodes


def structure_nodes(tree: TopicTree) -> IntArray:
    """Return the nodes of the finest topics, and those above."""
    finest = finest_topics(tree)
    return np.concatenate([finest, _nodes_above(tree, finest)])


def _nodes_above(tree: TopicTree, nodes: IntArray) -> IntArray:
    """Return the nodes that contain others, in the order of the joins."""
    parents = tree.layout.parents
    above: set[int] = set()
    for node in nodes.tolist():
        parent = int(parents[node])
        while parent < tree.n_nodes and parent not in above:
            above.add(parent)
            parent = int(parents[parent])
    return np.array(sorted(above), dtype=np.int64)


def _contents(
    counts: csr_array[Any], topics: IntArray, children: IntArray
) -> tuple[float, FloatArray, FloatArray]:
    """Return Σ_d g(f_d) − g(f) of the last topic, and of each node without and with its words."""
    n_topics = len(children) + 1
    in_nodes = np.eye(n_topics + 1, 2 * n_topics)  # of topics; the last node has no words
    in_nodes[-1] = 0
    for node, pair in enumerate(children, start=n_topics):
        in_nodes[:, node] = in_nodes[:, pair].sum(axis=1)
    of_words, in_last = csr_array(in_nodes)[topics], (topics == n_topics).astype(np.float64)
    h, added, totals = np.zeros((3, 2 * n_topics))
    for first in range(0, counts.shape[0], _BLOCK):
        rows = counts[first : first + _BLOCK]
        sums, last = csr_array(rows @ of_words), rows @ in_last
        h += np.bincount(sums.indices, xlogy(sums.data, sums.data), 2 * n_topics)
        totals += np.bincount(sums.indices, sums.data, 2 * n_topics)
        has_last = np.flatnonzero(last)
        without = sums[has_last].toarray()
        including = without + last[has_last, None]
        added += (xlogy(including, including) - xlogy(without, without)).sum(axis=0)
    with_last = totals + float(in_last @ np.asarray(counts.sum(axis=0)))
    without, including = h - xlogy(totals, totals), h + added - xlogy(with_last, with_last)
    return float(including[-1]), without[:-1], including[:-1]
