"""Tables of documents: training documents with main topics, and documents × topics."""

import csv
import io
import re
from dataclasses import replace

import numpy as np
import polars as pl
import pytest
from scipy.sparse import csr_array, load_npz

from tests.export.export_samples import (
    fitted_tree,
    single_word,
    text_written,
    views_of_each_kind,
)
from topicgrouper import Model, fit_tree
from topicgrouper.export import export


def read_documents(view, **options):
    text = text_written("documents-csv", view, **options)
    return list(csv.DictReader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_every_row_has_the_main_topic_of_the_document(name):
    view = views_of_each_kind()[name]
    found = view.predict()
    shares = view.transform(view.tree.counts, values="shares").toarray()
    relative = view.relative_shares()
    words = view.keywords(2)
    rows = read_documents(view, k=2)
    assert [row["id"] for row in rows] == [str(row) for row in range(len(found))]
    for row, (cells, place) in enumerate(zip(rows, found.tolist(), strict=True)):
        assert "label" not in cells
        if place < 0:
            assert set(list(cells.values())[1:]) == {""}
            continue
        assert int(cells["main_topic"]) == view[place].number
        assert cells["main_topic_words"] == " ".join(words[place])
        assert float(cells["main_topic_share"]) == pytest.approx(shares[row, place])
        assert float(cells["main_topic_relative_share"]) == pytest.approx(relative[row, place])
    assert found[-1] == -1  # the document without words
    assert len(set(found.tolist())) > 3


def test_weights_are_shares_too():
    counts = [[1.5, 0.25, 0.0], [0.0, 0.5, 2.0], [0.5, 0.0, 1.0]]
    view = fit_tree(counts, ["a", "b", "c"]).view(3)
    shares = view.transform(counts, values="shares").toarray()
    places = view.predict()
    for row, cells in enumerate(read_documents(view)):
        assert float(cells["main_topic_share"]) == pytest.approx(shares[row, places[row]])


def test_several_views_have_columns_of_their_own():
    tree = fitted_tree()
    both = read_documents([tree.view(3), tree.view(9)])
    for n in (3, 9):
        for cells, alone in zip(both, read_documents(tree.view(n)), strict=True):
            for suffix in ("", "_name", "_words", "_share", "_relative_share"):
                assert cells[f"main_topic_{n}{suffix}"] == alone[f"main_topic{suffix}"]


def test_a_model_adds_ids_labels_and_display_words():
    tree = fitted_tree()
    n = tree.counts.shape[0]
    model = Model(
        tree,
        display_words=tuple(f"item {word}" for word in tree.vocabulary),
        document_ids=tuple(f"=id{row}" for row in range(n)),
        labels=tuple("@odd" if row % 2 else "even" for row in range(n)),
    )
    file = io.BytesIO()
    export(model, file, format="documents-csv", levels=[2, tree.view(5)], k=2)
    rows = list(csv.DictReader(io.StringIO(file.getvalue().decode(), newline="")))
    assert [row["id"] for row in rows] == [f"'=id{row}" for row in range(n)]
    assert [row["label"] for row in rows] == ["even", "'@odd"] * (n // 2)
    assert rows[0]["main_topic_5_words"].count(", item w") == 1


def test_a_model_adds_columns_and_topic_names():
    tree = fitted_tree()
    n = tree.counts.shape[0]
    numbered = tuple(map(str, range(n)))
    columns = {
        "date": tuple(f"2026-01-{row % 28 + 1:02}" for row in range(n)),
        "score": tuple(str(5 - row) for row in range(n)),
        "ID": numbered,
        "column_id": ("=1+1",) * n,
        "main_topic": ("a, b",) * n,
        "label": ("",) * n,
        "=cmd": numbered,
    }
    model = Model(tree, document_columns=columns, labels=numbered)
    names = {topic.number: f"Topic, {topic.number}" for topic in tree.view(3)[:2]}
    file = io.BytesIO()
    export(model.with_topic_names(names), file, format="documents-csv", view=3)
    rows = list(csv.DictReader(io.StringIO(file.getvalue().decode(), newline="")))
    assert list(rows[0])[:9] == [
        *("id", "label", "date", "score", "column_ID", "column_column_id", "column_main_topic"),
        *("column_label", "'=cmd"),
    ]
    assert [row["date"] for row in rows] == list(columns["date"])
    assert [row["score"] for row in rows] == list(columns["score"])  # negative numbers too
    assert {row["column_column_id"] for row in rows} == {"'=1+1"}
    assert {row["column_main_topic"] for row in rows} == {"a, b"}
    numbers = {f"{topic.number}": names.get(topic.number, "") for topic in tree.view(3)}
    main = [(row["main_topic"], row["main_topic_name"]) for row in rows if row["main_topic"]]
    assert all(numbers[topic] == name for topic, name in main)
    assert {name for _, name in main} >= set(names.values())
    assert pl.read_csv(file.getvalue())["score"].to_list() == [5 - row for row in range(n)]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"levels": [5, 2]}, "levels must be rising numbers of topics, as in [5, 20]; got [5, 2]"),
        ({"levels": []}, "got []"),
        ({"levels": [2], "view": 3}, "view and levels cannot be combined"),
        ({"levels": [41]}, "out of range"),
        ({"k": 0}, "k must be at least 1, got 0"),
    ],
)
def test_wrong_levels_are_refused(options, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        export(fitted_tree(), io.BytesIO(), format="documents-csv", **options)


def test_counts_are_needed():
    with pytest.raises(ValueError, match="no training counts"):
        read_documents(single_word().view(1))


KEPT = (".csv", ".parquet", ".npz")
MAIN = ["main_topic", "main_topic_name", "main_topic_words"]


@pytest.fixture(params=["weights", "counts", "shares", "relative"])
def table(corpus, model, request):
    return model.transform(corpus, 3, values=request.param)


def columns_of(table):
    label = [] if table.labels is None else ["label"]
    main = [] if table.main_topics is None else MAIN
    return ["id", *label, *main, *(f"topic_{name}" for name in table.topic_names)]


def mains(table):
    """Return the cells of each document's main topic; the last document has no words."""
    assert table.main_topics[-1] == -1
    assert (table.main_topics[:-1] >= 0).all()
    rows = {row.topic: row for row in table.view.table(5)}
    found = [rows[number] for number in table.main_topics[:-1]]
    cells = [(row.topic, row.name, list(row.words)) for row in found]
    return [*cells, (None,) * 3]


def test_csv_has_a_row_for_each_document(table, tmp_path):
    table.write(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        heading, *rows = csv.reader(file)
    assert heading == columns_of(table)
    assert [tuple(row[:2]) for row in rows] == list(
        zip(table.document_ids, table.labels, strict=True)
    )
    cells = [
        [
            "" if cell is None else " ".join(cell) if isinstance(cell, list) else str(cell)
            for cell in row
        ]
        for row in mains(table)
    ]
    assert [row[2:5] for row in rows] == cells
    values = np.array([[float(cell) for cell in row[5:]] for row in rows])
    np.testing.assert_array_equal(values, table.values.toarray())


def test_parquet_keeps_the_types(table, tmp_path):
    table.write(tmp_path / "out.parquet")
    frame = pl.read_parquet(tmp_path / "out.parquet")
    assert frame.columns == columns_of(table)
    assert frame["id"].to_list() == list(table.document_ids)
    assert frame.select(MAIN).rows() == mains(table)
    values = frame.drop("id", "label", *MAIN).to_numpy()
    assert values.dtype == table.values.dtype
    np.testing.assert_array_equal(values, table.values.toarray())


def test_npz_is_what_scipy_and_numpy_read(table, tmp_path):
    table.write(tmp_path / "out.npz")
    np.testing.assert_array_equal(load_npz(tmp_path / "out.npz").toarray(), table.values.toarray())
    with np.load(tmp_path / "out.npz") as archive:
        assert archive["document_ids"].tolist() == list(table.document_ids)
        assert archive["labels"].tolist() == list(table.labels)
        assert archive["topic_names"].tolist() == list(table.topic_names)
        numbers = {topic.number: str(topic.number) for topic in table.topics if topic.size > 1}
        expected = [numbers.get(number, "") for number, *_ in mains(table)]
        assert [name for name in archive["main_topics"].tolist() if name.isdecimal()] == [
            name for name in expected if name
        ]


@pytest.mark.parametrize("ending", KEPT)
def test_labels_and_main_topics_need_not_be_there_and_names_may_be_odd(table, tmp_path, ending):
    odd = tuple(f'é, "{number}"\n' for number in range(5))
    replace(table, labels=None, main_topics=None, document_ids=odd).write(tmp_path / f"o{ending}")
    if ending == ".csv":
        with (tmp_path / "o.csv").open(encoding="utf-8", newline="") as file:
            assert [row[0] for row in csv.reader(file)][1:] == list(odd)
    elif ending == ".parquet":
        frame = pl.read_parquet(tmp_path / "o.parquet")
        assert not {"label", "main_topic"} & set(frame.columns)
        assert frame["id"].to_list() == list(odd)
    else:
        with np.load(tmp_path / "o.npz") as archive:
            assert not {"labels", "main_topics"} & set(archive)
            assert archive["document_ids"].tolist() == list(odd)


def test_other_endings_are_refused(table, tmp_path):
    with pytest.raises(
        ValueError, match=r"out\.doc: the file name must end in one of \.csv, .*npz"
    ):
        table.write(tmp_path / "out.doc")
    assert list(tmp_path.iterdir()) == []


def test_tables_beyond_all_measure_are_refused_but_sparse_files_are_not(table, tmp_path):
    huge = csr_array((100_000_000, 3), dtype=np.int64)
    with pytest.raises(ValueError, match=r"got 300,000,000; write \.npz"):
        replace(table, values=huge).write(tmp_path / "out.csv")
    assert list(tmp_path.iterdir()) == []
