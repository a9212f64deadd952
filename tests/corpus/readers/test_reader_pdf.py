"""PDF files, from other programs and from enemies."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from tests.corpus.readers.made_files import pdf, with_chromium
from tests.corpus.readers.reader_samples import read, short_id, write
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import child_process, pdf_program
from topicgrouper.corpus.readers import pdf as pdf_module
from topicgrouper.corpus.readers.pdf import PdfReader, joined_hyphens

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
        (pdf(["x"], encrypt="secret"), "needs a password"),
        (pdf([], []), r"no text, like a scan \(pages: 2\)"),
        (pdf(["x"])[:300], "damaged"),
        (b"%PDF-1.7\n" + b"\0" * 100, "damaged"),
        (b"", "damaged"),
    ],
    ids=short_id,
)
def test_files_without_text(tmp_path, data, message):
    with pytest.raises(ReadError, match=rf"x\.pdf: .*{message}"):
        read(write(tmp_path / "x.pdf", data))


def test_one_process_reads_many_files_and_bad_ones_do_no_harm(tmp_path, monkeypatch):
    started = []
    monkeypatch.setattr(
        pdf_module,
        "ChildProcess",
        lambda *args, **options: started.append(1) or child_process.ChildProcess(*args, **options),
    )
    for number in range(5):
        write(tmp_path / f"{number}.pdf", pdf([f"words of file {number}"]))
    write(tmp_path / "2.pdf", b"%PDF-nothing")
    reading = read(tmp_path, keep_texts=True)
    assert reading.corpus.texts == tuple(f"words of file {n}" for n in (0, 1, 3, 4))
    assert len(started) == 2
    (sentence,) = (text for text in reading.report.sentences() if text.startswith("Skipped"))
    assert sentence.startswith(f"Skipped 1 of 5 files: {tmp_path}/2.pdf: it is damaged")


def test_too_long_a_text_is_not_called_damaged(monkeypatch):
    monkeypatch.setattr(pdf_program, "_MAX_CHARACTERS", 20)
    files = iter([pdf(["some words of a text"], ["and more"]), pdf(["short"])])
    answers = []
    pipe = SimpleNamespace(receive_bytes=lambda: next(files), send=answers.append)
    with pytest.raises(StopIteration):  # no more files
        pdf_program.serve("", pipe)
    assert answers == [{"error": "it has more than 20 characters; split it"}, {"pages": ["short"]}]


def test_a_reader_that_takes_too_long_is_ended(monkeypatch):
    monkeypatch.setattr(child_process, "_SECONDS", 0.01)
    monkeypatch.setattr(pdf_module, "_USUAL_BYTES", 0)
    reader = PdfReader()
    with pytest.raises(ReadError, match=r"x\.pdf: its reader took longer"):
        reader.text(pdf(["x"]), path="x.pdf")
    reader.close()


def test_without_the_library_the_install_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    path = write(tmp_path / "folder/x.pdf", pdf(["x"]))
    with pytest.raises(ReadError, match=r"pip install 'topicgrouper\[files\]'"):
        read(path)
    write(tmp_path / "folder/a.txt", "words")
    report = read(tmp_path / "folder").report
    assert (report.n_documents, report.n_skipped) == (1, 1)
    assert "pip install 'topicgrouper[files]'" in report.problems[0].message
