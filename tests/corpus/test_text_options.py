import json
import unicodedata

import numpy as np
import pytest

from topicgrouper.corpus import TextOptions


@pytest.mark.parametrize(
    "options",
    [
        TextOptions(),
        TextOptions(lowercase=False, min_length=1, alphabetic=False, stemmer="porter"),
        TextOptions(stop_words="english", stemmer="german"),
        TextOptions(stop_words={"the", "and", "né"}),
        TextOptions(stop_words=[]),
        TextOptions(phrases=True),
        TextOptions(phrases=["new york", "ku klux klan"]),
        TextOptions(language="tr", stop_words="turkish"),
        TextOptions(language="German", stemmer=None),
        TextOptions(hashtags=True, emoji=True),
        TextOptions(token_pattern=r"[a-z]+"),
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
    assert {"the", "and"} < TextOptions(stop_words="english").stop_set()


@pytest.mark.parametrize(
    ("options", "stemmer"),
    [
        (TextOptions(), None),
        (TextOptions(language="de"), "german"),
        (TextOptions(language="de", stemmer="porter"), "porter"),
        (TextOptions(language="de", stemmer=None), None),
        (TextOptions(language="zh"), None),
        (TextOptions(stemmer="fr"), "french"),
    ],
)
def test_a_language_brings_its_stemmer_unless_another_is_given(options, stemmer):
    assert options.resolved().stemmer == stemmer
    assert options.resolved().resolved() == options.resolved()


def test_options_of_files_without_a_language_mean_what_they_meant():
    old = {"lowercase": True, "min_length": 3, "alphabetic": True, "stemmer": None}
    assert TextOptions.from_dict(old | {"stop_words": None}).resolved() == TextOptions().resolved()
    assert TextOptions.from_dict(old | {"stemmer": "porter"}).stemmer == "porter"


def test_resolved_options_hold_the_stop_words_of_a_language():
    options = TextOptions(stop_words="de", segmentation="pairs")
    assert options.stop_words == "german"
    assert {"und", "über"} < set(options.resolved().stop_words)
    assert options.resolved().stop_set() == options.stop_set()
    assert TextOptions(stop_words="english").resolved().stop_words == "english"


def test_stop_words_are_compared_by_the_case_of_their_language():
    words = ["ISPARTA"]
    assert TextOptions(stop_words=words, language="tr").stop_set() == {"ısparta"}
    assert TextOptions(stop_words=words).stop_set() == {"isparta"}
    assert TextOptions(stop_words=["e\u0301t\u00e9"]).stop_set() == {"été"}


def test_stop_words_of_scripts_without_blanks_are_dropped_whole_or_not_at_all():
    entries = ["为什么", "这个", "的", "ก้า", "กระ", "don't"]
    pairs = TextOptions(stop_words=entries, segmentation="pairs")
    assert pairs.stop_set() == {"这个", "的", "ก้า", "don", "t"}
    pytest.importorskip("icu4py")
    words = TextOptions(stop_words=["为什么", "的", "私達"], segmentation="dictionary")
    assert words.stop_set() == {"为什么", "的"}


@pytest.mark.parametrize("segmentation", ["pairs", "dictionary"])
@pytest.mark.parametrize("language", ["chinese", "japanese", "thai"])
def test_lists_of_scripts_without_blanks_drop_nothing_else(language, segmentation):
    if segmentation == "dictionary":
        pytest.importorskip("icu4py")
    options = TextOptions(stop_words=language, segmentation=segmentation)
    dropped = options.stop_set()
    assert len(dropped) > 20
    assert dropped <= {unicodedata.normalize("NFC", word) for word in options.resolved().stop_words}


def test_scalars_of_numpy_are_taken_as_plain_values():
    options = TextOptions(min_length=np.int64(2), alphabetic=np.False_, phrases=np.True_)
    assert options == TextOptions(min_length=2, alphabetic=False, phrases=True)
    assert json.loads(json.dumps(options.to_dict())) == options.to_dict()
    with pytest.raises(TypeError, match="min_length must be a whole number"):
        TextOptions(min_length=np.float64(2))


@pytest.mark.parametrize(
    ("values", "error", "match"),
    [
        ({"min_length": 0}, ValueError, "min_length must be at least 1, got 0"),
        ({"min_length": 2.0}, TypeError, "min_length must be a whole number"),
        ({"min_length": True}, TypeError, "min_length must be a whole number"),
        ({"lowercase": 1}, TypeError, "lowercase must be True or False"),
        ({"alphabetic": "no"}, TypeError, "alphabetic must be True or False"),
        ({"stemmer": "klingon"}, ValueError, "Unknown stemmer 'klingon'.*english.*porter"),
        ({"stop_words": "germ"}, ValueError, r"language, .* got 'germ' \(.*german.*pass \[word\]"),
        ({"stop_words": "tamil"}, ValueError, "no stop words are available for tamil"),
        ({"language": "germn"}, ValueError, "unknown language 'germn'; did you mean german"),
        ({"language": 5}, TypeError, "language must be a string, got 5"),
        ({"stemmer": 5}, TypeError, "stemmer must be a string, got 5"),
        ({"stop_words": True}, TypeError, "a language, .* or a list of words, got True"),
        ({"stop_words": ["a", 1]}, TypeError, "stop_words must be strings, got 1"),
        ({"phrases": "new york"}, TypeError, "True, False or a list of phrases, got 'new york'"),
        ({"phrases": 1}, TypeError, "True, False or a list of phrases, got 1"),
        ({"phrases": ["new york", 1]}, TypeError, "phrases must be strings, got 1"),
        ({"phrases": ["york"]}, ValueError, "two or three words separated by single spaces"),
        ({"phrases": ["new  york"]}, ValueError, "two or three words separated by single spaces"),
        ({"phrases": ["a b c d"]}, ValueError, "two or three words separated by single spaces"),
    ],
)
def test_options_that_make_no_sense_are_named(values, error, match):
    with pytest.raises(error, match=match):
        TextOptions(**values)


def test_options_of_a_later_version_are_refused():
    with pytest.raises(ValueError, match=r"\['surprise'\].*upgrade"):
        TextOptions.from_dict({"surprise": True})
