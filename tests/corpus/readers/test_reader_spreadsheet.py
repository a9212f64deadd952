"""Sheets of Excel, from other programs and from enemies."""

from __future__ import annotations

import datetime as dt
import sys

import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, short_id, write, zipped
from topicgrouper.corpus import ReadError

pytest.importorskip("python_calamine")
openpyxl = pytest.importorskip("openpyxl")
xlsxwriter = pytest.importorskip("xlsxwriter")
ROWS = [
    ["id", "text", "day", "n"],
    [1, "some words", dt.date(2024, 3, 1), 2.5],
    [2, None, dt.datetime(2024, 3, 1, 12, 30), 3.0],
    [None, None, None, None],
    ["three", "=SUM(1)", None, True],
]


def with_openpyxl(path, **sheets):
    workbook = openpyxl.Workbook()
    workbook.remove(workbook.active)
    for name, rows in sheets.items():
        sheet = workbook.create_sheet(name)
        for row in rows:
            sheet.append(row)
    workbook.save(path)
    return path


def with_xlsxwriter(path, rows, *, top=0):
    workbook = xlsxwriter.Workbook(path, {"strings_to_formulas": False})
    date = workbook.add_format({"num_format": "yyyy-mm-dd hh:mm"})
    sheet = workbook.add_worksheet("Data")
    for row, cells in enumerate(rows, start=top):
        for column, cell in enumerate(cells):
            is_date = isinstance(cell, dt.date)
            sheet.write(row, column, cell, *([date] if is_date else []))
    workbook.close()
    return path


@pytest.mark.parametrize("top", [0, 3])
def test_a_sheet_is_a_table(tmp_path, top):
    path = with_xlsxwriter(tmp_path / "x.xlsx", ROWS, top=top)
    corpus = read(path, id_column="id", columns=("day", "n"), keep_texts=True).corpus
    assert corpus.document_ids == ("1", "2", "three")
    assert corpus.texts == ("some words", "", "=SUM(1)")
    assert corpus.document_columns["day"] == ("2024-03-01", "2024-03-01T12:30:00", "")
    assert corpus.document_columns["n"] == ("2.5", "3", "true")


def test_baskets_of_a_sheet(tmp_path):
    rows = [["order", "article", "pieces"], [7, "tea", 2], [7, "milk", 1], [8, "tea", 1]]
    path = with_openpyxl(tmp_path / "x.xlsx", Sheet=rows)
    corpus = read(path, basket="order", item="article", quantity="pieces").corpus
    assert corpus.document_ids == ("7", "8")
    assert corpus.vocabulary == ("tea", "milk")
    assert corpus.counts.toarray().tolist() == [[2, 1], [1, 0]]


def test_the_sheet_must_be_chosen_if_several_have_content(tmp_path):
    sheets = {"Empty": [], "March": [["text"], ["one"]], "April": [["text"], ["two words"]]}
    path = with_openpyxl(tmp_path / "x.xlsx", **sheets)
    with pytest.raises(ReadError, match="several sheets; set the sheet to one of 'March', 'April'"):
        read(path)
    assert read(path, sheet="April").corpus.vocabulary == ("two", "words")
    with pytest.raises(ReadError, match="no sheet 'May'; choose from 'Empty', 'March'"):
        read(path, sheet="May")
    with pytest.raises(ReadError, match="the sheet is empty"):
        read(path, sheet="Empty")


def test_the_only_sheet_with_content_is_found(tmp_path):
    path = with_openpyxl(tmp_path / "x.xlsx", Empty=[], Data=[["text"], ["words"]])
    assert read(path).corpus.vocabulary == ("words",)
    with pytest.raises(ReadError, match="all sheets are empty"):
        read(with_openpyxl(tmp_path / "y.xlsx", One=[], Two=[]))


def test_many_rows_come_in_order(tmp_path):
    rows = [["text", "n"], *([f"word{n % 10}", n] for n in range(12_000))]
    corpus = read(with_xlsxwriter(tmp_path / "x.xlsx", rows), columns="n").corpus
    assert corpus.document_columns["n"] == tuple(str(n) for n in range(12_000))


def test_a_sheet_named_otherwise_is_recognized(tmp_path):
    path = with_openpyxl(tmp_path / "x.xlsx", Data=[["text"], ["words"]])
    for name in ("x.csv", "x.txt", "x"):
        reading = read(path.rename(tmp_path / name))
        assert reading.corpus.vocabulary == ("words",)
        assert reading.report.notes == [
            f"{name} contains a spreadsheet and was read as xlsx.",
        ]
        path = tmp_path / name


@pytest.mark.parametrize(
    "data", [b"", b"PK", zipped({"xl/workbook.xml": b"<a>"}), b"\0" * 999], ids=short_id
)
def test_damaged_sheets(tmp_path, data):
    with pytest.raises(ReadError, match=r"x\.xlsx: .*(damaged|all sheets are empty)"):
        read(write(tmp_path / "x.xlsx", data))


def test_cells_at_the_far_end_do_not_fill_the_memory(tmp_path):
    workbook = openpyxl.Workbook()
    workbook.active["A1"] = "text"
    workbook.active["XFD1048576"] = "x"
    workbook.save(tmp_path / "x.xlsx")
    with pytest.raises(ReadError, match=r"x\.xlsx: .*memory; if a cell is far from the others"):
        read(tmp_path / "x.xlsx", text_column="text")


def test_cells_that_share_a_long_text_count_each(tmp_path, monkeypatch):
    rows = [["text"], *[["cat " * 5000]] * 20]
    path = with_xlsxwriter(tmp_path / "x.xlsx", rows)
    assert read(path).corpus.n_documents == 20
    monkeypatch.setattr("topicgrouper.corpus.readers.context.HARMLESS_BYTES", 100_000)
    monkeypatch.setattr("topicgrouper.corpus.readers.context.MAX_INFLATION", 50)
    with pytest.raises(ReadError, match="grows to more than 50 times its size"):
        read(path)


def test_a_packed_sheet_must_be_unpacked(tmp_path):
    path = with_openpyxl(tmp_path / "x.xlsx", Data=[["text"], ["words"]])
    with pytest.raises(ReadError, match="unpack it"):
        read(write(tmp_path / "x.xlsx.gz", PACKERS["gz"](path.read_bytes())))


def test_in_a_folder_a_sheet_is_skipped(tmp_path):
    with_openpyxl(tmp_path / "x.xlsx", Data=[["text"], ["words"]])
    write(tmp_path / "a.txt", "one text")
    write(tmp_path / "b.txt", "another text")
    assert "expected a document, got a spreadsheet; read it separately" in str(
        read(tmp_path).report.problems
    )


def test_without_the_library_the_install_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "python_calamine", None)
    with pytest.raises(ReadError, match=r"pip install 'topicgrouper\[files\]', or save it as CSV"):
        read(with_openpyxl(tmp_path / "x.xlsx", Data=[["text"], ["words"]]))
