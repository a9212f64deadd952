"""CSV, TSV, JSON lines, Parquet and data frames with documents."""

import sys

import pandas as pd
import polars as pl
import pytest

from tests.corpus.readers.reader_samples import PACKERS, as_csv, read, write
from topicgrouper.corpus import ReadError, ReadOptions, TextOptions, read_corpus, read_frame


def told(reading):
    return [(problem.line, problem.message) for problem in reading.report.problems]


def test_a_csv_file_with_quotes_line_ends_and_a_mark(tmp_path):
    content = '\ufeffid;Text ;class\r\na;"one; ""two""\r\nthree";x\r\nb;four;y\r\n\r\n'
    reading = read(
        write(tmp_path / "x.csv", content), id_column="id", label_column="class", keep_texts=True
    )
    assert reading.corpus.texts == ('one; "two"\nthree', "four")
    assert reading.corpus.document_ids == ("a", "b")
    assert reading.corpus.labels == ("x", "y")
    assert (reading.report.n_problems, reading.report.notes) == (0, [])


def test_rows_are_called_by_their_number_and_missing_cells_are_empty(tmp_path):
    path = write(tmp_path / "x.csv", "id,text,class\n,one,\nb,,y\n")
    reading = read(path, id_column="id", label_column="class")
    assert reading.corpus.document_ids == ("1", "b")
    assert reading.corpus.labels == ("", "y")
    assert reading.report.n_empty == 1


def test_malformed_rows_are_told_with_their_line(tmp_path):
    content = 'text,n\n"one\nword",1\nonly\none,2,3\n"bad" quote,4\nlast words,5\n'
    reading = read(write(tmp_path / "x.csv", content), keep_texts=True)
    assert reading.corpus.texts == ("one\nword", "last words")
    assert reading.corpus.document_ids == ("1", "4")
    (few, many, quotes) = told(reading)
    assert (few[0], many[0], quotes[0]) == (4, 5, 6)
    assert few[1].startswith("the row has 1 cells but the header has 2")
    assert "double any quotes inside them" in quotes[1]
    assert reading.report.n_skipped == 3


def test_a_table_of_one_column_needs_no_name_and_keeps_empty_lines(tmp_path):
    reading = read(write(tmp_path / "x.csv", "review\none\n\ntwo\n"))
    assert (reading.report.n_documents, reading.report.n_empty) == (3, 1)


def test_the_text_column_must_be_known(tmp_path):
    path = write(tmp_path / "x.csv", "title,body\na,b\n")
    with pytest.raises(ReadError, match=r"set the text column .* 'title', 'body'"):
        read(path)
    with pytest.raises(ReadError, match=r"no column 'Body'; choose the text column from"):
        read(path, text_column="Body")
    with pytest.raises(ReadError, match="no column 'x'; choose the label column from"):
        read(path, text_column="body", label_column="x")
    path = write(tmp_path / "x.csv", "text,text\na,b\n")
    with pytest.raises(ReadError, match="several columns are called 'text'; rename"):
        read(path, text_column="text")


def test_empty_tables(tmp_path):
    with pytest.raises(ReadError, match="first line must contain the column names"):
        read(write(tmp_path / "x.csv", ""))
    with pytest.raises(ReadError, match="no document"):
        read(write(tmp_path / "x.csv", "text,n\n"))


def test_nul_bytes_in_tables(tmp_path):
    reading = read(write(tmp_path / "x.csv", "text,n\na\0b,1\nfine,2\n"))
    assert [line for line, _ in told(reading)] == [2]
    with pytest.raises(ReadError, match="NUL"):
        read(write(tmp_path / "x.csv", "te\0xt,n\nb,1\n"))


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("a,b,c", ["a", "b", "c"]),
        ("a;b,c;d", ["a", "b,c", "d"]),
        ("a\tb", ["a", "b"]),
        ("a|b|c,d", ["a", "b", "c,d"]),
        ('"a;b;c;d",e', ["a;b;c;d", "e"]),
    ],
)
def test_the_delimiter_is_the_commonest_outside_quotes(tmp_path, line, columns):
    path = write(tmp_path / "x.csv", f"{line}\n{line}\n")
    for column in columns:
        assert read(path, text_column=column, keep_texts=True).corpus.texts == (column,)


def test_a_delimiter_of_ones_own(tmp_path):
    path = write(tmp_path / "x.csv", "text^n\none, two^1\n")
    assert read(path, delimiter="^").corpus.vocabulary == ("one", "two")


