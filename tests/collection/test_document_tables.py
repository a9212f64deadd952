import csv
from dataclasses import replace

import numpy as np
import polars as pl
import pytest
from scipy.sparse import csr_array, load_npz

from topicgrouper.collection import write_document_topics
from topicgrouper.collection.document_tables import ENDINGS


@pytest.fixture(params=[False, True], ids=["counts", "proportions"])
def table(corpus, model, request):
    return model.transform(corpus, 3, proportions=request.param)


def columns_of(table):
    label = [] if table.labels is None else ["label"]
    return ["document", *label, *(f"topic_{name}" for name in table.topic_names)]


def test_csv_has_a_row_for_each_document(table, tmp_path):
    write_document_topics(table, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        heading, *rows = csv.reader(file)
    assert heading == columns_of(table)
    assert [row[:2] for row in rows] == [
        list(pair) for pair in zip(table.document_ids, table.labels, strict=True)
    ]
    values = np.array([[float(cell) for cell in row[2:]] for row in rows])
    np.testing.assert_array_equal(values, table.values.toarray())


def test_parquet_keeps_the_types(table, tmp_path):
    write_document_topics(table, tmp_path / "out.parquet")
    frame = pl.read_parquet(tmp_path / "out.parquet")
    assert frame.columns == columns_of(table)
    assert frame["document"].to_list() == list(table.document_ids)
    values = frame.drop("document", "label").to_numpy()
    assert values.dtype == table.values.dtype
    np.testing.assert_array_equal(values, table.values.toarray())


def test_npz_is_what_scipy_and_numpy_read(table, tmp_path):
    write_document_topics(table, tmp_path / "out.npz")
    np.testing.assert_array_equal(load_npz(tmp_path / "out.npz").toarray(), table.values.toarray())
    with np.load(tmp_path / "out.npz") as archive:
        assert archive["document_ids"].tolist() == list(table.document_ids)
        assert archive["labels"].tolist() == list(table.labels)
        assert archive["topic_names"].tolist() == list(table.topic_names)


@pytest.mark.parametrize("ending", ENDINGS)
def test_labels_need_not_be_there_and_names_may_be_odd(table, tmp_path, ending):
    odd = tuple(f'é, "{number}"\n' for number in range(5))
    write_document_topics(replace(table, labels=None, document_ids=odd), tmp_path / f"o{ending}")
    if ending == ".csv":
        with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as file:
            assert [row[0] for row in csv.reader(file)][1:] == list(odd)
    elif ending == ".parquet":
        frame = pl.read_parquet(tmp_path / "o.parquet")
        assert "label" not in frame.columns
        assert frame["document"].to_list() == list(odd)
    else:
        with np.load(tmp_path / "o.npz") as archive:
            assert "labels" not in archive
            assert archive["document_ids"].tolist() == list(odd)


def test_other_endings_are_refused(table, tmp_path):
    with pytest.raises(ValueError, match=r"out\.xlsx: the file name must end in one of \.csv, "):
        write_document_topics(table, tmp_path / "out.xlsx")
    assert list(tmp_path.iterdir()) == []


def test_tables_beyond_all_measure_are_refused_but_sparse_files_are_not(table, tmp_path):
    huge = csr_array((100_000_000, 3), dtype=np.int64)
    with pytest.raises(ValueError, match=r"got 300,000,000; write \.npz"):
        write_document_topics(replace(table, values=huge), tmp_path / "out.csv")
    assert list(tmp_path.iterdir()) == []


def test_a_failure_leaves_nothing_behind(table, tmp_path, monkeypatch):
    def failing(*_, **__):
        raise OSError("disk full")

    monkeypatch.setattr("topicgrouper.collection.document_tables.save_npz", failing)
    with pytest.raises(OSError, match="disk full"):
        write_document_topics(table, tmp_path / "out.npz")
    assert list(tmp_path.iterdir()) == []
