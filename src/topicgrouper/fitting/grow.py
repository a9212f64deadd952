"""A tree that grows with its documents: the structure stays, and words move within it.

Two fits to nearly the same documents give trees that differ, since joins near the leaves decide
everything above, but many trees are about equally likely. So the finest topics of the tree that is
there and all joins above them are kept. New words go to the finest topic that suits them best; then
words move between these topics as in `topicgrouper.regrow`, where a move counts by what it adds to
the likelihoods of several levels together. The words within each of the finest topics are joined as
in a fit, all gains are worked out from the new counts, and the joins are put in order again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import rel_entr, xlogy

from topicgrouper.common.sparse import column_sizes, column_sums
from topicgrouper.fitting.group_joins import (
    group_counts,
    join_groups,
    join_within_groups,
    order_joins_by_cost,
    roots_after,
)
from topicgrouper.fitting.prepared_counts import mixed
from topicgrouper.fitting.regrow import (
    MIN_WORDS_PER_TOPIC,
    add_above,
    in_order_of_content,
    levels_to_regrow,
    moved_within,
)
from topicgrouper.fitting.word_moves import CountsByWord, assign_new_words
from topicgrouper.kernel.agglomerate import Joins
from topicgrouper.tree.curve import BORDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.common.progress import Progress
    from topicgrouper.fitting.prepared_counts import PreparedCounts
    from topicgrouper.tree.topic import TopicName
    from topicgrouper.tree.topic_tree import TopicTree

_PASSES = 7
_FOUNDING_PASSES = 3  # of these, before a new topic gets its place
_MIN_BITS = 0.5  # that a typical word of the new documents tells

_BLOCK = 4096
"""Number of documents whose words are added up at a time."""


def update_tree(
    start: TopicTree,
    prepared: PreparedCounts,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> TopicTree:
    """Return a tree of new counts with the structure of one that is there.

    Topics of the structure keep their numbers and names; so do single words, and topics below the
    structure whose words are still together, and alone.
    """
    places = [start.index_of(word) for word in prepared.words]
    old = np.array([-1 if place is None else place for place in places], dtype=np.int64)
    if (old < 0).all():
        raise ValueError("start= has none of these words; pass a vocabulary with its words")
    # A group of words that stay together moves, and is joined, as if it were a word.
    units = _units(start, old)
    _, firsts = np.unique(units, return_index=True)
    first = order_joins_by_cost(
        join_within_groups(prepared.whole, units, n_jobs=n_jobs, memory_limit=memory_limit),
        n_words=len(units),
    )
    whole = group_counts(prepared.whole, units) if len(first.gains) else prepared.whole
    structure = KeptTree.of(start)
    structure = structure.without_empty(np.where(old >= 0, structure.topics[old], -1)[firsts])
    topics, above = np.zeros_like(structure.topics), Joins(structure.children, np.empty(0))
    levels: tuple[int, ...] = ()
    if structure.n_topics > 1:
        news = _news(start, whole.counts, old, weights=prepared.weights)
        whole = replace(whole, counts=in_order_of_content(whole.counts))
        by_word = CountsByWord.of(whole)
        placed = assign_new_words(by_word, structure.topics, n_topics=structure.n_topics)
        structure = replace(structure, topics=placed)
        moving = partial(_moved, by_word, n_jobs=n_jobs, progress=progress)
        n_passes = 0
        if len(news) >= MIN_WORDS_PER_TOPIC:
            structure = _with_branch(whole.counts, structure, news, moving)
            n_passes = _FOUNDING_PASSES
        levels = _levels(structure)
        topics, above = moving(structure, passes=_PASSES - n_passes, after=n_passes)
    within = join_within_groups(whole, topics, n_jobs=n_jobs, memory_limit=memory_limit)
    joins = order_joins_by_cost(join_groups(within, topics, above), n_last=structure.n_last)
    joins = add_above(first, roots_after(first, n_words=len(units))[firsts], joins)
    numbers, names, finest = _references(start, structure, joins, words=old, topics=topics[units])
    return prepared.tree(
        joins,
        regrown_at=[level for level in levels if level < len(firsts)],
        max_topics=len(firsts),
        numbers=numbers,
        last_number=start.last_number,
        kept_topics=finest,
        topic_names=names,
    )


def _news(
    start: TopicTree, counts: csr_array[Any], old: IntArray, *, weights: csr_array[Any]
) -> IntArray:
    """Return the words that are typical of the documents that the tree has not seen.

    The columns of `counts` may be groups of words; `weights` are those of words, as given.

    If old and new documents were alike, a word in n documents would be in the new ones with a share
    of s with a probability of at most exp(-n·KL(s‖q)), where q is the share of the new documents.
    If n·KL > log V, fewer than one of V words is expected to be found by chance. Besides, a typical
    word has a KL of at least half a bit.
    """
    if start.counts is None:
        return np.empty(0, dtype=np.int64)
    is_new = _new_documents(start.counts, weights, old)
    n_all, n_new = column_sizes(counts), column_sizes(csr_array(counts[is_new]))
    q, shares = is_new.mean(), n_new / n_all
    nats = rel_entr(shares, q) + rel_entr(1 - shares, 1 - q)
    is_typical = (nats >= _MIN_BITS * np.log(2)) & (n_all * nats > np.log(len(old)))
    return np.flatnonzero(is_typical & (shares > q))


def _new_documents(
    known: csr_array[Any], counts: csr_array[Any], old: IntArray
) -> NDArray[np.bool_]:
    """Return which documents are not among the known ones, by the words that were known.

    Of documents that are alike, those with the fewest new words are the known ones.
    """
    marks = np.array(_marks(known.shape[1]), dtype=np.uint64)
    n_known = Counter((_mixed_values(known) @ marks).tolist())
    values = _mixed_values(counts)
    sums = (values @ np.where(old < 0, np.uint64(0), marks[old])).tolist()
    contents = values @ np.array(_marks(len(old)), dtype=np.uint64)
    is_new = np.ones(len(sums), dtype=bool)
    for row in np.lexsort((contents, counts @ (old < 0))).tolist():
        if n_known[sums[row]]:
            n_known[sums[row]] -= 1
            is_new[row] = False
    return is_new


def _mixed_values(counts: csr_array[Any]) -> csr_array[Any]:
    values = mixed(counts.data.astype(np.float64).view(np.uint64))
    return csr_array((values, counts.indices, counts.indptr), shape=counts.shape)


def _with_branch(
    counts: csr_array[Any],
    structure: KeptTree,
    words: IntArray,
    moving: partial[tuple[IntArray, Joins]],
) -> KeptTree:
    """Return the structure with a topic of some words, and of others that suit them.

    The topic first finds its words just below the root, where it competes with others at every
    level; then it gets its place, if it deserves one.
    """
    found = structure.with_branch(words, structure.side_of(words, column_sums(counts)[words]))
    topics, _ = moving(found, passes=_FOUNDING_PASSES)
    place = structure.best_place(counts, topics, _levels(found))
    if place is None:
        return structure
    return replace(structure.with_branch(words, place), topics=topics)


def _levels(structure: KeptTree) -> tuple[int, ...]:
    n_topics = structure.n_topics
    levels = levels_to_regrow(len(structure.topics), has_border=structure.n_last > 0)
    return (*(level for level in levels if level < n_topics), n_topics)


def _moved(
    by_word: CountsByWord,
    structure: KeptTree,
    *,
    passes: int,
    after: int = 0,
    n_jobs: int | None,
    progress: Progress | None,
) -> tuple[IntArray, Joins]:
    """Return the finest topic of each word after all moves, and the joins above with new gains."""

    def report(number: int, share: float) -> None:
        if progress is not None:
            number += after
            note = f"Moving words, pass {number} of {_PASSES}"
            progress((number - 1 + share) / _PASSES, note)

    return moved_within(
        by_word,
        structure.topics,
        structure.children,
        levels=_levels(structure),
        passes=passes,
        n_jobs=n_jobs,
        report=report,
    )


def _units(start: TopicTree, old: IntArray) -> IntArray:
    """Return the units that move: the groups of the tree, and other words each for itself.

    Units are numbered by their first words, so words whose groups have lost all others keep their
    columns.
    """
    labels = np.arange(start.n_words, start.n_words + len(old))
    if start.max_topics < start.n_words:
        groups = start.view(start.max_topics).positions
        labels = np.where(old >= 0, groups[old], labels)
    _, firsts, units = np.unique(labels, return_index=True, return_inverse=True)
    return np.unique(firsts[units], return_inverse=True)[1]


def _references(
    start: TopicTree, structure: KeptTree, joins: Joins, *, words: IntArray, topics: IntArray
) -> tuple[IntArray, dict[int, TopicName], list[int]]:
    """Return the numbers of all nodes, the names of those that had one, and the finest topics.

    `words` are those of the old tree, -1 for new ones, `topics` the finest topics of words.
    """
    # Sums of one number per word, whose bits look random, tell sets of words apart.
    marks = _marks(len(words))
    of_topics = [0] * structure.n_topics
    for mark, topic in zip(marks, topics.tolist(), strict=True):
        of_topics[topic] += mark
    node_of = {total: node for node, total in enumerate(_sums(marks, joins.children))}
    kept = [node_of[total] for total in _sums(of_topics, structure.children)]
    old_of = {
        node: old for node, old in zip(kept, structure.nodes.tolist(), strict=True) if old >= 0
    }
    taken = set(old_of.values())
    # Words, but for those that are now the only ones of a topic, or were and are no more.
    old_of |= {
        word: old
        for word, old in enumerate(words.tolist())
        if old >= 0 and old not in taken and word not in old_of
    }
    # Below: the smallest topic that has all words of an old one and, of others, new ones alone.
    old_marks = _marks(start.n_words)
    same = {total: node for node, total in enumerate(_sums(old_marks, start.children))}
    taken.update(old_of.values())
    of_old_words = _sums([0 if old < 0 else old_marks[old] for old in words], joins.children)
    for node, total in enumerate(of_old_words):
        old = same.get(total)
        if old is not None and node not in old_of and old not in taken:
            old_of[node] = old
            taken.add(old)
    n_words, n_nodes = len(words), len(of_old_words)
    numbers = np.zeros(n_nodes, dtype=np.int64)
    numbers[list(old_of)] = start.numbers[list(old_of.values())]
    # What is new gets numbers that no topic ever had: joined topics from the root down, then words.
    order = [*range(n_nodes - 1, n_words - 1, -1), *range(n_words)]
    new = [node for node in order if node not in old_of]
    numbers[new] = start.last_number + 1 + np.arange(len(new))
    kept_numbers = set(start.numbers[list(old_of.values())].tolist())
    names = {number: name for number, name in start.topic_names.items() if number in kept_numbers}
    return numbers, names, kept[: structure.n_topics]


def _marks(n: int) -> list[int]:
    values = mixed(np.arange(1, n + 1, dtype=np.uint64))
    marks: list[int] = values.tolist()
    return marks


def _sums(values: list[int], children: IntArray) -> list[int]:
    """Return the sums of all nodes, given those of the leaves."""
    sums = list(values)
    for left, right in children.tolist():
        sums.append(sums[left] + sums[right])
    return sums


# -- what stays of the start -----------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class KeptTree:
    """The finest topics of a tree, numbered from 0, and the joins above them."""

    topics: IntArray  # by word of the tree
    children: IntArray  # of the joins above; these are numbered after the finest topics
    nodes: IntArray  # of the tree: those of the finest topics, then those of the joins; -1 if new
    n_last: int = 0  # of the joins: those above the border of a regrown tree come after all others

    @property
    def n_topics(self) -> int:
        """Number of finest topics."""
        return len(self.children) + 1

    @classmethod
    def of(cls, tree: TopicTree) -> KeptTree:
        """Return the structure that stays: down to the finest level, and to each named topic.

        Names within groups of words that stay together do not divide them.
        """
        finest = finest_topics(tree)
        passed = set(range(2 * tree.n_words - tree.max_topics))
        passed.difference_update(tree.view(tree.max_topics).nodes.tolist())
        passed.update(finest.tolist(), _nodes_above(tree, finest).tolist())
        below = tree.names_by_node.keys() - passed
        names = {int(tree.numbers[node]): tree.names_by_node[node] for node in below}
        named = tree.with_topic_names(names)  # below
        view = named.cut(nodes=finest.tolist()).including()
        nodes = np.concatenate([view.nodes, _nodes_above(tree, view.nodes)])
        places = np.zeros(tree.n_nodes, dtype=np.int64)
        places[nodes] = np.arange(len(nodes))
        joins = nodes[view.n :] - tree.n_words
        children = np.sort(places[tree.children[joins]], axis=1)
        has_border = tree.regrown_at[:1] == (BORDER,)
        return cls(view.positions, children, nodes, BORDER - 1 if has_border else 0)

    def without_empty(self, topics: IntArray) -> KeptTree:
        """Return the structure of those finest topics that have words; `topics` of other words."""
        is_left = np.zeros(self.n_topics, dtype=bool)
        is_left[topics[topics >= 0]] = True
        places: list[int | None] = [
            int(place) if left else None
            for place, left in zip(np.cumsum(is_left) - 1, is_left, strict=True)
        ]
        nodes = self.nodes[: self.n_topics][is_left].tolist()
        n_left, n_last = len(nodes), 0
        children: list[list[int]] = []
        for node, (a, b) in zip(self.nodes[self.n_topics :], self.children.tolist(), strict=True):
            is_last = len(places) >= len(self.nodes) - self.n_last
            pair = [place for place in (places[a], places[b]) if place is not None]
            if len(pair) == 2:
                places.append(n_left + len(children))
                children.append(sorted(pair))
                nodes.append(int(node))
                n_last += is_last
            else:
                places.append(pair[0] if pair else None)
        moved = np.array([-1 if place is None else place for place in places[: self.n_topics]])
        return KeptTree(
            np.where(topics >= 0, moved[topics], -1),
            np.array(children, dtype=np.int64).reshape(-1, 2),
            np.array(nodes, dtype=np.int64),
            n_last,
        )

    def with_branch(self, words: IntArray, place: int) -> KeptTree:
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
        n_last = self.n_last + (place >= self._first_last)
        return KeptTree(topics, np.sort(children, axis=1), olds, n_last)

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

        Joins are made in the order of `order_joins_by_cost`: one that costs less than those it has
        to wait for follows at once. So they are in order of the largest cost among themselves and
        those below, the lower join first; those above the border are in the same order behind all
        others.
        All places are looked at together, as rows.
        """
        n_topics, n_places = self.n_topics, len(self.nodes) - 1
        joining = without + alone - including
        behind = np.abs(without).sum() + np.abs(including).sum() + abs(alone) + 1.0  # any cost
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
                key = cost + behind if node >= self._first_last else cost
                orders[node] = np.maximum(key, np.maximum(orders[left], orders[right]))
                costs[:, join], keys[:, join] = cost, orders[node]
            if node < n_places:  # and the join with the new topic just above
                last = behind if node >= self._first_last else 0.0
                orders[node, node] = max(orders[node, node], joining[node] + last)
                costs[node, -1], keys[node, -1] = joining[node], orders[node, node]
        ranks = np.tile(np.arange(n_topics, dtype=float), (n_places, 1))
        ranks[:, -1] = np.arange(n_places) - n_topics + 0.5
        order = np.lexsort((ranks, keys))
        lost = np.cumsum(np.take_along_axis(costs, order, axis=1), axis=1)
        at_levels = [n_topics - level for level in levels if level <= n_topics]
        return lost[:, at_levels], (order == n_topics - 1).argmax(axis=1)

    @property
    def _first_last(self) -> int:
        """The first node that is made above the border."""
        return len(self.nodes) - self.n_last

    def _joins_until(self, node: int) -> int:
        """Return how many joins there are up to that which makes a node."""
        return max(0, node - self.n_topics + 1)


def finest_topics(tree: TopicTree) -> IntArray:
    """Return the nodes of the finest topics that an update keeps, or has kept."""
    if tree.kept_topics is not None:
        return tree.kept_topics
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
