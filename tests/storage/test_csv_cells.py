import csv
import io

import pytest

from topicgrouper.storage.csv_cells import (
    csv_row,
    free_names,
    text_of_cell,
    value_cell,
    word_cell,
    word_separator,
)


@pytest.mark.parametrize(
    "cells",
    [
        ["plain", "a,b", 'quo"te', "two\nlines", "", " blank ", "\r", "'"],
        ["", "1"],
        [""],
    ],
)
def test_a_row_is_read_back(cells):
    assert list(csv.reader(io.StringIO(csv_row(cells), newline=""))) == [cells]


def test_separators_of_other_tools_are_quoted():
    assert csv_row(["a; b", "c"]) == '"a; b",c\n'
    rows = "".join(csv_row([f"{number}; x; y", "a b"]) for number in range(9))
    assert csv.Sniffer().sniff(rows).delimiter == ","


def test_numbers_and_missing_values():
    assert csv_row([None, 1, 0.5, "x"]) == ",1,0.5,x\n"


@pytest.mark.parametrize(
    "text",
    [
        *("=1+1", "+cmd", "-x", "@user", "\t=1", "\r=1", "\n=1", "--1"),
        *("＝1+1", "＋cmd", "－1", "＠user", "'=1", "''-x"),
    ],
)
def test_formulas_become_text(text):
    assert word_cell(text) == value_cell(text) == f"'{text}"
    assert text_of_cell(word_cell(text)) == text


@pytest.mark.parametrize("text", ["", "word", "1", "1+1", "'1", "'"])
def test_all_else_stays(text):
    assert word_cell(text) == value_cell(text) == text


@pytest.mark.parametrize("number", ["-1", "-1.5", "-1,5", "-1,000.5", "-1e-9", "-3E+2"])
def test_negative_numbers_of_a_column_stay_numbers(number):
    assert value_cell(number) == number
    assert word_cell(number) == f"'{number}"


@pytest.mark.parametrize(
    "text", ["-", "-1-1", "+1;", "-1 ", "-1\n", "-e5", "-١", "-1.", "-.5|x", "+2", "+4930123456"]
)
def test_what_only_begins_like_a_number_does_not(text):
    assert value_cell(text) == f"'{text}"


@pytest.mark.parametrize(
    ("words", "separator"),
    [
        (["tea", "milk"], " "),
        (["tea", "a,b"], " "),
        (["green tea", "milk"], ", "),
        (["green tea", "a,b"], "; "),
        ([], " "),
    ],
)
def test_words_of_a_cell_can_be_told_apart(words, separator):
    assert word_separator(iter(words)) == separator


def test_names_of_columns_that_are_taken():
    columns = ["x", "ID", "column_id", "X"]
    assert free_names(columns, taken=["id"]) == ["x", "column_ID", "column_column_id", "column_X"]
