"""What a file is, by its content as well as by its name."""

from __future__ import annotations

import io

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import PACKERS, read, short_id, tarred, write, zipped
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import formats
from topicgrouper.corpus.readers.detection import guess_format, kind_of_file
from topicgrouper.corpus.readers.formats import HEAD_BYTES, content_kind, zip_kind

HTML = b"<!DOCTYPE html>\n<html><body><p>some words</p></body></html>"
MAIL = b"Received: by x\r\nDate: 1\r\nFrom: ann@example.org\r\nSubject: tea\r\n\r\nSome words.\r\n"
MBOX = b"From ann Mon Mar  4 12:30:00 2024\nFrom: ann\n\nSome words.\n"
WORD = zipped({"_rels/.rels": b"", "word/document.xml": b"<d><p><t>some words</t></p></d>"})
OLD = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)


def parquet():
    file = io.BytesIO()
    pl.DataFrame({"text": ["some words"]}).write_parquet(file)
    return file.getvalue()


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        (b"%PDF-1.4", "pdf"),
        (HTML, "html"),
        (b"\xef\xbb\xbf  <!-- x -->\n<HTML>", "html"),
        (b'<?xml version="1.0"?><!DOCTYPE html PUBLIC "x">', "html"),
        (b"<html-like text>", None),
        (b"<p>Some text", None),
        (MAIL, "mail"),
        (b"From: ann\nSubject: tea\n\nUsenet", None),
        (b"From: ann\nMIME-Version: 1.0\n\nUsenet", None),
        (b"From: ann\nDate: 1\nMessage-ID: x\nnot a field\n\nx", None),
        (b"Received: x\n  folded\nFrom: ann\nDate: 1\n", "mail"),
        (MBOX, "mbox"),
        (b"From here on, at 12:30 in 2024, all is well.\nNo header", None),
        (b'{"text": "some words"}\n', "jsonl"),
        (b'[ {"text" : ["some"]}', "jsonl"),
        (b"{x: 1}", None),
        (b"[1] A citation", None),
        (b"{\\rtf1 x}", "rtf"),
        (b"\x89PNG\r\n\x1a\n", "image"),
        (b"RIFF\0\0\0\0WEBP", "media"),
        (b"RIFF is a word", None),
        (b"RIFF or WAVE?", None),
        (b"\0\0\0\x18ftypmp42", "media"),
        (b"The ftyp box", None),
        (b"GIF89a\x01\0\x01\0\x80\0\0", "image"),
        (b"GIF89a is an image format", None),
        (b"fLaC and OggS", None),
        (b"PAR1 is what Parquet begins with", None),
        (PACKERS["bz2"](b"text"), "packed"),
        (PACKERS["bz2"](b""), "packed"),
        (b"BZhang is a person", None),
        (b"<!-- a -->\n" * 40 + b"<body>", "html"),
        (b"<!-- a -->\n" * 40 + b"<p>x", None),  # takes hours if comments are tried in all ways
        (b"From " + b"12:30 " * 600 + b"\n", None),
        (OLD, "office-97"),
        (WORD, "packed"),
        (tarred({"a": b"x"}), "packed"),
        (b"", None),
        ("Ärger".encode(), None),
        ("Ärger".encode("utf-16"), None),
    ],
)
def test_kinds_by_first_bytes(head, kind):
    assert content_kind(head) == kind


@pytest.mark.parametrize(
    "piece", [b"<!-- ", b"<!---->", b"From 12:30 2024 ", b"<?xml ", b"a:b\n", b" ", b'{"', b"From "]
)
def test_looking_takes_no_time(piece):
    content_kind(piece * HEAD_BYTES)