def test_json_lines(tmp_path):
    content = (
        '{"text": "one", "id": 7, "class": true}\n\n'
        '{"text": null, "id": 8.0}\n'
        '{"id": 9}\n'
        '["text"]\n'
        '{"text": "three", "id": [1]}\n'
        "{broken\n"
        '{"text": "\\ud800 four", "id": 1.5}\n'
        '{"text": ' + "[" * 100_000 + "\n"
    )
    reading = read(
        write(tmp_path / "x.jsonl", content), id_column="id", label_column="class", keep_texts=True
    )
    assert reading.corpus.texts == ("one", "", "? four")
    assert reading.corpus.document_ids == ("7", "8", "1.5")
    assert reading.corpus.labels == ("true", "", "")
    problems = told(reading)
    assert sorted(line for line, _ in problems) == [4, 5, 6, 7, 9]
    messages = dict(problems)
    assert "no field 'text'; the fields are 'id'" in messages[4]
    assert "JSON list" in messages[5]
    assert "'id' must be a text or number, got a JSON list" in messages[6]
    assert "not a valid JSON object" in messages[7]
    assert reading.report.n_skipped == 5


def test_json_lines_larger_than_a_batch(tmp_path):
    lines = "".join(f'{{"text": "{"word " * 50}", "n": {i}}}\n' for i in range(10_000))
    corpus = read(
        write(tmp_path / "x.jsonl.gz", PACKERS["gz"](lines.encode())), id_column="n"
    ).corpus
    assert corpus.document_ids == tuple(map(str, range(10_000)))
    assert corpus.n_tokens == 500_000


def test_parquet_in_batches_with_progress(tmp_path):
    path = tmp_path / "x.parquet"
    frame = pl.DataFrame({"n": range(50_000), "text": ["some words"] * 49_999 + [None]})
    frame.write_parquet(path, row_group_size=3000)
    seen = []
    reading = read_corpus(
        path,
        options=ReadOptions(id_column="n"),
        progress=lambda share, _note: seen.append(share),
    )
    assert reading.corpus.document_ids == tuple(map(str, range(50_000)))
    assert reading.report.n_empty == 1
    assert len(seen) > 2
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


FRAME = {
    "text": ["one", None, "three"],
    "number": [1.0, None, 3.5],
    "day": pd.to_datetime(["2020-01-01", None, "2020-01-03"]),
    "list": [[1], [2], [3]],
    "bytes": [b"1", b"2", b"3"],
}


def frames(tmp_path):
    frame = pl.DataFrame({**FRAME, "day": pl.Series([FRAME["day"][0], None, None])})
    frame.write_parquet(tmp_path / "x.parquet")
    yield lambda options: read(tmp_path / "x.parquet", **options)
    yield lambda options: read_frame(frame, options=ReadOptions(**options))
    pandas_frame = pd.DataFrame(FRAME)
    yield lambda options: read_frame(pandas_frame, options=ReadOptions(**options))
    nullable = pandas_frame.astype({"text": "string", "number": "Float64"})
    yield lambda options: read_frame(nullable, options=ReadOptions(**options))


@pytest.mark.parametrize("column", ["list", "bytes"])
def test_columns_that_hold_no_texts_are_refused(tmp_path, column):
    for read_it in frames(tmp_path):
        with pytest.raises(ReadError, match=rf"column '{column}' contains .* texts or numbers"):
            read_it({"text_column": column})


def test_what_is_no_frame_is_refused():
    with pytest.raises(TypeError, match=r"expected a data frame, got builtins\.list"):
        read_frame([1, 2])
    with pytest.raises(TypeError, match="collect lazy frames first"):
        read_frame(pl.LazyFrame({"text": ["a"]}))


def test_a_packed_parquet_file_is_refused(tmp_path):
    path = write(tmp_path / "x.parquet.gz", PACKERS["gz"](b"PAR1"))
    with pytest.raises(ReadError, match="must not be compressed; unpack the file"):
        read(path)
    with pytest.raises(ReadError, match="damaged or incomplete"):
        read(write(tmp_path / "x.parquet", b"PAR1" * 10))


def test_texts_and_baskets_exclude_each_other(tmp_path):
    path = write(tmp_path / "x.csv", as_csv([("text", "n"), ("a", "1")]))
    with pytest.raises(ReadError, match="text_column: does not apply to baskets"):
        read(path, text_column="text", item="text", basket="n")
    with pytest.raises(ReadError, match="remove the lines of such items from the file"):
        read(path, item="text", basket="n", text=TextOptions(stop_words=["a"]))
    with pytest.raises(ReadError, match="quantity: does not apply to"):
        read(path, quantity="n")
    with pytest.raises(ReadError, match="quantity: does not apply to"):
        read_frame(pl.DataFrame({"text": ["a"]}), options=ReadOptions(quantity="n"))


@pytest.mark.parametrize("name", ["x.parquet", "x.unknown"])
def test_parquet_without_polars_names_the_install(tmp_path, monkeypatch, name):
    path = tmp_path / name
    pl.DataFrame({"text": ["words"]}).write_parquet(path)
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ReadError, match=r"needs polars; .*'topicgrouper\[parquet\]', or save it"):
        read(path)
