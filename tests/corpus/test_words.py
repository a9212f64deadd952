"""Texts to words and their places: against the slow and obvious oracle, and by example."""

import subprocess
import sys
import unicodedata
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.corpus.test_counting import HARD, TEXTS, counts_of
from tests.corpus.word_oracle import is_mark, is_part, is_unspaced, split_words, text_form
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.characters import JOINERS, run_pattern
from topicgrouper.corpus.languages import normal_form
from topicgrouper.corpus.words import dictionary_words, divide_words, find_words

UNSPACED = "漢字かなカナが々ー〇ภาษาไทย๑ฺ้ລາວខ្មែរမြန်မာﾊﾞ豈\u3099\u200b、。ab1_Σ' "
KEYS = "1#*9\u20e3\ufe0f\ufe0e"
FACES = "😀👩\u200d👩🏽🏿🇩🇪🇫🏴\U000e0067\U000e0062\U000e007f❤™"
SOCIAL = st.text(alphabet=HARD + KEYS + FACES + "#@＃＠&/.東京ｶ国Ⅰ=↔\u0338Iİ", max_size=30)
TURKISH = st.text(alphabet="Iiİı\u0307\u0323\u00ad\u200c aÇ_1Σ", max_size=20)
ANY = TEXTS | SOCIAL | TURKISH | st.text(alphabet=UNSPACED)
OPTIONS = st.builds(
    TextOptions,
    lowercase=st.booleans(),
    alphabetic=st.booleans(),
    min_length=st.integers(1, 4),
    segmentation=st.sampled_from(["pairs", "dictionary"]),
    language=st.sampled_from([None, "turkish"]),
    stemmer=st.none(),
    hashtags=st.booleans(),
    emoji=st.booleans(),
)
PAIRS = TextOptions(min_length=1, segmentation="pairs")
BOTH = TextOptions(hashtags=True, emoji=True)


def found(text, **options):
    """Return the words of a text with their places."""
    return [tuple(span[:3]) for span in find_words(text, TextOptions(**options).resolved())]


@given(st.lists(ANY, max_size=5), OPTIONS)
@example(["ΟΔΟΣ'Α ΟΔΟΣ. İΣ İs' \u0130\u0307x"], TextOptions(min_length=1))
@example(["a豈豈\u0301豈 각\u11a8 \u1100\u1161\u11a8-\u1161\u11a8"], TextOptions(min_length=1))
@example(["\u093f\u1161\u0e49\u0301", "\u1037\u0300\u1161"], PAIRS)
@example(["A\u00adA"], TextOptions(language="tr", min_length=1))
@example([" " * n + "#a" + "é" * n + "@b1" for n in range(130)], BOTH)
@example(["x" * n + "1\ufe0f\u20e3#*\u20e3" for n in range(130)], BOTH)
@example(["#İstanbul @I\u0307x #I\u00ad\u0307"], TextOptions(hashtags=True))
@example(["=\u0338#tag #e\ufe0f\u0301 ↔\u0338"], BOTH)
@example(["ｶ\ufe0f国 ❤\ufe0f\u200d🔥", "🅰\u0300\u0316", "0\u200c:"], TextOptions(emoji=True))
def test_words_are_those_of_the_oracle_wherever_they_are_looked_for(texts, options):
    expected = [split_words(text, options) for text in texts]
    assert counts_of(count_texts(texts, options)) == list(map(Counter, expected))
    assert [options.split(text) for text in texts] == expected
    options = options.resolved()
    for text, words in zip(texts, expected, strict=True):
        spans = find_words(text, options)
        assert [span.word for span in spans] == words
        starts = [span.start for span in spans]
        assert starts == sorted(starts)
        for span in spans:
            assert 0 <= span.start < span.end <= len(text)
            assert alone(text[span.start : span.end], options) == bare(span.word)


def alone(text, options):
    return bare(normal_form(text_form(text, options), options))


