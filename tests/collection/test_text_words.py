"""The words of a model in texts."""

from collections import Counter

from topicgrouper.collection import Model
from topicgrouper.collection.text_words import LeafSpan, TextWords


def test_every_counted_word_is_found_and_no_other(model):
    finder = TextWords(model)
    for row, text in enumerate(model.texts):
        counts = model.tree.counts[[row], :].toarray().ravel()
        expected = {word: count for word, count in enumerate(counts.tolist()) if count}
        assert Counter(span.leaf for span in finder.find(text)) == expected


def test_forms_are_found_as_the_words_they_were_counted_as(model):
    launch = model.tree.find("launch")
    found = TextWords(model).find("Launching, launched; unknown")
    assert found == [LeafSpan(0, 9, launch), LeafSpan(11, 19, launch)]


def test_without_known_options_words_are_those_of_the_default(model):
    assert TextWords(Model(model.tree)).find("launching") == []


def test_a_leaf_is_found_by_its_counted_form(model):
    finder = TextWords(model)
    assert finder.leaf("launch") == model.tree.find("launch")
    assert finder.leaf("launching") == -1
