"""The words of a model in texts, and passages that show a topic, a query or a text."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.common.short_repr import short_repr
from topicgrouper.corpus.characters import run_pattern
from topicgrouper.corpus.counting import arrange_words
from topicgrouper.corpus.languages import lowered
from topicgrouper.corpus.text_options import DEFAULT_TEXT_OPTIONS
from topicgrouper.corpus.words import find_words, split_words
from topicgrouper.record.record import prepared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import numpy.typing as npt
    from scipy.sparse import csr_array

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.corpus.words import WordSpan
    from topicgrouper.record.record import Record

_LONGEST_READ = 200_000
"""Number of characters of a text that are searched for a passage."""

_IS_BLANK = np.array([chr(code).isspace() for code in range(0x3002)])
"""Which characters are white space; the last one stands for all that follow."""

_NO_WORD, _UNKNOWN = -1, -2
_BLANKS = {code: " " for code in range(128) if not (chr(code).isalnum() or chr(code) == "_")}


@short_repr
@dataclass(frozen=True, slots=True)
class Snippet:
    """A passage of a text, with each run of white space replaced by one space.

    Words that overlap or touch, as in Chinese, are one span.
    """

    text: str
    spans: tuple[tuple[int, int], ...]
    is_start: bool
    is_end: bool

    def pieces(self) -> list[tuple[str, bool]]:
        """Return the passage in pieces, each with whether it is a word that counts.

        Where the passage does not start or end with the document, there is an ellipsis.
        """
        found = [] if self.is_start else [("… ", False)]
        position = 0
        for start, end in self.spans:
            found += [(self.text[position:start], False), (self.text[start:end], True)]
            position = end
        found += [(self.text[position:], False), ("" if self.is_end else " …", False)]
        return [piece for piece in found if piece[0]]


def snippet(model: Record, row: int, wanted: int | Set[int], *, length: int) -> Snippet | None:
    """Return the passage of a training document with the most words of a node, or of a set.

    It is the first of the best passages, or the start of the document if no such word occurs in
    it; None if the model has no texts, or the length is 0. Only the first 200,000 characters are
    searched.
    """
    if model.texts is None or length < 1:
        return None
    finder = prepared(model, TextWords)
    words = list(wanted) if isinstance(wanted, Set) else model.tree.words_of(node=wanted)
    original = model.texts[row][:_LONGEST_READ]
    text = " ".join(original.split())
    # The words of a phrase may be on two lines, but not in two paragraphs.
    places = _places_in_line(original)
    marked = places[finder.find(original, wanted=np.asarray(words, dtype=np.int64))[:, :2]]
    return _passage(text, marked, length=length, starts=lambda: places[finder.find(original)[:, 0]])


def passage_with(text: str, wanted: str, *, length: int) -> Snippet:
    """Return the passage of a text in which another text occurs most often, in any case."""
    text = " ".join(text[:_LONGEST_READ].split())
    pattern = re.escape(" ".join(wanted.split()))
    found = [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)] if pattern else []
    spans = np.array(found, dtype=np.int64).reshape(-1, 2)
    return _passage(text, spans, length=length, starts=lambda: np.empty(0, dtype=np.int64))


def _passage(text: str, spans: IntArray, *, length: int, starts: Callable[[], IntArray]) -> Snippet:
    """Return the first of the passages that hold the most spans, rising ones of words to show.

    The text has single blanks only. What is long and has no blanks may be cut where words start;
    only then are these asked for.
    """
    start, end = _densest(text, spans, length=length, starts=starts)
    first, last = np.searchsorted(spans[:, 0], [start, end]).tolist()
    inside = (np.minimum(spans[first:last], end) - start).tolist()
    return Snippet(
        text=text[start:end],
        spans=tuple(_united(inside)),
        is_start=start == 0,
        is_end=end == len(text),
    )


def _code_points(text: str) -> npt.NDArray[np.uint8 | np.uint32]:
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), dtype=np.uint8)
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4")


def _places_in_line(text: str) -> IntArray:
    """Return where each place is once each run of white space is replaced by one space."""
    is_kept = ~_IS_BLANK.take(_code_points(text), mode="clip")
    is_kept[1:] |= is_kept[:-1].copy()  # the first of each run of white space, but not at the start
    return np.concatenate([[0], np.cumsum(is_kept)])


def _united(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Make one span of those that overlap or touch, as the pairs of scripts without blanks do."""
    united: list[tuple[int, int]] = []
    for low, high in spans:
        if united and low <= united[-1][1]:
            united[-1] = (united[-1][0], max(high, united[-1][1]))
        else:
            united.append((low, high))
    return united


