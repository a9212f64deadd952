"""Tables of topics for people."""

from topicgrouper.cli.models import Nouns
from topicgrouper.cli.topic_tables import general_line

NOUNS = Nouns("word", "words", "document", "documents", "the text")


def test_the_line_about_general_topics_has_few_examples():
    words = [[f"{letter}{rank}" for rank in range(5)] for letter in "abcd"]
    assert general_line(words, 0.4, nouns=NOUNS) == (
        "4 general topics hold 40% of the text (a0 a1 a2; b0 b1 b2; c0 c1 c2; …)"
    )
    assert general_line(words[:1], 0.1, nouns=NOUNS) == (
        "1 general topic holds 10% of the text (a0 a1 a2)"
    )
