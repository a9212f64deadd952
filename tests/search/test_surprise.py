"""Surprise: odd documents and odd words."""

import math

import pytest

from topicgrouper.corpus import count_texts
from topicgrouper.model import Model
from topicgrouper.search.surprise import surprising_documents, surprising_words

TEXTS = ["tea cup pot tea cup pot"] * 20 + ["rocket orbit launch rocket orbit launch"] * 20


def odd_model():
    return Model.fit(count_texts([*TEXTS, "tea rocket cup orbit pot launch"]), min_frequency=1)


def test_the_document_that_mixes_topics_is_the_oddest():
    model = odd_model()
    found, average = surprising_documents(model, k=3, min_words=2)
    assert average == pytest.approx(-model.document_model.score(model.tree.counts) / math.log(2))
    assert found[0].row == 40
    assert found[0].length == 6
    expected = -model.document_model.log_probability(model.tree.counts[[40]])[0] / 6 / math.log(2)
    assert found[0].bits == pytest.approx(expected)
    assert [each.bits for each in found] == sorted((each.bits for each in found), reverse=True)


def test_short_documents_are_left_out():
    found = surprising_documents(odd_model(), k=99, min_words=6).documents
    assert found
    assert all(each.length >= 6 for each in found)
    with pytest.raises(ValueError, match="no document has at least 7 words; the longest has 6"):
        surprising_documents(odd_model(), min_words=7)


def test_words_are_those_of_the_document_by_falling_bits():
    model = odd_model()
    found = surprising_words(model, 40)
    assert {each.word for each in found} == set(range(6))
    assert [each.bits for each in found] == sorted((each.bits for each in found), reverse=True)
    assert all(each.n_occurrences == 1 for each in found)
    usual = surprising_words(model, 0)
    assert min(each.lift for each in usual) > max(each.lift for each in found)
