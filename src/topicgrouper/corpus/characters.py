"""The role of each Unicode character in words: a table for the compiled word splitter.

It comes from Python's own Unicode data. Texts in ASCII do not need it.
"""

from __future__ import annotations

import re
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

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    CodePoints = NDArray[np.uint32]

# Invisible characters that shape letters in Persian and Indic scripts; they belong to words.
JOINERS = "\u200c\u200d"

# First and last code point of each block whose letters are of a script without blanks. All need at
# least three bytes in UTF-8, which the compiled word splitter relies on.
UNSPACED_RANGES = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Myanmar
    (0x1780, 0x17FF),  # Khmer
    (0x1950, 0x19DF),  # Tai Le, New Tai Lue
    (0x1A20, 0x1AAF),  # Tai Tham
    (0x3005, 0x3007),  # signs that repeat or stand for Han characters
    (0x3021, 0x3029),
    (0x3031, 0x303C),
    (0x3041, 0x312F),  # Hiragana, Katakana, Bopomofo
    (0x31A0, 0x31BF),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han
    (0x4E00, 0x9FFF),
    (0xA9E0, 0xA9FF),
    (0xAA60, 0xAADF),  # Myanmar, Tai Viet
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),  # narrow Katakana
    (0x16FE0, 0x18DFF),  # Tangut, Khitan
    (0x1AFF0, 0x1B2FF),  # Kana, Nüshu
    (0x20000, 0x3FFFD),  # Han
)
# Unicode 17's property Emoji, which Python does not know, without ASCII, ©, ®, ™ and ℹ. The last
# block, where new emoji go, is taken whole.
_EMOJI = """
203c 2049 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0
25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a 262e-262f 2638-263a
2640 2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c
26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea
26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744
2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c
2b50 2b55 3030 303d 3297 3299 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff
1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b
1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a
1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3
1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d8
1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945
1f947-1f9ff 1fa70-1faff
"""


def emoji_codes() -> Iterator[int]:
    """Yield the code points of emoji."""
    for part in _EMOJI.split():
        first, _, last = part.partition("-")
        yield from range(int(first, base=16), int(last or first, base=16) + 1)


NO_CHARACTERS: CodePoints = np.empty(0, dtype=np.uint32)  # the table for texts in ASCII

_ASCII_RUN = re.compile(r"\w+", re.ASCII)
_KINDS = LETTER | NUMBER | LINE | MARK | UNSPACED
_N_CODE_POINTS = sys.maxunicode + 1
_SURROGATES = slice(0xD800, 0xE000)
# Only these code points include marks or characters with a decomposition; the others need not be
# examined one by one. A test examines them all.
_PLANES_WITH_MARKS = np.r_[0:0x20000, 0xE0000:0xF0000]
_PLANES_WITH_DECOMPOSITIONS = range(0x30000)
_CAPITAL_SIGMA = 0x3A3
_CAPITAL_I_WITH_DOT = 0x130
_HANGUL_SYLLABLES = slice(0xAC00, 0xD7A4)  # they count as two letters
_FIRST_INDIC = 0x0900
_JAMO_AFTER_OTHERS = np.r_[0x1161:0x1176, 0x11A8:0x11C3]


@cache
def character_table(*, emoji: bool = False) -> CodePoints:
    """Return the table, with emoji if they are words; it is made once, in a tenth of a second."""
    table = character_table().copy() if emoji else _new_table()
    if emoji:
        table[list(emoji_codes())] |= np.uint32(EMOJI << KIND_SHIFT)
    table.flags.writeable = False
    return table


def _new_table() -> CodePoints:
    characters = _all_characters()
    kinds = _kinds()
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
    return table


@cache
def character_kind(char: str) -> int:
    """Return the kind of a character, such as ``MARK``; 0 if it separates words."""
    return int(character_table()[ord(char)]) >> KIND_SHIFT & _KINDS


def run_pattern(text: str) -> re.Pattern[str]:
    """Return the pattern of a text's longest runs of letters, numbers, underscores and marks."""
    return _ASCII_RUN if text.isascii() else _any_run()


@cache
def _any_run() -> re.Pattern[str]:
    return re.compile(f"[\\w{character_class(MARK)}]+")


def character_class(kinds: int) -> str:
    """Return characters as a class of a regular expression, without its brackets."""
    is_inside = (_kinds() & np.uint32(kinds)) != 0
    borders = np.flatnonzero(np.diff(is_inside, prepend=False, append=False))
    ranges = zip(borders[::2].tolist(), (borders[1::2] - 1).tolist(), strict=True)
    return "".join(f"{chr(low)}-{chr(high)}" for low, high in ranges)


def _all_characters() -> str:
    code_points = np.arange(_N_CODE_POINTS, dtype="<u4")
    code_points[_SURROGATES] = ord(" ")  # not in any valid text
    return code_points.tobytes().decode("utf-32-le")


@cache
def _kinds() -> CodePoints:
    """Return the kind of each character, which takes half the time of the whole table."""
    characters = _all_characters()
    array = np.frombuffer(characters.encode("utf-32-le"), dtype="<U1")
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
    """Return how many letters each character counts for."""
    lengths: CodePoints = ((kinds & (LETTER | NUMBER | UNSPACED)) != 0).astype(np.uint32)
    marks = np.flatnonzero(kinds == MARK).tolist()
    lengths[[code for code in marks if _is_vowel_sign(characters[code])]] = 1
    lengths[_HANGUL_SYLLABLES] = 2
    return lengths


def _is_vowel_sign(char: str) -> bool:
    """Return whether a mark stands for a sound of its own, as vowel signs of Indic scripts do.

    Such marks have no combining class, unlike accents, Arabic vowel points and the signs that
    silence a vowel.
    """
    return (
        ord(char) >= _FIRST_INDIC
        and unicodedata.category(char) in ("Mc", "Mn")
        and unicodedata.combining(char) == 0
        and "VARIATION SELECTOR" not in unicodedata.name(char, "")
    )


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
