"""The counts on record, and the pages and docstrings that show them."""

import pytest

from experiments import datasets
from experiments.data_set_counts import (
    AS_DESCRIBED,
    PAGE,
    PAPER,
    Row,
    read_rows,
    readings_table,
    with_tables,
    write_rows,
)

LOADERS = {
    "Online Retail": datasets.load_online_retail,
    "Ta Feng": datasets.load_ta_feng,
    "NIPS": datasets.load_nips,
    "Reuters 21578": datasets.load_reuters,
    "Twenty News Groups": datasets.load_twenty_newsgroups,
    "Associated Press (lda-c sample)": datasets.load_associated_press_sample,
}


def test_the_page_shows_the_counts_on_record():
    page = PAGE.read_text(encoding="utf-8")
    assert with_tables(page, read_rows()) == page


def test_every_data_set_of_the_page_has_its_readings_there():
    page = PAGE.read_text(encoding="utf-8")
    for name in PAPER:
        readings = {row.reading for row in read_rows() if row.data_set == name}
        assert len(readings) == 1 or f"<!-- counts: {name} -->" in page


@pytest.mark.parametrize("name", LOADERS)
def test_docstrings_show_the_counts_on_record(name):
    row = next(row for row in read_rows() if (row.data_set, row.reading) == (name, AS_DESCRIBED))
    words = LOADERS[name].__doc__.split()
    for count in (row.words, row.train_documents, row.train_tokens):
        assert f"{count:,}" in words
    for number in PAPER[name][0].split():
        assert number in words


def test_rows_are_read_as_they_were_written(tmp_path):
    rows = [Row("a, b", "c", 0, 1, 2, 3, 4, 5), Row("d", "e", None, 6, 7, 8, 9, 10)]
    write_rows(rows, tmp_path / "rows.csv")
    assert read_rows(tmp_path / "rows.csv") == rows


def test_tables_show_the_first_seed_and_the_range():
    rows = [
        Row("NIPS", AS_DESCRIBED, 0, 1_200, 9, 1, 18, 9),
        Row("NIPS", AS_DESCRIBED, 1, 1_100, 9, 1, 27, 9),
        Row("Ta Feng", AS_DESCRIBED, 0, 5, 5, 5, 5, 5),
    ]
    *_, counted, paper = readings_table(rows, "NIPS").split("\n")
    assert counted == "| as described | 1,200 (1,100–1,200) | 9 + 1 | 2.0 |"
    assert paper.startswith("| the paper | 8,801 ")
