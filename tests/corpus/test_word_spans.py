"""Where words stand, against the words that are counted."""

import sys
import unicodedata
from collections import Counter
from itertools import groupby

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.corpus.test_counting import HARD, TEXTS, counts_of
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.characters import JOINERS, is_mark, is_part
from topicgrouper.corpus.text import text_form
from topicgrouper.corpus.word_spans import WordFinder, WordSpan, run_places, runs_of

UNSPACED = "漢字かなカナが々ー〇ภาษาไทย๑ฺ้ລາວខ្មែរမြန်မာﾊﾞ豈\u3099\u200b、。ab1_Σ' "
OPTIONS = st.builds(
    TextOptions,
    lowercase=st.booleans(),
    alphabetic=st.booleans(),
    min_length=st.integers(1, 4),
    segmentation=st.sampled_from(["pairs", "dictionary"]),
)


def normal(text, options):
    text = text_form(text, TextOptions())
    return unicodedata.normalize("NFC", text.lower() if options.lowercase else text)


@given(st.lists(TEXTS | st.text(alphabet=UNSPACED), max_size=4), OPTIONS)
@example(["ΟΔΟΣ'Α ΟΔΟΣ. İΣ İs' \u0130\u0307x"], TextOptions(min_length=1))
@example(["a豈豈\u0301豈 각\u11a8 \u1100\u1161\u11a8-\u1161\u11a8"], TextOptions(min_length=1))
@example(["\u093f\u1161\u0e49\u0301"], TextOptions(min_length=1, segmentation="pairs"))
@example(["\u1037\u0300\u1161"], TextOptions(min_length=1, segmentation="pairs"))
def test_the_words_found_are_those_counted_and_stand_where_they_are_said_to(texts, options):
    finder = WordFinder(options)
    found = [finder.find(text) for text in texts]
    counted = counts_of(count_texts(texts, options))
    assert [Counter(span.word for span in spans) for spans in found] == counted
    for text, spans in zip(texts, found, strict=True):
        starts = [start for start, _, _ in spans]
        assert starts == sorted(starts)
        for start, end, word in spans:
            # What follows in the text decides on a final sigma, and whether a joiner is the last.
            alone = normal(text[start:end], options).replace("ς", "σ").rstrip(JOINERS)
            assert alone == word.replace("ς", "σ").rstrip(JOINERS)


def test_every_character_can_be_the_neighbour_of_words():
    chars = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
    options = TextOptions(min_length=1, alphabetic=False, segmentation="pairs")
    finder = WordFinder(options)
    texts = [f"{char}ab{char}字{char}-{char}" for char in chars[:0x3200] + chars[0xF800:0x10000]]
    counted = counts_of(count_texts(texts, options))
    assert [Counter(span.word for span in finder.find(text)) for text in texts] == counted


def test_a_word_found_twice_has_its_own_places():
    assert WordFinder().find("Tea, tea") == [WordSpan(0, 3, "tea"), WordSpan(5, 8, "tea")]


def test_pairs_overlap_and_take_their_marks_along():
    options = TextOptions(segmentation="pairs")
    assert WordFinder(options).find("か\u3099き。ab漢") == [
        WordSpan(0, 3, "がき"),
        WordSpan(6, 7, "漢"),
    ]
    assert [tuple(span[:2]) for span in WordFinder(options).find("ก้ขค")] == [(0, 3), (2, 4)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("iPhone手机很贵", ["iphone", "手机", "很", "贵"]),
        ("白いTシャツ", ["白い", "シャツ"]),
        ("ﾊﾞｽに乗る", ["ﾊﾞｽ", "に", "乗る"]),
        ("ราคา3.5บาท", ["ราคา", "บาท"]),
        ("한국어 문장", ["한국어", "문장"]),
    ],
)
def test_words_of_mixed_texts(text, words):
    spans = WordFinder(TextOptions(segmentation="dictionary")).find(text)
    assert [word for _, _, word in spans] == words
    assert [text[start:end].lower() for start, end, _ in spans] == words


@given(st.text(alphabet=HARD))
def test_runs_are_what_words_cannot_reach_beyond(text):
    text = text_form(text, TextOptions())
    runs = list(zip(*run_places(text), strict=True))
    for start, end, _ in WordFinder(TextOptions(min_length=1, alphabetic=False)).find(text):
        assert any(low <= start and end <= high for low, high in runs)


def test_runs_have_all_letters_digits_and_marks_of_unicode():
    chars = [chr(code) for code in range(0x80, sys.maxunicode + 1)]
    parts = [
        char
        for char in chars
        if char.isalnum() or char in "\u200c\u200d" or unicodedata.category(char)[0] == "M"
    ]
    assert runs_of(" ".join(chars)) == parts


def tokens_found(text, *tokens):
    return [tuple(span) for span in WordFinder(TextOptions(tokenizer=lambda _: tokens)).find(text)]


def test_tokens_of_scripts_without_blanks_are_found_side_by_side():
    words = ["我们", "喜欢", "中国", "文化"]
    assert tokens_found("我们喜欢中国文化", *words) == [
        (2 * place, 2 * place + 2, word) for place, word in enumerate(words)
    ]
    assert tokens_found("用iPhone手机", "用", "iphone", "手机") == [
        (0, 1, "用"),
        (1, 7, "iphone"),
        (7, 9, "手机"),
    ]


def test_tokens_are_not_found_inside_of_words():
    assert tokens_found("Being here, I be", "be") == [(14, 16, "be")]
    assert tokens_found("." * 200 + "cats", "cat") == []


@given(TEXTS | st.text() | st.text(alphabet=[chr(code) for code in range(128)]))
def test_runs_are_the_longest_stretches_of_characters_of_words(text):
    expected = []
    is_of_run = [is_part(char) or is_mark(char) for char in text]
    for is_run, group in groupby(range(len(text)), key=is_of_run.__getitem__):
        if is_run:
            places = list(group)
            expected.append((places[0], places[-1] + 1))
    assert list(zip(*run_places(text), strict=True)) == expected
    assert runs_of(text) == [text[start:end] for start, end in expected]
