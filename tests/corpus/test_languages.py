import unicodedata

import pytest
import stopwordsiso

from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.corpus.languages import (
    LANGUAGES,
    find_language,
    find_stemmer,
    known_stemmers,
    lower_case,
    stem_words,
    stemmer_of,
    stop_words_of,
)


@pytest.mark.parametrize("name", ["de", "DE", "German", " german ", "de-AT", "de_CH"])
def test_languages_are_found_by_code_and_name(name):
    assert find_language(name) == "german"


def test_other_names_are_known_too():
    names = {"nb": "norwegian", "nn-NO": "norwegian", "Farsi": "persian", "zh-Hans": "chinese"}
    assert {name: find_language(name) for name in names} == names


@pytest.mark.parametrize("name", ["", "x", "de-words.txt", "klingon", "german/", "deu-tsch"])
def test_unknown_languages_are_refused(name):
    with pytest.raises(ValueError, match="unknown language"):
        find_language(name)


def test_every_stemmer_and_every_list_of_stop_words_belongs_to_a_language():
    assert set(known_stemmers()) - LANGUAGES.keys() <= {"porter", "dutch_porter", "lovins"}
    assert stopwordsiso.langs() <= set(LANGUAGES.values())
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)


def test_there_are_stop_words_of_many_languages():
    lists = {name: stop_words_of(name) for name in LANGUAGES if _has_list(name)}
    assert len(lists) >= 50
    samples = {
        "german": "und",
        "french": "avec",
        "turkish": "için",
        "arabic": "على",
        "hindi": "और",
        "chinese": "的",
        "japanese": "これ",
        "thai": "และ",
        "russian": "что",
        "finnish": "että",
    }
    assert all(word in lists[name] for name, word in samples.items())
    # Expressions of several words would drop their parts, which are words of their own.
    assert not any(" " in word for words in lists.values() for word in words)


def _has_list(name):
    return name == "english" or stopwordsiso.has_lang(LANGUAGES[name])


def test_the_dotless_i_of_turkish():
    assert lower_case("IŞIK, İZMİR, I\u0307zmir", "turkish") == "ışık, izmir, izmir"
    assert lower_case("QIZ İL", "azerbaijani") == "qız il"
    assert lower_case("IŞIK", "german") == "işik"
    assert lower_case("STRASSE, Straße, GROẞ", "german") == "strasse, straße, groß"


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_turkish_words_are_stemmed_and_dropped_whatever_their_form(form):
    text = unicodedata.normalize(form, "İÇİN IŞIK; ışıklar için Işık")
    options = TextOptions(language="tr", stop_words="tr")
    assert count_texts([text], options).vocabulary == ("ışık",)
    as_written = count_texts([text], TextOptions(language="tr", stop_words="tr", lowercase=False))
    assert not {"İÇİN", "için"} & set(as_written.vocabulary)


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
