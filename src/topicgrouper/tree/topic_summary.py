"""What tables show of the suggested topics: found once, and kept in the file of a model.

Everything in it follows from the tree and its training counts, but takes long where these are many.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.common.frozen import frozen
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree.keywords import N_RANKED, ranked_words
from topicgrouper.tree.topic_quality import WARNINGS, TopicQuality

if TYPE_CHECKING:
    from collections.abc import Mapping

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

_VERSION = 1
"""Of the ways to find it. What another version wrote is found again."""

_UNKNOWN = -2.0
"""Stands for the coherence of a single word."""


@dataclass(frozen=True, slots=True, eq=False)
class TopicSummary:
    """The main topics of documents in T(n), and the focus, quality and words of its topics."""

    main_topics: IntArray
    focus: FloatArray
    quality: TopicQuality
    words: Mapping[int, IntArray]
    """At most `N_RANKED` words that describe the documents of each node, as indices."""

    @classmethod
    def of(cls, tree: TopicTree) -> TopicSummary:
        """Describe the suggested topics of a tree with training counts, once."""
        n = tree.levels[0]
        if n not in tree.summaries:
            tree.summaries[n] = cls._of(tree.view(n))
        return tree.summaries[n]

    @classmethod
    def _of(cls, view: FlatView) -> TopicSummary:
        nodes = view.nodes.tolist()
        words = ranked_words(view.tree, nodes, N_RANKED // 2, of=view.tree)
        kept = dict(zip(nodes, words, strict=True))
        return cls(view.main_topics, view.focus, view.quality, kept)

    @property
    def n(self) -> int:
        """Number of topics."""
        return len(self.focus)

    def section(self) -> Section:
        """Return it as a section of an archive."""
        words = list(self.words.values())
        arrays = {
            "main": self.main_topics.astype(np.min_scalar_type(-self.n)),
            "focus": self.focus,
            "coherence": np.nan_to_num(self.quality.coherence, nan=_UNKNOWN),
            "warnings": np.array([_NUMBERS[each] for each in self.quality.warnings], np.int8),
            "words": np.concatenate(words).astype(np.int32),
            "limits": np.cumsum([len(each) for each in words]),
        }
        return Section(arrays, {"version": _VERSION})

    @classmethod
    def of_section(cls, section: Section, tree: TopicTree) -> TopicSummary | None:
        """Return what a section says of a tree, None if another version suggested or found it."""
        arrays = section.arrays
        n = tree.levels[0]
        if section.meta["version"] != _VERSION or len(arrays["focus"]) != n:
            return None
        coherence = arrays["coherence"]
        quality = TopicQuality(
            frozen(np.where(coherence == _UNKNOWN, np.nan, coherence)),
            tuple([_WARNINGS[number] for number in arrays["warnings"].tolist()]),
        )
        ends = [0, *arrays["limits"].tolist()]
        words = [arrays["words"][first:last].astype(np.int64) for first, last in pairwise(ends)]
        kept = dict(zip(tree.view(n).nodes.tolist(), words, strict=True))
        main = frozen(arrays["main"].astype(np.int64))
        return cls(main, frozen(arrays["focus"]), quality, kept)


_WARNINGS = (None, *WARNINGS)
_NUMBERS = {warning: number for number, warning in enumerate(_WARNINGS)}