def bare(word):
    # What follows in the text decides on a final sigma, and whether a joiner is the last.
    return word.replace("ς", "σ").rstrip(JOINERS)


def test_every_character_can_be_the_neighbour_of_words():
    chars = [chr(code) for code in range(sys.maxunicode + 1) if not 0xD800 <= code < 0xE000]
    options = TextOptions(min_length=1, alphabetic=False, segmentation="pairs")
    texts = [f"{char}ab{char}字{char}-{char}" for char in chars[:0x3200] + chars[0xF800:0x10000]]
    counted = counts_of(count_texts(texts, options))
    assert [Counter(span.word for span in find_words(text, options)) for text in texts] == counted


@given(st.text(), st.booleans(), st.booleans())
def test_splitting_the_words_again_changes_nothing(text, lowercase, alphabetic):
    options = TextOptions(lowercase=lowercase, alphabetic=alphabetic, segmentation="pairs")
    words = options.split(text)
    assert options.split(" ".join(words)) == words
    assert all(unicodedata.is_normalized("NFC", word) for word in words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("The cat, the CAT!", ["the", "cat", "the", "cat"]),
        ("a an the", ["the"]),
        ("utf8 max_size x86_64 __init__ plain", ["plain"]),
        ("snake_case don't e-mail", ["don", "mail"]),
        ("Ärger ÉCOLE Straße", ["ärger", "école", "straße"]),
        ("cafe\u0301", ["café"]),
        ("हिन्दी", ["हिन्दी"]),
        ("слово и дело", ["слово", "дело"]),
        ("2023 ٣٤٥ ½½½ ⅷⅷⅷ", []),
        ("ΟΔΟΣ", ["οδος"]),  # with the sigma of a word's end
        ("İSTANBUL", ["i\u0307stanbul"]),
        ("H\u0331ello", ["\u1e96ello"]),  # the mark joins with the small letter only
        ("❤\ufe0flove", ["love"]),  # a mark after a symbol is not part of the word
        ("می\u200cخواهم", ["می\u200cخواهم"]),
        ("half \ud800surrogate", ["half", "surrogate"]),
    ],
)
def test_words_are_whole_runs_of_letters_in_lower_case(text, words):
    assert TextOptions().split(text) == words


@pytest.mark.parametrize(
    ("options", "text", "words"),
    [
        ({"lowercase": False}, "The CAFE\u0301", ["The", "CAFÉ"]),
        (
            {"alphabetic": False},
            "utf8 max_size 2023 x86_64 a1",
            ["utf8", "max_size", "2023", "x86_64"],
        ),
        ({"alphabetic": False}, "___ _a_ __init__", ["__init__"]),  # lines are no letters
        ({"alphabetic": False}, "½½½ and ⅷⅷⅷ", ["½½½", "and", "ⅷⅷⅷ"]),
        ({"min_length": 1}, "I am here", ["i", "am", "here"]),
        ({"min_length": 3}, "x\u0323y\u0323", []),  # and so are marks
    ],
)
def test_other_words_are_found_on_demand(options, text, words):
    assert TextOptions(**options).split(text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "Donau\u00addampf\u2060schiff\ufeff infor\u00admation",
            ["donaudampfschiff", "information"],
        ),
        ("caf\u0065\u00ad\u0301", ["caf\u00e9"]),
        ("word word\u200c word\u200d\u200c, word\u200d字", ["word"] * 4 + ["字"]),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            ["\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
        ),
        ("क्\u200dषमा", ["क्\u200dषमा"]),
        ("ab\u200ccd ab\u200c\u200d \u200dabc\u200d漢", ["ab\u200ccd", "abc", "漢"]),
    ],
)
def test_invisible_characters_neither_divide_words_nor_make_new_ones(text, words):
    assert TextOptions(segmentation="pairs").split(text) == words


