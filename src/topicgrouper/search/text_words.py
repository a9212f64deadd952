"""The words of a model in texts: "Running" may have been counted as "run"."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.corpus.languages import lowered
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.word_columns import arrange_words
from topicgrouper.corpus.words import find_words, split_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.corpus.words import WordSpan
    from topicgrouper.model.model import Model

_NO_WORD, _UNKNOWN = -1, -2
_BLANKS = {code: " " for code in range(128) if not (chr(code).isalnum() or chr(code) == "_")}


class TextWords:
    """Find the words of a model in texts, by its text options.

    What was found is remembered: texts share most words, and stemming is slow.
    """

    def __init__(self, model: Model) -> None:
        source = model.source
        self._options = (DEFAULT_TEXT_OPTIONS if source is None else source.options.text).resolved()
        self._tree = model.tree
        self._counted: dict[str, str] = {}
        self._leaves: dict[str, int] = {}
        phrases = self._options.phrases
        self._phrases = frozenset(phrases if isinstance(phrases, tuple) else ())

    @property
    def are_runs(self) -> bool:
        """Whether words are runs of letters, numbers, underscores and marks, or parts of them.

        Phrases are of several runs, but only some texts have any: `has_phrases` tells which.
        """
        options = self._options
        return not (options.has_tokens or options.hashtags or options.emoji)

    def find(self, text: str, *, wanted: IntArray | None = None) -> IntArray:
        """Return the words of a text that the model has (default: all), by rising start.

        Each row is the start and the end of a word, and its index in the tree. The pairs of scripts
        without blanks overlap. Phrases that were counted as one word are one.
        """
        lower = lowered(text, self._options.language) if self._options.lowercase else text
        if text.isascii() and lower.isascii() and self.are_runs and not self._phrases:
            found = self._in_runs(lower)
        else:
            found = self._in_text(text)
        is_wanted = np.zeros(self._tree.n_words + 1, dtype=bool)  # the last is for no word
        is_wanted[slice(-1) if wanted is None else wanted] = True
        return found[is_wanted[found[:, 2]]]

    def _in_runs(self, text: str) -> IntArray:
        """Find words in a text in ASCII, where each run is one word or none."""
        line = text.translate(_BLANKS)
        runs = line.split()
        words = np.fromiter(
            map(self._leaves.get, runs, repeat(_UNKNOWN)), dtype=np.int64, count=len(runs)
        )
        unknown = np.flatnonzero(words == _UNKNOWN)
        if len(unknown):
            new = [runs[place] for place in unknown.tolist()]
            self._leaves.update(dict.fromkeys(new, _NO_WORD))
            self._add(split_words(" ".join(new), self._options))
            words[unknown] = [self._leaves[run] for run in new]
        is_inside = np.frombuffer(line.encode("ascii"), dtype=np.uint8) != ord(" ")
        borders = np.flatnonzero(np.diff(is_inside, prepend=False, append=False))
        return np.column_stack([borders.reshape(-1, 2), words])

    def _in_text(self, text: str) -> IntArray:
        spans = find_words(text, self._options)
        leaves = self._leaves
        self._add({span.word for span in spans if span.word not in leaves})
        if self._phrases:
            units = self._joined(spans)
        else:
            units = [(start, end, leaves[word]) for start, end, word, _ in spans]
        return np.array(units, dtype=np.int64).reshape(-1, 3)

    @property
    def knows_phrases(self) -> bool:
        """Whether the model has words that are phrases."""
        return bool(self._phrases)

    def has_phrases(self, words: Iterable[int]) -> bool:
        """Return whether some words are phrases."""
        vocabulary = self._tree.vocabulary
        return self.knows_phrases and any(" " in vocabulary[word] for word in words)

    def _joined(self, spans: Sequence[WordSpan]) -> list[tuple[int, int, int]]:
        """Join the words of phrases, as in counting: from left to right, the longest first."""
        counted = [self._counted[span.word] for span in spans]
        units = []
        place = 0
        while place < len(spans):
            leaf, size = self._leaves[spans[place].word], 1
            for longer in (2, 3):
                last = place + longer - 1
                if last >= len(spans) or not spans[last].follows:
                    break
                phrase = " ".join(counted[place : last + 1])
                if phrase in self._phrases:
                    leaf, size = self.leaf(phrase), longer
            units.append((spans[place].start, spans[place + size - 1].end, leaf))
            place += size
        return units

    def leaf(self, counted: str) -> int:
        """Return a word by its counted form, or -1 if the model has no such word."""
        leaf = self._tree.index_of(counted)
        return _NO_WORD if leaf is None else leaf

    def _add(self, words: Iterable[str]) -> None:
        new = sorted(set(words))
        if not new:
            return
        columns = arrange_words(new, lambda: np.ones(len(new), dtype=np.int64), self._options)
        counted = [*columns.vocabulary, ""]  # the last, of column -1, is no word
        leaves = [*map(self.leaf, columns.vocabulary), _NO_WORD]
        of_words = columns.of_words.tolist()
        self._leaves.update(zip(new, map(leaves.__getitem__, of_words), strict=True))
        if self._phrases:
            self._counted.update(zip(new, map(counted.__getitem__, of_words), strict=True))
