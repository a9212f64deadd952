import pytest

from topicgrouper.corpus.stemming import find_stemmer, known_stemmers, stem_words, stemmer_of


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


def test_stemmers_are_found_by_language():
    assert find_stemmer("de") == "german"
    assert find_stemmer("porter") == "porter"
    assert stemmer_of("chinese") is None
    for name in ("chinese", "klingon"):
        with pytest.raises(ValueError, match=f"Unknown stemmer '{name}'; choose one of arabic"):
            find_stemmer(name)