@pytest.mark.parametrize(
    ("members", "kind"),
    [
        ({"_rels/.rels": b"", "word/document.xml": b""}, "docx"),
        ({"[Content_Types].xml": b"", "xl/workbook.xml": b""}, "xlsx"),
        ({"[Content_Types].xml": b"", "ppt/presentation.xml": b""}, "pptx"),
        ({"mimetype": b"application/vnd.oasis.opendocument.text"}, "odt"),
        ({"mimetype": b"application/epub+zip\n"}, "epub"),
        ({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet"}, "xlsx"),
        ({"mimetype": b"something"}, None),
        ({"a.txt": b"", "word/document.xml": b""}, None),
        ({"word/notes.txt": b"", "word/more.txt": b""}, None),
    ],
)
def test_zip_archives_that_are_documents(members, kind):
    assert zip_kind(io.BytesIO(zipped(members))) == kind


def test_a_damaged_archive_is_no_document():
    assert zip_kind(io.BytesIO(WORD[:-30])) is None
    assert zip_kind(io.BytesIO(b"PK\x03\x04")) is None


@pytest.mark.parametrize(
    ("name", "data", "expected"),
    [
        ("x.txt", WORD, "docx"),
        ("x.zip", WORD, "docx"),
        ("x", WORD, "docx"),
        ("x.pdf", WORD, "docx"),
        ("x.txt", HTML, "html"),
        ("x", HTML, "html"),
        ("page.html", b"just words", "html"),
        ("x.txt", MAIL, "mail"),
        ("mbox", MBOX, "mbox"),
        ("x.eml", MBOX, "mail"),
        ("x.mbox", MAIL, "mbox"),
        ("x.txt", b'{"text": "some words"}\n', "jsonl"),
        ("x.csv", b'{"text": "some words"}\n', "csv"),
        ("x.csv", parquet(), "parquet"),
        ("x.txt", parquet(), "parquet"),
        ("x.txt", tarred({"a.md": b"one", "b.md": b"two"}), "folder"),
        ("x.txt.gz", PACKERS["gz"](HTML), "html"),
        ("x.xls", OLD, "xlsx"),
        ("x.dat", b"1 2 3\n4 5\n", "baskets-wide"),
        ("x.dat", b"1\n2\n", "lda-c"),
        ("x.dat", b"2 0:1 1:1\n", "lda-c"),
    ],
)
def test_content_decides_where_it_can(tmp_path, name, data, expected):
    path = write(tmp_path / name, data)
    found, note = guess_format(path)
    assert found == expected
    is_named_so = name.rpartition(".")[2] in (expected, "html", "csv", "eml", "xls", "mbox")
    if expected in ("lda-c",) or (is_named_so and expected != "parquet"):
        assert name == "mbox" or note is None
    else:
        assert note.startswith(name)


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        (
            "x.csv",
            HTML,
            r"suggests the format csv, but the file contains HTML; .*set the format html",
        ),
        ("x.xls", HTML, "but the file contains HTML"),
        ("x.mtx", b"%PDF-1.4", "but the file contains PDF"),
        ("x.txt", b"\x89PNG\r\n\x1a\n\0", "image files"),
        ("x.doc", OLD, r"old Office formats \(\.doc"),
        ("x.docx", OLD, "password-protected files"),
        ("x.rtf", b"{\\rtf1 x}", "RTF is not supported"),
        ("x.txt", b"SQLite format 3\0", "SQLite databases"),
        ("x", b"just words", "unknown file extension"),
        (
            "x.txt.gz",
            PACKERS["gz"](PACKERS["gz"](b"text")),
            "expected a document, got a compressed file",
        ),
    ],
)
def test_contradictions_are_errors_where_nothing_sensible_is_left(tmp_path, name, data, message):
    with pytest.raises(ReadError, match=message):
        read(write(tmp_path / name, data))


def test_what_is_decided_by_content_is_told(tmp_path):
    reading = read(write(tmp_path / "x.txt", HTML))
    assert reading.corpus.vocabulary == ("some", "words")
    assert reading.report.sentences()[0] == "x.txt contains HTML and was read as html."
    assert read(tmp_path / "x.txt", format="lines").report.notes == []


@pytest.mark.parametrize(
    ("name", "data", "kind", "is_obvious"),
    [
        ("a/x.pdf", b"%PDF-", "pdf", True),
        ("x.txt", b"%PDF-", "pdf", False),
        ("x", HTML, "html", False),
        ("x.html", b"no markup", "html", True),
        ("x.html.gz", b"no markup", "html", True),
        ("x.pdf.zip", zipped({"a.txt": b"x"}), "packed", True),
        ("x.docx", WORD[:50], "docx", True),
        ("x.docx", WORD, "docx", True),
        ("x.zip", WORD, "docx", False),
        ("x.zip", zipped({"a.txt": b"x"}), "packed", True),
        ("x.md", b"words", None, True),
    ],
    ids=short_id,
)
def test_kinds_of_files_in_a_folder(name, data, kind, is_obvious):
    assert kind_of_file(name, data) == (kind, is_obvious)


STARTS = [
    b"", b"\xef\xbb\xbf", b" ", b"\n", b"\t", b"{", b"[ ", b'"a": 1', b"<", b"<html>",
    b"<!-- a -->", b"From ", b">From ", b"a 12:30 2024", b"from: a", b"Date: 1", b"Received: b",
    b"GIF89a", b"GIF", b"8BPS", b"RIFF", b"0000WAVE", b"\0\0\0\0ftyp", b"OggS", b"fLaC", b"PAR1",
    b"!BDN", b"BZh91AY&SY", b"\0", b"word", b"x" * 257, b"ustar",
]  # fmt: skip


@given(st.lists(st.sampled_from(STARTS), max_size=6))
def test_what_looks_plain_is_of_no_kind(parts):
    head = b"".join(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(formats, "has_no_signature", lambda _: False)
        expected = content_kind(head)
    assert content_kind(head) == expected
