import pytest

from topicgrouper.corpus.stemming import known_stemmers, stem_words


def test_porter_and_languages_are_known():
    assert {"porter", "english", "german", "french"} <= set(known_stemmers())


@pytest.mark.parametrize(
    ("stemmer", "words", "stems"),
    [
        ("porter", ["connected", "connections", "ponies"], ["connect", "connect", "poni"]),
        ("german", ["katzen", "katze"], ["katz", "katz"]),
    ],
)
def test_inflected_forms_get_one_stem(stemmer, words, stems):
    assert stem_words(words, stemmer) == stems


@pytest.mark.parametrize("stemmer", known_stemmers())
def test_no_word_becomes_nothing(stemmer):
    words = ["s", "es", "ing", "ed", "é", "ы", "ات", "a" * 500]
    assert all(stem_words(words, stemmer))
