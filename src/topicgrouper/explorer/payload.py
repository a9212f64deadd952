"""The data of the page, as plain values for JSON.

The payload is all that the page gets from Python. ``docs/reference/page-format.md`` describes its
keys. It does not contain what the page can compute: parents, sizes, frequencies, focus and most
frequent words of joined topics. The page refuses versions that it does not know.

Nodes have the ids of `topicgrouper.TopicTree`: words are 0 to V - 1, and join ``i`` makes node
``V + i``. What users see are their numbers, which the page derives unless the tree has grown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from topicgrouper.explorer.packed import cut, pack, pack_amounts
from topicgrouper.explorer.page_groups import PageGroups, page_groups
from topicgrouper.explorer.topic_words import (
    joined_quality,
    main_topics,
    soft_shares,
)
from topicgrouper.tree.flat_view import FlatView, as_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.model import Model

FORMAT = "topicgrouper-explorer"
VERSION = 3

MAX_LEVELS = 3
"""Levels of folders at first: the suggested numbers of topics, from the coarsest on."""

MAX_MOVED = 5
"""Words that came to a topic with the last update, and that left it."""

DIGEST_LENGTH = 16
"""Digits that tell a tree from others, as in files of names."""


def make_payload(
    model: Model,
    *,
    title: str | None = None,
    documents: dict[str, Any] | None = None,
    views: Iterable[SupportsIndex | FlatView] = (),
    groups: PageGroups | None = None,
) -> dict[str, Any]:
    """Return the payload of a page: a model as plain values for JSON."""
    tree = model.shown
    wanted = [as_view(tree, view) for view in views]
    if any(view.is_refined for view in wanted):
        raise ValueError(
            "the page shows topics of the tree; refined topics can be exported, or softened to be "
            "shown on the page"
        )
    uneven = [view for view in wanted if not view.is_tree_view]
    if len(uneven) > 1:
        msg = f"the page can show at most one uneven cut, got {len(uneven)}; pass one"
        raise ValueError(msg)
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
        "children": pack(tree.children.ravel(), "i4"),
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
            for node, given in tree.topic_names.items()
        ],
        "changes": _changes(model),
        "digest": model.tree.digest()[:DIGEST_LENGTH],
    }


def _changes(model: Model) -> list[dict[str, Any]] | None:
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
