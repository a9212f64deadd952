"""Word, PowerPoint, OpenDocument and EPUB, from other programs and from enemies."""

from __future__ import annotations

import io
import zipfile

import pytest

from tests.corpus.readers.made_files import HEADING, MAKERS, PAGE, SENTENCE, TABLE, with_pandoc
from tests.corpus.readers.reader_samples import read, short_id, write, zipped
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import context
from topicgrouper.corpus.readers.office import epub_text, office_text

_W = "xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'"


def word(body, *, before=""):
    xml = f"<?xml version='1.0'?>{before}<w:document {_W}><w:body>{body}</w:body></w:document>"
    return zipped({"[Content_Types].xml": b"<Types/>", "word/document.xml": xml.encode()})


TEXT = f"<w:document {_W}><w:t>{'abcdefgh ' * 60}</w:t></w:document>".encode()


def text_of(data, kind):
    reader = epub_text if kind == "epub" else office_text
    ((text, _),) = reader(data, kind=kind, encoding="utf-8")
    return text


@pytest.mark.parametrize("kind", ["docx", "odt", "pptx", "epub", "html"])
def test_documents_of_pandoc(kind, tmp_path):
    path = PAGE if kind == "html" else with_pandoc(tmp_path, kind)
    corpus = read(path, keep_texts=True).corpus
    assert corpus.document_ids == (f"pandoc.{kind}",)
    text = corpus.texts[0]
    words = text.split()
    for paragraph in ["Garden notes", "Heading of tomatoes", "beans", "weekly", "apples"]:
        assert f"\n\n{paragraph}\n\n" in f"\n\n{text}\n\n"
    assert {"tomatoes", "Müßiggang,", "cafés;", "日本語."} <= set(words)
    assert "A footnote about compost." in text
    assert not {"ch001.xhtml", "code", "DOCTYPE"} & set(words)


@pytest.mark.parametrize("kind", MAKERS)
def test_documents_of_other_libraries(kind, tmp_path):
    corpus = read(write(tmp_path / f"x.{kind}", MAKERS[kind]()), keep_texts=True).corpus
    paragraphs = [HEADING, SENTENCE, *(cell for row in TABLE for cell in row), "apples"]
    assert sorted(corpus.texts[0].split("\n\n")) == sorted(paragraphs)
    assert corpus.texts[0].startswith(f"{HEADING}\n\n{SENTENCE}\n\n")


def test_deleted_text_fallbacks_and_field_codes_are_left_out():
    body = (
        "<w:p><w:r><w:t>kept</w:t><w:tab/><w:t>here</w:t></w:r>"
        "<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>"
        "<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>"
        "<w:instrText>PAGE</w:instrText>"
        "<mc:AlternateContent xmlns:mc='m'><mc:Choice><w:t>box</w:t></mc:Choice>"
        "<mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent></w:p>"
    )
    assert text_of(word(body), "docx").split() == ["kept", "herebox"]


def test_hyphens_that_do_not_break_are_kept_and_readings_left_out():
    body = (
        "<w:p><w:r><w:t>North</w:t><w:noBreakHyphen/><w:t>South </w:t></w:r>"
        "<w:del><w:r><w:noBreakHyphen/></w:r></w:del>"
        "<w:r><w:ruby><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt>"
        "<w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>"
    )
    assert text_of(word(body), "docx") == "North-South 東京"


def test_empty_elements_of_books_hide_nothing():
    page = b'<html><head><script src="a.js"/></head><body>A<object data="x"/> book</body></html>'
    data = zipped({"mimetype": b"application/epub+zip", "a.xhtml": page})
    assert text_of(data, "epub").split() == ["A", "book"]


def test_comments_and_changes_of_opendocument_are_left_out():
    xml = (
        "<o xmlns:text='t' xmlns:office='o'><text:tracked-changes><text:p>old</text:p>"
        "</text:tracked-changes><text:p>one<text:s/>two<office:annotation><text:p>remark</text:p>"
        "</office:annotation><office:binary-data>QUJD</office:binary-data></text:p></o>"
    )
    data = zipped({"mimetype": b"x", "content.xml": xml.encode()})
    assert text_of(data, "odt").split() == ["one", "two"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (word("<w:p>"), "the XML is damaged"),
        (zipped({"[Content_Types].xml": b"", "word/styles.xml": b""}), "text is missing"),
        (word("<w:p/>")[:200], "damaged or incomplete"),
        (b"", "damaged or incomplete"),
    ],
    ids=short_id,
)
def test_hostile_and_damaged_documents(tmp_path, data, message):
    with pytest.raises(ReadError, match=rf"x\.docx: .*{message}"):
        read(write(tmp_path / "x.docx", data))


def test_billions_of_laughs_are_not_heard(tmp_path):
    entities = "<!ENTITY a0 'ha'>" + "".join(
        f"<!ENTITY a{n + 1} '&a{n};&a{n};&a{n};&a{n};&a{n};&a{n};'>" for n in range(30)
    )
    data = word("<w:p><w:t>&a30;</w:t></w:p>", before=f"<!DOCTYPE x [{entities}]>")
    with pytest.raises(ReadError, match=r"x\.docx: the (XML is damaged|text is longer)"):
        read(write(tmp_path / "x.docx", data))


def test_other_files_are_not_part_of_a_document():
    before = "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
    assert text_of(word("<w:p><w:t>a&a;b</w:t></w:p>", before=before), "docx") == "ab"


def test_documents_that_explode_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(context, "HARMLESS_BYTES", 2**20)
    body = "<w:p><w:t>" + "a " * 2**18 + "</w:t></w:p>"
    for number in range(3):
        write(tmp_path / f"{number}.docx", word(body))
    report = read(tmp_path).report
    assert (report.n_documents, report.n_skipped) == (2, 1)
    assert "200 times its size" in report.problems[0].message


def test_a_text_is_not_longer_than_that_of_a_file(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.folder._MAX_CHARACTERS", 1000)
    pages = dict.fromkeys(("a.htm", "b.htm", "c.htm"), b"<body>" + b"word " * 100)
    files = {
        "a.docx": zipped({"word/document.xml": TEXT, "word/footnotes.xml": TEXT}),
        "b.epub": zipped(pages),
        "c.docx": zipped({"word/document.xml": TEXT}),
    }
    for name, data in files.items():
        write(tmp_path / name, data)
    reading = read(tmp_path)
    assert reading.corpus.document_ids == ("c.docx",)
    assert [problem.path for problem in reading.report.problems] == [
        f"{tmp_path}/{name}" for name in ("a.docx", "b.epub")
    ]
    assert {problem.message.partition(" than ")[0] for problem in reading.report.problems} == {
        "the text is longer"
    }


def test_parts_that_have_no_text_are_not_unpacked():
    file = io.BytesIO(word("<w:p><w:t>words</w:t></w:p>"))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/media/image1.png", bytes(2**24))
    damaged = file.getvalue().replace(b"word/media/image1.png\xec", b"word/media/image1.png\0", 1)
    assert text_of(damaged, "docx") == "words"


def test_an_encrypted_book_is_refused(tmp_path):
    data = zipped({"mimetype": b"application/epub+zip", "a.xhtml": bytes(range(128, 256)) * 9})
    with pytest.raises(ReadError, match=r"book\.epub"):
        read(write(tmp_path / "book.epub", data))
