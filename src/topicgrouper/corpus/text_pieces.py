"""Texts divided into documents: lines, paragraphs or sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# Marks that end a sentence without white space after them: Chinese and Japanese.
_FULL = "。！？｡︒﹒﹖﹗"
# Marks that do so before white space; Arabic, Armenian, Devanagari, Ethiopic, Khmer, Burmese, …
_MARKS = "!?‼⁇⁈⁉؟۔։।॥።፧፨។៕၊။᠃᠉"
_STOPS = ".…．"
_CLOSING = "\"'”’»›」』】）)\\]}〉》〕"
# A run of marks is looked at once, from its start: a file of full stops takes no longer.
_END = re.compile(
    rf"[{_FULL}][{_FULL}{_MARKS}]*+[{_CLOSING}]*+"
    rf"|(?<![{_MARKS}{_STOPS}])[{_MARKS}{_STOPS}]++[{_CLOSING}]*+(?=\s|\Z)"
)
_OPENING = "\"'“‘„«‹([{¿¡"
_LONGEST_WORD = 40

_ABBREVIATIONS = frozenset(
    (  # noqa: SIM905 - easier to read
        # English
        "mr mrs ms dr prof rev hon gen col capt lt sgt gov st mt jr sr vs etc cf fig figs vol vols "
        "pp ed eds al approx dept inc ltd co corp bros jan feb apr aug sep sept oct nov dec "
        # German, Dutch, Scandinavian
        "bzw ca usw vgl nr str hr abs bd hrsg ggf inkl evtl sog bspw dipl mio mrd tel dhr mevr drs "
        "bijv enz ff kap osv mfl "
        # French, Italian, Spanish, Portuguese
        "mme mlle chap éd dott avv ecc pag sra srta dra ud uds avda pág núm "
        # Polish, Czech, Russian
        "np tzn tj tzv např mj ул гл см им тыс млн млрд"
    ).split()
)


def sentences(paragraph: str) -> Iterator[str]:
    """Divide a text without blank lines into sentences."""
    start = 0
    for end in _END.finditer(paragraph):
        if not _is_end(paragraph, end):
            continue
        found = paragraph[start : end.end()].strip()
        if found:
            yield found
        start = end.end()
    rest = paragraph[start:].strip()
    if rest:
        yield rest


def _is_end(text: str, mark: re.Match[str]) -> bool:
    marks = mark.group().rstrip(_CLOSING.replace("\\", ""))
    if marks.strip(_STOPS):  # a question, an exclamation, or another script's mark
        return True
    if _next_letter(text, mark.end()).islower():
        return False
    if len(marks) > 1 or marks != ".":
        return True
    first = max(mark.start() - _LONGEST_WORD, 0)
    before = text[first : mark.start()]
    word = before.split()[-1].lstrip(_OPENING) if before and not before[-1].isspace() else ""
    is_number = word.isdigit() and len(word) <= 2
    is_initial = len(word) == 1 and word.isupper()
    is_short = "." in word and all(len(part) <= 2 for part in word.split("."))  # z.B., U.S.
    return not (is_number or is_initial or is_short or word.lower() in _ABBREVIATIONS)


def _next_letter(text: str, place: int) -> str:
    """Return the first character after white space, quotes and brackets; empty at the end."""
    for character in text[place : place + _LONGEST_WORD]:
        if not character.isspace() and character not in _OPENING:
            return character
    return ""


# What a document is: a part of a text, or the whole text.
Unit: TypeAlias = Literal["line", "paragraph", "sentence", "whole"]
UNITS: tuple[str, ...] = get_args(Unit)

_LINE_END = re.compile(r"\r\n?|\n")


def text_pieces(text: str, unit: Unit) -> Iterator[tuple[int, str]]:
    r"""Divide a text."""
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
    """Join lines to paragraphs, which blank lines separate."""
    open_lines: list[str] = []
    for line in lines:
        if line and not line.isspace():
            open_lines.append(line)
        elif open_lines:
            yield "\n".join(open_lines).strip()
            open_lines = []
    if open_lines:
        yield "\n".join(open_lines).strip()
