"""Values as people see them."""

from topicgrouper.tables.shown import printable


def test_ordinary_words_are_shown_as_they_are():
    assert printable("Käse 芝士") == "Käse 芝士"
    assert printable("abcdef", limit=4) == "abc…"


def test_joined_emoji_and_letters_are_shown_joined():
    assert printable("👩\u200d🍳") == "👩\u200d🍳"
    assert printable("می\u200cخواهم") == "می\u200cخواهم"
    assert printable("a\u202eb") == "a\\u202eb"
