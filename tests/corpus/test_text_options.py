import json

import pytest

from topicgrouper.corpus import TextOptions, split_words
from topicgrouper.corpus.stop_words import ENGLISH


@pytest.mark.parametrize(
    "options",
    [
        TextOptions(),
        TextOptions(lowercase=False, min_length=1, alphabetic=False, stemmer="porter"),
        TextOptions(stop_words="english", stemmer="german"),
        TextOptions(stop_words={"the", "and", "né"}),
        TextOptions(stop_words=[]),
    ],
)
def test_options_survive_json(options):
    again = TextOptions.from_dict(json.loads(json.dumps(options.to_dict())))
    assert again == options
    assert hash(again) == hash(options)
    assert again.stop_set() == options.stop_set()


def test_the_order_of_stop_words_does_not_matter():
    assert TextOptions(stop_words=["b", "a", "b"]) == TextOptions(stop_words={"a", "b"})


def test_stop_words_are_split_as_texts_are():
    assert TextOptions(stop_words=["DON'T", "x_1"]).stop_set() == {"don", "t", "x_1"}
    assert TextOptions().stop_set() == frozenset()
    assert TextOptions(stop_words="english").stop_set() is ENGLISH


def test_the_english_words_are_words():
    assert all(split_words(word, min_length=1) == [word] for word in ENGLISH)
    assert {"the", "and", "not", "don", "herself"} <= ENGLISH


@pytest.mark.parametrize(
    ("values", "error", "match"),
    [
        ({"min_length": 0}, ValueError, "min_length must be at least 1, got 0"),
        ({"min_length": 2.0}, TypeError, "min_length must be a whole number"),
        ({"min_length": True}, TypeError, "min_length must be a whole number"),
        ({"lowercase": 1}, TypeError, "lowercase must be True or False"),
        ({"alphabetic": "no"}, TypeError, "alphabetic must be True or False"),
        ({"stemmer": "klingon"}, ValueError, "Unknown stemmer 'klingon'.*english.*porter"),
        ({"stop_words": "german"}, ValueError, "'english' or a collection of words, got 'german'"),
        ({"stop_words": ["a", 1]}, TypeError, "stop_words must be strings, got 1"),
    ],
)
def test_options_that_make_no_sense_are_named(values, error, match):
    with pytest.raises(error, match=match):
        TextOptions(**values)


def test_options_of_a_later_version_are_refused():
    with pytest.raises(ValueError, match=r"\['emoji'\].*upgrade"):
        TextOptions.from_dict({"emoji": True})
