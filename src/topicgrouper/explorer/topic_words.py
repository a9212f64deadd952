"""The words and the quality of joined, refined and soft topics, packed for the page.

A word of a joined topic is written as its place among the topic's words, in the order of
`topicgrouper.tree.layout.Layout`. Most topics are small, so a byte holds most places: all words of
25,000 joins take some hundred kilobytes.

Every word belongs to every soft topic to some degree. The page gets only substantial shares: at
least a tenth of a word's occurrences, and at least ten of them. That is about one share per word of
a collection, in three or four bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper._compiled import cohering_first, rank_distinctive
from topicgrouper.arrays.argument_checks import free_threads
from topicgrouper.explorer.packed import pack, pack_amounts
from topicgrouper.mixtures.soft_topics import MIN_OCCURRENCES, MIN_SHARE, N_NAMING
from topicgrouper.tree.keywords import shown_indices
from topicgrouper.tree.topic_quality import N_WORDS, WARNINGS, topic_quality

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.explorer.packed import PackedArray
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree import FlatView, TopicQuality, TopicTree

MOST_WORDS = 10

NEAR = 256
"""Places within topics of at most this many words are bytes."""

MAX_JOINS = 200
"""The parts of this many last joins are all topics of views with up to one more topic."""

MOST_TYPICAL_JOINS = 100
"""Of the parts of this many last joins, a page knows what is typical of their documents."""

_UNKNOWN = 255


def distinctive_of_joins(tree: TopicTree) -> dict[str, Any]:
    """Return the distinctive words of all joins of a tree with training counts.

    Some joins have fewer words than the most.
    """
    layout = tree.layout
    joins = np.arange(tree.n_words, tree.n_nodes)
    ranked = _distinctive_indices(tree, joins)
    places = layout.starts[ranked] - layout.starts[joins, None]
    is_word = ranked >= 0
    is_near = layout.sizes[joins, None] <= NEAR
    return {
        "most": MOST_WORDS,
        "near": pack(places[is_word & is_near], "u1"),
        "far": pack_amounts(places[is_word & ~is_near]),
        "generalFocus": _general_focus(tree),
    }


def _general_focus(tree: TopicTree) -> float:
    """Return half the focus of the average occurrence at the suggested number of topics."""
    view = tree.view(tree.suggest_n().n)
    return 0.5 * float(view.shares @ view.focus)


def _distinctive_indices(of: TopicTree | FlatView, nodes: IntArray) -> IntArray:
    """Return the distinctive words of nodes, nodes × at most ten; -1 where there are fewer."""
    words = of.node_words
    layout, columns = words.layout, words.by_word.columns
    k = 15
    is_part = (layout.sizes[nodes] > 1) & (layout.sizes[nodes] < layout.n_words)
    starts, sizes = layout.starts[nodes[is_part]], layout.sizes[nodes[is_part]]
    rest = np.full(len(starts), -1)
    parts = rank_distinctive(
        columns.starts,
        columns.documents,
        columns.counts,
        columns.lengths,
        words=layout.order,
        starts=starts,
        sizes=sizes,
        other_starts=rest,
        other_sizes=rest,
        best=min(k, int(sizes.max(initial=1))),
        threads=free_threads(),
    )
    ranked = np.full((len(nodes), min(k, layout.n_words)), -1, dtype=np.int64)
    ranked[is_part, : parts.shape[1]] = parts
    is_word, is_root = layout.sizes[nodes] == 1, layout.sizes[nodes] == layout.n_words
    ranked[is_root] = words.by_rank[:k]
    ranked[is_word, 0] = layout.order[layout.starts[nodes[is_word]]]
    head = np.ascontiguousarray(ranked, dtype=np.int32)
    ordered = cohering_first(
        columns.starts,
        columns.documents,
        n_documents=len(columns.lengths),
        ranked=head.ravel(),
        width=head.shape[1],
        shown=10,
        fixed=3,
        limit=0.3,
        threads=free_threads(),
    )
    return np.asarray(ordered.reshape(head.shape)[:, :MOST_WORDS], dtype=np.int64)


def refined_distinctive(view: FlatView) -> dict[str, Any]:
    """Return the distinctive words of the topics of a refined view; its tree must have counts."""
    found = _distinctive_indices(view, view.nodes)
    words = np.full((view.n, MOST_WORDS), -1)
    words[:, : found.shape[1]] = found
    return {
        "nodes": pack(view.nodes, "i4"),
        "words": pack(words.ravel(), "i4"),
        "focus": pack(view.focus, "f4"),
        **packed_quality(
            view.quality, shown_indices(view.tree, view.nodes.tolist(), N_WORDS, of=view)
        ),
    }


def refined_words(views: Iterable[FlatView]) -> list[dict[str, Any]]:
    """Return the words that refined views of some T(n) moved, by rising n; others are ignored."""
    found: dict[int, dict[str, Any]] = {}
    for view in views:
        if view.refinement is None:
            continue
        start, moves = view.refinement.start, view.moves
        if not start.is_tree_view:
            raise ValueError(
                f"the refined view with {start.n} topics does not start from T({start.n}), and "
                f"the page only shows refined views of T(n); refine tree.view({start.n})"
            )
        if start.n in found:
            msg = f"got two refined views with {start.n} topics; pass one per n"
            raise ValueError(msg)
        found[start.n] = {
            "n": start.n,
            "words": pack([move.id for move in moves], "i4"),
            "targets": pack([move.target_id for move in moves], "i4"),
            "gains": pack([move.gain for move in moves], "f4"),
            "distinctive": None if not view.tree.has_counts else refined_distinctive(view),
        }
    return [found[n] for n in sorted(found)]


def soft_shares(soft: SoftTopics) -> dict[str, Any]:
    """Return the words with substantial shares in soft topics."""
    occurrences = soft.word_topic_counts
    shares = occurrences / occurrences.sum(axis=1, keepdims=True)
    is_listed = (shares >= MIN_SHARE) & (occurrences >= MIN_OCCURRENCES)
    words = [soft.node_words.ranked(topic) for topic in range(soft.n_topics)]
    words = [ranked[is_listed[ranked, topic]] for topic, ranked in enumerate(words)]
    listed = np.concatenate(words)
    sizes = np.array([len(each) for each in words])
    topics = np.repeat(np.arange(soft.n_topics), sizes)
    named = soft.shown_words(soft.nodes, N_NAMING)
    naming = np.full((soft.n_topics, N_NAMING), -1)
    for place, node in enumerate(soft.nodes.tolist()):
        shown = [soft.tree.find(word) for word in named[node]]
        naming[place, : len(shown)] = shown
    return {
        "nodes": pack(soft.nodes, "i4"),
        "frequencies": pack(soft.frequencies, "f4"),
        "naming": pack(naming.ravel(), "i4"),
        "sizes": pack_amounts(sizes),
        "words": pack_amounts(listed),
        "shares": pack(np.rint(100.0 * shares[listed, topics]).astype(np.int64), "u1"),
    }


# -- quality and typical words ---------------------------------------------------------------------
#
# A byte holds the coherence in hundredths above -1; another one the kind of warning. There are
# also the words typical of the documents of each topic and, with a forest, their support.


def joined_quality(tree: TopicTree, documents: DocumentModel | None = None) -> dict[str, Any]:
    """Return the quality of both parts of each of the last joins; the tree must have counts."""
    nodes = tree.children[-MAX_JOINS:].ravel()
    words = shown_indices(tree, nodes.tolist(), N_WORDS, of=tree)
    rows = [tree.documents_of(node=node) for node in nodes.tolist()]
    found = topic_quality(words, rows, tree.node_words.by_word)
    packed: dict[str, Any] = packed_quality(found, words[-2 * MOST_TYPICAL_JOINS :])
    if documents is not None and documents.others:
        packed["support"] = pack(documents.support_of_nodes(nodes), "u2")
        packed["otherTrees"] = len(documents.others)
    return packed


def packed_quality(quality: TopicQuality, typical: Sequence[IntArray]) -> dict[str, PackedArray]:
    """Return the quality of topics, and the words typical of the documents of the last of them."""
    words = np.full((len(quality.warnings), N_WORDS), -1)
    for row, found in zip(words[len(words) - len(typical) :], typical, strict=True):
        row[: len(found)] = found
    coherence = np.rint(100.0 * (quality.coherence + 1.0))
    codes = [0 if warning is None else 1 + WARNINGS.index(warning) for warning in quality.warnings]
    return {
        "coherence": pack(np.nan_to_num(coherence, nan=_UNKNOWN), "u1"),
        "warnings": pack(codes, "u1"),
        "typical": pack_amounts(words.ravel() + 1),
    }