# -- places ----------------------------------------------------------------------------------------


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
    spans = found(text, segmentation="dictionary")
    assert [word for _, _, word in spans] == words
    assert [text[start:end].lower() for start, end, _ in spans] == words


def test_an_emoji_is_found_with_its_look():
    text = "❤️❤ 1️⃣#a️"
    spans = found(text, hashtags=True, emoji=True)
    assert [text[start:end] for start, end, _ in spans] == ["❤️", "❤", "1️⃣", "#a️"]


def test_tokens_of_scripts_without_blanks_are_found_side_by_side():
    words = ["我们", "喜欢", "中国", "文化"]
    assert found("我们喜欢中国文化", tokenizer=lambda _: words) == [
        (2 * place, 2 * place + 2, word) for place, word in enumerate(words)
    ]
    assert found("用iPhone手机", tokenizer=lambda _: ["用", "iphone", "手机"]) == [
        (0, 1, "用"),
        (1, 7, "iphone"),
        (7, 9, "手机"),
    ]


def test_tokens_are_not_found_inside_of_words():
    assert found("Being here, I be", tokenizer=lambda _: ["be"]) == [(14, 16, "be")]
    assert found("." * 200 + "cats", tokenizer=lambda _: ["cat"]) == []


def test_tokens_are_found_whatever_the_form_of_the_text():
    assert found("CAFE\u0301 a\0b", token_pattern=r"\w+") == [
        (0, 5, "café"),
        (6, 7, "a"),
        (8, 9, "b"),
    ]


def test_runs_have_all_letters_digits_and_marks_of_unicode():
    chars = [chr(code) for code in range(0x80, sys.maxunicode + 1)]
    parts = [char for char in chars if is_part(char) or is_mark(char)]
    text = " ".join(chars)
    assert run_pattern(text).findall(text) == parts


# -- scripts without blanks ------------------------------------------------------------------------

BORDER = "\u200b"
LETTERS = "漢字北京大学々ひらがなカタカナーｶﾞภาษาไทยเปลາວខមរမနာㄅ𠮷"
MARKS = "\u0e49\u0e31\u0eb4\u17d2\u17b6\u1039\u103a\u3099\u0301\u200d\ufe00"
DICTIONARY = TextOptions(segmentation="dictionary")


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
    assert divide_words(text, DICTIONARY) == divided.replace("|", BORDER)


@given(st.text(alphabet=LETTERS + MARKS + "ab1_ \n\r\u2028\u200b。ๆ๑"))
def test_only_borders_are_added_and_none_before_a_mark(text):
    divided = divide_words(text, DICTIONARY)
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
    marks = [chr(code) for code in range(sys.maxunicode) if is_mark(chr(code))]
    runs = [letter + mark + letter for mark in marks for letter in "漢かกກကក"]
    for words in dictionary_words(runs):
        assert all(is_unspaced(word[0]) for word in words)


FIRST_AND_LATER = """
from topicgrouper.corpus import TextOptions
options = TextOptions(segmentation="dictionary")
runs = ["ーら", "ｰﾗ", "กー", "漢字ー", "ກㄅ", "ខー", "မー", "ーら"]
each = [options.split(run) for run in runs]
assert each == [options.split(run) for run in runs], each
assert each[0] == each[-1], each
"""


def test_what_a_process_has_divided_before_does_not_show():
    """ICU loads its dictionaries when they are first needed, so this takes a process of its own."""
    subprocess.run([sys.executable, "-c", FIRST_AND_LATER], check=True, timeout=120)


@pytest.mark.parametrize("text", ["汉语" * 500_000, "ภาษา" * 250_000, "ก\u0e49" * 300_000])
def test_a_long_run_is_divided_whole(text):
    assert divide_words(text, DICTIONARY).replace(BORDER, "") == text


