"""Cells of CSV files, as tables and exports write them."""

import csv
import io

import pytest

from topicgrouper import Model
from topicgrouper.corpus import count_texts
from topicgrouper.export import export
from topicgrouper.tables import Column, Table

COLUMNS = (Column(name="word", kind="text"), Column(name="value", kind="text", own=True))


def lines_of(tmp_path, rows, columns=COLUMNS):
    Table(columns, rows).write(tmp_path / "t.csv")
    return (tmp_path / "t.csv").read_bytes().decode().partition("\n")[2]


def read_back(tmp_path, *texts):
    text = lines_of(tmp_path, [(each, each) for each in texts])
    return list(csv.reader(io.StringIO(text, newline="")))


def test_any_text_is_read_back(tmp_path):
    texts = ["plain", "a,b", 'quo"te', "two\nlines", "", " blank ", "a\rb", "'"]
    assert read_back(tmp_path, *texts) == [[text, text] for text in texts]


def test_separators_of_other_tools_are_quoted(tmp_path):
    assert lines_of(tmp_path, [("a; b", "c")]) == '"a; b",c\n'
    rows = lines_of(tmp_path, [(f"{number}; x; y", "a b") for number in range(9)])
    assert csv.Sniffer().sniff(rows).delimiter == ","


@pytest.mark.parametrize(
    "text",
    [
        *("=1+1", "+cmd", "-x", "@user", "\t=1", "\r=1", "\n=1", "--1"),
        *("＝1+1", "＋cmd", "－1", "＠user", "'=1", "''-x"),
    ],
)
def test_formulas_become_text(tmp_path, text):
    assert read_back(tmp_path, text) == [[f"'{text}", f"'{text}"]]


@pytest.mark.parametrize("text", ["", "word", "1", "1+1", "'1", "'"])
def test_all_else_stays(tmp_path, text):
    assert read_back(tmp_path, text) == [[text, text]]


@pytest.mark.parametrize("number", ["-1", "-1.5", "-1,5", "-1,000.5", "-1e-9", "-3E+2"])
def test_negative_numbers_of_a_column_stay_numbers(tmp_path, number):
    assert read_back(tmp_path, number) == [[f"'{number}", number]]


@pytest.mark.parametrize(
    "text", ["-", "-1-1", "+1;", "-1 ", "-1\n", "-e5", "-١", "-1.", "-.5|x", "+2", "+4930123456"]
)
def test_what_only_begins_like_a_number_does_not(tmp_path, text):
    assert read_back(tmp_path, text) == [[f"'{text}", f"'{text}"]]


@pytest.mark.parametrize(
    ("words", "cell"),
    [
        (("tea", "milk"), "tea milk"),
        (("tea", "a,b"), "tea a,b"),
        (("green tea", "milk"), "green tea, milk"),
        (("green tea", "a,b"), "green tea; a,b"),
    ],
)
def test_words_of_a_cell_can_be_told_apart(words, cell):
    model = Model(Model.fit(count_texts(["cat cat dog"])).tree, display_words=words)
    file = io.BytesIO()
    model.topics(1, frequent=True).write(file)
    (row,) = csv.DictReader(io.StringIO(file.getvalue().decode()))
    assert row["words"] == cell


def test_names_of_columns_that_are_taken():
    columns = {"x": ["a"], "ID": ["b"], "column_id": ["c"], "X": ["d"]}
    model = Model.fit(count_texts(["cat dog"], columns=columns))
    file = io.BytesIO()
    export(model, file, format="documents-csv", view=1)
    (row,) = csv.DictReader(io.StringIO(file.getvalue().decode()))
    found = {name: value for name, value in row.items() if value in set("abcd")}
    assert found == {"x": "a", "column_ID": "b", "column_column_id": "c", "column_X": "d"}