def _densest(
    text: str, spans: IntArray, *, length: int, starts: Callable[[], IntArray]
) -> tuple[int, int]:
    """Return start and end of the first passage of whole units that holds the most spans."""
    if len(text) <= length:
        return 0, len(text)
    unit_starts, unit_ends = _units(text, length=length, starts=starts)
    first_unit = last_unit = 0
    if len(spans):
        # Of the passages that end with the unit of a span, each starts as early as it can.
        places = np.searchsorted(unit_starts, spans[:, 0], side="right") - 1
        lasts = np.arange(len(places))
        earliest = unit_ends[places] - length
        firsts = np.minimum(np.searchsorted(unit_starts[places], earliest), lasts)
        best = int(np.argmax(lasts - firsts))
        first_unit, last_unit = int(places[firsts[best]]), int(places[best])
    near = [unit_starts[first_unit] - length, unit_ends[last_unit] + length]
    low, high = np.searchsorted(unit_starts, near).tolist()
    start, end = _widened(
        unit_starts[low:high].tolist(),
        unit_ends[low:high].tolist(),
        first_unit - low,
        last_unit - low,
        length=length,
    )
    return start, min(end, start + length)  # a single word may be longer


def _units(text: str, *, length: int, starts: Callable[[], IntArray]) -> tuple[IntArray, IntArray]:
    """Return starts and ends of what is never cut: text between blanks, or words if that is long.

    The text has single blanks only. Addresses, and scripts without blanks, are divided between
    words once they would fill half of a passage.
    """
    blanks = np.flatnonzero(_code_points(text) == ord(" "))
    first, last = np.append(0, blanks + 1), np.append(blanks, len(text))
    is_long = 2 * (last - first) > length
    if not is_long.any():
        return first, last
    within = starts()
    inner: set[int] = set()
    for start, end in zip(first[is_long].tolist(), last[is_long].tolist(), strict=True):
        inner.update(start + run.start() for run in run_pattern(text).finditer(text[start:end]))
        inner.update(within[slice(*np.searchsorted(within, [start, end]))].tolist())
        inner.discard(start)
    borders = np.array(sorted(inner), dtype=np.int64)
    return np.sort(np.append(first, borders)), np.sort(np.append(last, borders))


def _widened(
    starts: Sequence[int], ends: Sequence[int], first: int, last: int, *, length: int
) -> tuple[int, int]:
    """Return start and end after adding units on both sides as evenly as they fit."""
    before, after = start, end = starts[first], ends[last]  # of what is widened
    while True:
        left = first > 0 and end - starts[first - 1] <= length
        right = last + 1 < len(ends) and ends[last + 1] - start <= length
        if not left and not right:
            return start, end
        if left and right:
            left = before - starts[first - 1] <= ends[last + 1] - after
        if left:
            first -= 1
            start = starts[first]
        else:
            last += 1
            end = ends[last]


def words_of_document(
    counts: csr_array[Any], row: int
) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Return the words of a document with their frequencies, most frequent first."""
    part = slice(counts.indptr[row], counts.indptr[row + 1])
    words, frequencies = counts.indices[part], counts.data[part]
    order = np.argsort(-frequencies, kind="stable")
    return words[order], frequencies[order]


# -- the words of texts ----------------------------------------------------------------------------


class TextWords:
    """Find the words of a model in texts, by its text options.

    What was found is remembered: texts share most words, and stemming is slow. Threads may share a
    finder: what they read in its dictionaries is final, and how a word is counted is there before
    the word itself.
    """

    def __init__(self, model: Record) -> None:
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
            leaves = dict.fromkeys(new, _NO_WORD)
            leaves |= self._looked_up(split_words(" ".join(new), self._options))
            self._leaves.update(leaves)
            words[unknown] = [leaves[run] for run in new]
        is_inside = np.frombuffer(line.encode("ascii"), dtype=np.uint8) != ord(" ")
        borders = np.flatnonzero(np.diff(is_inside, prepend=False, append=False))
        return np.column_stack([borders.reshape(-1, 2), words])

    def _in_text(self, text: str) -> IntArray:
        spans = find_words(text, self._options)
        leaves = self._leaves
        leaves.update(self._looked_up(span.word for span in spans if span.word not in leaves))
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

    def _looked_up(self, words: Iterable[str]) -> dict[str, int]:
        """Return words with their indices in the tree; keep how they are counted for phrases."""
        new = sorted(set(words))
        if not new:
            return {}
        columns = arrange_words(new, lambda: np.ones(len(new), dtype=np.int64), self._options)
        counted = [*columns.vocabulary, ""]  # the last, of column -1, is no word
        leaves = [*map(self.leaf, columns.vocabulary), _NO_WORD]
        of_words = columns.of_words.tolist()
        if self._phrases:
            self._counted.update(zip(new, map(counted.__getitem__, of_words), strict=True))
        return dict(zip(new, map(leaves.__getitem__, of_words), strict=True))