def test_without_a_dictionary_the_message_names_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "icu4py", None)
    assert TextOptions().resolved().segmentation == "pairs"
    assert count_texts(["plain text"], DICTIONARY).n_words == 2
    for divide in (lambda text: count_texts([text], DICTIONARY), DICTIONARY.split):
        with pytest.raises(ModuleNotFoundError, match=r"pip install 'topicgrouper\[scripts\]'"):
            divide("漢字")


@example("")
@given(st.text(alphabet=LETTERS))
def test_with_a_dictionary_it_is_the_default(text):
    assert TextOptions().resolved().segmentation == "dictionary"
    assert count_texts([text]) == count_texts([text], DICTIONARY)


def test_stop_words_drop_whole_words_of_the_dictionary_and_no_pairs_of_longer_ones():
    text = "为什么学习"
    kept = [
        count_texts([text], TextOptions(segmentation=kind, stop_words=["为什么"])).vocabulary
        for kind in ("dictionary", "pairs")
    ]
    assert kept == [("学习",), ("为什", "么学", "什么", "学习")]


# -- hashtags, mentions and emoji ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("#Covid19 is #NOT #over_yet", ["#covid19", "#not", "#over_yet"]),
        ("thanks @Ann_2! .@bob (@eve)", ["thanks", "@ann_2", "@bob", "@eve"]),
        ("write to ann@example.org", ["write", "ann", "example", "org"]),
        ("C# and F# code", ["and", "code"]),
        ("#1 in the charts, &#39; #_ @ 5", ["the", "charts"]),
        ("https://example.org/#part", ["https", "example", "org", "part"]),
        ("##twice @@twice", ["twice", "twice"]),
        ("今日は #東京タワー ＃大阪", ["今日", "日は", "#東京タワー", "#大阪"]),
        ("#हिन्दी #élan", ["#हिन्दी", "#élan"]),
        ("#AI", ["#ai"]),
    ],
)
def test_hashtags_and_mentions_keep_their_sign(text, words):
    assert TextOptions(hashtags=True, segmentation="pairs").split(text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("great😀😀", ["great", "😀", "😀"]),
        ("❤️ and ❤", ["❤", "and", "❤"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("👨‍👩‍👧‍👦!", ["👨‍👩‍👧‍👦"]),
        ("🏳️‍🌈", ["🏳‍🌈"]),
        ("a👩🏽\u200d🚀 b", ["👩🏽\u200d🚀"]),
        ("🇩🇪🇫🇷🇪", ["🇩🇪", "🇫🇷", "🇪"]),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 wins", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "wins"]),
        ("press 1️⃣ or #️⃣", ["press", "1⃣", "#⃣"]),
        ("Windows™ © 2020 → ✓", ["windows"]),
    ],
)
def test_an_emoji_is_a_whole_sequence(text, words):
    assert TextOptions(emoji=True).split(text) == words
    assert TextOptions().split(text) == [word for word in words if word.isascii()]


def test_a_tweet():
    text = "Thanks @Ann! 😀😀 #C3PO beats R2D2 … mail me: bob@example.org ❤️"
    assert count_texts([text], BOTH).vocabulary == (
        *("#c3po", "@ann", "beats", "bob", "example", "mail", "org", "thanks", "❤", "😀"),
    )


def test_hashtags_are_neither_stemmed_nor_taken_for_stop_words():
    texts = ["#running running @cats cats #the the"]
    options = TextOptions(hashtags=True, stemmer="porter", stop_words=["the", "@cats"])
    assert count_texts(texts, options).vocabulary == ("#running", "#the", "cat", "run")


def test_emoji_can_be_stop_words():
    options = TextOptions(emoji=True, stop_words=["❤️"])
    assert count_texts(["❤ ❤️ 😀 fun"], options).vocabulary == ("fun", "😀")


def test_hashtags_without_blanks_are_not_divided():
    options = TextOptions(hashtags=True, emoji=True, segmentation="dictionary")
    text = "自然语言 #自然语言 ＃自然语言😀"
    assert options.split(text) == ["自然", "语言", "#自然语言", "#自然语言", "😀"]
