"""The coherence of topics and their warnings, packed for the page.

A byte holds the coherence in hundredths above -1; another one the kind of warning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.explorer.packed import pack
from topicgrouper.tree.topic_quality import N_WORDS, WARNINGS, topic_quality

if TYPE_CHECKING:
    from topicgrouper.explorer.packed import PackedArray
    from topicgrouper.tree import TopicQuality, TopicTree

MAX_JOINS = 200
"""The parts of this many last joins are all topics of views with up to one more topic."""

_UNKNOWN = 255


def joined_quality(tree: TopicTree) -> dict[str, PackedArray]:
    """Return the quality of both parts of each of the last joins; the tree must have counts."""
    nodes = tree.children[-MAX_JOINS:].ravel()
    words = tree.shown_words(nodes, N_WORDS)
    found = topic_quality(words, tree.node_words.by_word)
    return packed_quality(found.take(np.searchsorted(words.nodes, nodes)))


def packed_quality(quality: TopicQuality) -> dict[str, PackedArray]:
    """Return the quality of some topics."""
    coherence = np.rint(100.0 * (quality.coherence + 1.0))
    codes = [0 if warning is None else 1 + WARNINGS.index(warning) for warning in quality.warnings]
    return {
        "coherence": pack(np.nan_to_num(coherence, nan=_UNKNOWN), "u1"),
        "warnings": pack(codes, "u1"),
    }
