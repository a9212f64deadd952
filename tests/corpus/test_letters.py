"""Which letters belong to scripts without blanks."""

import sys

import pytest

from topicgrouper.corpus import count_texts, split_words
from topicgrouper.corpus.letters import UNSPACED_RANGES, is_unspaced, letter_length


@pytest.mark.parametrize("char", "漢𠮷〻々ひカーㄅｶกຂកမ豈")
def test_letters_of_scripts_without_blanks(char):
    assert is_unspaced(char)


@pytest.mark.parametrize("char", "aé한ᄒяعहא1٣๑〇、。・ ้\u3099")
def test_other_scripts_numbers_marks_and_punctuation_are_not(char):
    assert not is_unspaced(char)


def test_the_ranges_rise_and_their_characters_have_three_bytes_or_four():
    ends = [end for pair in UNSPACED_RANGES for end in pair]
    assert ends == sorted(ends)
    assert ends[0] >= 0x800
    assert ends[-1] <= sys.maxunicode


@pytest.mark.parametrize(
    ("char", "length"),
    [
        ("a", 1),
        ("7", 1),
        ("_", 0),
        ("강", 2),
        ("न", 1),
        ("ी", 1),  # a vowel sign
        ("ु", 1),  # one below its letter
        ("ं", 1),  # a nasal
        ("्", 0),  # silences a vowel
        ("\u0301", 0),  # an accent
        ("\u064f", 0),  # a vowel point of Arabic
        ("\ufe0f", 0),  # a variation selector
        ("\u200d", 0),
        ("語", 1),
    ],
)
def test_letters_are_counted_as_their_script_has_them(char, length):
    assert letter_length(char) == length


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
    assert split_words(text) == words
    assert count_texts([text]).vocabulary == tuple(sorted(words))
