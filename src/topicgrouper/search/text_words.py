"""The words of a model in texts: "Running" may have been counted as "run"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.word_columns import arrange_words
from topicgrouper.corpus.words import find_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence, Set

    from topicgrouper.corpus.words import WordSpan
    from topicgrouper.model.model import Model


class LeafSpan(NamedTuple):
    """A word of a tree in a text: where it stands, and its index in the tree."""

    start: int
    end: int
    leaf: int


class TextWords:
    """Find the words of a model in texts, by its text options.

    What was found is remembered: texts share most words, and stemming is slow.
    """

    def __init__(self, model: Model) -> None:
        source = model.source
        self._options = (DEFAULT_TEXT_OPTIONS if source is None else source.options.text).resolved()
        self._tree = model.tree
        self._counted: dict[str, str] = {}
        self._leaves = {"": -1}
        phrases = self._options.phrases
        self._phrases = frozenset(phrases if isinstance(phrases, tuple) else ())

    @property
    def are_runs(self) -> bool:
        """Whether words are runs of letters, numbers, underscores and marks, or parts of them.

        Phrases are of several runs, but only some texts have any: `has_phrases` tells which.
        """
        options = self._options
        return not (options.has_tokens or options.hashtags or options.emoji)

    def find(self, text: str, *, wanted: Set[int] | None = None) -> list[LeafSpan]:
        """Return the words of a text that the model has (default: all), by rising start.

        The pairs of scripts without blanks overlap. Phrases that were counted as one word are one.
        """
        spans = find_words(text, self._options)
        counted, leaves = self._counted, self._leaves
        self._add({span.word for span in spans if span.word not in counted})
        if self._phrases:
            units = self._joined(spans)
        else:
            units = [(start, end, counted[word]) for start, end, word, _ in spans]
        found = (LeafSpan(start, end, leaves[word]) for start, end, word in units)
        return [
            span for span in found if span.leaf >= 0 and (wanted is None or span.leaf in wanted)
        ]

    @property
    def knows_phrases(self) -> bool:
        """Whether the model has words that are phrases."""
        return bool(self._phrases)

    def has_phrases(self, spans: Iterable[LeafSpan]) -> bool:
        """Return whether some words that `find` returned are phrases."""
        words = self._tree.vocabulary
        return self.knows_phrases and any(" " in words[leaf] for _, _, leaf in spans)

    def _joined(self, spans: Sequence[WordSpan]) -> list[tuple[int, int, str]]:
        """Join the words of phrases, as in counting: from left to right, the longest first."""
        counted = [self._counted[span.word] for span in spans]
        units = []
        place = 0
        while place < len(spans):
            unit, size = counted[place], 1
            for longer in (2, 3):
                last = place + longer - 1
                if last >= len(spans) or not spans[last].follows:
                    break
                phrase = " ".join(counted[place : last + 1])
                if phrase in self._phrases:
                    unit, size = phrase, longer
                    self._leaves.setdefault(phrase, self.leaf(phrase))
            units.append((spans[place].start, spans[place + size - 1].end, unit))
            place += size
        return units

    def leaf(self, counted: str) -> int:
        """Return a word by its counted form, or -1 if the model has no such word."""
        leaf = self._tree.index_of(counted)
        return -1 if leaf is None else leaf

    def _add(self, words: Set[str]) -> None:
        new = sorted(words)
        if not new:
            return
        columns = arrange_words(new, lambda: np.ones(len(new), dtype=np.int64), self._options)
        for word in columns.vocabulary:
            self._leaves[word] = self.leaf(word)
        for word, column in zip(new, columns.of_words.tolist(), strict=True):
            self._counted[word] = "" if column < 0 else columns.vocabulary[column]
