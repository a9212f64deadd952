"""The workbook, read back with openpyxl and with our own reader, against the CSV tables."""

import csv
import io
import sys
import tempfile
import zipfile

import openpyxl
import pytest

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
from topicgrouper import Model, fit_tree, refine_taxonomy
from topicgrouper.export import (
    export,
    write_documents_csv,
    write_taxonomy_csv,
    write_topics_csv,
    write_words_csv,
    write_xlsx,
    xlsx,
)

pytest.importorskip("xlsxwriter")


def sheets(data):
    """The cells of each sheet by its name."""
    workbook = openpyxl.load_workbook(io.BytesIO(data))
    return {sheet.title: [list(row) for row in sheet.values] for sheet in workbook}


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
        cell == text if isinstance(cell, str) else cell == float(text)
        for row, texts in zip(as_csv(found), expected, strict=True)
        for cell, text in zip(row, texts, strict=True)
    )


def rows(write, view, **options):
    text = text_written(write, view, **options)
    return list(csv.reader(io.StringIO(text, newline="")))


@pytest.mark.parametrize("name", views_of_each_kind())
def test_sheets_hold_the_tables_of_the_csv_formats(name):
    view = views_of_each_kind()[name]
    found = sheets(written(write_xlsx, view))
    assert list(found) == ["topics", "words", "documents"]
    for title, write in zip(
        found, (write_topics_csv, write_words_csv, write_documents_csv), strict=True
    ):
        assert same(found[title], rows(write, view))
    shorter = sheets(written(write_xlsx, view, words=2, frequent=True))
    assert same(shorter["topics"], rows(write_topics_csv, view, words=2, frequent=True))


def test_several_levels_are_a_taxonomy():
    tree = fitted_tree()
    views = list(refine_taxonomy(tree, [2, 5]).views)
    found = sheets(written(write_xlsx, views, words=3))
    assert same(found["topics"], rows(write_taxonomy_csv, views, words=3))
    assert same(found["words"], rows(write_words_csv, views, words=3))
    assert same(found["documents"], rows(write_documents_csv, views, words=3))
    assert "main_topic_5" in found["documents"][0]


def test_without_training_counts_there_are_no_documents():
    found = sheets(written(write_xlsx, weighted_tree().view(2)))
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
    ).with_topic_names({tree.node_of(3): "=SUM(A1)"})


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
    assert {row[3] for row in found["topics"][1:]} == {None, "=SUM(A1)"}
    assert {type(row[0]) for row in found["topics"][1:]} == {int}
    for sheet in openpyxl.load_workbook(tmp_path / "x.xlsx"):
        assert not [cell for row in sheet for cell in row if cell.data_type == "f"]


def test_headers_stay_in_sight_and_columns_fit(tmp_path):
    export(model(), tmp_path / "x.xlsx", view=3)
    workbook = openpyxl.load_workbook(tmp_path / "x.xlsx")
    for sheet in workbook:
        assert sheet.freeze_panes == "A2"
        assert sheet.auto_filter.ref == sheet.dimensions
        assert sheet["A1"].font.bold
        widths = {
            cell.value: sheet.column_dimensions[cell.column_letter].width for cell in sheet[1]
        }
        assert all(8 <= width <= 61 for width in widths.values())
    assert widths["digits"] > 19 > widths["price"]
    assert widths["main_topic_words"] > 40


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
    data = written(write_xlsx, hostile_tree().view(3))
    cells = [row[0] for row in sheets(data)["words"][1:]]
    assert {"<script>alert(1)</script>", "=1+1", "+cmd", "-2", "@user", "😀", "芝士"} <= set(cells)
    assert {"nul\\x00byte", "\\x1b[31mred", "half\\ud800", "\\ufffe"} <= set(cells)
    (long,) = [cell for cell in cells if cell and len(cell) > 1_000]
    assert long == "x" * 32_766 + "…"
    assert len(cells) == len(HOSTILE)


def test_the_limit_of_texts_is_in_units_of_utf_16():
    assert xlsx._text("x" * 32_767) == "x" * 32_767
    assert xlsx._text("😀" * 16_384) == "😀" * 16_383 + "…"
    assert xlsx._text("x" + "😀" * 16_384) == "x" + "😀" * 16_382 + "…"


@pytest.mark.parametrize(
    ("values", "are_numbers"),
    [
        (["1", "", "-2.50", "0.1"], True),
        (["0", "2011"], True),
        (["123456789012345"], True),
        (["1234567890123456"], False),
        (["0.1234567890123456"], False),
        (["01"], False),
        (["1", "x"], False),
        (["1e5"], False),
        (["1,5"], False),
        (["inf"], False),
        (["٣"], False),
        (["1\n"], False),
        (["", ""], False),
        (["."], False),
    ],
)
def test_which_columns_are_numbers(values, are_numbers):
    assert xlsx._are_numbers(values) == are_numbers


@pytest.mark.parametrize(
    ("limit", "number", "message"),
    [
        ("_MAX_ROWS", 31, "the sheet of words would have 41 rows, .* 31; use the format words-csv"),
        ("_MAX_ROWS", 30, "the sheet of words"),
        ("_MAX_COLUMNS", 7, "the sheet of topics would have 28 columns, .* 7; use the format csv"),
    ],
)
def test_what_excel_cannot_hold_is_refused(monkeypatch, tmp_path, limit, number, message):
    monkeypatch.setattr(xlsx, limit, number)
    with pytest.raises(ValueError, match=message):
        export(fitted_tree(), tmp_path / "x.xlsx", view=3)
    assert not list(tmp_path.iterdir())


def test_the_limits_are_those_of_excel():
    assert (xlsx._MAX_ROWS, xlsx._MAX_COLUMNS, xlsx._MAX_TEXT) == (1_048_576, 16_384, 32_767)


def test_files_hold_no_time_of_day_and_no_temporary_files_stay(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    data = written(write_xlsx, fitted_tree().view(3))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {member.date_time[0] for member in archive.infolist()} == {1980}
        assert b"2000-01-01T00:00:00Z" in archive.read("docProps/core.xml")
        assert b"<t>w" in archive.read("xl/worksheets/sheet2.xml")  # streamed, not shared strings
    monkeypatch.setattr(xlsx, "_write_row", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        export(fitted_tree(), tmp_path / "x.xlsx", view=3)
    assert not list(tmp_path.iterdir())


def test_without_the_package_the_install_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    with pytest.raises(ImportError, match=r"pip install 'topicgrouper\[files\]'"):
        export(fitted_tree(), tmp_path / "x.xlsx")
    assert not list(tmp_path.iterdir())
