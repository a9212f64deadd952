"""Words and phrases to columns; `test_counting.py` shows those of words alone."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.word_oracle import (
    MIN_PHRASE_COUNT,
    find_phrases,
    is_collocation,
    join_phrases,
    neighbouring_words,
)
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.counting import arrange_words
from topicgrouper.corpus.words import find_words

PAIRS = TextOptions(segmentation="pairs")
WORDS = (
    "Aaa",
    "bbb",
    "ccc",
    "ddd",
    "the",
    "walks",
    "walking",
    "of",
    "x1",
    "naïve",
    "東京",
    "é",
    "#tag",
    "😀",
)
BETWEEN = (" ", " ", " ", " ", "\n", "-", ", ", "\n\n", "\u2003", "  ", "\u200b", "'", "—")
# Few words and many repetitions, so that there are phrases.
PHRASE_OF_WORDS = st.lists(
    st.tuples(st.sampled_from(WORDS), st.sampled_from(BETWEEN)), min_size=1, max_size=4
).map(lambda parts: "".join(word + between for word, between in parts))
DOCUMENTS = st.lists(
    st.tuples(st.lists(PHRASE_OF_WORDS, max_size=3), st.integers(1, 12)).map(
        lambda parts: "".join(parts[0]) * parts[1]
    ),
    max_size=8,
)
OPTIONS = st.sampled_from(
    [
        TextOptions(segmentation="pairs", phrases=True),
        TextOptions(segmentation="pairs", phrases=True, stop_words=["the", "ccc"]),
        TextOptions(segmentation="pairs", phrases=True, stemmer="porter"),
        TextOptions(segmentation="pairs", phrases=True, alphabetic=False, min_length=1),
        TextOptions(segmentation="pairs", phrases=True, lowercase=False),
        TextOptions(segmentation="pairs", phrases=True, hashtags=True, emoji=True),
    ]
)


def chains_of(text, options):
    """Return the words of a text as they are counted, parted where neighbours are not."""
    spans = find_words(text, options.resolved())
    words = sorted({span.word for span in spans})
    columns = arrange_words(words, lambda: np.ones(len(words), dtype=np.int64), options)
    counted = {
        word: columns.vocabulary[column] if column >= 0 else ""
        for word, column in zip(words, columns.of_words.tolist(), strict=True)
    }
    units = [(start, end, counted[word]) for start, end, word, _ in spans]
    return neighbouring_words(text, units, has_pairs=options.segmentation == "pairs")


def counted_rows(corpus):
    return [
        {corpus.vocabulary[column]: int(row[column]) for column in np.flatnonzero(row)}
        for row in corpus.counts.toarray()
    ]


def expected_rows(texts, options, phrases):
    return [
        Counter(
            unit for chain in chains_of(text, options) for unit in join_phrases(chain, set(phrases))
        )
        for text in texts
    ]


@given(texts=DOCUMENTS, options=OPTIONS, n_jobs=st.sampled_from([1, 3]), data=st.data())
def test_the_counter_finds_what_the_reference_finds(texts, options, n_jobs, data):
    with pytest.MonkeyPatch.context() as patch:
        batch_characters = data.draw(st.integers(1, 1000))
        patch.setattr("topicgrouper.corpus.counting._BATCH_CHARACTERS", batch_characters)
        corpus = count_texts(texts, options, n_jobs=n_jobs)
    expected = find_phrases([chain for text in texts for chain in chains_of(text, options)])
    assert corpus.phrases == expected
    assert counted_rows(corpus) == expected_rows(texts, options, expected)
    assert list(corpus.vocabulary) == sorted(corpus.vocabulary)


@given(texts=DOCUMENTS, options=OPTIONS)
def test_known_phrases_give_the_same_counts(texts, options):
    corpus = count_texts(texts, options)
    assert count_texts(texts, options.with_phrases(corpus.phrases)) == corpus
    # One document at a time, as new documents come.
    for text, row in zip(texts, counted_rows(corpus), strict=True):
        (one,) = counted_rows(count_texts([text], options.with_phrases(corpus.phrases)))
        assert one == row


@given(
    texts=DOCUMENTS,
    phrases=st.lists(
        st.lists(st.sampled_from(["aaa", "bbb", "ccc", "ddd", "the"]), min_size=2, max_size=3).map(
            " ".join
        ),
        max_size=6,
    ),
)
def test_any_known_phrases_are_joined_as_the_reference_joins_them(texts, phrases):
    options = TextOptions(segmentation="pairs", phrases=phrases)
    corpus = count_texts(texts, options)
    assert corpus.phrases == (tuple(sorted(set(phrases))) if phrases else ())
    assert counted_rows(corpus) == expected_rows(texts, options, phrases)


def test_stems_make_one_phrase_that_shows_its_most_common_form():
    texts = ["neural network", "neural networks"] * 8 + ["Neural networks", "network", "network"]
    texts += ["states"] * 5 + ["filler words here"] * 3
    corpus = count_texts(texts, TextOptions(stemmer="english", phrases=True))
    shown = dict(zip(corpus.vocabulary, corpus.display_words, strict=True))
    assert corpus.phrases == ("neural network",)
    assert shown["neural network"] == "neural networks"
    # Outside of the phrase, the singular is more common.
    assert shown["network"] == "network"
    assert "neural" not in shown


def test_of_equally_common_forms_the_first_is_shown():
    texts = ["neural networks", "neural network"] * 8
    corpus = count_texts([*texts, "other words"], TextOptions(stemmer="english", phrases=True))
    assert "neural network" in corpus.display_words


def test_words_dropped_later_do_not_change_how_others_are_counted():
    texts = ["the aaa bbb ccc"] * 12 + ["bbb ccc"] * 30 + ["ddd the"] * 5
    options = TextOptions(phrases=True)
    corpus = count_texts(texts, options).filter(max_words=2)
    again = count_texts(texts, options.with_phrases(corpus.phrases)).with_words_of(
        corpus.vocabulary
    )
    assert again == corpus


@pytest.mark.parametrize(
    ("words", "phrases"),
    [
        ("same", ()),
        ("aaa bbb", ("aaa bbb",)),
        ("aaa bbb ccc", ("aaa bbb", "bbb ccc", "ccc aaa")),  # the first round takes all words
        ("", ()),
    ],
)
def test_monotonous_documents(words, phrases):
    text = f"{words} " * 60_000
    for n_jobs in (1, 2):
        corpus = count_texts(["", text, ""], TextOptions(phrases=True), n_jobs=n_jobs)
        assert corpus.phrases == phrases
        assert corpus.n_tokens == len(text.split()) / (2 if phrases else 1)


def test_words_of_dictionaries_make_phrases_and_pairs_do_not():
    texts = ["自然 语言"] * 20 + ["其他"] * 50
    assert count_texts(texts, TextOptions(phrases=True, segmentation="pairs")).phrases == ()
    divided = TextOptions(phrases=True, segmentation="dictionary")
    pytest.importorskip("icu4py")
    assert count_texts(texts, divided).phrases == ("自然 语言",)


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        (" ", True),
        ("\t \r\n  ", True),
        ("\xa0", True),
        ("\u200b", True),
        (" \u00ad", True),
        ("-", True),
        ("\u2010", True),
        ("\u00ad", False),
        ("--", False),
        (" - ", False),
        ("-\n", False),
        ("\n\n", False),
        ("\n \n", False),
        (", ", False),
        (" a ", False),
        ("\u2029", False),
    ],
)
def test_only_blanks_one_line_break_or_one_hyphen_are_between_neighbours(between, expected):
    texts = [f"new{between}york"] * MIN_PHRASE_COUNT + ["filler"] * 50
    assert count_texts(texts, TextOptions(phrases=True)).phrases == ("new york",) * expected
    spans = find_words(texts[0], TextOptions().resolved())
    assert any(span.follows for span in spans) is expected


@given(
    together=st.integers(1, 10**6),
    more=st.tuples(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(1, 10**9)),
)
def test_a_collocation_has_normalised_mutual_information_of_one_half(together, more):
    first, second = together + more[0], together + more[1]
    n_words = first + second + more[2]
    pair = together / n_words
    npmi = math.log(pair / (first / n_words * second / n_words)) / -math.log(pair)
    if abs(npmi - 0.5) > 1e-9:
        assert is_collocation(together, first, second, n_words) == (npmi > 0.5)


def phrases_of(*texts):
    return count_texts(texts, TextOptions(phrases=True, min_length=2)).phrases


def test_words_that_occur_only_together_are_a_phrase_of_two_or_three():
    texts = ["see the ku klux klan", "the new york"] * MIN_PHRASE_COUNT
    filler = ["see", "the"] * 500
    # The parts of the longer phrase never occur by themselves, so they are given up.
    assert phrases_of(*texts, *filler) == ("ku klux klan", "new york")
    assert phrases_of(*texts[:-1], *filler) == ("ku klux klan",)


def test_two_words_by_themselves_stay_a_phrase_beside_the_longer_one():
    texts = ["new york city", "new york"] * MIN_PHRASE_COUNT + ["the"] * 500
    assert phrases_of(*texts) == ("new york", "new york city")


def test_frequent_words_are_no_phrase_by_chance():
    words = ["of", "the", "and", "that"]
    assert phrases_of(*[f"{first} {second}" for first in words for second in words] * 50) == ()


def test_the_longest_phrase_from_the_left_is_taken():
    options = TextOptions(phrases=["a b", "b c", "b c d", "c d"], min_length=1)
    texts = ["a b c d", "x b c d", "b c x d", "b c, d"]
    assert counted_rows(count_texts(texts, options)) == [
        {"a b": 1, "c d": 1},
        {"x": 1, "b c d": 1},
        {"b c": 1, "x": 1, "d": 1},
        {"b c": 1, "d": 1},
    ]
