"""The words of a model in texts: "Running" may have been counted as "run"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from topicgrouper.corpus.phrases import join_phrases, neighbouring_words
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.word_columns import arrange_words
from topicgrouper.corpus.word_spans import WordFinder, run_places, runs_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Set

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
        self._finder = WordFinder(self._options)
        self._counted: dict[str, str] = {}
        self._leaves: dict[str, int] = {}
        self._of_runs: dict[str, list[LeafSpan]] = {}
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
        form = None if self._phrases else self._finder.form_of_runs(text)
        if form is not None:
            return self._in_runs(form, wanted)
        spans = self._finder.find(text)
        counted, leaves = self._counted, self._leaves
        self._add(word for _, _, word in spans if word not in counted)
        units: Iterable[tuple[int, int, str]]
        units = ((start, end, counted[word]) for start, end, word in spans)
        if self._phrases:
            units = self._joined(text, units)
        found = (LeafSpan(start, end, leaves.get(word, -1)) for start, end, word in units)
        return [
            span for span in found if span.leaf >= 0 and (wanted is None or span.leaf in wanted)
        ]

    def _in_runs(self, form: str, wanted: Set[int] | None) -> list[LeafSpan]:
        """Return the words of the runs of a form, most of which other texts have as well."""
        runs = runs_of(form)
        known = self._of_runs
        new = self._leaves_of_runs({run for run in runs if run not in known})
        return [
            LeafSpan(start + low, start + high, leaf)
            for run, start in zip(runs, run_places(form)[0].tolist(), strict=True)
            for low, high, leaf in (known[run] if run in known else new[run])
            if wanted is None or leaf in wanted
        ]

    def _leaves_of_runs(self, runs: Iterable[str]) -> dict[str, list[LeafSpan]]:
        """Return the words of runs, and remember those of runs of at most one word."""
        words_of = {run: self._finder.of_run(run) for run in runs}
        counted, leaves = self._counted, self._leaves
        words = (word for spans in words_of.values() for _, _, word in spans)
        self._add(word for word in words if word not in counted)
        found = {}
        for run, spans in words_of.items():
            of_run = ((low, high, leaves.get(counted[word], -1)) for low, high, word in spans)
            found[run] = [LeafSpan(low, high, leaf) for low, high, leaf in of_run if leaf >= 0]
            if len(spans) <= 1:
                self._of_runs[run] = found[run]
        return found

    @property
    def knows_phrases(self) -> bool:
        """Whether the model has words that are phrases."""
        return bool(self._phrases)

    def has_phrases(self, spans: Iterable[LeafSpan]) -> bool:
        """Return whether some words that `find` returned are phrases."""
        words = self._tree.vocabulary
        return self.knows_phrases and any(" " in words[leaf] for _, _, leaf in spans)

    def _joined(
        self, text: str, units: Iterable[tuple[int, int, str]]
    ) -> Iterator[tuple[int, int, str]]:
        has_pairs = self._options.segmentation == "pairs"
        for chain in neighbouring_words(text, units, has_pairs=has_pairs):
            place = 0
            for unit in join_phrases([word for _, _, word in chain], self._phrases):
                last = place + unit.count(" ")
                if unit not in self._leaves:
                    self._leaves[unit] = self.leaf(unit)
                yield chain[place][0], chain[last][1], unit
                place = last + 1

    def leaf(self, counted: str) -> int:
        """Return a word by its counted form, or -1 if the model has no such word."""
        leaf = self._tree.index_of(counted)
        return -1 if leaf is None else leaf

    def _add(self, words: Iterable[str]) -> None:
        new = sorted(set(words))
        if not new:
            return
        columns = arrange_words(new, lambda: np.ones(len(new), dtype=np.int64), self._options)
        for word in columns.vocabulary:
            self._leaves[word] = self.leaf(word)
        for word, column in zip(new, columns.of_words.tolist(), strict=True):
            self._counted[word] = "" if column < 0 else columns.vocabulary[column]
