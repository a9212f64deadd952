"""What a column of documents holds, in short."""

import pytest

from topicgrouper.corpus.column_summary import summarize_column

DAYS = [f"2011-05-{day:02}" for day in range(1, 31)]


@pytest.mark.parametrize(
    ("values", "shown"),
    [
        (["a", "b", "a", ""], "2 values, 1 missing"),
        (["a"], "1 value"),
        (["", " "], "0 values, 2 missing"),
        ([], "0 values"),
        (DAYS, "2011-05-01 to 2011-05-30"),
        (
            [*DAYS, "soon", "", ""],
            "2011-05-01 to 2011-05-30, 1 of 31 not readable as dates, such as 'soon', 2 missing",
        ),
        ([*DAYS[:8], "soon"], "9 values"),
        (["2011", "2012"], "2 values"),
        (["5", "6"], "2 values"),
        (["1304245200", "1304245201"], "2 values"),
        (["20110501", "20110502"], "2011-05-01 to 2011-05-02"),
        (["1/5/2011", "2/5/2011"], "2 values, dates that may begin with the day or the month"),
        (["1/5/2011", "13/5/2011"], "2011-05-01 to 2011-05-13"),
        # what counts are values, not different ones
        (
            ["2011-05-01"] * 90 + list("abcdefghij"),
            "2011-05-01 to 2011-05-01, 10 of 100 not readable as dates, such as 'a'",
        ),
        (["2011-05-01"] * 89 + list("abcdefghij"), "11 values"),
        ([*DAYS, *["2011"] * 4], "31 values"),
    ],
)
def test_in_words(values, shown):
    assert str(summarize_column("c", values)) == f"c ({shown})"


def test_as_plain_values():
    assert summarize_column("c", ["a", "", "a"]).to_dict() == {
        "name": "c",
        "values": 1,
        "missing": 1,
    }
    assert summarize_column("c", ["1/5/2011", "13/5/2011"]).to_dict() == {
        "name": "c",
        "values": 2,
        "missing": 0,
        "dates": {
            "first": "2011-05-01",
            "last": "2011-05-13",
            "order": "day-first",
            "unreadable": 0,
            "examples": [],
        },
    }
