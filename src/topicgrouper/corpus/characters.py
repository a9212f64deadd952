"""What each Unicode character means for words, as a table for the compiled word counter.

The table comes from Python's own Unicode data, so it always agrees with
`topicgrouper.corpus.text.split_words`. Texts in ASCII do not need it.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper._compiled import (
    DELICATE,
    EMOJI,
    KIND_SHIFT,
    LENGTH_SHIFT,
    LETTER,
    LINE,
    MARK,
    NUMBER,
    UNSPACED,
)
from topicgrouper.corpus.letters import HANGUL_SYLLABLES, JOINERS, UNSPACED_RANGES, is_vowel_sign
from topicgrouper.corpus.social_words import emoji_codes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    CodePoints = NDArray[np.uint32]

__all__ = ["NO_CHARACTERS", "character_class", "character_table", "emoji_table"]

NO_CHARACTERS: CodePoints = np.empty(0, dtype=np.uint32)
"""The table for texts in ASCII."""

_N_CODE_POINTS = sys.maxunicode + 1
_SURROGATES = slice(0xD800, 0xE000)
# Only these code points include marks or characters with a decomposition; the others need not be
# examined one by one. A test examines them all.
_PLANES_WITH_MARKS = np.r_[0:0x20000, 0xE0000:0xF0000]
_PLANES_WITH_DECOMPOSITIONS = range(0x30000)
_CAPITAL_SIGMA = 0x3A3
_CAPITAL_I_WITH_DOT = 0x130
_JAMO_AFTER_OTHERS = np.r_[0x1161:0x1176, 0x11A8:0x11C3]


@cache
def emoji_table() -> CodePoints:
    """Return the table of `character_table` for texts in which emoji are words."""
    table = character_table().copy()
    table[list(emoji_codes())] |= np.uint32(EMOJI << KIND_SHIFT)
    table.flags.writeable = False
    return table


@cache
def character_table() -> CodePoints:
    """Return the table; it is made once, in less than a tenth of a second."""
    code_points = np.arange(_N_CODE_POINTS, dtype=np.uint32)
    code_points[_SURROGATES] = ord(" ")  # not in any valid text
    characters = code_points.astype("<u4").tobytes().decode("utf-32-le")
    kinds = _kinds(code_points, characters)
    lower = _lower_case(characters)
    delicate = np.zeros(_N_CODE_POINTS, dtype=bool)
    delicate[list(_changed_by_normalising(characters))] = True
    delicate[_reordered(characters, np.flatnonzero(kinds == MARK))] = True
    delicate |= delicate[lower]
    # One has a different lower case at the end of a word, the other becomes two characters.
    delicate[[_CAPITAL_SIGMA, _CAPITAL_I_WITH_DOT]] = True
    lengths = _lengths(kinds, characters) << np.uint32(LENGTH_SHIFT)
    table: CodePoints = lower | lengths | kinds << np.uint32(KIND_SHIFT)
    table[delicate] |= np.uint32(DELICATE)
    table.flags.writeable = False
    return table


def character_class(kinds: int) -> str:
    """Return characters as a class of a regular expression, without its brackets."""
    is_inside = (character_table() >> np.uint32(KIND_SHIFT) & np.uint32(kinds)) != 0
    borders = np.flatnonzero(np.diff(is_inside, prepend=False, append=False))
    ranges = zip(borders[::2].tolist(), (borders[1::2] - 1).tolist(), strict=True)
    return "".join(f"{chr(low)}-{chr(high)}" for low, high in ranges)


def _kinds(code_points: CodePoints, characters: str) -> CodePoints:
    array = code_points.view("=U1")
    kinds = np.zeros(_N_CODE_POINTS, dtype=np.uint32)
    kinds[np.char.isnumeric(array)] = NUMBER
    kinds[np.char.isalpha(array)] = LETTER  # some letters have a value, as in Chinese
    for low, high in UNSPACED_RANGES:
        part = kinds[low : high + 1]
        part[part == LETTER] = UNSPACED
    kinds[ord("_")] = LINE
    others = _PLANES_WITH_MARKS[kinds[_PLANES_WITH_MARKS] == 0].tolist()
    category = unicodedata.category
    kinds[[code for code in others if category(characters[code])[0] == "M"]] = MARK
    kinds[[ord(joiner) for joiner in JOINERS]] = MARK
    return kinds


def _lengths(kinds: CodePoints, characters: str) -> CodePoints:
    """Return what `topicgrouper.corpus.letters.letter_length` returns for each character."""
    lengths: CodePoints = ((kinds & (LETTER | NUMBER | UNSPACED)) != 0).astype(np.uint32)
    marks = np.flatnonzero(kinds == MARK).tolist()
    lengths[[code for code in marks if is_vowel_sign(characters[code])]] = 1
    lengths[HANGUL_SYLLABLES.start : HANGUL_SYLLABLES.stop] = 2
    return lengths


def _lower_case(characters: str) -> CodePoints:
    """Lower each character on its own; those that cannot be lowered stay."""
    plain = characters.replace(chr(_CAPITAL_I_WITH_DOT), " ").replace(chr(_CAPITAL_SIGMA), " ")
    lower = np.frombuffer(plain.lower().encode("utf-32-le"), dtype="<u4").astype(np.uint32)
    for code in (_CAPITAL_I_WITH_DOT, _CAPITAL_SIGMA):
        lower[code] = code
    return lower


def _changed_by_normalising(characters: str) -> Iterator[int]:
    """Yield what NFC replaces, and what it may join with a preceding character."""
    yield from _JAMO_AFTER_OTHERS.tolist()  # joined by rule, so not in any decomposition
    for code in _PLANES_WITH_DECOMPOSITIONS:
        parts = unicodedata.decomposition(characters[code])
        if parts and not parts.startswith("<"):
            if not unicodedata.is_normalized("NFC", characters[code]):
                yield code
            yield from (int(part, base=16) for part in parts.split()[1:])


def _reordered(characters: str, marks: NDArray[np.intp]) -> list[int]:
    """Return the marks that normalisation reorders when several follow each other."""
    return [code for code in marks.tolist() if unicodedata.combining(characters[code])]
