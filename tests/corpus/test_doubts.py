"""Collections in which no topics can be found."""

import polars as pl
import pytest

from topicgrouper.corpus import ReadOptions, read_frame


def reading_of(texts):
    return read_frame(pl.DataFrame({"text": texts}), options=ReadOptions(text_column="text"))


@pytest.mark.parametrize(
    ("texts", "unfit", "told"),
    [
        (["cats and dogs", "", "!"], True, "only one document with words"),
        (["cats and dogs"] * 1001 + [""], True, "All 1,001 documents have the same words"),
        (["dogs cats", "cats dogs"], True, "All 2 documents have the same words"),
        (["cats and dogs " * 40, "cats and", "dogs"], False, "98% of the words are in one"),
        (["cat", "dog dog", "dog"], False, "only one distinct word"),
        (["cats and", "dogs or"], False, "No word occurs in two documents"),
        (["cats and dogs", "dogs or mice", "cats or mice"], False, None),
        (["cats cats dogs", "cats dogs dogs"], False, None),
        (["", ""], True, None),
    ],
)
def test_what_is_told(texts, unfit, told):
    reading = reading_of(texts)
    doubts = reading.report.doubts
    assert (reading.why_unfit() is not None) == unfit
    if told is None:
        assert doubts == ()
    else:
        assert len(doubts) == 1
        assert told in doubts[0]


def test_a_difference_in_a_late_document_is_found():
    texts = ["cats and dogs"] * 3000 + ["cats and mice"]
    assert reading_of(texts).why_unfit() is None
