"""Words and phrases to columns; `test_counting.py` shows those of words alone."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import Corpus, TextOptions, count_texts
from topicgrouper.corpus.counting import TextCounter
from topicgrouper.corpus.phrases import find_phrases, join_phrases, neighbouring_words
from topicgrouper.corpus.word_columns import arrange_words
from topicgrouper.corpus.word_spans import WordFinder

PAIRS = TextOptions(segmentation="pairs")
WORDS = ("Aaa", "bbb", "ccc", "ddd", "the", "walks", "walking", "of", "x1", "naïve", "東京", "é")
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
    ]
)


def chains_of(text, options):
    """Return the words of a text as they are counted, parted where neighbours are not."""
    spans = WordFinder(options).find(text)
    words = sorted({word for _, _, word in spans})
    columns = arrange_words(words, lambda: np.ones(len(words), dtype=np.int64), options)
    counted = {
        word: columns.vocabulary[column] if column >= 0 else ""
        for word, column in zip(words, columns.of_words.tolist(), strict=True)
    }
    units = [(start, end, counted[word]) for start, end, word in spans]
    return [
        [word for _, _, word in chain]
        for chain in neighbouring_words(text, units, has_pairs=options.segmentation == "pairs")
    ]


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
    counter = TextCounter(options, n_jobs=n_jobs)
    cut = data.draw(st.integers(0, len(texts)))
    corpus = counter.add(texts[:cut]).add(texts[cut:]).finish()
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
    again = count_texts(texts, options.with_phrases(corpus.phrases)).with_words_of(corpus)
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


def test_no_documents_have_no_phrases():
    assert count_texts([], TextOptions(phrases=True)) == Corpus(np.zeros((0, 0), int), [])


def test_nothing_known_is_nothing_joined():
    texts = ["new york"] * 20
    assert count_texts(texts, TextOptions(phrases=[])).vocabulary == ("new", "york")


def test_words_of_dictionaries_make_phrases_and_pairs_do_not():
    texts = ["自然 语言"] * 20 + ["其他"] * 50
    assert count_texts(texts, TextOptions(phrases=True, segmentation="pairs")).phrases == ()
    divided = TextOptions(phrases=True, segmentation="dictionary")
    pytest.importorskip("icu4py")
    assert count_texts(texts, divided).phrases == ("自然 语言",)
