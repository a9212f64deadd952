"""Passages of documents that show a topic."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.collection.form_words import FormWords

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence, Set

    from topicgrouper.collection.model import Model

__all__ = [
    "LONGEST_READ",
    "Snippet",
    "passage",
    "run_pattern",
    "snippet",
    "snippet_with",
    "word_runs",
]

LONGEST_READ = 200_000
"""Number of characters of a text that are searched for a passage."""

_ASCII_RUN = re.compile(r"\w+", re.ASCII)
_JOINERS = "\u200c\u200d"  # of Indic scripts, inside of words


@shows_little
@dataclass(frozen=True, slots=True)
class Snippet:
    """A passage of a text, with each run of white space replaced by one space.

    Attributes
    ----------
    text : str
        The passage.
    spans : tuple of tuple of int
        Start and end of each word of the topic in the passage.
    is_start, is_end : bool
        Whether the passage starts or ends with the document.
    """

    text: str
    spans: tuple[tuple[int, int], ...]
    is_start: bool
    is_end: bool

    def pieces(self) -> list[tuple[str, bool]]:
        """Return the passage in pieces, each with whether it is a word of the topic.

        Returns
        -------
        list of tuple
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
    model: Model, row: int, node: int, *, length: int = 200, forms: FormWords | None = None
) -> Snippet:
    """Return the passage of a training document with the most words of a topic.

    Parameters
    ----------
    model : Model
        A model with texts.
    row : int
        The row of the document.
    node : int
        The node of the topic.
    length : int, default=200
        Maximum number of characters.
    forms : FormWords, optional
        The words of forms that are already known (default: none are).

    Returns
    -------
    Snippet
        The first of the best passages; the start of the document if the topic does not occur in
        it. Only the first 200,000 characters are searched.

    Raises
    ------
    ValueError
        If the model has no texts.
    """
    wanted = set(model.tree.words_of(node).tolist())
    return snippet_with(model, row, wanted, length=length, forms=forms or FormWords(model))


def snippet_with(
    model: Model, row: int, wanted: Set[int], *, length: int, forms: FormWords
) -> Snippet:
    """Return the passage of a training document with the most of the words that are wanted.

    Parameters
    ----------
    model : Model
        A model with texts.
    row : int
        The row of the document.
    wanted : set of int
        Words, by their index in the tree.
    length : int
        Maximum number of characters.
    forms : FormWords
        The words of forms that are already known.

    Returns
    -------
    Snippet
        As of `snippet`.

    Raises
    ------
    ValueError
        If the model has no texts.
    """
    if model.texts is None:
        msg = "this model has no texts; fit it again and keep the texts"
        raise ValueError(msg)
    text = " ".join(model.texts[row][:LONGEST_READ].split())
    runs = list(word_runs(text))
    words = forms.of(text[start:end] for start, end in runs)
    return passage(text, [run for run in runs if words[text[slice(*run)]] in wanted], length=length)


def passage(text: str, spans: Sequence[tuple[int, int]], *, length: int) -> Snippet:
    """Return the passage of a text that holds the most spans.

    Parameters
    ----------
    text : str
        A text without other white space than single blanks.
    spans : sequence of tuple of int
        Start and end of each word to show, from left to right.
    length : int
        Maximum number of characters.

    Returns
    -------
    Snippet
        The first of the best passages; the start of the text if there are no spans.
    """
    start, end = _densest(text, spans, length=max(length, 1))
    return Snippet(
        text=text[start:end],
        spans=tuple(
            (low - start, min(high, end) - start) for low, high in spans if start <= low < end
        ),
        is_start=start == 0,
        is_end=end == len(text),
    )


def word_runs(text: str) -> Iterator[tuple[int, int]]:
    """Find the runs of letters, digits and underscores, including combining marks.

    Parameters
    ----------
    text : str
        The text.

    Yields
    ------
    tuple of int
        Start and end of a run.

    Examples
    --------
    >>> list(word_runs("a cat_1, tea"))
    [(0, 1), (2, 7), (9, 12)]
    """
    yield from (match.span() for match in run_pattern(text).finditer(text))


def run_pattern(text: str) -> re.Pattern[str]:
    """Return a pattern that matches the runs of `word_runs` in a text."""
    return _ASCII_RUN if text.isascii() else _any_run()


@cache
def _any_run() -> re.Pattern[str]:
    marks = "".join(map(chr, chain(range(0x300, 0x1F000), range(0xE0100, 0xE01F0))))
    marks = "".join(mark for mark in marks if unicodedata.category(mark).startswith("M"))
    return re.compile(rf"[\w{_JOINERS}{marks}]+")


def _densest(text: str, spans: Sequence[tuple[int, int]], *, length: int) -> tuple[int, int]:
    """Return start and end of the first passage of whole units that holds the most spans."""
    if len(text) <= length:
        return 0, len(text)
    units = list(_units(text, length=length))
    starts = [start for start, _ in units]
    places = [bisect_right(starts, start) - 1 for start, _ in spans]
    best = first_unit = last_unit = first = 0
    for last, place in enumerate(places):
        while units[place][1] - units[places[first]][0] > length and first < last:
            first += 1
        if last - first + 1 > best:
            best, first_unit, last_unit = last - first + 1, places[first], place
    first_unit, last_unit = _widened(units, first_unit, last_unit, length=length)
    start, end = units[first_unit][0], units[last_unit][1]
    return start, min(end, start + length)  # a single word may be longer


def _units(text: str, *, length: int) -> Iterator[tuple[int, int]]:
    """Yield start and end of what is never cut: text between blanks, or words where that is long.

    The text has single blanks only. Addresses, and scripts without blanks, are divided between
    words once they would fill half of a passage.
    """
    start = 0
    for chunk in text.split(" "):
        end = start + len(chunk)
        inner = [low + start for low, _ in word_runs(chunk)] if 2 * len(chunk) > length else []
        borders = [start, *(border for border in inner if border > start), end]
        yield from pairwise(borders)
        start = end + 1


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
