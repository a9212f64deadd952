"""Passages of documents that show a topic, a query or a text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Set
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.corpus.characters import run_pattern
from topicgrouper.search.text_words import TextWords

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy.typing as npt

    from topicgrouper.model.model import Model
    from topicgrouper.search.text_words import LeafSpan

_LONGEST_READ = 200_000
"""Number of characters of a text that are searched for a passage."""


@shows_little
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


def snippet(
    model: Model, row: int, wanted: int | Set[int], *, length: int, finder: TextWords | None = None
) -> Snippet | None:
    """Return the passage of a training document with the most words of a node, or of a set.

    It is the first of the best passages, or the start of the document if no such word occurs in
    it; None if the model has no texts, or the length is 0. Only the first 200,000 characters are
    searched. What finds the words may be shared.
    """
    if model.texts is None or length < 1:
        return None
    finder = finder or TextWords(model)
    words = wanted if isinstance(wanted, Set) else set(model.tree.words_of(node=wanted).tolist())
    original = model.texts[row][:_LONGEST_READ]
    text = " ".join(original.split())
    # The words of a phrase may be on two lines, but not in two paragraphs.
    places = _places_in_line(original)
    marked = _moved(finder.find(original, wanted=words), places)
    has_long = 2 * max(map(len, text.split(" "))) > length  # see _units
    starts = [start for start, _ in _moved(finder.find(original), places)] if has_long else ()
    return _passage(text, marked, length=length, starts=starts)


def passage_with(text: str, wanted: str, *, length: int) -> Snippet:
    """Return the passage of a text in which another text occurs most often, in any case."""
    text = " ".join(text[:_LONGEST_READ].split())
    pattern = re.escape(" ".join(wanted.split()))
    found = [match.span() for match in re.finditer(pattern, text, re.IGNORECASE)] if pattern else []
    return _passage(text, found, length=length)


def _passage(
    text: str, spans: Sequence[tuple[int, int]], *, length: int, starts: Sequence[int] = ()
) -> Snippet:
    """Return the first of the passages that hold the most spans, rising ones of words to show.

    The text has single blanks only. What is long and has no blanks may be cut where words start.
    """
    start, end = _densest(text, spans, length=length, starts=starts)
    inside = [(low - start, min(high, end) - start) for low, high in spans if start <= low < end]
    return Snippet(
        text=text[start:end],
        spans=tuple(_united(inside)),
        is_start=start == 0,
        is_end=end == len(text),
    )


def _places_in_line(text: str) -> npt.NDArray[np.intp]:
    """Return where each place is once each run of white space is replaced by one space."""
    characters = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<U1")
    is_kept = ~np.char.isspace(characters)
    is_kept[1:] |= is_kept[:-1].copy()  # the first of each run of white space, but not at the start
    return np.concatenate([[0], np.cumsum(is_kept)])


def _moved(spans: Sequence[LeafSpan], places: npt.NDArray[np.intp]) -> list[tuple[int, int]]:
    """Return start and end of words in the line."""
    starts, ends = ([span[side] for span in spans] for side in (0, 1))
    return list(zip(places[starts].tolist(), places[ends].tolist(), strict=True))


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
    text: str, spans: Sequence[tuple[int, int]], *, length: int, starts: Sequence[int] = ()
) -> tuple[int, int]:
    """Return start and end of the first passage of whole units that holds the most spans."""
    if len(text) <= length:
        return 0, len(text)
    unit_starts, unit_ends = _units(text, length=length, starts=starts)
    first_unit = last_unit = 0
    if spans:
        # Of the passages that end with the unit of a span, each starts as early as it can.
        places = np.searchsorted(unit_starts, [start for start, _ in spans], side="right") - 1
        lasts = np.arange(len(places))
        earliest = unit_ends[places] - length
        firsts = np.minimum(np.searchsorted(unit_starts[places], earliest), lasts)
        best = int(np.argmax(lasts - firsts))
        first_unit, last_unit = int(places[firsts[best]]), int(places[best])
    units = list(zip(unit_starts.tolist(), unit_ends.tolist(), strict=True))
    first_unit, last_unit = _widened(units, first_unit, last_unit, length=length)
    start, end = units[first_unit][0], units[last_unit][1]
    return start, min(end, start + length)  # a single word may be longer


def _units(
    text: str, *, length: int, starts: Sequence[int]
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """Return starts and ends of what is never cut: text between blanks, or words if that is long.

    The text has single blanks only. Addresses, and scripts without blanks, are divided between
    words once they would fill half of a passage.
    """
    chunks = text.split(" ")
    lengths = np.fromiter(map(len, chunks), dtype=np.intp)
    borders = np.concatenate([[0], np.cumsum(lengths + 1)])
    inner: set[int] = set()
    for place in np.flatnonzero(2 * lengths > length).tolist():
        start, end = int(borders[place]), int(borders[place + 1]) - 1
        inner.update(start + run.start() for run in run_pattern(text).finditer(chunks[place]))
        inner.update(starts[bisect_left(starts, start) : bisect_left(starts, end)])
        inner.discard(start)
    within = np.array(sorted(inner), dtype=np.intp)
    unit_starts, unit_ends = (
        np.sort(np.concatenate([of_chunks, within]), kind="stable")
        for of_chunks in (borders[:-1], borders[1:] - 1)
    )
    return unit_starts, unit_ends


def _widened(
    units: Sequence[tuple[int, int]], first: int, last: int, *, length: int
) -> tuple[int, int]:
    """Add units on both sides as evenly as they fit."""
    start, end = units[first][0], units[last][1]
    before, after = start, end  # of what is widened
    while True:
        left = first > 0 and end - units[first - 1][0] <= length
        right = last + 1 < len(units) and units[last + 1][1] - start <= length
        if not left and not right:
            return first, last
        if left and right:
            left = before - units[first - 1][0] <= units[last + 1][1] - after
        if left:
            first -= 1
            start = units[first][0]
        else:
            last += 1
            end = units[last][1]
