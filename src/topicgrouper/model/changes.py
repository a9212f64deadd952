"""What an update changed: its topics before and after, their names, and main topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.sums import column_sums
from topicgrouper.fitting.grow import structure_nodes
from topicgrouper.record.changes import N_WORDS, TopicChange
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.record.record import Record
    from topicgrouper.tree.topic_tree import TopicTree

_MIN_EXPECTED, _HARDLY = 20, 0.1
"""A topic that would occur at least so often hardly occurs with at most this share of it."""

_MOST_MOVED = 50
"""Largest level whose main topics are compared: finer ones would take longer than the update."""

_NO_LEVELS = 200
"""Largest view of a tree too small to have levels that is compared."""


def topic_changes(old: Record, new: Record, *, n_before: int) -> tuple[TopicChange, ...]:
    """Return the change of each topic, by number; the first documents of `new` were known."""
    tree, known = new.tree, old.tree.nodes_by_number
    counts = required_counts(tree.counts)
    before, after = (
        tree.layout.sums(column_sums(rows)) for rows in (counts[:n_before], counts[n_before:])
    )
    places = np.array([tree.index_of(word) for word in old.tree.vocabulary], dtype=np.float64)
    places = np.where(np.isnan(places), -1, places).astype(np.int64)
    structure = set(old.tree.numbers[_compared(old.tree)].tolist())
    changes, nothing = [], np.empty(0, dtype=np.int64)
    added: dict[int, IntArray | None] = {}  # words beside those of topics that were there
    for node in sorted(_compared(tree)):
        number = int(tree.numbers[node])
        has, parts = tree.words_of(node=node), tree.children_of(node=node)
        holds = any(added.get(part) is not None for part in parts)
        came = left = nothing
        if number in known:
            had = old.tree.words_of(node=known[number])
            was_in, is_in = np.zeros((2, tree.n_words + 1), dtype=bool)  # the last is no word
            was_in[places[had]] = is_in[has] = True
            came, left = has[~was_in[has]], had[~is_in[places[had]]]
        elif holds:
            news = (added[part] for part in parts)
            of_parts = zip(news, parts, strict=True)
            came = np.concatenate(
                [tree.words_of(node=part) if words is None else words for words, part in of_parts]
            )
        added[node] = nothing if number in structure else came if holds else None
        shares = [min(1.0, float(sums[node] / (sums[-1] or 1))) for sums in (before, after)]
        expected = shares[0] * after[-1]
        changes.append(
            TopicChange(
                topic=number,
                is_new=number not in known and not holds,
                is_joined=number not in known and holds,
                old_share=shares[0],
                new_share=shares[1],
                hardly_occurs=bool(expected >= _MIN_EXPECTED and after[node] <= _HARDLY * expected),
                n_came=len(came),
                came=_named(new, came),
                n_left=len(left),
                left=_named(old, left),
            )
        )
    return tuple(sorted(changes, key=lambda each: each.topic))


def moved_documents(
    old: Record, new: Record, *, kept: NDArray[np.bool_]
) -> Iterator[tuple[int, float]]:
    """Yield the share of known documents with another main topic, for some numbers of topics."""
    levels = [n for n in new.tree.regrown_at if n <= _MOST_MOVED]
    numbers = {*levels, new.tree.suggest_n().n}
    for n in sorted(numbers):
        if n <= min(old.tree.max_topics, new.tree.max_topics):
            was = _main_topics(old.tree, n)[kept]
            now = _main_topics(new.tree, n)[: len(was)]
            yield n, float((was != now).mean()) if len(was) else 0.0


def lost_names(old: Record, new: Record) -> tuple[str, ...]:
    """Return the names of topics whose numbers no topic has any more."""
    there = new.tree.nodes_by_number
    return tuple(
        name.name
        for node, name in old.topic_names.items()
        if int(old.tree.numbers[node]) not in there
    )


def _main_topics(tree: TopicTree, n: int) -> IntArray:
    """Return the number of the main topic of each training document, -1 if it has none."""
    view = tree.view(n)
    found = view.predict()
    return np.where(found >= 0, tree.numbers[view.nodes][found], -1)


def _compared(tree: TopicTree) -> list[int]:
    """Return the nodes that an update keeps; of small trees, all of some views."""
    nodes = structure_nodes(tree)
    if len(nodes) > 1:
        found: list[int] = nodes.tolist()
        return found
    finest = min(tree.max_topics, _NO_LEVELS)
    below = tree.children[len(tree.children) - (finest - 1) :].ravel()
    return [*below.tolist(), tree.n_nodes - 1]


def _named(model: Record, words: IntArray) -> tuple[str, ...]:
    """Return the most frequent of some words of a model, as they are displayed."""
    frequencies = np.asarray(model.tree.word_frequencies)[words]
    most = words[np.argsort(-frequencies, kind="stable")[:N_WORDS]]
    return tuple(model.display_tree.vocabulary[word] for word in most.tolist())
