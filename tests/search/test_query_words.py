"""Words that users type: counted as the model counts."""

import pytest

from topicgrouper import Model, fit_tree
from topicgrouper.search.query_words import query_words


def test_words_are_stemmed_as_the_texts_were(model):
    found = query_words(model, ["Rockets launched", "launching"])
    counted = {model.tree.vocabulary[word] for word in found.words}
    assert counted == {"rocket", "launch"}
    assert found.counts.sum() == 3
    assert found.unknown == ()


def test_unknown_words_are_named(model):
    assert query_words(model, ["tea with zebra"]).unknown == ("with", "zebra")


def test_no_known_word_is_an_error_with_a_hint(model):
    with pytest.raises(ValueError, match=r"does not know 'rocketz'; near spellings: .*rocket"):
        query_words(model, ["rocketz"])


def test_nothing_that_counts_is_an_error(model):
    with pytest.raises(ValueError, match="contains no words"):
        query_words(model, ["!?"])


def test_items_may_contain_blanks():
    model = Model(fit_tree([[1, 2], [2, 1]], ["whole milk", "rolls"]))
    found = query_words(model, ["Whole Milk", "tea"])
    assert found.words == [0]
    assert found.unknown == ("tea",)
