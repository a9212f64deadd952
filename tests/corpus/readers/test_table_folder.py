"""Folders of tables."""

import gzip
import json

import pytest

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError


def test_tables_of_a_folder_are_one_table(tmp_path):
    write(tmp_path / "x/b.csv", "id,text,by\n1,one cat,Ann\n2,two cats,Bob\n")
    write(tmp_path / "x/sub/a.csv.gz", gzip.compress(b"text;by;id\nthree cats;Cay;7\nx\n"))
    write(tmp_path / "x/.hidden/a.csv", "no")
    reading = read(tmp_path / "x", columns="by", keep_texts=True)
    assert reading.source.format == "csv"
    assert reading.corpus.texts == ("one cat", "two cats", "three cats")
    assert reading.corpus.document_ids == ("b.csv:1", "b.csv:2", "sub/a.csv.gz:1")
    assert reading.corpus.document_columns == {"by": ("Ann", "Bob", "Cay")}
    assert reading.report.problems[0].path.endswith("a.csv.gz")
    assert reading.report.problems[0].line == 3
    assert read(tmp_path / "x", id_column="id").corpus.document_ids == ("1", "2", "7")


def test_baskets_go_on_in_the_next_table(tmp_path):
    write(tmp_path / "x/1.tsv", "order\titem\na\tmilk\n")
    write(tmp_path / "x/2.tsv", "item\torder\nbread\ta\n\tb\n")
    reading = read(tmp_path / "x", basket="order", item="item")
    assert str(reading.report.problems[0]).startswith(
        f"{tmp_path}/x/2.tsv, line 3: the basket or item"
    )
    corpus = reading.corpus
    assert corpus.document_ids == ("a",)
    assert corpus.counts.toarray().tolist() == [[1, 1]]


def test_json_objects_need_not_have_the_same_fields(tmp_path):
    for number in range(3):
        row = {"text": f"{number} cats", f"only{number}": "x", "tags": [{"a": 1}]}
        write(tmp_path / f"x/{number}.json", json.dumps(row, indent=2))
    corpus = read(tmp_path / "x", columns="only2").corpus
    assert corpus.document_ids == ("0.json:1", "1.json:1", "2.json:1")
    assert corpus.document_columns == {"only2": ("", "", "x")}


def test_a_table_that_cannot_be_opened_is_left_out(tmp_path):
    write(tmp_path / "x/a.csv", "")
    write(tmp_path / "x/b.csv", "text\ncats\n")
    reading = read(tmp_path / "x")
    assert reading.corpus.document_ids == ("b.csv:1",)
    assert [str(problem) for problem in reading.report.problems] == [
        f"{tmp_path}/x/a.csv: the file is empty; the first line must contain the column names"
    ]
    (tmp_path / "x/b.csv").unlink()
    with pytest.raises(ReadError, match=r"no table found; .*a.csv: the file is empty"):
        read(tmp_path / "x")


def test_parquet_files_are_one_table(tmp_path):
    pl = pytest.importorskip("polars")
    (tmp_path / "x").mkdir()
    for number in range(2):
        pl.DataFrame({"text": [f"cats {number}"] * 2}).write_parquet(
            tmp_path / f"x/{number}.parquet"
        )
    found = read(tmp_path / "x").corpus
    assert found.document_ids == ("0.parquet:1", "0.parquet:2", "1.parquet:1", "1.parquet:2")


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["a.csv", "README.txt"], r"tables \(such as a.csv\) and another file \(README.txt\)"),
        (["a.csv", "b.csv", "c", "d"], r"and 2 other files \(c\)"),
        (["a.csv", "b.jsonl"], r"several formats \(a.csv and b.jsonl\)"),
    ],
)
def test_mixed_folders_are_not_guessed(tmp_path, names, told):
    for name in names:
        write(tmp_path / "x" / name, "text\ncats\n")
    with pytest.raises(ReadError, match=told + r".*the format folder"):
        read(tmp_path / "x")


def test_a_few_tables_among_texts_are_texts(tmp_path):
    for name in ("a.txt", "b.txt", "c.csv"):
        write(tmp_path / "x" / name, "some cats")
    reading = read(tmp_path / "x")
    assert reading.source.format == "folder"
    assert reading.corpus.n_documents == 3
    assert reading.report.notes == [
        "1 table was read as text: c.csv; move it out of the folder to exclude it.",
    ]
