"""Which words are kept, and collections in which no topics can be found."""

import polars as pl
import pytest

from topicgrouper import Model
from topicgrouper.corpus import Corpus, ReadOptions, read_frame
from topicgrouper.corpus.suitability import doubts_about

WORDS = ("ant", "bee", "cat", "dog", "emu")
CORPUS = Corpus([[5, 1, 0, 6, 0], [0, 1, 1, 1, 0], [0, 1, 2, 1, 0], [0, 0, 0, 1, 1]], WORDS)


@pytest.mark.parametrize(
    ("conditions", "chosen"),
    [
        ({}, [0, 1, 2, 3, 4]),
        ({"min_frequency": 3}, [0, 1, 2, 3]),
        ({"min_document_frequency": 2}, [1, 2, 3]),
        ({"max_words": 3}, [0, 1, 3]),  # of bee and cat, the first
        ({"max_words": 99}, [0, 1, 2, 3, 4]),
        ({"keep": ["emu", "ant", "yak"]}, [0, 4]),
        ({"remove": {"dog", "yak"}}, [0, 1, 2, 4]),
        ({"keep": []}, []),
        ({"max_words": 1, "remove": ["dog"]}, [0]),
        ({"min_frequency": 2, "min_document_frequency": 2, "keep": WORDS, "max_words": 2}, [1, 3]),
    ],
)
def test_all_conditions_must_hold(conditions, chosen):
    found = CORPUS.filter(**conditions).vocabulary
    assert found == tuple(WORDS[place] for place in chosen)


@pytest.mark.parametrize(
    ("n_tokens", "words"),
    [(999, "abcdef"), (1_000, "abcde"), (99_999, "abcde"), (100_000, "ae")],
)
def test_more_words_are_left_out_of_larger_collections(n_tokens, words):
    corpus = Corpus([[n_tokens - 16, 1, 2, 3, 4, 0], [1, 1, 1, 1, 1, 1]], list("abcdef"))
    assert Model.fit(corpus).tree.vocabulary == tuple(words)


def reading_of(texts):
    return read_frame(pl.DataFrame({"text": texts}), options=ReadOptions(text_column="text"))


@pytest.mark.parametrize(
    ("texts", "unfit", "told"),
    [
        (["cats and dogs", "", "!"], True, "nly one document contains words"),
        (["cats and dogs"] * 1001 + [""], True, "All 1,001 documents have the same words"),
        (["dogs cats", "cats dogs"], True, "All 2 documents have the same words"),
        (["cats and dogs " * 40, "cats and", "dogs"], False, "98% of the words are in one"),
        (["cat", "dog dog", "dog"], False, "only one distinct word"),
        (["cats and", "dogs or"], False, "No word occurs in two documents"),
        (["cats and dogs", "dogs or mice", "cats or mice"], False, None),
        (["cats cats dogs", "cats dogs dogs"], False, None),
        (["", ""], True, None),
    ],
)
def test_what_is_told(texts, unfit, told):
    reading = reading_of(texts)
    doubts = reading.report.doubts
    assert (reading.why_unfit() is not None) == unfit
    if told is None:
        assert doubts == ()
    else:
        assert len(doubts) == 1
        assert told in doubts[0]


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ([[1, 0], [0, 2], [0, 1]], "Every basket has only one distinct item, so no items occur"),
        (
            [[1, 1, 0, 0], [0, 0, 1, 1]],
            "No item occurs in two baskets, so each topic would be a basket; add baskets.",
        ),
    ],
)
def test_baskets_have_items(counts, told):
    corpus = Corpus(counts, [f"x{column}" for column in range(len(counts[0]))])
    (doubt,) = doubts_about(corpus, is_of_texts=False, pieces="damped")
    assert doubt.startswith(told)


def test_a_difference_in_a_late_document_is_found():
    texts = ["cats and dogs"] * 3000 + ["cats and mice"]
    assert reading_of(texts).why_unfit() is None
