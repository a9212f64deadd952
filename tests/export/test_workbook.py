"""The workbook, read back with openpyxl and with our own reader, against the CSV tables."""

import csv
import io
import re
import tempfile
import zipfile
from itertools import zip_longest

import openpyxl
import pytest
from openpyxl.utils.escape import unescape

from tests.corpus.readers.reader_samples import read as read_documents
from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    hostile_tree,
    text_written,
    views_of_each_kind,
    weighted_tree,
    written,
)
from topicgrouper import Model, fit_tree
from topicgrouper.corpus import count_texts
from topicgrouper.export import export
from topicgrouper.tables import Column, Table


def sheets(data):
    """The cells of each sheet by its name."""
    workbook = openpyxl.load_workbook(io.BytesIO(data))
    return {sheet.title: [list(row) for row in sheet.values] for sheet in workbook}


def unescaped(row):
    """A row as Excel shows it; openpyxl leaves the escapes of texts as they are."""
    return [unescape(cell) if isinstance(cell, str) else cell for cell in row]


def as_csv(cells):
    """Cells as the CSV formats write them."""
    return [
        [
            "" if cell is None else str(cell).lower() if isinstance(cell, bool) else cell
            for cell in row
        ]
        for row in cells
    ]


def same(found, expected):
    """Whether cells are those of a CSV table, numbers as numbers."""
    return all(
        cell == text if isinstance(cell, str) else cell == pytest.approx(float(text), rel=1e-14)
        for row, texts in zip(as_csv(found), expected, strict=True)
        for cell, text in zip(row, texts, strict=True)
    )


