"""Surprise: odd documents and odd words."""

import math

import pytest

from topicgrouper.corpus import count_texts
from topicgrouper.model import Model

TEXTS = ["tea cup pot tea cup pot"] * 20 + ["rocket orbit launch rocket orbit launch"] * 20


@pytest.fixture(scope="module", params=[1, 3])
def odd(request):
    corpus = count_texts([*TEXTS, "tea rocket cup orbit pot launch"])
    return Model.fit(corpus, min_frequency=1, trees=request.param)


def test_the_document_that_mixes_topics_is_the_oddest(odd):
    found = odd.surprise(3, min_words=2)
    assert found.mean_bits == pytest.approx(
        -odd.document_model.score(odd.tree.counts) / math.log(2)
    )
    assert (found[0].row, found[0].id, found[0].length) == (40, "40", 6)
    expected = -odd.document_model.log_probability(odd.tree.counts[[40]])[0] / 6 / math.log(2)
    assert found[0].bits_per_word == pytest.approx(expected)
    bits = [each.bits_per_word for each in found]
    assert bits == sorted(bits, reverse=True)
    assert found[0].words == tuple(each.word for each in odd.surprise(8, document="40"))


def test_short_documents_are_left_out(odd):
    found = odd.surprise(99, min_words=6)
    assert found
    assert all(each.length >= 6 for each in found)
    with pytest.raises(
        ValueError, match=r"at least 7 words \(the longest has 6\); lower min_words"
    ):
        odd.surprise(min_words=7)


def test_words_are_those_of_the_document_by_falling_bits(odd):
    found = odd.surprise(document=40)
    assert {each.word for each in found} == set(odd.tree.vocabulary)
    assert [each.bits for each in found] == sorted((each.bits for each in found), reverse=True)
    assert all(each.occurrences == 1 for each in found)
    usual = odd.surprise(document=0)
    assert min(each.lift for each in usual) > max(each.lift for each in found)
    assert len(odd.surprise(2, document=0)) == 2


def test_documents_are_found_by_their_ids(model):
    assert len(model.surprise(document="2.txt")) == len(model.surprise(document=2))
    with pytest.raises(KeyError, match=r"no document whose id is 'nowhere'"):
        model.surprise(document="nowhere")
    with pytest.raises(KeyError, match=r"5 documents have an id that ends in 'txt', such as '0"):
        model.surprise(document="txt")
    with pytest.raises(IndexError):
        model.surprise(document=5)
