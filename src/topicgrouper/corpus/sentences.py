"""Where sentences end, by one rule for all languages.

A sentence ends at a blank line, after ``。！？`` and the like wherever they stand, and after
``. ! ? …`` if white space follows. A full stop does not end a sentence after an abbreviation, an
initial or a number of one or two digits ("Dr. Lee", "J. Lee", "3. Mai"), or before a small letter.
Scripts without marks for the end of a sentence, such as Thai, are divided at blank lines only.

The rule is built in, so that the same text gives the same sentences on every machine.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["sentences"]

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
    """Divide a text without blank lines into sentences.

    Parameters
    ----------
    paragraph : str
        The text.

    Yields
    ------
    str
        The next sentence, without outer white space; none is empty.

    Examples
    --------
    >>> list(sentences("Dr. Lee came at 3.15 p.m. on Monday. “Why?” He left!"))
    ['Dr. Lee came at 3.15 p.m. on Monday.', '“Why?”', 'He left!']
    >>> list(sentences("今天天气很好。我们去公园吧！"))
    ['今天天气很好。', '我们去公园吧！']
    """
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
