"""What is left of texts, and where it stood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.test_counting import HARD
from topicgrouper.corpus.text_form import kept_places, text_form


@given(st.text(alphabet=HARD + "😀❤👧🏽\u200d\ufe0e", max_size=30), st.booleans())
def test_the_places_are_those_of_the_characters_left(text, emoji):
    places = kept_places(text, emoji=emoji)
    form = text_form(text, emoji=emoji)
    assert "".join(text[place] for place in places) == form
    assert places == sorted(set(places))
    assert text_form(form, emoji=emoji) == form


@pytest.mark.parametrize("sequence", ["👨\u200d👩\u200d👧", "🏳\u200d🌈", "👩🏽\u200d🚀"])
def test_joiners_of_emoji_stay(sequence):
    assert text_form(f"a{sequence} b", emoji=True) == f"a{sequence} b"


def test_joiners_stay_inside_of_words_only():
    assert text_form("ab\u200ccd ab\u200c\u200d \u200dab\u200d漢") == "ab\u200ccd ab \u200dab漢"
