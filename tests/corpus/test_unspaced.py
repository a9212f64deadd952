"""Which letters belong to scripts without blanks."""

import sys

import pytest

from topicgrouper.corpus.unspaced import UNSPACED_RANGES, is_unspaced


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
