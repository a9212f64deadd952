"""Passages of documents that show a topic."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from topicgrouper.collection.model import Model
    from topicgrouper.corpus import TextOptions

__all__ = ["Snippet", "snippet", "word_runs"]

_JOINERS = "\u200c\u200d"  # of Indic scripts, inside of words


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


def snippet(model: Model, row: int, node: int, *, length: int = 200) -> Snippet:
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

    Returns
    -------
    Snippet
        The first of the best passages; the start of the document if the topic does not occur in it.

    Raises
    ------
    ValueError
        If the model has no texts.
    """
    if model.texts is None:
        msg = "this model has no texts; fit it again and keep the texts"
        raise ValueError(msg)
    text = " ".join(model.texts[row].split())
    vocabulary = model.tree.vocabulary
    wanted = {vocabulary[index] for index in model.tree.words_of(node).tolist()}
    options = None if model.source is None else model.source.options.text
    spans = _spans_of(text, wanted, options=options)
    start, end = _densest(text, spans, length=max(length, 1))
    return Snippet(
        text=text[start:end],
        spans=tuple(
            (low - start, high - start) for low, high in spans if start <= low < high <= end
        ),
        is_start=start == 0,
        is_end=end == len(text),
    )


def _spans_of(
    text: str, wanted: Collection[str], *, options: TextOptions | None
) -> list[tuple[int, int]]:
    from topicgrouper.corpus import TextOptions, count_texts  # noqa: PLC0415 - a heavy import

    runs = list(word_runs(text))
    forms = sorted({text[start:end] for start, end in runs})
    # Each form is counted as a document, which then contains the word that stands for the form.
    counted = count_texts(forms, options or TextOptions())
    is_wanted = np.array([word in wanted for word in counted.vocabulary], dtype=np.int64)
    holding = np.flatnonzero(np.asarray(counted.counts @ is_wanted))
    shown = {forms[index] for index in holding.tolist()}
    return [(start, end) for start, end in runs if text[start:end] in shown]


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
    if text.isascii():
        yield from (match.span() for match in re.finditer(r"\w+", text))
        return
    start = None
    for position, character in enumerate(text):
        if character.isalnum() or character == "_" or _combines(character):
            start = position if start is None else start
        elif start is not None:
            yield start, position
            start = None
    if start is not None:
        yield start, len(text)


def _combines(character: str) -> bool:
    return not character.isascii() and (
        character in _JOINERS or unicodedata.category(character).startswith("M")
    )


def _densest(text: str, spans: Sequence[tuple[int, int]], *, length: int) -> tuple[int, int]:
    """Return start and end of the passage with the most spans, cut between words if possible."""
    if len(text) <= length:
        return 0, len(text)
    best = best_from = best_to = first = 0
    for last, (_, end) in enumerate(spans):
        while end - spans[first][0] > length and first < last:
            first += 1
        if last - first + 1 > best:
            best, best_from, best_to = last - first + 1, spans[first][0], end
    # the rest of the length is divided between both sides
    start = max(0, min(best_from - (length - (best_to - best_from)) // 2, len(text) - length))
    end = min(len(text), start + length)
    if start > 0:
        blank = text.find(" ", start, max(best_from, start))
        start = max(best_from, start) if blank < 0 else blank + 1
    if end < len(text):
        blank = text.rfind(" ", max(best_to, start), end + 1)
        end = blank if blank >= 0 else best_to or end
    return start, end