def rows(write, view, **options):
    text = text_written(write, view, **options)
    return list(csv.reader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_sheets_hold_the_tables_of_the_csv_formats(name):
    view = views_of_each_kind()[name]
    found = sheets(written("xlsx", view))
    assert list(found) == ["summary", "topics", "documents", "words"]
    for title, write in (("words", "words-csv"), ("documents", "documents-csv")):
        assert same(found[title], rows(write, view))
    for options in ({}, {"k": 2, "frequent": True}):
        topics, file = sheets(written("xlsx", view, **options))["topics"], io.BytesIO()
        view.table(**options).write(file)
        assert same(topics, csv.reader(io.StringIO(file.getvalue().decode(), newline="")))


def test_several_levels_are_a_taxonomy():
    tree = fitted_tree()
    views = [tree.view(2), tree.view(5)]
    found = sheets(written("xlsx", views, k=3))
    assert same(found["topics"], rows("taxonomy-csv", views, k=3))
    assert same(found["words"], rows("words-csv", views, k=3))
    assert same(found["documents"], rows("documents-csv", views, k=3))
    assert "main_topic_5" in found["documents"][0]


def test_without_training_counts_there_are_no_documents():
    found = sheets(written("xlsx", weighted_tree().view(2)))
    assert list(found) == ["topics", "words"]
    assert found["words"][1][:3] == ["b", 2.0, None]


def model():
    tree = fitted_tree(vocabulary=[f"{code:05}" for code in range(40)])
    n = tree.counts.shape[0]
    columns = {
        "price": tuple("" if i == 3 else f"{i}.50" for i in range(n)),
        "code": tuple(f"{i:03}" for i in range(n)),
        "change": tuple(str(-i) for i in range(n)),
        "phone": tuple("+4930123456" for _ in range(n)),
        "digits": tuple("1234567890123456789" for _ in range(n)),
        "id": tuple("=1+1" for _ in range(n)),
    }
    return Model(
        tree,
        display_words=tuple(f"@lamp {i}" for i in range(40)),
        document_ids=tuple(str(i) for i in range(n)),
        labels=tuple("-a" for _ in range(n)),
        document_columns=columns,
    ).with_topic_names({3: "=SUM(A1)"})


def test_texts_stay_texts_and_columns_of_numbers_are_numbers(tmp_path):
    export(model(), tmp_path / "x.xlsx", view=3)
    assert [path.name for path in tmp_path.iterdir()] == ["x.xlsx"]
    found = sheets((tmp_path / "x.xlsx").read_bytes())
    head, first, *_, last = found["documents"]
    assert head[:8] == ["id", "label", "price", "code", "change", "phone", "digits", "column_id"]
    assert first[:8] == [
        *("0", "-a", 0.5, "000", 0, "+4930123456", "1234567890123456789", "=1+1"),
    ]
    assert last[2:5] == [29.5, "029", -29]
    assert found["documents"][4][2] is None
    assert found["words"][0][:2] == ["word", "display_word"]
    assert {row[0]: row[1] for row in found["words"]}["00007"] == "@lamp 7"
    assert {row[1] for row in found["topics"][1:]} == {None, "=SUM(A1)"}
    assert {type(row[0]) for row in found["topics"][1:]} == {int}
    for sheet in openpyxl.load_workbook(tmp_path / "x.xlsx"):
        assert not [cell for row in sheet for cell in row if cell.data_type == "f"]


def described_model():
    """A model of documents with titles, of which some topics differ between classes."""
    texts = [f"tea {'milk ' * (i + 1)}" for i in range(6)]
    texts += [f"moon {'star ' * (i + 1)}" for i in range(6)]
    corpus = count_texts(
        texts,
        ids=[f"d{i}" for i in range(12)],
        labels=["x:y/z?"] * 6 + ["sky"] * 6,
        columns={
            "year": ["1987"] * 12,
            "Title": [f"Title {i}" if i else "" for i in range(12)],
            "BY LABEL": ["a", "b"] * 6,
        },
        keep_texts=True,
    )
    return Model.fit(corpus, min_frequency=1)


def test_a_summary_has_the_largest_topics_with_the_titles_of_their_documents():
    view = described_model().view(2)
    file = io.BytesIO()
    export(described_model(), file, format="xlsx", view=view, k=1)
    book = openpyxl.load_workbook(file)
    summary = book["summary"]
    facts = {row[0].value: row[1].value for row in summary.iter_rows(max_row=7)}
    assert (facts["documents"], facts["topics"]) == (12, 2)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", facts["written on"])
    assert summary.freeze_panes == "A10"
    assert summary.auto_filter.ref == "A9:H11"
    head, *topics = [[cell.value for cell in row] for row in summary.iter_rows(min_row=9)]
    assert head[3:] == ["documents", "share of documents", "title 1", "title 2", "title 3"]
    assert {row[2]: row[3:] for row in topics} == {
        "milk": [6, 0.5, "Title 5", "Title 4", "Title 3"],
        "moon": [6, 0.5, "Title 11", "Title 10", "Title 9"],
    }
    assert [cell.number_format for cell in summary[10][3:5]] == ["#,##0", "0.0%"]
    documents = [[cell.value for cell in row] for row in book["documents"]]
    assert documents[0][:6] == ["id", "label", "Title", "year", "BY LABEL", "text"]
    assert documents[2][:6] == ["d1", "x:y/z?", "Title 1", 1987, "b", "tea milk milk "]


def test_groups_have_counts_in_colours():
    file = io.BytesIO()
    export(described_model(), file, format="xlsx", view=2)
    book = openpyxl.load_workbook(file)
    # a column with one value is no group, and names of sheets differ by more than their case
    assert book.sheetnames == ["summary", "topics", "documents", "by label", "by BY LABEL", "words"]
    rows = [[cell.value for cell in row[2:]] for row in book["by label"]]
    assert rows[:2] == [["words", "sky", "x:y/z?"], ["all topics", 6, 6]]
    assert sorted(row[1:] for row in rows[2:]) == [[0, 6], [6, 0]]
    colours = {
        cell.value: cell.fill.fgColor.rgb for row in book["by label"]["D3:E4"] for cell in row
    }
    assert colours == {0: "FF9DC3E6", 6: "FFF4B183"}
    plain = {cell.fill.fill_type for row in book["by BY LABEL"]["D2:E4"] for cell in row}
    assert plain == {None}


def test_our_own_reader_reads_it_back(tmp_path):
    texts = ["tea with milk", "milk and tea", "moon and rocket"]
    tree = fit_tree([[1, 1, 0], [1, 1, 0], [0, 0, 2]], ["tea", "milk", "moon"])
    fitted = Model(tree, document_ids=("a", "b", "c"), document_columns={"body": tuple(texts)})
    export(fitted, tmp_path / "x.xlsx", view=2)
    options = {"sheet": "documents", "text_column": "body", "id_column": "id", "keep_texts": True}
    corpus = read_documents(tmp_path / "x.xlsx", **options).corpus
    assert corpus.document_ids == ("a", "b", "c")
    assert corpus.texts == tuple(texts)


def test_hostile_words_make_valid_xml_and_long_ones_are_cut():
    data = written("xlsx", hostile_tree().view(3))
    cells = [row[0] for row in sheets(data)["words"][1:]]
    assert {"<script>alert(1)</script>", "=1+1", "+cmd", "-2", "@user", "😀", "芝士"} <= set(cells)
    assert {"nul\\x00byte", "\\x1b[31mred", "half\\ud800", "\\ufffe"} <= set(cells)
    (long,) = [cell for cell in cells if cell and len(cell) > 1_000]
    assert long == "x" * 32_766 + "…"
    assert len(cells) == len(HOSTILE)


@pytest.mark.parametrize(
    ("limit", "number", "message"),
    [
        ("_MAX_ROWS", 31, "the sheet words would have 41 rows, .* 31; write .csv"),
        ("_MAX_ROWS", 30, "the sheet documents"),
        ("_MAX_COLUMNS", 8, "the sheet topics would have \\d+ columns, .* 8; write .csv"),
    ],
)
def test_what_excel_cannot_hold_is_refused(monkeypatch, tmp_path, limit, number, message):
    monkeypatch.setattr(f"topicgrouper.tables.workbook.{limit}", number)
    with pytest.raises(ValueError, match=message):
        export(fitted_tree(), tmp_path / "x.xlsx", view=3)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("n_rows", "n_columns", "message"),
    [
        (2**20, 1, "1,048,577 rows, .* 1,048,576;"),
        (1, 2**14 + 1, "16,385 columns, .* 16,384;"),
    ],
)
def test_the_limits_are_those_of_excel(tmp_path, n_rows, n_columns, message):
    columns = tuple(Column(name=f"c{place}", kind="int") for place in range(n_columns))
    with pytest.raises(ValueError, match=message):
        Table(columns, [(1,) * n_columns] * n_rows).write(tmp_path / "x.xlsx")


