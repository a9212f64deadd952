"""Tables of topics for people."""

import pytest

from topicgrouper.cli.models import Nouns
from topicgrouper.cli.topic_tables import general_line
from topicgrouper.tables import percent

NOUNS = Nouns("word", "words", "document", "documents", "the text")


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


def test_the_line_about_general_topics_has_few_examples():
    words = [[f"{letter}{rank}" for rank in range(5)] for letter in "abcd"]
    assert general_line(words, 0.4, nouns=NOUNS) == (
        "4 general topics hold 40% of the text (a0 a1 a2; b0 b1 b2; c0 c1 c2; …)"
    )
    assert general_line(words[:1], 0.1, nouns=NOUNS) == (
        "1 general topic holds 10% of the text (a0 a1 a2)"
    )
