"""Texts divided into documents: lines, paragraphs or sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from topicgrouper.corpus.sentences import sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["UNITS", "Unit", "paragraphs", "text_pieces"]

Unit: TypeAlias = Literal["line", "paragraph", "sentence", "whole"]
"""What a document is: a part of a text, or the whole text."""

UNITS: tuple[str, ...] = get_args(Unit)
"""The names of the units."""

_LINE_END = re.compile(r"\r\n?|\n")


def text_pieces(text: str, unit: Unit) -> Iterator[tuple[int, str]]:
    r"""Divide a text.

    Parameters
    ----------
    text : str
        The text.
    unit : {"line", "paragraph", "sentence", "whole"}
        What the pieces are. Paragraphs are separated by blank lines; sentences end with a paragraph
        at the latest.

    Yields
    ------
    number : int
        The number of the piece, counted from 1: the number of a line counts blank lines too.
    piece : str
        The piece, without outer white space; none is empty.

    Examples
    --------
    >>> text = "A tale.  Of two\ncities.\n\nThe end"
    >>> [piece for _, piece in text_pieces(text, "sentence")]
    ['A tale.', 'Of two\ncities.', 'The end']
    >>> list(text_pieces(text, "line"))
    [(1, 'A tale.  Of two'), (2, 'cities.'), (4, 'The end')]
    """
    if unit == "line":
        for number, line in enumerate(_LINE_END.split(text), start=1):
            if piece := line.strip():
                yield number, piece
        return
    found: Iterable[str] = [text.strip()] if text.strip() else []
    if unit != "whole":
        found = paragraphs(_LINE_END.split(text))
    if unit == "sentence":
        found = (piece for paragraph in found for piece in sentences(paragraph))
    yield from enumerate(found, start=1)


def paragraphs(lines: Iterable[str]) -> Iterator[str]:
    """Join lines to paragraphs, which blank lines separate.

    Parameters
    ----------
    lines : iterable of str
        The lines, without their ends.

    Yields
    ------
    str
        The next paragraph, without outer white space; none is empty.
    """
    open_lines: list[str] = []
    for line in lines:
        if line and not line.isspace():
            open_lines.append(line)
        elif open_lines:
            yield "\n".join(open_lines).strip()
            open_lines = []
    if open_lines:
        yield "\n".join(open_lines).strip()
