"""PDF files, from other programs and from enemies."""

from __future__ import annotations

import pytest

from tests.corpus.readers.made_files import pdf, with_chromium
from tests.corpus.readers.reader_samples import read, short_id, write
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import context
from topicgrouper.corpus.readers.pdf import joined_hyphens

pytest.importorskip("pypdfium2")
pytest.importorskip("reportlab")


def test_a_page_printed_by_chromium(tmp_path):
    (text,) = read(with_chromium(tmp_path), keep_texts=True).corpus.texts
    words = text.split()
    assert "telecommunication" in words  # divided between lines
    assert {"Müßiggang.", "cafés,", "cell", "apples", "Second"} <= set(words)
    assert "\n\nSecond page text." in text


def test_lines_and_pages_of_reportlab(tmp_path):
    pages = [["The infor-", "mation of well-", "known North-", "South and well-known"], ["Two."]]
    (text,) = read(write(tmp_path / "x.pdf", pdf(*pages)), keep_texts=True).corpus.texts
    assert text == "The information of well-known North-South and well-known\n\nTwo."


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("infor-\nmation", "information"),
        ("infor\ufffemation", "information"),
        ("infor\u00ad\nmation", "information"),
        ("well-\nknown is well-known", "well-known is well-known"),
        ("North-\nSouth", "North-South"),
        ("pre-\n2020", "pre-2020"),
        ("a - \nb", "a - \nb"),
        ("", ""),
    ],
)
def test_words_divided_between_lines(text, joined):
    assert joined_hyphens(text) == joined


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (pdf(["x"], encrypt="secret"), "is password-protected"),
        (pdf([], []), "no text found on 2 pages; if it is a scan"),
        (pdf(["x"])[:300], "damaged"),
        (b"%PDF-1.7\n" + b"\0" * 100, "damaged"),
        (b"", "damaged"),
    ],
    ids=short_id,
)
def test_files_without_text(tmp_path, data, message):
    with pytest.raises(ReadError, match=rf"x\.pdf: .*{message}"):
        read(write(tmp_path / "x.pdf", data))


def test_bad_files_do_no_harm_to_others(tmp_path):
    for number in range(5):
        write(tmp_path / f"{number}.pdf", pdf([f"words of file {number}"]))
    write(tmp_path / "2.pdf", b"%PDF-nothing")
    reading = read(tmp_path, keep_texts=True)
    assert reading.corpus.texts == tuple(f"words of file {n}" for n in (0, 1, 3, 4))
    (sentence,) = (text for text in reading.report.sentences() if text.startswith("Skipped"))
    assert sentence.startswith(f"Skipped 1 of 5 files: {tmp_path}/2.pdf: the file is damaged")


def test_too_long_a_text_is_not_called_damaged(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.folder._MAX_CHARACTERS", 20)
    path = write(tmp_path / "x.pdf", pdf(["some words of a text"], ["and more"]))
    with pytest.raises(ReadError, match=r"x\.pdf: the text is longer than .*; split it"):
        read(path)


def test_texts_count_among_what_files_grow_to(tmp_path, monkeypatch):
    monkeypatch.setattr(context, "HARMLESS_BYTES", 1000)
    monkeypatch.setattr(context, "MAX_INFLATION", 0)
    for number in range(5):
        write(tmp_path / f"{number}.pdf", pdf(["words " * 50]))
    report = read(tmp_path).report
    assert (report.n_documents, report.n_skipped) == (3, 2)
    assert "with the files read before, the file grows to more than" in report.problems[0].message
