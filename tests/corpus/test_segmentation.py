"""Texts without blanks to words, by a dictionary."""

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.characters import JOINERS, is_unspaced
from topicgrouper.corpus.segmentation import BORDER, dictionary_words, divide_words, has_dictionary

LETTERS = "漢字北京大学々ひらがなカタカナーｶﾞภาษาไทยเปลາວខមរမနာㄅ𠮷"
MARKS = "\u0e49\u0e31\u0eb4\u17d2\u17b6\u1039\u103a\u3099\u0301\u200d\ufe00"


@pytest.mark.parametrize(
    ("text", "divided"),
    [
        ("自然语言处理很有趣。", "自然|语言|处理|很|有趣。"),
        ("日本語のテキスト", "日本語|の|テキスト"),
        ("ฉันชอบดื่มชา", "ฉัน|ชอบ|ดื่ม|ชา"),
        ("ខ្ញុំស្រលាញ់ភាសាខ្មែរ", "ខ្ញុំ|ស្រលាញ់|ភាសាខ្មែរ"),
        ("東京・大阪", "東京・大阪"),
        ("plain text, 한국어", "plain text, 한국어"),
        ("", ""),
    ],
)
def test_words_are_divided_by_borders(text, divided):
    assert divide_words(text) == divided.replace("|", BORDER)


@given(st.text(alphabet=LETTERS + MARKS + "ab1_ \n\r\u2028\u200b。ๆ๑"))
def test_only_borders_are_added_and_none_before_a_mark(text):
    divided = divide_words(text)
    assert divided.replace(BORDER, "") == text.replace(BORDER, "")
    for before, border, after in zip(divided, divided[1:], divided[2:], strict=False):
        if border == BORDER and before != BORDER and BORDER not in text:
            assert is_unspaced(after)
            assert not after.isspace()


@given(st.lists(st.text(alphabet=LETTERS + MARKS, min_size=1)))
def test_runs_are_divided_together_as_each_alone(runs):
    together = list(dictionary_words(runs))
    assert together == [words for run in runs for words in dictionary_words([run])]
    assert ["".join(words) for words in together] == runs


def test_no_word_starts_with_a_mark_whatever_the_mark():
    marks = [
        chr(code)
        for code in range(sys.maxunicode)
        if unicodedata.category(chr(code)).startswith("M") or chr(code) in JOINERS
    ]
    runs = [letter + mark + letter for mark in marks for letter in "漢かกກကក"]
    for words in dictionary_words(runs):
        assert all(is_unspaced(word[0]) for word in words)


FIRST_AND_LATER = """
import sys
from topicgrouper.corpus.segmentation import dictionary_words
runs = ["ーら", "ｰﾗ", "กー", "漢字ー", "ກㄅ", "ខー", "မー", "ーら"]
each = [list(dictionary_words([run])) for run in runs]
assert each == [list(dictionary_words([run])) for run in runs], each
assert each[0] == each[-1], each
"""


def test_what_a_process_has_divided_before_does_not_show():
    """ICU loads its dictionaries when they are first needed, so this takes a process of its own."""
    subprocess.run([sys.executable, "-c", FIRST_AND_LATER], check=True, timeout=120)


@pytest.mark.parametrize("text", ["汉语" * 500_000, "ภาษา" * 250_000, "ก\u0e49" * 300_000])
def test_a_long_run_is_divided_whole(text):
    assert divide_words(text).replace(BORDER, "") == text


def test_without_a_dictionary_the_message_names_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "icu4py", None)
    assert not has_dictionary()
    assert TextOptions().resolved().segmentation == "pairs"
    options = TextOptions(segmentation="dictionary")
    assert count_texts(["plain text"], options).n_words == 2
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'topicgrouper\[scripts\]'"):
        count_texts(["漢字"], options)


@example("")
@given(st.text(alphabet=LETTERS))
def test_with_a_dictionary_it_is_the_default(text):
    assert TextOptions().resolved().segmentation == "dictionary"
    expected = count_texts([text], TextOptions(segmentation="dictionary"))
    assert count_texts([text]) == expected


def test_stop_words_drop_whole_words_of_the_dictionary_and_no_pairs_of_longer_ones():
    text = "为什么学习"
    found = [
        count_texts([text], TextOptions(segmentation=kind, stop_words=["为什么"])).vocabulary
        for kind in ("dictionary", "pairs")
    ]
    assert found == [("学习",), ("为什", "么学", "什么", "学习")]
