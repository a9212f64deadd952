"""The slow, obvious way from texts to words."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.test_counting import HARD
from topicgrouper.corpus import TextOptions
from topicgrouper.corpus.text import kept_places, text_form


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("The cat, the CAT!", ["the", "cat", "the", "cat"]),
        ("a an the", ["the"]),
        ("utf8 max_size x86_64 __init__ plain", ["plain"]),
        ("snake_case don't e-mail", ["don", "mail"]),
        ("Ärger ÉCOLE Straße", ["ärger", "école", "straße"]),
        ("cafe\u0301", ["café"]),
        ("हिन्दी", ["हिन्दी"]),
        ("слово и дело", ["слово", "дело"]),
        ("2023 ٣٤٥ ½½½ ⅷⅷⅷ", []),
        ("ΟΔΟΣ", ["οδος"]),  # with the sigma of a word's end
        ("İSTANBUL", ["i\u0307stanbul"]),
        ("H\u0331ello", ["\u1e96ello"]),  # the mark joins with the small letter only
        ("❤\ufe0flove", ["love"]),  # a mark after a symbol is none of the word's
        ("می\u200cخواهم", ["می\u200cخواهم"]),
    ],
)
def test_words_are_whole_runs_of_letters_in_lower_case(text, words):
    assert TextOptions().split(text) == words


def test_upper_case_may_stay():
    assert TextOptions(lowercase=False).split("The CAFE\u0301") == ["The", "CAFÉ"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("utf8 max_size 2023 x86_64 a1", ["utf8", "max_size", "2023", "x86_64"]),
        ("___ _a_ __init__", ["__init__"]),  # underscores do not make a word longer
        ("½½½ and ⅷⅷⅷ", ["½½½", "and", "ⅷⅷⅷ"]),
    ],
)
def test_other_runs_are_words_on_demand(text, words):
    assert TextOptions(alphabetic=False).split(text) == words


def test_shorter_words_are_kept_on_demand():
    assert TextOptions(min_length=1).split("I am here") == ["i", "am", "here"]


def test_marks_do_not_count_as_letters():
    stacked = "x\u0323y\u0323"  # no composed letters exist for all of these
    assert TextOptions(min_length=3).split(stacked) == []
    assert len(TextOptions(min_length=2).split(stacked)) == 1


@given(st.text(), st.booleans(), st.booleans())
def test_splitting_the_words_again_changes_nothing(text, lowercase, alphabetic):
    options = TextOptions(lowercase=lowercase, alphabetic=alphabetic, segmentation="pairs")
    words = options.split(text)
    assert options.split(" ".join(words)) == words
    assert all(unicodedata.is_normalized("NFC", word) for word in words)


@given(st.text(alphabet=HARD + "😀❤👧🏽\u200d\ufe0e", max_size=30), st.booleans())
def test_the_places_are_those_of_the_characters_left(text, emoji):
    places = kept_places(text, TextOptions(emoji=emoji))
    form = text_form(text, TextOptions(emoji=emoji))
    assert "".join(text[place] for place in places) == form
    assert places == sorted(set(places))
    assert text_form(form, TextOptions(emoji=emoji)) == form


@pytest.mark.parametrize("sequence", ["👨\u200d👩\u200d👧", "🏳\u200d🌈", "👩🏽\u200d🚀"])
def test_joiners_of_emoji_stay(sequence):
    assert text_form(f"a{sequence} b", TextOptions(emoji=True)) == f"a{sequence} b"


def test_joiners_stay_inside_of_words_only():
    text = "ab\u200ccd ab\u200c\u200d \u200dab\u200d漢"
    assert text_form(text, TextOptions()) == "ab\u200ccd ab \u200dab漢"
