"""Values as people see them."""

import json

import pytest

from topicgrouper.tables import Column, Table, printable


def test_ordinary_words_are_shown_as_they_are():
    assert printable("Käse 芝士") == "Käse 芝士"
    assert printable("abcdef", limit=4) == "abc…"


def test_joined_emoji_and_letters_are_shown_joined():
    assert printable("👩\u200d🍳") == "👩\u200d🍳"
    assert printable("می\u200cخواهم") == "می\u200cخواهم"
    assert printable("a\u202eb") == "a\\u202eb"


@pytest.mark.parametrize(
    ("share", "form", "shown"),
    [
        (0.256, ".1%", "25.6%"),
        (0.0005, ".1%", "0.1%"),
        (0.0004, ".1%", "<0.1%"),
        (0.0, ".1%", "0.0%"),
        (0.004, ".0%", "<1%"),
    ],
)
def test_small_shares_are_not_shown_as_nothing(share, form, shown):
    assert printable(share, form) == shown


def test_json_keeps_its_values_and_steers_nothing():
    table = Table((Column(name="word", kind="text"),), [("tea\x1b\u202e\ud800",)])
    text = printable({"gain": float("inf"), "words": table}, "json")
    assert not set("\x1b\u202e\ud800") & set(text)
    assert json.loads(text) == {"gain": None, "words": [{"word": "tea\x1b\u202e\ud800"}]}


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1_500, "1.5 KB"),
        (2_000_000, "2.0 MB"),
        (3e12, "3,000.0 GB"),
    ],
)
def test_sizes_are_decimal(number, text):
    assert printable(number, "bytes") == text
