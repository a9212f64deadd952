"""Values as people see them."""

import pytest

from topicgrouper.tables import percent, printable


@pytest.mark.parametrize(
    ("share", "digits", "shown"),
    [
        (0.256, 1, "25.6%"),
        (0.0005, 1, "0.1%"),
        (0.0004, 1, "<0.1%"),
        (0.0, 1, "0.0%"),
        (0.004, 0, "<1%"),
    ],
)
def test_small_shares_are_not_shown_as_nothing(share, digits, shown):
    assert percent(share, digits=digits) == shown


def test_ordinary_words_are_shown_as_they_are():
    assert printable("Käse 芝士") == "Käse 芝士"
    assert printable("abcdef", limit=4) == "abc…"


def test_joined_emoji_and_letters_are_shown_joined():
    assert printable("👩\u200d🍳") == "👩\u200d🍳"
    assert printable("می\u200cخواهم") == "می\u200cخواهم"
    assert printable("a\u202eb") == "a\\u202eb"
