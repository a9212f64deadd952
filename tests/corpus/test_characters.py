"""Letters of all scripts, and the table of characters against what Python says of each."""

import sys
import unicodedata

import numpy as np
import pytest

from tests.corpus.word_oracle import is_mark, is_unspaced, letter_length
from topicgrouper._compiled import (
    DELICATE,
    KIND_SHIFT,
    LENGTH_SHIFT,
    LETTER,
    LINE,
    MARK,
    NUMBER,
    UNSPACED,
)
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.characters import (
    UNSPACED_RANGES,
    character_table,
    emoji_codes,
)

CODE_POINTS = [code for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
LOWER = np.uint32(0x1FFFFF)


@pytest.fixture(scope="module", name="table")
def the_table():
    return character_table()


def is_delicate(table, char):
    return bool(table[ord(char)] & DELICATE)


def expected_kind(char):
    if char.isalpha():
        return UNSPACED if is_unspaced(char) else LETTER
    if char.isalnum():
        return NUMBER
    if char == "_":
        return LINE
    return MARK if is_mark(char) else 0


def test_every_character_has_its_kind(table):
    kinds = table[CODE_POINTS] >> KIND_SHIFT & 0x1F
    assert kinds.tolist() == [expected_kind(chr(code)) for code in CODE_POINTS]


def test_every_character_counts_for_its_letters(table):
    lengths = table[CODE_POINTS] >> LENGTH_SHIFT & 0x3
    assert lengths.tolist() == [letter_length(chr(code)) for code in CODE_POINTS]


def test_every_character_that_is_not_delicate_has_its_lower_case(table):
    for code in CODE_POINTS:
        if not table[code] & DELICATE:
            assert chr(table[code] & LOWER) == unicodedata.normalize("NFC", chr(code).lower())


def test_what_normalising_moves_or_joins_is_delicate(table):
    for code in CODE_POINTS:
        char = chr(code)
        if unicodedata.combining(char) or not unicodedata.is_normalized("NFC", char):
            assert is_delicate(table, char)
        for first in "aA\u1100\uac00\u09c7":  # some that marks, vowels and finals are joined with
            if unicodedata.normalize("NFC", first + char) != first + char:
                assert is_delicate(table, first) or is_delicate(table, char)


@pytest.mark.parametrize("char", ["Σ", "İ", "\u0301", "\u1161", "\u11a8", "\u212b"])
def test_known_delicate_characters(table, char):
    assert is_delicate(table, char)


@pytest.mark.parametrize("char", "éßÄжЖ語ñ한–“”")
def test_everyday_characters_are_not_delicate(table, char):
    assert not is_delicate(table, char)


def test_lowering_again_changes_nothing(table):
    # So texts that were lowered and normalised before may go the way of all others.
    lower = table & LOWER
    np.testing.assert_array_equal(lower[lower], lower)


def test_the_table_cannot_be_changed(table):
    assert not table.flags.writeable
    assert character_table() is table


def test_emoji_are_not_parts_of_words_and_need_three_bytes(table):
    codes = list(emoji_codes())
    assert len(codes) > 1300
    assert not (table[codes] >> 24).any()
    assert min(codes) >= 0x800
    assert all(unicodedata.category(chr(code))[0] in "SPC" for code in codes)


def test_the_ranges_rise_and_their_characters_have_three_bytes_or_four():
    ends = [end for pair in UNSPACED_RANGES for end in pair]
    assert ends == sorted(ends)
    assert ends[0] >= 0x800
    assert ends[-1] <= sys.maxunicode


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("다리 위의 강물 이 그", ["다리", "위의", "강물"]),
        ("नदी का पानी पुल के ऊपर है", ["नदी", "पानी", "पुल", "ऊपर"]),
        ("নদীর জল", ["নদীর"]),
        ("to be or not", ["not"]),
    ],
)
def test_short_words_of_any_script_are_dropped_and_others_are_not(text, words):
    assert TextOptions().split(text) == words
    assert count_texts([text]).vocabulary == tuple(sorted(words))
