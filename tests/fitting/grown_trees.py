"""What a tree that has grown promises, checked with slow and obvious means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tests.greedy_oracle import greedy_joins
from tests.stored_gains import assert_gains_are_those_of_the_counts
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from topicgrouper import Topic, TopicTree


def finest_level(tree: TopicTree) -> int:
    """Return the number of topics down to which the structure is kept, names apart."""
    if tree.regrown_at:
        return tree.regrown_at[-1]
    finest = min(200, tree.max_topics // 4)
    return finest if finest >= 2 else 1


def kept_topics(tree: TopicTree) -> dict[int, Topic]:
    """Return by number all topics of the structure: of the coarse views, and on the way to names.

    In a tree that has grown, its own finest topics take the place of those of a view. A topic that
    is divided on the way to a name has two parts, so the other one counts as well.
    """
    views = (tree.view(n) for n in range(1, finest_level(tree) + 1))
    nodes = {topic.id for view in views for topic in view}
    if tree.kept_topics is not None:
        nodes = set(tree.kept_topics.tolist())
        for node in tree.kept_topics.tolist():
            nodes.update(tree.lineage(node=node))
    groups = tree.view(tree.max_topics).nodes.tolist()
    for named in tree.names_by_node:
        if named < 2 * tree.n_words - tree.max_topics and named not in groups:
            continue  # it is within a group
        node = named
        while node not in nodes:
            parent = int(tree.layout.parents[node])
            nodes.update(tree.children_of(node=parent))
            node = parent
    topics = (tree.topic(node=node) for node in nodes)
    return {topic.number: topic for topic in topics}


def numbers_above(tree: TopicTree, topic: Topic) -> list[int]:
    """Return the numbers of the topics that contain one, from the smallest to the root."""
    found, node = [], int(tree.layout.parents[topic.id])
    while node < tree.n_nodes:
        found.append(int(tree.numbers[node]))
        node = int(tree.layout.parents[node])
    return found


def assert_structure_is_kept(grown: TopicTree, start: TopicTree) -> None:
    """Demand that old topics are where they were, with numbers and names, but for empty ones."""
    kept = kept_topics(start)
    gone = set(kept).difference(grown.numbers.tolist())
    words = set(grown.vocabulary)
    for number in gone:  # without any word, or with words in one of its parts alone
        parts = [
            sum(word in words for word in start.topic(node=node).words)
            for node in (start.children_of(node=kept[number].id) or [kept[number].id])
        ]
        assert 0 in parts, f"topic {number} is gone"
    for number in set(kept) - gone:
        topic = grown.topic(number)
        assert topic.name == kept[number].name
        before = [each for each in numbers_above(start, kept[number]) if each not in gone]
        now = [each for each in numbers_above(grown, topic) if each in kept]
        assert now == before, f"topic {number} is elsewhere"


def assert_numbers_last(grown: TopicTree, start: TopicTree) -> None:
    """Demand unique numbers: old ones for the same words, larger ones for what is new."""
    old, new = set(start.numbers.tolist()), grown.numbers.tolist()
    assert len(set(new)) == len(new)
    assert all(number in old or number > start.last_number for number in new)
    assert grown.last_number >= max(start.last_number, *new)
    in_structure = kept_topics(start)
    for node, number in enumerate(new):
        if number not in old or number in in_structure:
            continue
        # Below the structure, a number means the same old words.
        known = {word for word in grown.topic(node=node).words if start.index_of(word) is not None}
        words = set(start.topic(number).words).intersection(grown.vocabulary)
        assert known == words, f"topic {number} changed"


def assert_words_keep_numbers(grown: TopicTree, start: TopicTree) -> None:
    """Demand old numbers of words that were no topics of the structure, and are none now."""
    kept = set(kept_topics(start))
    for leaf, word in enumerate(grown.vocabulary):
        old = start.index_of(word)
        if old is None or start.numbers[old] in kept or grown.numbers[leaf] in kept:
            continue
        assert grown.numbers[leaf] == start.numbers[old]


def assert_joins_within_topics_are_greedy(tree: TopicTree, start: TopicTree) -> None:
    """Compare what is below the finest topics with the joins of brute force.

    The words of each group that are left are joined first, then the groups and the other words.
    """
    whole = to_whole_counts(tree.counts)
    counts = whole.counts.toarray()
    of_words = [[word] for word in range(tree.n_words)]
    groups = [topic.words for topic in start.view(start.max_topics) if topic.size > 1]
    grouped = [sorted(set(map(tree.index_of, group)) - {None}) for group in groups]
    alone = set(range(tree.n_words)).difference(*grouped)
    units = sorted([*filter(None, grouped), *([word] for word in alone)])
    assert tree.max_topics == len(units)
    topics = [set(tree.words_of(node=node).tolist()) for node in tree.kept_topics.tolist()]
    expected: dict[frozenset[int], float] = {}
    for unit in units:
        expected |= greedy_gains(counts, [of_words[word] for word in unit])
    for topic in topics:
        expected |= greedy_gains(counts, [unit for unit in units if topic.issuperset(unit)])
    made = {
        frozenset(tree.words_of(node=node).tolist()): gain * whole.scale
        for node, gain in enumerate(tree.gains.tolist(), start=tree.n_words)
    }
    assert expected == {
        words: gain for words, gain in made.items() if any(map(words.issubset, topics))
    }


def greedy_gains(counts: NDArray[Any], units: list[list[int]]) -> dict[frozenset[int], float]:
    """Return the gains of greedy joins of units, by the words that are joined."""
    joins = greedy_joins(np.column_stack([counts[:, unit].sum(axis=1) for unit in units]))
    nodes = list(map(frozenset, units))
    for left, right in joins.children.tolist():
        nodes.append(nodes[left] | nodes[right])
    return dict(zip(nodes[len(units) :], joins.gains.tolist(), strict=True))


def assert_grown(grown: TopicTree, start: TopicTree, counts: ArrayLike | None = None) -> None:
    """Demand everything that holds for any counts (default: those in the tree)."""
    assert_structure_is_kept(grown, start)
    assert_numbers_last(grown, start)
    assert_words_keep_numbers(grown, start)
    assert_gains_are_those_of_the_counts(grown, counts)
    assert_joins_within_topics_are_greedy(grown, start)