def test_files_hold_no_time_of_day_and_no_temporary_files_stay(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    data = written("xlsx", fitted_tree().view(3))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {member.date_time[0] for member in archive.infolist()} == {1980}
        assert b"2000-01-01T00:00:00Z" in archive.read("docProps/core.xml")
        assert b"<t>w" in archive.read("xl/worksheets/sheet2.xml")  # streamed, not shared strings
    monkeypatch.setattr("topicgrouper.tables.workbook._cell", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        export(fitted_tree(), tmp_path / "x.xlsx", view=3)
    assert not list(tmp_path.iterdir())


CELLS = (
    " blanks ",
    "two\nlines\tand a tab",
    "_x0041_ and _x000D_",
    "a & b < c > d",
    '"quoted"',
    "é 芝",
)
NUMBERS = (0, -7, 10**15, 0.1, -2.5e-300, 1 / 3, True, False, None)


def test_texts_and_numbers_are_read_back_as_they_were(tmp_path):
    columns = Column(name="a & b", kind="text"), Column(name="value", kind="number")
    rows = list(zip_longest(CELLS, NUMBERS))
    table = Table(
        (*columns, *(Column(name=f"c{i}", kind="int") for i in range(701))),
        [(*row, *range(701)) for row in rows],
    )
    table.write(tmp_path / "x.xlsx")
    head, *found = sheets((tmp_path / "x.xlsx").read_bytes())["table"]
    assert head[0] == "a & b"
    assert [tuple(unescaped(row[:2])) for row in found] == [
        (text, pytest.approx(number, rel=1e-15) if type(number) is float else number)
        for text, number in rows
    ]
    assert all(row[2:] == list(range(701)) for row in found)  # beyond column ZZ
    infinite = Table(columns, [("x", float("inf")), ("y\rz", float("nan"))])
    infinite.write(tmp_path / "y.xlsx")
    _, *found = sheets((tmp_path / "y.xlsx").read_bytes())["table"]
    assert list(map(unescaped, found)) == [["x", "inf"], ["y\rz", None]]


def test_other_readers_read_it(tmp_path):
    calamine = pytest.importorskip("python_calamine")
    export(model(), tmp_path / "x.xlsx", view=3)
    book = calamine.CalamineWorkbook.from_path(tmp_path / "x.xlsx")
    for name, cells in sheets((tmp_path / "x.xlsx").read_bytes()).items():
        found = book.get_sheet_by_name(name).to_python()
        assert found == [["" if cell is None else cell for cell in row] for row in cells]
