"""``topicgrouper fit --columns``, and what other commands make of it."""

import json

import pytest

from topicgrouper.model import Model

ROWS = [
    ("cats and dogs", "Ann", "2011-05-01", "5"),
    ("dogs and mice", "Bob", "2011-05-13", "4"),
    ("mice and cats", "Ann", "", "5"),
]


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "posts.csv"
    lines = ['text,who,when,"stars, of 5"', *(",".join(row) for row in ROWS)]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_columns_are_kept_and_told(invoke, table, tmp_path):
    path = tmp_path / "x.tg"
    result = invoke("fit", table, "--columns", "who,when", "--columns", "stars, of 5", "-o", path)
    assert result.exit_code == 0, result.output
    told = "who (2 values), when (2011-05-01 to 2011-05-13, 1 missing), stars, of 5 (2 values)"
    assert f"Kept columns: {told}." in result.stdout
    columns = Model.load(path).document_columns
    assert list(columns) == ["who", "when", "stars, of 5"]
    assert columns["when"] == ("2011-05-01", "2011-05-13", "")
    assert "who (2 values), when (" in invoke("info", path).stdout
    record = json.loads(invoke("info", path, "--json").stdout)
    assert [column["name"] for column in record["columns"]] == list(columns)
    assert record["columns"][1]["dates"]["last"] == "2011-05-13"


def test_a_column_that_does_not_exist(invoke, table, tmp_path):
    result = invoke("fit", table, "--columns", "whom", "-o", tmp_path / "x.tg")
    assert result.exit_code != 0
    assert "no column 'whom'; choose the columns to keep from 'text', 'who'" in " ".join(
        result.stderr.split()
    )


def test_names_of_columns_are_shown_as_text(invoke, tmp_path):
    path = tmp_path / "x.csv"
    path.write_text("text,[red]\u202ex\ncats and dogs,1\ndogs,2\n", encoding="utf-8")
    result = invoke("fit", path, "--columns", "[red]\u202ex", "-o", tmp_path / "x.tg")
    assert "Kept columns: [red]\\u202ex (2 values)." in result.stdout
