import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.corpus.test_counting import HARD, TEXTS, counts_of, expected_counts
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.word_spans import WordFinder

KEYS = "1#*9\u20e3\ufe0f\ufe0e"
FACES = "😀👩\u200d👩🏽🏿🇩🇪🇫🏴\U000e0067\U000e0062\U000e007f❤™"
SOCIAL = st.text(alphabet=HARD + KEYS + FACES + "#@＃＠&/.東京ｶ国Ⅰ=↔\u0338Iİ", max_size=30)
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
BOTH = TextOptions(hashtags=True, emoji=True)


@given(st.lists(SOCIAL | TEXTS, max_size=6), OPTIONS)
@example([" " * n + "#a" + "é" * n + "@b1" for n in range(130)], BOTH)
@example(["x" * n + "1\ufe0f\u20e3#*\u20e3" for n in range(130)], BOTH)
def test_they_are_counted_as_by_the_oracle(texts, options):
    assert counts_of(count_texts(texts, options)) == expected_counts(texts, options)


@given(SOCIAL | TEXTS, OPTIONS)
@example("#İstanbul @I\u0307x #I\u00ad\u0307", TextOptions(hashtags=True))
@example("=\u0338#tag #e\ufe0f\u0301 ↔\u0338", BOTH)
@example("ｶ\ufe0f国 ❤\ufe0f\u200d🔥", TextOptions(emoji=True))
def test_they_are_found_where_they_stand(text, options):
    spans = WordFinder(options).find(text)
    (expected,) = counts_of(count_texts([text], options))
    assert [expected] == expected_counts([text], options)
    assert sorted(word for _, _, word in spans) == sorted(
        word for word, count in expected.items() for _ in range(count)
    )
    assert [start for start, _, _ in spans] == sorted(start for start, _, _ in spans)
    assert all(0 <= start < end <= len(text) for start, end, _ in spans)


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
    options = TextOptions(hashtags=True, segmentation="pairs")
    assert options.split(text) == words
    assert sorted(count_texts([text], options).vocabulary) == sorted(set(words))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("great😀😀", ["great", "😀", "😀"]),
        ("❤️ and ❤", ["❤", "and", "❤"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("👨‍👩‍👧‍👦!", ["👨‍👩‍👧‍👦"]),
        ("🏳️‍🌈", ["🏳‍🌈"]),
        ("🇩🇪🇫🇷🇪", ["🇩🇪", "🇫🇷", "🇪"]),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 wins", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "wins"]),
        ("press 1️⃣ or #️⃣", ["press", "1⃣", "#⃣"]),
        ("Windows™ © 2020 → ✓", ["windows"]),
    ],
)
def test_an_emoji_is_a_whole_sequence(text, words):
    assert TextOptions(emoji=True).split(text) == words
    assert sorted(count_texts([text], TextOptions(emoji=True)).vocabulary) == sorted(set(words))
    assert not set(words) & set("😀👍❤") or "😀" not in TextOptions().split(text)


def test_an_emoji_is_found_with_its_look():
    text = "❤️❤ 1️⃣#a️"
    found = [text[start:end] for start, end, _ in WordFinder(BOTH).find(text)]
    assert found == ["❤️", "❤", "1️⃣", "#a️"]


def test_a_tweet():
    text = "Thanks @Ann! 😀😀 #C3PO beats R2D2 … mail me: bob@example.org ❤️"
    corpus = count_texts([text], BOTH)
    assert corpus.vocabulary == (
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
    pytest.importorskip("icu4py")
    options = TextOptions(hashtags=True, emoji=True, segmentation="dictionary")
    text = "自然语言 #自然语言 ＃自然语言😀"
    assert counts_of(count_texts([text], options)) == [
        {"自然": 1, "语言": 1, "#自然语言": 2, "😀": 1}
    ]
