"""Columns that are kept beside texts and items."""

import json
from datetime import UTC, date, datetime

import pandas as pd
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import FORMATS, ReadError, ReadOptions, read_frame

TABLE = 'text,who,when,"price, net"\ncats,Ann,2011-05-01,1\ndogs, Bob ,,2\nmice,Ann, ,3\n'


def columns_of(path, **options):
    return dict(read(path, **options).corpus.document_columns)


@pytest.mark.parametrize(
    "columns", ["who,when", ("who", "when"), ("who, when",), ("who,when", "who"), ("who,", "when")]
)
def test_columns_of_a_table(tmp_path, columns):
    path = write(tmp_path / "x.csv", TABLE)
    expected = {"who": ("Ann", "Bob", "Ann"), "when": ("2011-05-01", "", "")}
    assert columns_of(path, columns=columns) == expected
    write(tmp_path / "x.tsv", TABLE.replace('"price, net"', "price").replace(",", "\t"))
    assert columns_of(tmp_path / "x.tsv", columns=columns) == expected


def test_a_name_with_a_comma(tmp_path):
    path = write(tmp_path / "x.csv", TABLE)
    assert columns_of(path, columns=("price, net", "who")) == {
        "price, net": ("1", "2", "3"),
        "who": ("Ann", "Bob", "Ann"),
    }


def test_the_text_the_id_and_the_label_can_be_kept_too(tmp_path):
    path = write(tmp_path / "x.csv", TABLE)
    reading = read(path, columns="text,who,when", id_column="when", label_column="who")
    assert reading.corpus.document_columns["text"] == ("cats", "dogs", "mice")
    assert reading.corpus.document_columns["who"] == ("Ann", "Bob", "Ann")
    assert reading.corpus.labels[0] == "Ann"
    assert reading.corpus.document_ids[0] == "2011-05-01"


def test_skipped_rows_have_no_values(tmp_path):
    path = write(tmp_path / "x.csv", "text,n\na\0b,1\ncats,2\nodd\ndogs,3\n")
    assert columns_of(path, columns="n") == {"n": ("2", "3")}


def test_a_column_that_does_not_exist(tmp_path):
    path = write(tmp_path / "x.csv", TABLE)
    with pytest.raises(ReadError, match=r"no column 'whom'; choose the columns .*'who', 'when'"):
        read(path, columns="who,whom")
    write(path, "text,n,n\na,1,2\n")
    with pytest.raises(
        ReadError, match="several columns are called 'n'; rename all but the one to read"
    ):
        read(path, columns="n")


def test_an_empty_name():
    with pytest.raises(ValueError, match="columns must not contain an empty name"):
        ReadOptions(columns=("who", ""))


def test_values_of_json(tmp_path):
    records = [
        {"text": "cats"},
        {"text": "dogs", "n": 5.0, "tags": ["a", "b"], "ok": True, "at": {"x": "ä"}},
        {"text": "mice", "n": 2.5, "tags": [], "ok": None, "at": "  "},
    ]
    path = write(tmp_path / "x.jsonl", "\n".join(map(json.dumps, records)))
    reading = read(path, columns="n,tags,ok,at")
    assert reading.report.n_problems == 0
    assert dict(reading.corpus.document_columns) == {
        "n": ("", "5", "2.5"),
        "tags": ("", '["a", "b"]', "[]"),
        "ok": ("", "true", ""),
        "at": ("", '{"x": "ä"}', ""),
    }


def test_half_a_surrogate_pair_in_json(tmp_path):
    path = write(tmp_path / "x.jsonl", r'{"text": "cats", "a": "\ud800", "b": ["\ud800"]}')
    assert columns_of(path, columns="a,b") == {"a": ("?",), "b": ('["?"]',)}


FRAME = {
    "text": ["cats", "dogs", "mice"],
    "day": [date(2011, 5, 1), None, date(2011, 5, 2)],
    "moment": [datetime(2011, 5, 1), None, datetime(2011, 5, 1, 10, 20)],
    "there": [datetime(2011, 5, 1, 23, tzinfo=UTC)] * 3,
    "n": [1.0, 2.5, None],
}
EXPECTED = {
    "day": ("2011-05-01", "", "2011-05-02"),
    "moment": ("2011-05-01", "", "2011-05-01T10:20:00"),
    "n": ("1", "2.5", ""),
}


def test_parquet(tmp_path):
    pl.DataFrame(FRAME).write_parquet(tmp_path / "x.parquet")
    found = columns_of(tmp_path / "x.parquet", columns="day,moment,n,there")
    assert found.pop("there") == ("2011-05-01T23:00:00",) * 3
    assert found == EXPECTED


@pytest.mark.parametrize("library", [pl.DataFrame, pd.DataFrame])
def test_data_frames(library):
    options = ReadOptions(columns="day,moment,n,there")
    found = dict(read_frame(library(FRAME), options=options).corpus.document_columns)
    assert found.pop("there") == ("2011-05-01T23:00:00+00:00",) * 3
    assert found == EXPECTED


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_formats_without_columns_refuse_the_option(name):
    is_table = name in ("csv", "tsv", "jsonl", "parquet", "xlsx", "mbox", "baskets")
    assert FORMATS[name].useless(ReadOptions(columns="a")) == ([] if is_table else ["columns"])


def test_many_batches(tmp_path):
    rows = [f"text {n},{n % 7},{n}" for n in range(100_000)]
    path = write(tmp_path / "x.csv", "\n".join(["text,few,many", *rows]))
    found = columns_of(path, columns="few,many")
    assert found["few"] == tuple(str(n % 7) for n in range(100_000))
    assert found["many"] == tuple(map(str, range(100_000)))
    assert len({id(value) for value in found["few"]}) == 7


BASKETS = (
    "order,article,when,who\n"
    "1,A,2011-05-01,\n"
    "2,A,2011-05-02,Bob\n"
    "1,B,2011-05-03,Ann\n"
    "3,,2011-05-09,Eve\n"
    "2,B, ,Bob\n"
    "4,A,,\n"
)


def test_columns_of_baskets(tmp_path):
    path = write(tmp_path / "x.csv", BASKETS)
    reading = read(path, basket="order", item="article", columns="when,who,order")
    assert dict(reading.corpus.document_columns) == {
        "when": ("2011-05-01", "2011-05-02", ""),
        "who": ("Ann", "Bob", ""),
        "order": ("1", "2", "4"),
    }
    assert reading.report.mixed_columns == {"when": 1}
    assert (
        "Rows of the same basket differ in when (1 of 3 baskets); the first value is kept."
        in reading.report.sentences()
    )


@given(
    rows=st.lists(
        st.tuples(st.integers(0, 5), st.sampled_from(["", " ", "a", "b ", None])), min_size=1
    ),
    batch=st.integers(1, 9),
)
def test_the_first_value_of_a_basket_that_is_not_blank(rows, batch):
    values = {basket: [] for basket, _ in rows}
    for basket, cell in rows:
        values[basket] += [cell.strip()] if cell and cell.strip() else []
    frame = pl.DataFrame(
        {"b": [b for b, _ in rows], "c": [c for _, c in rows]}, {"b": int, "c": str}
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("topicgrouper.corpus.readers.tables._BATCH_ROWS", batch)
        reading = read_frame(frame, options=ReadOptions(basket="b", item="b", columns="c"))
    assert reading.corpus.document_columns["c"] == tuple([*v, ""][0] for v in values.values())
    n_mixed = sum(len(set(found)) > 1 for found in values.values())
    assert reading.report.mixed_columns == ({"c": n_mixed} if n_mixed else {})
