"""The data of the page, as plain values for JSON.

The payload is all that the page gets from Python. ``docs/reference/page-format.md`` describes its
keys. It does not contain what the page can compute: parents, sizes, frequencies, focus and most
frequent words of joined topics. The page refuses versions that it does not know.

Nodes have the ids of `topicgrouper.TopicTree`: words are 0 to V - 1, and join ``i`` makes node
``V + i``. What users see are their numbers, which the page derives unless the tree has grown.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from topicgrouper.common.sparse import row_sums
from topicgrouper.explorer.packed import cut, pack, pack_amounts
from topicgrouper.explorer.page_groups import PageGroups, page_groups
from topicgrouper.mixtures.soft_topics import MIN_OCCURRENCES, MIN_SHARE, N_NAMING
from topicgrouper.tree.document_strength import median_length, smoothed_shares
from topicgrouper.tree.flat_view import FlatView, as_view
from topicgrouper.tree.keywords import shown_indices
from topicgrouper.tree.topic_quality import N_WORDS, WARNINGS, topic_quality
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.record.record import Record
    from topicgrouper.tree import TopicTree

FORMAT = "topicgrouper-explorer"
VERSION = 3

MAX_LEVELS = 3
"""Levels of folders at first: the suggested numbers of topics, from the coarsest on."""

MAX_MOVED = 5
"""Words that came to a topic with the last update, and that left it."""

DIGEST_LENGTH = 16
"""Digits that tell a tree from others, as in files of names."""

MAX_JOINS = 200
"""The parts of this many last joins are all topics of views with up to one more topic."""

N_EXAMPLES = 2
"""Documents of each topic whose titles a page shows beside it."""

MAX_TITLE = 100
"""Maximum number of characters of such a title."""

_UNKNOWN = 255


def make_payload(
    model: Record,
    *,
    title: str | None = None,
    documents: dict[str, Any] | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    groups: PageGroups | None = None,
) -> dict[str, Any]:
    """Return the payload of a page: a model as plain values for JSON."""
    tree = model.display_tree
    wanted = [as_view(tree, view) for view in views]
    if any(view.is_refined for view in wanted):
        raise ValueError(
            "the page shows topics of the tree; refined topics can be exported, or softened to be "
            "shown on the page"
        )
    uneven = [view for view in wanted if not view.is_tree_view]
    if len(uneven) > 1:
        raise ValueError(f"the page can show at most one uneven cut, got {len(uneven)}; pass one")
    suggestion = tree.suggest_n()
    has_counts = tree.has_counts
    if title is None and model.source is not None:
        title = model.source.name
    total = tree.frequencies[-1].item()
    if groups is None:
        groups = page_groups(model)
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": cut(title or "Topics"),
        "nWords": tree.n_words,
        "maxTopics": tree.max_topics,
        "regrownAt": list(tree.regrown_at),
        "nDocuments": model.n_documents,
        "tokens": total,
        "isOfBaskets": model.source is not None and model.source.is_of_baskets,
        "wholeCounts": isinstance(total, int),
        "startN": wanted[0].n if wanted else suggestion.n,
        "vocabulary": [cut(word) for word in tree.vocabulary],
        "counted": _counted(model.tree.vocabulary, tree.vocabulary),
        "children": pack(_parts(tree).ravel(), "i4"),
        "gains": pack(tree.gains, "f4" if abs(tree.gains).max(initial=0.0) < 1e38 else "f8"),
        "numbers": None if tree.is_numbered_afresh else pack_amounts(tree.numbers),
        "frequencies": pack_amounts(tree.word_frequencies),
        "focus": pack(tree.focus[: tree.n_words], "f4") if has_counts else None,
        "quality": joined_quality(tree, model.document_model) if has_counts else None,
        "documentLevels": list(tree.levels) if has_counts else [],
        "mainTopics": main_topics(model, wanted, has_examples=documents is not None),
        "suggested": {"n": suggestion.n, "others": list(suggestion.others)},
        "levels": sorted({suggestion.n, *suggestion.others})[:MAX_LEVELS],
        "cut": pack(uneven[0].nodes, "i4") if uneven else None,
        "soft": None if model.soft is None else soft_shares(model.soft),
        "documents": documents,
        "groups": None if groups is None else groups.data,
        "names": [
            {"node": node, "name": given.name, "note": given.note}
            for node, given in tree.names_by_node.items()
        ],
        "changes": _changes(model),
        "digest": model.tree.digest()[:DIGEST_LENGTH],
    }


def _parts(tree: TopicTree) -> IntArray:
    """Return both parts of each join, the more frequent first; of equals the smaller id."""
    is_turned = np.diff(tree.frequencies[tree.children], axis=1) > 0
    return np.where(is_turned, tree.children[:, ::-1], tree.children)


def _changes(model: Record) -> list[dict[str, Any]] | None:
    """Return the changes of the last update, by node."""
    if model.changes is None:
        return None
    nodes = model.tree.nodes_by_number
    return [
        {
            "node": nodes[each.topic],
            "isNew": each.is_new,
            "before": each.old_share,
            "since": each.new_share,
            "came": [cut(word) for word in each.came[:MAX_MOVED]],
            "left": [cut(word) for word in each.left[:MAX_MOVED]],
        }
        for each in model.changes.topics
    ]


def _counted(counted: Sequence[str], shown: Sequence[str]) -> list[str | None] | None:
    forms = [None if word == name else cut(word) for word, name in zip(counted, shown, strict=True)]
    return forms if any(form is not None for form in forms) else None


# -- words, quality and documents of joined and soft topics ----------------------------------------


def soft_shares(soft: SoftTopics) -> dict[str, Any]:
    """Return the words with substantial shares in soft topics.

    Every word belongs to every soft topic to some degree. The page gets shares of at least a tenth
    of a word's occurrences, and at least ten of them. That is about one share per word of a
    collection, in three or four bytes.
    """
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


# The words are those that stand for a topic everywhere. Below the last joins they are the most
# frequent ones, which the page knows. A byte holds the coherence in hundredths above -1; another
# one the kind of warning.


def joined_quality(tree: TopicTree, documents: DocumentModel | None = None) -> dict[str, Any]:
    """Return what is known of both parts of each of the last joins; the tree must have counts."""
    nodes = _parts(tree)[-max(MAX_JOINS, *tree.levels) :].ravel()
    words = shown_indices(tree, nodes.tolist(), N_WORDS, of=tree)
    rows = [tree.documents_of(node=node) for node in nodes.tolist()]
    found = topic_quality(words, rows, tree.node_words.by_word)
    listed = np.zeros((len(words), N_WORDS), dtype=np.int64)
    for row, shown in zip(listed, words, strict=True):
        row[: len(shown)] = shown + 1
    coherence = np.rint(100.0 * (found.coherence + 1.0))
    codes = [0 if warning is None else 1 + WARNINGS.index(warning) for warning in found.warnings]
    packed: dict[str, Any] = {
        "coherence": pack(np.nan_to_num(coherence, nan=_UNKNOWN), "u1"),
        "warnings": pack(codes, "u1"),
        "words": pack_amounts(listed.ravel()),
    }
    if documents is not None and documents.others:
        packed["support"] = pack(documents.support_of_nodes(nodes), "u2")
        packed["otherTrees"] = len(documents.others)
    return packed


def main_topics(
    model: Record, views: Iterable[FlatView], *, has_examples: bool
) -> list[dict[str, Any]]:
    """Return the main topics of all documents at each level of the tree, and in some views."""
    tree = model.display_tree
    if not tree.has_counts:
        return []
    known = {key_of(view): view for view in (*map(tree.view, tree.levels), *views)}
    return [
        {"view": key, **packed_main_topics(model, view, has_examples=has_examples)}
        for key, view in known.items()
    ]


def key_of(view: FlatView) -> str:
    """Return what the page calls a view: its number of topics, or "cut"."""
    return str(view.n) if view.is_tree_view else "cut"


def packed_main_topics(
    model: Record, view: FlatView, *, has_examples: bool = True
) -> dict[str, Any]:
    """Return the nodes of a view, and the place of each document's main topic, 0 for none."""
    return {
        "nodes": pack(view.nodes, "i4"),
        "topics": pack_amounts(view.main_topics + 1),
        "examples": _examples(model, view) if has_examples else None,
    }


def _examples(model: Record, view: FlatView) -> list[list[str]]:
    """Return titles of the documents that are most about each topic."""
    rows = np.flatnonzero(view.main_topics >= 0)
    topics = view.main_topics[rows]
    lengths = row_sums(required_counts(view.tree.counts))
    strengths = smoothed_shares(
        view.document_counts[rows, topics],
        lengths[rows],
        average=view.shares[topics],
        weight=median_length(lengths),
    )
    order = np.lexsort((-strengths, topics))
    starts = np.searchsorted(topics[order], np.arange(view.n + 1))
    return [
        [_title(model, row) for row in rows[order[first:last][:N_EXAMPLES]].tolist()]
        for first, last in pairwise(starts.tolist())
    ]


def _title(model: Record, row: int) -> str:
    """Return the title of a document, or else how its text begins, or its id."""
    title = model.titles[row] if model.titles is not None else ""
    if not title and model.texts is not None:
        title = " ".join(model.texts[row][: 4 * MAX_TITLE].split())
    return cut(title or model.document_id(row), limit=MAX_TITLE)
