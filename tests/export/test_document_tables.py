import csv
import sys
from dataclasses import replace

import numpy as np
import polars as pl
import pytest
from scipy.sparse import csr_array, load_npz

from topicgrouper.export import write_document_topics
from topicgrouper.export.document_tables import ENDINGS

KINDS = {
    "counts": {},
    "proportions": {"proportions": True},
    "relative": {"relative": True},
}


@pytest.fixture(params=KINDS.values(), ids=KINDS.keys())
def table(corpus, model, request):
    return model.transform(corpus, 3, **request.param)


def columns_of(table):
    label = [] if table.labels is None else ["label"]
    main = [] if table.main_topics is None else ["main_topic"]
    return ["document", *label, *main, *(f"topic_{name}" for name in table.topic_names)]


def main_columns(table):
    """Return the column of each document's main topic; the last document has no words."""
    assert table.main_topics[-1] == -1
    assert (table.main_topics[:-1] >= 0).all()
    return [f"topic_{table.topic_names[place]}" for place in table.main_topics[:-1]] + [""]


def test_csv_has_a_row_for_each_document(table, tmp_path):
    write_document_topics(table, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        heading, *rows = csv.reader(file)
    assert heading == columns_of(table)
    assert [tuple(row[:2]) for row in rows] == list(
        zip(table.document_ids, table.labels, strict=True)
    )
    assert [row[2] for row in rows] == main_columns(table)
    values = np.array([[float(cell) for cell in row[3:]] for row in rows])
    np.testing.assert_array_equal(values, table.values.toarray())


def test_csv_starts_no_formula_and_numbers_stay_numbers(table, tmp_path):
    ids = ("=1+1", "+a", "-2", "@b", "plain")
    labels = ("-1", "+1.5e-3", "=x", "-1-1", "")
    write_document_topics(replace(table, document_ids=ids, labels=labels), tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["document"] for row in rows] == ["'=1+1", "'+a", "'-2", "'@b", "plain"]
    assert [row["label"] for row in rows] == ["-1", "'+1.5e-3", "'=x", "'-1-1", ""]


def test_parquet_keeps_the_types(table, tmp_path):
    write_document_topics(table, tmp_path / "out.parquet")
    frame = pl.read_parquet(tmp_path / "out.parquet")
    assert frame.columns == columns_of(table)
    assert frame["document"].to_list() == list(table.document_ids)
    assert frame["main_topic"].to_list() == main_columns(table)
    values = frame.drop("document", "label", "main_topic").to_numpy()
    assert values.dtype == table.values.dtype
    np.testing.assert_array_equal(values, table.values.toarray())


def test_npz_is_what_scipy_and_numpy_read(table, tmp_path):
    write_document_topics(table, tmp_path / "out.npz")
    np.testing.assert_array_equal(load_npz(tmp_path / "out.npz").toarray(), table.values.toarray())
    with np.load(tmp_path / "out.npz") as archive:
        assert archive["document_ids"].tolist() == list(table.document_ids)
        assert archive["labels"].tolist() == list(table.labels)
        assert archive["topic_names"].tolist() == list(table.topic_names)
        main = [f"topic_{name}" if name else "" for name in archive["main_topics"].tolist()]
        assert main == main_columns(table)


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


@pytest.mark.parametrize("ending", ENDINGS)
def test_main_topics_need_not_be_there(table, tmp_path, ending):
    path = tmp_path / f"o{ending}"
    write_document_topics(replace(table, main_topics=None), path)
    if ending == ".csv":
        assert "main_topic" not in path.read_text(encoding="utf-8")
    elif ending == ".parquet":
        assert "main_topic" not in pl.read_parquet(path).columns
    else:
        with np.load(path) as archive:
            assert "main_topics" not in archive


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

    monkeypatch.setattr("topicgrouper.export.document_tables.save_npz", failing)
    with pytest.raises(OSError, match="disk full"):
        write_document_topics(table, tmp_path / "out.npz")
    assert list(tmp_path.iterdir()) == []


def test_parquet_without_polars_names_the_install(table, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'topicgrouper\[parquet\]'"):
        write_document_topics(table, tmp_path / "out.parquet")
    assert list(tmp_path.iterdir()) == []
    for ending in set(ENDINGS) - {".parquet"}:
        write_document_topics(table, tmp_path / f"out{ending}")
