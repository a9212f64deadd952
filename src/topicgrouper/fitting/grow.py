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
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import rel_entr

from topicgrouper._compiled import regrow_topics
from topicgrouper.arrays.argument_checks import thread_count
from topicgrouper.arrays.sums import column_sizes, column_sums
from topicgrouper.fitting.group_joins import (
    best_first,
    group_counts,
    join_groups,
    join_within_groups,
)
from topicgrouper.fitting.kept_structure import Structure
from topicgrouper.fitting.prepared_counts import mixed
from topicgrouper.fitting.regrow import (
    MIN_WORDS_PER_TOPIC,
    add_above,
    in_order_of_content,
    levels_to_regrow,
)
from topicgrouper.fitting.word_moves import CountsByWord, put_words
from topicgrouper.kernel.agglomerate import Joins, real_joins

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.arrays.progress import Progress
    from topicgrouper.fitting.prepared_counts import PreparedCounts
    from topicgrouper.tree.topic import TopicName
    from topicgrouper.tree.topic_tree import TopicTree

_PASSES = 7
_FOUNDING_PASSES = 3  # of these, before a new topic gets its place
_MIN_BITS = 0.5  # that a typical word of the new documents tells


def grow(
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
    first = best_first(
        join_within_groups(prepared.whole, units, n_jobs=n_jobs, memory_limit=memory_limit),
        n_words=len(units),
    )
    whole = group_counts(prepared.whole, units) if len(first.gains) else prepared.whole
    structure = Structure.of(start)
    structure = structure.without_empty(np.where(old >= 0, structure.topics[old], -1)[firsts])
    topics, above = np.zeros_like(structure.topics), Joins(structure.children, np.empty(0))
    levels: tuple[int, ...] = ()
    if structure.n_topics > 1:
        news = _news(start, whole.counts, old, weights=prepared.weights)
        whole = replace(whole, counts=in_order_of_content(whole.counts))
        by_word = CountsByWord.of(whole)
        placed = put_words(by_word, structure.topics, n_topics=structure.n_topics)
        structure = replace(structure, topics=placed)
        moving = partial(_moved, by_word, n_jobs=n_jobs, progress=progress)
        n_passes = 0
        if len(news) >= MIN_WORDS_PER_TOPIC:
            structure = _with_branch(whole.counts, structure, news, moving)
            n_passes = _FOUNDING_PASSES
        levels = _levels(structure)
        topics, above = moving(structure, passes=_PASSES - n_passes, after=n_passes)
    within = join_within_groups(whole, topics, n_jobs=n_jobs, memory_limit=memory_limit)
    joins = add_above(
        first, _roots(first, len(units))[firsts], best_first(join_groups(within, topics, above))
    )
    numbers, names, finest = _references(start, structure, joins, words=old, topics=topics[units])
    return prepared.tree(
        joins,
        regrown_at=[level for level in levels if level < len(firsts)],
        max_topics=len(firsts),
        numbers=numbers,
        last_number=start.last_number,
        finest=finest,
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
    structure: Structure,
    words: IntArray,
    moving: partial[tuple[IntArray, Joins]],
) -> Structure:
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


def _levels(structure: Structure) -> tuple[int, ...]:
    n_topics = structure.n_topics
    levels = levels_to_regrow(len(structure.topics))
    return (*(level for level in levels if level < n_topics), n_topics)


def _moved(
    by_word: CountsByWord,
    structure: Structure,
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

    moved, children, gains, shift = regrow_topics(
        *by_word.arrays,
        n_documents=by_word.columns.shape[0],
        topics=structure.topics[by_word.order].astype(np.int32),
        n_topics=structure.n_topics,
        levels=_levels(structure)[-2::-1],
        first_passes=0,
        rounds=1,
        passes_per_round=passes,
        kept=structure.children.ravel().tolist(),
        threads=thread_count(n_jobs),
        progress=report,
    )
    topics = np.empty_like(structure.topics)
    topics[by_word.order] = moved
    return topics, real_joins(children, gains, shift=shift, scale=by_word.scale)


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


def _roots(first: Joins, n_words: int) -> IntArray:
    """Return the node of each word after the first joins."""
    roots = np.arange(n_words + len(first.gains))
    for join in range(len(first.gains) - 1, -1, -1):
        roots[first.children[join]] = roots[n_words + join]
    return roots[:n_words]


def _references(
    start: TopicTree, structure: Structure, joins: Joins, *, words: IntArray, topics: IntArray
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
    names = {
        node: start.topic_names[old] for node, old in old_of.items() if old in start.topic_names
    }
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
