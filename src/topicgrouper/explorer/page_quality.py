"""The quality of topics and the typical words of their documents, packed for the page.

A byte holds the coherence in hundredths above -1; another one the kind of warning. There are also
the words typical of the documents of each topic and, with a forest, their support.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.explorer.packed import pack, pack_amounts
from topicgrouper.tree.topic_quality import N_WORDS, WARNINGS, topic_quality
from topicgrouper.tree.typical_words import typical_of_nodes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.explorer.packed import PackedArray
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree import TopicQuality, TopicTree

MAX_JOINS = 200
"""The parts of this many last joins are all topics of views with up to one more topic."""

MOST_TYPICAL_JOINS = 100
"""Of the parts of this many last joins, a page knows what is typical of their documents."""

_UNKNOWN = 255


def joined_quality(tree: TopicTree, documents: DocumentModel | None = None) -> dict[str, Any]:
    """Return the quality of both parts of each of the last joins; the tree must have counts."""
    nodes = tree.children[-MAX_JOINS:].ravel()
    is_general = tree.focus < tree.general_focus
    words = tree.node_words.best(nodes, N_WORDS, frequent=is_general)
    found = topic_quality(words, tree.node_words.by_word)
    packed: dict[str, Any] = packed_quality(
        found.take(np.searchsorted(words.nodes, nodes)),
        typical_of_nodes(tree, nodes[-2 * MOST_TYPICAL_JOINS :], N_WORDS),
    )
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
