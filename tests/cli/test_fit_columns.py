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
    assert f"; other columns: {told}." in result.stdout
    columns = Model.load(path).document_columns
    assert list(columns) == ["who", "when", "stars, of 5"]
    assert columns["when"] == ("2011-05-01", "2011-05-13", "")
    assert "who (2 values), when (" in invoke("info", path).stdout
    record = json.loads(invoke("info", path, "--json").stdout)
    assert [column["name"] for column in record["columns"]] == list(columns)
    assert record["columns"][1]["dates"]["last"] == "2011-05-13"


def test_names_of_columns_are_shown_as_text(invoke, tmp_path):
    path = tmp_path / "x.csv"
    path.write_text("text,[red]\u202ex\ncats and dogs,1\ndogs,2\n", encoding="utf-8")
    result = invoke("fit", path, "--columns", "[red]\u202ex", "-o", tmp_path / "x.tg")
    assert "; other columns: [red]\\u202ex (2 values)." in result.stdout


def test_titles_and_texts_of_several_columns_are_told_and_shown(invoke, tmp_path):
    path, table = tmp_path / "x.tg", tmp_path / "papers.csv"
    rows = ["no,Headline,abstract", *(f"p{n},Rain {n},wet wind {n * 'sun '}" for n in range(1, 5))]
    table.write_text("\n".join(rows), encoding="utf-8")
    more = ["--text", "Headline", "--text", "abstract", "--id", "no", "--columns", "Headline"]
    told = "Text column: Headline and abstract; id column: no; title column: Headline.\n"
    assert told in invoke("fit", table, *more, "-o", path).stdout
    lines = [" ".join(line.split()) for line in invoke("info", path).stdout.splitlines()]
    assert {"text column Headline and abstract", "title column Headline"} <= {*lines}
    shown = invoke("documents", path, "sun", "-k", "1").stdout
    assert "Rain 4  (p4)" in shown
    found = json.loads(invoke("search", path, "sun", "--json").stdout)["documents"][0]
    assert (found["id"], found["title"]) == ("p4", "Rain 4")
    assert "the model has no columns to group by" in invoke("groups", path).stderr


def test_how_many_files_have_titles_is_told(invoke, tmp_path):
    (tmp_path / "x").mkdir()
    for number in range(4):
        head = f"<title>Tea {number}</title>" if number else ""
        page = f"{head}<p>green tea {number * 'cup '}</p>"
        (tmp_path / "x" / f"{number}.html").write_text(page, encoding="utf-8")
    result = invoke("fit", tmp_path / "x", "-o", tmp_path / "x.tg")
    assert "Titles: 3 documents have one.\n" in result.stdout
    assert "Tea 3  (3.html)" in invoke("documents", tmp_path / "x.tg", "cup").stdout
